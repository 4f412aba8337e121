import type { ReactNode } from 'react';
import { rutas } from '#contract/rutas.ts';
import { comoLlegarA, sitioDe } from '#contract/sitio/sitio.ts';
import { horaDe, sumarMinutos } from '#domain/fecha.ts';
import { Acciones } from '#web/club/competicion/acciones.tsx';
import { IconoCielo } from '#web/club/meteo.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import styles from './partido.module.css';
import type { DatosDePartido } from './por-venir.ts';

type DondeProps = Pick<DatosDePartido, 'partido' | 'encuentro'> & { children: ReactNode };

/** Of a match to come, what its board does not tell: the way there, until when, in what weather, and what one does with it. */
export function Donde({
  partido: { id, fecha, pista },
  encuentro: { duracion, weather, tiempo },
  children,
}: DondeProps) {
  const sitio = sitioDe(pista);
  const ruta = { href: comoLlegarA(sitio), target: '_blank', rel: 'noreferrer' };
  return (
    <section>
      <h2>Antes de ir</h2>
      <div className={styles.donde}>
        <dl>
          <dt>Dirección</dt>
          <dd>
            <a {...ruta}>{sitio.direccion.replace(/(\d{5}) /, '$1\u00a0')}</a>
          </dd>
          <dt>Duración</dt>
          <dd>
            {duracion} minutos, hasta las {horaDe(sumarMinutos(fecha, duracion))}
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
