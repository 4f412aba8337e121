import { type Dia, diasEntre } from '#domain/fecha.ts';
import { vueltas, vueltasTotales } from '#domain/liga/temporadas.ts';
import { clavePareja } from '#domain/partido/jugadores.ts';
import type { Motivo } from './datos.ts';
import { type Historia, historiasDe } from './deuda.ts';
import { en } from './en.ts';
import type { Escenario, JugadorEscenario, LigaEscenario } from './escenario.ts';
import { primerInicio } from './horas.ts';

/** Why a pair cannot play on a day whatever the proposal; `jugador` is an index of the scenario. */
export type Veto = { motivo: Motivo; jugador: number | null };

/** Two players of a league who still owe each other a leg. Players and league are indices. */
export type Pareja = {
  liga: number;
  a: number;
  b: number;
  /** The player named first on the line: the second leg turns the first around. */
  primero: number;
  /** Matches decided or scheduled between them: the legs no longer owed. */
  jugados: number;
  /** Per day, null when they may play. */
  vetos: (Veto | null)[];
  /** Per day, the cost of playing again so soon. proposal.md, O3. */
  reencuentro: number[];
};

type Base = Omit<Escenario, 'parejas'>;

const DIAS_REENCUENTRO = 28;
const DIAS_SEMANA = 7;

/** A rematch within 28 days of the last match costs one for each week missing. proposal.md, O3. */
function costeReencuentro(ultimo: Dia | null, dia: Dia): number {
  if (ultimo === null) return 0;
  const separacion = Math.abs(diasEntre(ultimo, dia));
  return Math.max(0, Math.ceil((DIAS_REENCUENTRO - separacion) / DIAS_SEMANA));
}

/** Whether the league's window has any start that day between the saved matches. */
function hayHueco(base: Base, liga: LigaEscenario, dia: number): boolean {
  return base.grupos.some((g) => g.dia === dia && primerInicio(liga, g.inicio, g.fin) !== null);
}

type Quien = { indice: number; jugador: JugadorEscenario };

const veto = (motivo: Motivo, quien: Quien | undefined): Veto | null =>
  quien === undefined ? null : { motivo, jugador: quien.indice };

/** The first reason of proposal.md's list that holds before anything is proposed. */
function vetoDelDia(dia: number, dos: Quien[], abierta: boolean, hueco: boolean): Veto | null {
  return (
    veto(
      'lesion',
      dos.find(({ jugador }) => jugador.estado === 'lesion'),
    ) ??
    veto(
      'ausente',
      dos.find(({ jugador }) => jugador.ausente[dia]),
    ) ??
    veto(
      'yaProgramado',
      dos.find(({ jugador }) => jugador.ocupado[dia]),
    ) ??
    (abierta ? null : { motivo: 'vueltaNoAbierta', jugador: null }) ??
    (hueco ? null : { motivo: 'sinHueco', jugador: null })
  );
}

function parejaDe(base: Base, dos: [Quien, Quien], huecos: boolean[], historia?: Historia): Pareja {
  const [{ indice: a, jugador }, { indice: b }] = dos;
  const liga = en(base.ligas, jugador.liga);
  const jugados = historia?.partidos ?? 0;
  return {
    liga: jugador.liga,
    a,
    b,
    primero: historia?.primeroEnCasa === jugador.id ? b : a,
    jugados,
    vetos: base.dias.map((nombre, dia) =>
      vetoDelDia(dia, dos, jugados < vueltas(liga, nombre), huecos[dia] ?? false),
    ),
    reencuentro: base.dias.map((nombre) => costeReencuentro(historia?.ultimo ?? null, nombre)),
  };
}

function parejasDeLiga(base: Base, indiceLiga: number): Pareja[] {
  const liga = en(base.ligas, indiceLiga);
  const historias = historiasDe(base.partidos, liga.id);
  const huecos = base.dias.map((_, dia) => hayHueco(base, liga, dia));
  const suyos = base.jugadores
    .map((jugador, indice) => ({ jugador, indice }))
    .filter(({ jugador }) => jugador.liga === indiceLiga);
  return suyos.flatMap((uno, orden) =>
    suyos.slice(orden + 1).flatMap((otro) => {
      const historia = historias.get(clavePareja(uno.jugador.id, otro.jugador.id));
      if ((historia?.partidos ?? 0) >= vueltasTotales(liga)) return [];
      return [parejaDe(base, [uno, otro], huecos, historia)];
    }),
  );
}

/** All pairs of the leagues that owe a leg, by league and ids. domain.md, hard rule 4. */
export const parejasDe = (base: Base): Pareja[] =>
  base.ligas.flatMap((_, indice) => parejasDeLiga(base, indice));

/** Days on which the pair may play. */
export const diasPosibles = (pareja: Pareja): number[] =>
  pareja.vetos.flatMap((motivo, dia) => (motivo === null ? [dia] : []));

/** Pairs times days on which they may play: the size of a model. */
export const parejasDia = ({ parejas }: Pick<Escenario, 'parejas'>): number =>
  parejas.reduce((total, pareja) => total + diasPosibles(pareja).length, 0);
