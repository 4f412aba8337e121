import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { CLASES, TIPOS_LIGA, type TipoLiga } from '#domain/liga/tipos.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import desk from '#web/ui/desk/desk.module.css';
import { ListFrame, type Loading } from '#web/ui/desk/list-frame.tsx';
import { useUrlFilters } from '#web/ui/desk/use-url-filters.ts';
import { Guardados } from './guardados.tsx';
import { Lista } from './lista.tsx';
import type { Tocado } from './puntos.ts';

export const meta = () => metaDe({ titulo: 'Puntuación masiva', oculta: true });

const SIN_FILTROS = { tipo: '' };

const OPCIONES = [
  { value: '', label: 'Elige el tipo' },
  ...TIPOS_LIGA.map((tipo) => ({ value: tipo, label: CLASES[tipo].nombre })),
];

const tipoDe = (texto: string): TipoLiga | null => TIPOS_LIGA.find((tipo) => tipo === texto) ?? null;

function usePendientes(tipo: TipoLiga | null) {
  return useQuery({
    queryKey: ['partidos', 'pendientes', tipo],
    queryFn: () => call('GET /api/private/partidos/pendientespuntuar', tipo ? { query: { tipo } } : {}),
    enabled: tipo !== null,
    refetchOnWindowFocus: false,
  });
}

type FiltroProps = { tipo: string; buscar: (tipo: string) => void };

/** The search needs a type. Spec §5, "Proposal". */
function Filtro({ tipo, buscar }: FiltroProps) {
  const [elegido, setElegido] = useState(tipo);
  useEffect(() => setElegido(tipo), [tipo]);
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    if (elegido !== '') buscar(elegido);
  };
  return (
    <search>
      <form className={desk.filters} onSubmit={enviar}>
        <NativeSelect
          label="Tipo de liga"
          data={OPCIONES}
          value={elegido}
          onChange={({ currentTarget }) => setElegido(currentTarget.value)}
        />
        <div className={desk.searchButtons}>
          <Button type="submit" look="primary" size="s" disabled={elegido === ''}>
            Buscar
          </Button>
        </div>
      </form>
    </search>
  );
}

/** Nothing is asked for until a type is chosen. */
const SIN_PEDIR: Loading = {
  isPending: false,
  isError: false,
  isFetching: false,
  error: null,
  refetch: () => undefined,
};

function Nada({ tipo }: { tipo: TipoLiga | null }) {
  if (tipo === null)
    return <Vacio titulo="Elige un tipo de liga y busca">Saldrán sus partidos sin resultado.</Vacio>;
  return (
    <Vacio
      titulo="No queda ningún partido por puntuar"
      accion={<ButtonLink to={rutasPrivadas.panel()}>Ver qué más hay que hacer</ButtonLink>}
    >
      Todos los que ya se han jugado tienen resultado.
    </Vacio>
  );
}

/** What was saved of that type in this visit, the last first; saved again, it is told as it is now. */
function useGuardados(tipo: TipoLiga | null) {
  const [guardados, setGuardados] = useState<readonly Tocado[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each type starts again
  useEffect(() => setGuardados([]), [tipo]);
  const alGuardar = (nuevos: readonly Tocado[]) =>
    setGuardados((antes) => [
      ...nuevos,
      ...antes.filter(({ partido }) => !nuevos.some((uno) => uno.partido.id === partido.id)),
    ]);
  return { guardados, alGuardar };
}

export default function PartidosPuntuacionMasiva() {
  const { filters, search } = useUrlFilters(SIN_FILTROS);
  const tipo = tipoDe(filters.tipo);
  const consulta = usePendientes(tipo);
  const partidos = consulta.data ?? [];
  const { guardados, alGuardar } = useGuardados(tipo);
  const buscar = (elegido: string) => {
    if (!search({ tipo: elegido })) consulta.refetch();
  };
  return (
    <ListFrame
      title="Puntuación masiva"
      filters={
        <>
          {tipo ? <Guardados tipo={tipo} guardados={guardados} /> : null}
          <Filtro tipo={filters.tipo} buscar={buscar} />
        </>
      }
      query={tipo ? consulta : SIN_PEDIR}
      summary={tipo ? cuantos(partidos.length, 'partido pendiente', 'partidos pendientes') : null}
      empty={tipo === null || partidos.length === 0 ? <Nada tipo={tipo} /> : null}
    >
      {tipo ? <Lista key={tipo} tipo={tipo} partidos={partidos} alGuardar={alGuardar} /> : null}
    </ListFrame>
  );
}
