import { Link } from 'react-router';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import type { FichaJugador } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { lugarDe, puntosDe } from '#domain/clasificacion/fila.ts';
import { cuentaAtras } from '#domain/cuenta-atras.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { fraseDeAjuste } from '#domain/liga/ajuste.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { enFrase } from '#domain/meteo/meteo-para.ts';
import { nivelEnCifras } from '#domain/nivel/dicho.ts';
import { tieneFinal } from '#domain/partido/resultado.ts';
import { enLista } from '#domain/texto.ts';
import { Forma } from '#web/club/competicion/forma.tsx';
import { IconoCielo } from '#web/club/piezas/tiempo.tsx';
import { InsigniaEliminado } from '#web/club/zona.tsx';
import { cx } from '#web/ui/cx.ts';
import { gana } from './historial.ts';

const ENLACE = cx('text-inherit underline hover:decoration-2');
const SUAVE = cx('text-on-deep-soft print:text-ink-soft');
const RAYA = cx('border-deep-line');

type Props = {
  ficha: FichaJugador;
  partidos: readonly PartidoPublico[];
  idJugador: number;
  hoy: Dia;
  /** They play as one of a pair too: what is told here is of them alone. */
  enPareja: boolean;
};

/** Which league the player is in, without its season; without one, that they play in none. */
function EnQueLiga({ ficha: { situacion }, enPareja }: Pick<Props, 'ficha' | 'enPareja'>) {
  if (!situacion) return `Ahora no está en ninguna liga ${enPareja ? 'individual' : 'en juego'}`;
  const { liga, estado } = situacion;
  return (
    <>
      <Link to={rutas.clasificaciones(liga.tipo, liga.id)} className={ENLACE}>
        {liga.titulo.split(' · ')[0]}
      </Link>{' '}
      <InsigniaEliminado estado={estado} />
    </>
  );
}

/** Of the league they are in or, without one, of all their life in the club. */
function Cifras({ ficha: { situacion, ajustes, nivel }, partidos, idJugador }: Props) {
  const suyos = partidos.filter(
    (partido) => tieneFinal(partido) && (!situacion || partido.idLiga === situacion.liga.id),
  );
  const cifras = [
    ...(situacion && !situacion.sinPuntos
      ? [
          {
            que: situacion.puntos === 1 ? 'punto' : 'puntos',
            cuanto: `${situacion.puntos}${ajustes ? '\u00a0*' : ''}`,
          },
        ]
      : []),
    {
      que: 'ganados',
      cuanto: `${suyos.filter((partido) => gana(partido, idJugador)).length} de ${suyos.length}`,
    },
    ...(situacion?.liga.activa && !situacion.sinPuntos
      ? [{ que: 'por jugar', cuanto: situacion.quedan }]
      : []),
    ...(nivel ? [{ que: 'nivel', cuanto: nivelEnCifras(nivel) }] : []),
  ];
  return (
    <dl className="col-span-full flex flex-wrap justify-between gap-x-2 gap-y-1 sm:justify-start sm:gap-x-6 lg:col-span-1 lg:col-start-2 lg:text-m">
      {cifras.map(({ que, cuanto }) => (
        <div
          key={que}
          className={cx(
            'flex flex-row-reverse items-baseline gap-1 lg:flex-col-reverse lg:items-start lg:gap-0 lg:not-first:border-s lg:not-first:ps-6',
            RAYA,
          )}
        >
          <dt className={SUAVE}>{que}</dt>
          <dd className="figure text-l lg:text-2xl">{cuanto}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What separates from the place above, after how they go. */
function ComoVa({ ficha }: Pick<Props, 'ficha'>) {
  const { situacion, delante } = ficha;
  const forma = situacion?.forma ?? [];
  return (
    <div className={cx('col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 border-t pt-2', RAYA)}>
      <Forma forma={forma} />
      {/* The list under it has the newest on top. */}
      {forma.length > 1 ? (
        <span className={SUAVE} aria-hidden="true">
          ← el último
        </span>
      ) : null}
      <p className={SUAVE}>
        {situacion?.racha ? `Lleva ${situacion.racha}. ` : null}
        {delante ? (
          <>
            {delante.puntos === 0 ? 'Empata a puntos con ' : `A ${puntosDe(delante.puntos)} de `}
            <Link to={rutas.jugador(delante.idJugador)} className={ENLACE}>
              {delante.jugador}
            </Link>
            , {lugarDe(delante)}.
          </>
        ) : null}
      </p>
    </div>
  );
}

/** The day, the rival and the court of what they play next. */
function Proximo({ ficha, partidos, hoy }: Pick<Props, 'ficha' | 'partidos' | 'hoy'>) {
  const { proximo } = ficha;
  const tipo = partidos.find(({ id }) => id === proximo?.id)?.tipo;
  return (
    <section className="group relative flex flex-wrap content-center items-center gap-x-3 gap-y-1 bg-azul-deep px-4 py-3 lg:content-between lg:px-6 lg:py-4 print:bg-transparent">
      <h2 className={cx('heading-text text-s', SUAVE)}>Próximo partido</h2>
      {proximo ? (
        <>
          <p className="rounded-full bg-bola px-3 font-bold text-on-bola first-letter:uppercase">
            {cuentaAtras(diaDe(proximo.fecha), hoy)}
          </p>
          <p className="figure basis-full text-xl wrap-anywhere">
            <Link to={rutas.partido(proximo.id)} className={cx(ENLACE, 'after:absolute after:inset-0')}>
              {proximo.rival}
            </Link>
          </p>
          <p className="basis-full first-letter:uppercase">
            <time dateTime={proximo.fecha}>
              {semanaBreve(proximo.fecha)}, {horaDe(proximo.fecha)},
            </time>{' '}
            {proximo.pista ?? 'pista por decidir'}
            {tipo && CLASES[tipo].amistosa ? ', amistoso' : ''}
          </p>
          {proximo.weather ? (
            <p className="flex basis-full items-center gap-2">
              <IconoCielo icono={proximo.weather.icon} talla={32} />
              {enFrase(proximo.weather)}
            </p>
          ) : null}
          <p
            className="flex min-h-tap items-center gap-2 rounded-m border border-on-deep-soft px-3 font-semibold group-hover:bg-deep-lit print:hidden"
            aria-hidden="true"
          >
            Ver el partido <span className="chevron" />
          </p>
        </>
      ) : (
        <p className="basis-full">{ficha.sinProximo}</p>
      )}
    </section>
  );
}

/** The player on the board: their place, how they got there, and what they play next. */
export function Tablero(props: Props) {
  const { situacion } = props.ficha;
  return (
    <div className="my-2 grid w-full grid-cols-1 overflow-clip rounded-l bg-noche-out text-s leading-snug text-on-deep lg:grid-cols-aside print:bg-transparent print:text-ink">
      <section
        aria-label="Cómo va"
        className="grid grid-cols-start content-center items-baseline gap-x-4 gap-y-2 px-4 py-3 lg:content-between lg:items-center lg:gap-x-8 lg:px-6 lg:py-4"
      >
        {situacion?.puesto ? (
          <p className="figure text-4xl lg:row-span-2">
            {situacion.puesto}
            <small className="text-l">.º{situacion.empatado ? ' =' : null}</small>{' '}
            <span className={cx('font-text text-s font-normal lg:block', SUAVE)}>de {situacion.de}</span>
          </p>
        ) : null}
        <p className={cx('font-semibold lg:text-m', !situacion?.puesto && 'col-span-full')}>
          <EnQueLiga {...props} />
        </p>
        <Cifras {...props} />
        {situacion?.forma.length ? <ComoVa ficha={props.ficha} /> : null}
        {props.ficha.puedeRetar?.length ? (
          <p className={cx('col-span-full', SUAVE)}>
            Puede retar a {enLista(props.ficha.puedeRetar.map(({ nombre }) => nombre))}.
          </p>
        ) : null}
        {props.ficha.ajustes?.map((ajuste, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
          <p key={i} className={cx('col-span-full', SUAVE)}>
            * {fraseDeAjuste(ajuste)}
          </p>
        ))}
      </section>
      <Proximo {...props} />
    </div>
  );
}
