import { Link } from 'react-router';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { diaBreve } from '#domain/fecha-texto.ts';
import { conMayuscula } from '#domain/texto.ts';
import { Partido } from '#web/club/piezas/partido.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { vistoDe } from './historial.ts';
import { DE_ENTRADA, sonMuchos, VerTodos } from './ver-todos.tsx';

const LISTA = cx('border-t border-hairline');
const SIN_LIGA = ['pista', 'nota'] as const;

type Props = {
  partidos: readonly PartidoPublico[];
  idJugador: number;
  /** The league they play in now; the others are folded. */
  idLiga: number | null;
};

/** "Liga social de pádel por parejas, 1ª División · 2026/27 · Ciclo 2": as visitors read the name of a league. */
function nombreDe({ liga }: PartidoPublico): string {
  const [competicion = '', division, ...cuando] = liga.split(' - ');
  const titulo = conMayuscula(competicion.toLowerCase());
  return [division === undefined ? titulo : `${titulo}, ${division}`, ...cuando].join(' · ');
}

const Lista = ({ partidos, idJugador }: Omit<Props, 'idLiga'>) =>
  partidos.map((partido) => (
    <Partido
      key={partido.id}
      partido={vistoDe(partido, idJugador)}
      size="fila"
      cuando={diaBreve(partido.fecha)}
      parts={SIN_LIGA}
    />
  ));

/** Many begin with the newest; there is room for all of a league beside the chart. */
function DeLaLiga({ partidos, idJugador }: Omit<Props, 'idLiga'>) {
  const muchos = sonMuchos(partidos);
  return (
    <div className="group">
      <ul className={LISTA}>
        <Lista partidos={muchos ? partidos.slice(0, DE_ENTRADA) : partidos} idJugador={idJugador} />
      </ul>
      {muchos ? (
        <>
          <ul className="hidden group-has-open:block lg:block print:block">
            <Lista partidos={partidos.slice(DE_ENTRADA)} idJugador={idJugador} />
          </ul>
          <div className="lg:hidden">
            <VerTodos>Ver los {partidos.length} partidos</VerTodos>
          </div>
        </>
      ) : null}
    </div>
  );
}

/** So few take hardly more room than their name folded. */
const POCOS = 3;

/** The matches of each league, newest first; without a league in play, the last one is open. */
export function ListaPartidos({ partidos, idJugador, idLiga }: Props) {
  const abierta = idLiga ?? partidos[0]?.idLiga;
  return [...Map.groupBy(partidos, ({ idLiga }) => idLiga).values()].map((suyos) => {
    const [primero] = suyos;
    if (!primero) return null;
    const tabla = rutas.clasificaciones(primero.tipo, primero.idLiga);
    return primero.idLiga === abierta || suyos.length <= POCOS ? (
      <section key={primero.idLiga}>
        <h2 className="mb-3 text-l">
          <Link to={tabla} className="text-inherit no-underline hover:underline">
            {nombreDe(primero)}
          </Link>
        </h2>
        <DeLaLiga partidos={suyos} idJugador={idJugador} />
      </section>
    ) : (
      <details key={primero.idLiga} className="group">
        <summary className="flex min-h-tap items-center gap-x-3">
          <h2 className="heading-text text-m">{nombreDe(primero)}</h2>
          <span className="flex-none text-s text-ink-soft">
            {suyos.length === 1 ? '1 partido' : `${suyos.length} partidos`}
          </span>
          <Icon name="chevron" size={16} className="group-open:rotate-180" />
        </summary>
        <p className="mb-2">
          <Link to={tabla}>Ver su tabla</Link>
        </p>
        <ul className={LISTA}>
          <Lista partidos={suyos} idJugador={idJugador} />
        </ul>
      </details>
    );
  });
}
