import { club } from '#club';
import { conAviso } from '#contract/club/inventado.ts';
import { estrenoDeLiga, precioDeLiga, tiposPublicos } from '#contract/club/ofrecido.ts';
import { rutas } from '#contract/rutas.ts';
import type { MarcaContenido } from '#contract/sitio/contenidos.ts';
import type { FilaClasificacion } from '#domain/clasificacion/fila.ts';
import { clasificacion, type DatosTabla, esPrimera, esUltima } from '#domain/clasificacion/tabla.ts';
import { horarioEnPalabras } from '#domain/club/horario.ts';
import { marcasDe, rellenar, sinParrafo } from '#domain/contenido/enlaces.ts';
import { sinSimbolo } from '#domain/euros.ts';
import type { Dia } from '#domain/fecha.ts';
import { diaBreve } from '#domain/fecha-texto.ts';
import { anioDeCampus, type Campus } from '#domain/inscripcion/campus.ts';
import { divisionConDeporte } from '#domain/liga/competiciones.ts';
import { compararNivel, estaFuera, nombreLiga, nombreTemporada } from '#domain/liga/liga.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import {
  CLASES,
  esDeMenores,
  TIPOS_GESTIONADOS,
  type TipoGestionado,
  type TipoLiga,
} from '#domain/liga/tipos.ts';
import { dondeSePublica } from '#domain/nivel/dicho.ts';
import { escribirNumero, esImporte } from '#domain/numero.ts';
import { seJugo } from '#domain/partido/resultado.ts';
import { comoFiguran, queSePublica } from '#domain/persona/mensajes.ts';
import { estaPuesto, leerCampus } from '#server/db/lecturas/ajustes.ts';
import { leerNombresPublicos, nombresCompletos } from '#server/db/lecturas/nombres-publicos.ts';
import { datosDeTablaPublica, todasLasLigas } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { escapeHtml, unescapeHtml } from '#server/platform/files/html.ts';
import { proximoDia, reglasEnJuego } from './cms.queries.ts';
import { esencialEnTexto, type GrupoReglas, reglasEnTexto, restoEnTexto } from './reglas.ts';
import {
  type Cifra,
  cifras,
  listaRedes,
  tabla,
  tablaCampus,
  tablaCookies,
  tablaCuotas,
  tablaEquipo,
  tablaHorarios,
  tablaIntensivos,
} from './tablas.ts';

/** What a `{{mark}}` of a text stands for, as HTML. */
type Marca = (base: BaseDatos, hoy: Dia) => string | Promise<string>;

const delCampus =
  (decir: (campus: Campus, hoy: Dia) => string): Marca =>
  async ({ db }, hoy) =>
    decir(await leerCampus(db), hoy);

const deReglas =
  (decir: (grupos: readonly GrupoReglas[]) => string) =>
  (tipo: TipoLiga): Marca =>
  async ({ db }) => {
    const grupos = await reglasEnJuego(db, tipo);
    return decir(
      grupos.length > 0 ? grupos : [{ reglas: reglasIniciales(tipo), divisiones: [], anios: [], ciclo: 0 }],
    );
  };

/** The marks of each league that is managed. */
const DE_LIGA: Readonly<Record<string, (tipo: TipoLiga) => Marca>> = {
  reglas: deReglas(reglasEnTexto),
  esencial: deReglas(esencialEnTexto),
  resto: deReglas(restoEnTexto),
  liga: (tipo) => (base, hoy) => ligaEnJuego(base, tipo, hoy),
};

const SIN_PRECIO = 'pregunta en secretaría';

/** Of the leagues, in a sentence. */
const PRECIOS: Readonly<Record<string, (tipo: TipoGestionado) => string>> = {
  precio: (tipo) => precioDeLiga(tipo) || SIN_PRECIO,
  estreno: (tipo) => estrenoDeLiga(tipo) || SIN_PRECIO,
};

const MARCAS: Readonly<Record<string, Marca>> = {
  'campus.tabla': delCampus(tablaCampus),
  'campus.minimo': delCampus(({ minimoPorSemana }) => String(minimoPorSemana)),
  'campus.anio': delCampus((campus) => String(anioDeCampus(campus))),
  'cancelacion.dia': () => String(club.cancelacionDia),
  'cookies.tabla': tablaCookies,
  'menores.publicado': async ({ db }) => queSePublica(await nombresCompletos(db), club.ofrece.menores),
  'nivel.publicado': async ({ db }) => dondeSePublica(await estaPuesto(db, 'publicarNivel')),
  'menores.nombres': async ({ db }) => comoFiguran(await nombresCompletos(db)),
  'escuela.cuotas': tablaCuotas,
  'escuela.equipo': tablaEquipo,
  'escuela.horarios': tablaHorarios,
  'escuela.intensivos': tablaIntensivos,
  'horario.pistas': () => horarioEnPalabras(club.horarios.pistas),
  'horario.secretaria': () => horarioEnPalabras(club.horarios.secretaria),
  'redes.lista': listaRedes,
  'cifras.club': clubEnCifras,
  ...Object.fromEntries(
    TIPOS_GESTIONADOS.flatMap((tipo) => [
      ...Object.entries(DE_LIGA).map(([familia, marca]) => [`${familia}.${tipo}`, marca(tipo)]),
      ...Object.entries(PRECIOS).map(([familia, decir]) => [`${familia}.${tipo}`, () => decir(tipo)]),
    ]),
  ),
};

/** What a club has not said yet, where a text has a place for it. */
const dicho = (valor: string): string => (valor === '' && club.enBlanco ? '(por completar)' : valor);

/** What a made-up club would be paid to, called or sued by. */
const CON_AVISO = new Set(['telefono', 'nif', 'banco.iban']);

function datoDelClub(camino: string): string | undefined {
  const dato = camino
    .split('.')
    .reduce<unknown>(
      (nodo, paso) => (nodo !== null && typeof nodo === 'object' ? Reflect.get(nodo, paso) : undefined),
      club,
    );
  if (typeof dato === 'number')
    return dicho(esImporte(dato, Number.MAX_SAFE_INTEGER) ? sinSimbolo(dato) : escribirNumero(dato));
  return typeof dato === 'string'
    ? dicho(escapeHtml(CON_AVISO.has(camino) ? conAviso(dato) : dato))
    : undefined;
}

function buzonDe(proposito: string): string | undefined {
  const buzon = club.buzones.find((uno) => uno.proposito === proposito);
  return buzon && dicho(escapeHtml(buzon.email));
}

function valorDe(base: BaseDatos, hoy: Dia, nombre: string): string | undefined | Promise<string> {
  const [familia = '', ...resto] = nombre.split('.');
  if (familia === 'club') return datoDelClub(resto.join('.'));
  if (familia === 'buzon') return buzonDe(resto.join('.'));
  return Object.hasOwn(MARCAS, nombre) ? MARCAS[nombre]?.(base, hoy) : undefined;
}

/** Tables and lists: they stand alone, never inside a sentence. */
const BLOQUES = new Set([
  ...['campus.tabla', 'cookies.tabla', 'redes.lista', 'cifras.club'],
  ...Object.keys(DE_LIGA).flatMap((familia) => TIPOS_GESTIONADOS.map((tipo) => `${familia}.${tipo}`)),
  ...['escuela.cuotas', 'escuela.equipo', 'escuela.horarios', 'escuela.intensivos'],
]);

export const esBloque = (nombre: string): boolean => BLOQUES.has(nombre);

export function esConocida(nombre: string): boolean {
  const [familia = '', ...resto] = nombre.split('.');
  if (familia === 'club') return datoDelClub(resto.join('.')) !== undefined;
  if (familia === 'buzon') return buzonDe(resto.join('.')) !== undefined;
  return Object.hasOwn(MARCAS, nombre);
}

/** Of rules whose essence the text tells too, the rest. */
const sinLoDicho = (nombre: string, dichas: readonly string[]): string =>
  dichas.includes(nombre.replace('reglas.', 'esencial.')) ? nombre.replace('reglas.', 'resto.') : nombre;

/** The text with its marks filled from the club's data. One that nobody knows is left as it is. */
export async function rellenarMarcas(base: BaseDatos, texto: string, hoy: Dia): Promise<string> {
  const suelto = sinParrafo(texto, esBloque);
  const valores = new Map<string, string>();
  const marcas = marcasDe(suelto);
  for (const nombre of marcas) {
    const valor = await valorDe(base, hoy, sinLoDicho(nombre, marcas));
    if (valor !== undefined) valores.set(nombre, valor);
  }
  return rellenar(suelto, valores);
}

type Ofrecida = Omit<MarcaContenido, 'bloque' | 'valor'>;

const una =
  (grupo: Ofrecida['grupo']) =>
  (nombre: string, titulo: string): Ofrecida => ({ nombre, titulo, grupo });

const [delClub, deEscuela, deCampus, deLigas, deWeb] = [
  una('club'),
  una('escuela'),
  una('campus'),
  una('ligas'),
  una('web'),
];

const DE_LAS_LIGAS: readonly Ofrecida[] = [
  ...TIPOS_GESTIONADOS.flatMap((tipo) => [
    deLigas(`precio.${tipo}`, `Precio ${CLASES[tipo].deTitulo}`),
    deLigas(`estreno.${tipo}`, `Precio ${CLASES[tipo].deTitulo} para quien aún no es socio`),
    deLigas(`reglas.${tipo}`, `Reglas ${CLASES[tipo].deTitulo}`),
    deLigas(`esencial.${tipo}`, `Lo esencial de las reglas ${CLASES[tipo].deTitulo}`),
    deLigas(`liga.${tipo}`, `Cómo va la temporada ${CLASES[tipo].deTitulo}`),
  ]),
  deLigas('menores.nombres', 'Con qué nombre aparecen los menores'),
  deLigas('menores.publicado', 'Qué se publica de los menores que juegan'),
  deLigas('nivel.publicado', 'Si se publica el nivel de los jugadores'),
];

const ofrecidas = (): readonly Ofrecida[] => [
  delClub('club.nombre', 'Nombre del club'),
  delClub('club.cuota', 'Cuota anual de socio, en euros'),
  delClub('club.matricula', 'Matrícula de la escuela, en euros'),
  delClub('club.telefono', 'Teléfono'),
  delClub('club.telefonoEnlace', 'Teléfono, para un enlace (tel:)'),
  delClub('club.email', 'Correo general'),
  delClub('club.direccion', 'Dirección'),
  delClub('club.centros.prado.direccion', `Dirección de ${club.centros.prado.nombre}`),
  ...(club.centros.reston
    ? [delClub('club.centros.reston.direccion', `Dirección de ${club.centros.reston.nombre}`)]
    : []),
  delClub('horario.pistas', 'Horario de las pistas'),
  delClub('horario.secretaria', 'Horario de secretaría'),
  delClub('cifras.club', 'El club en cifras'),
  delClub('club.municipio', 'Municipio'),
  delClub('club.banco.iban', 'Cuenta del club (IBAN)'),
  delClub('club.nif', 'NIF'),
  delClub('club.registro', 'Registro de entidades deportivas'),
  delClub('club.dominio', 'Dirección de la web'),
  ...club.buzones.map(({ proposito, nombre }) => una('buzones')(`buzon.${proposito}`, `Correo: ${nombre}`)),
  deEscuela('escuela.horarios', 'Tabla de horarios de la escuela'),
  deEscuela('escuela.cuotas', 'Tabla de cuotas de la escuela'),
  deEscuela('escuela.equipo', 'Tabla de cuotas del equipo'),
  deEscuela('escuela.intensivos', 'Tabla de precios de los intensivos'),
  deEscuela('cancelacion.dia', 'Día límite para darse de baja'),
  deCampus('campus.tabla', 'Semanas y precios del campus'),
  deCampus('campus.minimo', 'Inscripciones mínimas por semana'),
  deCampus('campus.anio', 'Año del campus'),
  ...DE_LAS_LIGAS,
  deWeb('redes.lista', 'Lista de redes sociales'),
  deWeb('cookies.tabla', 'Tabla de cookies'),
];

/** The marks of the menu, each with what it says now: as it is read, not as it is written in a document. */
export const listarMarcas = (base: BaseDatos, hoy: Dia): Promise<MarcaContenido[]> =>
  Promise.all(
    ofrecidas().map(async (ofrecida) => {
      const bloque = esBloque(ofrecida.nombre);
      const valor = bloque ? '' : unescapeHtml((await valorDe(base, hoy, ofrecida.nombre)) ?? '');
      return { ...ofrecida, bloque, valor };
    }),
  );

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
    const { id, tipo } = datos.liga;
    const primero = lider(datos, hoy);
    if (!primero) return [];
    const suya = {
      texto: divisionConDeporte(datos.liga)?.replace(' División', '') ?? nombreLiga(datos.liga),
      href: rutas.clasificaciones(tipo, id),
    };
    const quien = {
      texto: nombre(primero.idJugador, primero.jugador),
      href: rutas.jugador(primero.idJugador),
    };
    return [[suya, quien, primero.sinPuntos ? '–' : String(primero.puntos), String(primero.partidosJugados)]];
  });
  const columnas = ['División', 'Jugador', 'Puntos', 'Partidos'];
  return filas.length > 0 ? tabla({ titulo: 'Quién va en cabeza', columnas, filas }) : '';
}

/** A league as it goes today, under its own heading; nothing while it is not played. */
async function ligaEnJuego({ db }: BaseDatos, tipo: TipoLiga, hoy: Dia): Promise<string> {
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
async function clubEnCifras({ db }: BaseDatos): Promise<string> {
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
