import { Link } from 'react-router';
import { club } from '#club';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import type { Encuentro } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { comoLlegarA, sitioDe } from '#contract/sitio/sitio.ts';
import { type FechaHora, haPasado, horaDe, sumarMinutos } from '#domain/fecha.ts';
import { tieneFinal } from '#domain/partido/resultado.ts';
import { motivoDeRetirado } from '#web/club/marcador.tsx';
import { IconoCielo } from '#web/club/piezas/tiempo.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { BOTON, cortos, type Lados, Seccion } from './comun.tsx';

/** What the page of a match loads. */
export type DatosDePartido = { partido: PartidoPublico; encuentro: Encuentro; ahora: FechaHora };

/** Still to be played, and its time has not passed. */
export const estaPorVenir = ({ partido, encuentro: { duracion }, ahora }: DatosDePartido): boolean =>
  !tieneFinal(partido) &&
  motivoDeRetirado(partido) === null &&
  !haPasado({ fecha: partido.fecha, duracion }, ahora);

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

/** What its board does not tell: the way there, until when, in what weather. */
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

type SeJueganProps = Pick<Encuentro, 'siGana' | 'siPierde'> & { lados: Lados };

/** What each of the two is playing for in their table. */
export function SeJuegan({ lados, siGana, siPierde }: SeJueganProps) {
  if (!siGana || !siPierde) return null;
  const nombres = cortos(...lados);
  return (
    <Seccion
      titulo={
        <>
          Qué se juegan{' '}
          <small className="font-normal font-text text-ink-soft text-s">con la tabla de hoy</small>
        </>
      }
    >
      <ul className="grid gap-4">
        {lados.map(({ id }, n) => (
          <li key={id}>
            <p>
              Si gana {nombres[n]}, <strong>{siGana[n]}</strong>.
            </p>
            <p className="text-ink-soft text-s">Si pierde, {siPierde[n]}.</p>
            <Link to={rutas.jugador(id)} className="text-s">
              Qué necesita {nombres[n]}
            </Link>
          </li>
        ))}
      </ul>
    </Seccion>
  );
}
