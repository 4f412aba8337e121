import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import styles from './jugador.module.css';

/** Six are read at a glance, and the rest with a press; for one more, the press would take its place. */
export const sonMuchos = (todos: readonly unknown[]): boolean => todos.length > 7;

/** Open, the list beside it is whole. */
export const VerTodos = ({ children }: { children: ReactNode }) => (
  <details className={styles.todos}>
    <summary>
      <span>{children}</span>
      <Icon name="chevron" size={16} />
    </summary>
  </details>
);
