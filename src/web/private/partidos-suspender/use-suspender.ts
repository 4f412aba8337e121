import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Suspendido } from '#domain/partido/suspension.ts';
import { avisarFallo, enfocarPrimerError, hayMalEscrito } from '#web/club/mesa/fallo.ts';
import { useRecargar } from '#web/club/mesa/use-guardar.ts';
import { ApiError, call } from '#web/platform/call.ts';
import { isUnanswered } from '#web/platform/unanswered.ts';
import { useNombresDePistas } from './nombres-de-pistas.ts';
import type { UsoSuspension } from './use-suspension.ts';

/** What was done, to tell the players. */
export type Hecho = { suspendidos: readonly Suspendido[]; avisos: readonly string[] };

const RUTA = 'POST /api/private/partidos/suspender';

const LUGAR = /^partidos\.(\d+)\./;

/** What the server refused, by match. */
function rechazosDe(error: unknown, ids: readonly number[]): ReadonlyMap<number, string> {
  if (!(error instanceof ApiError)) return new Map();
  return new Map(
    error.errors.flatMap(({ path, message }) => {
      const id = ids[Number(LUGAR.exec(path)?.[1] ?? Number.NaN)];
      return id === undefined ? [] : [[id, message]];
    }),
  );
}

const pedidoDe = ({ marcados, destinos, modo, nota }: UsoSuspension) => ({
  partidos: marcados.map(({ id, version }) => ({
    id,
    version,
    ...(destinos.get(id)?.sitio ?? { fecha: null, idPista: null }),
  })),
  nota: modo === 'otro-dia' ? nota : null,
});

const suspendidosDe = (
  { marcados, destinos }: UsoSuspension,
  pistas: ReadonlyMap<number, string>,
): Suspendido[] =>
  marcados.map(({ id, jugador1Publico: jugador1, jugador2Publico: jugador2 }) => {
    const sitio = destinos.get(id)?.sitio;
    const nuevo = sitio ? { fecha: sitio.fecha, pista: pistas.get(sitio.idPista ?? 0) ?? null } : null;
    return { jugador1, jugador2, nuevo };
  });

/** Suspends what is marked, all or nothing. What was refused is told beside its match, and the list read again. */
export function useSuspender(uso: UsoSuspension, alTerminar: (hecho: Hecho) => void) {
  const recargar = useRecargar();
  const pistas = useNombresDePistas();
  const [rechazos, setRechazos] = useState<ReadonlyMap<number, string>>(new Map());
  const { mutate, isPending } = useMutation({
    mutationFn: (pedida: UsoSuspension) => call(RUTA, { body: pedidoDe(pedida) }),
    onSuccess: ({ avisos }, pedida) =>
      alTerminar({
        suspendidos: suspendidosDe(pedida, pistas),
        avisos: avisos.map(({ message }) => message),
      }),
    onError: (error, { marcados }) => {
      avisarFallo(error);
      setRechazos(
        rechazosDe(
          error,
          marcados.map(({ id }) => id),
        ),
      );
    },
    // What was perhaps done stays in sight, to be sent again as it is.
    onSettled: (_, __, pedida) => (isUnanswered(RUTA, { body: pedidoDe(pedida) }) ? undefined : recargar()),
  });
  const suspender = () => {
    if (isPending || !uso.listo || hayMalEscrito()) return enfocarPrimerError();
    setRechazos(new Map());
    mutate(uso);
  };
  return { suspender, suspendiendo: isPending, rechazos };
}
