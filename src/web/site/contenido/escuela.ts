import { club, type Programa } from '#club';
import { rutas } from '#contract/rutas.ts';
import { tituloDeHueco } from '#contract/sitio/huecos.ts';
import { nombresDeCentros, nombresDeSedes } from '#contract/sitio/sitio.ts';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { enEuros } from '#domain/euros.ts';
import {
  desde,
  esGratis,
  menorDe,
  menorDelGrupo,
  type Precio,
  soloSocios,
  tienePrecio,
} from '#domain/precio.ts';
import { conMayuscula } from '#domain/texto.ts';
import { deSemanaASemana, deTenis, esDeUnaHora, preciosDe } from '#web/club/al-mes.ts';
import { asuntosEn, nombreEn } from '#web/club/fotos-de-pagina.tsx';
import { clasesDe, semanaDeClase } from '#web/club/horas-de-clase.ts';
import type { Call } from '#web/platform/call.ts';

const PREFIJO = '/escuela-';

/** Who pays each price, in its order. */
export const QUIENES = ['Socios', 'No socios'] as const;

/** What each costs, for members and for others. */
export type Tarifa = { que: string; filas: readonly { cuanto: string; precio: Precio }[] };

/** What somebody wants to know before reading anything: price, when, where, and how to begin. */
export type Ficha = {
  tarifa?: Tarifa;
  datos: readonly { titulo: string; valor: string; nota?: string; sedes?: string }[];
  accion: { texto: string; href: string } | null;
  /** Why there is no way to begin. */
  cerrada: string | null;
  /** The types of enrolment which are open, where each group leads to its own. */
  abiertas?: readonly string[];
};

/** "Desde 25 € (socios) o 29 € (no socios)", "Gratis para socios, desde 31 € si no lo eres"; '' of what has no price. */
function enFrase(precios: readonly Precio[], minimo: Precio): string {
  const { socios, noSocios } = minimo;
  const deSocios = precios.map((uno) => uno.socios);
  const deOtros = precios.map((uno) => uno.noSocios);
  if (esGratis(minimo)) return `Gratis para socios, ${desde(deOtros)} si no lo eres`;
  if (!tienePrecio(minimo)) return '';
  if (soloSocios(minimo)) return `${conMayuscula(desde(deSocios))}\u00a0(solo\u00a0socios)`;
  const hayMas = deSocios.some((uno) => uno > socios) || deOtros.some((uno) => uno > noSocios);
  const cada = `${enEuros(socios)}\u00a0(socios) o ${enEuros(noSocios)}\u00a0(no\u00a0socios)`;
  return hayMas ? `Desde ${cada}` : cada;
}

/** Of several. Where members pay nothing only for some: "Desde 25 €, y algún grupo gratis para socios". */
function entreVarios(precios: readonly Precio[], alguno: string): string {
  const minimo = menorDe(precios);
  if (minimo.socios <= 0 || !precios.some(esGratis)) return enFrase(precios, minimo);
  const importes = precios.flatMap(({ socios, noSocios }) => [socios, noSocios]);
  return `${conMayuscula(desde(importes))}, y\u00a0${alguno} gratis para socios`;
}

/** "42 € o 48 €", "gratis o 52 €", "46 € (solo socios)". */
function enBreve(precio: Precio): string {
  const { socios, noSocios } = precio;
  if (soloSocios(precio)) return `${enEuros(socios)}\u00a0(solo\u00a0socios)`;
  return `${esGratis(precio) ? 'gratis' : enEuros(socios)} o ${enEuros(noSocios)}`;
}

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
  accion: cerrada ? null : { texto: 'Inscribirse', href: rutas.inscripciones(tipo) },
  cerrada,
});

const cierreDe = (tipos: readonly string[], abiertas: Abiertas): string | null =>
  tipos.some((tipo) => abiertas.has(tipo)) ? null : 'La inscripción está cerrada por ahora.';

/** What that price is of, and the others; nothing of what nobody has priced. */
function detalleDe(programa: Programa): string {
  const { cuotas, modalidades } = programa;
  if (!cuotas)
    return modalidades
      .flatMap(({ nombre, cuota }) => (cuota > 0 ? [`${nombre}, ${enEuros(cuota)}`] : []))
      .join('; ');
  const { una, dos } = cuotas;
  if (!tienePrecio(una)) return tienePrecio(dos) ? 'Dos horas a la semana' : '';
  const suya = esDeUnaHora(programa) ? '' : `, ${enBreve(una)}`;
  return `Una hora a la semana${suya}${tienePrecio(dos) ? `; dos, ${enBreve(dos)}` : ''}`;
}

function dePrograma(programa: Programa, abiertas: Abiertas): Ficha {
  const precios = preciosDe(programa);
  const { dias, centros, inscripcion } = programa;
  const datos = datosDe(
    ['Precio al mes', enFrase(precios, menorDelGrupo(precios)), detalleDe(programa)],
    ['Días', dias, semanaDeClase(programa)],
    nombresDeCentros(centros),
  );
  return conInscripcion(datos, cierreDe([inscripcion], abiertas), inscripcion);
}

const deTodas = (abiertas: Abiertas): Ficha =>
  conInscripcion(
    datosDe(
      ['Tenis, al mes', entreVarios(deTenis().flatMap(preciosDe), 'algún grupo')],
      ['Curso', club.escuela.curso],
      nombresDeSedes(),
    ),
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
    return { cuanto, precio: menorDe(cuotas) };
  }).filter(({ precio }) => tienePrecio(precio)),
});

/** Who comes to see the school is asked to try it first, as its page says. */
const dePresentacion = (abiertas: Abiertas): Ficha => ({
  abiertas: [...abiertas],
  tarifa: porHoras(),
  datos: [
    { titulo: 'Matrícula', valor: club.matricula > 0 ? `${enEuros(club.matricula)}, una vez por curso` : '' },
    ...deTodas(abiertas).datos.slice(-2),
  ].filter(({ valor }) => valor !== ''),
  accion: { texto: 'Clase de prueba', href: '#clase-de-prueba' },
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
    return nombre ? [{ hueco, nombre, cargo: tituloDeHueco(hueco).pie, asuntos: asuntosEn(hueco) }] : [];
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
    ['Cada intensivo', entreVarios(club.escuela.intensivos.precios, 'alguno')],
    ['Cuándo', club.escuela.intensivos.cuando],
    nombresDeSedes(),
  ),
  accion: { texto: 'Pedir plaza', href: rutas.contacto() },
  cerrada: null,
});

function deCampus({ semanas, opciones, cerrado }: CampusOfrecido, abiertas: Abiertas): Ficha {
  const precio = desde(Object.values(opciones).map((opcion) => opcion.precio));
  const dias = deSemanaASemana(semanas) || 'En verano';
  const datos = datosDe(
    ['Precio', precio && `${conMayuscula(precio)} la semana`],
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
