import type { Liga } from '#contract/liga/ligas.ts';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { haPasado } from '#domain/fecha.ts';
import { CLASES, TIPOS_LIGA } from '#domain/liga/tipos.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import calendario from '#web/club/calendario/calendario.module.css';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { cx } from '#web/ui/cx.ts';
import { Esperan } from './esperan.tsx';

type Partidos = { partidos: readonly PartidoEncontrado[]; ligas: readonly Liga[] };

/** What each colour is, and how many there are of it. */
function Leyenda({ partidos, ligas }: Partidos) {
  const tipoDe = new Map(ligas.map(({ id, tipo }) => [id, tipo]));
  const suyos = Map.groupBy(partidos, ({ idLiga }) => tipoDe.get(idLiga));
  const ahora = ahoraDelClub();
  const enJuego = partidos.filter(
    (partido) => partido.fecha <= ahora && !haPasado(partido, ahora) && estaPorJugar(conDesenlace(partido)),
  ).length;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {TIPOS_LIGA.filter((tipo) => suyos.has(tipo)).map((tipo) => (
        <li key={tipo} className={cx(calendario.tipo, calendario.filo, 'ps-2')} data-tipo={tipo}>
          {CLASES[tipo].nombre}{' '}
          <small className="text-ink-soft tabular-nums">{suyos.get(tipo)?.length}</small>
        </li>
      ))}
      {enJuego > 0 ? (
        <li>
          <span className="rounded-s bg-ok px-1 text-surface">En juego</span>{' '}
          <small className="text-ink-soft tabular-nums">{enJuego}</small>
        </li>
      ) : null}
    </ul>
  );
}

/** While nothing is in hand: how many there are, of which leagues, and how the screen is used, for who asks. */
export function NadaElegido({ partidos, ligas, mueve }: Partidos & { mueve: boolean }) {
  return (
    <>
      <details>
        <summary className="flex min-h-8 items-center justify-between gap-2 font-semibold">
          {cuantos(partidos.length, 'partido puesto', 'partidos puestos')}
          <span
            className="grid size-6 flex-none place-items-center rounded-full border border-border text-azul-text"
            aria-hidden="true"
          >
            ?
          </span>{' '}
          <span className="visually-hidden">Cómo se usa</span>
        </summary>
        {mueve
          ? 'Pulsa uno para ver quién juega, llamar, anotarlo o aplazarlo; arrástralo para moverlo. Pulsa un hueco para ver qué aplazados caben en él. ¿Llueve? Arrastra por los huecos, o pulsa una hora o el nombre de una pista.'
          : 'Pulsa uno para ver quién juega, llamar o anotarlo.'}
      </details>
      <Leyenda partidos={partidos} ligas={ligas} />
      {mueve ? <Esperan /> : null}
    </>
  );
}
