import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { club } from '#club';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import type { Dia, FechaHora } from '#domain/fecha.ts';
import { meteoPara, queSirve } from '#domain/meteo/meteo-para.ts';
import type { MeteoFila } from '#domain/meteo/weather.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';

const TODO = { idPista: null, idLiga: null, jugador: null } as const;

const delDia = (fecha: Dia | null) => ({
  queryKey: ['partidos', 'buscar', 'dia', fecha],
  queryFn: () => call('POST /api/private/partidos', { body: { fecha, ...TODO } }),
});

/** The saved matches of that day; none is asked for without a day. */
export const usePartidosDelDia = (dia: Dia | null) => useQuery({ ...delDia(dia), enabled: dia !== null });

const juntar = (consultas: readonly { data?: PartidoEncontrado[] | undefined }[]): PartidoEncontrado[] =>
  consultas.flatMap(({ data = [] }) => data);

/** The saved matches of those days, together. */
export const usePartidosDe = (dias: readonly Dia[]): PartidoEncontrado[] =>
  useQueries({ queries: dias.map(delDia), combine: juntar });

/** The same, each day with its own answer, in their order. */
export const useConsultasDe = (dias: readonly Dia[]) => useQueries({ queries: dias.map(delDia) });

type Consultas = readonly UseQueryResult<PartidoEncontrado[], Error>[];

/** What was read before something was saved is not told. */
const porJugar = (consultas: Consultas) => ({
  partidos: juntar(consultas).filter((partido) => estaPorJugar(conDesenlace(partido))),
  leyendo: consultas.some(({ isFetching }) => isFetching),
  fallo: consultas.find(({ isError, isFetching }) => isError && !isFetching)?.error ?? null,
  releer: () => {
    for (const { refetch } of consultas) refetch();
  },
});

/** What is still to be played on those days, read now. */
export const usePorJugar = (dias: readonly Dia[]) =>
  useQueries({ queries: dias.map((dia) => ({ ...delDia(dia), staleTime: 0 })), combine: porJugar });

/** What is still to be played from that day on. */
export const usePorJugarDesde = (desde: Dia) =>
  useQuery({
    queryKey: ['partidos', 'buscar', 'desde', desde],
    // It decides where a screen begins: never from what was read before.
    gcTime: 0,
    queryFn: () => call('POST /api/private/partidos', { body: { ...TODO, fecha: null, desde } }),
    select: (partidos) => partidos.filter((partido) => estaPorJugar(conDesenlace(partido))),
  });

/** The forecast of any moment; null while there is none. */
export function useMeteo(): (fecha: FechaHora) => MeteoFila | null {
  const { data = null } = useQuery({
    queryKey: ['weather'],
    queryFn: () => call('GET /api/weather', {}).catch(() => null),
  });
  return useMemo(() => {
    const meteo = meteoPara(data, club.zonaHoraria);
    return (fecha) => queSirve(meteo(fecha), fecha, ahoraDelClub());
  }, [data]);
}
