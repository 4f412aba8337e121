import { Link } from 'react-router';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import type { FichaJugador } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { lugarDe, puntosDe } from '#domain/clasificacion/fila.ts';
import { cuentaAtras } from '#domain/cuenta-atras.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { nombreDivision } from '#domain/liga/liga.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { enFrase } from '#domain/meteo/en-frase.ts';
import { Forma } from '#web/club/competicion/forma.tsx';
import { IconoCielo } from '#web/club/meteo.tsx';
import { InsigniaEliminado } from '#web/club/zona.tsx';
import styles from './cabecera.module.css';
import { gana } from './historial.ts';

type Props = { ficha: FichaJugador; partidos: readonly PartidoPublico[]; idJugador: number; hoy: Dia };

/** Which league the player is in; without one, that they play in none. */
function EnQueLiga({ situacion }: Pick<FichaJugador, 'situacion'>) {
  if (!situacion) return 'Ahora no está en ninguna liga en juego';
  const { liga, estado } = situacion;
  return (
    <>
      <Link to={rutas.clasificaciones(liga.tipo, liga.id)}>
        {CLASES[liga.tipo].titulo}, {nombreDivision(liga.tipo, liga.division)}
      </Link>{' '}
      <InsigniaEliminado estado={estado} />
    </>
  );
}

/** Of the league they are in or, without one, of all their life in the club. */
function Cifras({ ficha: { situacion }, partidos, idJugador }: Omit<Props, 'hoy'>) {
  const suyos = partidos.filter(
    ({ idLiga, ganador }) => ganador !== null && (!situacion || idLiga === situacion.liga.id),
  );
  const cifras = [
    ...(situacion ? [{ que: situacion.puntos === 1 ? 'punto' : 'puntos', cuanto: situacion.puntos }] : []),
    {
      que: 'ganados',
      cuanto: `${suyos.filter((partido) => gana(partido, idJugador)).length} de ${suyos.length}`,
    },
    ...(situacion?.liga.activa ? [{ que: 'por jugar', cuanto: situacion.quedan }] : []),
  ];
  return (
    <dl className={styles.cifras}>
      {cifras.map(({ que, cuanto }) => (
        <div key={que}>
          <dt>{que}</dt>
          <dd>{cuanto}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What separates from the place above, after how they go. */
function ComoVa({ ficha }: Pick<Props, 'ficha'>) {
  const { situacion, delante } = ficha;
  return (
    <div className={styles.comoVa}>
      <Forma forma={situacion?.forma ?? []} />
      <p>
        {situacion?.racha ? `Lleva ${situacion.racha}. ` : null}
        {delante ? (
          <>
            {delante.puntos === 0 ? 'Empata a puntos con ' : `A ${puntosDe(delante.puntos)} de `}
            <Link to={rutas.jugador(delante.idJugador)}>{delante.jugador}</Link>, {lugarDe(delante)}.
          </>
        ) : null}
      </p>
    </div>
  );
}

/** Why there is no next match. */
function sinProximo({ situacion }: FichaJugador): string {
  if (!situacion?.puesto) return 'No tiene partidos por jugar.';
  return situacion.quedan > 0 ? 'Sin fecha aún: saldrá aquí.' : 'Ha jugado ya todos los suyos.';
}

/** The day, the rival and the court of what they play next. */
function Proximo({ ficha, partidos, hoy }: Omit<Props, 'idJugador'>) {
  const { proximo } = ficha;
  const tipo = partidos.find(({ id }) => id === proximo?.id)?.tipo;
  return (
    <section className={styles.proximo}>
      <h2>Próximo partido</h2>
      {proximo ? (
        <>
          <p className={styles.falta}>{cuentaAtras(diaDe(proximo.fecha), hoy)}</p>
          <p className={styles.rival}>
            <Link to={rutas.partido(proximo.id)}>{proximo.rival}</Link>
          </p>
          <p>
            <time dateTime={proximo.fecha}>
              {semanaBreve(proximo.fecha)}, {horaDe(proximo.fecha)},
            </time>{' '}
            {proximo.pista ?? 'pista por decidir'}
            {tipo && CLASES[tipo].amistosa ? ', amistoso' : ''}
          </p>
          {proximo.weather ? (
            <p className={styles.tiempo}>
              <IconoCielo icono={proximo.weather.icon} talla={32} />
              {enFrase(proximo.weather)}
            </p>
          ) : null}
          <p className={styles.ver} aria-hidden="true">
            Ver el partido
          </p>
        </>
      ) : (
        <p>{sinProximo(ficha)}</p>
      )}
    </section>
  );
}

/** The player on the board: their place, how they got there, and what they play next. */
export function Tablero(props: Props) {
  const { situacion } = props.ficha;
  return (
    <div className={styles.tablero}>
      <section aria-label="Cómo va" className={styles.lugar}>
        {situacion?.puesto ? (
          <p className={styles.puesto}>
            {situacion.puesto}
            <small>.º{situacion.empatado ? ' =' : null}</small> <span>de {situacion.de}</span>
          </p>
        ) : null}
        <p className={styles.liga}>
          <EnQueLiga situacion={situacion} />
        </p>
        <Cifras {...props} />
        {situacion?.forma.length ? <ComoVa ficha={props.ficha} /> : null}
      </section>
      <Proximo {...props} />
    </div>
  );
}
