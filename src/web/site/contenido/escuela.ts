import { club, type Programa } from '#club';
import { rutas } from '#contract/rutas.ts';
import { nombresDeCentros, nombresDeSedes } from '#contract/sitio/sitio.ts';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { fechaLarga } from '#domain/fecha-texto.ts';
import { desde, desdeDe } from '#web/club/desde.ts';
import type { Call } from '#web/platform/call.ts';

/** What somebody wants to know before reading anything: price, when, where, and how to begin. */
export type Ficha = {
  datos: readonly { titulo: string; valor: string }[];
  accion: { texto: string; href: string } | null;
  /** Why there is no way to begin. */
  cerrada: string | null;
};

const alMes = (precio: number): string => desde(precio, ' al mes');

const datosDe = (precio: string, [titulo, dias]: [string, string], lugar: string): Ficha['datos'] =>
  [
    { titulo: 'Precio', valor: precio },
    { titulo, valor: dias },
    { titulo: 'Dónde', valor: lugar },
  ].filter(({ valor }) => valor !== '');

type Abiertas = ReadonlySet<string>;

function dePrograma(programa: Programa, abiertas: Abiertas): Ficha {
  const { dias, centros, inscripcion } = programa;
  const abierta = abiertas.has(inscripcion);
  return {
    datos: datosDe(alMes(desdeDe(programa)), ['Días', dias], nombresDeCentros(centros)),
    accion: abierta ? { texto: 'Inscribirse', href: rutas.inscripciones(inscripcion) } : null,
    cerrada: abierta ? null : 'La inscripción está cerrada por ahora.',
  };
}

function deTodas(): Ficha {
  const { programas, curso } = club.escuela;
  return {
    datos: datosDe(alMes(Math.min(...programas.map(desdeDe))), ['Curso', curso], nombresDeSedes()),
    accion: { texto: 'Inscribirse', href: rutas.inscripciones() },
    cerrada: null,
  };
}

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
  const ofrecidas = semanas.filter(({ estado }) => estado !== 'noOfrecida');
  const [primera, ultima] = [ofrecidas[0], ofrecidas.at(-1)];
  const precio = Math.min(...Object.values(opciones).map((opcion) => opcion.precio));
  const dias =
    primera && ultima ? `Del ${fechaLarga(primera.desde)} al ${fechaLarga(ultima.hasta)}` : 'En verano';
  const abierto = cerrado === null && abiertas.has('campusverano');
  return {
    datos: datosDe(desde(precio, ' la semana'), ['Cuándo', dias], nombresDeCentros(['prado'])),
    accion: abierto ? { texto: 'Inscribirse', href: rutas.inscripciones('campusverano') } : null,
    cerrada: abierto ? null : (cerrado ?? 'La inscripción está cerrada por ahora.'),
  };
}

const PREFIJO = '/escuela-';

/** Of the pages of the school; null of the others, which ask for nothing. */
export async function fichaDe(call: Call, path: string): Promise<Ficha | null> {
  if (!path.startsWith(PREFIJO)) return null;
  const nombre = path.slice(PREFIJO.length);
  if (nombre === 'intensivos') return deIntensivos();
  const programa = club.escuela.programas.find(({ id }) => id === nombre);
  if (!programa && nombre !== 'campamentos') return deTodas();
  const tipos = await call('GET /api/inscripcion/tipos', {});
  const abiertas = new Set<string>(tipos.flatMap(({ tipo, abierta }) => (abierta ? [tipo] : [])));
  if (programa) return dePrograma(programa, abiertas);
  return deCampus(await call('GET /api/inscripcion/campus', {}), abiertas);
}
