import { type Dia, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { esProbable, grados, kmPorHora, queCae } from '#domain/meteo/cielo.ts';
import type { HoraMeteo } from '#domain/meteo/weather.ts';
import { conMayuscula } from '#domain/texto.ts';
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

/** A day that opens; from when it may rain is told before that. */
function DiaPorHoras({ dia, horas, abierto }: { dia: Dia; horas: readonly HoraMeteo[]; abierto: boolean }) {
  const mojada = horas.find(({ lluvia }) => esProbable(lluvia));
  return (
    <details className={styles.tramo} open={abierto}>
      <summary>
        <h3>{fechaSemana(dia)}</h3>
        {mojada ? (
          <span>{`${conMayuscula(queCae(mojada.icon))} probable desde las ${horaDe(cuando(mojada.dt))}`}</span>
        ) : null}
      </summary>
      <ol className={styles.horas}>
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
    <section aria-labelledby="titulo-horas" className={styles.seccion}>
      <h2 id="titulo-horas">Por horas</h2>
      <p className={styles.fuente}>Temperatura, probabilidad de lluvia y viento.</p>
      <div>
        {dias.map(([dia, suyas], n) => (
          <DiaPorHoras key={dia} dia={dia} horas={suyas} abierto={n === 0 || (n === 1 && quedaPoco)} />
        ))}
      </div>
    </section>
  );
}
