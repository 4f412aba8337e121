import { NativeSelect } from '@mantine/core';
import { Link } from 'react-router';
import type { PartidoFila } from '#contract/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { horaDe } from '#domain/fecha.ts';
import { haAcabado, iniciosDelDia } from '#domain/partido/lluvia.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { Notice } from '#web/ui/states.tsx';
import type { UsoSuspension } from './use-suspension.ts';

type Uso = Pick<UsoSuspension, 'partidos' | 'marcados' | 'lloverDesde'>;

const A_MANO = { value: '', label: 'Los marcados en la lista' };

const desde = (hora: string, partidos: readonly PartidoFila[]): PartidoFila[] =>
  partidos.filter(({ fecha }) => horaDe(fecha) >= hora);

/** The hour whose matches, and all later ones, are those marked; '' when they were marked one by one. */
function horaMarcada(inicios: readonly string[], { partidos, marcados }: Uso): string {
  const [primera = ''] = iniciosDelDia(marcados);
  return inicios.includes(primera) && desde(primera, partidos).length === marcados.length ? primera : '';
}

/** From when it rains: what starts before stays on the calendar. */
export function Desde({ uso }: { uso: Uso }) {
  const { partidos, lloverDesde } = uso;
  const inicios = iniciosDelDia(partidos);
  const marcada = horaMarcada(inicios, uso);
  const opciones = inicios.map((hora, indice) => ({
    value: hora,
    label: `${indice === 0 ? 'Todo el día' : `Desde las ${hora}`} (${cuantos(desde(hora, partidos).length, 'partido', 'partidos')})`,
  }));
  return (
    <NativeSelect
      label="Llueve"
      description="Los que empiezan antes se quedan como están."
      data={marcada === '' ? [A_MANO, ...opciones] : opciones}
      value={marcada}
      onChange={({ currentTarget }) => currentTarget.value && lloverDesde(currentTarget.value)}
    />
  );
}

/** What should be over by now may have been played: it needs its score, not another day. */
export function QuizaJugados({ uso: { marcados } }: { uso: Pick<Uso, 'marcados'> }) {
  const ahora = ahoraDelClub();
  const cuantosSon = marcados.filter((partido) => haAcabado(partido, ahora)).length;
  if (cuantosSon === 0) return null;
  return (
    <Notice tone="warn" title="¿Alguno llegó a jugarse?">
      <p>
        {cuantosSon === 1
          ? 'La hora de 1 partido marcado ya ha pasado. Si se jugó, desmárcalo'
          : `La hora de ${cuantosSon} partidos marcados ya ha pasado. Desmarca los que se jugaron`}{' '}
        y ponle{cuantosSon === 1 ? '' : 's'} su resultado en{' '}
        <Link to={rutasPrivadas.puntuacionMasiva()}>Puntuación masiva</Link>.
      </p>
    </Notice>
  );
}
