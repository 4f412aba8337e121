import { club, type Programa } from '#club';
import { rutas } from '#contract/rutas.ts';
import { nombresDeCentros, nombresDeSedes } from '#contract/sitio/sitio.ts';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { desde, desdeDe, sinSerSocioDe } from '#web/club/desde.ts';
import { deSemanaASemana } from '#web/club/semanas.ts';
import type { Call } from '#web/platform/call.ts';

/** What somebody wants to know before reading anything: price, when, where, and how to begin. */
export type Ficha = {
  datos: readonly { titulo: string; valor: string }[];
  accion: { texto: string; href: string } | null;
  /** Why there is no way to begin. */
  cerrada: string | null;
};

const alMes = (precio: number): string => desde(precio, ' al mes');

/** `ajeno`: what it costs who is no member, where it is another price. */
const datosDe = (
  precio: string,
  [titulo, dias]: [string, string],
  lugar: string,
  ajeno = '',
): Ficha['datos'] =>
  [
    { titulo: ajeno ? 'Socios' : 'Precio', valor: precio },
    { titulo: 'No socios', valor: ajeno },
    { titulo, valor: dias },
    { titulo: 'Dónde', valor: lugar },
  ].filter(({ valor }) => valor !== '');

type Abiertas = ReadonlySet<string>;

/** With the way to enrol, unless it is closed: then, why. */
const conInscripcion = (datos: Ficha['datos'], cerrada: string | null, tipo?: string): Ficha => ({
  datos,
  accion: cerrada ? null : { texto: 'Inscribirse', href: rutas.inscripciones(tipo) },
  cerrada,
});

const cierreDe = (tipo: string, abiertas: Abiertas): string | null =>
  abiertas.has(tipo) ? null : 'La inscripción está cerrada por ahora.';

function dePrograma(programa: Programa, abiertas: Abiertas): Ficha {
  const { dias, centros, inscripcion } = programa;
  const datos = datosDe(
    alMes(desdeDe(programa)),
    ['Días', dias],
    nombresDeCentros(centros),
    alMes(sinSerSocioDe(programa)),
  );
  return conInscripcion(datos, cierreDe(inscripcion, abiertas), inscripcion);
}

const SIN_TENIS = new Set(['padel', 'pickleball']);

/** What most come for costs, not the least of all. */
function deTodas(): Ficha {
  const { programas, curso } = club.escuela;
  const deTenis = programas.filter(({ id }) => !SIN_TENIS.has(id));
  const [precio, ajeno] = [desdeDe, sinSerSocioDe].map((de) => {
    const [barato] = deTenis.toSorted((a, b) => de(a) - de(b));
    const texto = barato ? alMes(de(barato)).replaceAll(' ', '\u00a0') : '';
    return texto && `Tenis, ${texto.toLowerCase()}`;
  });
  return conInscripcion(datosDe(precio ?? '', ['Curso', curso], nombresDeSedes(), ajeno), null);
}

/** Who comes to see the school is asked to try it first, as its page says. */
const dePresentacion = (todas = deTodas()): Ficha => ({
  ...todas,
  datos: [...todas.datos, { titulo: 'Precio por', valor: 'Una hora a la semana; la matrícula, aparte' }],
  accion: { texto: 'Clase de prueba gratis', href: '#clase-de-prueba' },
});

const deIntensivos = (): Ficha => ({
  datos: datosDe(
    desde(Math.min(...club.escuela.intensivos.precios.map(({ socios }) => socios)), ''),
    ['Cuándo', club.escuela.intensivos.cuando],
    nombresDeSedes(),
  ),
  accion: { texto: 'Pedir plaza', href: rutas.contacto() },
  cerrada: null,
});

function deCampus({ semanas, opciones, cerrado }: CampusOfrecido, abiertas: Abiertas): Ficha {
  const precio = Math.min(...Object.values(opciones).map((opcion) => opcion.precio));
  const dias = deSemanaASemana(semanas) || 'En verano';
  const datos = datosDe(desde(precio, ' la semana'), ['Cuándo', dias], nombresDeCentros(['prado']));
  return conInscripcion(datos, cerrado ?? cierreDe('campusverano', abiertas), 'campusverano');
}

const PREFIJO = '/escuela-';

/** Of the pages of the school; null of the others, which ask for nothing. */
export async function fichaDe(call: Call, path: string): Promise<Ficha | null> {
  if (!path.startsWith(PREFIJO)) return null;
  const nombre = path.slice(PREFIJO.length);
  if (nombre === 'intensivos') return deIntensivos();
  if (nombre === 'presentacion') return dePresentacion();
  const programa = club.escuela.programas.find(({ id }) => id === nombre);
  if (!programa && nombre !== 'campamentos') return deTodas();
  const tipos = await call('GET /api/inscripcion/tipos', {});
  const abiertas = new Set<string>(tipos.flatMap(({ tipo, abierta }) => (abierta ? [tipo] : [])));
  if (programa) return dePrograma(programa, abiertas);
  return deCampus(await call('GET /api/inscripcion/campus', {}), abiertas);
}
