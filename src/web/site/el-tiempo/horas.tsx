import { horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { esProbable, grados, kmPorHora } from '#domain/meteo/cielo.ts';
import type { HoraMeteo } from '#domain/meteo/weather.ts';
import { IconoCielo, InsigniaUv, Lluvia } from '#web/club/meteo.tsx';
import styles from './el-tiempo.module.css';
import { cuando, porDia } from './momentos.ts';

/** What decides whether one plays, in a line. */
function Hora({ hora }: { hora: HoraMeteo }) {
  const fecha = cuando(hora.dt);
  return (
    <li className={styles.hora} data-lluvia={esProbable(hora.lluvia) || undefined}>
      <time dateTime={fecha}>{horaDe(fecha)}</time>
      <IconoCielo icono={hora.icon} talla={32} />
      <strong>{grados(hora.temp)}</strong>
      <Lluvia lluvia={hora.lluvia} icon={hora.icon} />
      <span>
        <span className="visually-hidden">Viento </span>
        {kmPorHora(hora.windSpeed)}
      </span>
      <InsigniaUv uvi={hora.uvi} />
    </li>
  );
}

const Lista = ({ horas }: { horas: readonly HoraMeteo[] }) => (
  <ol className={styles.horas}>
    {horas.map((hora) => (
      <Hora key={hora.dt} hora={hora} />
    ))}
  </ol>
);

/** Nobody plays then. */
const esDeNoche = ({ dt }: HoraMeteo): boolean => horaDe(cuando(dt)) < '07:00';

/** The hours of each day, its small hours folded but for those that somebody is awake in. */
function PorDias({ horas, desdeAhora = false }: { horas: readonly HoraMeteo[]; desdeAhora?: boolean }) {
  const dias = porDia(horas).map(([dia, suyas], n) => {
    const noche = suyas.filter(esDeNoche);
    return (
      <div key={dia} className={styles.tramo}>
        <h3 className={styles.dia}>{fechaSemana(dia)}</h3>
        {noche.length > 0 ? (
          <details className={styles.resto} open={desdeAhora && n === 0}>
            <summary>La madrugada, hasta las 07:00</summary>
            <Lista horas={noche} />
          </details>
        ) : null}
        <Lista horas={suyas.filter((hora) => !esDeNoche(hora))} />
      </div>
    );
  });
  return <div className={styles.tramos}>{dias}</div>;
}

/** Today and tomorrow, whole, in sight; what comes after on request. */
export function Horas({ horas }: { horas: readonly HoraMeteo[] }) {
  const dias = porDia(horas).map(([, suyas]) => suyas);
  const resto = dias.slice(2).flat();
  return (
    <section aria-labelledby="titulo-horas" className={styles.seccion}>
      <h2 id="titulo-horas">Por horas</h2>
      <p className={styles.fuente}>Temperatura, probabilidad de lluvia y viento.</p>
      <PorDias horas={dias.slice(0, 2).flat()} desdeAhora />
      {resto.length > 0 ? (
        <details className={styles.resto}>
          <summary>
            {resto.length === 1 ? 'Ver la hora siguiente' : `Ver las ${resto.length} horas siguientes`}
          </summary>
          <PorDias horas={resto} />
        </details>
      ) : null}
    </section>
  );
}
