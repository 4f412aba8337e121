import type { MouseEvent } from 'react';
import styles from './desk.module.css';

/** The address within its page of a part with that title. */
const partId = (title: string): string =>
  `parte-${title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}`;

/** What a part needs to be reached from the index of its screen. */
export const part = (title: string) => ({ id: partId(title), tabIndex: -1, 'data-part': '' });

/** The page stays where it is in the history: going back is to the screen before. */
function goTo(event: MouseEvent, title: string): void {
  const there = document.getElementById(partId(title));
  if (!there) return;
  event.preventDefault();
  if (there instanceof HTMLDetailsElement) there.open = true;
  there.scrollIntoView();
  there.focus({ preventScroll: true });
}

/** The parts of a long screen, by their titles or by shorter names for them. */
export function PartIndex({
  parts,
}: {
  parts: readonly (string | readonly [title: string, short: string])[];
}) {
  return (
    <nav className={styles.index} aria-label="Apartados">
      {parts.map((one) => {
        const [title, short] = typeof one === 'string' ? [one, one] : one;
        return (
          <a key={title} href={`#${partId(title)}`} onClick={(event) => goTo(event, title)}>
            {short}
          </a>
        );
      })}
    </nav>
  );
}
