import { Checkbox } from '@mantine/core';
import type { PartidoPuesto } from '#contract/temporadas.ts';
import { horaDe } from '#domain/fecha.ts';
import { cx } from '#web/ui/cx.ts';
import { fechaConDia } from './fecha-con-dia.ts';
import styles from './puestos.module.css';

type Marcas = {
  /** What ticking one does: "Quitar". */
  accion: string;
  marcados: ReadonlySet<number>;
  marcar: (id: number, marcado: boolean) => void;
};

type Props = {
  /** Names the list. */
  titulo: string;
  partidos: readonly (PartidoPuesto & { nota?: string })[];
  marcas?: Marcas;
};

const cuando = ({ fecha }: PartidoPuesto): string => `${fechaConDia(fecha)}, ${horaDe(fecha)}`;
const quienes = ({ jugador1, jugador2 }: PartidoPuesto): string => `${jugador1} – ${jugador2}`;

function Marca({ partido, accion, marcados, marcar }: Marcas & { partido: PartidoPuesto }) {
  return (
    <Checkbox
      aria-label={`${accion} ${quienes(partido)}, ${cuando(partido)}`}
      checked={marcados.has(partido.id)}
      onChange={({ currentTarget }) => marcar(partido.id, currentTarget.checked)}
    />
  );
}

/** Arranged matches that something is about to touch: day, hour, court and players of each. */
export function Puestos({ titulo, partidos, marcas }: Props) {
  if (partidos.length === 0) return null;
  return (
    <ul className={styles.lista} aria-label={titulo}>
      {partidos.map((partido) => (
        <li key={partido.id} className={cx(marcas && styles.marcable)}>
          {marcas ? <Marca partido={partido} {...marcas} /> : null}
          <span>{cuando(partido)}</span>
          <span>
            {quienes(partido)}
            <span className={styles.nota}>
              {partido.aplazado ? ' · aplazado' : ` · ${partido.pista ?? 'sin pista'}`}
              {partido.nota ? ` · ${partido.nota}` : null}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
