import { diaDe, horaDe } from '#domain/fecha.ts';
import { grados, seDice } from '#domain/meteo/cielo.ts';
import type { Weather } from '#domain/meteo/weather.ts';
import styles from './meteo.module.css';
import { IconoCielo, Lluvia } from './meteo.tsx';
import { enElClub } from './reloj.ts';

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
    <div className={styles.siguientes}>
      <p>{esHoy ? 'Hoy' : 'Mañana'}</p>
      <ol>
        {horas.map(({ dt, cuando, icon, temp, lluvia }) => (
          <li key={dt}>
            {horaDe(cuando)}
            <IconoCielo icono={icon} />
            <b>{grados(temp)}</b>
            {seDice(lluvia) ? <Lluvia lluvia={lluvia} icon={icon} /> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
