import { useState } from 'react';
import { useIsHydrated } from '#web/platform/document.ts';
import { lateCode } from '#web/platform/late-code.ts';
import { Button } from '#web/ui/button.tsx';
import { late } from '#web/ui/late.tsx';
import { NoHaLlegado } from './no-ha-llegado.tsx';

const Necesita = late(() => lateCode(() => import('./necesita.tsx')), { failed: NoHaLlegado });

type Props = { idLiga: number; jugador: { id: number; nombre: string } };

/** What a player needs for each thing that may be wanted in the league; asked for when somebody wants to know. */
export function QueNecesita({ idLiga, jugador: { id, nombre } }: Props) {
  const [abierto, abrir] = useState(false);
  if (!useIsHydrated()) return null;
  if (abierto) return <Necesita idLiga={idLiga} idJugador={id} />;
  return (
    <Button size="s" onClick={() => abrir(true)} aria-label={`¿Qué necesita ${nombre}?`}>
      ¿Qué necesita?
    </Button>
  );
}
