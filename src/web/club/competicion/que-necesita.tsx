import { useRef, useState } from 'react';
import { useIsHydrated } from '#web/platform/document.ts';
import { lateCode } from '#web/platform/late-code.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { late } from '#web/ui/late.tsx';
import { EN_ESPERA } from './acciones.tsx';

const Necesita = late(() => lateCode(() => import('./necesita.tsx')));

type Props = {
  idLiga: number;
  jugador: { id: number; nombre: string };
  esPrimero: boolean;
  /** On the button, where it says whose it is or there is one alone. */
  rotulo?: string;
};

/** What a player needs for each thing that may be wanted in the league; asked for when somebody wants to know. */
export function QueNecesita({ idLiga, jugador: { id, nombre }, esPrimero, rotulo }: Props) {
  const [abierto, abrir] = useState(false);
  const cerrado = useRef(false);
  const lista = useIsHydrated();
  const cerrar = () => {
    cerrado.current = true;
    abrir(false);
  };
  if (abierto) return <Necesita idLiga={idLiga} idJugador={id} esPrimero={esPrimero} alCerrar={cerrar} />;
  return (
    <Button
      // Closed, the focus is back where it was opened.
      ref={(boton) => {
        if (cerrado.current) boton?.focus();
      }}
      size="s"
      className={cx(!lista && EN_ESPERA)}
      onClick={() => abrir(true)}
      aria-label={rotulo ?? `¿Qué necesita ${nombre}?`}
    >
      {rotulo ?? '¿Qué necesita?'}
    </Button>
  );
}
