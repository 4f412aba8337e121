import { type Dia, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { esProbable, grados, kmPorHora, queCae } from '#domain/meteo/cielo.ts';
import type { HoraMeteo } from '#domain/meteo/weather.ts';
import { conMayuscula } from '#domain/texto.ts';
import { IconoCielo, InsigniaUv, Lluvia } from '#web/club/piezas/tiempo.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { cuando, porDia } from './momentos.ts';

const DATO = cx('grow basis-0');

/** What decides whether one plays, in a line. */
function Hora({ hora }: { hora: HoraMeteo }) {
  const fecha = cuando(hora.dt);
  return (
    <li
      className={cx(
        'flex min-h-control flex-wrap items-center gap-x-2 border-b border-hairline px-2 text-s whitespace-nowrap tabular-nums break-inside-avoid',
        esProbable(hora.lluvia) && 'bg-azul-pale',
      )}
    >
      <time dateTime={fecha} className="w-row font-semibold text-ink-soft">
        {horaDe(fecha)}
      </time>
      <IconoCielo icono={hora.icon} talla={32} />
      <strong className={cx(DATO, 'text-m')}>{grados(hora.temp)}</strong>
      <span className={DATO}>
        <Lluvia lluvia={hora.lluvia} icon={hora.icon} />
      </span>
      <span className={DATO}>
        <span className="visually-hidden">Viento </span>
        {kmPorHora(hora.windSpeed)}
      </span>
      <InsigniaUv uvi={hora.uvi} />
    </li>
  );
}

/** A day that opens; from when it may rain is told before that. */
function DiaPorHoras({ dia, horas, abierto }: { dia: Dia; horas: readonly HoraMeteo[]; abierto: boolean }) {
  const mojada = horas.find(({ lluvia }) => esProbable(lluvia));
  return (
    <details className="group border-t border-hairline" open={abierto}>
      <summary className="flex flex-wrap items-center gap-x-4 py-3">
        <h3 className="heading-text text-m">{conMayuscula(fechaSemana(dia))}</h3>
        {mojada ? (
          <span className="text-s font-semibold text-azul-text">{`${conMayuscula(queCae(mojada.icon))} probable desde las ${horaDe(cuando(mojada.dt))}`}</span>
        ) : null}
        <Icon name="chevron" size={18} className="ms-auto group-open:rotate-180" />
      </summary>
      {/* Read downwards, also where there is room for several columns. */}
      <ol className="columns-xs gap-x-8 pb-4">
        {horas.map((hora) => (
          <Hora key={hora.dt} hora={hora} />
        ))}
      </ol>
    </details>
  );
}

/** With fewer hours left of today, tomorrow is what is looked for. */
const POCAS = 6;

/** Each day on request, but for the one that is looked for. */
export function Horas({ horas }: { horas: readonly HoraMeteo[] }) {
  const dias = porDia(horas);
  const quedaPoco = (dias[0]?.[1].length ?? 0) < POCAS;
  return (
    <section aria-labelledby="titulo-horas" className="grid grid-cols-1 gap-4">
      <h2 id="titulo-horas" className="text-xl">
        Por horas
      </h2>
      <p className="text-s text-ink-soft">Temperatura, probabilidad de lluvia y viento.</p>
      <div>
        {dias.map(([dia, suyas], n) => (
          <DiaPorHoras key={dia} dia={dia} horas={suyas} abierto={n === 0 || (n === 1 && quedaPoco)} />
        ))}
      </div>
    </section>
  );
}
