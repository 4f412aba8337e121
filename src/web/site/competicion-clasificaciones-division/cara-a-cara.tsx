import { Link } from 'react-router';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { Forma } from '#web/club/competicion/forma.tsx';
import table from '#web/ui/table.module.css';
import { caraACara, type Rival } from './historial.ts';
import styles from './jugador.module.css';
import { sonMuchos, VerTodos } from './ver-todos.tsx';

type Props = { partidos: readonly PartidoPublico[]; idJugador: number };

const Rivales = ({ rivales, idJugador }: { rivales: readonly Rival[]; idJugador: number }) => (
  <div className={`${table.frame} ${table.dense}`}>
    <table>
      <caption className="visually-hidden">Partidos ganados y perdidos con cada rival</caption>
      <thead>
        <tr>
          <th scope="col">Rival</th>
          <th scope="col">Partidos</th>
          <th scope="col" data-num>
            G–P
          </th>
        </tr>
      </thead>
      <tbody>
        {rivales.map(({ id, nombre, forma }) => {
          const ganados = forma.filter(({ gana }) => gana).length;
          return (
            <tr key={id}>
              <th scope="row" className={styles.rival}>
                <Link to={rutas.caraACara(idJugador, id)}>
                  <span className="visually-hidden">Ver los partidos con </span>
                  {nombre}
                </Link>
              </th>
              <td>
                <Forma forma={forma} />
              </td>
              <td data-num>
                {ganados}–{forma.length - ganados}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);

export function CaraACara({ partidos, idJugador }: Props) {
  const rivales = caraACara(partidos, idJugador);
  return (
    <section aria-labelledby="titulo-cara" className={styles.cara}>
      <h2 id="titulo-cara">
        Cara a cara {sonMuchos(rivales) ? <small>de más a menos partidos</small> : null}
      </h2>
      {rivales.length > 0 ? <Rivales rivales={rivales} idJugador={idJugador} /> : null}
      <div className={styles.masRivales}>
        {sonMuchos(rivales) ? <VerTodos>Ver los {rivales.length} rivales</VerTodos> : null}
        <Link to={rutas.rivalPara(idJugador)}>Comparar con otro jugador</Link>
      </div>
    </section>
  );
}
