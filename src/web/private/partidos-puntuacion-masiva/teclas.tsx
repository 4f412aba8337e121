import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { cx } from '#web/ui/cx.ts';

/** Whether a finger types here: the keys of the phone would hide the matches, and have no «Aplaza». */
export const useDedo = (): boolean =>
  useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });

const caja = (): HTMLInputElement | null => {
  const activa = document.activeElement;
  return activa instanceof HTMLInputElement && activa.dataset.caja !== undefined ? activa : null;
};

/** Types in the box that has the focus, digit by digit, as a keyboard would: it moves on by itself. */
function teclear(cifras: string): void {
  for (const cifra of cifras) {
    const destino = caja();
    if (!destino || destino.readOnly) return;
    destino.setRangeText(cifra, destino.selectionStart ?? 0, destino.selectionEnd ?? 0, 'end');
    destino.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: cifra }));
  }
}

function pulsar(key: string): void {
  caja()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** Empties the box; an empty one gives way to the one before. */
function borrar(): void {
  const destino = caja();
  if (!destino || destino.value === '') {
    pulsar('Backspace');
    return;
  }
  destino.setRangeText('', 0, destino.value.length, 'end');
  destino.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'deleteContentBackward' }));
}

const CIFRAS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

/** Whether a score box has the focus. */
function useEnCaja(): boolean {
  const [dentro, setDentro] = useState(false);
  useEffect(() => {
    const mirar = () => setDentro(caja() !== null);
    document.addEventListener('focusin', mirar);
    document.addEventListener('focusout', mirar);
    return () => {
      document.removeEventListener('focusin', mirar);
      document.removeEventListener('focusout', mirar);
    };
  }, []);
  return dentro;
}

const TECLAS = {
  cifra: cx('min-h-12 border-hairline bg-surface text-l text-ink active:bg-surface-sunk'),
  palabra: cx('col-span-3 min-h-12 border-hairline bg-surface text-s text-ink active:bg-surface-sunk'),
  guardar: cx('col-span-3 min-h-12 border-transparent bg-action text-s text-on-action'),
};

type Tecla = {
  rotulo: string;
  alPulsar: () => void;
  tipo?: keyof typeof TECLAS;
  nombre?: string;
  apagada?: boolean;
};

/** A key that does not take the focus away from the box. */
function Tecla({ rotulo, alPulsar, tipo = 'cifra', nombre, apagada = false }: Tecla) {
  return (
    <button
      type="button"
      className={cx('touch-manipulation rounded-m border p-0 font-bold', TECLAS[tipo])}
      aria-label={nombre}
      aria-disabled={apagada || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !apagada && alPulsar()}
    >
      {rotulo}
    </button>
  );
}

/** The keys under the thumbs, while a finger types in a box. `guardar` saves what there is. */
export function Teclas({ guardar, tocados }: { guardar: () => void; tocados: number }) {
  const [conDedo, enCaja] = [useDedo(), useEnCaja()];
  if (!conDedo || !enCaja) return null;
  return (
    <fieldset
      className="fixed inset-x-0 bottom-0 z-30 m-0 grid grid-cols-6 gap-2 border-0 border-t border-hairline bg-surface-sunk p-3 pb-safe"
      aria-label="Teclas del marcador"
      data-keypad
    >
      {CIFRAS.map((cifra) => (
        <Tecla key={cifra} rotulo={cifra} alPulsar={() => teclear(cifra)} />
      ))}
      <Tecla rotulo="⌫" nombre="Borrar" alPulsar={borrar} />
      <Tecla rotulo="No se presenta" tipo="palabra" alPulsar={() => pulsar('n')} />
      <Tecla rotulo="Aplaza" tipo="palabra" alPulsar={() => pulsar('a')} />
      <Tecla rotulo="Se retira" tipo="palabra" alPulsar={() => pulsar('r')} />
      <Tecla rotulo="Suspendido" tipo="palabra" alPulsar={() => pulsar('s')} />
      <Tecla rotulo="Siguiente" tipo="palabra" alPulsar={() => pulsar('Enter')} />
      <Tecla
        rotulo={tocados === 0 ? 'Guardar' : `Guardar ${tocados}`}
        tipo="guardar"
        alPulsar={guardar}
        apagada={tocados === 0}
      />
    </fieldset>
  );
}
