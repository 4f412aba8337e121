import { OBSERVACION_RESOLUCION, resolverDivision } from '#domain/clasificacion/resolver-division.ts';
import { clasificacion } from '#domain/clasificacion/tabla.ts';
import { type Dia, diaSemana, fechaHora, sumarDias } from '#domain/fecha.ts';
import type { JugadorLiga } from '#domain/liga/liga.ts';
import { vueltas } from '#domain/liga/liga.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { PENDIENTE } from '#domain/partido/desenlace.ts';
import { marcadorCon } from '#domain/partido/marcador.ts';
import type { Marcador, SetPartido } from '#domain/partido/partido.ts';
import { deMarcador, ganadorDeMarcador, loAplazo } from '#domain/partido/resultado.ts';
import type { IncidenciaDemo, PartidoDemo } from '#server/demo/temporada.ts';
import {
  type Agenda,
  type Azar,
  diaA,
  diaJugado,
  diasCercanos,
  type Encuentro,
  esFinDeSemana,
  type Hueco,
  type LigaInventada,
  type Persona,
  type Plazo,
  plazoActual,
  proximoSabado,
  todosContraTodos,
} from './azar.ts';

/** Games a set goes to, and at which equal score a tie-break decides it. */
type Formato = { hasta: number; desempate: number };

const LARGO: Formato = { hasta: 6, desempate: 6 };
const CORTO: Formato = { hasta: 4, desempate: 3 };
const SUPER_TIE_BREAK: Formato = { hasta: 10, desempate: Number.POSITIVE_INFINITY };

const FORMATOS: Record<TipoLiga, Formato> = {
  social: LARGO,
  infantil: CORTO,
  amistosos: LARGO,
  playoff: LARGO,
};

/** Difference in strength that would win every game, and how lopsided a game gets at most. */
const ESCALA = 400;
const MAXIMO = 0.22;

const opcionDe = (fuerza1: number, fuerza2: number): number =>
  0.5 + Math.max(-MAXIMO, Math.min(MAXIMO, (fuerza1 - fuerza2) / ESCALA));

/** Game after game until one has enough of them and two more than the other, or wins the tie-break. */
function jugarSet(azar: Azar, opcion: number, { hasta, desempate }: Formato): readonly [number, number] {
  let [uno, dos] = [0, 0];
  for (;;) {
    const enDesempate = uno === desempate && dos === desempate;
    if (azar.suerte(opcion)) uno += 1;
    else dos += 1;
    const decidido = Math.max(uno, dos) >= hasta && Math.abs(uno - dos) >= 2;
    if (enDesempate || decidido) return [uno, dos];
  }
}

function jugar(azar: Azar, tipo: TipoLiga, fuerza1: number, fuerza2: number): Marcador {
  const opcion = opcionDe(fuerza1, fuerza2);
  const formato = FORMATOS[tipo];
  const sets: SetPartido[] = [jugarSet(azar, opcion, formato), jugarSet(azar, opcion, formato)];
  const ganados = sets.filter(([uno, dos]) => (uno ?? 0) > (dos ?? 0)).length;
  if (ganados === 1) sets.push(jugarSet(azar, opcion, SUPER_TIE_BREAK));
  return marcadorCon(...sets);
}

export type Mesa = {
  azar: Azar;
  agenda: Agenda;
  personas: readonly Persona[];
};

const NO_PRESENTADOS = 0.03;
const RETIRADAS = 0.015;
/** By the first name: what is remarked is public, and some of them are minors. */
const retirada = ({ nombre }: Persona): string =>
  `Retirada de ${nombre.split(' ')[0]}: se le dan a su rival los juegos que faltaban.`;
/** Remarks stay when the match is given a date: they have to be true then too, and anybody reads them. */
const APLAZAMIENTOS = [
  { observaciones: 'Se aplazó por lluvia.', deNadie: true },
  { observaciones: 'Se aplazó avisando con tiempo.', deNadie: false },
  { observaciones: 'Se aplazó el mismo día.', deNadie: false },
  { observaciones: 'Se aplazó por una tormenta.', deNadie: true },
] as const;

export const personaDe = ({ personas }: Mesa, id: number): Persona => {
  const persona = personas[id - 1];
  if (!persona) throw new Error(`No person ${id} in the demo`);
  return persona;
};

export const porJugar = (
  liga: LigaInventada,
  { idJugador1, idJugador2 }: Encuentro,
  hueco: Hueco,
): PartidoDemo => ({
  id: 0,
  idLiga: liga.id,
  ...hueco,
  duracion: liga.duracion,
  idJugador1,
  idJugador2,
  sintetico: false,
  observaciones: null,
  desenlace: PENDIENTE,
});

/** The same match with a result: nearly always a score, now and then a no-show or a retirement. */
export function conResultado(mesa: Mesa, tipo: TipoLiga, partido: PartidoDemo): PartidoDemo {
  const { azar } = mesa;
  if (azar.suerte(NO_PRESENTADOS)) {
    const de = azar.suerte(0.5) ? 1 : 2;
    return { ...partido, desenlace: { que: 'noPresentado', de, tras: loAplazo(partido) } };
  }
  const [uno, dos] = [personaDe(mesa, partido.idJugador1), personaDe(mesa, partido.idJugador2)];
  const sets = jugar(azar, tipo, uno.fuerza, dos.fuerza);
  const pierde = ganadorDeMarcador(sets) === 1 ? dos : uno;
  const desenlace = deMarcador(sets, false, loAplazo(partido)) ?? PENDIENTE;
  return { ...partido, desenlace, observaciones: azar.suerte(RETIRADAS) ? retirada(pierde) : null };
}

function aplazado(mesa: Mesa, partido: PartidoDemo): PartidoDemo {
  const { azar } = mesa;
  const lesionado = personaDe(mesa, partido.idJugador2).estado === 'lesion';
  const quien = lesionado || azar.suerte(0.3) ? 2 : 1;
  const { observaciones, deNadie } = azar.elegir(APLAZAMIENTOS);
  return { ...partido, desenlace: { que: 'aplazado', por: deNadie ? 'club' : quien }, observaciones };
}

/** A court on that day of the league, or on the nearest one with room; null when there is none at all. */
export function huecoCerca(
  { agenda }: Mesa,
  liga: LigaInventada,
  encuentro: Encuentro,
  { dia, plazo }: { dia: Dia; plazo: Plazo },
): Hueco | null {
  for (const otro of diasCercanos(plazo, dia)) {
    const hueco = liga.dias.includes(diaSemana(otro)) ? agenda.reservar(liga, otro, encuentro) : null;
    if (hueco) return hueco;
  }
  return null;
}

/** Of the matches outside the divisions, so many are still to be played next weekend. */
const POR_JUGAR = 2;
const AMISTOSOS = 12;
function repartidos(
  mesa: Mesa,
  liga: LigaInventada,
  encuentros: readonly Encuentro[],
  plazos: [Plazo, Plazo],
) {
  const [pasado, futuro] = plazos;
  const jugados = encuentros.length - POR_JUGAR;
  return encuentros.flatMap((encuentro, i): PartidoDemo[] => {
    const plazo = i < jugados ? pasado : futuro;
    const dia = i < jugados ? diaA(pasado, i / jugados) : futuro.desde;
    const hueco = huecoCerca(mesa, liga, encuentro, { dia, plazo });
    if (!hueco) return [];
    const partido = porJugar(liga, encuentro, hueco);
    return [i < jugados ? conResultado(mesa, liga.tipo, partido) : partido];
  });
}

export const finDeSemana = (hoy: Dia): Plazo => ({
  desde: proximoSabado(hoy),
  hasta: sumarDias(proximoSabado(hoy), 1),
});

const sanos = (mesa: Mesa, ids: readonly number[]): number[] =>
  ids.filter((id) => personaDe(mesa, id).estado === 'activo');

export const enParejas = (ids: readonly number[]): Encuentro[] =>
  Array.from({ length: Math.floor(ids.length / 2) }, (_, i) => ({
    idJugador1: ids[2 * i] ?? 0,
    idJugador2: ids[2 * i + 1] ?? 0,
    vuelta: 1,
  }));

export function jugarAmistosos(
  mesa: Mesa,
  liga: LigaInventada,
  ids: readonly number[],
  hoy: Dia,
): PartidoDemo[] {
  const quieren = sanos(mesa, ids).filter((id) => personaDe(mesa, id).disponibleAmistosos);
  const encuentros = mesa.azar.barajar(enParejas(quieren)).slice(0, AMISTOSOS);
  return repartidos(mesa, liga, encuentros, [plazoActual(hoy), finDeSemana(hoy)]);
}

const JUGADOS = 0.6;
const APLAZADOS = 0.06;
/** From this part of the season on, an injured player postpones and the eliminated one does not play. */
const LESION = 0.7;
const ELIMINACION = 0.4;
const DIAS_PENDIENTES = 12;

type Marca = 'jugado' | 'aplazado';
type Reparto = { pasados: { encuentro: Encuentro; marca: Marca }[]; resto: Encuentro[] };

const alguno = (mesa: Mesa, { idJugador1, idJugador2 }: Encuentro, estado: string): boolean =>
  [idJugador1, idJugador2].some((id) => personaDe(mesa, id).estado === estado);

function marcaDe(mesa: Mesa, encuentro: Encuentro, avance: number): Marca | null {
  if (avance > ELIMINACION && alguno(mesa, encuentro, 'eliminado')) return null;
  if (avance > LESION && alguno(mesa, encuentro, 'lesion')) return 'aplazado';
  return mesa.azar.suerte(APLAZADOS) ? 'aplazado' : 'jugado';
}

function repartir(mesa: Mesa, liga: LigaInventada, hoy: Dia, parte: number): Reparto {
  const encuentros = todosContraTodos(liga.plantilla, vueltas(liga, hoy) === 2 ? 2 : 1);
  const objetivo = Math.round(encuentros.length * parte);
  const reparto: Reparto = { pasados: [], resto: [] };
  let jugados = 0;
  for (const encuentro of encuentros) {
    const marca = jugados < objetivo ? marcaDe(mesa, encuentro, jugados / objetivo) : null;
    if (marca === null) reparto.resto.push(encuentro);
    else reparto.pasados.push({ encuentro, marca });
    if (marca === 'jugado') jugados += 1;
  }
  return reparto;
}

/** The second leg is only played from its day on. docs/reglas/propuesta.md */
const plazoDe = (liga: LigaInventada, { vuelta }: Encuentro, plazo: Plazo): Plazo =>
  vuelta === 2 && liga.fechaIdaVuelta !== null ? { ...plazo, desde: liga.fechaIdaVuelta } : plazo;

function pasado(mesa: Mesa, liga: LigaInventada, { pasados }: Reparto, entera: Plazo): PartidoDemo[] {
  return pasados.flatMap(({ encuentro, marca }, i) => {
    const plazo = plazoDe(liga, encuentro, entera);
    const hueco = huecoCerca(mesa, liga, encuentro, {
      dia: diaJugado(entera, i / pasados.length),
      plazo,
    });
    if (!hueco) return [];
    const partido = porJugar(liga, encuentro, hueco);
    return [marca === 'jugado' ? conResultado(mesa, liga.tipo, partido) : aplazado(mesa, partido)];
  });
}

type Cita = { liga: LigaInventada; resto: Encuentro[] };

/** The first pair still to meet that can play that day gets a court, and leaves the list. */
function citar(mesa: Mesa, { liga, resto }: Cita, dia: Dia, hora?: 'ultima'): PartidoDemo[] {
  if (!liga.dias.includes(diaSemana(dia)) && hora !== 'ultima') return [];
  for (const [i, encuentro] of resto.entries()) {
    if (alguno(mesa, encuentro, 'lesion') || alguno(mesa, encuentro, 'eliminado')) continue;
    const hueco = mesa.agenda.reservar(liga, dia, encuentro, hora);
    if (!hueco) continue;
    resto.splice(i, 1);
    return [porJugar(liga, encuentro, hueco)];
  }
  return [];
}

/** Past its time and without result: one match of that league, as late as possible. */
function pendiente(mesa: Mesa, cita: Cita, hoy: Dia): PartidoDemo[] {
  for (let hace = 1; hace <= DIAS_PENDIENTES; hace += 1) {
    const citados = citar(mesa, cita, sumarDias(hoy, -hace));
    if (citados.length > 0) return citados;
  }
  return [];
}

/** Tonight: the two top divisions, whatever day it is; at weekends one match of every other league too. */
function deHoy(mesa: Mesa, citas: readonly Cita[], hoy: Dia): PartidoDemo[] {
  const [primera, segunda, ...otras] = citas;
  const noche = [primera, segunda].flatMap((cita) => (cita ? citar(mesa, cita, hoy, 'ultima') : []));
  return esFinDeSemana(hoy) ? [...noche, ...otras.flatMap((cita) => citar(mesa, cita, hoy))] : noche;
}

function porVenir(mesa: Mesa, citas: readonly Cita[], hoy: Dia): PartidoDemo[] {
  const sabado = proximoSabado(hoy);
  const manana = sumarDias(hoy, 1);
  const domingoSuelto = esFinDeSemana(manana) && manana < sabado ? [manana] : [];
  const dias = [...domingoSuelto, sabado, sumarDias(sabado, 1), sabado];
  return dias.flatMap((dia) => citas.flatMap((cita) => citar(mesa, cita, dia)));
}

const pendientes = (mesa: Mesa, citas: readonly Cita[], hoy: Dia): PartidoDemo[] =>
  citas.filter((_, i) => i % 2 === 0).flatMap((cita) => pendiente(mesa, cita, hoy));

/** What goes on today: played, postponed, waiting for a score, and next weekend; tonight too, where `noche`. */
export function jugarTemporada(
  mesa: Mesa,
  ligas: readonly LigaInventada[],
  hoy: Dia,
  { plazo, parte, noche } = { plazo: plazoActual(hoy), parte: JUGADOS, noche: true },
): PartidoDemo[] {
  const repartos = ligas.map((liga) => ({ liga, reparto: repartir(mesa, liga, hoy, parte) }));
  const citas = repartos.map(({ liga, reparto }): Cita => ({ liga, resto: [...reparto.resto] }));
  const conFecha = [
    ...(noche ? deHoy(mesa, citas, hoy) : []),
    ...porVenir(mesa, citas, hoy),
    ...pendientes(mesa, citas, hoy),
  ];
  const jugados = repartos.flatMap(({ liga, reparto }) => pasado(mesa, liga, reparto, plazo));
  return [...jugados, ...conFecha];
}

/** Matches nobody played in time: the division was closed with resolution matches. */
const SIN_JUGAR = 2;
const CIERRE = 21 * 60;
const EXTREMOS = { esPrimera: true, esUltima: true };

type LigaAcabada = {
  partidos: PartidoDemo[];
  orden: number[];
};

function jugados(mesa: Mesa, liga: LigaInventada, plazo: Plazo): PartidoDemo[] {
  const encuentros = todosContraTodos(liga.plantilla, 1);
  return encuentros.slice(0, -SIN_JUGAR).flatMap((encuentro, i) => {
    const hueco = huecoCerca(mesa, liga, encuentro, { dia: diaA(plazo, i / encuentros.length), plazo });
    return hueco ? [conResultado(mesa, liga.tipo, porJugar(liga, encuentro, hueco))] : [];
  });
}

export function jugarLiga(mesa: Mesa, liga: LigaInventada, plazo: Plazo): LigaAcabada {
  const partidos = jugados(mesa, liga, plazo);
  const jugadores = liga.plantilla.map((id): JugadorLiga => ({ ...personaDe(mesa, id), enLiga: true }));
  const cierre = { ahora: fechaHora(plazo.hasta, CIERRE), duracion: liga.duracion, ...EXTREMOS };
  const { crear } = resolverDivision(liga, jugadores, partidos, cierre);
  const resueltos = crear.map((partido) => ({ ...partido, observaciones: OBSERVACION_RESOLUCION }));
  const todos = [...partidos, ...resueltos];
  const tabla = clasificacion(liga, jugadores, todos, { hoy: plazo.hasta, ...EXTREMOS });
  return { partidos: todos, orden: tabla.map(({ idJugador }) => idJugador) };
}

export const ASCENSOS = 2;

function ascender(ordenes: readonly number[][]): number[] {
  const niveles = ordenes.map((orden) => [...orden]);
  for (let i = 1; i < niveles.length; i += 1) {
    const [arriba, abajo] = [niveles[i - 1] ?? [], niveles[i] ?? []];
    const suben = abajo.splice(0, ASCENSOS, ...arriba.slice(-ASCENSOS));
    arriba.splice(-ASCENSOS, ASCENSOS, ...suben);
  }
  return niveles.flat();
}

type Cambios = { bajas: ReadonlySet<number>; altas: readonly number[]; tamano: number };

/** Next season's rosters, best level first: promotions and relegations, leavers out, newcomers at the bottom. */
export function plantillasNuevas(
  ordenes: readonly number[][],
  { bajas, altas, tamano }: Cambios,
): number[][] {
  const todos = [...ascender(ordenes).filter((id) => !bajas.has(id)), ...altas];
  return ordenes.map((_, i) => todos.slice(i * tamano, (i + 1) * tamano));
}

/** Weekends with incidents, in weeks from the next one. */
const SEMANAS = [-4, -3, -2, -1, 0, 1, 2];
const SEMANAS_LESION = [-1, 0, 1];
const POR_LIGA = 4;

const dias = (hoy: Dia, semanas: readonly number[]): Dia[] =>
  semanas.flatMap((semana) => {
    const sabado = sumarDias(proximoSabado(hoy), 7 * semana);
    return [sabado, sumarDias(sabado, 1)];
  });

const libres = ({ agenda }: Mesa, idJugador: number, candidatos: readonly Dia[]): Dia[] =>
  candidatos.filter((dia) => !agenda.juega(idJugador, dia));

function deLiga(mesa: Mesa, { id: idLiga, plantilla }: LigaInventada, hoy: Dia): IncidenciaDemo[] {
  const { azar } = mesa;
  const lesionados = plantilla.filter((id) => personaDe(mesa, id).estado === 'lesion');
  const sueltas = azar.barajar(plantilla).slice(0, POR_LIGA);
  return [
    ...sueltas.flatMap((idJugador) => {
      const algunos = azar.barajar(libres(mesa, idJugador, dias(hoy, SEMANAS))).slice(0, 1 + azar.entero(2));
      return algunos.map((fecha) => ({ idLiga, idJugador, fecha }));
    }),
    ...lesionados.flatMap((idJugador) =>
      libres(mesa, idJugador, dias(hoy, SEMANAS_LESION)).map((fecha) => ({ idLiga, idJugador, fecha })),
    ),
  ];
}

export function inventarIncidencias(mesa: Mesa, ligas: readonly LigaInventada[], hoy: Dia): IncidenciaDemo[] {
  const unicas = new Map<string, IncidenciaDemo>();
  for (const incidencia of ligas.flatMap((liga) => deLiga(mesa, liga, hoy)))
    unicas.set(JSON.stringify(incidencia), incidencia);
  return [...unicas.values()].sort((a, b) => (a.fecha < b.fecha ? -1 : Number(a.fecha > b.fecha)));
}
