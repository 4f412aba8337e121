import { queryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Liga } from '#contract/liga/ligas.ts';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { deportesDe } from '#domain/liga/deportes.ts';
import { deporteEnFrase } from '#domain/liga/en-pista.ts';
import { CLASES, TIPOS_LIGA, type TipoLiga } from '#domain/liga/tipos.ts';
import { porFecha } from '#domain/partido/partido.ts';
import { enLista } from '#domain/texto.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';

export const TODAS = 'todas';

/** What the screen shows: the leagues of a type, or all of them. */
export type Cuales = TipoLiga | typeof TODAS;

export const nombreDe = (cuales: Cuales): string => (cuales === TODAS ? 'Todas' : CLASES[cuales].nombre);

/** "Liga Social (tenis y pádel)": a type is of every sport that its leagues in play are of. */
export function conDeportes(
  cuales: Cuales,
  ligas: readonly Pick<Liga, 'tipo' | 'deporte' | 'estado'>[],
): string {
  const suyas = ligas.filter(({ tipo, estado }) => tipo === cuales && estado === 'activa');
  const deportes = enLista(deportesDe(suyas).map(deporteEnFrase));
  return deportes === '' ? nombreDe(cuales) : `${nombreDe(cuales)} (${deportes})`;
}

export const tiposDe = (cuales: Cuales): readonly TipoLiga[] => (cuales === TODAS ? TIPOS_LIGA : [cuales]);

export type Pendiente = PartidoFila & { tipo: TipoLiga };

const pendientesDe = (tipo: TipoLiga) =>
  queryOptions({
    queryKey: ['partidos', 'pendientes', tipo],
    queryFn: () => call('GET /api/private/partidos/pendientespuntuar', { query: { tipo } }),
    refetchOnWindowFocus: false,
  });

const juntar = (consultas: readonly UseQueryResult<PartidoFila[]>[]) => ({
  pendientes: TIPOS_LIGA.flatMap((tipo, i) =>
    (consultas[i]?.data ?? []).map((partido): Pendiente => ({ ...partido, tipo })),
  ).sort(porFecha),
  isPending: consultas.some(({ isPending }) => isPending),
  isError: consultas.some(({ isError }) => isError),
  isFetching: consultas.some(({ isFetching }) => isFetching),
  error: consultas.find(({ error }) => error)?.error ?? null,
  refetch: () => Promise.all(consultas.map(({ refetch }) => refetch())),
});

/** All that lacks its result, of every type, in order of day: what is typed is kept whatever is shown. */
export const usePendientes = () => useQueries({ queries: TIPOS_LIGA.map(pendientesDe), combine: juntar });

const cuantosDe = (pendientes: readonly Pendiente[], tipo: TipoLiga): number =>
  pendientes.filter((uno) => uno.tipo === tipo).length;

type Props = { cuales: Cuales; pendientes: readonly Pendiente[] };

/** How many are in sight, and the way to those of the other types, and to all: together, what the menu counts. */
export function Pendientes({ cuales, pendientes, vistos }: Props & { vistos: number }) {
  const otros = TIPOS_LIGA.filter(
    (tipo) => !tiposDe(cuales).includes(tipo) && cuantosDe(pendientes, tipo) > 0,
  );
  return (
    <>
      {cuantos(vistos, 'partido pendiente', 'partidos pendientes')}
      {otros.map((otro) => (
        <Fragment key={otro}>
          {' · '}
          <Link to={`?tipo=${otro}`}>
            {CLASES[otro].nombre}: {cuantosDe(pendientes, otro)}
          </Link>
        </Fragment>
      ))}
      {otros.length > 0 && vistos > 0 ? (
        <>
          {' · '}
          <Link to={`?tipo=${TODAS}`}>Ver los {pendientes.length}</Link>
        </>
      ) : null}
    </>
  );
}

/** Those that the day or the division leave out, and those of each other type. */
export function LoQueQueda({ cuales, pendientes }: Props) {
  const fuera = pendientes.filter(({ tipo }) => tiposDe(cuales).includes(tipo)).length;
  const otros = TIPOS_LIGA.filter((tipo) => !tiposDe(cuales).includes(tipo));
  const quedan = [
    { tipo: cuales, n: fuera },
    ...otros.map((tipo) => ({ tipo, n: cuantosDe(pendientes, tipo) })),
  ].filter(({ n }) => n > 0);
  if (quedan.length === 0)
    return (
      <Vacio
        titulo="No queda ningún partido por puntuar"
        accion={<ButtonLink to={rutasPrivadas.panel()}>Ver qué más hay que hacer</ButtonLink>}
      >
        Todos los que ya se han jugado tienen resultado.
      </Vacio>
    );
  return (
    <Vacio titulo={fuera > 0 ? 'Ninguno de ese día y esa división' : `${nombreDe(cuales)}: todo puntuado`}>
      Quedan por puntuar:
      <span className="flex flex-wrap justify-center gap-2">
        {quedan.map(({ tipo, n }) => (
          <ButtonLink key={tipo} to={`?tipo=${tipo}`} size="s">
            {nombreDe(tipo)}: {n}
          </ButtonLink>
        ))}
      </span>
    </Vacio>
  );
}
