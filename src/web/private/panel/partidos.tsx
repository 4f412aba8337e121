import { Link } from 'react-router';
import type { Resumen } from '#contract/club/resumen.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, diaDe, diaSemana, haPasado, horaDe, sumarDias } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { queSirve } from '#domain/meteo/meteo-para.ts';
import { conMayuscula } from '#domain/texto.ts';
import { LigaCorta, Quienes } from '#web/club/mesa/cortos.tsx';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { MeteoPartido } from '#web/club/piezas/tiempo.tsx';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { Badge } from '#web/ui/card.tsx';
import { Fila, Lista, Plegada, Tarjeta } from './tarjetas.tsx';

const DOMINGO = 0;
export const nombreDeDia = (dia: string): string => (diaSemana(dia) === DOMINGO ? 'domingo' : 'sábado');

type Partido = Resumen['partidos'][number];

type FilaPartidoProps = { partido: Partido; conEstado: boolean };

/** Hour and names, then the court, the weather and the state, each in its own column; on a phone in two lines. */
function FilaPartido({ partido, conEstado }: FilaPartidoProps) {
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
          <time className="font-semibold tabular-nums" dateTime={fecha}>
            {horaDe(fecha)}
          </time>{' '}
          <Quienes {...partido} />
        </>
      }
      lado={
        <>
          <span className="text-xs whitespace-nowrap text-ink-soft max-md:col-start-1 max-md:row-start-2 md:w-thumb">
            {pista ?? 'Pista por decidir'} · <LigaCorta id={idLiga} nombre={nombreLiga} />
          </span>
          <span className="flex text-s text-ink-soft max-md:col-start-2 max-md:row-start-1 max-md:justify-self-end md:w-18">
            <MeteoPartido weather={queSirve(partido.weather, fecha, ahora)} talla={24} />
          </span>
          {conEstado && !acabado ? (
            <span className="text-end max-md:col-start-2 max-md:row-start-2 md:w-figure">
              {fecha <= ahora ? <Badge tone="ok">En juego</Badge> : null}
            </span>
          ) : null}
        </>
      }
    />
  );
}

function Filas({ partidos }: { partidos: readonly Partido[] }) {
  const ahora = ahoraDelClub();
  const conEstado = partidos.some(({ fecha }) => fecha <= ahora);
  return (
    <Lista>
      {partidos.map((partido) => (
        <FilaPartido key={partido.id} partido={partido} conEstado={conEstado} />
      ))}
    </Lista>
  );
}

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
        <p className="text-s text-ink-soft">
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
    <div key={dia} className="grid gap-1">
      {conDia ? (
        <h3 className="heading-text text-s font-semibold text-ink-soft first-letter:uppercase">
          {fechaSemana(dia)}
        </h3>
      ) : null}
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
