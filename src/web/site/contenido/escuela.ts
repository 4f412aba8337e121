import { club, type Programa } from '#club';
import { rutas } from '#contract/rutas.ts';
import { nombresDeCentros, nombresDeSedes } from '#contract/sitio/sitio.ts';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { enEuros } from '#domain/euros.ts';
import { alMesDe } from '#web/club/al-mes.ts';
import { desde } from '#web/club/desde.ts';
import { deSemanaASemana } from '#web/club/semanas.ts';
import type { Call } from '#web/platform/call.ts';

/** What somebody wants to know before reading anything: price, when, where, and how to begin, the best way first. */
export type Ficha = {
  datos: readonly { titulo: string; valor: string; sedes?: string }[];
  acciones: readonly { texto: string; href: string }[];
  /** Why there is no way to begin. */
  cerrada: string | null;
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
  [titulo, precio]: [string, string],
  [cuando, dias]: [string, string],
  lugar: string,
): Ficha['datos'] =>
  [
    { titulo, valor: precio },
    { titulo: cuando, valor: dias },
    { titulo: 'Dónde', valor: lugar, sedes: queSon(lugar) },
  ].filter(({ valor }) => valor !== '');

type Abiertas = ReadonlySet<string>;

/** With the way to enrol, unless it is closed: then, why. */
const conInscripcion = (datos: Ficha['datos'], cerrada: string | null, tipo?: string): Ficha => ({
  datos,
  acciones: cerrada ? [] : [{ texto: 'Inscribirse', href: rutas.inscripciones(tipo) }],
  cerrada,
});

const cierreDe = (tipo: string, abiertas: Abiertas): string | null =>
  abiertas.has(tipo) ? null : 'La inscripción está cerrada por ahora.';

function dePrograma(programa: Programa, abiertas: Abiertas): Ficha {
  const { dias, centros, inscripcion } = programa;
  const datos = datosDe(['Precio al mes', alMes([programa])], ['Días', dias], nombresDeCentros(centros));
  return conInscripcion(datos, cierreDe(inscripcion, abiertas), inscripcion);
}

const SIN_TENIS = new Set(['padel', 'pickleball']);

/** What most come for costs, not the least of all. */
function deTodas(): Ficha {
  const { programas, curso } = club.escuela;
  const deTenis = programas.filter(({ id }) => !SIN_TENIS.has(id));
  return conInscripcion(datosDe(['Tenis, al mes', alMes(deTenis)], ['Curso', curso], nombresDeSedes()), null);
}

/** The days of most programmes. */
function diasDeCasiTodas(): string {
  const [[dias] = ['']] = [...Map.groupBy(club.escuela.programas, (programa) => programa.dias)].toSorted(
    ([, uno], [, otro]) => otro.length - uno.length,
  );
  return dias;
}

/** Who comes to see the school is asked to try it first, as its page says. */
function dePresentacion(): Ficha {
  const [precio, ...resto] = deTodas().datos;
  return {
    datos: [
      ...(precio ? [precio] : []),
      {
        titulo: 'Matrícula',
        valor: club.matricula > 0 ? `${enEuros(club.matricula)}, una vez por curso` : '',
      },
      { titulo: 'Días', valor: diasDeCasiTodas() },
      ...resto,
    ].filter(({ valor }) => valor !== ''),
    acciones: [
      { texto: 'Clase de prueba gratis', href: '#clase-de-prueba' },
      { texto: 'Precios y horarios', href: '/escuela-calendario-precios-horarios' },
    ],
    cerrada: null,
  };
}

const deIntensivos = (): Ficha => ({
  datos: datosDe(
    ['Precio', desde(Math.min(...club.escuela.intensivos.precios.map(({ socios }) => socios)), '')],
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
