import type { FechaHora } from '#domain/fecha.ts';
import { estaFuera, type JugadorLiga, type Liga, vueltasTotales } from '#domain/liga/liga.ts';
import { type Desenlace, quienLoAplazo } from '#domain/partido/desenlace.ts';
import { MARCADOR_VACIO } from '#domain/partido/marcador.ts';
import { estaPorPuntuar, estaPuesto } from '#domain/partido/ocupacion.ts';
import { clavePareja, juega, ladoDe, type Partido, parejaDe } from '#domain/partido/partido.ts';
import { nadieLoDebe } from '#domain/partido/resultado.ts';
import { cuentaEnLaTabla } from '#domain/partido/veredicto.ts';
import { type DeLiga, seAnularia } from './anulable.ts';
import { type Adjudicado, loQueSeEscribe, resolverPareja, trasResolver } from './resolver-division.ts';

/** What is said of the matches of somebody who leaves: what the rule of the league says or, whatever it says, that the rivals win what is left, or that it stays open. docs/reglas/consecuencias.md */
export const AL_IRSE = ['regla', 'adjudicar', 'abierto'] as const;
export type AlIrse = (typeof AL_IRSE)[number];

/** Who leaves the league they play in, or all: nobody has a match with who was struck off. */
export type Salida = { idJugador: number; idLiga: number | null; deTodas: boolean };

type DeJugador = Pick<JugadorLiga, 'estado'> & { id: number; idLiga: number | null };

/** What a player leaves when that is saved. */
export function salidasDe(antes: DeJugador, despues: Pick<DeJugador, 'estado' | 'idLiga'>): Salida[] {
  const { id: idJugador, idLiga } = antes;
  const deTodas = despues.estado === 'eliminado' && antes.estado !== 'eliminado';
  return deTodas || (idLiga !== null && despues.idLiga !== idLiga) ? [{ idJugador, idLiga, deTodas }] : [];
}

/** What is done with their matches: a rule that hangs on how much was played has been worked out. */
type Hace = 'anular' | 'adjudicar' | 'abierto';

/** `crear` holds also the legs that nobody had arranged, annulled; `anular`, the matches that were there. */
export type LoQueSeHace = Adjudicado & { anular: Partido[] };

export const NADA_SE_HACE: LoQueSeHace = { crear: [], puntuar: [], cancelar: [], anular: [] };

/** What is done with what that player leaves: what was asked for or, when nothing was, what their league says. */
function queSeHace(
  idJugador: number,
  datos: DeLiga,
  { seVan, alIrse }: { seVan: ReadonlySet<number>; alIrse: AlIrse },
): Hace {
  const regla = datos.liga.reglas.alIrse;
  if (alIrse !== 'regla') return alIrse;
  if (regla === 'seDecide') return 'abierto';
  if (regla !== 'mitad') return regla;
  return seAnularia(idJugador, datos, seVan) ? 'anular' : 'adjudicar';
}

type DatosDeSalida = {
  liga: Liga;
  jugadores: readonly JugadorLiga[];
  partidos: readonly Partido[];
  ahora: FechaHora;
  duracion: number;
};

/** Won by the rivals who stay, all that those who leave owe them; what nobody has scored yet is left to be scored. */
function adjudicarARivales(
  { liga, jugadores, partidos, ahora, duracion }: DatosDeSalida,
  seVan: ReadonlySet<number>,
  quienes: readonly number[],
): Adjudicado {
  const porPareja = Map.groupBy(partidos, parejaDe);
  const siguen = jugadores.filter((uno) => !estaFuera(uno) && !seVan.has(uno.id));
  const acta = { liga, ahora, duracion, seQueda: (partido: Partido) => estaPorPuntuar(partido, ahora) };
  const resueltas = quienes.flatMap((peor) =>
    siguen.map(({ id: mejor }) =>
      resolverPareja({ mejor, peor, motivo: null }, porPareja.get(clavePareja(mejor, peor)) ?? [], acta),
    ),
  );
  return loQueSeEscribe(resueltas);
}

/** What was played keeps its score, as history; of a no-show and of an award there was none. */
function anularDesenlace(desenlace: Desenlace): Desenlace {
  const { que } = desenlace;
  const conMarcador = que === 'jugado' || que === 'empatado' || que === 'retirada' || que === 'suspendido';
  const sets = conMarcador ? desenlace.sets : MARCADOR_VACIO;
  return { que: 'anulado', por: 'baja', sets, tras: quienLoAplazo(desenlace) };
}

/** All that those players have in the league, and a match annulled for each leg that they owe to who stays: nobody does then. */
function anularTodo(
  { liga, jugadores, partidos, ahora, duracion }: DatosDeSalida,
  seVan: ReadonlySet<number>,
  quienes: readonly number[],
): Pick<LoQueSeHace, 'crear' | 'anular'> {
  const porPareja = Map.groupBy(partidos, parejaDe);
  const siguen = jugadores.filter((uno) => !estaFuera(uno) && !seVan.has(uno.id));
  const anular = partidos
    .filter((partido) => quienes.some((id) => juega(partido, id)))
    .filter((partido) => !nadieLoDebe(partido) || cuentaEnLaTabla(partido, liga.reglas))
    .map((partido) => ({ ...partido, desenlace: anularDesenlace(partido.desenlace) }));
  const crear = quienes.flatMap((idJugador2) =>
    siguen.flatMap(({ id: idJugador1 }): Partido[] => {
      const suyos = (porPareja.get(clavePareja(idJugador1, idJugador2)) ?? []).length;
      const faltan = Math.max(0, vueltasTotales(liga) - suyos);
      const deLiga = { id: 0, idLiga: liga.id, idJugador1, idJugador2, fecha: ahora, duracion };
      const nuevo = { ...deLiga, idPista: null, sintetico: true };
      const desenlace = { que: 'anulado', por: 'baja', sets: MARCADOR_VACIO, tras: null } as const;
      return Array.from({ length: faltan }, () => ({ ...nuevo, desenlace }));
    }),
  );
  return { crear, anular };
}

/** What becomes of all that those who leave have in a league. */
export function resolverSalidas(
  datos: DatosDeSalida,
  seVan: ReadonlySet<number>,
  alIrse: AlIrse,
): LoQueSeHace {
  const partidos = datos.partidos.filter(({ idLiga }) => idLiga === datos.liga.id);
  const suyos = { ...datos, partidos };
  const por = Map.groupBy(seVan, (id) => queSeHace(id, suyos, { seVan, alIrse }));
  const anulado = anularTodo(suyos, seVan, por.get('anular') ?? []);
  const adjudicado = adjudicarARivales(suyos, seVan, por.get('adjudicar') ?? []);
  return { ...adjudicado, ...anulado, crear: [...adjudicado.crear, ...anulado.crear] };
}

/** The matches of a league once that is done to it. The new ones keep no id. */
export const trasIrse = (partidos: readonly Partido[], { anular, ...adjudicado }: LoQueSeHace): Partido[] =>
  trasResolver(partidos, { ...adjudicado, puntuar: [...adjudicado.puntuar, ...anular] });

/** Off the schedule without a day, put off by who leaves: still missing, for whoever resolves the division. */
export function quitarDelHorario(
  partidos: readonly Partido[],
  salidas: readonly Salida[],
  ahora: FechaHora,
): Partido[] {
  const quienDeja = (partido: Partido): number | undefined =>
    salidas.find(
      ({ idJugador, idLiga, deTodas }) => juega(partido, idJugador) && (deTodas || idLiga === partido.idLiga),
    )?.idJugador;
  return partidos.flatMap((partido) => {
    const quien = estaPuesto(partido, ahora) ? quienDeja(partido) : undefined;
    return quien === undefined
      ? []
      : [{ ...partido, desenlace: { que: 'aplazado', por: ladoDe(partido, quien) } as const }];
  });
}
