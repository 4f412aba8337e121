import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { Resultado } from '#web/club/competicion/resultado.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Cercano, Cercanos } from './cercanos.ts';
import { Dia } from './dia.tsx';
import styles from './inicio.module.css';

/** As the results beside it, still without a score. */
const comoResultado = ({ enJuego, ...partido }: Cercano): FilaResultado => ({
  ...partido,
  idJugador1: 0,
  idJugador2: 0,
  conMenores: false,
  observaciones: enJuego ? 'En juego' : null,
  sets: [],
  ausente: null,
  ganador: null,
});

const Lista = ({ partidos }: { partidos: readonly Cercano[] }) => (
  <ul className={styles.partidos}>
    {partidos.map((partido) => (
      <Resultado key={partido.id} partido={comoResultado(partido)} />
    ))}
  </ul>
);

/** "Hoy, lunes 23 de noviembre: quedan 2"; of another day, how many there are. */
function rotuloDe({ dia, esHoy, total }: Cercanos): string {
  if (!esHoy) return `${fechaSemana(dia)}: ${total} ${total === 1 ? 'partido' : 'partidos'}`;
  const quedan = total === 1 ? 'queda' : 'quedan';
  return `Hoy, ${fechaSemana(dia).replace(',', '')}: ${total === 0 ? 'ya no quedan' : `${quedan} ${total}`}`;
}

/** Tonight's match in one glance, for who comes in through the front page. */
export function PartidosCercanos({ cercanos }: { cercanos: Cercanos | null }) {
  if (!cercanos)
    return (
      <Card title="Próximos partidos" to={rutas.horarios()}>
        <p className={styles.suave}>Ahora mismo no hay partidos programados.</p>
      </Card>
    );
  const { dia, partidos, todos, luego } = cercanos;
  return (
    <Card title="Próximos partidos" to={rutas.horarios()}>
      <Dia dia={dia} texto={rotuloDe(cercanos)} />
      <Lista partidos={partidos} />
      {luego ? (
        <div className={styles.luego}>
          <Dia dia={luego.dia} />
          <Lista partidos={luego.partidos} />
        </div>
      ) : null}
      <p>
        <Link to={rutas.horarios()}>Ver todos ({todos})</Link>
      </p>
    </Card>
  );
}
