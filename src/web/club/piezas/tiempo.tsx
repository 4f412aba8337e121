import { diaDe, horaDe } from '#domain/fecha.ts';
import {
  cieloDe,
  esProbable,
  grados,
  indiceUv,
  kmPorHora,
  type NivelUv,
  nivelUv,
  palabraUv,
  porcentaje,
  queCae,
  rango,
  seDice,
} from '#domain/meteo/cielo.ts';
import type { Icono, MeteoFila, Weather } from '#domain/meteo/weather.ts';
import { mensajes } from '#domain/meteo/weather.ts';
import { enElClub } from '#web/club/reloj.ts';
import { Badge, type BadgeTone } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';

type IconoCieloProps = { icono: Icono; talla?: number; className?: string | undefined };

/** The picture of the sky, from the site's own files. */
export function IconoCielo({ icono, talla = 40, className }: IconoCieloProps) {
  return (
    <img
      className={className}
      src={`/meteo/${icono}.svg`}
      alt={cieloDe(icono)}
      title={cieloDe(icono)}
      width={talla}
      height={talla}
      decoding="async"
    />
  );
}

const TONOS: Record<NivelUv, BadgeTone> = { verde: 'ok', aviso: 'warn', peligro: 'bad' };

/** The ultraviolet index; in few words, where it asks for care. Its colour only repeats the number and the word. */
export function InsigniaUv({ uvi, conPalabra = false }: { uvi: number | null; conPalabra?: boolean }) {
  if (uvi === null || (nivelUv(uvi) === 'verde' && !conPalabra)) return null;
  const palabra = palabraUv(uvi);
  return (
    <Badge tone={TONOS[nivelUv(uvi)]}>
      UV {indiceUv(uvi)}
      <span className={conPalabra ? undefined : 'visually-hidden'}> {palabra}</span>
    </Badge>
  );
}

function temperaturaDe({ temp, tempMin, tempMax }: MeteoFila): string | null {
  if (temp !== null) return grados(temp);
  return tempMin !== null && tempMax !== null ? rango(tempMin, tempMax) : null;
}

type MeteoPartidoProps = {
  weather: MeteoFila | null;
  talla?: number;
  /** One over the other where what is around is narrow. */
  apilado?: boolean;
};

/** The sky and the temperature of a match, in one line; nothing beyond the forecast. */
export function MeteoPartido({ weather, talla = 32, apilado = false }: MeteoPartidoProps) {
  if (!weather) return null;
  return (
    <span
      className={cx(
        'inline-flex items-center gap-x-2 whitespace-nowrap tabular-nums',
        apilado && '@max-2xl:flex-col @max-2xl:items-end',
      )}
    >
      <IconoCielo icono={weather.icon} talla={talla} />
      <span>{temperaturaDe(weather)}</span>
    </span>
  );
}

/** The chance of rain, or of the snow of that sky, which is told also where nobody knows it. */
export function Lluvia({ lluvia, icon }: { lluvia: number | null; icon: Icono }) {
  const probable = esProbable(lluvia);
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 tabular-nums',
        probable ? 'font-bold text-azul-text' : 'text-ink-soft',
      )}
    >
      <Icon name="drop" size={14} className={cx('text-azul-text', probable && 'fill-current')} />
      <span className="visually-hidden">Probabilidad de {queCae(icon)}: </span>
      {lluvia === null ? (
        <>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">sin dato</span>
        </>
      ) : (
        porcentaje(lluvia)
      )}
    </span>
  );
}

/** The weather of this hour: the home page's card and the head of the forecast. */
export function MeteoAhora({ weather }: { weather: Weather | null }) {
  const ahora = weather?.hourly[0];
  if (!ahora) return <p className="text-ink-soft">{mensajes.sinMeteo}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 md:gap-x-4">
      <IconoCielo icono={ahora.icon} talla={72} />
      <p className="figure text-3xl whitespace-nowrap">{grados(ahora.temp)}</p>
      <div className="grid flex-1 basis-4xs justify-items-start text-s">
        <p className="font-semibold">{cieloDe(ahora.icon)}</p>
        <p>
          Viento {kmPorHora(ahora.wind_speed)}, {queCae(ahora.icon)}{' '}
          {ahora.lluvia === null ? 'sin dato' : `al ${porcentaje(ahora.lluvia)}`}
          {/* What least decides whether one plays. */}
          <span className="max-md:hidden">, humedad {porcentaje(ahora.humidity)}</span>
        </p>
        <InsigniaUv uvi={ahora.icon.endsWith('d') ? ahora.uvi : null} conPalabra />
      </div>
    </div>
  );
}

/** Hours in which somebody may play, and how many of them fit. */
const [ABREN, CIERRAN, CABEN] = ['09', '22', 6];

/** Every few hours until the courts close, the last one always; with no more than two left, of tomorrow. */
function horasQueImportan([ahora, ...hourly]: Weather['hourly']) {
  const deDia = hourly
    .map((una) => ({ ...una, cuando: enElClub(una.dt * 1000) }))
    .filter(({ cuando }) => cuando.slice(11, 13) >= ABREN && cuando.slice(11, 13) <= CIERRAN);
  const suyas = deDia.filter(({ cuando }) => diaDe(cuando) === diaDe(deDia[2]?.cuando ?? ''));
  const cada = Math.ceil(suyas.length / CABEN);
  const horas = suyas.filter((_, i) => (suyas.length - 1 - i) % cada === 0);
  return { horas, esHoy: ahora && horas[0] && diaDe(enElClub(ahora.dt * 1000)) === diaDe(horas[0].cuando) };
}

/** What it will be like in a while: beside the weather of now. */
export function HorasSiguientes({ weather }: { weather: Weather | null }) {
  const { horas, esHoy } = horasQueImportan(weather?.hourly ?? []);
  if (horas.length === 0) return null;
  return (
    <div className="mt-auto grid gap-2 border-t border-hairline pt-3 text-s text-ink-soft tabular-nums">
      <p className="font-semibold">{esHoy ? 'Hoy' : 'Mañana'}</p>
      <ol className="flex flex-wrap">
        {horas.map(({ dt, cuando, icon, temp, lluvia }) => (
          <li key={dt} className="grid flex-1 basis-hour content-start justify-items-center">
            {horaDe(cuando)}
            <IconoCielo icono={icon} />
            <b className="whitespace-nowrap text-ink">{grados(temp)}</b>
            {seDice(lluvia) ? <Lluvia lluvia={lluvia} icon={icon} /> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
