import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { club, type Programa } from '#club';
import { rutas } from '#contract/rutas.ts';
import { nombresDeCentros, nombresDeSedes } from '#contract/sitio/sitio.ts';
import { enEuros } from '#domain/euros.ts';
import { quienPuede } from '#web/club/al-mes.ts';
import { type Clases, clasesDe, horasDe } from '#web/club/horas-de-clase.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { HtmlText } from '#web/ui/html-text.tsx';
import page from '#web/ui/page.module.css';
import { type Ficha, type Tarifa, tarifa } from './escuela.ts';
import styles from './ficha-escuela.module.css';
import grupos from './grupos.module.css';

type FichaProps = {
  ficha: Ficha;
  /** Over it: what the page says first, as HTML. */
  entrada?: string;
  /** Beside it where there is room: the picture of the page. */
  children?: ReactNode;
};

/** Price, days and place of what the page is about, and how to begin. */
export function FichaEscuela({
  ficha: { tarifa: precios, datos, acciones, cerrada },
  entrada,
  children,
}: FichaProps) {
  return (
    <div className={`${page.container} ${styles.cabeza}`}>
      {entrada ? <HtmlText html={entrada} className={styles.entrada} /> : null}
      <div className={styles.ficha}>
        {precios ? <Precios {...precios} desde /> : null}
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

const QUIEN_PAGA = ['Socios', 'No socios'] as const;

/** What a month costs and when it is, by hours a week or by days. */
function tarifaDe(programa: Programa): Tarifa {
  const { cuotas, modalidades } = programa;
  const { una, dos } = clasesDe(programa);
  return tarifa(
    'Al mes',
    cuotas
      ? [
          {
            cuanto: '1 hora a la semana',
            clases: una,
            euros: [cuotas.una.socios, cuotas.una.noSocios],
          },
          { cuanto: '2 horas a la semana', clases: dos, euros: [cuotas.dos.socios, cuotas.dos.noSocios] },
        ]
      : modalidades.map(({ nombre, cuota }) => ({ cuanto: nombre, euros: [cuota] })),
  );
}

/** The one that costs least and the one that costs most. */
function deIntensivos(): Tarifa {
  const precios = club.escuela.intensivos.precios.toSorted((uno, otro) => uno.socios - otro.socios);
  const extremos = new Set([precios.at(0), precios.at(-1)].filter((uno) => uno !== undefined));
  return tarifa(
    'Cada uno',
    [...extremos].map(({ nombre, socios, noSocios }, i) => ({
      cuanto: i > 0 ? 'Hasta' : 'Desde',
      clases: [[nombre, '']],
      euros: [socios, noSocios],
    })),
  );
}

const Dias = ({ clases }: { clases: Clases }) => (
  <tr className={grupos.dias}>
    <td colSpan={1 + QUIEN_PAGA.length}>
      <ul>
        {clases.map(([dias, horas]) => (
          <li key={dias}>
            <span>{dias}</span> <span>{horas}</span>
          </li>
        ))}
      </ul>
    </td>
  </tr>
);

/** `desde`: of each, the least. `horas`: those of none of them. */
function Precios({ que, filas, desde, horas }: Tarifa & { desde?: boolean; horas?: Clases }) {
  if (filas.length === 0 && !horas?.length) return null;
  return (
    <table className={styles.precios}>
      {filas.length > 0 ? (
        <thead>
          <tr>
            <td>{que}</td>
            {QUIEN_PAGA.map((quien) => (
              <th key={quien} scope="col">
                {quien}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      {filas.map(({ cuanto, clases, euros }) => (
        <tbody key={cuanto}>
          <tr>
            <th scope="row">{cuanto}</th>
            {QUIEN_PAGA.map((quien, i) => (
              <td key={quien}>
                {desde ? <small>desde </small> : null}
                {euros[i] ? enEuros(euros[i]) : <small>—</small>}
              </td>
            ))}
          </tr>
          {clases ? <Dias clases={clases} /> : null}
        </tbody>
      ))}
      {horas?.length ? (
        <tbody>
          <Dias clases={horas} />
        </tbody>
      ) : null}
    </table>
  );
}

type GrupoProps = {
  id: string;
  titulo: string;
  lineas: readonly string[];
  tarifa: Tarifa;
  horas: Clases;
  /** How to begin; with no address, why not. */
  accion?: { texto: string; href?: string } | undefined;
};

const Grupo = ({ id, titulo, lineas, horas, tarifa, accion }: GrupoProps) => (
  <Card
    title={titulo}
    to={`/escuela-${id}`}
    media={<img id={`grupo-${id}`} src={`/dibujos/clase-${id}.svg`} alt="" fetchPriority="low" />}
  >
    <p>
      {lineas.map((linea) => (
        <span key={linea}>{linea}</span>
      ))}
    </p>
    <Precios {...tarifa} horas={horas} />
    <div className={grupos.pie}>
      <span aria-hidden>Saber más</span>
      {accion?.href ? (
        <Link to={accion.href} aria-label={`${accion.texto}: ${titulo}`}>
          {accion.texto}
        </Link>
      ) : null}
      {accion && !accion.href ? <small>{accion.texto}</small> : null}
    </div>
  </Card>
);

/** None where one is chosen. */
function accionDe({ cuotas, inscripcion }: Programa, abiertas: readonly string[]): GrupoProps['accion'] {
  if (!cuotas) return undefined;
  return abiertas.includes(inscripcion)
    ? { texto: 'Inscribirse', href: rutas.inscripciones(inscripcion) }
    : { texto: 'Inscripción cerrada' };
}

const INTENSIVOS = { id: 'intensivos', para: 'Vacaciones' };

/** The programmes of the school, each with its page. */
export function Programas({ abiertas = [] }: { abiertas?: readonly string[] | undefined }) {
  const { programas, intensivos } = club.escuela;
  return (
    <section className={`${page.container} ${grupos.programas}`} aria-labelledby="programas">
      <h2 id="programas">Nuestros grupos</h2>
      <nav className={grupos.saltos} aria-label="Grupos">
        {[...programas, INTENSIVOS].map(({ id, para }) => (
          <a key={id} href={`#grupo-${id}`}>
            {para}
          </a>
        ))}
      </nav>
      <div className={grupos.tarjetas}>
        {programas.map((programa) => {
          const { id, nombre, centros } = programa;
          const precios = tarifaDe(programa);
          return (
            <Grupo
              key={id}
              id={id}
              titulo={nombre}
              lineas={[quienPuede(programa), nombresDeCentros(centros)]}
              horas={precios.filas.some(({ clases }) => clases) ? [] : horasDe(programa)}
              tarifa={precios}
              accion={accionDe(programa, abiertas)}
            />
          );
        })}
        <Grupo
          id={INTENSIVOS.id}
          titulo="Intensivos"
          lineas={['En vacaciones', nombresDeSedes()]}
          horas={intensivos.cuando ? [['Cuándo', intensivos.cuando.replace(/(?<!,) /g, '\u00a0')]] : []}
          tarifa={deIntensivos()}
          accion={{ texto: 'Pedir plaza', href: rutas.contacto() }}
        />
      </div>
    </section>
  );
}
