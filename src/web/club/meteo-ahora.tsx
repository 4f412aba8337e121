import { cieloDe, grados, kmPorHora, porcentaje } from '#domain/meteo/cielo.ts';
import type { Weather } from '#domain/meteo/weather.ts';
import { mensajes } from '#domain/meteo/weather.ts';
import styles from './meteo.module.css';
import { IconoCielo, InsigniaUv } from './meteo.tsx';

/** The weather of this hour: the home page's card and the head of the forecast. Spec §2, "Weather display"; §3. */
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
          Viento {kmPorHora(ahora.wind_speed)}, humedad {porcentaje(ahora.humidity)}
        </p>
        <InsigniaUv uvi={ahora.uvi} conPalabra />
      </div>
    </div>
  );
}
