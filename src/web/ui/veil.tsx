import styles from './veil.module.css';

type VeilProps = { active: boolean };

/** The loading veil: #4862A0 at half strength (spec §9), and only when the wait passes 200 ms. */
export function Veil({ active }: VeilProps) {
  return (
    <div className={styles.veil} data-active={active || undefined} role="status">
      {active ? <span className={styles.word}>Cargando…</span> : null}
    </div>
  );
}
