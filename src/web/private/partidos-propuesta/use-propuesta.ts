import { useCallback, useEffect, useRef, useState } from 'react';
import { mensajes } from '#contract/mensajes.ts';
import type { LineaEditada } from '#domain/propuesta/revision.ts';
import { hoyDelClub } from '#web/club/mesa/hoy.ts';
import { readSession } from '#web/platform/session.ts';
import { useLeaveGuard } from '#web/ui/desk/use-leave-guard.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { type Listas, useEntorno, usePartidosDe } from './entorno.ts';
import {
  anadir,
  cambiar,
  conPropuesta,
  diasDe,
  type Estado,
  estadoInicial,
  type Linea,
  ordenar,
} from './estado.ts';
import { conservar, leerGuardado, olvidar } from './guardado.ts';
import { hayNuevoRepetido, type Rechazo, revisar } from './problemas.ts';
import { type Sitio, soltar } from './sitio.ts';
import { useGenerar } from './use-generar.ts';

/** Kept through a reload; once somebody leaves the screen, forgotten, unless it is the session that ended. */
function useConservar(estado: Estado): void {
  const actual = useRef(estado);
  actual.current = estado;
  useEffect(() => conservar(estado), [estado]);
  useLeaveGuard(useCallback(() => readSession() !== null && actual.current.lineas.length > 0, []));
  useEffect(
    () => () => {
      if (readSession()) olvidar();
    },
    [],
  );
}

/** The lines of the proposal: one state for the table and for the planner. */
function useLineas(listas: Listas) {
  const [estado, setEstado] = useState(() => leerGuardado() ?? estadoInicial(hoyDelClub()));
  const [rechazos, setRechazos] = useState<readonly Rechazo[]>([]);
  useConservar(estado);
  const guardados = usePartidosDe(diasDe(estado));
  const entorno = useEntorno(listas, guardados);
  const poner = (lineas: Linea[]) => {
    if (hayNuevoRepetido(estado.lineas, lineas)) showToast(mensajes.mismoDia, 'warning');
    setRechazos([]);
    setEstado((antes) => ({ ...antes, lineas }));
  };
  const problemas = revisar(estado.lineas, entorno, rechazos);
  return { estado, setEstado, setRechazos, guardados, entorno, problemas, poner };
}

/** Minutes drawn for a line whose league is still to be chosen. */
const SIN_LIGA = 60;

/** Everything the screen does, but saving. */
export function usePropuesta(listas: Listas) {
  const mesa = useLineas(listas);
  const { estado, setEstado, entorno, poner } = mesa;
  const { lineas, opciones } = estado;
  const duracionDe = ({ idLiga }: Linea) => entorno.ligas.get(idLiga ?? 0)?.duracion ?? SIN_LIGA;
  const generador = useGenerar((propuesta) => setEstado((antes) => conPropuesta(antes, propuesta)));
  return {
    ...mesa,
    duracionDe,
    opcionar: (cambios: Partial<Estado['opciones']>) =>
      setEstado((antes) => ({ ...antes, opciones: { ...antes.opciones, ...cambios } })),
    editar: (clave: number, cambios: Partial<LineaEditada>) => poner(cambiar(lineas, clave, cambios)),
    quitar: (clave: number) => poner(lineas.filter((linea) => linea.clave !== clave)),
    anadir: () => poner(anadir(lineas)),
    ordenar: () => poner(ordenar(lineas)),
    soltar: (clave: number, sitio: Sitio) => poner(soltar(lineas, clave, sitio, duracionDe)),
    reiniciar: () => setEstado(estadoInicial(hoyDelClub())),
    generando: generador.generando,
    cancelar: generador.cancelar,
    generar: () => {
      const { tipo } = opciones;
      if (tipo) void generador.generar({ tipo, opciones, pistas: listas.pistas }, lineas.length);
    },
  };
}

export type MesaPropuesta = ReturnType<typeof usePropuesta>;
