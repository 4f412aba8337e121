import { horaDe } from '#domain/fecha.ts';
import { grados } from '#domain/meteo/cielo.ts';
import type { Weather } from '#domain/meteo/weather.ts';
import styles from './meteo.module.css';
import { IconoCielo } from './meteo.tsx';
import { enElClub } from './reloj.ts';

/** What it will be like in a while: beside the weather of now. */
export const HorasSiguientes = ({ weather }: { weather: Weather | null }) => (
  <ol className={styles.siguientes}>
    {weather?.hourly.slice(1, 6).map(({ dt, icon, temp }) => (
      <li key={dt}>
        {horaDe(enElClub(dt * 1000))}
        <IconoCielo icono={icon} />
        <b>{grados(temp)}</b>
      </li>
    ))}
  </ol>
);
