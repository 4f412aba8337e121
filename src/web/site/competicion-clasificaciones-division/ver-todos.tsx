import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import styles from './jugador.module.css';

/** As many as are read at a glance; the rest, with a press. */
export const PRIMEROS = 6;

/** Open, the list beside it is whole. */
export const VerTodos = ({ children }: { children: ReactNode }) => (
  <details className={styles.todos}>
    <summary>
      <span>{children}</span>
      <Icon name="chevron" size={16} />
    </summary>
  </details>
);
