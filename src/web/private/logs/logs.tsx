import { Checkbox } from '@mantine/core';
import { useMemo } from 'react';
import { mensajes } from '#contract/mensajes.ts';
import { esDia } from '#domain/fecha.ts';
import { ASUNTOS, NOMBRES_ASUNTO } from '#domain/registro/asuntos.ts';
import { useUsuarios } from '#web/club/mesa/consultas.ts';
import {
  type CamposDeFiltro,
  FiltroEleccion,
  FiltroFecha,
  Filtros,
  FiltroTexto,
  useBusqueda,
} from '#web/club/mesa/filtros.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
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

/** Whoever has an account, and who is in the address. */
function useQuienes(elegido: string) {
  const { data = [] } = useUsuarios();
  const usuarios = new Set([...data.map(({ usuario }) => usuario), ...Object.keys(SIN_CUENTA), elegido]);
  usuarios.delete('');
  const opciones = [...usuarios].map((value) => ({ value, label: quienEs(value) }));
  return [{ value: '', label: 'Cualquiera' }, ...opciones];
}

export const meta = () => metaDe({ titulo: 'Registros', oculta: true });

/** Who did what and when, newest first. Always asked again: the log grows with everything that is done. */
export default function Logs() {
  const { consulta, filas, vacios, filtros } = useBusqueda({
    recurso: 'registros',
    sinFiltros: SIN_FILTROS,
    busquedaDe,
    leer: (query) => call('GET /api/private/log/lineas', { query }),
    staleTime: 0,
  });
  const { texto, usuario } = filtros.filtros;
  const grupos = useMemo(() => enGrupos(filas), [filas]);
  const quienes = useQuienes(usuario);
  // With nothing kept there is nothing to filter.
  const nada = vacios && consulta.data?.length === 0;
  const vacio = (
    <Vacio
      titulo={vacios ? 'Nadie ha cambiado nada todavía' : mensajes.sinRegistros}
      accion={vacios ? <ButtonLink to="?todo=1">Ver también quién ha entrado</ButtonLink> : null}
    >
      {vacios
        ? 'Aquí queda cada cambio, como «10:40, berta: partido aplazado», con el botón para deshacerlo.'
        : 'Cambia o quita los filtros.'}
    </Vacio>
  );
  const campos: CamposDeFiltro<FiltrosRegistro> = (campo) => (
    <>
      <FiltroTexto label="Texto" placeholder="Persona, liga…" maxLength={100} {...campo('texto')} />
      <FiltroEleccion label="Sobre qué" data={ENTERO} {...campo('asunto')} />
      <FiltroEleccion label="Quién" data={quienes} {...campo('usuario')} />
      <FiltroFecha label="Día" {...campo('dia')} />
      <Checkbox
        className="md:flex md:min-h-control md:items-center"
        label="Solo cambios"
        checked={campo('todo').valor === ''}
        onChange={({ currentTarget }) => campo('todo').cambiar(currentTarget.checked ? '' : '1')}
      />
    </>
  );
  return (
    <ListFrame
      title="Registros"
      filters={
        nada ? null : (
          <Filtros vista={['todo']} {...filtros}>
            {campos}
          </Filtros>
        )
      }
      query={consulta}
      summary={nada ? undefined : cuantos(grupos.length, 'registro', 'registros')}
      empty={grupos.length === 0 ? vacio : null}
    >
      <Lineas key={texto} grupos={grupos} desplegado={texto !== ''} />
    </ListFrame>
  );
}
