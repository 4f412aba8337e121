import { Link } from 'react-router';
import type { Resumen } from '#contract/club/resumen.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, diaDe, diaSemana, haPasado, horaDe, sumarDias } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { queSirve } from '#domain/meteo/meteo-para.ts';
import { conMayuscula } from '#domain/texto.ts';
import { LigaCorta } from '#web/club/mesa/liga-corta.tsx';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { Quienes } from '#web/club/mesa/quienes.tsx';
import { MeteoPartido } from '#web/club/piezas/tiempo.tsx';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { Badge } from '#web/ui/card.tsx';
import styles from './panel.module.css';
import { Fila, Lista, Plegada, Tarjeta } from './tarjetas.tsx';

const DOMINGO = 0;
export const nombreDeDia = (dia: string): string => (diaSemana(dia) === DOMINGO ? 'domingo' : 'sábado');

type Partido = Resumen['partidos'][number];

/** Hour and names, then the state, the weather and the court, each in its own column. */
function FilaPartido({ partido }: { partido: Partido }) {
  const { id, fecha, pista, idLiga, nombreLiga } = partido;
  const ahora = ahoraDelClub();
  const acabado = haPasado(partido, ahora);
  return (
    <Fila
      to={rutasPrivadas.partido(id)}
      partido={id}
      {...(acabado && { verbo: 'Apuntar' })}
      titulo={
        <>
          <time className={styles.hora} dateTime={fecha}>
            {horaDe(fecha)}
          </time>{' '}
          <Quienes {...partido} />
        </>
      }
      lado={
        <>
          {fecha <= ahora && !acabado ? (
            <span className={styles.estado}>
              <Badge tone="ok">En juego</Badge>
            </span>
          ) : null}
          <span className={styles.meteo}>
            <MeteoPartido weather={queSirve(partido.weather, fecha, ahora)} />
          </span>
          <span className={`${styles.detalle} ${styles.donde}`}>
            {pista ?? 'Pista por decidir'} · <LigaCorta id={idLiga} nombre={nombreLiga} />
          </span>
        </>
      }
    />
  );
}

const Filas = ({ partidos }: { partidos: readonly Partido[] }) => (
  <Lista>
    {partidos.map((partido) => (
      <FilaPartido key={partido.id} partido={partido} />
    ))}
  </Lista>
);

const idDe = ({ id }: Partido): number => id;

export type PartidosProps = Pick<Resumen, 'partidos' | 'hoy'>;

/** What waits for its result, what is on court and what comes next. */
const DE_HOY = 4;

/** In order of hour: what is over and has no result comes first. */
export function Hoy({ partidos, hoy }: PartidosProps) {
  const suyos = partidos.filter(({ fecha }) => diaDe(fecha) === hoy);
  const suspende = usePuede('POST /api/private/partidos/suspender');
  return (
    <Tarjeta
      titulo="Los partidos de hoy"
      cuantos={suyos.length}
      tono="azul"
      vacia="Hoy no queda ningún partido por jugar."
    >
      <Plegada filas={suyos} aLaVista={DE_HOY} idDe={idDe}>
        {(vistos) => <Filas partidos={vistos} />}
      </Plegada>
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

const tituloDeDia = (dia: Dia, hoy: Dia): string =>
  dia === sumarDias(hoy, 1) ? `Mañana, ${nombreDeDia(dia)}` : conMayuscula(fechaSemana(dia));

export function FinDeSemana({ partidos, hoy }: PartidosProps) {
  const resto = trasHoy({ partidos, hoy });
  const dias = new Set(resto.map(({ fecha }) => diaDe(fecha)));
  const [dia] = dias;
  return (
    <Tarjeta
      titulo={dia && dias.size === 1 ? tituloDeDia(dia, hoy) : 'Los partidos del fin de semana'}
      cuantos={resto.length}
      tono="azul"
      vacia="No hay más partidos hasta el domingo. Con «Nueva propuesta» se preparan los siguientes."
    >
      <PorJugar partidos={resto} conDia={dias.size > 1} />
    </Tarjeta>
  );
}
