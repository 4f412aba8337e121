import { club } from '#club';
import { tiposPublicos } from '#contract/club/ofrecido.ts';
import { rutas } from '#contract/rutas.ts';
import type { FilaClasificacion } from '#domain/clasificacion/fila.ts';
import { clasificacion, type DatosTabla, esPrimera, esUltima } from '#domain/clasificacion/tabla.ts';
import type { Dia } from '#domain/fecha.ts';
import { diaBreve } from '#domain/fecha-texto.ts';
import { compararNivel, estaFuera, nombreDivision, nombreLiga, nombreTemporada } from '#domain/liga/liga.ts';
import { esDeMenores, type TipoLiga } from '#domain/liga/tipos.ts';
import { seJugo } from '#domain/partido/resultado.ts';
import { leerNombresPublicos } from '#server/db/lecturas/nombres-publicos.ts';
import { datosDeTablaPublica, todasLasLigas } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { proximoDia } from './cms.queries.ts';
import { type Cifra, cifras, tabla } from './tablas.ts';

/** What the active leagues of those types are counted from, from the top division down. */
async function ligasEnJuego(db: Lector, tipos: readonly TipoLiga[]): Promise<DatosTabla[]> {
  const ligas = (await todasLasLigas(db)).filter(
    ({ tipo, estado }) => estado === 'activa' && tipos.includes(tipo),
  );
  const datos = await Promise.all(ligas.sort(compararNivel).map(({ id }) => datosDeTablaPublica(db, id)));
  return datos.filter((una) => una !== undefined);
}

/** Nothing of what there is none of. */
const dicha = (numero: number): string => (numero > 0 ? String(numero) : '');

function cuantos(ligas: readonly DatosTabla[]): { jugadores: string; jugados: string } {
  const jugadores = new Set(
    ligas.flatMap((una) => una.jugadores.filter((uno) => !estaFuera(uno)).map(({ id }) => id)),
  );
  const jugados = ligas.flatMap(({ partidos }) => partidos.filter(seJugo));
  return { jugadores: dicha(jugadores.size), jugados: dicha(jugados.length) };
}

/** Who leads, once somebody has played; nobody where two are equal in everything. */
function lider({ liga, ligas, ...datos }: DatosTabla, hoy: Dia): FilaClasificacion | undefined {
  const opciones = { hoy, esPrimera: esPrimera(liga, ligas), esUltima: esUltima(liga, ligas) };
  const [primero] = clasificacion(liga, datos.jugadores, datos.partidos, opciones);
  return primero && primero.partidosJugados > 0 && !primero.empatado ? primero : undefined;
}

/** Of each division; of minors nothing with a name is told on a page that search engines keep. */
async function lideres(db: Lector, ligas: readonly DatosTabla[], hoy: Dia): Promise<string> {
  const { nombre } = await leerNombresPublicos(db);
  const filas = ligas.flatMap((datos) => {
    const { id, tipo, division } = datos.liga;
    const primero = lider(datos, hoy);
    if (!primero) return [];
    const suya = {
      texto: nombreDivision(tipo, division)?.replace(' División', '') ?? nombreLiga(datos.liga),
      href: rutas.clasificaciones(tipo, id),
    };
    const quien = {
      texto: nombre(primero.idJugador, primero.jugador),
      href: rutas.jugador(primero.idJugador),
    };
    return [[suya, quien, String(primero.puntos), String(primero.partidosJugados)]];
  });
  const columnas = ['División', 'Jugador', 'Puntos', 'Partidos'];
  return filas.length > 0 ? tabla({ titulo: 'Quién va en cabeza', columnas, filas }) : '';
}

/** A league as it goes today, under its own heading; nothing while it is not played. */
export async function ligaEnJuego({ db }: BaseDatos, tipo: TipoLiga, hoy: Dia): Promise<string> {
  const ligas = await ligasEnJuego(db, [tipo]);
  const [primera] = ligas;
  if (!primera) return '';
  const { jugadores, jugados } = cuantos(ligas);
  const proximo = await proximoDia(db, tipo, hoy);
  const partidos =
    proximo === hoy ? 'Partidos de hoy' : `Próximos partidos${proximo ? `: ${diaBreve(proximo)}` : ''}`;
  const lista = cifras([
    ['Jugadores', jugadores],
    ['Divisiones', String(ligas.length)],
    ['Partidos jugados', jugados],
  ]);
  const quienes = esDeMenores(tipo) ? '' : await lideres(db, ligas, hoy);
  const enlaces = `<p><a href="${rutas.clasificaciones(tipo)}">Ver la clasificación</a> <a href="${rutas.horarios(tipo)}">${partidos}</a></p>`;
  return `<h2>Así va la temporada ${nombreTemporada(primera.liga.anio)}</h2><aside class="cifras">${lista}${enlaces}</aside>${quienes}`;
}

/** The club in figures, from its data and its leagues. */
export async function clubEnCifras({ db }: BaseDatos): Promise<string> {
  const ligas = await ligasEnJuego(db, tiposPublicos());
  const { jugadores, jugados } = cuantos(ligas);
  const pistas = Object.values(club.centros).flatMap((centro) => centro?.pistas ?? []);
  const lista: Cifra[] = [
    ['Pistas', dicha(pistas.reduce((suma, { numero }) => suma + numero, 0))],
    ['Programas de escuela', dicha(club.escuela.programas.length)],
    ['Jugadores en las ligas', jugadores],
    ['Partidos jugados esta temporada', jugados],
  ];
  const dichas = cifras(lista);
  return dichas === '' ? '' : `<aside class="cifras">${dichas}</aside>`;
}
