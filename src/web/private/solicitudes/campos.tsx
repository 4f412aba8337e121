import type { ReactNode } from 'react';
import type { Campo } from '#domain/inscripcion/ficha.ts';
import { Badge } from '#web/ui/badge.tsx';
import styles from './solicitudes.module.css';

const ESPACIOS = /\s+/g;

const ENLACES: Record<string, (valor: string) => string> = {
  email: (valor) => `mailto:${valor}`,
  telefono: (valor) => `tel:${valor.replace(ESPACIOS, '')}`,
};

function Valor({ campo, valor }: Campo): ReactNode {
  const enlace = ENLACES[campo];
  return enlace ? <a href={enlace(valor)}>{valor}</a> : valor;
}

export type CamposProps = {
  campos: readonly Campo[];
  /** The fields that came with a warning. */
  dudosos?: ReadonlySet<string>;
};

const NINGUNO: ReadonlySet<string> = new Set();

/** Labels and values, as they were filled in. */
export function Campos({ campos, dudosos = NINGUNO }: CamposProps) {
  return (
    <dl className={styles.campos}>
      {campos.map((uno) => (
        <div key={uno.campo}>
          <dt>{uno.etiqueta}</dt>
          <dd>
            <Valor {...uno} />
            {dudosos.has(uno.campo) ? <Badge tone="warn">Revisar</Badge> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
