import { cieloDe, grados, indiceUv, type NivelUv, nivelUv, palabraUv, rango } from '#domain/meteo/cielo.ts';
import type { Icono, MeteoFila } from '#domain/meteo/weather.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
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
      loading="lazy"
      decoding="async"
    />
  );
}

const TONOS: Record<NivelUv, BadgeTone> = { verde: 'ok', aviso: 'warn', peligro: 'bad' };

/** The ultraviolet index: its colour only repeats the number and the word. Spec §9. */
export function InsigniaUv({ uvi, conPalabra = false }: { uvi: number | null; conPalabra?: boolean }) {
  if (uvi === null) return null;
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

/** The sky and the temperature of a match, in one line; nothing beyond the forecast. */
export function MeteoPartido({ weather }: { weather: MeteoFila | null }) {
  if (!weather) return null;
  return (
    <span className={styles.partido}>
      <IconoCielo icono={weather.icon} talla={32} />
      <span>{temperaturaDe(weather)}</span>
    </span>
  );
}
