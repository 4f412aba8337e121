import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { diaDe, type FechaHora, haPasado, horaDe } from '#domain/fecha.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { desdeAlMes, deTenis } from '#web/club/al-mes.ts';
import styles from './al-dia.module.css';
import type { Breves } from './breves.ts';

type Props = Breves & { ahora: FechaHora };

function Proximo({ fecha, pista, liga, texto, ahora }: Breves['proximos'][number] & { ahora: FechaHora }) {
  if (fecha <= ahora)
    return (
      <>
        <span className={styles.enJuego}>
          En juego<i> ahora</i>
        </span>{' '}
        <b>
          {pista ? `${pista} · ` : ''}
          {texto}
        </b>
      </>
    );
  return (
    <>
      {diaDe(fecha) === diaDe(ahora) ? (
        <span>
          Próximo partido<i> {CLASES[liga].deTitulo}</i>
        </span>
      ) : (
        <span>
          <i>Próximo partido, </i>
          {semanaCorta(fecha)}
        </span>
      )}{' '}
      <b>
        {horaDe(fecha)}
        <i>{pista ? `, ${pista}` : ''}</i> · {texto}
      </b>
    </>
  );
}

/** Who is playing or plays next, who won last and what a class costs, under the first words: each is a way on. */
export function AlDia({ proximos, ultimo, ahora }: Props) {
  const alMes = desdeAlMes(deTenis());
  const proximo = proximos.find((uno) => !haPasado(uno, ahora));
  return (
    <ul className={styles.lista}>
      {proximo ? (
        <li>
          <Link to={rutas.partido(proximo.id)}>
            <Proximo {...proximo} ahora={ahora} />
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
            <span>Escuela de tenis</span> <b>{alMes}</b>
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
