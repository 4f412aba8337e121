import type { ReactNode } from 'react';
import { club } from '#club';
import { nombresDeCentros } from '#contract/sitio/sitio.ts';
import { desdeAlMes } from '#web/club/desde.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { HtmlText } from '#web/ui/html-text.tsx';
import page from '#web/ui/page.module.css';
import type { Ficha } from './escuela.ts';
import styles from './ficha-escuela.module.css';

type FichaProps = {
  ficha: Ficha;
  /** Over it: what the page says first, as HTML. */
  entrada?: string;
  /** Beside it where there is room: the picture of the page. */
  children?: ReactNode;
};

/** Price, days and place of what the page is about, and the one button that matters. */
export function FichaEscuela({ ficha: { datos, accion, cerrada }, entrada, children }: FichaProps) {
  return (
    <div className={`${page.container} ${styles.cabeza}`}>
      {entrada ? <HtmlText html={entrada} className={styles.entrada} /> : null}
      <div className={styles.ficha}>
        <dl className={styles.datos}>
          {datos.map(({ titulo, valor }) => (
            <div key={titulo}>
              <dt>{titulo}</dt>
              <dd>{valor}</dd>
            </div>
          ))}
        </dl>
        {accion ? (
          <ButtonLink
            look="action"
            size="l"
            to={accion.href}
            preventScrollReset={accion.href.startsWith('#')}
          >
            {accion.texto}
          </ButtonLink>
        ) : null}
        {cerrada ? <p className={styles.cerrada}>{cerrada}</p> : null}
      </div>
      {children}
    </div>
  );
}

/** The programmes of the school, each with its page. */
export function Programas() {
  return (
    <section className={`${page.container} ${styles.programas}`} aria-labelledby="programas">
      <div className={styles.titular}>
        <h2 id="programas">Nuestros grupos</h2>
        <ButtonLink to="/escuela-calendario-precios-horarios">Precios y horarios</ButtonLink>
      </div>
      <div className={styles.tarjetas}>
        {club.escuela.programas.map((programa) => {
          const { id, nombre, quien, centros } = programa;
          return (
            <Card
              key={id}
              title={nombre}
              to={`/escuela-${id}`}
              media={<img src={`/dibujos/clase-${id}.svg`} alt="" fetchPriority="low" />}
            >
              <p>{quien}</p>
              <p className={styles.precio}>{desdeAlMes(programa)}</p>
              <p className={styles.donde}>{nombresDeCentros(centros)}</p>
            </Card>
          );
        })}
        <div className={styles.prueba}>
          <h3>¿No sabes cuál?</h3>
          <p>Ven a una clase gratis: vemos tu nivel y te dejamos la raqueta.</p>
          <ButtonLink to="#clase-de-prueba" preventScrollReset>
            Clase de prueba
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
