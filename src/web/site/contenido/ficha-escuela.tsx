import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { enColumnas } from '#domain/precio.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { HtmlText } from '#web/ui/html-text.tsx';
import page from '#web/ui/page.module.css';
import { type Ficha, QUIENES, type Tarifa } from './escuela.ts';
import styles from './ficha-escuela.module.css';

type FichaProps = {
  ficha: Ficha;
  /** Over it: what the page says first, as HTML. */
  entrada?: string;
  /** The parts of the page, each with its name. */
  saltos?: readonly (readonly [id: string, nombre: string])[];
  /** Beside it where there is room: the picture of the page. */
  children?: ReactNode;
};

/** Price, days and place of what the page is about, and how to begin. */
export function FichaEscuela({
  ficha: { tarifa: precios, datos, acciones, cerrada },
  entrada,
  saltos = [],
  children,
}: FichaProps) {
  return (
    <div className={`${page.container} ${styles.cabeza}`}>
      {entrada ? <HtmlText html={entrada} className={styles.entrada} /> : null}
      <div className={styles.ficha}>
        {precios ? <Precios {...precios} /> : null}
        <dl className={styles.datos}>
          {datos.map(({ titulo, valor, nota, sedes }) => (
            <div key={titulo}>
              <dt>{titulo}</dt>
              <dd>
                {valor}
                {sedes ? (
                  <>
                    , <Link to="/club-instalaciones">{sedes}</Link>
                  </>
                ) : null}
                {nota ? <small>{nota}</small> : null}
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
        {saltos.length > 0 ? (
          <nav className={styles.saltos} aria-label="En esta página">
            <ul>
              {saltos.map(([id, nombre]) => (
                <li key={id}>
                  <a href={`#${id}`}>{nombre}</a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
      {children}
    </div>
  );
}

/** The least of each. */
function Precios({ que, filas }: Tarifa) {
  if (filas.length === 0) return null;
  return (
    <table className={styles.precios}>
      <thead>
        <tr>
          <td>{que}</td>
          {QUIENES.map((quien) => (
            <th key={quien} scope="col">
              {quien}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filas.map(({ cuanto, precio }) => (
          <tr key={cuanto}>
            <th scope="row">{cuanto}</th>
            {enColumnas(precio).map((dicho, i) => (
              <td key={QUIENES[i]}>
                {dicho.endsWith('€') ? <small>desde </small> : null}
                {dicho}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
