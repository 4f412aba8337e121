import { Checkbox, Radio } from '@mantine/core';
import type { PartidoPuesto } from '#contract/liga/temporadas.ts';
import { PENDIENTES, type Pendientes } from '#contract/opciones.ts';
import { horaDe } from '#domain/fecha.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { fechaConDia } from './dias.tsx';

import { cuantos } from './palabras.ts';

type Marcas = {
  /** What ticking one does: "Quitar". */
  accion: string;
  marcados: ReadonlySet<number>;
  marcar: (id: number, marcado: boolean) => void;
};

/** Of a season that is over nobody owes what was put off. */
const SOBRE_APLAZADOS =
  'Los aplazados que dejes para jugar ya no saldrán en Aplazados: dales día antes, o ábrelos desde la lista de partidos.';

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
    <ul className="border-t border-hairline text-s" aria-label={titulo}>
      {partidos.map((partido) => (
        <li key={partido.id} className="flex gap-3 border-b border-hairline py-2 wrap-anywhere">
          {marcas ? <Marca partido={partido} {...marcas} /> : null}
          <span className="grid flex-1 sm:flex sm:gap-3">
            <span className="sm:w-3xs sm:flex-none">{cuando(partido)}</span>
            <span className="min-w-0">
              {quienes(partido)}
              <span className="text-ink-soft">
                {partido.aplazado ? ' · aplazado' : ` · ${partido.pista ?? 'sin pista'}`}
                {partido.nota ? ` · ${partido.nota}` : null}
              </span>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const TEXTOS: Record<Pendientes, { label: string; description: string }> = {
  mantener: {
    label: 'Dejarlos para jugar',
    description: 'Siguen en el horario de la web, en el panel y en su pista, en la liga que termina.',
  },
  cancelar: {
    label: 'Cancelarlos',
    description:
      'Salen del horario y dejan libre su pista. La página de cada jugador dirá que se han cancelado.',
  },
};

type PendientesProps = {
  puestos: readonly PartidoPuesto[];
  valor: Pendientes;
  elegir: (valor: Pendientes) => void;
};

/** Which matches are still arranged in a league that ends, and what becomes of them. */
export function ElegirPendientes({ puestos, valor, elegir }: PendientesProps) {
  if (puestos.length === 0) return null;
  const quedan = puestos.length === 1 ? 'Queda' : 'Quedan';
  const aplazados = puestos.filter(({ aplazado }) => aplazado).length;
  return (
    <div className={fields.stack}>
      <Radio.Group
        label={`${quedan} ${cuantos(puestos.length, 'partido', 'partidos')} sin resultado en esta liga${
          aplazados > 0 ? `, ${cuantos(aplazados, 'aplazado', 'aplazados')}` : ''
        }`}
        description={aplazados > 0 ? SOBRE_APLAZADOS : null}
        value={valor}
        onChange={(elegido) => elegir(elegido as Pendientes)}
      >
        <div className={fields.stack}>
          {PENDIENTES.map((uno) => (
            <Radio key={uno} value={uno} {...TEXTOS[uno]} />
          ))}
        </div>
      </Radio.Group>
      <Puestos titulo="Partidos sin resultado" partidos={puestos} />
    </div>
  );
}
