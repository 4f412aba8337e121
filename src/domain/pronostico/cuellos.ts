import { type Dia, diaSemana, sumarDias } from '#domain/fecha.ts';
import type { JugadorPropuesta, LigaPropuesta } from '#domain/propuesta/datos.ts';
import { franjasDeJugador, franjasDePareja, primerAbierto } from '#domain/propuesta/franjas.ts';
import type { Cuello, DatosPronostico, LigaPronostico, Tope } from './datos.ts';
import { cuantosFines, finesDeSemana, lunesDe } from './dias.ts';
import { type Deuda, juegaAun } from './ritmo.ts';
import type { Simulacion } from './simular.ts';

/** As many players as are named. */
const MAX_NOMBRADOS = 4;
const SEMANA = 7;

const TODO_EL_DIA = { inicio: 0, fin: 24 * 60 };

/** Whether some start of the league that day is in no band in which one of them never can. */
function pueden(
  { franjasFirmes = false }: DatosPronostico,
  liga: LigaPropuesta,
  quienes: readonly JugadorPropuesta[],
  dia: Dia,
): boolean {
  const suyas = quienes.map((uno) => franjasDeJugador(uno, liga, { dias: [dia], franjasFirmes }));
  return primerAbierto(liga, TODO_EL_DIA, franjasDePareja(suyas)?.cerradas[0]) !== null;
}

/** Weekends until the last day in which somebody can play, and how many matches fit in them. */
function cabenA(datos: DatosPronostico, liga: LigaPronostico, quien: JugadorPropuesta, tope: Tope) {
  const dias = finesDeSemana(datos.hoy, liga.limite).filter(
    (dia) => !datos.ausencias[dia]?.includes(quien.id) && pueden(datos, liga, [quien], dia),
  );
  const fines = Map.groupBy(dias, lunesDe);
  const puede = [...fines.values()].reduce((suma, suyos) => suma + Math.min(tope, suyos.length), 0);
  return { fines: fines.size, puede };
}

function deJugadores(
  datos: DatosPronostico,
  liga: LigaPronostico,
  { porJugador }: Deuda,
  tope: Tope,
): Cuello[] {
  const apurados = datos.jugadores
    .filter((uno) => uno.idLiga === liga.id && juegaAun(uno))
    .map((uno) => ({ id: uno.id, debe: porJugador.get(uno.id) ?? 0, ...cabenA(datos, liga, uno, tope) }))
    .filter(({ debe, puede }) => debe > puede)
    .sort((uno, otro) => otro.debe - otro.puede - (uno.debe - uno.puede) || uno.id - otro.id);
  return apurados
    .slice(0, MAX_NOMBRADOS)
    .map(({ id, debe, fines, puede }) => ({ que: 'jugador', idJugador: id, debe, fines, puede }));
}

const deLesionados = ({ jugadores }: DatosPronostico, liga: LigaPropuesta, { porJugador }: Deuda): Cuello[] =>
  jugadores
    .filter(({ idLiga, estado }) => idLiga === liga.id && estado === 'lesion')
    .map(({ id }): Cuello => ({ que: 'lesion', idJugador: id, debe: porJugador.get(id) ?? 0 }))
    .filter((cuello) => cuello.que === 'lesion' && cuello.debe > 0);

/** Who would never be given the match they owe each other, unless it is on another day than those of the leagues. */
function deFranjas(datos: DatosPronostico, liga: LigaPropuesta, { sinPoner }: Deuda): Cuello[] {
  const dias = finesDeSemana(datos.hoy, sumarDias(datos.hoy, SEMANA));
  const conFranjas = new Map(datos.jugadores.filter(({ franjas }) => franjas).map((uno) => [uno.id, uno]));
  return sinPoner
    .filter((dos) => {
      const quienes = dos.flatMap((id) => conFranjas.get(id) ?? []);
      return quienes.length === dos.length && !dias.some((dia) => pueden(datos, liga, quienes, dia));
    })
    .slice(0, MAX_NOMBRADOS)
    .map(([idJugador, idRival]) => ({ que: 'franjas', idJugador, idRival }));
}

/** A day of the week on which courts were missing on at least this share of the days. */
const FALTA_A_MENUDO = 0.2;

/** How many matches of the league a court takes in a day. */
const porPista = ({ inicio, fin, duracion }: LigaPropuesta): number =>
  Math.max(1, Math.floor((fin - inicio) / duracion));

function dePistas(liga: LigaPronostico, { dias }: Simulacion): Cuello[] {
  const hasta = dias.filter(({ dia }) => dia <= liga.limite);
  return [...Map.groupBy(hasta, ({ dia }) => diaSemana(dia))].flatMap(([semana, suyos]): Cuello[] => {
    const sin = suyos.map(({ sinPista }) => sinPista.get(liga.id) ?? 0).filter((n) => n > 0);
    if (sin.length === 0 || sin.length < FALTA_A_MENUDO * suyos.length) return [];
    const media = sin.reduce((suma, n) => suma + n, 0) / sin.length;
    const faltan = Math.max(1, Math.round(media / porPista(liga)));
    return [{ que: 'pistas', diaSemana: semana, faltan, dias: sin.length, de: suyos.length }];
  });
}

/** A second leg without day is always told; one still to open, of a league that is late. */
function deVuelta({ idaVuelta, fechaIdaVuelta }: LigaPropuesta, hoy: Dia, apura: boolean): Cuello[] {
  const cerrada = fechaIdaVuelta !== null && fechaIdaVuelta > hoy;
  const seDice = idaVuelta && (fechaIdaVuelta === null || (cerrada && apura));
  return seDice ? [{ que: 'vuelta', desde: fechaIdaVuelta }] : [];
}

/** What is played a week now, and what would have to be, when the first is less. */
function deRitmo(
  { hoy }: DatosPronostico,
  { limite }: LigaPronostico,
  { debidos }: Deuda,
  porSemana: number | null,
): Cuello[] {
  const fines = cuantosFines(finesDeSemana(hoy, limite));
  const haceFalta = fines === 0 ? debidos : debidos / fines;
  return porSemana === null || fines === 0 || porSemana >= haceFalta
    ? []
    : [{ que: 'ritmo', porSemana, haceFalta }];
}

/** What holds a league back, by name; of one that ends in time only what nobody would see otherwise. */
export function cuellosDe(
  datos: DatosPronostico,
  liga: LigaPronostico,
  deuda: Deuda,
  {
    base,
    tope,
    porSemana,
    apura,
  }: { base: Simulacion; tope: Tope; porSemana: number | null; apura: boolean },
): Cuello[] {
  const siempre = [
    ...deVuelta(liga, datos.hoy, apura),
    ...deFranjas(datos, liga, deuda),
    ...deLesionados(datos, liga, deuda),
  ];
  const ritmo = deRitmo(datos, liga, deuda, porSemana);
  if (!apura) return [...siempre, ...ritmo];
  return [...deJugadores(datos, liga, deuda, tope), ...dePistas(liga, base), ...siempre, ...ritmo];
}
