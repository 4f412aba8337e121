import { club } from '#club';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { comoLlegarA, sitioDe } from '#contract/sitio/sitio.ts';
import { horaDe, sumarMinutos } from '#domain/fecha.ts';
import { IconoCielo } from '#web/club/piezas/tiempo.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import styles from './por-venir.module.css';
import type { DatosDePartido } from './por-venir.ts';

/** What one does with a match to come. */
export const Ir = ({ id, pista }: PartidoPublico) => (
  <>
    <a
      href={comoLlegarA(sitioDe(pista))}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ look: 'white', size: 's' })}
    >
      Cómo llegar
    </a>
    <a className={buttonClass({ look: 'light', size: 's' })} href={rutas.calendario(id)} download>
      Al calendario
    </a>
  </>
);

/** Of a match to come, what its board does not tell: the way there, until when, in what weather. */
export const Donde = ({
  partido: { fecha, pista },
  encuentro: { duracion, weather, tiempo },
}: DatosDePartido) => (
  <section>
    <h2>Antes de ir</h2>
    <dl className={styles.donde}>
      <dt>Dónde</dt>
      <dd>{sitioDe(pista).direccion}</dd>
      <dt>Duración</dt>
      <dd>
        {duracion} minutos, hasta las {horaDe(sumarMinutos(fecha, duracion))}
      </dd>
      <dt>Tiempo</dt>
      <dd>
        {weather ? <IconoCielo icono={weather.icon} talla={24} /> : null}
        {tiempo}
      </dd>
      <dt>¿No puedes?</dt>
      <dd>
        Llama al <a href={`tel:${club.telefonoEnlace}`}>{club.telefono.replaceAll(' ', '\u00a0')}</a>
      </dd>
    </dl>
  </section>
);
