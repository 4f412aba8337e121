import { club, type Programa } from '#club';
import { estrenoDeLiga } from '#contract/club/ofrecido.ts';
import { nombresDeCentros } from '#contract/sitio/sitio.ts';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { enEuros } from '#domain/euros.ts';
import { entreEdades, etiquetaDeTipo, type TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { nombreTemporada, temporadaDe } from '#domain/liga/liga.ts';
import { ligaDe, type TipoGestionado } from '#domain/liga/tipos.ts';
import {
  desde,
  enColumnas,
  esGratis,
  mayorDe,
  menorDelGrupo,
  type Precio,
  tienePrecio,
} from '#domain/precio.ts';
import { conMayuscula, enLista } from '#domain/texto.ts';
import { deSemanaASemana, quienPuede } from '#web/club/al-mes.ts';
import { hoyDelClub } from '#web/club/reloj.ts';

/** What is drawn beside each. */
export const DIBUJOS: Record<TipoInscripcion, string> = {
  escuelaminitenis: 'clase-minitenis',
  escuelainiciacion: 'clase-iniciacion',
  escuelaperfeccionamiento: 'clase-perfeccionamiento',
  escuelaadultos: 'clase-adultos',
  escuelapadel: 'clase-padel',
  escuelapickleball: 'clase-pickleball',
  equipocompeticion: 'clase-competicion',
  ligasocialtenis: 'liga-social',
  ligainfantiltenis: 'liga-infantil',
  nuevosocio: 'noticia-asamblea',
  campusverano: 'noticia-campus',
};

/** What nobody has priced is not told. */
function alMes(que: string, precio: Precio): string[] {
  const { socios, noSocios } = precio;
  if (esGratis(precio)) return [`${que}: gratis para socios, ${enEuros(noSocios)} al mes si no lo eres.`];
  if (socios <= 0) return [];
  const ajenos = noSocios === socios || noSocios <= 0 ? '' : ` (${enEuros(noSocios)} si no eres socio)`;
  return [`${que}: ${enEuros(socios)} al mes${ajenos}.`];
}

const programasDe = (tipo: TipoInscripcion): Programa[] =>
  club.escuela.programas.filter(({ inscripcion }) => inscripcion === tipo);

const dePrograma = ({ cuotas, modalidades }: Programa): string[] => [
  ...(cuotas ? [...alMes('2 horas a la semana', cuotas.dos), ...alMes('1 hora', cuotas.una)] : []),
  ...modalidades.flatMap(({ nombre, cuota }) => alMes(nombre, { socios: cuota, noSocios: cuota })),
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
  if (tipo === 'campusverano') return deCampus(campus);
  if (tipo === 'nuevosocio') return deSocio().map((precio) => `${precio}.`);
  const liga = ligaDe(tipo);
  if (liga) return deLaLiga(liga, conAlta);
  return [...programasDe(tipo).flatMap(dePrograma), ...aparteDe(tipo, conAlta)];
}

/** What the school asks besides, once a year. */
export function aparteDe(tipo: TipoInscripcion, conAlta?: boolean): string[] {
  if (programasDe(tipo).length === 0) return [];
  return [
    ...(club.matricula > 0 ? [`Matrícula: ${enEuros(club.matricula)}, una vez por curso.`] : []),
    ...(conAlta ? deSocio().map((precio) => `Cuota de socio: ${precio}.`) : []),
  ];
}

/** What is paid for; `corto`, of what its row has room for. */
type Fila = { que: string; corto: string; euros: readonly number[] };

/** What is paid again and again: what one pays, or a member and who is not one; `cada` is how often. */
type Cuotas = { cada: string; filas: readonly Fila[] };

const HORAS = { una: '1 hora', dos: '2 horas' } as const;

const deHorasYDias = ({ cuotas, modalidades }: Programa): Fila[] => [
  ...(['una', 'dos'] as const).flatMap((horas) => {
    const [que, corto] = [`${HORAS[horas]} a la semana`, HORAS[horas]];
    return cuotas ? [{ que, corto, euros: [cuotas[horas].socios, cuotas[horas].noSocios] }] : [];
  }),
  ...modalidades.map(({ nombre, cuota }) => ({
    que: nombre,
    corto: nombre.replace(/ por semana$/, ''),
    euros: [cuota],
  })),
];

/** What a season of that league costs a member, and who becomes one with it; nothing of what is none. */
function deLiga(tipo: TipoInscripcion): number[] {
  const liga = ligaDe(tipo);
  const suya = liga ? club.ligas[liga] : 0;
  if (suya <= 0) return [];
  return club.cuota > 0 ? [suya, suya + club.cuota] : [suya];
}

/** "9–14 h" */
const enHoras = (horario: string): string => `${horario.replaceAll(':00', '').replace('-', '–')} h`;

function cuotasSegunTipo(tipo: TipoInscripcion, { opciones }: CampusOfrecido): Cuotas {
  if (ligaDe(tipo))
    return { cada: 'la temporada', filas: [{ que: 'Liga', corto: 'Liga', euros: deLiga(tipo) }] };
  if (tipo === 'nuevosocio')
    return { cada: 'al año', filas: [{ que: 'Cuota de socio', corto: 'Cuota', euros: [club.cuota] }] };
  if (tipo !== 'campusverano') return { cada: 'al mes', filas: programasDe(tipo).flatMap(deHorasYDias) };
  const filas = Object.values(opciones).map(({ horario, precio }) => ({
    que: `De ${horario.replace('-', ' a ')}`,
    corto: enHoras(horario),
    euros: [precio],
  }));
  return { cada: 'la semana', filas };
}

/** A price a row; what nobody has priced is no row. */
export function cuotasDe(tipo: TipoInscripcion, campus: CampusOfrecido): Cuotas {
  const { cada, filas } = cuotasSegunTipo(tipo, campus);
  return { cada, filas: filas.filter(({ euros }) => euros.some((suyo) => suyo > 0)) };
}

/** "desde 25 € al mes", or "gratis para socios, 29 € al mes" */
export function desdeCuanto(tipo: TipoInscripcion, campus: CampusOfrecido): string {
  const { cada, filas } = cuotasDe(tipo, campus);
  if (filas.length === 0) return '';
  const gratis = filas.some(({ euros: [socios = 0, noSocios = 0] }) => esGratis({ socios, noSocios }));
  const importes = filas.flatMap(({ euros }) => (gratis ? euros.slice(1) : euros));
  return `${gratis ? 'gratis para socios, ' : ''}${desde(importes)} ${cada}`;
}

/** Beside its price and its court, without what those say. */
export const nombreBreve = (tipo: TipoInscripcion): string =>
  etiquetaDeTipo(tipo).replace(/^Escuela de tenis – | \(.*/g, '');

/** In its row, under the heading of its kind. */
export const nombreDeFila = (tipo: TipoInscripcion): string =>
  conMayuscula(nombreBreve(tipo).replace(/^Escuela de | de tenis$/g, ''));

/** "Inscripción en la liga social de tenis"; joining the club says it already. */
export function encabezadoDe(tipo: TipoInscripcion): string {
  const nombre = nombreBreve(tipo).replace(
    /^(Liga|Escuela|Equipo|Campus)/,
    (que) => `${/a$/.test(que) ? 'la' : 'el'} ${que.toLowerCase()}`,
  );
  return tipo === 'nuevosocio' ? nombre : `Inscripción en ${nombre}`;
}

/** How a league that has begun is joined. */
export const siHaEmpezado = (tipo: TipoInscripcion): string =>
  tipo === 'ligasocialtenis' && !club.enBlanco
    ? 'Si la liga ya ha empezado, juegas amistosos hasta que haya plaza.'
    : '';

/** When and where that is, or what, a thing a line; none where the club has not said. */
export function cuandoDe(tipo: TipoInscripcion, { semanas }: CampusOfrecido): string[] {
  const [programa, otro] = programasDe(tipo);
  if (!programa || otro)
    return [tipo === 'campusverano' ? deSemanaASemana(semanas) : siHaEmpezado(tipo)].filter(Boolean);
  const centros = nombresDeCentros(programa.centros);
  return [...programa.dias.split('; '), `en ${centros}`].filter(Boolean).map(conMayuscula);
}

/** "Pagas menos en clases y ligas": where a member's price is less than that of others. */
function ventajaDeSocio(): string {
  const menos = ({ socios, noSocios }: Precio): boolean => socios < noSocios;
  const enClases = club.escuela.programas.some(
    ({ cuotas }) => cuotas && (menos(cuotas.una) || menos(cuotas.dos)),
  );
  const enLigas = club.cuota > 0 && Object.values(club.ligas).some((suya) => suya > 0);
  const donde = enLista([...(enClases ? ['clases'] : []), ...(enLigas ? ['ligas'] : [])]);
  return donde && `Pagas menos en ${donde}`;
}

/** For whom that is, or when, or what for. */
export function quienDe(tipo: TipoInscripcion, { semanas }: CampusOfrecido): string {
  if (ligaDe(tipo)) return entreEdades(tipo);
  if (tipo === 'campusverano') return deSemanaASemana(semanas);
  if (tipo === 'nuevosocio') return ventajaDeSocio();
  const [programa, otro] = programasDe(tipo);
  return programa && !otro ? quienPuede(programa) : '';
}

const QUIENES = ['Socios', 'No socios'] as const;

type Minimo = { precio: string; quien: string };

const minimo = (euros: number, quien: string): Minimo[] =>
  euros > 0 ? [{ precio: enEuros(euros), quien }] : [];

/** Of a league, what a member pays, and who becomes one with it. */
export const tarifasDe = (tipo: TipoInscripcion): Minimo[] =>
  deLiga(tipo).flatMap((euros, i) => minimo(euros, QUIENES[i] ?? ''));

/** What a league comes to, a line each and their sum. */
export function sumandosDe(tipo: TipoInscripcion, conAlta = false): Minimo[] {
  const [suya] = deLiga(tipo);
  if (suya === undefined) return [];
  const alta = conAlta ? club.cuota : 0;
  return [
    ...minimo(suya, conMayuscula(temporadaDeLiga())),
    ...minimo(alta, 'Alta de socio'),
    ...minimo(suya + alta, 'Total'),
  ];
}

/** What is looked at before choosing; `cada` is how often it is paid or, of a class, the hours a week. */
export type Tarifa = { cada: string; precios: Minimo[] };

const tarifa = (cada: string, precios: Minimo[]): Tarifa[] => (precios.length > 0 ? [{ cada, precios }] : []);

/** One hour a week and two, of members and of others: the four of them, or none, so that they stand in columns. */
function deClase(programas: readonly Programa[]): Tarifa[] {
  const cuotas = programas.flatMap((programa) => programa.cuotas ?? []);
  const de = (horas: 'una' | 'dos'): Minimo[] => {
    const precios = enColumnas(menorDelGrupo(cuotas.map((una) => una[horas])));
    return QUIENES.map((quien, i) => ({ precio: precios[i] ?? '', quien }));
  };
  if (!cuotas.some(({ una, dos }) => [una, dos].some(tienePrecio))) return [];
  return [
    { cada: '1 hora', precios: de('una') },
    { cada: '2 horas', precios: de('dos') },
  ];
}

/** "36–60 €", "Gratis–60 €". */
const entre = (menos: string, mas: string): string =>
  menos === mas ? mas : `${menos.replace(/\s€$/, '')}–${mas}`;

/** The short courses of the holidays, which are asked for by mail. */
export function deIntensivos(): Tarifa[] {
  const { precios } = club.escuela.intensivos;
  const [menos, mas] = [enColumnas(menorDelGrupo(precios)), enColumnas(mayorDe(precios))];
  const cada = QUIENES.map((quien, i) => ({ precio: entre(menos[i] ?? '', mas[i] ?? ''), quien }));
  return tarifa(
    'Por curso',
    cada.filter(({ precio }) => precio !== '—'),
  );
}

export function tarifasDeFila(tipo: TipoInscripcion, campus: CampusOfrecido): Tarifa[] {
  const { cada, filas } = cuotasDe(tipo, campus);
  const programas = programasDe(tipo);
  if (programas.length > 0 && programas.every(({ modalidades }) => modalidades.length === 0))
    return deClase(programas);
  const precios = filas.flatMap(({ corto, euros: [euros = 0, ...ajenos] }) =>
    ajenos.length > 0 ? [] : minimo(euros, corto),
  );
  return tarifa(conMayuscula(cada.replace('la ', 'por ')), ligaDe(tipo) ? tarifasDe(tipo) : precios);
}
