import { Link } from 'react-router';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import type { FichaJugador } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { puntosDe } from '#domain/clasificacion/fila.ts';
import { nombreDivision } from '#domain/liga/liga.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { Forma } from '#web/club/competicion/forma.tsx';
import { InsigniaEliminado } from '#web/club/zona.tsx';
import styles from './cabecera.module.css';
import { gana } from './historial.ts';

/** "Lleva 3 ganados seguidos": only what is a run. */
function racha({ situacion }: FichaJugador): string | null {
  const forma = situacion?.forma ?? [];
  const ultimo = forma.at(-1);
  const cuantos = forma.length - 1 - forma.findLastIndex(({ gana }) => gana !== ultimo?.gana);
  if (!ultimo || cuantos < 2) return null;
  const tope = cuantos === forma.length && cuantos === 5 ? 'al menos ' : '';
  return `Lleva ${tope}${cuantos} ${ultimo.gana ? 'ganados' : 'perdidos'} seguidos.`;
}

/** Which league the player is in, and where; without one, that they play in none. */
export function EnQueLiga({ ficha: { situacion } }: { ficha: FichaJugador }) {
  if (!situacion) return 'Ahora no está en ninguna liga en juego';
  const { liga, puesto, de, estado } = situacion;
  const nombre = `${CLASES[liga.tipo].titulo}, ${nombreDivision(liga.tipo, liga.division)}`;
  return (
    <>
      <Link to={rutas.clasificaciones(liga.tipo, liga.id)}>{nombre}</Link>
      {puesto === null ? null : ` · ${puesto}.º de ${de}`} <InsigniaEliminado estado={estado} />
    </>
  );
}

type ComoVaProps = {
  ficha: FichaJugador;
  partidos: readonly PartidoPublico[];
  proximos: readonly PartidoPublico[];
};

/** How many of those left have a day: the others are not in sight. */
function conFecha(quedan: number, fijados: number): string {
  if (quedan === 0) return '';
  if (fijados === 0) return ', sin fecha aún';
  return fijados < quedan ? `, ${fijados} con fecha` : ', con fecha';
}

/** How the player is doing now: matches won, points, matches left, form, and what separates from the place above. */
export function ComoVa({ ficha, partidos, proximos }: ComoVaProps) {
  const { situacion, delante } = ficha;
  if (!situacion) return null;
  const { idJugador, puntos, quedan, forma, puesto, liga } = situacion;
  const deLiga = ({ idLiga }: PartidoPublico): boolean => idLiga === liga.id;
  const suyos = partidos.filter((partido) => deLiga(partido) && partido.ganador !== null);
  const seguidos = racha(ficha);
  return (
    <section aria-label="Cómo va">
      <dl className={styles.cifras}>
        <div>
          <dt>ganados</dt>
          <dd>
            {suyos.filter((partido) => gana(partido, idJugador)).length} de {suyos.length}
          </dd>
        </div>
        <div>
          <dt>puntos</dt>
          <dd>{puntos}</dd>
        </div>
        {liga.activa ? (
          <div>
            <dt>por jugar{conFecha(quedan, proximos.filter(deLiga).length)}</dt>
            <dd>{quedan}</dd>
          </div>
        ) : null}
        {forma.length > 0 ? (
          <div>
            <dt>últimos partidos</dt>
            <dd className={styles.forma}>
              <Forma forma={forma} />
            </dd>
          </div>
        ) : null}
      </dl>
      <p className={styles.dicho}>
        {seguidos}{' '}
        {delante && puesto !== null ? (
          <>
            {delante.puntos === 0 ? 'Empata a puntos con ' : `A ${puntosDe(delante.puntos)} de `}
            <Link to={rutas.jugador(delante.idJugador)}>{delante.jugador}</Link>, {puesto - 1}.º.
          </>
        ) : null}
      </p>
    </section>
  );
}
