import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { nombreDivision } from '#domain/liga/liga.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { Resultado } from '#web/club/competicion/resultado.tsx';
import { Card } from '#web/ui/card.tsx';
import { CABEN, type Cercano, type Cercanos } from './cercanos.ts';
import { Dia } from './dia.tsx';
import styles from './inicio.module.css';

/** As the results beside it, still without a score. */
const comoResultado = ({ enJuego, ...partido }: Cercano): FilaResultado => ({
  ...partido,
  idJugador1: 0,
  idJugador2: 0,
  observaciones: enJuego ? 'En juego' : null,
  sets: [],
  ausente: null,
  ganador: null,
});

/** When, where and of which league; who plays is in the schedule, which search engines do not read. */
const DeMenores = ({ fecha, pista, liga, division, enJuego }: Cercano) => (
  <li className={styles.deMenores}>
    <time dateTime={fecha}>{horaDe(fecha)}</time>
    <Link to={rutas.horarios(liga)}>
      {CLASES[liga].titulo}
      <br />
      {nombreDivision(liga, division)}
    </Link>
    <span>{pista}</span>
    {enJuego ? <p>En juego</p> : null}
  </li>
);

const Lista = ({ partidos }: { partidos: readonly Cercano[] }) => (
  <ul className={`${styles.partidos} ${styles.proximos}`}>
    {partidos
      .slice(0, CABEN)
      .map((partido) =>
        partido.conMenores ? (
          <DeMenores key={partido.id} {...partido} />
        ) : (
          <Resultado key={partido.id} partido={comoResultado(partido)} />
        ),
      )}
  </ul>
);

/** "Hoy, lunes 23 de noviembre"; how many are left, the head says. */
const rotuloDe = ({ esHoy, dia }: Cercanos): string =>
  `${esHoy ? 'Hoy, ' : ''}${fechaSemana(dia).replace(',', '')}`;

/** Tonight's match in one glance, for who comes in through the front page. */
export const PartidosCercanos = ({ cercanos }: { cercanos: Cercanos | null }) => (
  <Card title="Próximos partidos" to={rutas.horarios()}>
    {cercanos ? (
      <>
        <Dia dia={cercanos.dia} texto={rotuloDe(cercanos)} />
        <Lista partidos={cercanos.partidos} />
        {cercanos.luego ? (
          <div className={styles.luego}>
            <Dia dia={cercanos.luego.dia} />
            <Lista partidos={cercanos.luego.partidos} />
          </div>
        ) : null}
        <p>
          <Link to={rutas.horarios()}>Ver todos ({cercanos.todos})</Link>
        </p>
      </>
    ) : (
      <p className={styles.suave}>Ahora mismo no hay partidos programados.</p>
    )}
  </Card>
);
