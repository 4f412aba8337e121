import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { Card } from '#web/ui/card.tsx';
import type { Cercano, Cercanos } from './cercanos.ts';
import styles from './inicio.module.css';

const Partido = ({ partido: { id, fecha, jugador1, jugador2, pista } }: { partido: Cercano }) => (
  <li>
    <time dateTime={fecha}>{horaDe(fecha)}</time>
    <Link to={rutas.partido(id)}>
      <span>{jugador1}&nbsp;–</span> <span>{jugador2}</span>
    </Link>
    <span className={styles.suave}>{pista}</span>
  </li>
);

const Lista = ({ partidos }: { partidos: readonly Cercano[] }) => (
  <ul className={styles.partidos}>
    {partidos.map((partido) => (
      <Partido key={partido.id} partido={partido} />
    ))}
  </ul>
);

const cuantos = (total: number, esHoy: boolean): string => {
  const quedan = total === 1 ? 'queda' : 'quedan';
  return esHoy ? `${quedan} ${total}` : `${total} ${total === 1 ? 'partido' : 'partidos'}`;
};

/** Tonight's match in one glance, for who comes in through the front page. */
export function PartidosCercanos({ cercanos }: { cercanos: Cercanos | null }) {
  if (!cercanos)
    return (
      <Card title="Partidos" to={rutas.horarios()}>
        <p className={styles.suave}>Ahora mismo no hay partidos programados.</p>
      </Card>
    );
  const { dia, esHoy, partidos, total, otros, luego } = cercanos;
  return (
    <Card
      eyebrow={
        <time className={styles.dia} dateTime={dia}>
          {fechaSemana(dia)}
          {`, ${cuantos(total, esHoy)}`}
        </time>
      }
      title={esHoy ? 'Partidos de hoy' : 'Próximos partidos'}
      to={rutas.horarios()}
    >
      <Lista partidos={partidos} />
      {otros > 0 ? (
        <p>
          <Link to={rutas.horarios()}>
            {partidos.length === 0 ? 'Ver los' : 'Y'} {otros} {partidos.length === 0 ? 'partidos' : 'más'} en
            los horarios
          </Link>
        </p>
      ) : null}
      {luego ? (
        <div className={styles.luego}>
          <p className={styles.rotulo}>
            <time className={styles.dia} dateTime={luego.dia}>
              {fechaSemana(luego.dia)}
            </time>
          </p>
          <Lista partidos={luego.partidos} />
        </div>
      ) : null}
    </Card>
  );
}
