import { laQueCierra } from '#domain/clausura/clausura.ts';
import {
  type Dia,
  diaDe,
  type FechaHora,
  fechaHora,
  horaDe,
  type Minutos,
  minutosDe,
} from '#domain/fecha.ts';
import { seJuegaEn } from '#domain/liga/en-pista.ts';
import type { Liga } from '#domain/liga/liga.ts';
import { PASO_MINUTOS, vueltas } from '#domain/liga/liga.ts';
import { choqueDe, estaEn, ocupa } from '#domain/partido/ocupacion.ts';
import { jugadoresDe, type Partido, parejaDe } from '#domain/partido/partido.ts';
import { iniciosDe } from '#domain/persona/franjas.ts';
import type { LineaPropuesta } from './datos.ts';
import { nombreDia } from './explicacion.ts';
import {
  type Colocado,
  colocados,
  type EntornoLineas,
  type LineaEditada,
  SIN_RESULTADO,
} from './revision.ts';

type Donde = { fecha: FechaHora; pista: string };

type Detalle = Donde & {
  /** Of whom the rule is waived: one of them, or both. */
  quienes: readonly string[];
  limite: string;
  /** «Ana – Eva», and where it would go. */
  partido: string;
  destino: Donde | null;
};

const hora = ({ fecha, pista }: Donde): string => `a las ${horaDe(fecha)} en ${pista}`;

const donde = (sitio: Donde, dias: readonly Dia[]): string =>
  `${nombreDia(diaDe(sitio.fecha), dias)} ${hora(sitio)}`;

/** «Ana pudiera», «Ana y Bea pudieran». */
const sujeto = (quienes: readonly string[], verbo: string): string =>
  `${quienes.join(' y ')} ${verbo}${quienes.length > 1 ? 'n' : ''}`;

/** The rule that would have to be waived for a pair to fit; `ninguna` when it fits as things are. */
const CONDICIONES = {
  ninguna: () => 'Ahora cabe',
  ausencia: ({ quienes }, dia) => `Si ${sujeto(quienes, 'pudiera')} ${dia}`,
  dobleJornada: ({ quienes }, dia) => `Si ${sujeto(quienes, 'jugara')} dos partidos ${dia}`,
  franja: ({ quienes }) => `Si ${sujeto(quienes, 'pudiera')} a esa hora`,
  mover: ({ partido, destino }, _, dias) =>
    `Si ${partido} pasara ${destino ? al(donde(destino, dias)) : 'a otro momento'}`,
  empezarAntes: ({ limite }) => `Si la liga pudiera empezar a las ${limite}`,
  acabarDespues: ({ limite }) => `Si la liga pudiera acabar a las ${limite}`,
  pista: ({ pista }) => `Si ${pista} estuviera disponible`,
  lesion: ({ quienes }) => `Si ${sujeto(quienes, 'no estuviera')} de baja`,
  vuelta: (_, dia) => `Si la vuelta ya se pudiera jugar ${dia}`,
} satisfies Record<string, (detalle: Detalle, dia: string, dias: readonly Dia[]) => string>;
type ReglaCedida = keyof typeof CONDICIONES;

/** Their sentence already names the day. */
const DICEN_EL_DIA: readonly ReglaCedida[] = ['ausencia', 'dobleJornada', 'vuelta'];

/** «al sábado …», out of «el sábado …». */
const al = (texto: string): string => `a${texto.slice(1)}`;

/** «Si Ana pudiera el sábado: a las 10:30 en Pista 2.» */
function fraseCabida(regla: ReglaCedida, detalle: Detalle, dias: readonly Dia[]): string {
  const condicion = CONDICIONES[regla](detalle, nombreDia(diaDe(detalle.fecha), dias), dias);
  return `${condicion}: ${DICEN_EL_DIA.includes(regla) ? hora(detalle) : donde(detalle, dias)}.`;
}

export type LigaCabida = { inicio: Minutos; fin: Minutos; duracion: number } & Pick<
  Liga,
  'deporte' | 'idaVuelta' | 'fechaIdaVuelta'
>;

/** What the lines are checked against, and what else decides whether a pair may play. */
export type EntornoCabida = Omit<EntornoLineas, 'ligas'> & {
  ligas: ReadonlyMap<number, LigaCabida>;
  lesionados: ReadonlySet<number>;
  dias: readonly Dia[];
  /** What time it is: what has passed of that day is no place. */
  ahora: FechaHora;
  /** Active courts marked available, and those that are not. */
  disponibles: readonly number[];
  cerradas: readonly number[];
  /** Whether they say that at that moment they never can, and the club takes it as said. */
  nuncaPuede?: (idJugador: number, fecha: FechaHora) => boolean;
};

/** A pair left out; `jugados`: its matches decided or scheduled before the proposal. */
type ParejaCabida = { idLiga: number; idJugador1: number; idJugador2: number; jugados: number };

type Mesa = {
  entorno: EntornoCabida;
  pareja: ParejaCabida;
  liga: LigaCabida;
  /** Saved matches, and the lines as matches with their place. */
  guardados: readonly Partido[];
  puestos: readonly Colocado[];
};

type Sitio = { fecha: string; idPista: number };
type Impedimento = { regla: ReglaCedida; idJugador: number | null };

/** The club's day: nobody plays before nor after. */
const [ABRE, CIERRA] = [7 * 60, 23 * 60];

const todos = ({ guardados, puestos }: Mesa): Partido[] => [
  ...guardados,
  ...puestos.map(({ partido }) => partido),
];

const mesaSin = (mesa: Mesa, linea: number): Mesa => ({
  ...mesa,
  puestos: mesa.puestos.filter((puesto) => puesto.linea !== linea),
});

const enLineas = ({ puestos, pareja }: Mesa): number =>
  puestos.filter(({ partido }) => parejaDe(partido) === parejaDe(pareja)).length;

/** What keeps the pair from playing that day, whatever the hour: each a rule that could be waived. */
function impedimentos(mesa: Mesa, dia: Dia): Impedimento[] {
  const { entorno, pareja, liga } = mesa;
  const ocupados = todos(mesa).filter((partido) => diaDe(partido.fecha) === dia && ocupa(partido));
  const deCadaUno = jugadoresDe(pareja).flatMap((idJugador) => {
    const suyas = {
      lesion: entorno.lesionados.has(idJugador),
      ausencia: entorno.ausencias[dia]?.includes(idJugador),
      dobleJornada: ocupados.some((otro) => estaEn(otro, idJugador, entorno.gente)),
    };
    const reglas = (['lesion', 'ausencia', 'dobleJornada'] as const).filter((regla) => suyas[regla]);
    return reglas.map((regla): Impedimento => ({ regla, idJugador }));
  });
  const debe = pareja.jugados + enLineas(mesa) < vueltas(liga, dia);
  return debe ? deCadaUno : [...deCadaUno, { regla: 'vuelta', idJugador: null }];
}

function comoPartido({ pareja, liga }: Mesa, sitio: Sitio): Partido {
  const { idLiga, idJugador1, idJugador2 } = pareja;
  const { duracion } = liga;
  return { ...SIN_RESULTADO, idLiga, idJugador1, idJugador2, ...sitio, id: 0, duracion };
}

const cabeEn = (mesa: Mesa, sitio: Sitio): boolean => {
  const nuevo = comoPartido(mesa, sitio);
  const { clausuras = [], gente } = mesa.entorno;
  return !laQueCierra(clausuras, nuevo) && todos(mesa).every((otro) => choqueDe(nuevo, otro, gente) === null);
};

const sobra = ({ inicio, fin, duracion }: LigaCabida, hora: Minutos): number =>
  Math.max(inicio - hora, hora + duracion - fin);

/** Starts of the same grid outside the window, the least outside first. */
function iniciosFuera(liga: LigaCabida): Minutos[] {
  const primero = ABRE + ((liga.inicio - ABRE) % PASO_MINUTOS);
  const cuantos = Math.floor((CIERRA - liga.duracion - primero) / PASO_MINUTOS) + 1;
  return Array.from({ length: cuantos }, (_, n) => primero + n * PASO_MINUTOS)
    .filter((hora) => sobra(liga, hora) > 0)
    .sort((una, otra) => sobra(liga, una) - sobra(liga, otra) || una - otra);
}

const quienesNunca = ({ entorno, pareja }: Mesa, fecha: FechaHora): number[] =>
  jugadoresDe(pareja).filter((id) => entorno.nuncaPuede?.(id, fecha));

const esDeSuDeporte = ({ entorno, liga }: Mesa, idPista: number): boolean => {
  const pista = entorno.pistas.get(idPista);
  return pista !== undefined && seJuegaEn(liga, pista);
};

/** The first of those starts on the first of those courts, if it is of their sport, where the pair fits. */
function primerSitio(
  mesa: Mesa,
  dia: Dia,
  inicios: readonly Minutos[],
  pistas: readonly number[],
  aunqueNunca = false,
): Sitio | null {
  const suyas = pistas.filter((pista) => esDeSuDeporte(mesa, pista));
  for (const inicio of inicios) {
    const fecha = fechaHora(dia, inicio);
    if (!aunqueNunca && quienesNunca(mesa, fecha).length > 0) continue;
    if (fecha < mesa.entorno.ahora && diaDe(fecha) === diaDe(mesa.entorno.ahora)) continue;
    const idPista = suyas.find((pista) => cabeEn(mesa, { fecha, idPista: pista }));
    if (idPista !== undefined) return { fecha, idPista };
  }
  return null;
}

const enSuHorario = (mesa: Mesa, dia: Dia): Sitio | null =>
  primerSitio(mesa, dia, iniciosDe(mesa.liga), mesa.entorno.disponibles);

export type Cabida = {
  regla: ReglaCedida;
  frase: string;
  linea: LineaPropuesta;
  /** The line, by its place, that would have to go elsewhere first. */
  mover: { linea: number; fecha: string; idPista: number } | null;
  /** Whether it may be added: it is legal, with a warning at most. */
  seAnade: boolean;
};

type Hallada = { regla: ReglaCedida; sitio: Sitio; idJugadores?: number[]; mover?: Cabida['mover'] };

const hallada = (regla: ReglaCedida, sitio: Sitio | null, resto: Partial<Hallada> = {}): Hallada[] =>
  sitio === null ? [] : [{ regla, sitio, ...resto }];

function otroSitio(mesa: Mesa, linea: number, nuevo: Partido): Sitio | null {
  const suyo = mesa.puestos.find((puesto) => puesto.linea === linea)?.partido;
  const liga = suyo && mesa.entorno.ligas.get(suyo.idLiga);
  if (!suyo || !liga) return null;
  const sin = mesaSin(mesa, linea);
  const pareja = { ...suyo, jugados: 0 };
  const suMesa: Mesa = { ...sin, pareja, liga, guardados: [...sin.guardados, nuevo] };
  for (const dia of mesa.entorno.dias) {
    // Owed it is, or it would not be a line: its legs are not counted again.
    const trabas = impedimentos(suMesa, dia).filter(({ regla }) => regla !== 'vuelta');
    const sitio = trabas.length > 0 ? null : enSuHorario(suMesa, dia);
    if (sitio !== null) return sitio;
  }
  return null;
}

function moviendo(mesa: Mesa, dia: Dia): Hallada[] {
  for (const { linea, partido } of mesa.puestos) {
    if (diaDe(partido.fecha) !== dia) continue;
    const sin = mesaSin(mesa, linea);
    const sitio = impedimentos(sin, dia).length > 0 ? null : enSuHorario(sin, dia);
    if (sitio === null) continue;
    const destino = otroSitio(mesa, linea, comoPartido(mesa, sitio));
    if (destino !== null) return hallada('mover', sitio, { mover: { linea, ...destino } });
  }
  return [];
}

/** There would be a place, if an hour at which one of the two never can were not one. */
function aUnaHoraMala(mesa: Mesa, dia: Dia): Hallada[] {
  const { entorno, liga } = mesa;
  const sitio = primerSitio(mesa, dia, iniciosDe(liga), entorno.disponibles, true);
  return sitio ? hallada('franja', sitio, { idJugadores: quienesNunca(mesa, sitio.fecha) }) : [];
}

/** They could play that day, but there is no place: another hour, another court, or another match elsewhere. */
function haciendoSitio(mesa: Mesa, dia: Dia): Hallada[] {
  const { entorno, liga } = mesa;
  const fuera = primerSitio(mesa, dia, iniciosFuera(liga), entorno.disponibles);
  const antes = fuera !== null && fuera.fecha < fechaHora(dia, liga.inicio);
  return [
    ...aUnaHoraMala(mesa, dia),
    ...moviendo(mesa, dia),
    ...hallada(antes ? 'empezarAntes' : 'acabarDespues', fuera),
    ...hallada('pista', primerSitio(mesa, dia, iniciosDe(liga), entorno.cerradas)),
  ];
}

/** Of one day, with one rule waived and no more: the same for both players is one. */
function deUnDia(mesa: Mesa, dia: Dia): Hallada[] {
  const trabas = impedimentos(mesa, dia);
  const [traba] = trabas;
  const sitio = enSuHorario(mesa, dia);
  if (traba === undefined) return sitio ? hallada('ninguna', sitio) : haciendoSitio(mesa, dia);
  const mueve = moviendo(mesa, dia);
  if (trabas.some(({ regla }) => regla !== traba.regla)) return mueve;
  const idJugadores = trabas.flatMap(({ idJugador }) => idJugador ?? []);
  return [...hallada(traba.regla, sitio, { idJugadores }), ...mueve];
}

const NO_SE_ANADEN: readonly ReglaCedida[] = ['pista', 'lesion', 'vuelta'];

function detalleDe(
  { entorno, liga, puestos }: Mesa,
  { regla, sitio, idJugadores = [], mover }: Hallada,
): Detalle {
  const nombre = (id: number): string => entorno.jugadores.get(id) ?? '';
  const pista = (id: number): string => entorno.pistas.get(id)?.nombre ?? '';
  const movido = puestos.find(({ linea }) => linea === mover?.linea)?.partido;
  const { fecha, idPista } = sitio;
  const acaba = fechaHora(diaDe(fecha), minutosDe(fecha) + liga.duracion);
  return {
    fecha,
    pista: pista(idPista),
    quienes: idJugadores.map(nombre),
    limite: horaDe(regla === 'acabarDespues' ? acaba : fecha),
    partido: movido ? `${nombre(movido.idJugador1)} – ${nombre(movido.idJugador2)}` : '',
    destino: mover ? { fecha: mover.fecha, pista: pista(mover.idPista) } : null,
  };
}

function comoCabida(mesa: Mesa, una: Hallada): Cabida {
  const { idLiga, idJugador1, idJugador2 } = mesa.pareja;
  return {
    regla: una.regla,
    frase: fraseCabida(una.regla, detalleDe(mesa, una), mesa.entorno.dias),
    linea: { ...una.sitio, idLiga, idJugador1, idJugador2 },
    mover: una.mover ?? null,
    seAnade: !NO_SE_ANADEN.includes(una.regla),
  };
}

/**
 * Where a pair left out would fit beside the lines as they are, were a single rule waived: what may be added
 * first, in order of day. Nothing when it would take more than one, or when it has its line.
 * docs/reglas/propuesta.md.
 */
export function dondeCabria(
  pareja: ParejaCabida,
  lineas: readonly LineaEditada[],
  entorno: EntornoCabida,
): Cabida[] {
  const liga = entorno.ligas.get(pareja.idLiga);
  if (liga === undefined) return [];
  const puestos = colocados(lineas, entorno);
  const mesa: Mesa = { entorno, pareja, liga, guardados: entorno.partidos, puestos };
  if (enLineas(mesa) > 0) return [];
  return entorno.dias
    .flatMap((dia) => deUnDia(mesa, dia))
    .map((una) => comoCabida(mesa, una))
    .sort((una, otra) => Number(otra.seAnade) - Number(una.seAnade));
}
