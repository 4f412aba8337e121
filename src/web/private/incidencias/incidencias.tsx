import { Checkbox } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Incidencia } from '#contract/liga/incidencias.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { JUGADORES, useJugadores } from '#web/club/mesa/consultas.ts';
import { periodoConDias } from '#web/club/mesa/dias.tsx';
import { FiltroFecha, FiltroJugador, FiltroLiga } from '#web/club/mesa/filtros.tsx';
import { recurso } from '#web/club/mesa/recurso.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { queryClient } from '#web/platform/queries.ts';
import { Partes } from './ficha.tsx';
import { useVista } from './lista.tsx';
import {
  busquedaDe,
  cambiosDe,
  creadasDichas,
  deQuien,
  deQuienSigue,
  forma,
  paraGuardar,
  SIN_FILTROS,
} from './valores.ts';

/** With whose it is, which the call does not say. */
async function conNombre<I extends Incidencia>(pedida: Promise<I>) {
  const [una, jugadores] = await Promise.all([pedida, queryClient.ensureQueryData(JUGADORES)]);
  const jugador = jugadores.find(({ id }) => id === una.idJugador)?.nombre ?? '';
  return { creadas: 0, ...una, jugador, nombre: `Incidencia de ${jugador}` };
}

const leer = (id: number) => conNombre(call('GET /api/private/incidencias/:id', { params: { id } }));

/** Those that the filters ask for; whoever was struck off is waited for no more. */
function useTodas(filtros: typeof SIN_FILTROS) {
  const body = busquedaDe(filtros, hoyDelClub());
  const { data: jugadores = [] } = useJugadores();
  return useQuery({
    queryKey: ['incidencias', 'buscar', body],
    queryFn: () => call('POST /api/private/incidencias/search', { body }),
    placeholderData: keepPreviousData,
    select: (todas) => deQuienSigue(todas, jugadores).map((una) => ({ ...una, nombre: una.jugador })),
  });
}

const incidencias = recurso({
  palabras: {
    titulo: 'Incidencias',
    una: 'Incidencia',
    nueva: 'Nueva incidencia',
    borrar: 'Borrar la incidencia',
    borrada: 'Incidencia borrada',
    vacia: [
      'Nadie ha dicho que no pueda',
      'Apunta qué días no puede jugar alguien y no se le ofrecerá para esos partidos. Las ausencias que ya han acabado salen con «También las pasadas».',
    ],
    ninguna: 'Ninguna incidencia es así',
  },
  llamadas: {
    clave: 'incidencias',
    lista: rutasPrivadas.incidencias(),
    ruta: rutasPrivadas.incidencia,
    useTodas,
    leer,
    guardar: (id, { version, ...valores }) =>
      conNombre(
        call('POST /api/private/incidencias/:id', {
          params: { id },
          body: { ...paraGuardar(valores), version },
        }),
      ),
    borrar: (id) => call('DELETE /api/private/incidencias/:id', { params: { id } }),
  },
  forma,
  lista: {
    useVista,
    filtros: {
      vacios: SIN_FILTROS,
      campos: (campo) => (
        <>
          <FiltroJugador {...campo('jugador')} />
          <FiltroLiga {...campo('liga')} />
          <FiltroFecha {...campo('fecha')} />
        </>
      ),
      aparte: (campo) => (
        <Checkbox
          className="max-lg:mt-3 lg:flex lg:min-h-control lg:items-center"
          label="También las pasadas"
          checked={campo('pasadas').valor !== ''}
          onChange={({ currentTarget }) => campo('pasadas').cambiar(currentTarget.checked ? 'si' : '')}
        />
      ),
    },
  },
  ficha: {
    guardada: ({ creadas }) => (creadas === 0 ? 'Incidencia guardada' : creadasDichas(creadas)),
    Partes,
    toca: (_, valores) => cambiosDe(valores),
    borrarSi: async ({ jugador, ...una }) => ({
      texto: `${jugador} volverá a ofrecerse para jugar ${una.hasta === null ? 'el ' : ''}${periodoConDias(una)}.`,
    }),
    empieza: (address) => deQuien(address, queryClient.getQueryData(JUGADORES.queryKey) ?? []),
  },
});

export const { meta } = incidencias;
export default incidencias.Pantalla;
