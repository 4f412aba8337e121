import { useEffect } from 'react';

/** Something over the page that Escape closes first: a dialog, an open list, a calendar, the menu. */
const OVER =
  '[role="dialog"], dialog[open], [aria-expanded="true"], [data-dates-dropdown], nav details[open], [popover]:popover-open:not(ul)';

type Shortcuts = {
  /** Ctrl+S, or ⌘S. */
  onSave: () => void;
  onClose: () => void;
};

/** Ctrl+S saves, Escape closes. look.md, "Private pages". */
export function useShortcuts({ onSave, onClose }: Shortcuts): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
        event.preventDefault();
        onSave();
      }
      if (event.key === 'Escape' && !document.querySelector(OVER)) onClose();
    };
    // Before anything else hears the key: what is open now may close with it.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [onSave, onClose]);
}
