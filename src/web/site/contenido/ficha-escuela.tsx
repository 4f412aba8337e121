import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { club, type Programa } from '#club';
import { rutas } from '#contract/rutas.ts';
import { nombresDeCentros, nombresDeSedes } from '#contract/sitio/sitio.ts';
import { enEuros } from '#domain/euros.ts';
import { clasesDe } from '#web/club/horas-de-clase.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { HtmlText } from '#web/ui/html-text.tsx';
import page from '#web/ui/page.module.css';
import { Dias } from './dias.tsx';
import { type Ficha, type Tarifa, tarifa } from './escuela.ts';
import styles from './ficha-escuela.module.css';
import grupos from './grupos.module.css';

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

/** What a month costs, by hours a week or by days. */
const tarifaDe = ({ cuotas, modalidades }: Programa): Tarifa =>
  tarifa(
    'Al mes',
    cuotas
      ? [
          { cuanto: '1\u00a0h', euros: [cuotas.una.socios, cuotas.una.noSocios] },
          { cuanto: '2\u00a0h', euros: [cuotas.dos.socios, cuotas.dos.noSocios] },
        ]
      : modalidades.map(({ nombre, cuota }) => ({
          cuanto: nombre.replace(' por semana', ''),
          euros: [cuota],
        })),
  );

/** The one that costs least and the one that costs most. */
function deIntensivos(): Tarifa {
  const precios = club.escuela.intensivos.precios.toSorted((uno, otro) => uno.socios - otro.socios);
  const extremos = new Set([precios.at(0), precios.at(-1)].filter((uno) => uno !== undefined));
  return tarifa(
    'Curso',
    [...extremos].map(({ socios, noSocios }, i) => ({
      cuanto: i > 0 ? 'Hasta' : 'Desde',
      euros: [socios, noSocios],
    })),
  );
}

/** `desde`: of each, the least. */
function Precios({ que, filas, desde }: Tarifa & { desde?: boolean }) {
  if (filas.length === 0) return null;
  const quienes = filas.some(({ euros }) => euros.length > 1) ? ['Socios', 'No socios'] : ['Solo socios'];
  return (
    <table className={styles.precios}>
      <thead>
        <tr>
          <td>{que}</td>
          {quienes.map((quien) => (
            <th key={quien} scope="col">
              {quien}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filas.map(({ cuanto, euros }) => (
          <tr key={cuanto}>
            <th scope="row">{cuanto}</th>
            {quienes.map((quien, i) => (
              <td key={quien}>
                {desde ? <small>desde </small> : null}
                {enEuros(euros[i] ?? 0)}
              </td>
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
  tarifa: Tarifa;
  /** When it begins on each part of the week. */
  horas: readonly { dias: string; breve?: string; hora: string }[];
  /** How to begin; with no address, why not. */
  accion: { texto: string; href?: string };
};

const Grupo = ({ id, titulo, lineas, tarifa, horas, accion }: GrupoProps) => (
  <Card
    title={titulo}
    to={`/escuela-${id}`}
    media={<img src={`/dibujos/clase-${id}.svg`} alt="" fetchPriority="low" />}
  >
    <p>
      {lineas.map((linea) => (
        <span key={linea}>{linea}</span>
      ))}
    </p>
    <Precios {...tarifa} />
    {horas.length > 0 ? (
      <dl>
        {horas.map(({ dias, breve, hora }) => (
          <div key={dias}>
            <dt data-breve={breve}>{dias}</dt>
            <dd>{hora}</dd>
          </div>
        ))}
      </dl>
    ) : null}
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

/** The parts of the week, whole and in letters. */
const PARTES = [
  ['Lun–jue', 'L–J'],
  ['Viernes', 'V'],
  ['Sáb–dom', 'S–D'],
] as const;

/** Nothing of a part of the week of which nobody has said any. */
const horasDe = (programa: Programa): GrupoProps['horas'] =>
  PARTES.flatMap(([dias, breve], i) => {
    const hora = clasesDe(programa)[i];
    return hora ? [{ dias, breve, hora }] : [];
  });

/** Where one is chosen, to read how. */
function accionDe({ id, cuotas, inscripcion }: Programa, abiertas: readonly string[]): GrupoProps['accion'] {
  if (!cuotas) return { texto: 'Saber más', href: `/escuela-${id}` };
  return abiertas.includes(inscripcion)
    ? { texto: 'Inscribirse', href: rutas.inscripciones(inscripcion) }
    : { texto: 'Inscripción cerrada' };
}

/** The programmes of the school, each with its page, and which days may be chosen. */
export function Programas({ abiertas = [] }: { abiertas?: readonly string[] | undefined }) {
  // In the order of the enrolments.
  const programas = club.escuela.programas.toSorted((a, b) => Number(!a.cuotas) - Number(!b.cuotas));
  const { cuando } = club.escuela.intensivos;
  const conHoras = programas.some((uno) => horasDe(uno).length > 0);
  const conPrecio = programas.some((uno) => tarifaDe(uno).filas.length > 0);
  return (
    <section className={`${page.container} ${grupos.programas}`} aria-labelledby="programas">
      <h2 id="programas">Nuestros grupos</h2>
      <p>
        {conPrecio ? 'Precio al mes' : null}
        {conPrecio && conHoras ? ' y hora de inicio; con 1 hora, lunes o miércoles' : null}
      </p>
      <div className={grupos.tarjetas}>
        {programas.map((programa) => (
          <Grupo
            key={programa.id}
            id={programa.id}
            titulo={programa.nombre}
            lineas={[programa.quien, nombresDeCentros(programa.centros)]}
            tarifa={tarifaDe(programa)}
            horas={horasDe(programa)}
            accion={accionDe(programa, abiertas)}
          />
        ))}
        <Grupo
          id="intensivos"
          titulo="Intensivos"
          lineas={['En vacaciones', nombresDeSedes()]}
          tarifa={deIntensivos()}
          horas={cuando ? [{ dias: 'Cursos', hora: cuando }] : []}
          accion={{ texto: 'Pedir plaza', href: rutas.contacto() }}
        />
      </div>
      {conHoras ? <Dias /> : null}
    </section>
  );
}
