import { Link } from 'react-router';
import type { Resumen } from '#contract/resumen.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { MeteoPartido } from '#web/club/meteo.tsx';
import styles from './panel.module.css';
import { Fila, Lista, Tarjeta } from './tarjeta.tsx';

type Partido = Resumen['partidos'][number];

function FilaPartido({ partido }: { partido: Partido }) {
  const { id, fecha, jugador1, jugador2, pista, nombreLiga, weather } = partido;
  return (
    <Fila
      to={rutasPrivadas.partido(id)}
      partido={id}
      titulo={
        <>
          <time className={styles.hora} dateTime={fecha}>
            {horaDe(fecha)}
          </time>{' '}
          {jugador1} – {jugador2}
        </>
      }
      detalle={`${pista ?? 'Pista por decidir'} · ${nombreLiga}`}
      lado={<MeteoPartido weather={weather} />}
    />
  );
}

const Filas = ({ partidos }: { partidos: readonly Partido[] }) => (
  <Lista>
    {partidos.map((partido) => (
      <FilaPartido key={partido.id} partido={partido} />
    ))}
  </Lista>
);

type Props = Pick<Resumen, 'partidos' | 'hoy'>;

/** Who plays today: what is asked at the gate of the courts. */
export function Hoy({ partidos, hoy }: Props) {
  const suyos = partidos.filter(({ fecha }) => diaDe(fecha) === hoy);
  return (
    <Tarjeta titulo="Hoy" cuantos={suyos.length} tono="azul" vacia="Hoy no queda ningún partido por jugar.">
      <Filas partidos={suyos} />
      <p className={styles.resto}>
        ¿Llueve? <Link to={rutasPrivadas.suspender()}>Suspender partidos</Link>
      </p>
    </Tarjeta>
  );
}

/** Who plays on the rest of the days until Sunday. */
export function FinDeSemana({ partidos, hoy }: Props) {
  const resto = partidos.filter(({ fecha }) => diaDe(fecha) !== hoy);
  const porDia = Map.groupBy(resto, ({ fecha }): Dia => diaDe(fecha));
  return (
    <Tarjeta
      titulo="El fin de semana"
      cuantos={resto.length}
      tono="azul"
      vacia="No hay más partidos hasta el domingo. Con «Nueva propuesta» se preparan los siguientes."
    >
      {[...porDia].map(([dia, suyos]) => (
        <div key={dia} className={styles.dia}>
          <h3 className={styles.jornada}>{fechaSemana(dia)}</h3>
          <Filas partidos={suyos} />
        </div>
      ))}
    </Tarjeta>
  );
}
