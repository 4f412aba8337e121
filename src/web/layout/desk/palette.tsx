import { Combobox, Modal, TextInput, useCombobox } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type Dispatch, type SetStateAction, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { GONE_AT_ONCE } from '#web/ui/desk/modal.tsx';
import { ICONOS } from './icons.ts';
import { find, type Item, KINDS, useItems } from './palette-items.ts';

const STORED = 'mesa-recientes';
const MOST = 12;
/** A player, a match, a division…: the screens of the menu are always at hand. */
const ONE_THING = /^\/private\/[^/]+\/(?!0$)[^/]+$/;

/** Addresses alone, no names: they stay in this browser. The newest first. */
function readRecent(): string[] {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '[]');
  } catch {
    return [];
  }
}

/** However it was opened. */
function useNoteRecent(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!ONE_THING.test(pathname)) return;
    const others = readRecent().filter((one) => one !== pathname);
    localStorage.setItem(STORED, JSON.stringify([pathname, ...others].slice(0, MOST)));
  }, [pathname]);
}

export const forgetRecent = (): void => localStorage.removeItem(STORED);

function Option({ item }: { item: Item }) {
  const Drawing = ICONOS[item.icono];
  return (
    <Combobox.Option value={item.href} className="flex min-h-control items-center gap-3">
      <Drawing size={18} className="flex-none" aria-hidden="true" />
      <span>{item.texto}</span>
      {item.detalle ? <small className="ms-auto text-end">{item.detalle}</small> : null}
    </Combobox.Option>
  );
}

type FinderProps = { onClose: () => void; wanted: string; setWanted: Dispatch<SetStateAction<string>> };

/** What is looked for; also the letters that are typed before its box is there to take them. */
function useWanted(isOpen: boolean) {
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    if (!isOpen) return;
    setWanted('');
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key.length !== 1 || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest('[role="dialog"]')) return;
      event.preventDefault();
      setWanted((before) => before + key);
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isOpen]);
  return { wanted, setWanted };
}

/** Its own component: the lists are read when it opens. */
function Finder({ onClose, wanted, setWanted }: FinderProps) {
  const { pathname } = useLocation();
  const [recent] = useState(() => readRecent().filter((one) => one !== pathname));
  const items = useItems();
  const found = useMemo(() => find(items, wanted, recent), [items, wanted, recent]);
  const navigate = useNavigate();
  const combobox = useCombobox({ opened: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: Enter opens the first of what is found now
  useEffect(() => {
    combobox.selectFirstOption();
  }, [wanted, found.length]);
  const open = (href: string) => {
    onClose();
    navigate(href);
    // A screen with a field takes the focus to it; in the others it starts at the top, not outside.
    document.getElementById('contenido')?.focus({ preventScroll: true });
  };
  return (
    <Combobox store={combobox} onOptionSubmit={open}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          data-autofocus
          size="md"
          variant="unstyled"
          className="sticky top-0 z-1 border-b border-hairline bg-paper p-2"
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          aria-label="Ir a cualquier sitio, o hacer algo"
          placeholder="Jugador, partido, liga, pantalla, «suspender»…"
          value={wanted}
          // An open list of options keeps Escape from the dialog around it.
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          maxLength={100}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className="p-2" aria-label="Lo que se puede abrir">
        {found.length === 0 ? <Combobox.Empty>Nada se llama así</Combobox.Empty> : null}
        {found.map((one) => (
          <Combobox.Group key={one.kind} label={KINDS[one.kind]}>
            {one.items.map((item) => (
              <Option key={item.href} item={item} />
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
    </Combobox>
  );
}

type PaletteProps = { isOpen: boolean; onClose: () => void };

/** Ctrl+K: anything of the desk by a few letters of its name. docs/guia/README.md */
export function Palette({ isOpen, onClose }: PaletteProps) {
  useNoteRecent();
  const search = useWanted(isOpen);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      size="lg"
      centered={false}
      attributes={{ content: { 'aria-label': 'Ir a cualquier sitio' } }}
      transitionProps={GONE_AT_ONCE}
      // Where it leads has a focus of its own.
      returnFocus={false}
    >
      <Finder onClose={onClose} {...search} />
    </Modal>
  );
}
