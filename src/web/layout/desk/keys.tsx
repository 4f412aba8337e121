import { Checkbox } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { DESHACER } from '#web/club/mesa/ficha.tsx';
import { KBD } from '#web/ui/desk/fields.ts';
import { type KeyHelp, useKeysNow } from '#web/ui/desk/keys.ts';
import { DeskModal } from '#web/ui/desk/modal.tsx';
import { currentToasts } from '#web/ui/toast.tsx';

const WRITES = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(WRITES) !== null;

const hasDialog = (): boolean => document.querySelector('[role="dialog"], dialog[open]') !== null;

const OFF = 'sin-tecla-ayuda';
/** A key of one character can be switched off, for who speaks to the computer instead of typing. */
const isOff = (): boolean => localStorage.getItem(OFF) === 'si';

/** An empty field has nothing of its own to take back: after a save the focus is in that of the list's search. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  isWriting(target) &&
  !(target instanceof HTMLSelectElement) &&
  !(target instanceof HTMLInputElement && target.value === '');

/** Takes back what the newest notice offers to. False when none does. */
function undoNewest(): boolean {
  const offered = currentToasts().findLast(({ action }) => action?.label === DESHACER);
  offered?.action?.run();
  return offered !== undefined;
}

const pressed = (event: KeyboardEvent, key: string): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === key;

type Handlers = { openPalette: () => void; openKeys: () => void };

/** Which of them the key asks for, if any. */
function handlerOf(event: KeyboardEvent, { openPalette, openKeys }: Handlers): (() => unknown) | null {
  if (event.defaultPrevented || hasDialog()) return null;
  const isEditor = (event.target as HTMLElement | null)?.isContentEditable;
  if (pressed(event, 'k') && !isEditor) return openPalette;
  if (isWriting(event.target)) return null;
  if (event.key === '?' && !isOff()) return openKeys;
  return null;
}

/** The keys of every screen: Ctrl+K, «?», and Ctrl+Z where the screen has none of its own. */
export function useDeskKeys(handlers: Handlers): void {
  const now = useRef(handlers);
  now.current = handlers;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const handler = handlerOf(event, now.current);
      if (handler) {
        event.preventDefault();
        handler();
      } else if (pressed(event, 'z') && !event.defaultPrevented && !hasOwnUndo(event.target) && undoNewest())
        event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const EVERYWHERE: readonly KeyHelp[] = [
  ['Ctrl+K', 'Busca o hace cualquier cosa'],
  ['Ctrl+Z', 'Deshace lo último, mientras el aviso está en pantalla'],
  ['Esc', 'Cierra lo que esté abierto'],
  ['?', 'Abre esta lista'],
];

type LinesProps = { title: string; keys: readonly KeyHelp[] };

const Lines = ({ title, keys }: LinesProps) =>
  keys.length === 0 ? null : (
    <>
      <h3 className="heading-text text-m font-semibold">{title}</h3>
      <dl className="grid gap-2">
        {keys.map(([key, does]) => (
          <div key={key + does} className="grid grid-cols-label gap-3">
            <dt>
              <kbd className={KBD}>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </>
  );

function Content() {
  const [off, setOff] = useState(isOff);
  const change = (works: boolean) => {
    localStorage.setItem(OFF, works ? 'no' : 'si');
    setOff(!works);
  };
  return (
    <div className="grid gap-3">
      <Lines title="En esta pantalla" keys={useKeysNow()} />
      <Lines title="En toda la mesa" keys={EVERYWHERE} />
      <Checkbox
        label="La tecla ? abre esta lista"
        checked={!off}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
    </div>
  );
}

type KeysProps = { isOpen: boolean; onClose: () => void };

/** The keys there are, true for the screen that is open. */
export const KeysDialog = ({ isOpen, onClose }: KeysProps) => (
  <DeskModal opened={isOpen} onClose={onClose} title="Teclas">
    <Content />
  </DeskModal>
);
