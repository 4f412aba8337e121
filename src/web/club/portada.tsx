import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Seccion } from '#web/club/dibujo/dibujos.ts';
import migasStyles from './migas.module.css';
import styles from './portada.module.css';
import dibujo from './portada-dibujo.module.css';

type PistaDibujoProps = {
  seccion: Seccion | 'bienvenida';
  /** What it shows, when it says something; without it the drawing is decorative. */
  titulo?: string;
  /** Asked for before the rest, as the court of the front page, which a phone shows too. */
  prioridad?: boolean;
  className?: string | undefined;
};

/** The court of a section, as a picture of the site; the CSS around it says its size and its crop. */
export function PistaDibujo({ seccion, titulo = '', prioridad = false, className }: PistaDibujoProps) {
  return (
    <img
      className={className}
      src={`/dibujos/${seccion}.svg`}
      alt={titulo}
      width={1280}
      height={720}
      decoding="async"
      fetchPriority={prioridad ? 'high' : 'low'}
    />
  );
}

type Miga = { titulo: string; href?: string };

type PortadaProps = {
  titulo: ReactNode;
  /** A line over the title: what it is part of. */
  antetitulo?: ReactNode;
  /** Before all of it. */
  primero?: ReactNode;
  /** One or two sentences under the title. */
  entradilla?: ReactNode;
  /** Whose court it stands on. */
  seccion: Seccion;
  /** From the section to this page, without the home page. */
  migas?: readonly Miga[];
  /**
   * `grande` is the home page; `compacta` leaves room under it; `datos` is a strip over a table or a list; `articulo`
   * is for a title as long as a sentence.
   */
  talla?: 'grande' | 'normal' | 'compacta' | 'datos' | 'articulo';
  /** Beside the title: the other pages that it is one of. */
  junto?: ReactNode;
  /** Buttons under the text. */
  children?: ReactNode;
};

function Migas({ migas }: { migas: readonly Miga[] }) {
  return (
    <nav aria-label="Ruta de navegación">
      <ol className={migasStyles.migas}>
        <li>
          <Link to="/">Inicio</Link>
        </li>
        {migas.map(({ titulo, href }) => (
          <li key={titulo}>
            {href ? <Link to={href}>{titulo}</Link> : <span aria-current="page">{titulo}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The head of every page. The words stand out of bounds and the section's court comes in from the side. */
export function Portada(props: PortadaProps) {
  const {
    titulo,
    antetitulo,
    primero,
    entradilla,
    seccion,
    migas,
    talla = 'normal',
    junto,
    children,
  } = props;
  return (
    <section className={styles.portada} data-talla={talla} data-seccion={seccion}>
      <PistaDibujo
        seccion={talla === 'grande' ? 'bienvenida' : seccion}
        prioridad={talla === 'grande'}
        className={dibujo.dibujo}
      />
      <div className={styles.caja}>
        <div className={styles.texto}>
          {migas && migas.length > 0 ? <Migas migas={migas} /> : null}
          {primero}
          {antetitulo ? <p className={styles.antetitulo}>{antetitulo}</p> : null}
          {junto ? (
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 md:justify-start">
              <h1 className={styles.titulo}>{titulo}</h1>
              {junto}
            </div>
          ) : (
            <h1 className={styles.titulo}>{titulo}</h1>
          )}
          {entradilla ? <p className={styles.entradilla}>{entradilla}</p> : null}
          {children ? <div className={styles.acciones}>{children}</div> : null}
        </div>
      </div>
    </section>
  );
}
