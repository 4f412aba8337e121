import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Dia, diaDe, diaSemana, diasEntre, type FechaHora, sumarDias } from '#domain/fecha.ts';
import { fechaLarga, fechaSemana } from '#domain/fecha-texto.ts';
import type { Incidencia } from '#domain/incidencia/incidencia.ts';
import type { Deporte } from '#domain/liga/deportes.ts';
import type { EstadoJugador } from '#domain/liga/liga.ts';
import { type Reglas, reglasIniciales } from '#domain/liga/reglas.ts';
import { marcadorCon, planoDe } from '#domain/partido/marcador.ts';
import type { Lado, Partido, SetPartido } from '#domain/partido/partido.ts';
import { desenlaceDe, type Escrito, type Indicadores, SIN_INDICADORES } from '#domain/partido/plano.ts';
import type { DatosLiga } from '#server/db/tables/liga.ts';
import type { Entrada } from './bandeja.ts';

/** Ids in this folder are provisional, from 1; the database gives the real ones when they are saved. */
export type PersonaDemo = {
  id: number;
  nombre: string;
  email: string;
  telefono: string;
  estado: EstadoJugador;
  idLiga: number | null;
  disponibleAmistosos: boolean;
};

/** Its id is one more of those of people: both are players. */
export type ParejaDemo = { id: number; personas: readonly [number, number]; idLiga: number };

export type LigaDemo = DatosLiga & { id: number; plantilla: number[] };

export type PartidoDemo = Partido & { observaciones: string | null };

export type PistaDemo = { id: number; nombre: string; deporte: Deporte };

/** Who played a match, by its place among them, for one of a pair. */
export type SuplenciaDemo = { partido: number; lado: Lado; suplente: number; por: number };

/** Of one day. */
export type IncidenciaDemo = Pick<Incidencia, 'idLiga' | 'idJugador' | 'fecha'>;

/** A news item about a match, by its place among them; its links name people by their provisional ids. */
export type CronicaDemo = { dia: Dia; title: string; content: string; partido: number };

export type Demo = {
  pistas: readonly PistaDemo[];
  personas: readonly PersonaDemo[];
  parejas: readonly ParejaDemo[];
  ligas: readonly LigaDemo[];
  partidos: readonly PartidoDemo[];
  suplencia: SuplenciaDemo | null;
  incidencias: readonly IncidenciaDemo[];
  cronica: CronicaDemo | null;
};

/** Without what goes without saying: what follows from the league, and what nothing happened to. */
export type PartidoGuardado = Omit<
  PartidoDemo,
  'id' | 'duracion' | 'desenlace' | 'sintetico' | 'observaciones'
> &
  Partial<Pick<PartidoDemo, 'sintetico' | 'observaciones'> & Indicadores> & {
    sets?: readonly SetPartido[];
    escrito?: Escrito;
  };

/** Its boxes and flags become how it ended. */
function leido({ sets = [], sintetico = false, observaciones = null, ...partido }: PartidoGuardado) {
  const { idLiga, idPista, idJugador1, idJugador2, fecha, escrito: desenlace, ...indicadores } = partido;
  const plano = {
    ...SIN_INDICADORES,
    ...indicadores,
    ...planoDe(marcadorCon(...sets)),
    sintetico,
    desenlace,
  };
  const quienes = { idLiga, idPista, idJugador1, idJugador2, fecha };
  return { ...quienes, sintetico, observaciones, desenlace: desenlaceDe(plano) };
}

/** A season as it is on one day, `hoy`. The one before it ended on `fin`; it began on `inicio`. */
export type Guardada = Omit<Demo, 'ligas' | 'partidos'> & {
  hoy: Dia;
  inicio: Dia;
  fin: Dia;
  ligas: readonly Omit<LigaDemo, 'reglas'>[];
  partidos: readonly PartidoGuardado[];
};

/** One season for each day of the week, so that tonight and the next weekend are where they belong. */
export type Archivo = { temporadas: readonly Guardada[]; bandeja: readonly Entrada[] };

/** `node scripts/demo/guardar.ts` writes it. docs/reglas/arranque.md */
export const ARCHIVO = join(import.meta.dirname, 'temporadas.json.br');

export const leerArchivo = (): Archivo =>
  JSON.parse(brotliDecompressSync(readFileSync(ARCHIVO)).toString('utf8')) as Archivo;

/** How a season that is stored says a date in a text. */
export const fechaGuardada = (forma: 'semana' | 'larga', dia: Dia): string => `[[${forma} ${dia}]]`;

const FORMAS = {
  /** "sábado 5 de diciembre" */
  semana: (dia: Dia) => fechaSemana(dia).replace(',', ''),
  larga: fechaLarga,
} as const;

const FECHA_GUARDADA = /\[\[(semana|larga) (\S+)\]\]/g;

/** Year of the season that is being played that day: in July, still the one that began in September. */
export const anioDe = (hoy: Dia): number => Number(hoy.slice(0, 4)) - (hoy.slice(5, 7) >= '09' ? 0 : 1);

const FIN_DE_TEMPORADA = '06-15';
const DESCANSO = 14;

const DE_PADEL = { promociones: 0, suplencias: 2 };
/** What a cycle in the first division is worth besides. */
const PUNTOS_DE_PRIMERA = 4;

/** Those of its type; in padel, what the club says besides. */
export function reglasDe({
  tipo,
  deporte,
  division,
}: Pick<LigaDemo, 'tipo' | 'deporte' | 'division'>): Reglas {
  const reglas = reglasIniciales(tipo, deporte);
  if (deporte !== 'padel') return reglas;
  return { ...reglas, ...DE_PADEL, puntosCiclo: division === 1 ? PUNTOS_DE_PRIMERA : 0 };
}

/**
 * Whole weeks on or back. The season before does not come along: it ended in June, before this one began, whatever the
 * day is.
 */
function mudanza({ hoy: suHoy, inicio, fin }: Guardada, hoy: Dia): (dia: Dia) => Dia {
  const dias = diasEntre(suHoy, hoy);
  const [enJunio, antes] = [`${anioDe(hoy)}-${FIN_DE_TEMPORADA}`, sumarDias(inicio, dias - DESCANSO)];
  const diasAntes = 7 * Math.floor(diasEntre(fin, enJunio < antes ? enJunio : antes) / 7);
  return (dia) => sumarDias(dia, dia <= fin ? diasAntes : dias);
}

const cronicaEn = (cronica: CronicaDemo, mover: (dia: Dia) => Dia): CronicaDemo => ({
  ...cronica,
  dia: mover(cronica.dia),
  content: cronica.content.replace(FECHA_GUARDADA, (_, forma: keyof typeof FORMAS, dia: Dia) =>
    FORMAS[forma](mover(dia)),
  ),
});

/** The fictional season as it is on that day. */
export function temporadaEn(ahora: FechaHora): Demo {
  const hoy = diaDe(ahora);
  const guardada = leerArchivo().temporadas.find((una) => diaSemana(una.hoy) === diaSemana(hoy));
  if (!guardada) throw new Error(`No season is stored for the day of the week of ${hoy}`);
  const { pistas, personas, parejas, suplencia, cronica } = guardada;
  const mover = mudanza(guardada, hoy);
  const anios = anioDe(hoy) - anioDe(guardada.hoy);
  const ligas = guardada.ligas.map((liga) => ({
    ...liga,
    anio: liga.anio + anios,
    fechaIdaVuelta: liga.fechaIdaVuelta && mover(liga.fechaIdaVuelta),
    reglas: reglasDe(liga),
  }));
  const duracion = new Map(ligas.map((liga) => [liga.id, liga.duracion]));
  return {
    pistas,
    personas,
    parejas,
    suplencia,
    ligas,
    partidos: guardada.partidos.map((partido) => ({
      ...leido(partido),
      id: 0,
      fecha: mover(diaDe(partido.fecha)) + partido.fecha.slice('2026-11-16'.length),
      duracion: duracion.get(partido.idLiga) ?? 0,
    })),
    incidencias: guardada.incidencias.map((una) => ({ ...una, fecha: mover(una.fecha) })),
    cronica: cronica && cronicaEn(cronica, mover),
  };
}
