import { club } from '#club';
import type { PartidoPublico } from '#contract/clasificaciones.ts';
import type { FichaJugador } from '#contract/seguimiento.ts';
import { type Dia, horaDe } from '#domain/fecha.ts';
import { fechaCompleta } from '#domain/fecha-texto.ts';
import type { TipoLiga } from '#domain/liga/liga.ts';
import { nombreTemporada } from '#domain/liga/nombre.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { conMenores } from '#domain/partido/partido.ts';
import { SIN_RESULTADO, textoMarcador } from './club/marcador.tsx';
import type { Eleccion } from './site/competicion-clasificaciones/temporada.ts';
import { rivalDe, separarProximos } from './site/competicion-clasificaciones-division/historial.ts';

const cuando = ({ fecha }: PartidoPublico): string => `el ${fechaCompleta(fecha)} a las ${horaDe(fecha)} h`;

/** Where a minor is going to be is told on the page, and not to who keeps copies of it. domain.md, "minors". */
const seAnuncia = (partido: PartidoPublico): boolean => !conMenores(partido);

type Jugador = {
  nombre: string;
  idJugador: number;
  hoy: Dia;
  partidos: readonly PartidoPublico[];
  ficha: Pick<FichaJugador, 'situacion'>;
};

/** Whose matches, in which league, in what place and which comes next. */
function deJugador({ nombre, idJugador, hoy, partidos, ficha: { situacion } }: Jugador): string {
  const principal = partidos.find(({ tipo }) => tipo !== 'amistosos') ?? partidos[0];
  if (!principal) return `Partidos de ${nombre} en las ligas de ${club.nombre}.`;
  const [proximo] = separarProximos(partidos, hoy).proximos.filter(seAnuncia);
  const cuenta = situacion?.puesto ? ` Va ${situacion.puesto}.º con ${situacion.puntos} puntos.` : '';
  const siguiente = proximo
    ? ` Próximo: ${cuando(proximo)}, contra ${rivalDe(proximo, idJugador).nombre}.`
    : '';
  return `Partidos de ${nombre} en ${club.nombre}: ${principal.liga}.${cuenta}${siguiente}`;
}

/** Who plays whom, in which league, and how it ended or when it is. */
function dePartido({ partido }: { partido: PartidoPublico }): string {
  const quienes = `${partido.jugador1Nombre} contra ${partido.jugador2Nombre}, ${partido.liga} de ${club.nombre}`;
  const marcador = textoMarcador(conSets(partido));
  if (marcador !== SIN_RESULTADO) return `${quienes}: ${marcador}.`;
  const donde = partido.pista ? `, en ${partido.pista}` : '';
  return seAnuncia(partido) ? `${quienes}: ${cuando(partido)}${donde}.` : `${quienes}.`;
}

type Tabla = { tipo: TipoLiga; eleccion: Pick<Eleccion, 'temporada'> };

/** The season of a table that is final; the one being played has the sentence of its address. */
function deTabla({ tipo, eleccion: { temporada } }: Tabla): string | undefined {
  if (temporada === null) return undefined;
  return `Clasificación final de ${LIGAS[tipo]} ${nombreTemporada(temporada)} en ${club.nombre}, división por división.`;
}

const LIGAS: Record<TipoLiga, string> = {
  social: 'la liga social',
  infantil: 'la liga infantil',
  amistosos: 'los amistosos',
  playoff: 'el play-off',
};

const TABLAS = '/competicion-clasificaciones/:tipo?';

/** Of the pages that are many, by the pattern of paginas.ts: what each says of itself, from what it loaded. */
const DE_DATOS: Readonly<Record<string, (datos: never) => string | undefined>> = {
  [TABLAS]: deTabla,
  '/competicion-clasificaciones-division/:id': deJugador,
  '/competicion-clasificaciones-partido/:id': dePartido,
};

/** What the address of a page is not the same without: the season of a table that is final. */
export function consultaDeDatos(patron: string, datos: unknown): string {
  if (patron !== TABLAS || datos === undefined) return '';
  const { temporada } = (datos as Tabla).eleccion;
  return temporada === null ? '' : `?temporada=${temporada}`;
}

/** The sentence of a page that has one of its own for these data. */
export const descripcionDeDatos = (patron: string, datos: unknown): string | undefined =>
  datos === undefined ? undefined : DE_DATOS[patron]?.(datos as never);
