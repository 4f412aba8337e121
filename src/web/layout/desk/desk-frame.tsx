import { useMediaQuery } from '@mantine/hooks';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type ReactNode, useState } from 'react';
import styles from './desk-frame.module.css';
import { BottomBar, SideBar, useFolded } from './desk-nav.tsx';
import { KeysDialog, useDeskKeys } from './keys.tsx';
import { Palette } from './palette.tsx';

/** Where the bottom bar of the phone gives way to the side bar; the same width as in the CSS. */
const WIDE = '(min-width: 62em)';

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
    <div className={styles.desk} data-folded={side.folded || undefined}>
      <a className="skip-link" href="#contenido">
        Saltar al contenido
      </a>
      {wide ? <SideBar {...side} onExit={onExit} /> : null}
      <search className={styles.find}>
        <button
          type="button"
          onClick={openPalette}
          title="Ir a cualquier sitio, o hacer algo (Ctrl+K)"
          aria-keyshortcuts="Control+K"
          aria-haspopup="dialog"
        >
          <IconSearch size={18} aria-hidden="true" />
          <span>Ir a…</span>
          {wide ? <kbd>Ctrl K</kbd> : null}
        </button>
        {wide ? (
          <button type="button" onClick={openKeys} aria-haspopup="dialog" aria-label="Teclas" title="Teclas">
            <IconKeyboard size={18} aria-hidden="true" />
          </button>
        ) : null}
      </search>
      <main id="contenido" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {wide ? null : <BottomBar onExit={onExit} openPalette={openPalette} />}
      <Palette isOpen={isFinding} onClose={() => setFinding(false)} />
      <KeysDialog isOpen={keysAreOpen} onClose={() => setKeysOpen(false)} />
    </div>
  );
}
