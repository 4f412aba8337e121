import { Radio } from '@mantine/core';
import { PENDIENTES, type Pendientes } from '#contract/opciones.ts';
import type { PartidoPuesto } from '#contract/temporadas.ts';
import fields from '#web/ui/desk/fields.module.css';
import { cuantos } from './cuantos.ts';
import { Puestos } from './puestos.tsx';

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

/** Of a season that is over nobody owes what was put off. */
const SOBRE_APLAZADOS =
  'Los aplazados que dejes para jugar ya no saldrán en Aplazados: dales día antes, o ábrelos desde la lista de partidos.';

type Props = {
  puestos: readonly PartidoPuesto[];
  valor: Pendientes;
  elegir: (valor: Pendientes) => void;
};

/** Which matches are still arranged in a league that ends, and what becomes of them. domain.md, "Nueva temporada". */
export function ElegirPendientes({ puestos, valor, elegir }: Props) {
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
