import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

/** As many are read at a glance, and the rest with a press; for one more, the press would take its place. */
export const DE_ENTRADA = 6;
export const sonMuchos = (todos: readonly unknown[]): boolean => todos.length > DE_ENTRADA + 1;

/** Open, the list of the `group` it is in is whole. */
export const VerTodos = ({ children }: { children: ReactNode }) => (
  <details className="group/todos print:hidden">
    <summary className="flex min-h-tap w-fit items-center gap-2 font-semibold text-azul-text">
      <span>{children}</span>
      <Icon name="chevron" size={16} className="group-open/todos:rotate-180" />
    </summary>
  </details>
);
