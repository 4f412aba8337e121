import { type Dia, diaSemana, sumarDias } from '#domain/fecha.ts';
import type { JugadorPropuesta, LigaPropuesta } from '#domain/propuesta/datos.ts';
import { franjasDeJugador, franjasDePareja, primerAbierto } from '#domain/propuesta/horas.ts';
import {
  type Cuello,
  cuantosFines,
  type DatosPronostico,
  finesDeSemana,
  type LigaPronostico,
  lunesDe,
  type Plan,
  type Remedio,
  type Tope,
  viernesEntre,
} from './datos.ts';
import { type Deuda, juegaAun } from './ritmo.ts';
import type { Simulacion } from './simular.ts';

/** Of a Friday evening, whatever the hours of the league. */
const TARDE_DEL_VIERNES = { inicio: 17 * 60, fin: 22 * 60 };

type Simple = Exclude<Remedio, { que: 'todo' }>;

const porDia = (plan: Plan, dias: Plan['dias']): Plan => ({
  ...plan,
  dias: [...plan.dias, ...dias].sort((uno, otro) => (uno.dia < otro.dia ? -1 : 1)),
});

function aplicarUno(plan: Plan, remedio: Simple): Plan {
  switch (remedio.que) {
    case 'pista': {
      const dias = plan.dias.map((uno) =>
        remedio.dias.includes(uno.dia) ? { ...uno, pistasDeMas: uno.pistasDeMas + 1 } : uno,
      );
      return { ...plan, dias };
    }
    case 'viernes':
      return porDia(
        plan,
        remedio.dias.map((dia) => ({ dia, pistasDeMas: 0, horario: remedio.horario })),
      );
    case 'dobles':
      return { ...plan, dobles: [...new Set([...plan.dobles, ...remedio.jugadores])] };
    case 'vuelta':
      return { ...plan, vueltas: [...plan.vueltas, ...remedio.ligas] };
    default:
      return remedio satisfies never;
  }
}

export const simplesDe = (remedio: Remedio): readonly Simple[] =>
  remedio.que === 'todo' ? remedio.remedios : [remedio];

export const aplicar = (plan: Plan, remedio: Remedio): Plan => simplesDe(remedio).reduce(aplicarUno, plan);

/** Days until the last of those leagues on which courts were missing, those of most need first. */
function diasSinPista({ dias }: Simulacion, tarde: ReadonlySet<number>, limite: Dia): Dia[] {
  const falta = (sinPista: Map<number, number>): number =>
    [...sinPista].reduce((suma, [id, n]) => suma + (tarde.has(id) ? n : 0), 0);
  return dias
    .map(({ dia, sinPista }) => ({ dia, n: falta(sinPista) }))
    .filter(({ dia, n }) => n > 0 && dia <= limite)
    .sort((uno, otro) => otro.n - uno.n || (uno.dia < otro.dia ? -1 : 1))
    .map(({ dia }) => dia);
}

const enOrden = (dias: readonly Dia[]): Dia[] => [...dias].sort();

/** One court more on two days, on half of those that need it, on all of them. */
function remediosDePista(dias: readonly Dia[]): Simple[] {
  const cuantos = [...new Set([2, Math.ceil(dias.length / 2), dias.length])].filter((n) => n <= dias.length);
  return dias.length === 0 ? [] : cuantos.map((n) => ({ que: 'pista', dias: enOrden(dias.slice(0, n)) }));
}

function remediosDeViernes(hoy: Dia, limite: Dia): Simple[] {
  const todos = viernesEntre(hoy, limite);
  const cuantos = [...new Set([2, Math.ceil(todos.length / 2), todos.length])].filter(
    (n) => n <= todos.length,
  );
  return todos.length === 0
    ? []
    : cuantos.map((n) => ({ que: 'viernes', dias: todos.slice(0, n), horario: TARDE_DEL_VIERNES }));
}

/** Whom it helps to play twice in a weekend: those who end last, at most as many as anybody would call. */
const MAX_DOBLES = 8;

function quienesDoblan(datos: DatosPronostico, base: Simulacion, tarde: ReadonlySet<number>): number[] {
  const suyos = new Set([...tarde].flatMap((id) => [...(base.tarde.get(id) ?? [])]));
  return datos.jugadores
    .map(({ id }) => id)
    .filter((id) => suyos.has(id))
    .slice(0, MAX_DOBLES);
}

/** What could be tried for late leagues, each kind from the least to the most. docs/reglas/pronostico.md */
export function remediosPara(
  datos: DatosPronostico,
  plan: Plan,
  base: Simulacion,
  tarde: ReadonlySet<number>,
): Simple[][] {
  const limite = datos.ligas
    .filter(({ id }) => tarde.has(id))
    .reduce<Dia>((ultimo, liga) => (liga.limite > ultimo ? liga.limite : ultimo), datos.hoy);
  const dobles = plan.tope === 1 ? quienesDoblan(datos, base, tarde) : [];
  const cerradas = datos.ligas
    .filter(
      ({ id, idaVuelta, fechaIdaVuelta }) => tarde.has(id) && idaVuelta && (fechaIdaVuelta ?? '') > datos.hoy,
    )
    .map(({ id }) => id);
  return [
    cerradas.length === 0 ? [] : [{ que: 'vuelta' as const, ligas: cerradas }],
    dobles.length === 0 ? [] : [{ que: 'dobles' as const, jugadores: dobles }],
    remediosDePista(diasSinPista(base, tarde, limite)),
    remediosDeViernes(datos.hoy, limite),
  ].filter((clase) => clase.length > 0);
}

/** Days of the week of those days (0 Sunday), and how many weeks they are of. */
export const semanaDe = (dias: readonly Dia[]) => ({
  diasSemana: [...new Set(dias.map(diaSemana))].sort(),
  semanas: new Set(dias.map(lunesDe)).size,
});

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
