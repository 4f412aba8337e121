import { memo } from 'react';
import { Link } from 'react-router';
import { PartidoEnBloque } from '#web/club/mesa/partido.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './calendario.module.css';
import type { Cita } from './calendario.tsx';
import { horaDeSitio, lugar, type Tablero } from './sitio.ts';
import { idEnPlano } from './use-arrastre.ts';

/** Shorter ones have no room to spare. */
const LARGA = 75;

const cabeMas = (duracion: number): boolean => duracion >= LARGA;

const EN_JUEGO = 'En juego';

function tonoDe({ estado, enJuego }: Cita): string {
  if (estado === 'error') return cx('text-bad');
  return estado === 'jugada' || (enJuego && estado !== 'aviso') ? cx('text-ok') : cx('text-warn');
}

/** What is said under the names: why it wants a look, or how it goes. */
const breveDe = ({ motivo, marcador, enJuego, duracion }: Cita): string =>
  motivo?.breve ?? marcador?.texto ?? (enJuego && cabeMas(duracion) ? EN_JUEGO : '');

/** What is seen in it, and what is heard. */
function Contenido({ cita, donde }: { cita: Cita; donde: string }) {
  const { sitio, motivo, marcador, enJuego, duracion, descripcion } = cita;
  const breve = breveDe(cita);
  return (
    <>
      <PartidoEnBloque
        {...cita}
        hora={horaDeSitio(sitio)}
        gana={marcador?.gana}
        larga={cabeMas(duracion)}
        enJuego={enJuego}
      >
        {breve ? (
          <span
            className={cx('flex items-center gap-px font-semibold whitespace-nowrap', tonoDe(cita))}
            aria-hidden="true"
          >
            {motivo ? <Icon name="alert" size={11} className={cx('shrink-0 max-sm:hidden')} /> : null}
            {breve}
          </span>
        ) : null}
      </PartidoEnBloque>
      <span className="visually-hidden">
        {horaDeSitio(sitio)} {donde} {descripcion}
        {motivo ? `. ${motivo.frase}` : ''}
        {marcador ? `. ${marcador.texto}` : ''}
        {enJuego ? `. ${EN_JUEGO}` : ''}
      </span>
    </>
  );
}

type BloqueProps = {
  cita: Cita;
  tablero: Tablero;
  donde: string;
  /** It is the one in hand. */
  cogido: boolean;
  /** It is the one spoken of beside the courts. */
  elegido: boolean;
};

const cortaDe = (cita: Cita) => (cabeMas(cita.duracion) ? undefined : breveDe(cita) ? 'con motivo' : true);

function claseDe({ fija }: Cita, cogido: boolean): string {
  const enMano = cogido ? cx('cursor-grabbing opacity-55') : cx('cursor-grab');
  return cx(
    styles.sitio,
    styles.tipo,
    styles.letra,
    styles.bloque,
    'z-1 flex flex-col overflow-hidden rounded-s text-start no-underline focus-visible:z-2 focus-visible:outline-offset-0',
    !fija && cx('touch-manipulation select-none', enMano),
  );
}

/** Drawn again only when it changes itself: with 200 of them, each place that one in hand passes by would draw them all. */
export const Bloque = memo(function Bloque({ cita, tablero, donde, cogido, elegido }: BloqueProps) {
  const { clave, sitio, duracion, estado, tipo, descripcion, motivo, fija, href, enJuego } = cita;
  // Of what is not being arranged, what is saved is as far back as what is over.
  const fondo = fija && !href && estado === 'guardada';
  const comun = {
    className: claseDe(cita, cogido),
    style: lugar(sitio, duracion, tablero),
    title: [descripcion, motivo?.frase].filter(Boolean).join('\n'),
    'data-estado': fondo ? 'jugada' : estado,
    'data-tipo': tipo,
    'data-corta': cortaDe(cita),
    'data-juego': enJuego || undefined,
  };
  const contenido = <Contenido cita={cita} donde={donde} />;
  if (fija && href)
    return (
      <Link {...comun} to={href}>
        {contenido}
      </Link>
    );
  if (fija) return <p {...comun}>{contenido}</p>;
  return (
    <button
      {...comun}
      type="button"
      id={idEnPlano(clave)}
      data-elegido={elegido || undefined}
      aria-pressed={cogido}
    >
      {contenido}
    </button>
  );
});
