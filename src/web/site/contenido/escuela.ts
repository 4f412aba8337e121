import { club, type Programa } from '#club';
import { rutas } from '#contract/rutas.ts';
import { tituloDeHueco } from '#contract/sitio/huecos.ts';
import { nombresDeCentros, nombresDeSedes } from '#contract/sitio/sitio.ts';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { enEuros } from '#domain/euros.ts';
import { alMesDe, deTenis } from '#web/club/al-mes.ts';
import { nombreEn } from '#web/club/datos-de-hueco.tsx';
import { desde } from '#web/club/desde.ts';
import { clasesDe, semanaDeClase } from '#web/club/horas-de-clase.ts';
import { deSemanaASemana } from '#web/club/semanas.ts';
import type { Call } from '#web/platform/call.ts';

const PREFIJO = '/escuela-';

/** Who pays each price, in its order. */
export const QUIENES = ['Socios', 'No socios'] as const;

/** What each costs, for members and for others. */
export type Tarifa = { que: string; filas: readonly { cuanto: string; euros: readonly number[] }[] };

/** Nothing of what nobody has priced. */
export const tienenPrecio = (euros: readonly number[]): boolean =>
  euros.every((uno) => uno > 0 && Number.isFinite(uno));

/** What somebody wants to know before reading anything: price, when, where, and how to begin, the best way first. */
export type Ficha = {
  tarifa?: Tarifa;
  datos: readonly { titulo: string; valor: string; nota?: string; sedes?: string }[];
  acciones: readonly { texto: string; href: string }[];
  /** Why there is no way to begin. */
  cerrada: string | null;
  /** The types of enrolment which are open, where each group leads to its own. */
  abiertas?: readonly string[];
};

/** "Desde 25 € (socios) o 29 € (no socios)". */
const alMes = (programas: readonly Programa[]): string => {
  const cada = alMesDe(programas).map(({ quien, precio }) => `${precio} (${quien.toLowerCase()})`);
  return cada.length > 0 ? `Desde ${cada.map((uno) => uno.replaceAll(' ', '\u00a0')).join(' o ')}` : '';
};

const SEDES = ['', 'nuestra sede', 'nuestras dos sedes', 'nuestras tres sedes'];

/** What those names are of, for whom has never been there. */
const queSon = (lugar: string): string =>
  lugar === nombresDeSedes()
    ? (SEDES[Object.values(club.centros).filter(Boolean).length] ?? '')
    : 'una de nuestras sedes';

const datosDe = (
  [titulo, precio, detalle = '']: [string, string, string?],
  [cuando, dias, nota = '']: [string, string, string?],
  lugar: string,
): Ficha['datos'] =>
  [
    { titulo, valor: precio, nota: detalle },
    { titulo: cuando, valor: dias, nota },
    { titulo: 'Dónde', valor: lugar, sedes: queSon(lugar) },
  ].filter(({ valor }) => valor !== '');

type Abiertas = ReadonlySet<string>;

/** With the way to enrol, unless it is closed: then, why. */
const conInscripcion = (datos: Ficha['datos'], cerrada: string | null, tipo?: string): Ficha => ({
  datos,
  acciones: cerrada ? [] : [{ texto: 'Inscribirse', href: rutas.inscripciones(tipo) }],
  cerrada,
});

const cierreDe = (tipos: readonly string[], abiertas: Abiertas): string | null =>
  tipos.some((tipo) => abiertas.has(tipo)) ? null : 'La inscripción está cerrada por ahora.';

/** What that price is of, and the others; nothing of what nobody has priced. */
function detalleDe({ cuotas, modalidades }: Programa): string {
  if (!cuotas) return modalidades.map(({ nombre, cuota }) => `${nombre}, ${enEuros(cuota)}`).join('; ');
  const { socios, noSocios } = cuotas.dos;
  return socios > 0 ? `Una hora a la semana; dos, ${enEuros(socios)} o ${enEuros(noSocios)}` : '';
}

function dePrograma(programa: Programa, abiertas: Abiertas): Ficha {
  const { dias, centros, inscripcion } = programa;
  const datos = datosDe(
    ['Precio al mes', alMes([programa]), detalleDe(programa)],
    ['Días', dias, semanaDeClase(programa)],
    nombresDeCentros(centros),
  );
  return conInscripcion(datos, cierreDe([inscripcion], abiertas), inscripcion);
}

const deTodas = (abiertas: Abiertas): Ficha =>
  conInscripcion(
    datosDe(['Tenis, al mes', alMes(deTenis())], ['Curso', club.escuela.curso], nombresDeSedes()),
    cierreDe(
      club.escuela.programas.map(({ inscripcion }) => inscripcion),
      abiertas,
    ),
  );

const HORAS = [
  ['una', '1\u00a0hora a\u00a0la\u00a0semana'],
  ['dos', '2\u00a0horas a\u00a0la\u00a0semana'],
] as const;

/** The least that tennis costs a month. */
const porHoras = (): Tarifa => ({
  que: 'Tenis, al mes',
  filas: HORAS.map(([horas, cuanto]) => {
    const cuotas = deTenis().flatMap((programa) => programa.cuotas?.[horas] ?? []);
    const socios = Math.min(...cuotas.map((una) => una.socios));
    return { cuanto, euros: [socios, Math.min(...cuotas.map((una) => una.noSocios))] };
  }).filter(({ euros }) => tienenPrecio(euros)),
});

/** Who comes to see the school is asked to try it first, as its page says. */
const dePresentacion = (abiertas: Abiertas): Ficha => ({
  abiertas: [...abiertas],
  tarifa: porHoras(),
  datos: [
    { titulo: 'Matrícula', valor: club.matricula > 0 ? `${enEuros(club.matricula)}, una vez por curso` : '' },
    ...deTodas(abiertas).datos.slice(-2),
  ].filter(({ valor }) => valor !== ''),
  acciones: [{ texto: 'Clase de prueba gratis', href: '#clase-de-prueba' }],
  cerrada: null,
});

const EMPEZAR = '<h2>Cómo empezar</h2>';

/** With a place to jump to. */
export const conEmpezar = (html: string): string =>
  html.replace(EMPEZAR, EMPEZAR.replace('<h2>', '<h2 id="empezar">'));

/** Who teaches, of the team: those with a name. */
export const quienesEnsenan = () =>
  (['equipoEscuela', 'equipoPadel', 'equipoCompeticion'] as const).flatMap((hueco) => {
    const nombre = nombreEn(hueco);
    return nombre ? [{ hueco, nombre, cargo: tituloDeHueco(hueco).pie }] : [];
  });

/** The parts of the page that presents the school, of those it has. */
export function saltosDe(path: string, html: string): (readonly [id: string, nombre: string])[] {
  if (path !== `${PREFIJO}presentacion`) return [];
  const conHoras = club.escuela.programas.some((uno) => clasesDe(uno).some(Boolean));
  return [
    ['programas', conHoras ? 'Grupos y\u00a0horas' : 'Grupos'],
    ...(quienesEnsenan().length > 0 ? [['equipo', 'Equipo'] as const] : []),
    ...(html.includes(EMPEZAR) ? [['empezar', 'Cómo\u00a0empezar'] as const] : []),
  ];
}

const deIntensivos = (): Ficha => ({
  datos: datosDe(
    ['Cada intensivo', desde(Math.min(...club.escuela.intensivos.precios.map(({ socios }) => socios)), '')],
    ['Cuándo', club.escuela.intensivos.cuando],
    nombresDeSedes(),
  ),
  acciones: [{ texto: 'Pedir plaza', href: rutas.contacto() }],
  cerrada: null,
});

function deCampus({ semanas, opciones, cerrado }: CampusOfrecido, abiertas: Abiertas): Ficha {
  const precio = Math.min(...Object.values(opciones).map((opcion) => opcion.precio));
  const dias = deSemanaASemana(semanas) || 'En verano';
  const datos = datosDe(
    ['Precio', desde(precio, ' la semana')],
    ['Cuándo', dias],
    nombresDeCentros(['prado']),
  );
  return conInscripcion(datos, cerrado ?? cierreDe(['campusverano'], abiertas), 'campusverano');
}

/** Of the pages of the school; null of the others, which ask for nothing. */
export async function fichaDe(call: Call, path: string): Promise<Ficha | null> {
  if (!path.startsWith(PREFIJO)) return null;
  const nombre = path.slice(PREFIJO.length);
  if (nombre === 'intensivos') return deIntensivos();
  const programa = club.escuela.programas.find(({ id }) => id === nombre);
  const tipos = await call('GET /api/inscripcion/tipos', {});
  const abiertas = new Set<string>(tipos.flatMap(({ tipo, abierta }) => (abierta ? [tipo] : [])));
  if (programa) return dePrograma(programa, abiertas);
  if (nombre === 'presentacion') return dePresentacion(abiertas);
  if (nombre === 'campamentos') return deCampus(await call('GET /api/inscripcion/campus', {}), abiertas);
  return deTodas(abiertas);
}
