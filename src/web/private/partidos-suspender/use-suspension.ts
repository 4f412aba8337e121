import { useMemo, useState } from 'react';
import type { PartidoFila } from '#contract/partidos.ts';
import { type Dia, sumarDias } from '#domain/fecha.ts';
import { horarioDe } from '#domain/liga/horario.ts';
import { notaDeSuspension } from '#domain/partido/suspension.ts';
import { useAusentes, useLigas, usePistas } from '#web/club/mesa/consultas.ts';
import { usePartidosDelDia } from '#web/club/mesa/dia-de-juego.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { type DiaNuevo, destinosDe } from './destinos.ts';

/** To another day, or off the calendar until a proposal. */
export type Modo = 'otro-dia' | 'sin-fecha';

const SEMANA = 7;

/** Why matches cannot go to that day, or null. */
function reparoDe(dia: Dia, otro: Dia | null): string | null {
  if (otro === null) return 'Indica a qué día pasan.';
  if (otro === dia) return 'Es el mismo día que se suspende: elige otro.';
  return otro < hoyDelClub() ? 'Ese día ya ha pasado: elige otro.' : null;
}

/** Everything that is known of the day they would go to; null while there is no day, or it is being read. */
function useDiaNuevo(dia: Dia | null): { nuevo: DiaNuevo | null; leyendo: boolean } {
  const { data: guardados } = usePartidosDelDia(dia);
  const { data: ligas } = useLigas();
  const { data: ausentes } = useAusentes();
  const { data: todas } = usePistas();
  const nuevo = useMemo((): DiaNuevo | null => {
    if (dia === null || !guardados || !ligas || !ausentes || !todas) return null;
    const horarios = new Map(ligas.map((liga) => [liga.id, horarioDe(liga)]));
    const pistas = todas.filter(({ estado }) => estado === 'activa').map(({ id }) => id);
    return { dia, guardados, horarios, pistas, ausentes: ausentes[dia] ?? [] };
  }, [dia, guardados, ligas, ausentes, todas]);
  return { nuevo, leyendo: dia !== null && nuevo === null };
}

/** What is done with them, a week later to begin with, and what is known of the day they would go to. */
function useAdonde(dia: Dia) {
  const [modo, setModo] = useState<Modo>('otro-dia');
  const [otroDia, setOtroDia] = useState<Dia | null>(sumarDias(dia, SEMANA));
  const [nota, setNota] = useState(notaDeSuspension(dia));
  const reparo = modo === 'otro-dia' ? reparoDe(dia, otroDia) : null;
  const delDia = useDiaNuevo(modo === 'otro-dia' && reparo === null ? otroDia : null);
  return { modo, setModo, otroDia, setOtroDia, nota, setNota, reparo, ...delDia };
}

/** Which matches of a day are suspended, all of them to begin with, and where each goes. */
export function useSuspension(dia: Dia, partidos: readonly PartidoFila[]) {
  const [sinMarcar, setSinMarcar] = useState<readonly number[]>([]);
  const { nuevo, leyendo, ...adonde } = useAdonde(dia);
  const marcados = useMemo(() => partidos.filter(({ id }) => !sinMarcar.includes(id)), [partidos, sinMarcar]);
  const destinos = useMemo(() => destinosDe(marcados, nuevo), [marcados, nuevo]);
  const marcar = (ids: readonly number[], marcado: boolean) =>
    setSinMarcar([...sinMarcar.filter((id) => !ids.includes(id)), ...(marcado ? [] : ids)]);
  /** Whether what is shown is what would be done. */
  const listo = marcados.length > 0 && !leyendo && adonde.reparo === null;
  return { ...adonde, dia, partidos, marcados, marcar, destinos, leyendo, listo };
}

export type UsoSuspension = ReturnType<typeof useSuspension>;
