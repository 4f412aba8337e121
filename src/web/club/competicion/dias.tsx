import type { Dia } from '#domain/fecha.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';

/** To the days of a list, of which the first is seen; the strip moves sideways where they are more than fit. */
export const Dias = ({ dias, hoy }: { dias: readonly Dia[]; hoy: Dia }) => (
  <nav aria-label="Días" className="-m-1 flex min-w-thumb flex-1 gap-1 overflow-x-auto p-1 md:gap-2">
    {dias.map((dia, indice) => {
      const [semana, numero, mes] = semanaCorta(dia).split(' ');
      const suyo = dia === hoy ? 'date' : true;
      return (
        <a
          key={dia}
          href={`#dia-${dia}`}
          aria-current={indice === 0 ? suyo : undefined}
          className="grid min-h-tap min-w-hour flex-none content-center justify-items-center rounded-m border border-border bg-surface px-2 text-ink text-xs leading-tight no-underline hover:border-azul-text hover:bg-azul-pale current:border-primary current:bg-primary current:text-on-primary"
        >
          {dia === hoy ? 'hoy' : semana}{' '}
          <span>
            <b className="text-s tabular-nums">{numero}</b> <span className="max-sm:hidden">{mes}</span>
          </span>
        </a>
      );
    })}
  </nav>
);
