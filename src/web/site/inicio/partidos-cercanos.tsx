import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { diaDe, type FechaHora } from '#domain/fecha.ts';
import { Resultado } from '#web/club/competicion/resultado.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Cercano, Cercanos } from './cercanos.ts';
import styles from './inicio.module.css';
import { aQueHoras, Jornadas, jornadasDe } from './jornadas.tsx';

/** As the results beside it, still without a score. */
const comoResultado = (partido: Cercano, enJuego: boolean): FilaResultado => ({
  ...partido,
  idJugador1: 0,
  idJugador2: 0,
  observaciones: enJuego ? 'En juego' : null,
  sets: [],
  ausente: null,
  ganador: null,
});

type Props = Cercanos & { ahora: FechaHora };

/** Tonight's match in one glance, for who comes in through the front page; who plays of the minors is in the schedule. */
export const PartidosCercanos = ({ filas, todos, ahora }: Props) => (
  <Card title="Próximos partidos" to={rutas.horarios()} className={styles.proximos}>
    {todos > 0 ? (
      <>
        <Jornadas
          jornadas={jornadasDe(filas)}
          hoy={diaDe(ahora)}
          fila={(partido) => (
            <Resultado key={partido.id} partido={comoResultado(partido, partido.fecha <= ahora)} />
          )}
          menores={(fechas) => {
            const enJuego = fechas.filter((fecha) => fecha <= ahora).length;
            return (
              <>
                {aQueHoras(fechas)}
                {enJuego > 0 ? <b>{enJuego} en juego</b> : null}
              </>
            );
          }}
          ruta={rutas.horarios}
        />
        <p>
          <Link to={rutas.horarios()}>Ver todos ({todos})</Link>
        </p>
      </>
    ) : (
      <p className={styles.suave}>Ahora mismo no hay partidos programados.</p>
    )}
  </Card>
);
