import { Checkbox, NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mensajes } from '#contract/mensajes.ts';
import { esDia } from '#domain/fecha.ts';
import { ASUNTOS, NOMBRES_ASUNTO } from '#domain/registro/asuntos.ts';
import { useUsuarios } from '#web/club/mesa/consultas.ts';
import { CampoDia } from '#web/club/mesa/dias.tsx';
import { FiltroTexto, filtrosPuestos, useFiltros } from '#web/club/mesa/filtros.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { FilterForm, ListFrame, useUrlFilters } from '#web/ui/desk/list-frame.tsx';
import { enGrupos, Lineas, quienEs, SIN_CUENTA } from './lineas.tsx';

/** `todo`: also who came and went, and what was only read; without it, changes alone. */
export const SIN_FILTROS = { texto: '', asunto: '', usuario: '', dia: '', todo: '' };
type FiltrosRegistro = typeof SIN_FILTROS;

/** The filters of the address as the API asks for them; what is no day filters nothing. */
export const busquedaDe = ({ texto, asunto, usuario, dia, todo }: FiltrosRegistro) => ({
  cambios: todo === '' ? 'true' : 'false',
  texto: texto.trim() || null,
  dia: esDia(dia) ? dia : null,
  usuario: usuario || null,
  asunto: ASUNTOS.find((uno) => uno === asunto) ?? null,
});

const ENTERO = [
  { value: '', label: 'Todo' },
  ...ASUNTOS.map((value) => ({ value, label: NOMBRES_ASUNTO[value] })),
];

type Props = {
  filtros: FiltrosRegistro;
  buscar: (filtros: Partial<FiltrosRegistro>, paso?: { replace: boolean }) => void;
};

/** Whoever has an account, and who is in the address. */
function Quien({ elegido, elegir }: { elegido: string; elegir: (usuario: string) => void }) {
  const { data = [] } = useUsuarios();
  const usuarios = new Set([...data.map(({ usuario }) => usuario), ...Object.keys(SIN_CUENTA), elegido]);
  usuarios.delete('');
  const opciones = [...usuarios].map((value) => ({ value, label: quienEs(value) }));
  return (
    <NativeSelect
      label="Quién"
      data={[{ value: '', label: 'Cualquiera' }, ...opciones]}
      value={elegido}
      onChange={({ currentTarget: { value } }) => elegir(value)}
    />
  );
}

export function Filtros({ filtros, buscar }: Props) {
  const { valores, campo, pedir } = useFiltros(filtros, buscar);
  const puestos = filtrosPuestos({ ...filtros, todo: '' });
  return (
    <FilterForm
      onSearch={() => pedir()}
      onClear={puestos ? () => pedir(SIN_FILTROS) : undefined}
      given={puestos}
    >
      <FiltroTexto label="Texto" placeholder="Persona, liga…" maxLength={100} {...campo('texto')} />
      <NativeSelect
        label="Sobre qué"
        data={ENTERO}
        value={valores.asunto}
        onChange={({ currentTarget: { value } }) => pedir({ asunto: value })}
      />
      <Quien elegido={valores.usuario} elegir={(usuario) => pedir({ usuario })} />
      <CampoDia
        label="Día"
        value={esDia(valores.dia) ? valores.dia : null}
        onChange={(dia) => pedir({ dia: dia ?? '' })}
        clearable
      />
      <Checkbox
        className="md:flex md:min-h-control md:items-center"
        label="Solo cambios"
        checked={valores.todo === ''}
        onChange={({ currentTarget: { checked } }) => pedir({ todo: checked ? '' : '1' })}
      />
    </FilterForm>
  );
}

export const meta = () => metaDe({ titulo: 'Registros', oculta: true });

/** Always asked again: the log grows with everything that is done. */
function useRegistros(filtros: FiltrosRegistro) {
  const query = busquedaDe(filtros);
  return useQuery({
    queryKey: ['registros', query],
    queryFn: () => call('GET /api/private/log/lineas', { query }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Who did what and when, newest first. */
export default function Logs() {
  const { filters, isEmpty, search } = useUrlFilters(SIN_FILTROS);
  const consulta = useRegistros(filters);
  const grupos = useMemo(() => enGrupos(consulta.data ?? []), [consulta.data]);
  const buscar = (filtros: Partial<FiltrosRegistro>, paso?: { replace: boolean }) => {
    if (!search(filtros, paso)) consulta.refetch();
  };
  // With nothing kept there is nothing to filter.
  const nada = isEmpty && consulta.data?.length === 0;
  const vacio = (
    <Vacio
      titulo={isEmpty ? 'Nadie ha cambiado nada todavía' : mensajes.sinRegistros}
      accion={isEmpty ? <ButtonLink to="?todo=1">Ver también quién ha entrado</ButtonLink> : null}
    >
      {isEmpty
        ? 'Aquí queda cada cambio, como «10:40, berta: partido aplazado», con el botón para deshacerlo.'
        : 'Cambia o quita los filtros.'}
    </Vacio>
  );
  return (
    <ListFrame
      title="Registros"
      filters={nada ? null : <Filtros filtros={filters} buscar={buscar} />}
      query={consulta}
      summary={nada ? undefined : cuantos(grupos.length, 'registro', 'registros')}
      empty={grupos.length === 0 ? vacio : null}
    >
      <Lineas key={filters.texto} grupos={grupos} desplegado={filters.texto !== ''} />
    </ListFrame>
  );
}
