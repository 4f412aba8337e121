import { Link } from 'react-router';
import type { Resumen } from '#contract/club/resumen.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, diaDe, diaSemana, sumarDias } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { cuantosDeCada } from '#domain/liga/deportes.ts';
import { CLASES, TIPOS_LIGA } from '#domain/liga/tipos.ts';
import { queSirve } from '#domain/meteo/meteo-para.ts';
import { conMayuscula, enLista } from '#domain/texto.ts';
import { cuantos, parejaDe } from '#web/club/mesa/palabras.ts';
import { PartidoDeMesa } from '#web/club/mesa/partido.tsx';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { InsigniaEstado } from '#web/club/piezas/partido.tsx';
import { estadoA } from '#web/club/piezas/partido-visto.ts';
import { MeteoPartido } from '#web/club/piezas/tiempo.tsx';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { Fila, IDA, Lista, Plegada, Tarjeta } from './tarjetas.tsx';

type Datos = Resumen['preparar'];

const diaYMes = (dia: string): string => fechaSemana(dia).split(', ')[1] ?? dia;

/** Whole names in two lines. */
const EN_EL_MOVIL = 2;

/** "Ana Gil (sábado y domingo), Luis Paz (domingo) y 3 más". */
function quienes({ cuantos: total, primeros }: Datos['ausentes'], aLaVista: number): string {
  const vistos = primeros.slice(0, aLaVista);
  const nombres = vistos.map(({ nombre, dias }) => `${nombre} (${enLista(dias.map(nombreDeDia))})`);
  const resto = total - vistos.length;
  return enLista(resto > 0 ? [...nombres, `${resto} más`] : nombres);
}

const Puestos = ({ partidos }: { partidos: number }) => (
  <Badge tone="ok">{cuantos(partidos, 'partido puesto', 'partidos puestos')}</Badge>
);

const FilaLiga = ({ tipo, partidos, porDeporte, dia }: Datos['ligas'][number] & { dia: string }) => (
  <Fila
    to={rutasPrivadas.propuestaPara(tipo, dia)}
    titulo={CLASES[tipo].nombre}
    {...(partidos === 0
      ? {
          detalle: 'Nadie tiene partido: genera la propuesta',
          lado: <Badge tone="warn">Sin propuesta</Badge>,
        }
      : {
          ...(porDeporte && { detalle: cuantosDeCada(porDeporte) }),
          lado: <Puestos partidos={partidos} />,
        })}
  />
);

/** Those that no proposal is asked for. */
const DE_OTRAS = enLista(
  TIPOS_LIGA.filter((tipo) => !CLASES[tipo].seGestiona).map((tipo) => CLASES[tipo].nombre),
);

type DiaDePistas = Datos['pistas']['dias'][number] & { activas: number };

function FilaDia({ dia, partidos, pistas, cerradas, activas }: DiaDePistas) {
  const aparte = cerradas > 0 ? ` y ${cuantos(cerradas, 'cerrada', 'cerradas')}` : '';
  return (
    <Fila
      to={rutasPrivadas.partidosDelDia(dia)}
      titulo={fechaSemana(dia)}
      apilada
      lado={
        <span className="text-xs text-ink-soft">
          {`${cuantos(partidos, 'partido', 'partidos')} en ${pistas} de ${cuantos(activas, 'pista activa', 'pistas activas')}${aparte}`}
        </span>
      }
    />
  );
}

/** The weekend that can still be changed in peace: what is set, where, and who cannot. docs/reglas/panel.md */
export function Preparar({ preparar, suyos }: Pick<Resumen, 'preparar'> & { suyos?: PartidosProps }) {
  const { dias, ligas, pistas, ausentes } = preparar;
  const [sabado = ''] = dias;
  const partidos = suyos ? trasHoy(suyos) : [];
  const enMovil = useIsPhone();
  const deTodas = pistas.dias.reduce((suma, uno) => suma + uno.partidos, 0);
  const deOtras = ligas.reduce((resto, uno) => resto - uno.partidos, deTodas);
  return (
    <Tarjeta
      titulo={`El fin de semana del ${diaYMes(sabado)}`}
      cuantos={partidos.length || null}
      tono="azul"
      vacia=""
    >
      <Lista junta>
        {ligas.map((liga) => (
          <FilaLiga key={liga.tipo} {...liga} dia={sabado} />
        ))}
        {deOtras > 0 ? (
          <Fila
            to={rutasPrivadas.partidosDelDia(sabado)}
            titulo={DE_OTRAS}
            lado={<Puestos partidos={deOtras} />}
          />
        ) : null}
      </Lista>
      <Lista junta>
        {pistas.dias.map((uno) => (
          <FilaDia key={uno.dia} {...uno} activas={pistas.activas} />
        ))}
      </Lista>
      <Lista junta>
        <Fila
          to={rutasPrivadas.incidencias()}
          titulo={
            ausentes.cuantos === 0
              ? 'Nadie ha dicho que no pueda'
              : cuantos(ausentes.cuantos, 'no puede jugar', 'no pueden jugar')
          }
          detalle={quienes(ausentes, enMovil ? EN_EL_MOVIL : ausentes.primeros.length)}
        />
      </Lista>
      {partidos.length > 0 ? <PorJugar partidos={partidos} /> : null}
    </Tarjeta>
  );
}

const DOMINGO = 0;
const nombreDeDia = (dia: string): string => (diaSemana(dia) === DOMINGO ? 'domingo' : 'sábado');

type Partido = Resumen['partidos'][number];

/** At the end of its row: what there is to do about it, that it is in play or, until then, its forecast. */
function ComoVa({ partido }: { partido: Partido }) {
  const ahora = ahoraDelClub();
  const estado = estadoA(partido, ahora);
  if (estado === 'enJuego') return <InsigniaEstado estado="enJuego" />;
  if (estado === 'porJugar')
    return (
      <span className="text-s text-ink-soft">
        <MeteoPartido weather={queSirve(partido.weather, partido.fecha, ahora)} talla={24} />
      </span>
    );
  return (
    <ButtonLink size="s" to={rutasPrivadas.partido(partido.id)} state={IDA}>
      Apuntar<span className="visually-hidden"> {parejaDe(partido)}</span>
    </ButtonLink>
  );
}

const Filas = ({ partidos }: { partidos: readonly Partido[] }) => (
  <Lista>
    {partidos.map((partido) => (
      <li key={partido.id} className="flex min-h-row items-center gap-3 py-1">
        <PartidoDeMesa
          size="linea"
          partido={{ ...partido, liga: partido.nombreLiga }}
          parts={['hora', 'pista', 'liga']}
          ida={IDA}
        />
        <ComoVa partido={partido} />
      </li>
    ))}
  </Lista>
);

const idDe = ({ id }: Partido): number => id;

type PartidosProps = Pick<Resumen, 'partidos' | 'hoy'>;

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

const trasHoy = ({ partidos, hoy }: PartidosProps): readonly Partido[] =>
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
