import { useMemo, useState } from 'react';
import type { Dia } from '#domain/fecha.ts';
import { horarioDe } from '#domain/liga/liga.ts';
import { useAusentes, useJugadores, useLigas, usePistas } from '#web/club/mesa/consultas.ts';
import { usePartidosDelDia } from '#web/club/mesa/dia-de-juego.ts';
import { mensajeDe } from '#web/club/mesa/fallo.ts';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { SIN_CONEXION } from '#web/platform/sin-respuesta.ts';
import type { DiaNuevo } from './destinos.ts';

/** The server did not tell that day: what it said, and how to ask again. */
export type Fallo = { mensaje: string; reintentar: () => void; reintentando: boolean };

type Consulta = {
  data: unknown;
  isError: boolean;
  /** Paused: it waits for a network. */
  fetchStatus: string;
  error: Error | null;
  refetch: () => Promise<unknown>;
};

const haFallado = ({ data, isError, fetchStatus }: Consulta): boolean =>
  data === undefined && (isError || fetchStatus === 'paused');

const motivoDe = ({ error }: Consulta): string => (error === null ? SIN_CONEXION : mensajeDe(error));

/** What could not be read; it stays in sight, and its button with the focus, while it is asked for again. */
function useFallo(consultas: readonly Consulta[]): Fallo | null {
  const [repetido, setRepetido] = useState<string | null>(null);
  const malas = consultas.filter(haFallado);
  const [primera] = malas;
  const mensaje = repetido ?? (primera ? motivoDe(primera) : null);
  const reintentar = async () => {
    setRepetido(mensaje);
    await Promise.allSettled(malas.map(({ refetch }) => refetch()));
    setRepetido(null);
  };
  return mensaje === null ? null : { mensaje, reintentar, reintentando: repetido !== null };
}

type UsoDiaNuevo = { nuevo: DiaNuevo | null; leyendo: boolean; fallo: Fallo | null };

/** Everything that is known of the day they would go to; nothing while there is no day, or it is being read. */
export function useDiaNuevo(dia: Dia | null): UsoDiaNuevo {
  const consultas = [usePartidosDelDia(dia), useLigas(), useAusentes(), usePistas(), useJugadores()] as const;
  const fallo = useFallo(dia === null ? [] : consultas);
  const [{ data: guardados }, { data: ligas }, { data: ausentes }, { data: todas }, { data: gente }] =
    consultas;
  const nuevo = useMemo((): DiaNuevo | null => {
    if (dia === null || !guardados || !ligas || !ausentes || !todas || !gente) return null;
    const horarios = new Map(ligas.map((liga) => [liga.id, horarioDe(liga)]));
    const pistas = todas.filter(({ estado }) => estado === 'activa').map(({ id }) => id);
    const bajas = gente.filter(({ estado }) => estado !== 'activo').map(({ id }) => id);
    return { dia, ahora: ahoraDelClub(), guardados, horarios, pistas, bajas, ausentes: ausentes[dia] ?? [] };
  }, [dia, guardados, ligas, ausentes, todas, gente]);
  return { nuevo, leyendo: dia !== null && nuevo === null, fallo };
}
