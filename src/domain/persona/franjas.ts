import {
  type Dia,
  diaDe,
  diaSemana,
  type FechaHora,
  horaDeMinutos,
  type Minutos,
  minutosDe,
} from '#domain/fecha.ts';
import { PASO_MINUTOS } from '#domain/liga/liga.ts';

export const DIAS_DE_FRANJA = ['sabado', 'domingo'] as const;
export type DiaDeFranja = (typeof DIAS_DE_FRANJA)[number];

/** Bands of a day, by the minute at which a match starts; the first one begins with the day. */
export const FRANJAS = ['manana', 'mediodia', 'tarde', 'noche'] as const;
export type Franja = (typeof FRANJAS)[number];

/** Where each band but the first begins: the first two are those of the quality of a proposal. */
export const CORTES_DE_FRANJA: readonly Minutos[] = [12 * 60, 16 * 60, 20 * 60];

export const GUSTOS = ['prefiero', 'mal', 'nunca'] as const;
export type Gusto = (typeof GUSTOS)[number];

type Clave = `${DiaDeFranja}-${Franja}`;

/** What somebody says of each band; of those that are not there, nothing. */
export type Franjas = Readonly<Partial<Record<Clave, Gusto>>>;

export const claveDe = (dia: DiaDeFranja, franja: Franja): Clave => `${dia}-${franja}`;

const CLAVES: readonly Clave[] = DIAS_DE_FRANJA.flatMap((dia) =>
  FRANJAS.map((franja) => claveDe(dia, franja)),
);

const esClave = (texto: string): texto is Clave => CLAVES.some((clave) => clave === texto);
const esGusto = (texto: string): texto is Gusto => GUSTOS.some((gusto) => gusto === texto);

/** Longer than all bands together. */
export const MAX_FRANJAS = 250;

/** As it is kept, «sabado-tarde:nunca domingo-manana:prefiero», in the order of the week; null when nothing is said. */
export function escribirFranjas(franjas: Franjas): string | null {
  const partes = CLAVES.flatMap((clave) => (franjas[clave] ? [`${clave}:${franjas[clave]}`] : []));
  return partes.length === 0 ? null : partes.join(' ');
}

const peor = (gusto = ''): number => (GUSTOS as readonly string[]).indexOf(gusto);

/** What is not a band or a preference is passed over; of what two people say of a band, the worse is kept. */
export function leerFranjas(texto: string | null | undefined): Franjas {
  const partes = (texto ?? '').split(' ').map((parte) => parte.split(':'));
  const dichas = partes.toSorted(([, a], [, b]) => peor(a) - peor(b));
  return Object.fromEntries(
    dichas.flatMap(([clave = '', gusto = '']) =>
      esClave(clave) && esGusto(gusto) ? [[clave, gusto] as const] : [],
    ),
  );
}

/** Whether it is written as `escribirFranjas` writes it, in whatever order and once each. */
export const sonFranjas = (texto: string): boolean =>
  Object.keys(leerFranjas(texto)).length === texto.split(' ').length;

/** Which band a match that starts at that minute is in, by its place in FRANJAS. */
export const bandaDeFranja = (inicio: Minutos): number =>
  CORTES_DE_FRANJA.filter((corte) => corte <= inicio).length;

const SABADO = 6;

/** Null from Monday to Friday: of those days nothing is asked. */
function diaDeFranja(dia: Dia): DiaDeFranja | null {
  const semana = diaSemana(dia);
  if (semana === SABADO) return 'sabado';
  return semana === 0 ? 'domingo' : null;
}

/** The hours of a league: between what minutes it plays, and how long its matches are. */
export type Ventana = { inicio: Minutos; fin: Minutos; duracion: number };

/** Every quarter of an hour at which a match may start and end inside the hours of its league. */
export function iniciosDe({ inicio, fin, duracion }: Ventana): Minutos[] {
  const cuantos = Math.max(0, Math.floor((fin - duracion - inicio) / PASO_MINUTOS) + 1);
  return Array.from({ length: cuantos }, (_, n) => inicio + n * PASO_MINUTOS);
}

/** The bands in which a match of that league may start, the same every day; all of them of who plays in none. */
export function franjasDe(ventana: Ventana | null): Franja[] {
  if (ventana === null) return [...FRANJAS];
  const bandas = new Set(iniciosDe(ventana).map(bandaDeFranja));
  return FRANJAS.filter((_, banda) => bandas.has(banda));
}

const DE_TODA_LIGA: Record<Franja, string> = {
  manana: 'antes de las 12:00',
  mediodia: 'de 12:00 a 16:00',
  tarde: 'de 16:00 a 20:00',
  noche: 'desde las 20:00',
};

const MEDIANOCHE = 24 * 60;

/** At what hours a match may start in a band: those of the league, where it begins or ends within it. */
export function horasDeFranja(franja: Franja, ventana: Ventana | null): string {
  const banda = FRANJAS.indexOf(franja);
  const suyos = ventana ? iniciosDe(ventana).filter((inicio) => bandaDeFranja(inicio) === banda) : [];
  const [primero, ultimo] = [suyos[0], suyos.at(-1)];
  if (primero === undefined || ultimo === undefined) return DE_TODA_LIGA[franja];
  if (primero === ultimo) return `solo a las ${horaDeMinutos(primero)}`;
  const desde = CORTES_DE_FRANJA[banda - 1];
  const hasta = CORTES_DE_FRANJA[banda] ?? MEDIANOCHE;
  const llega = banda === FRANJAS.length - 1 || ultimo + PASO_MINUTOS >= hasta;
  if (llega && (desde === undefined || primero <= desde)) return DE_TODA_LIGA[franja];
  return `de ${horaDeMinutos(primero)} a ${horaDeMinutos(llega && hasta < MEDIANOCHE ? hasta : ultimo)}`;
}

type Cuantas = { nuncas: number; tope: number; todas: number };

/** Of the bands their league plays, in how many they never can, and in how many at most. docs/reglas/propuesta.md */
export function cuantasNunca(franjas: Franjas, ventana: Ventana | null): Cuantas {
  const claves = DIAS_DE_FRANJA.flatMap((dia) => franjasDe(ventana).map((franja) => claveDe(dia, franja)));
  const nuncas = claves.filter((clave) => franjas[clave] === 'nunca').length;
  return { nuncas, tope: Math.floor(claves.length / 2), todas: claves.length };
}

export type QuienMarca = 'jugador' | 'mesa';

export const GUSTO_DICHO: Record<QuienMarca, Record<Gusto, string>> = {
  jugador: { prefiero: 'Prefiero', mal: 'Me va mal', nunca: 'No puedo nunca' },
  mesa: { prefiero: 'Prefiere', mal: 'Le va mal', nunca: 'No puede nunca' },
};

const SI_NO_JUEGA: Record<QuienMarca, string> = {
  jugador: 'Si no puedes jugar una temporada, apunta esos días como ausencia.',
  mesa: 'Si no va a jugar una temporada, apúntale una incidencia esos días.',
};

/** Why that cannot be saved, or null: whoever never can would never play. */
export function errorDeFranjas(
  franjas: Franjas,
  ventana: Ventana | null,
  quien: QuienMarca = 'jugador',
): string | null {
  const { nuncas, tope, todas } = cuantasNunca(franjas, ventana);
  if (nuncas <= tope) return null;
  const { nunca, mal } = GUSTO_DICHO[quien];
  return `«${nunca}» está en ${nuncas} de las ${todas} franjas en las que se juega, y puede estar en ${tope} como mucho: cambia alguna a «${mal}». ${SI_NO_JUEGA[quien]}`;
}

/** What those players say of a moment, null nothing; of whoever is not among them, nothing. */
export function gustosDe(
  jugadores: readonly { id: number; franjas?: string | null | undefined }[],
): (idJugador: number, fecha: FechaHora) => Gusto | null {
  const dichas = jugadores.filter(({ franjas }) => franjas !== null);
  const porId = new Map(dichas.map(({ id, franjas }) => [id, leerFranjas(franjas)]));
  return (idJugador, fecha) => dichoEn(porId.get(idJugador) ?? {}, fecha);
}

function dichoEn(franjas: Franjas, fecha: FechaHora): Gusto | null {
  const dia = diaDeFranja(diaDe(fecha));
  const franja = FRANJAS[bandaDeFranja(minutosDe(fecha))];
  return (dia && franja && franjas[claveDe(dia, franja)]) ?? null;
}

/**
 * What counts of what somebody says of a moment, null nothing. `nunca` comes out only where it is kept as an absence is:
 * the club says so, and they are not more bands than may be; otherwise it goes badly, no more.
 */
export function gustoEn(
  { franjas, ventana, firmes }: { franjas: Franjas; ventana: Ventana | null; firmes: boolean },
  fecha: FechaHora,
): Gusto | null {
  const dicho = dichoEn(franjas, fecha);
  if (dicho !== 'nunca') return dicho;
  const { nuncas, tope } = cuantasNunca(franjas, ventana);
  return firmes && nuncas <= tope ? 'nunca' : 'mal';
}
