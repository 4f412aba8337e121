import { club, type Programa } from '#club';
import { estrenoDeLiga } from '#contract/club/ofrecido.ts';
import { nombresDeCentros } from '#contract/sitio/sitio.ts';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { enEuros } from '#domain/euros.ts';
import { etiquetaDeTipo, type Familia, familiaDe, type TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { nombreTemporada, temporadaDe } from '#domain/liga/liga.ts';
import { ligaDe, type TipoGestionado } from '#domain/liga/tipos.ts';
import { conMayuscula } from '#domain/texto.ts';
import { alMesDe, quienPuede } from '#web/club/al-mes.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { deSemanaASemana } from '#web/club/semanas.ts';

/** What nobody has priced is not told. */
const alMes = (que: string, importe: number, resto = ''): string[] =>
  importe > 0 ? [`${que}: ${enEuros(importe)} al mes${resto}.`] : [];

const deHoras = (que: string, { socios, noSocios }: { socios: number; noSocios: number }): string[] =>
  alMes(que, socios, noSocios === socios ? '' : ` (${enEuros(noSocios)} si no eres socio)`);

const programasDe = (tipo: TipoInscripcion): Programa[] =>
  club.escuela.programas.filter(({ inscripcion }) => inscripcion === tipo);

const dePrograma = ({ cuotas, modalidades }: Programa): string[] => [
  ...(cuotas ? [...deHoras('2 horas a la semana', cuotas.dos), ...deHoras('1 hora', cuotas.una)] : []),
  ...modalidades.flatMap(({ nombre, cuota }) => alMes(nombre, cuota)),
];

const deCampus = ({ opciones }: CampusOfrecido): string[] =>
  Object.values(opciones)
    .filter(({ precio }) => precio > 0)
    .map(({ horario, precio }) => `De ${horario.replace('-', ' a ')}: ${enEuros(precio)} la semana.`);

const temporadaDeLiga = (): string => `temporada ${nombreTemporada(temporadaDe(hoyDelClub()))}`;

/** "24 € la temporada 2026/27; 54 € con la cuota de socio." Only one of the two, once it is known which. */
function deLaLiga(liga: TipoGestionado, conAlta?: boolean): string[] {
  const [suya, estreno] = [club.ligas[liga], estrenoDeLiga(liga)];
  if (suya <= 0) return [];
  const precio = `${enEuros(suya)} la ${temporadaDeLiga()}`;
  if (conAlta)
    return [`${precio} + ${enEuros(club.cuota)} de cuota de socio = ${enEuros(suya + club.cuota)}.`];
  return [`${precio}${estreno && conAlta === undefined ? `; ${estreno} de socio` : ''}.`];
}

const deSocio = (): string[] => (club.cuota > 0 ? [`${enEuros(club.cuota)} al año`] : []);

/** What that costs, a price a line; none where the club has not said. `conAlta`: and becoming a member with it; not said yet, both. */
export function preciosDe(tipo: TipoInscripcion, campus: CampusOfrecido, conAlta?: boolean): string[] {
  return tipo === 'campusverano' ? deCampus(campus) : reciboDe(tipo, conAlta);
}

/** Of what is paid by receipt. */
export function reciboDe(tipo: TipoInscripcion, conAlta?: boolean): string[] {
  if (tipo === 'nuevosocio') return deSocio().map((precio) => `${precio}.`);
  const liga = ligaDe(tipo);
  if (liga) return deLaLiga(liga, conAlta);
  const cuota = conAlta ? deSocio().map((precio) => `Cuota de socio: ${precio}.`) : [];
  return [...programasDe(tipo).flatMap(dePrograma), ...cuota];
}

/** Beside its price and its court, without what those say. */
export const nombreBreve = (tipo: TipoInscripcion): string =>
  etiquetaDeTipo(tipo).replace(/^Escuela de tenis – | \(.*/g, '');

/** In its card, under the heading of its kind. */
export const nombreDeTarjeta = (tipo: TipoInscripcion): string =>
  conMayuscula(nombreBreve(tipo).replace(/^Escuela de | de tenis$/g, ''));

/** "Inscripción en la liga social de tenis"; joining the club says it already. */
export function encabezadoDe(tipo: TipoInscripcion): string {
  const nombre = nombreBreve(tipo).replace(
    /^(Liga|Escuela|Equipo|Campus)/,
    (que) => `${/a$/.test(que) ? 'la' : 'el'} ${que.toLowerCase()}`,
  );
  return tipo === 'nuevosocio' ? nombre : `Inscripción en ${nombre}`;
}

const deLiga = (tipo: TipoInscripcion): string =>
  tipo === 'ligainfantiltenis' ? 'De 7 a 16 años' : 'Desde los 16 años';

/** How a league that has begun is joined. */
export const siHaEmpezado = (tipo: TipoInscripcion): string =>
  tipo === 'ligasocialtenis' && !club.enBlanco
    ? 'Con la liga social empezada, juegas amistosos hasta que haya hueco en tu división.'
    : '';

/** When and where that is, or what; nothing where the club has not said. */
export function cuandoDe(tipo: TipoInscripcion, { semanas }: CampusOfrecido): string {
  if (tipo === 'campusverano') return deSemanaASemana(semanas);
  const [programa, otro] = programasDe(tipo);
  // The heading of the form says which league.
  if (!programa || otro) return siHaEmpezado(tipo).replace(' social', '');
  return [programa.dias, nombresDeCentros(programa.centros)].filter(Boolean).join(', en ');
}

/** For whom that is, or when, or what for. */
export function quienDe(tipo: TipoInscripcion, { semanas }: CampusOfrecido): string {
  if (ligaDe(tipo)) return deLiga(tipo);
  if (tipo === 'campusverano') return deSemanaASemana(semanas);
  if (tipo === 'nuevosocio') return club.enBlanco ? '' : 'Para pagar como socio';
  const [programa, otro] = programasDe(tipo);
  return programa && !otro ? quienPuede(programa) : '';
}

export type Minimo = { precio: string; quien: string };

const minimo = (euros: number, quien: string): Minimo[] =>
  euros > 0 ? [{ precio: enEuros(euros), quien }] : [];

function deSocios(liga: TipoGestionado): Minimo[] {
  const [suya, cuota] = [club.ligas[liga], club.cuota];
  if (suya <= 0) return [];
  return [...minimo(suya, 'Socios'), ...(cuota > 0 ? minimo(suya + cuota, 'No socios') : [])];
}

/** The short courses of the holidays, which are asked for by mail. */
export function deIntensivos(): Minimo[] {
  const { precios } = club.escuela.intensivos;
  if (precios.length === 0) return [];
  return [
    ...minimo(Math.min(...precios.map((uno) => uno.socios)), 'Socios'),
    ...minimo(Math.min(...precios.map((uno) => uno.noSocios)), 'No socios'),
  ];
}

/** Of a league, what a member pays, and who becomes one with it. */
export function tarifasDe(tipo: TipoInscripcion): Minimo[] {
  const liga = ligaDe(tipo);
  return liga ? deSocios(liga) : [];
}

/** What a league comes to, a line each and their sum. */
export function sumandosDe(tipo: TipoInscripcion, conAlta = false): Minimo[] {
  const liga = ligaDe(tipo);
  const [suya, cuota] = [liga ? club.ligas[liga] : 0, club.cuota];
  if (suya <= 0) return [];
  const alta = conAlta ? cuota : 0;
  return [
    ...minimo(suya, conMayuscula(temporadaDeLiga())),
    ...minimo(alta, 'Alta de socio'),
    ...minimo(suya + alta, 'Total'),
  ];
}

const CADA: Record<Familia, string> = {
  escuela: 'al mes',
  equipo: 'al mes',
  campus: 'por semana',
  liga: 'por temporada',
  socio: 'al año',
};

/** The least it costs, and who pays that: what is looked at before choosing. */
export function minimosDe(tipo: TipoInscripcion, { opciones }: CampusOfrecido): Minimo[] {
  if (ligaDe(tipo)) return tarifasDe(tipo);
  if (tipo === 'nuevosocio') return minimo(club.cuota, 'Cuota');
  if (tipo === 'campusverano')
    return Object.values(opciones).flatMap(({ precio, horario }) =>
      minimo(precio, horario.replace('-', '–')),
    );
  if (familiaDe(tipo) === 'equipo')
    return programasDe(tipo).flatMap(({ modalidades }) =>
      modalidades.flatMap(({ cuota, nombre }) => minimo(cuota, nombre.replace(/ por semana$/, ''))),
    );
  return alMesDe(programasDe(tipo));
}

/** How often that is paid. */
export const cadaDe = (tipo: TipoInscripcion): string => CADA[familiaDe(tipo)];
