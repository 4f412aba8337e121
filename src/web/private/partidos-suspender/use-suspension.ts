import { useMemo, useState } from 'react';
import type { PartidoFila } from '#contract/partidos.ts';
import { type Dia, sumarDias } from '#domain/fecha.ts';
import { horarioDe } from '#domain/liga/horario.ts';
import { notaDeSuspension } from '#domain/partido/suspension.ts';
import { useAusentes, useLigas, usePistas } from '#web/club/mesa/consultas.ts';
import { usePartidosDelDia } from '#web/club/mesa/dia-de-juego.ts';
import { type DiaNuevo, destinosDe } from './destinos.ts';

/** To another day, or off the calendar until a proposal. */
export type Modo = 'otro-dia' | 'sin-fecha';

const SEMANA = 7;

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

/** Which matches of a day are suspended, and where each goes. All of them to begin with, a week later. */
export function useSuspension(dia: Dia, partidos: readonly PartidoFila[]) {
  const [sinMarcar, setSinMarcar] = useState<readonly number[]>([]);
  const [modo, setModo] = useState<Modo>('otro-dia');
  const [otroDia, setOtroDia] = useState<Dia | null>(sumarDias(dia, SEMANA));
  const [nota, setNota] = useState(notaDeSuspension(dia));
  const pedido = modo === 'otro-dia' ? otroDia : null;
  const { nuevo, leyendo } = useDiaNuevo(pedido);
  const marcados = useMemo(() => partidos.filter(({ id }) => !sinMarcar.includes(id)), [partidos, sinMarcar]);
  const destinos = useMemo(() => destinosDe(marcados, nuevo), [marcados, nuevo]);
  const marcar = (ids: readonly number[], marcado: boolean) =>
    setSinMarcar([...sinMarcar.filter((id) => !ids.includes(id)), ...(marcado ? [] : ids)]);
  return {
    dia,
    partidos,
    marcados,
    marcar,
    modo,
    setModo,
    otroDia,
    setOtroDia,
    nota,
    setNota,
    destinos,
    /** Whether what is shown is what would be done. */
    listo: marcados.length > 0 && !leyendo && (modo === 'sin-fecha' || otroDia !== null),
  };
}

export type UsoSuspension = ReturnType<typeof useSuspension>;
