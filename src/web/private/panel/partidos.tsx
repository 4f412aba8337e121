import { Link } from 'react-router';
import type { Resumen } from '#contract/club/resumen.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, diaDe, diaSemana, haPasado, horaDe, sumarDias } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { queSirve } from '#domain/meteo/meteo-para.ts';
import { nombresCortos } from '#domain/persona/apellidos.ts';
import { conMayuscula } from '#domain/texto.ts';
import { LigaCorta } from '#web/club/mesa/liga-corta.tsx';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { MeteoPartido } from '#web/club/meteo.tsx';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { Badge } from '#web/ui/card.tsx';
import styles from './panel.module.css';
import { Fila, Lista, NADIE, Plegada, Tarjeta } from './tarjetas.tsx';

const DOMINGO = 0;
export const nombreDeDia = (dia: string): string => (diaSemana(dia) === DOMINGO ? 'domingo' : 'sábado');

type Partido = Resumen['partidos'][number];

/** "Gil – Paz", as in the week; whole for whoever hears it or stops at it. */
function Quienes({ enteros, cortos }: { enteros: string; cortos: string }) {
  return (
    <span title={enteros}>
      <span aria-hidden="true">{cortos}</span>
      <span className="visually-hidden">{enteros}</span>
    </span>
  );
}

function FilaPartido({ partido, cortos }: { partido: Partido; cortos: ReadonlyMap<number, string> }) {
  const { id, fecha, jugador1, jugador2, idJugador1, idJugador2, pista, idLiga, nombreLiga } = partido;
  const ahora = ahoraDelClub();
  const acabado = haPasado(partido, ahora);
  return (
    <Fila
      to={rutasPrivadas.partido(id)}
      partido={id}
      apilada
      {...(acabado && { verbo: 'Apuntar' })}
      titulo={
        <>
          <time className={styles.hora} dateTime={fecha}>
            {horaDe(fecha)}
          </time>{' '}
          <Quienes
            enteros={`${jugador1} – ${jugador2}`}
            cortos={`${cortos.get(idJugador1)} – ${cortos.get(idJugador2)}`}
          />
        </>
      }
      lado={
        <>
          {fecha <= ahora && !acabado ? <Badge tone="ok">En juego</Badge> : null}
          <MeteoPartido weather={queSirve(partido.weather, fecha, ahora)} />
          <span className={styles.detalle}>
            {pista ?? 'Pista por decidir'} · <LigaCorta id={idLiga} nombre={nombreLiga} />
          </span>
        </>
      }
    />
  );
}

function Filas({ partidos }: { partidos: readonly Partido[] }) {
  const cortos = nombresCortos(
    new Map(
      partidos.flatMap(({ idJugador1, jugador1, idJugador2, jugador2 }) => [
        [idJugador1, jugador1],
        [idJugador2, jugador2],
      ]),
    ),
  );
  return (
    <Lista>
      {partidos.map((partido) => (
        <FilaPartido key={partido.id} partido={partido} cortos={cortos} />
      ))}
    </Lista>
  );
}

const idDe = ({ id }: Partido): number => id;

export type PartidosProps = Pick<Resumen, 'partidos' | 'hoy'>;

/** What is on court and what comes first; then what is over and has no result. */
const porVenir = (partidos: readonly Partido[]): Partido[] => {
  const ahora = ahoraDelClub();
  return partidos.toSorted((a, b) => Number(haPasado(a, ahora)) - Number(haPasado(b, ahora)));
};

/** `nadie`: nobody who cannot play has a match. */
export function Hoy({ partidos, hoy, nadie = false }: PartidosProps & { nadie?: boolean }) {
  const suyos = porVenir(partidos.filter(({ fecha }) => diaDe(fecha) === hoy));
  const suspende = usePuede('POST /api/private/partidos/suspender');
  return (
    <Tarjeta
      titulo="Los partidos de hoy"
      cuantos={suyos.length}
      tono="azul"
      vacia="Hoy no queda ningún partido por jugar."
    >
      <Plegada filas={suyos} idDe={idDe}>
        {(vistos) => <Filas partidos={vistos} />}
      </Plegada>
      {nadie ? <p className={styles.resto}>{NADIE}</p> : null}
      {suspende ? (
        <p className={styles.resto}>
          ¿Llueve? <Link to={rutasPrivadas.suspender()}>Suspender partidos</Link>
        </p>
      ) : null}
    </Tarjeta>
  );
}

type PorDiasProps = { partidos: readonly Partido[]; conDia?: boolean };

/** `conDia`: the day is not said by the card already. */
const PorDias = ({ partidos, conDia = true }: PorDiasProps) =>
  [...Map.groupBy(partidos, ({ fecha }): Dia => diaDe(fecha))].map(([dia, suyos]) => (
    <div key={dia} className={styles.dia}>
      {conDia ? <h3 className={styles.jornada}>{fechaSemana(dia)}</h3> : null}
      <Filas partidos={suyos} />
    </div>
  ));

export const trasHoy = ({ partidos, hoy }: PartidosProps): readonly Partido[] =>
  partidos.filter(({ fecha }) => diaDe(fecha) !== hoy);

export const PorJugar = ({ partidos, ...conDia }: PorDiasProps) => (
  <Plegada filas={partidos} idDe={idDe}>
    {(vistos) => <PorDias partidos={vistos} {...conDia} />}
  </Plegada>
);

/** Whether what is left to play is of the weekend that is being prepared: one card tells both. */
export const esElMismo = (suyos: PartidosProps, { dias }: Resumen['preparar']): boolean =>
  trasHoy(suyos).some(({ fecha }) => dias.includes(diaDe(fecha)));

export function FinDeSemana({ partidos, hoy }: PartidosProps) {
  const resto = trasHoy({ partidos, hoy });
  const dias = new Set(resto.map(({ fecha }) => diaDe(fecha)));
  const [dia = ''] = dias;
  const deUno = dia === sumarDias(hoy, 1) ? `Mañana, ${nombreDeDia(dia)}` : conMayuscula(fechaSemana(dia));
  return (
    <Tarjeta
      titulo={dias.size === 1 ? deUno : 'Los partidos del fin de semana'}
      cuantos={resto.length}
      tono="azul"
      vacia="No hay más partidos hasta el domingo. Con «Nueva propuesta» se preparan los siguientes."
    >
      <PorJugar partidos={resto} conDia={dias.size > 1} />
    </Tarjeta>
  );
}
