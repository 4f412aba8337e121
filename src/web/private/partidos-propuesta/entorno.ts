import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import type { Pista } from '#contract/liga/pistas.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { etiquetaDe } from '#domain/liga/etiqueta.ts';
import { horarioDe } from '#domain/liga/liga.ts';
import { seGestiona, type TipoLiga } from '#domain/liga/tipos.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { gustosDe } from '#domain/persona/franjas.ts';
import { genteDe } from '#domain/persona/gente.ts';
import type { LigaCabida } from '#domain/propuesta/cabida.ts';
import { historiasDe } from '#domain/propuesta/datos.ts';
import type { EntornoLineas, EntornoReglas } from '#domain/propuesta/revision.ts';
import { jugadoresOfrecidos } from '#web/club/mesa/elegir.tsx';
import { call } from '#web/platform/call.ts';
import type { Linea, Opciones, Puesto } from './estado.ts';

/** The lists everything is chosen from. */
export type Listas = {
  ligas: readonly Liga[];
  pistas: readonly Pista[];
  jugadores: readonly JugadorFila[];
  ausentes: Readonly<Record<Dia, readonly number[]>>;
  /** What is arranged from today on. */
  puestos: readonly Puesto[];
};

/** What the lines are checked against; the leagues with their legs. */
export type Entorno = Omit<EntornoLineas & EntornoReglas, 'ligas'> & {
  ligas: ReadonlyMap<number, LigaCabida & Pick<Liga, 'tipo'>>;
};

const deLiga = (liga: Liga) => ({
  ...horarioDe(liga),
  tipo: liga.tipo,
  duracion: liga.duracion as number,
  idaVuelta: liga.idaVuelta,
  fechaIdaVuelta: liga.fechaIdaVuelta,
});

/** What is saved: on the days of the lines, and between the players of their leagues. */
type Guardado = Pick<EntornoReglas, 'historias'> & { partidos: readonly PartidoFila[] };

const inactivas = (pistas: readonly Pista[]): number[] =>
  pistas.flatMap(({ id, estado }) => (estado === 'activa' ? [] : [id]));

/** What the lines are checked against, as the rules of the domain read it. */
export function useEntorno(
  listas: Listas,
  { partidos, historias }: Guardado,
  noDisponibles: readonly number[],
): Entorno {
  const { ligas, pistas, jugadores, ausentes } = listas;
  return useMemo(
    () => ({
      ligas: new Map(ligas.map((liga) => [liga.id, deLiga(liga)])),
      pistas: new Map(pistas.map(({ id, nombre }) => [id, nombre])),
      jugadores: new Map(jugadores.map(({ id, nombre }) => [id, nombre])),
      ausencias: ausentes,
      gustos: gustosDe(jugadores),
      gente: genteDe(jugadores),
      partidos: partidos.map((partido) => conDesenlace(partido)),
      fichas: new Map(jugadores.map((jugador) => [jugador.id, jugador])),
      historias,
      cerradas: new Set([...noDisponibles, ...inactivas(pistas)]),
    }),
    [ligas, pistas, jugadores, ausentes, partidos, historias, noDisponibles],
  );
}

const TODO = { idPista: null, idLiga: null, jugador: null } as const;

type DeLiga = { idLiga: number; partidos: readonly PartidoFila[] };

const historias = (consultas: readonly { data?: DeLiga | undefined }[]): EntornoReglas['historias'] =>
  new Map(
    consultas.flatMap(({ data }) =>
      data ? [[data.idLiga, historiasDe(data.partidos.map(conDesenlace), data.idLiga)] as const] : [],
    ),
  );

/** What the pairs of those leagues have played or scheduled: who still owes a match. */
export const useHistorias = (ligas: readonly number[]): EntornoReglas['historias'] =>
  useQueries({
    queries: ligas.map((idLiga) => ({
      queryKey: ['partidos', 'buscar', 'historia', idLiga],
      queryFn: async () => ({
        idLiga,
        partidos: await call('POST /api/private/partidos', { body: { ...TODO, fecha: null, idLiga } }),
      }),
    })),
    combine: historias,
  });

export type OpcionTexto = { value: string; label: string };

const NADA: OpcionTexto = { value: '', label: '—' };
const [ABRE, CIERRA, POR_HORA] = [7, 23, 4];

const HORAS = Array.from({ length: (CIERRA - ABRE) * POR_HORA }, (_, i) => {
  const hora = String(ABRE + Math.floor(i / POR_HORA)).padStart(2, '0');
  return `${hora}:${String((i % POR_HORA) * 15).padStart(2, '0')}`;
});

const comoOpcion = (texto: string): OpcionTexto => ({ value: texto, label: texto });

/** Every quarter of an hour of the club's day, and the line's own time whatever it is. */
export function horasPara({ fecha }: Linea): OpcionTexto[] {
  const suya = fecha === null ? null : horaDe(fecha);
  const todas = suya === null || HORAS.includes(suya) ? HORAS : [...HORAS, suya].sort();
  return [...(suya === null ? [NADA] : []), ...todas.map(comoOpcion)];
}

const DIA_CORTO = new Intl.DateTimeFormat('es-ES', {
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
  timeZone: 'UTC',
});

/** "sáb, 28/11": the year is this one. */
const diaCorto = (dia: Dia): string => DIA_CORTO.format(Date.parse(`${dia}T00:00Z`));

export function diasPara({ fecha }: Linea, dias: readonly Dia[]): OpcionTexto[] {
  const suyo = fecha === null ? [] : [diaDe(fecha)];
  const todos = [...new Set([...dias, ...suyo])].sort();
  return [...(fecha === null ? [NADA] : []), ...todos.map((dia) => ({ value: dia, label: diaCorto(dia) }))];
}

/** Only the courts marked available, and the line's own. */
export function pistasPara(
  { idPista }: Linea,
  { pistas }: Listas,
  { noDisponibles }: Opciones,
): OpcionTexto[] {
  return [
    NADA,
    ...pistas
      .filter(({ id, estado }) => id === idPista || (estado === 'activa' && !noDisponibles.includes(id)))
      .map(({ id, nombre }) => ({ value: String(id), label: nombre })),
  ];
}

/** Active leagues of the type, and those open to everybody. */
export function ligasPara({ idLiga }: Linea, { ligas }: Listas, { tipo }: Opciones): OpcionTexto[] {
  const vale = (suyo: TipoLiga) => tipo === null || tipo === 'ambos' || suyo === tipo || !seGestiona(suyo);
  return [
    NADA,
    ...ligas
      .filter((liga) => liga.id === idLiga || (liga.estado === 'activa' && vale(liga.tipo)))
      .map((liga) => ({ value: String(liga.id), label: etiquetaDe(liga) })),
  ];
}

export function jugadoresPara(linea: Linea, listas: Listas, lado: 1 | 2): OpcionTexto[] {
  const { jugadores, ligas, ausentes } = listas;
  const liga = ligas.find(({ id }) => id === linea.idLiga);
  const dia = linea.fecha === null ? null : diaDe(linea.fecha);
  const [elegido, rival] =
    lado === 1 ? [linea.idJugador1, linea.idJugador2] : [linea.idJugador2, linea.idJugador1];
  const ofrecidos = jugadoresOfrecidos({ jugadores, liga, dia, ausentes }, elegido, rival);
  return [NADA, ...ofrecidos.map(({ value, label }) => ({ value: String(value), label }))];
}
