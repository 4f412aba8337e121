import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { club } from '#club';
import type { JugadorFila } from '#contract/jugadores.ts';
import type { Liga } from '#contract/ligas.ts';
import type { PartidoFila } from '#contract/partidos.ts';
import type { Pista } from '#contract/pistas.ts';
import type { Dia, FechaHora } from '#domain/fecha.ts';
import { horarioDe } from '#domain/liga/horario.ts';
import { meteoPara } from '#domain/meteo/meteo-para.ts';
import type { MeteoFila } from '#domain/meteo/weather.ts';
import { conSets } from '#domain/partido/marcador.ts';
import type { EntornoCabida } from '#domain/propuesta/cabida-mesa.ts';
import type { EntornoLineas } from '#domain/propuesta/revision.ts';
import { call } from '#web/platform/call.ts';

/** The lists everything is chosen from. */
export type Listas = {
  ligas: readonly Liga[];
  pistas: readonly Pista[];
  jugadores: readonly JugadorFila[];
  ausentes: Readonly<Record<Dia, readonly number[]>>;
};

/** What the lines are checked against; the leagues with their legs. */
export type Entorno = Omit<EntornoLineas, 'ligas'> & Pick<EntornoCabida, 'ligas'>;

const deLiga = (liga: Liga) => ({
  ...horarioDe(liga),
  duracion: liga.duracion as number,
  idaVuelta: liga.idaVuelta,
  fechaIdaVuelta: liga.fechaIdaVuelta,
});

/** What the lines are checked against, as the rules of the domain read it. */
export function useEntorno(listas: Listas, guardados: readonly PartidoFila[]): Entorno {
  const { ligas, pistas, jugadores, ausentes } = listas;
  return useMemo(
    () => ({
      ligas: new Map(ligas.map((liga) => [liga.id, deLiga(liga)])),
      pistas: new Map(pistas.map(({ id, nombre }) => [id, nombre])),
      jugadores: new Map(jugadores.map(({ id, nombre }) => [id, nombre])),
      ausencias: ausentes,
      partidos: guardados.map((partido) => conSets(partido)),
    }),
    [ligas, pistas, jugadores, ausentes, guardados],
  );
}

const TODO = { idPista: null, idLiga: null, jugador: null } as const;

const juntar = (consultas: readonly { data?: PartidoFila[] | undefined }[]): PartidoFila[] =>
  consultas.flatMap(({ data = [] }) => data);

/** What is already saved on those days. */
export const usePartidosDe = (dias: readonly Dia[]): PartidoFila[] =>
  useQueries({
    queries: dias.map((fecha) => ({
      queryKey: ['partidos', 'buscar', 'dia', fecha],
      queryFn: () => call('POST /api/private/partidos', { body: { fecha, ...TODO } }),
    })),
    combine: juntar,
  });

/** The forecast of any moment; null while there is none. */
export function useMeteo(): (fecha: FechaHora) => MeteoFila | null {
  const { data = null } = useQuery({
    queryKey: ['weather'],
    queryFn: () => call('GET /api/weather', {}).catch(() => null),
  });
  return useMemo(() => meteoPara(data, club.zonaHoraria), [data]);
}
