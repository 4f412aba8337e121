import { cx } from './cx.ts';
import styles from './skeleton.module.css';

type SkeletonProps = {
  /** How many lines or rows the real thing will have. */
  rows?: number;
  /** `text` lines, table `row`s or whole `card`s: the size of what is coming, so that nothing jumps. */
  kind?: 'text' | 'row' | 'card';
  className?: string | undefined;
};

/** The place of what is loading. The words are for those who cannot see it. */
export function Skeleton({ rows = 3, kind = 'text', className }: SkeletonProps) {
  const places = Array.from({ length: rows }, (_, place) => `${kind}-${place}`);
  return (
    <div className={cx(styles.skeleton, styles[kind], className)} role="status">
      <span className="visually-hidden">Cargando…</span>
      {places.map((place) => (
        <span key={place} className={styles.bone} aria-hidden="true" />
      ))}
    </div>
  );
}
