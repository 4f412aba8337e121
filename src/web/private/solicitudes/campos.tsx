import type { ReactNode } from 'react';
import type { Campo } from '#domain/inscripcion/ficha.ts';
import { Badge } from '#web/ui/badge.tsx';
import { enlaceDeCorreo } from './respuesta.ts';
import styles from './solicitudes.module.css';

const ESPACIOS = /\s+/g;

const ENLACES: Record<string, (valor: string, asunto?: string) => string> = {
  email: enlaceDeCorreo,
  telefono: (valor) => `tel:${valor.replace(ESPACIOS, '')}`,
};

function Valor({ campo, valor, asunto }: Campo & Pick<CamposProps, 'asunto'>): ReactNode {
  const enlace = ENLACES[campo];
  return enlace ? <a href={enlace(valor, asunto)}>{valor}</a> : valor;
}

export type CamposProps = {
  campos: readonly Campo[];
  /** The fields that came with a warning. */
  dudosos?: ReadonlySet<string>;
  /** Of the mail that answers them. */
  asunto?: string | undefined;
};

const NINGUNO: ReadonlySet<string> = new Set();

/** Labels and values, as they were filled in. */
export function Campos({ campos, dudosos = NINGUNO, asunto }: CamposProps) {
  return (
    <dl className={styles.campos}>
      {campos.map((uno) => (
        <div key={uno.campo}>
          <dt>{uno.etiqueta}</dt>
          <dd>
            <Valor {...uno} asunto={asunto} />
            {dudosos.has(uno.campo) ? <Badge tone="warn">Revisar</Badge> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
