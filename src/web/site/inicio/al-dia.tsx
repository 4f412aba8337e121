import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { diaDe, type FechaHora, horaDe } from '#domain/fecha.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import { alMesDe, deTenis } from '#web/club/al-mes.ts';
import styles from './al-dia.module.css';
import type { Breves } from './breves.ts';

type Props = Breves & { ahora: FechaHora };

/** Who plays next, who won last and what a class costs, under the first words: each is a way on. */
export function AlDia({ proximos, ultimo, ahora }: Props) {
  const [alMes] = alMesDe(deTenis());
  const proximo = proximos.find(({ fecha }) => fecha > ahora);
  return (
    <ul className={styles.lista}>
      {proximo ? (
        <li>
          <Link to={rutas.partido(proximo.id)}>
            <span>
              {diaDe(proximo.fecha) === diaDe(ahora) ? (
                <>
                  Próximo<i> partido</i> de adultos
                </>
              ) : (
                <>
                  <i>Próximo partido, </i>
                  {semanaCorta(proximo.fecha)}
                </>
              )}
            </span>{' '}
            <b>
              {horaDe(proximo.fecha)}
              <i>{proximo.pista ? `, ${proximo.pista}` : ''}</i> · {proximo.texto}
            </b>
          </Link>
        </li>
      ) : null}
      {ultimo ? (
        <li>
          <Link to={rutas.partido(ultimo.id)}>
            <span>
              <i>Último </i>resultado<i>, {semanaCorta(ultimo.fecha)}</i>
            </span>{' '}
            <b>{ultimo.texto}</b>
          </Link>
        </li>
      ) : null}
      {alMes ? (
        <li>
          <Link to="/escuela-presentacion">
            <span>Escuela de tenis</span> <b>Desde {alMes.precio} al mes</b>
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
