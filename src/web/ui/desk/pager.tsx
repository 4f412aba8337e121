import { Button } from '#web/ui/button.tsx';
import styles from './data-table.module.css';

type PagerProps = { page: number; pages: number; total: number; onGo: (page: number) => void };

/** Nothing at all while everything fits in one page. */
export function Pager({ page, pages, total, onGo }: PagerProps) {
  if (pages === 1) return null;
  return (
    <nav className={styles.pager} aria-label="Páginas">
      <Button size="s" disabled={page === 1} onClick={() => onGo(page - 1)}>
        Anterior
      </Button>
      <span aria-live="polite">
        Página {page} de {pages} · {total} en total
      </span>
      <Button size="s" disabled={page === pages} onClick={() => onGo(page + 1)}>
        Siguiente
      </Button>
    </nav>
  );
}
