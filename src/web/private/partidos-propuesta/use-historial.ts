import { useEffect, useRef, useState } from 'react';
import { type KeyHelp, useKeyHelp } from '#web/ui/desk/keys.ts';
import type { Estado, Linea } from './estado.ts';

type Pasos = { calculada: Estado['calculada']; atras: Linea[][]; adelante: Linea[][] };

/** Where what is typed has its own undo. */
const ESCRIBE = 'input:not([type="checkbox"]), textarea, [contenteditable="true"], [role="dialog"] *';

const teclaDe = (event: KeyboardEvent): 'deshacer' | 'rehacer' | null => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const tecla = event.key.toLowerCase();
  if (tecla === 'y') return 'rehacer';
  if (tecla !== 'z') return null;
  return event.shiftKey ? 'rehacer' : 'deshacer';
};

const TECLAS: readonly KeyHelp[] = [
  ['Ctrl+Z', 'Deshace el último cambio de la propuesta'],
  ['Ctrl+Mayús+Z', 'Lo hace otra vez'],
];

/** Changes made by hand, one step each: Ctrl+Z takes back the last, Ctrl+Shift+Z makes it again. */
export function useHistorial({ calculada, lineas }: Estado, dejar: (lineas: Linea[]) => void) {
  useKeyHelp(TECLAS);
  const [pasos, setPasos] = useState<Pasos>({ calculada, atras: [], adelante: [] });
  // Another proposal begins another history.
  const { atras, adelante } = pasos.calculada === calculada ? pasos : { atras: [], adelante: [] };
  const [anterior, siguiente] = [atras.at(-1), adelante.at(-1)];
  const deshacer =
    anterior &&
    (() => {
      setPasos({ calculada, atras: atras.slice(0, -1), adelante: [...adelante, lineas] });
      dejar(anterior);
    });
  const rehacer =
    siguiente &&
    (() => {
      setPasos({ calculada, atras: [...atras, lineas], adelante: adelante.slice(0, -1) });
      dejar(siguiente);
    });
  const actual = useRef({ deshacer, rehacer });
  actual.current = { deshacer, rehacer };
  useEffect(() => {
    const oir = (event: KeyboardEvent) => {
      const que = teclaDe(event);
      if (que === null || (event.target as HTMLElement).matches(ESCRIBE)) return;
      event.preventDefault();
      actual.current[que]?.();
    };
    addEventListener('keydown', oir);
    return () => removeEventListener('keydown', oir);
  }, []);
  return {
    deshacer,
    rehacer,
    /** Before a change: what there is may be come back to. */
    anotar: () => setPasos({ calculada, atras: [...atras, lineas], adelante: [] }),
  };
}
