import { club } from '#club';
import { horarioEnPalabras } from '#domain/club/horario.ts';
import { marcasDe, rellenar, sinParrafo } from '#domain/contenido/enlaces.ts';
import type { Dia } from '#domain/fecha.ts';
import { anioDeCampus, type Campus } from '#domain/inscripcion/campus.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import { comoFiguran, queSePublica } from '#domain/persona/mensajes.ts';
import { leerCampus } from '#server/db/lecturas/campus.ts';
import { nombresCompletos } from '#server/db/lecturas/nombres-publicos.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { escapeHtml } from '#server/platform/files/html.ts';
import { reglasEnJuego } from './cms.queries.ts';
import { reglasEnTexto } from './reglas.ts';
import {
  listaRedes,
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

const reglas =
  (tipo: TipoLiga): Marca =>
  async ({ db }) => {
    const grupos = await reglasEnJuego(db, tipo);
    return reglasEnTexto(grupos.length > 0 ? grupos : [{ reglas: reglasIniciales(tipo), divisiones: [] }]);
  };

const MARCAS: Readonly<Record<string, Marca>> = {
  'campus.tabla': delCampus(tablaCampus),
  'campus.minimo': delCampus(({ minimoPorSemana }) => String(minimoPorSemana)),
  'campus.anio': delCampus((campus) => String(anioDeCampus(campus))),
  'cancelacion.dia': () => String(club.cancelacionDia),
  'cookies.tabla': tablaCookies,
  'menores.publicado': async ({ db }) => queSePublica(await nombresCompletos(db), club.ofrece.menores),
  'menores.nombres': async ({ db }) => comoFiguran(await nombresCompletos(db)),
  'escuela.cuotas': tablaCuotas,
  'escuela.equipo': tablaEquipo,
  'escuela.horarios': tablaHorarios,
  'escuela.intensivos': tablaIntensivos,
  'horario.pistas': () => horarioEnPalabras(club.horarios.pistas),
  'horario.secretaria': () => horarioEnPalabras(club.horarios.secretaria),
  'redes.lista': listaRedes,
  ...Object.fromEntries(TIPOS_GESTIONADOS.map((tipo) => [`reglas.${tipo}`, reglas(tipo)])),
};

/** What a club has not said yet, where a text has a place for it. */
const dicho = (valor: string): string => (valor === '' && club.enBlanco ? '(por completar)' : valor);

/** The text or number at the end of a path of the club's data. */
function datoDelClub(camino: string): string | undefined {
  const dato = camino
    .split('.')
    .reduce<unknown>(
      (nodo, paso) => (nodo !== null && typeof nodo === 'object' ? Reflect.get(nodo, paso) : undefined),
      club,
    );
  return typeof dato === 'string' || typeof dato === 'number' ? dicho(escapeHtml(String(dato))) : undefined;
}

function buzonDe(proposito: string): string | undefined {
  const buzon = club.buzones.find((uno) => uno.proposito === proposito);
  return buzon && dicho(escapeHtml(buzon.email));
}

export function valorDe(base: BaseDatos, hoy: Dia, nombre: string): string | undefined | Promise<string> {
  const [familia = '', ...resto] = nombre.split('.');
  if (familia === 'club') return datoDelClub(resto.join('.'));
  if (familia === 'buzon') return buzonDe(resto.join('.'));
  return Object.hasOwn(MARCAS, nombre) ? MARCAS[nombre]?.(base, hoy) : undefined;
}

/** Tables and lists: they stand alone, never inside a sentence. */
const BLOQUES = new Set([
  ...['campus.tabla', 'cookies.tabla', 'redes.lista', ...TIPOS_GESTIONADOS.map((tipo) => `reglas.${tipo}`)],
  ...['escuela.cuotas', 'escuela.equipo', 'escuela.horarios', 'escuela.intensivos'],
]);

export const esBloque = (nombre: string): boolean => BLOQUES.has(nombre);

/** Whether a mark of that name stands for something. */
export function esConocida(nombre: string): boolean {
  const [familia = '', ...resto] = nombre.split('.');
  if (familia === 'club') return datoDelClub(resto.join('.')) !== undefined;
  if (familia === 'buzon') return buzonDe(resto.join('.')) !== undefined;
  return Object.hasOwn(MARCAS, nombre);
}

/** The text with its marks filled from the club's data. One that nobody knows is left as it is. */
export async function rellenarMarcas(base: BaseDatos, texto: string, hoy: Dia): Promise<string> {
  const suelto = sinParrafo(texto, esBloque);
  const valores = new Map<string, string>();
  for (const nombre of marcasDe(suelto)) {
    const valor = await valorDe(base, hoy, nombre);
    if (valor !== undefined) valores.set(nombre, valor);
  }
  return rellenar(suelto, valores);
}
