import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import type { Pista } from '#contract/liga/pistas.ts';
import type { Dia } from '#domain/fecha.ts';
import { horarioDe } from '#domain/liga/liga.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { gustosDe } from '#domain/persona/franjas.ts';
import { genteDe } from '#domain/persona/gente.ts';
import type { LigaCabida } from '#domain/propuesta/cabida.ts';
import { historiasDe } from '#domain/propuesta/datos.ts';
import type { EntornoLineas, EntornoReglas } from '#domain/propuesta/revision.ts';
import { call } from '#web/platform/call.ts';
import type { Puesto } from './estado.ts';

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
