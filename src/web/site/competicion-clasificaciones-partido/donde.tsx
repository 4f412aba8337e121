import { club } from '#club';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { comoLlegarA, sitioDe } from '#contract/sitio/sitio.ts';
import { horaDe, sumarMinutos } from '#domain/fecha.ts';
import { IconoCielo } from '#web/club/piezas/tiempo.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { BOTON } from './cita.tsx';
import type { DatosDePartido } from './por-venir.ts';
import { Seccion } from './seccion.tsx';

/** What one does with a match to come. */
export const Ir = ({ id, pista }: PartidoPublico) => (
  <>
    <a href={comoLlegarA(sitioDe(pista))} target="_blank" rel="noreferrer" className={BOTON}>
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
  <Seccion titulo="Antes de ir">
    <dl className="grid gap-x-3 gap-y-2 @xs:grid-cols-label">
      <dt className="text-ink-soft text-s">Dónde</dt>
      <dd>{sitioDe(pista).direccion}</dd>
      <dt className="text-ink-soft text-s">Duración</dt>
      <dd>
        {duracion} minutos, hasta las {horaDe(sumarMinutos(fecha, duracion))}
      </dd>
      <dt className="text-ink-soft text-s">Tiempo</dt>
      <dd className="flex items-center gap-x-2">
        {weather ? <IconoCielo icono={weather.icon} talla={24} /> : null}
        {tiempo}
      </dd>
      <dt className="text-ink-soft text-s">¿No puedes?</dt>
      <dd>
        Llama al <a href={`tel:${club.telefonoEnlace}`}>{club.telefono.replaceAll(' ', '\u00a0')}</a>
      </dd>
    </dl>
  </Seccion>
);
