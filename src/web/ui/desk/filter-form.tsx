import type { FormEvent, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './desk.module.css';

type FilterFormProps = {
  onSearch: () => void;
  /** Empties the filters; without it there is nothing to empty. */
  onClear?: (() => void) | undefined;
  children: ReactNode;
};

/** The filters of a list in one line; Enter in any of them searches. */
export function FilterForm({ onSearch, onClear, children }: FilterFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <search>
      <form className={styles.filters} onSubmit={submit}>
        {children}
        <div className={styles.searchButtons}>
          <Button type="submit" look="primary" size="s">
            Buscar
          </Button>
          {onClear ? (
            <Button look="ghost" size="s" onClick={onClear}>
              Quitar filtros
            </Button>
          ) : null}
        </div>
      </form>
    </search>
  );
}
