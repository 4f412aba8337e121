import { Link } from 'react-router';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { Icon } from '#web/ui/icon.tsx';
import table from '#web/ui/table.module.css';
import { caraACara, type Rival } from './historial.ts';
import styles from './jugador.module.css';

/** As many as are read at a glance; the rest, with a press. */
const PRIMEROS = 8;

type Props = { partidos: readonly PartidoPublico[]; idJugador: number };

const CABECERA = (
  <thead>
    <tr>
      <th scope="col">Rival</th>
      <th scope="col" data-num>
        Ganados
      </th>
      <th scope="col" data-num>
        Perdidos
      </th>
    </tr>
  </thead>
);

const Rivales = ({ rivales, idJugador }: { rivales: readonly Rival[]; idJugador: number }) => (
  <div className={`${table.frame} ${table.dense}`}>
    <table>
      <caption className="visually-hidden">Partidos ganados y perdidos con cada rival</caption>
      {CABECERA}
      <tbody>
        {rivales.map(({ id, nombre, ganados, perdidos }) => (
          <tr key={id}>
            <th scope="row" className={styles.rival}>
              <Link to={rutas.caraACara(idJugador, id)}>
                <span className="visually-hidden">Ver los partidos con </span>
                {nombre}
              </Link>
            </th>
            <td data-num>{ganados}</td>
            <td data-num>{perdidos}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

export function CaraACara({ partidos, idJugador }: Props) {
  const rivales = caraACara(partidos, idJugador);
  return (
    <section aria-labelledby="titulo-cara" className={styles.cara}>
      <h2 id="titulo-cara">Cara a cara</h2>
      {rivales.length > 0 ? <Rivales rivales={rivales} idJugador={idJugador} /> : null}
      {rivales.length > PRIMEROS ? (
        <details className={styles.todos}>
          <summary>
            Ver todos ({rivales.length})
            <Icon name="chevron" size={16} />
          </summary>
        </details>
      ) : null}
      <p className={styles.conOtro}>
        <Link to={rutas.rivalPara(idJugador)}>Comparar con otro jugador</Link>
      </p>
    </section>
  );
}
