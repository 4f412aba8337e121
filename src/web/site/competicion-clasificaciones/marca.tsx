import { cortoDe, largoDe, MIENTRAS_NADIE_SE_VAYA } from '#domain/futuro/marcas.ts';
import type { Decidido, Marca } from '#domain/futuro/zonas.ts';
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

/** What is decided already of a place, in words. */
export function MarcaDeZona({ decidido }: { decidido: Decidido | undefined }) {
  if (!decidido?.marca) return null;
  const { marca, siNadieSeVa } = decidido;
  const bien = HACIA[marca] === 'bien';
  return (
    <span className={cx('text-xs font-semibold', bien ? 'text-ok' : 'text-bad')}>
      <span aria-hidden="true">{bien ? '✓' : '▾'} </span>
      {cortoDe(marca, siNadieSeVa)}
    </span>
  );
}

/** Only the marks that the table above has. */
export function LeyendaMarcas({ decididos }: { decididos: readonly Decidido[] }) {
  const presentes = new Map(
    decididos.flatMap(({ marca, siNadieSeVa }) =>
      marca ? [[cortoDe(marca, siNadieSeVa), { marca, siNadieSeVa }] as const] : [],
    ),
  );
  if (presentes.size === 0) return null;
  return (
    <ul
      className="col-span-full flex flex-wrap gap-x-6 gap-y-1 text-s text-ink-soft"
      aria-label="Lo que ya está decidido"
    >
      {[...presentes].map(([corto, decidido]) => (
        <li key={corto}>
          <MarcaDeZona decidido={decidido} /> {largoDe(decidido.marca)}
        </li>
      ))}
      {[...presentes.values()].some(({ siNadieSeVa }) => siNadieSeVa) ? (
        <li>{MIENTRAS_NADIE_SE_VAYA}</li>
      ) : null}
    </ul>
  );
}
