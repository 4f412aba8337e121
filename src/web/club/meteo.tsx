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
} from '#domain/meteo/cielo.ts';
import type { Icono, MeteoFila, Weather } from '#domain/meteo/weather.ts';
import { mensajes } from '#domain/meteo/weather.ts';
import { Badge, type BadgeTone } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './meteo.module.css';

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
  return (
    <span className={cx(styles.lluvia, esProbable(lluvia) && styles.probable)}>
      <Icon name="drop" size={14} />
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
  if (!ahora) return <p className={styles.sin}>{mensajes.sinMeteo}</p>;
  return (
    <div className={styles.ahora}>
      <IconoCielo icono={ahora.icon} talla={88} />
      <p className={styles.grados}>{grados(ahora.temp)}</p>
      <div className={styles.detalle}>
        <p className={styles.cielo}>{cieloDe(ahora.icon)}</p>
        <p>
          Viento {kmPorHora(ahora.wind_speed)}, {queCae(ahora.icon)}{' '}
          {ahora.lluvia === null ? 'sin dato' : `al ${porcentaje(ahora.lluvia)}`}
          <span>, humedad {porcentaje(ahora.humidity)}</span>
        </p>
        <InsigniaUv uvi={ahora.icon.endsWith('d') ? ahora.uvi : null} conPalabra />
      </div>
    </div>
  );
}
