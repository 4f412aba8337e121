import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { etiquetaDe } from '#domain/liga/etiqueta.ts';
import { divisionLarga } from '#web/club/competicion/nombres-cortos.ts';
import { Badge, Card } from '#web/ui/card.tsx';
import type { Cercano, Cercanos } from './cercanos.ts';
import { Dia } from './dia.tsx';
import styles from './inicio.module.css';

const Partido = ({
  partido: { id, fecha, enJuego, jugador1, jugador2, pista, liga, division },
}: {
  partido: Cercano;
}) => (
  <li>
    <time dateTime={fecha}>{horaDe(fecha)}</time>
    <Link to={rutas.partido(id)}>
      <span>{jugador1}&nbsp;–</span> <span>{jugador2}</span>
    </Link>
    <span className={styles.lugar}>
      <span aria-hidden="true">
        <Badge>{etiquetaDe({ tipo: liga, division })}</Badge>
      </span>
      <span className="visually-hidden">{divisionLarga(liga, division)}</span> {pista}
      {enJuego ? <Badge tone="bola">En juego</Badge> : null}
    </span>
  </li>
);

const Lista = ({ partidos }: { partidos: readonly Cercano[] }) => (
  <ul className={styles.partidos}>
    {partidos.map((partido) => (
      <Partido key={partido.id} partido={partido} />
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
