import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { club } from '#club';
import { nombresDeCentros } from '#contract/sitio/sitio.ts';
import { alMesDe } from '#web/club/al-mes.ts';
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

/** Price, days and place of what the page is about, and how to begin. */
export function FichaEscuela({ ficha: { datos, acciones, cerrada }, entrada, children }: FichaProps) {
  return (
    <div className={`${page.container} ${styles.cabeza}`}>
      {entrada ? <HtmlText html={entrada} className={styles.entrada} /> : null}
      <div className={styles.ficha}>
        <dl className={styles.datos}>
          {datos.map(({ titulo, valor, sedes }) => (
            <div key={titulo}>
              <dt>{titulo}</dt>
              <dd>
                {valor}
                {sedes ? (
                  <>
                    , <Link to="/club-instalaciones">{sedes}</Link>
                  </>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
        {acciones.length > 0 ? (
          <div className={styles.acciones}>
            {acciones.map(({ texto, href }, i) => (
              <ButtonLink
                key={href}
                look={i > 0 ? 'quiet' : 'action'}
                size="l"
                to={href}
                preventScrollReset={href.startsWith('#')}
              >
                {texto}
              </ButtonLink>
            ))}
          </div>
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
        <p>Precios al mes, desde una hora a la semana.</p>
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
              <p className={styles.donde}>{nombresDeCentros(centros)}</p>
              <p className={styles.precios}>
                {alMesDe([programa]).map(({ quien: paga, precio }) => (
                  <span key={paga}>
                    {paga} <b>{precio}</b>
                  </span>
                ))}
              </p>
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
