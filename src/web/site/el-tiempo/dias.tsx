import { diaDe } from '#domain/fecha.ts';
import { diaBreve, fechaSemana } from '#domain/fecha-texto.ts';
import { cieloDe, enteros, kmPorHora } from '#domain/meteo/cielo.ts';
import type { DiaMeteo } from '#domain/meteo/weather.ts';
import { IconoCielo, InsigniaUv, Lluvia } from '#web/club/meteo.tsx';
import styles from './el-tiempo.module.css';
import { cuando } from './momentos.ts';

function Dia({ dia: { dt, icon, tempMin, tempMax, windSpeed, uvi, lluvia } }: { dia: DiaMeteo }) {
  const fecha = diaDe(cuando(dt));
  const [semana] = fechaSemana(fecha).split(', ');
  return (
    <li className={styles.tarjeta}>
      <h3 className={styles.fecha}>
        <time dateTime={fecha}>
          <span>{semana}</span> <small>{diaBreve(fecha)}</small>
        </time>
      </h3>
      <IconoCielo icono={icon} talla={64} />
      <p className={styles.maxima}>
        <small>Máx. </small>
        {enteros(tempMax)}° <small>mín. {enteros(tempMin)}°</small>
      </p>
      <p className={styles.cielo}>{cieloDe(icon)}</p>
      <Lluvia lluvia={lluvia} icon={icon} />
      <p className={styles.viento}>
        <span className={styles.rotulo}>Viento hasta </span>
        {kmPorHora(windSpeed)}
      </p>
      <InsigniaUv uvi={uvi} conPalabra />
    </li>
  );
}

export function Dias({ dias }: { dias: readonly DiaMeteo[] }) {
  return (
    <section aria-labelledby="titulo-dias" className={styles.seccion}>
      <h2 id="titulo-dias">Por días</h2>
      <ol className={styles.dias}>
        {dias.map((dia) => (
          <Dia key={dia.dt} dia={dia} />
        ))}
      </ol>
    </section>
  );
}
