import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { club, type Programa } from '#club';
import { nombresDeCentros, nombresDeSedes } from '#contract/sitio/sitio.ts';
import { enEuros } from '#domain/euros.ts';
import { quienPuede } from '#web/club/al-mes.ts';
import { horasDe } from '#web/club/horas-de-clase.ts';
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
      </div>
      {children}
    </div>
  );
}

type Tarifa = { columnas: readonly string[]; filas: readonly (readonly [quien: string, ...number[]])[] };

/** What a month costs, by hours a week or by days. */
function tarifaDe({ cuotas, modalidades }: Programa): Tarifa {
  if (!cuotas)
    return {
      columnas: [],
      filas: modalidades.map(({ nombre, cuota }) => [nombre, cuota]),
    };
  const { una, dos } = cuotas;
  return {
    columnas: ['1 h', '2 h'],
    filas: [
      ['Socios', una.socios, dos.socios],
      ['No socios', una.noSocios, dos.noSocios],
    ],
  };
}

const deIntensivos = (): Tarifa => {
  const { precios } = club.escuela.intensivos;
  return {
    columnas: ['Desde, cada uno'],
    filas: [
      ['Socios', Math.min(...precios.map(({ socios }) => socios))],
      ['No socios', Math.min(...precios.map(({ noSocios }) => noSocios))],
    ],
  };
};

/** Nothing of what nobody has priced. */
function Precios({ columnas, filas }: Tarifa) {
  const dichas = filas.filter(([, ...euros]) => euros.every((uno) => uno > 0 && Number.isFinite(uno)));
  if (dichas.length === 0) return null;
  return (
    <table className={styles.precios}>
      {columnas.length > 0 ? (
        <thead>
          <tr>
            <td />
            {columnas.map((columna) => (
              <th key={columna} scope="col">
                {columna}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {dichas.map(([quien, ...euros]) => (
          <tr key={quien}>
            <th scope="row">{quien}</th>
            {euros.map((uno) => (
              <td key={uno}>{enEuros(uno)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type GrupoProps = {
  id: string;
  titulo: string;
  lineas: readonly string[];
  horas?: readonly (readonly [dias: string, horas: string])[];
  tarifa: Tarifa;
};

const Grupo = ({ id, titulo, lineas, horas, tarifa }: GrupoProps) => (
  <Card
    title={titulo}
    to={`/escuela-${id}`}
    media={<img src={`/dibujos/clase-${id}.svg`} alt="" fetchPriority="low" />}
  >
    {lineas.map((linea) => (linea ? <p key={linea}>{linea}</p> : null))}
    {horas && horas.length > 0 ? (
      <dl>
        {horas.map(([dias, cuales]) => (
          <div key={dias}>
            <dt>{dias}</dt>
            <dd>{cuales}</dd>
          </div>
        ))}
      </dl>
    ) : null}
    <Precios {...tarifa} />
  </Card>
);

/** The programmes of the school, each with its page. */
export function Programas() {
  const { programas, intensivos } = club.escuela;
  const cursos = intensivos.precios.length;
  return (
    <section className={`${page.container} ${styles.programas}`} aria-labelledby="programas">
      <div className={styles.titular}>
        <h2 id="programas">Nuestros grupos</h2>
        <p>
          Precios al mes. Una hora a la semana: lunes o miércoles. Dos: lunes y miércoles, martes y jueves,
          sábado y domingo, o&nbsp;las dos el viernes.
        </p>
      </div>
      <div className={styles.tarjetas}>
        {programas.map((programa) => {
          const { id, nombre, centros } = programa;
          return (
            <Grupo
              key={id}
              id={id}
              titulo={nombre}
              lineas={[quienPuede(programa), nombresDeCentros(centros)]}
              horas={horasDe(programa)}
              tarifa={tarifaDe(programa)}
            />
          );
        })}
        <Grupo
          id="intensivos"
          titulo="Intensivos"
          lineas={[intensivos.cuando, nombresDeSedes(), cursos > 1 ? `${cursos} cursos a elegir` : '']}
          tarifa={deIntensivos()}
        />
      </div>
    </section>
  );
}
