import { diaDe } from '#domain/fecha.ts';
import { diaBreve, fechaSemana } from '#domain/fecha-texto.ts';
import { cieloDe, enteros, kmPorHora } from '#domain/meteo/cielo.ts';
import type { DiaMeteo } from '#domain/meteo/weather.ts';
import { IconoCielo, InsigniaUv, Lluvia } from '#web/club/piezas/tiempo.tsx';
import { cuando } from './momentos.ts';

/** A card or, on a phone, a row like those of the hours. */
function Dia({ dia: { dt, icon, tempMin, tempMax, windSpeed, uvi, lluvia } }: { dia: DiaMeteo }) {
  const fecha = diaDe(cuando(dt));
  const [semana] = fechaSemana(fecha).split(', ');
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-hairline py-2 text-s break-inside-avoid md:surface md:flex-col md:gap-1 md:px-3 md:py-4 md:text-center">
      <h3 className="heading-text min-w-figure text-m md:min-w-0">
        <time dateTime={fecha}>
          <span className="block first-letter:uppercase">{semana}</span>{' '}
          <small className="block text-xs font-normal text-ink-soft">{diaBreve(fecha)}</small>
        </time>
      </h3>
      <span className="w-8 md:w-18">
        <IconoCielo icono={icon} talla={72} />
      </span>
      <div className="min-w-thumb grow basis-0 md:min-w-0 md:grow-0 md:basis-auto">
        <p className="text-l font-bold tabular-nums">
          <small className="font-normal text-ink-soft">Máx. </small>
          {enteros(tempMax)}° <small className="font-normal text-ink-soft">mín. {enteros(tempMin)}°</small>
        </p>
        <p>{cieloDe(icon)}</p>
      </div>
      <div className="grid justify-items-end gap-1 md:justify-items-center">
        <Lluvia lluvia={lluvia} icon={icon} />
        <p className="text-ink-soft">
          {/* As over the hours, where figures are enough. */}
          <span className="max-md:sr-only">Viento hasta </span>
          {kmPorHora(windSpeed)}
        </p>
        <InsigniaUv uvi={uvi} conPalabra />
      </div>
    </li>
  );
}

export function Dias({ dias }: { dias: readonly DiaMeteo[] }) {
  return (
    <section aria-labelledby="titulo-dias" className="grid grid-cols-1 gap-4">
      <h2 id="titulo-dias" className="text-xl">
        Por días
      </h2>
      <ol className="grid md:grid-cols-5 md:gap-2">
        {dias.map((dia) => (
          <Dia key={dia.dt} dia={dia} />
        ))}
      </ol>
    </section>
  );
}
