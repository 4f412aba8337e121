import { useMediaQuery } from '@mantine/hooks';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type ReactNode, useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import { BottomBar, SideBar, useFolded } from './desk-nav.tsx';
import { DESK, MAIN } from './empty-desk.tsx';
import { KeysDialog, useDeskKeys } from './keys.tsx';
import { Palette } from './palette.tsx';

/** Where the bottom bar of the phone gives way to the side bar; the same width as in the CSS. */
const WIDE = '(min-width: 62em)';

const FINDER = cx(
  'flex min-h-8 min-w-8 items-center justify-center gap-2 rounded-m border border-border bg-surface px-2 text-s text-ink-soft hover:bg-azul-pale hover:text-ink',
);

type DeskFrameProps = { onExit: () => void; children: ReactNode };

/** What every screen of the desk stands in: its screens at the side or under the thumb, search, and the keys. */
export function DeskFrame({ onExit, children }: DeskFrameProps) {
  const wide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const side = useFolded();
  const [keysAreOpen, setKeysOpen] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const openKeys = () => setKeysOpen(true);
  const openPalette = () => setFinding(true);
  useDeskKeys({ openPalette, openKeys });
  return (
    <div className={DESK} data-folded={side.folded || undefined}>
      <a className="skip-link" href="#contenido">
        Saltar al contenido
      </a>
      {wide ? <SideBar {...side} onExit={onExit} /> : null}
      <search className="absolute end-gutter top-0 z-8 flex h-12 items-center gap-2 lg:fixed low:absolute print:hidden">
        <button
          type="button"
          className={FINDER}
          onClick={openPalette}
          title="Ir a cualquier sitio, o hacer algo (Ctrl+K)"
          aria-keyshortcuts="Control+K"
          aria-haspopup="dialog"
        >
          <IconSearch size={18} aria-hidden="true" />
          {/* On a phone its drawing says it. */}
          <span className="max-lg:sr-only">Ir a…</span>
          {wide ? <kbd className="font-text text-xs whitespace-nowrap">Ctrl K</kbd> : null}
        </button>
        {wide ? (
          <button
            type="button"
            className={FINDER}
            onClick={openKeys}
            aria-haspopup="dialog"
            aria-label="Teclas"
            title="Teclas"
          >
            <IconKeyboard size={18} aria-hidden="true" />
          </button>
        ) : null}
      </search>
      <main id="contenido" tabIndex={-1} className={MAIN}>
        {children}
      </main>
      {wide ? null : <BottomBar onExit={onExit} openPalette={openPalette} />}
      <Palette isOpen={isFinding} onClose={() => setFinding(false)} />
      <KeysDialog isOpen={keysAreOpen} onClose={() => setKeysOpen(false)} />
    </div>
  );
}
