import { Link } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import { enEuros } from '#domain/euros.ts';
import { grados, kmPorHora } from '#domain/meteo/cielo.ts';
import type { Weather } from '#domain/meteo/weather.ts';
import { esGratis, tienePrecio } from '#domain/precio.ts';
import { deTenis, menorAlMes } from '#web/club/al-mes.ts';
import { IconoCielo } from '#web/club/piezas/tiempo.tsx';
import styles from './al-dia.module.css';

/** What no other first glance tells: the weather on the courts, and what a class and being a member cost. */
export function AlDia({ weather }: { weather: Weather | null }) {
  const tiempo = weather?.hourly[0];
  const alMes = menorAlMes(deTenis());
  return (
    <ul className={styles.lista}>
      {tiempo ? (
        <li>
          <Link to={rutas.tiempo()}>
            <span>
              Ahora<i> en las pistas</i>
            </span>{' '}
            <b>
              <IconoCielo icono={tiempo.icon} talla={24} />
              <span>
                {grados(tiempo.temp)}
                <i>, viento {kmPorHora(tiempo.wind_speed)}</i>
              </span>
            </b>
          </Link>
        </li>
      ) : null}
      {tienePrecio(alMes) ? (
        <li>
          <Link to="/escuela-presentacion">
            <span>
              Tenis<i> en la escuela</i>
              {esGratis(alMes) ? null : (
                <>
                  <i>,</i> desde
                </>
              )}
            </span>{' '}
            <b>
              {esGratis(alMes) ? (
                <>
                  Gratis<i> para socios</i>
                </>
              ) : (
                `${enEuros(alMes.socios)} al mes`
              )}
            </b>
          </Link>
        </li>
      ) : null}
      {club.cuota > 0 ? (
        <li>
          <Link to="/club-unete-a-nosotros">
            <span>Hacerse socio</span> <b>{enEuros(club.cuota)} al año</b>
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
