import type { ReactNode } from 'react';
import { rutas } from '#contract/rutas.ts';
import { comoLlegarA, sitioDe } from '#contract/sitio/sitio.ts';
import { horaDe, sumarMinutos } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { Acciones } from '#web/club/competicion/acciones.tsx';
import { IconoCielo } from '#web/club/meteo.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import styles from './partido.module.css';
import type { DatosDePartido } from './por-venir.ts';

type DondeProps = Pick<DatosDePartido, 'partido' | 'encuentro'> & { children: ReactNode };

/** When and where a match is to be played, in what weather, how to get there, and what one does with it. */
export function Donde({
  partido: { id, fecha, pista },
  encuentro: { duracion, weather, tiempo },
  children,
}: DondeProps) {
  const sitio = sitioDe(pista);
  const ruta = { href: comoLlegarA(sitio), target: '_blank', rel: 'noreferrer' };
  return (
    <section>
      <h2>Cuándo y dónde</h2>
      <div className={styles.donde}>
        <dl>
          <dt>Cuándo</dt>
          <dd>
            <b>{fechaSemana(fecha).replace(',', '')},</b>{' '}
            {`de ${horaDe(fecha)} a ${horaDe(sumarMinutos(fecha, duracion))}`.replaceAll(' ', '\u00a0')}
          </dd>
          <dt>Dónde</dt>
          <dd>
            <b>{pista ?? 'Pista por decidir'}</b>{' '}
            <a {...ruta}>{sitio.direccion.replace(/(\d{5}) /, '$1\u00a0')}</a>
          </dd>
          <dt>Tiempo</dt>
          <dd>
            {weather ? <IconoCielo icono={weather.icon} talla={24} /> : null}
            {tiempo}
          </dd>
        </dl>
        <Acciones>
          <a {...ruta} className={buttonClass({ look: 'primary', size: 's' })}>
            Cómo llegar
          </a>
          <a className={buttonClass({ size: 's' })} href={rutas.calendario(id)} download>
            Al calendario
          </a>
          {children}
        </Acciones>
      </div>
    </section>
  );
}
