import type { Liga } from '#contract/liga/ligas.ts';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { haPasado } from '#domain/fecha.ts';
import { CLASES, TIPOS_LIGA } from '#domain/liga/tipos.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { Esperan } from './esperan.tsx';
import styles from './semana.module.css';

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
    <ul className={styles.leyenda}>
      {TIPOS_LIGA.filter((tipo) => suyos.has(tipo)).map((tipo) => (
        <li key={tipo} data-tipo={tipo}>
          {CLASES[tipo].nombre} <small>{suyos.get(tipo)?.length}</small>
        </li>
      ))}
      {enJuego > 0 ? (
        <li data-juego>
          <span>En juego</span> <small>{enJuego}</small>
        </li>
      ) : null}
    </ul>
  );
}

/** While nothing is in hand: how many there are, of which leagues, and how the screen is used, for who asks. */
export function NadaElegido({ partidos, ligas, mueve }: Partidos & { mueve: boolean }) {
  return (
    <>
      <details className={styles.ayuda}>
        <summary>
          {cuantos(partidos.length, 'partido puesto', 'partidos puestos')}
          <span aria-hidden="true">?</span> <span className="visually-hidden">Cómo se usa</span>
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
