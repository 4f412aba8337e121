import { useMemo, useState } from 'react';
import type { PartidoEncontrado } from '#contract/partidos.ts';
import { type Dia, horaDe } from '#domain/fecha.ts';
import { desdeCuandoLlueve } from '#domain/partido/lluvia.ts';
import { notaDeSuspension } from '#domain/partido/suspension.ts';
import { ahoraDelClub, hoyDelClub } from '#web/club/reloj.ts';
import { destinosDe } from './destinos.ts';
import { reparoDe, semanasDespues } from './otro-dia.ts';
import { useDiaNuevo } from './use-dia-nuevo.ts';

/** To another day, or off the calendar until a proposal. */
export type Modo = 'otro-dia' | 'sin-fecha';

/** What is done with them, a week later to begin with, and what is known of the day they would go to. */
function useAdonde(dia: Dia) {
  const [modo, setModo] = useState<Modo>('otro-dia');
  const [otroDia, setOtroDia] = useState<Dia | null>(() => semanasDespues(dia, hoyDelClub()));
  const [nota, setNota] = useState(notaDeSuspension(dia));
  const reparo = modo === 'otro-dia' ? reparoDe(dia, otroDia, hoyDelClub()) : null;
  const delDia = useDiaNuevo(modo === 'otro-dia' && reparo === null ? otroDia : null);
  return { modo, setModo, otroDia, setOtroDia, nota, setNota, reparo, ...delDia };
}

/** Those that start before rain does. */
const anteriores = (partidos: readonly PartidoEncontrado[], desde: string | null): readonly number[] =>
  partidos.filter(({ fecha }) => desde !== null && horaDe(fecha) < desde).map(({ id }) => id);

/** Which matches of a day are suspended, to begin with those that rain takes, and where each goes. */
export function useSuspension(dia: Dia, partidos: readonly PartidoEncontrado[]) {
  const [sinMarcar, setSinMarcar] = useState(() =>
    anteriores(partidos, desdeCuandoLlueve(partidos, ahoraDelClub())),
  );
  const { nuevo, leyendo, ...adonde } = useAdonde(dia);
  const marcados = useMemo(() => partidos.filter(({ id }) => !sinMarcar.includes(id)), [partidos, sinMarcar]);
  const destinos = useMemo(() => destinosDe(marcados, nuevo), [marcados, nuevo]);
  const marcar = (ids: readonly number[], marcado: boolean) =>
    setSinMarcar([...sinMarcar.filter((id) => !ids.includes(id)), ...(marcado ? [] : ids)]);
  const lloverDesde = (hora: string) => setSinMarcar(anteriores(partidos, hora));
  /** Whether what is shown is what would be done. */
  const listo = marcados.length > 0 && !leyendo && adonde.reparo === null;
  return { ...adonde, dia, partidos, marcados, marcar, lloverDesde, destinos, leyendo, listo };
}

export type UsoSuspension = ReturnType<typeof useSuspension>;
