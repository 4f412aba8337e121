import { type Dia, diaDe, sumarDias } from '#domain/fecha.ts';
import type { Desenlace } from '#domain/partido/desenlace.ts';
import { marcadorCon } from '#domain/partido/marcador.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { estaDecidido } from '#domain/partido/resultado.ts';
import {
  type DatosPronostico,
  finesDeSemana,
  type LigaPronostico,
  lunesDe,
} from '#domain/pronostico/datos.ts';
import type { LineaPropuesta } from '#domain/propuesta/datos.ts';
import { generarPropuesta } from '#domain/propuesta/propuesta.ts';
import type { Resolver } from '#domain/propuesta/solver.ts';
import { type Azar, crearAzar } from '../propuesta/generador.ts';

const EMPIEZA: Dia = '2026-09-14';
const MAX_FINES = 80;

const GANADO: Desenlace = { que: 'jugado', sets: marcadorCon([6, 2], [6, 2]), tras: null };

export type Club = {
  ligas: LigaPronostico[];
  jugadores: DatosPronostico['jugadores'];
  pistas: DatosPronostico['pistas'];
  tope: 1 | 2;
  /** Shares of 1: matches put off, and players who cannot come on a day. */
  aplazan: number;
  faltan: number;
  /** Of the absences, those known a month before. */
  sabidas: number;
  azar: Azar;
};

/** A made club: leagues of 6 to 10, one or two courts, some with two legs; `ruido` times as unruly as clubs are. */
export function clubNumero(n: number, ruido = 1): Club {
  const azar = crearAzar(104_729 + 31 * n);
  const cuantas = azar.entero(1, 3);
  const duracion = azar.elegir([75, 90]);
  const ligas = Array.from(
    { length: cuantas },
    (_, i): LigaPronostico => ({
      id: i + 1,
      tipo: 'social',
      division: i + 1,
      inicio: 9 * 60,
      fin: 9 * 60 + duracion * azar.entero(2, 4),
      duracion,
      idaVuelta: azar.ocurre(0.3),
      fechaIdaVuelta: azar.ocurre(0.5) ? sumarDias(EMPIEZA, 60) : EMPIEZA,
      limite: sumarDias(EMPIEZA, 7 * azar.entero(6, 16) + 6),
    }),
  );
  const jugadores = ligas.flatMap(({ id }) =>
    Array.from({ length: azar.entero(6, 10) }, (_, j) => ({
      id: id * 100 + j,
      nombre: `Jugador ${id}-${j}`,
      estado: 'activo' as const,
      idLiga: id,
      disponibleAmistosos: false,
    })),
  );
  const pistas = Array.from({ length: azar.entero(1, 2) }, (_, i) => ({
    id: i + 1,
    nombre: `Pista ${i + 1}`,
    disponible: true,
  }));
  return {
    ligas,
    jugadores,
    pistas,
    tope: azar.elegir([1, 2] as const),
    aplazan: ruido * 0.06 * azar.uno(),
    faltan: ruido * (0.02 + 0.06 * azar.uno()),
    sabidas: 0.5,
    azar,
  };
}

export type Marcha = { partidos: Partido[]; ausencias: Record<Dia, number[]>; hasta: Dia };

const comoPartido = (club: Club, linea: LineaPropuesta, id: number, aplazado: boolean): Partido => ({
  id,
  idLiga: linea.idLiga ?? 0,
  fecha: linea.fecha,
  duracion: club.ligas.find((liga) => liga.id === linea.idLiga)?.duracion ?? 90,
  idPista: linea.idPista,
  idJugador1: linea.idJugador1 ?? 0,
  idJugador2: linea.idJugador2 ?? 0,
  sintetico: false,
  desenlace: aplazado ? { que: 'aplazado', por: 1 } : GANADO,
});

/** What the club does on the days of a weekend: its days, courts and hours, and who may play twice. */
export type FinDeSemana = {
  dias: readonly Dia[];
  pistas?: (dia: Dia) => number;
  horario?: (dia: Dia) => { inicio: number; fin: number } | null;
  dobles?: readonly number[];
  vueltas?: readonly number[];
};

function proponer(club: Club, marcha: Marcha, dias: readonly Dia[], fin: FinDeSemana, resolver: Resolver) {
  const [dia = ''] = dias;
  const deMas = fin.pistas?.(dia) ?? 0;
  const horario = fin.horario?.(dia) ?? null;
  const nuevas = Array.from({ length: deMas }, (_, i) => ({ id: 900 + i, nombre: '', disponible: true }));
  return (
    generarPropuesta(
      {
        ligas: club.ligas.map((liga) => ({
          ...liga,
          ...horario,
          ...(fin.vueltas?.includes(liga.id) && { fechaIdaVuelta: EMPIEZA }),
        })),
        jugadores: club.jugadores,
        pistas: [...club.pistas, ...nuevas],
        ausencias: marcha.ausencias,
        partidos: marcha.partidos,
        dias: [...dias],
        vacio: false,
        rellenarConAmistosos: false,
        ligaAmistosos: null,
      },
      { hoy: dia, resolver },
    )?.partidos ?? []
  );
}

const juegaEn = (linea: LineaPropuesta): number[] => [linea.idJugador1 ?? 0, linea.idJugador2 ?? 0];

/** A weekend as it goes: who cannot come, what is proposed, what is put off. */
export function jugarFin(club: Club, marcha: Marcha, fin: FinDeSemana, resolver: Resolver): Marcha {
  const { azar } = club;
  const ausencias = { ...marcha.ausencias };
  for (const dia of fin.dias) {
    const deMas = club.jugadores
      .filter(() => azar.ocurre(club.faltan * (1 - club.sabidas)))
      .map(({ id }) => id);
    ausencias[dia] = [...new Set([...(ausencias[dia] ?? []), ...deMas])];
  }
  const sabido = { ...marcha, ausencias };
  const partidos = [...marcha.partidos];
  // Days with courts or hours of their own are asked for apart; where one match is the custom, so is each day.
  const deUnDia = club.tope === 1 || fin.dias.length > 2 || fin.pistas !== undefined;
  const tandas = deUnDia ? fin.dias.map((dia) => [dia]) : [fin.dias];
  const puestas: LineaPropuesta[] = [];
  for (const dias of tandas) {
    const veces = (id: number): number => puestas.filter((linea) => juegaEn(linea).includes(id)).length;
    const descansan = club.jugadores.flatMap(({ id }) =>
      club.tope === 1 && veces(id) >= (fin.dobles?.includes(id) ? 2 : 1) ? [id] : [],
    );
    const conDescanso = Object.fromEntries(
      dias.map((dia) => [dia, [...(ausencias[dia] ?? []), ...descansan]]),
    );
    const lineas = proponer(
      club,
      { ...sabido, partidos, ausencias: { ...ausencias, ...conDescanso } },
      dias,
      fin,
      resolver,
    );
    for (const linea of lineas) {
      puestas.push(linea);
      partidos.push(comoPartido(club, linea, partidos.length + 1, azar.ocurre(club.aplazan)));
    }
  }
  return { ...marcha, partidos, ausencias };
}

export function ausenciasSabidas(club: Club): Record<Dia, number[]> {
  const dias = finesDeSemana(EMPIEZA, sumarDias(EMPIEZA, 7 * MAX_FINES));
  return Object.fromEntries(
    dias.map((dia) => [
      dia,
      club.jugadores.filter(() => club.azar.ocurre(club.faltan * club.sabidas)).map(({ id }) => id),
    ]),
  );
}

const legs = (club: Club, idLiga: number): number => {
  const n = club.jugadores.filter((uno) => uno.idLiga === idLiga).length;
  const liga = club.ligas.find(({ id }) => id === idLiga);
  return ((n * (n - 1)) / 2) * (liga?.idaVuelta ? 2 : 1);
};

export const decididos = ({ partidos }: Marcha, idLiga: number): Partido[] =>
  partidos.filter((uno) => uno.idLiga === idLiga && estaDecidido(uno));

const acabada = (club: Club, marcha: Marcha, idLiga: number): boolean =>
  decididos(marcha, idLiga).length >= legs(club, idLiga);

export function jugar(
  club: Club,
  desde: Marcha,
  resolver: Resolver,
  { sigue, finDe }: { sigue: (marcha: Marcha) => boolean; finDe: (dias: readonly Dia[]) => FinDeSemana },
): Marcha {
  let marcha = desde;
  for (let n = 0; n < MAX_FINES; n++) {
    if (!sigue(marcha) || club.ligas.every(({ id }) => acabada(club, marcha, id))) break;
    const lunes = sumarDias(lunesDe(marcha.hasta), 7);
    const dias = finesDeSemana(lunes, sumarDias(lunes, 6));
    marcha = { ...jugarFin(club, marcha, finDe(dias), resolver), hasta: dias.at(-1) ?? lunes };
  }
  return marcha;
}

export const alEmpezar = (club: Club): Marcha => ({
  partidos: [],
  ausencias: ausenciasSabidas(club),
  hasta: sumarDias(EMPIEZA, -1),
});

export const finesDe = (club: Club, marcha: Marcha): Map<number, Dia | null> =>
  new Map(
    club.ligas.map(({ id }) => {
      const dias = decididos(marcha, id).map(({ fecha }) => diaDe(fecha));
      return [id, acabada(club, marcha, id) ? (dias.sort().at(-1) ?? null) : null];
    }),
  );

export const comoDatos = (club: Club, { partidos, ausencias, hasta }: Marcha): DatosPronostico => ({
  hoy: hasta,
  ligas: club.ligas,
  jugadores: club.jugadores,
  pistas: club.pistas,
  ausencias,
  partidos,
  tope: null,
});
