import { memo, type RefObject } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/ui/icon.tsx';
import styles from './bloque.module.css';
import type { Cita } from './calendario.tsx';
import { horaDeSitio, lugar, type Tablero } from './sitio.ts';
import { idEnPlano, type useArrastre } from './use-arrastre.ts';

/** Shorter ones have no room to spare. */
const LARGA = 75;

const cabeMas = (duracion: number): boolean => duracion >= LARGA;

const EN_JUEGO = 'En juego';

/** Hour and division above, the two names below, and why it wants a look or how it goes. */
function Contenido({ cita, donde }: { cita: Cita; donde: string }) {
  const { sitio, etiqueta, nombres, motivo, marcador, enJuego, descripcion } = cita;
  const juega = enJuego && !motivo;
  // In an hour it has no line of its own: a fourth one would press the names together.
  const enCabeza = juega && !cabeMas(cita.duracion);
  const breve = motivo?.breve ?? marcador?.texto ?? (juega && !enCabeza ? EN_JUEGO : '');
  return (
    <>
      <span className={styles.cabeza} aria-hidden="true">
        <strong>{horaDeSitio(sitio)}</strong> <span>{etiqueta}</span>
        {enCabeza ? <span className={styles.enJuego}>{EN_JUEGO}</span> : null}
      </span>
      {nombres.map((nombre, n) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines that never change places
          key={n}
          className={styles.nombre}
          data-gana={n === marcador?.gana || undefined}
          aria-hidden="true"
        >
          {nombre}
        </span>
      ))}
      {breve ? (
        <span className={styles.motivo} aria-hidden="true">
          {motivo ? <Icon name="alert" size={11} /> : null}
          {breve}
        </span>
      ) : null}
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
  manos: RefObject<ReturnType<typeof useArrastre>>;
  donde: string;
  /** It is the one in hand. */
  cogido: boolean;
  /** It is the one spoken of beside the courts. */
  elegido: boolean;
  elegir: ((clave: number) => void) | undefined;
};

/** Drawn again only when it changes itself: with 200 of them, each place that one in hand passes by would draw them all. */
export const Bloque = memo(function Bloque({
  cita,
  tablero,
  donde,
  manos,
  cogido,
  elegido,
  elegir,
}: BloqueProps) {
  const { clave, sitio, duracion, estado, tipo, descripcion, motivo, fija, href, enJuego } = cita;
  const comun = {
    className: styles.bloque,
    style: lugar(sitio, duracion, tablero),
    title: [descripcion, motivo?.frase].filter(Boolean).join('\n'),
    'data-estado': estado,
    'data-tipo': tipo,
    'data-larga': cabeMas(duracion) || undefined,
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
      data-cogido={cogido || undefined}
      data-elegido={elegido || undefined}
      aria-pressed={cogido}
      onFocus={() => elegir?.(clave)}
      onKeyDown={(event) => manos.current.onKeyDown(event, clave, sitio)}
      onPointerDown={(event) => manos.current.onPointerDown(event, clave)}
      onPointerMove={(event) => manos.current.onPointerMove(event)}
      onPointerUp={() => manos.current.onPointerUp()}
      onPointerCancel={() => manos.current.onPointerCancel()}
    >
      {contenido}
    </button>
  );
});
