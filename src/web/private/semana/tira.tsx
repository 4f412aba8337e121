import { Switch } from '@mantine/core';
import type { Dia } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { cx } from '#web/ui/cx.ts';
import { useIsPhone } from '#web/ui/desk/more.tsx';

type TiraProps = {
  /** The whole week, with how many matches each day has. */
  dias: readonly { dia: Dia; partidos: number; dibujado: boolean }[];
  hoy: Dia;
  pulsar: (dia: Dia) => void;
  recortada: boolean;
  recortar: (recortada: boolean) => void;
};

const SIGLAS = new Intl.DateTimeFormat('es-ES', { weekday: 'short', timeZone: 'UTC' });

/** The days of the week with how many matches each has: pressed, a day is seen or put away. Some hours are left out. */
export function Tira({ dias, hoy, pulsar, recortada, recortar }: TiraProps) {
  const vistos = dias.filter(({ dibujado }) => dibujado).length;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 max-md:contents">
      <fieldset
        className="m-0 grid max-w-xl min-w-0 flex-1 grid-cols-7 gap-1 border-0 p-0 max-md:sticky max-md:top-0 max-md:z-5 max-md:-mx-gutter max-md:max-w-none max-md:bg-paper max-md:px-gutter max-md:pb-2"
        aria-label="Días de la semana"
      >
        {dias.map(({ dia, partidos, dibujado }) => (
          <button
            key={dia}
            type="button"
            aria-pressed={dibujado}
            className={cx(
              'flex items-baseline justify-center gap-1 rounded-m border px-0 py-1 text-s max-md:flex-col max-md:items-center max-md:gap-0 max-md:leading-tight',
              dibujado ? 'border-azul-text bg-azul-pale' : 'border-hairline bg-surface hover:border-border',
              dia === hoy && 'text-azul-text',
              partidos === 0 && dia !== hoy && 'text-ink-soft',
            )}
            onClick={() => pulsar(dia)}
          >
            <b className="visually-hidden">
              {fechaSemana(dia)}: {cuantos(partidos, 'partido', 'partidos')}
            </b>
            <span className="max-md:text-xs" aria-hidden="true">
              {SIGLAS.format(Date.parse(`${dia}T00:00Z`))}
            </span>
            <strong className={partidos === 0 ? cx('font-normal') : undefined} aria-hidden="true">
              {Number(dia.slice(-2))}
            </strong>
            <small
              className={cx(
                'min-w-6 rounded-full px-1 text-center text-xs text-ink-soft',
                partidos > 0 && 'bg-surface-sunk',
              )}
              aria-hidden="true"
            >
              {partidos || '–'}
            </small>
          </button>
        ))}
      </fieldset>
      <p className="visually-hidden" aria-live="polite">
        {vistos === 1 ? 'Se ve 1 día' : `Se ven ${vistos} días`}
      </p>
      {useIsPhone() ? null : (
        <>
          <small className="text-ink-soft">Pulsa los que quieras ver</small>
          <Switch
            size="sm"
            className="ms-auto"
            classNames={{
              track: cx(recortada && 'border border-border bg-surface'),
              thumb: cx(recortada && 'border-border bg-border'),
            }}
            label="Todas las horas"
            checked={!recortada}
            onChange={({ currentTarget }) => recortar(!currentTarget.checked)}
          />
        </>
      )}
    </div>
  );
}
