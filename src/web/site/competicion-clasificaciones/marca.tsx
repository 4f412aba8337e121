import { cortoDe, largoDe, MIENTRAS_NADIE_SE_VAYA } from '#domain/futuro/marcas.ts';
import type { Marca } from '#domain/futuro/zonas.ts';
import { cx } from '#web/ui/cx.ts';

const HACIA: Record<Marca, 'bien' | 'mal'> = {
  primero: 'bien',
  ascenso: 'bien',
  promocion: 'bien',
  salvado: 'bien',
  sinDescenso: 'bien',
  promocionDescenso: 'mal',
  descenso: 'mal',
};

type MarcaProps = {
  marca: Marca | null | undefined;
  /** The rule of the league could still take results away, if somebody left. */
  siNadieSeVa: boolean;
};

/** What is decided already of a place, in words. */
export function MarcaDeZona({ marca, siNadieSeVa }: MarcaProps) {
  if (!marca) return null;
  const bien = HACIA[marca] === 'bien';
  return (
    <span className={cx('text-xs font-semibold', bien ? 'text-ok' : 'text-bad')}>
      <span aria-hidden="true">{bien ? '✓' : '▾'} </span>
      {cortoDe(marca, siNadieSeVa)}
    </span>
  );
}

type LeyendaProps = Pick<MarcaProps, 'siNadieSeVa'> & { marcas: readonly (Marca | null)[] };

/** Only the marks that the table above has. */
export function LeyendaMarcas({ marcas, siNadieSeVa }: LeyendaProps) {
  const presentes = [...new Set(marcas)].filter((marca) => marca !== null);
  if (presentes.length === 0) return null;
  return (
    <ul
      className="col-span-full flex flex-wrap gap-x-6 gap-y-1 text-s text-ink-soft"
      aria-label="Lo que ya está decidido"
    >
      {presentes.map((marca) => (
        <li key={marca}>
          <MarcaDeZona marca={marca} siNadieSeVa={siNadieSeVa} /> {largoDe(marca)}
        </li>
      ))}
      {siNadieSeVa ? <li>{MIENTRAS_NADIE_SE_VAYA}</li> : null}
    </ul>
  );
}
