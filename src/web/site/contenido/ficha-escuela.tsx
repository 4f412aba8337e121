import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { club, type Programa } from '#club';
import { rutas } from '#contract/rutas.ts';
import { nombresDeCentros, nombresDeSedes } from '#contract/sitio/sitio.ts';
import { enEuros } from '#domain/euros.ts';
import { quienPuede } from '#web/club/al-mes.ts';
import { type Clases, clasesDe } from '#web/club/horas-de-clase.ts';
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

/** What a month costs, by hours a week or by days. */
const tarifaDe = ({ cuotas, modalidades }: Programa): Tarifa =>
  tarifa(
    'Al mes',
    cuotas
      ? [
          { cuanto: '1 hora a la semana', euros: [cuotas.una.socios, cuotas.una.noSocios] },
          { cuanto: '2 horas a la semana', euros: [cuotas.dos.socios, cuotas.dos.noSocios] },
        ]
      : modalidades.map(({ nombre, cuota }) => ({ cuanto: nombre, euros: [cuota] })),
  );

/** The one that costs least and the one that costs most. */
function deIntensivos(): Tarifa {
  const precios = club.escuela.intensivos.precios.toSorted((uno, otro) => uno.socios - otro.socios);
  const extremos = new Set([precios.at(0), precios.at(-1)].filter((uno) => uno !== undefined));
  return tarifa(
    'Cada uno',
    [...extremos].map(({ nombre, socios, noSocios }, i) => ({
      cuanto: i > 0 ? 'Hasta' : 'Desde',
      nota: nombre,
      euros: [socios, noSocios],
    })),
  );
}

/** `desde`: of each, the least. */
function Precios({ que, filas, desde }: Tarifa & { desde?: boolean }) {
  if (filas.length === 0) return null;
  return (
    <table className={styles.precios}>
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
      {filas.map(({ cuanto, nota, euros }) => (
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
          {nota ? (
            <tr className={grupos.nota}>
              <td colSpan={1 + QUIEN_PAGA.length}>{nota}</td>
            </tr>
          ) : null}
        </tbody>
      ))}
    </table>
  );
}

type Horario = {
  clases: Clases;
  /** What they are by, and what is said of them. */
  cabeza?: readonly [string, string] | undefined;
};

const Horas = ({ clases, cabeza }: Horario) => (
  <table className={`${styles.precios} ${grupos.horas}`}>
    {cabeza ? (
      <thead>
        <tr>
          <td>{cabeza[0]}</td>
          <th scope="col">{cabeza[1]}</th>
        </tr>
      </thead>
    ) : null}
    <tbody>
      {clases.map(([dias, horas]) => (
        <tr key={dias}>
          <th scope="row">{dias}</th>
          <td>{horas}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

type GrupoProps = Horario & {
  id: string;
  titulo: string;
  lineas: readonly string[];
  tarifa: Tarifa;
  /** How to begin; with no address, why not. */
  accion: { texto: string; href?: string };
};

const Grupo = ({ id, titulo, lineas, tarifa, clases, cabeza, accion }: GrupoProps) => (
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
    <div className={grupos.tablas}>
      <Precios {...tarifa} />
      {clases.length > 0 ? <Horas clases={clases} cabeza={cabeza} /> : null}
    </div>
    <div className={grupos.pie}>
      {accion.href ? (
        <Link to={accion.href} aria-label={`${accion.texto}: ${titulo}`}>
          {accion.texto}
        </Link>
      ) : (
        <small>{accion.texto}</small>
      )}
    </div>
  </Card>
);

/** Where one is chosen, to read how. */
function accionDe({ id, cuotas, inscripcion }: Programa, abiertas: readonly string[]): GrupoProps['accion'] {
  if (!cuotas) return { texto: 'Saber más', href: `/escuela-${id}` };
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
        {programas.map((programa) => (
          <Grupo
            key={programa.id}
            id={programa.id}
            titulo={programa.nombre}
            lineas={[quienPuede(programa), nombresDeCentros(programa.centros)]}
            tarifa={tarifaDe(programa)}
            cabeza={['Días', 'Empieza']}
            clases={clasesDe(programa)}
            accion={accionDe(programa, abiertas)}
          />
        ))}
        <Grupo
          id={INTENSIVOS.id}
          titulo="Intensivos"
          lineas={['En vacaciones', nombresDeSedes()]}
          clases={intensivos.cuando ? [['Cuándo', intensivos.cuando.replace(/(?<!,) /g, '\u00a0')]] : []}
          tarifa={deIntensivos()}
          accion={{ texto: 'Pedir plaza', href: rutas.contacto() }}
        />
      </div>
    </section>
  );
}
