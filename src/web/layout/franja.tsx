import { Link } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import { type Tramo, tramosDelDia } from '#domain/club/horario.ts';
import { fechaLarga } from '#domain/fecha-texto.ts';
import { useHoy } from '#web/club/hoy.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { EN_LA_CABEZA, EN_LA_TIRA } from './navbar.tsx';

/** Until when; with a break, the hours before it and after it. */
const abiertoHoy = (tramos: readonly Tramo[]): string =>
  tramos.length === 1
    ? `hasta las ${tramos[0]?.hasta}`
    : tramos.map(({ desde, hasta }) => `${desde}–${hasta}`).join(' y ');

const BUSCAR = cx(
  EN_LA_TIRA,
  'max-lg:absolute max-lg:end-thumb max-lg:top-full max-lg:h-bar max-lg:w-tap max-lg:justify-center max-lg:text-ink max-lg:hover:text-azul-text lg:ms-auto',
);

/** The words of the strip: whom to call, until when the courts are open, how to reserve one and the way to any player. */
export function Franja() {
  const hoy = useHoy();
  const tramos = hoy ? tramosDelDia(club.horarios.pistas, hoy.dia) : [];
  return (
    <>
      <a href={`tel:${club.telefonoEnlace}`} className={cx(EN_LA_TIRA, '@2xs:@max-panel:min-w-tap')}>
        <Icon name="phone" size={16} />
        <span className="@2xs:@max-panel:sr-only">
          <span className="max-md:sr-only">Llamar al</span> {club.telefono}
        </span>
      </a>
      {hoy && club.horarios.pistas.length > 0 ? (
        <Link to={rutas.reservar()} className={EN_LA_TIRA}>
          <Icon name="clock" size={16} className="max-md:hidden" />
          <span>
            Pistas{' '}
            {tramos.length > 0 ? (
              <>
                <span className="max-md:sr-only">abiertas hoy</span> {abiertoHoy(tramos)}
              </>
            ) : (
              'cerradas hoy'
            )}
          </span>
          <u>Reservar</u>
        </Link>
      ) : null}
      {/* Where the strip has no room for it, in the bar under it, between the club and the menu. */}
      <Link to={rutas.jugadores()} className={BUSCAR}>
        <Icon name="search" size={16} className="max-lg:size-6" />
        <span className="max-lg:sr-only">Buscar un jugador</span>
      </Link>
    </>
  );
}

/** What the sheet of the phone has besides the menus. */
export const EnLaHoja = () => (
  <a href={`tel:${club.telefonoEnlace}`} className={EN_LA_CABEZA} aria-label={`Llamar al ${club.telefono}`}>
    <Icon name="phone" size={24} />
  </a>
);

const partidos = (cuantos: number): string =>
  cuantos === 1 ? 'se suspende un partido' : `se suspenden ${cuantos} partidos`;

/** On top of every page, on the days that need it. */
export function AvisoDelDia() {
  const hoy = useHoy();
  if (!hoy || hoy.suspendidos === 0) return null;
  return (
    <aside
      className="bg-bola px-gutter py-3 text-center text-s text-on-bola print:hidden"
      aria-label="Aviso del día"
    >
      <p>
        <strong>Hoy {partidos(hoy.suspendidos)}.</strong> Lo que queda por jugar está en{' '}
        <Link to={rutas.horarios()} className="font-semibold text-inherit">
          los horarios
        </Link>
        .
      </p>
    </aside>
  );
}

/** On paper only: whose sheet it is and of which day. */
export function SelloDePapel() {
  const hoy = useHoy();
  return (
    <p className="hidden pb-2 text-xs font-semibold print:block">
      {club.nombre}
      {hoy ? `, ${fechaLarga(hoy.dia)}` : ''}
    </p>
  );
}
