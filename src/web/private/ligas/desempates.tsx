import { type KeyboardEvent, useRef } from 'react';
import type { Criterio } from '#domain/liga/reglas.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { avisoSinUsar, mover, sinUsar } from './mover.ts';
import styles from './reglas.module.css';
import { CRITERIOS_TEXTO } from './reglas-texto.ts';

type Props = { valor: readonly Criterio[]; onCambio: (desempates: Criterio[]) => void };

type FilaProps = {
  criterio: Criterio;
  puesto: number;
  de: number;
  onMover: (paso: 1 | -1) => void;
  onQuitar: () => void;
};

const PASOS: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 };

type MoverProps = Omit<FilaProps, 'onQuitar'> & { paso: 1 | -1; icono: 'up' | 'down'; texto: string };

/** It stays in the order of the keyboard when there is nowhere to go, so that the focus is never lost. */
const Mover = ({ criterio, puesto, de, onMover, paso, icono, texto }: MoverProps) => (
  <Button
    size="s"
    data-mover={`${criterio}${paso}`}
    aria-disabled={puesto + paso < 1 || puesto + paso > de}
    aria-label={`${texto} ${CRITERIOS_TEXTO[criterio].nombre.toLowerCase()}`}
    onClick={() => onMover(paso)}
  >
    <Icon name={icono} size={16} />
  </Button>
);

/** One tie-break in its place. Alt and an arrow move it too. */
function Fila({ onQuitar, ...mueve }: FilaProps) {
  const { criterio, puesto, onMover } = mueve;
  const { nombre, explica } = CRITERIOS_TEXTO[criterio];
  const conTeclas = (event: KeyboardEvent) => {
    const paso = PASOS[event.key];
    if (!paso || !event.altKey) return;
    event.preventDefault();
    onMover(paso);
  };
  return (
    <li className={styles.desempate} onKeyDown={conTeclas}>
      <span className={styles.puesto}>{puesto}.º</span>
      <span className={styles.criterio}>
        {nombre}
        <small>{explica}</small>
      </span>
      <Mover {...mueve} paso={-1} icono="up" texto="Subir" />
      <Mover {...mueve} paso={1} icono="down" texto="Bajar" />
      <Button size="s" look="ghost" aria-label={`Quitar ${nombre.toLowerCase()}`} onClick={onQuitar}>
        Quitar
      </Button>
    </li>
  );
}

function SinUsar({ valor, onCambio }: Props) {
  const aviso = avisoSinUsar(valor);
  if (aviso === null) return null;
  return (
    <>
      <p>{aviso}</p>
      <div className={styles.botones}>
        {sinUsar(valor).map((criterio) => (
          <Button key={criterio} size="s" onClick={() => onCambio([...valor, criterio])}>
            Añadir {CRITERIOS_TEXTO[criterio].nombre.toLowerCase()}
          </Button>
        ))}
      </div>
    </>
  );
}

/** The order in which ties are broken, changed by buttons. */
export function Desempates({ valor, onCambio }: Props) {
  const lista = useRef<HTMLOListElement>(null);
  const alMover = (criterio: Criterio, paso: 1 | -1) => {
    onCambio(mover(valor, criterio, paso));
    // The row may change its place in the page: the focus goes with it.
    requestAnimationFrame(() =>
      lista.current?.querySelector<HTMLElement>(`[data-mover="${criterio}${paso}"]`)?.focus(),
    );
  };
  return (
    <>
      <ol className={styles.desempates} ref={lista} aria-label="Desempates, por orden">
        {valor.map((criterio, indice) => (
          <Fila
            key={criterio}
            criterio={criterio}
            puesto={indice + 1}
            de={valor.length}
            onMover={(paso) => alMover(criterio, paso)}
            onQuitar={() => onCambio(valor.filter((otro) => otro !== criterio))}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {valor.map((criterio) => CRITERIOS_TEXTO[criterio].nombre).join(', ')}
      </p>
      <SinUsar valor={valor} onCambio={onCambio} />
    </>
  );
}
