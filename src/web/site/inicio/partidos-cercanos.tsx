import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import type { Dia, FechaHora } from '#domain/fecha.ts';
import { Card } from '#web/ui/card.tsx';
import { type Cercanos, sinJugar } from './cercanos.ts';
import inicio from './inicio.module.css';
import styles from './jornadas.module.css';
import { Jornadas, jornadasDe } from './jornadas.tsx';

type Props = Cercanos & { hoy: Dia; ahora: FechaHora };

/** Tonight's match in one glance, for who comes in through the front page; who plays of the minors is in the schedule. */
export const PartidosCercanos = ({ filas, todos, hoy, ahora }: Props) => (
  <Card
    title={filas.some(({ fecha }) => fecha <= ahora) ? 'En juego y próximos partidos' : 'Próximos partidos'}
    to={rutas.horarios()}
    className={styles.proximos}
  >
    {todos > 0 ? (
      <>
        <Jornadas
          jornadas={jornadasDe(filas.map((fila) => sinJugar(fila, fila.fecha <= ahora ? 'En juego' : null)))}
          hoy={hoy}
        />
        <p>
          <Link to={rutas.horarios()}>{todos === 1 ? 'Ver el partido' : `Ver los ${todos} partidos`}</Link>
        </p>
      </>
    ) : (
      <p className={inicio.suave}>Ahora mismo no hay partidos programados.</p>
    )}
  </Card>
);
