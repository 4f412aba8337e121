import { MARCAS } from '#domain/futuro/marcas.ts';
import type { Marca } from '#domain/futuro/zonas.ts';
import { cx } from '#web/ui/cx.ts';
import styles from './marca.module.css';

const HACIA: Record<Marca, 'bien' | 'mal'> = {
  primero: 'bien',
  ascenso: 'bien',
  promocion: 'bien',
  salvado: 'bien',
  sinDescenso: 'bien',
  promocionDescenso: 'mal',
  descenso: 'mal',
};

/** What is decided already of a place, in words. */
export const MarcaDeZona = ({ marca }: { marca: Marca | null | undefined }) =>
  marca ? <span className={cx(styles.marca, styles[HACIA[marca]])}>{MARCAS[marca].corto}</span> : null;

type LeyendaProps = { marcas: readonly (Marca | null)[] };

/** Only the marks that the table above has. */
export function LeyendaMarcas({ marcas }: LeyendaProps) {
  const presentes = [...new Set(marcas)].filter((marca) => marca !== null);
  if (presentes.length === 0) return null;
  return (
    <ul className={styles.leyenda} aria-label="Lo que ya está decidido">
      {presentes.map((marca) => (
        <li key={marca}>
          <MarcaDeZona marca={marca} /> {MARCAS[marca].largo}
        </li>
      ))}
    </ul>
  );
}
