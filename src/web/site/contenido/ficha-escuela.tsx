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
import { type Ficha, type Tarifa, tarifa } from './escuela.ts';
import styles from './ficha-escuela.module.css';

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
          {
            cuanto: '1\u00a0hora',
            dias: 'lunes o miércoles',
            euros: [cuotas.una.socios, cuotas.una.noSocios],
          },
          { cuanto: '2\u00a0horas', euros: [cuotas.dos.socios, cuotas.dos.noSocios] },
        ]
      : modalidades.map(({ nombre, cuota }) => ({ cuanto: nombre, euros: [cuota] })),
  );

function deIntensivos(): Tarifa {
  const { precios } = club.escuela.intensivos;
  const [socios, ajenos] = [precios.map((uno) => uno.socios), precios.map((uno) => uno.noSocios)];
  return tarifa('Cada uno', [
    { cuanto: 'Desde', euros: [Math.min(...socios), Math.min(...ajenos)] },
    { cuanto: 'Hasta', euros: [Math.max(...socios), Math.max(...ajenos)] },
  ]);
}

/** `desde`: of each, the least. */
function Precios({ que, filas, desde }: Tarifa & { desde?: boolean }) {
  const [primera] = filas;
  if (!primera) return null;
  const pagan = QUIEN_PAGA.slice(0, primera.euros.length);
  return (
    <table className={styles.precios}>
      <thead>
        <tr>
          <td>{que}</td>
          {pagan.map((quien) => (
            <th key={quien} scope="col">
              {quien}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filas.map(({ cuanto, dias, euros }) => (
          <tr key={cuanto}>
            <th scope="row">
              {cuanto}
              {dias ? <small> {dias}</small> : null}
            </th>
            {pagan.map((quien, i) => (
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
  horas: readonly (readonly [dias: string, horas: string])[];
  tarifa: Tarifa;
};

const Grupo = ({ id, titulo, lineas, horas, tarifa }: GrupoProps) => (
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
    {horas.length > 0 ? (
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
  return (
    <section className={`${page.container} ${styles.programas}`} aria-labelledby="programas">
      <h2 id="programas">Nuestros grupos</h2>
      {programas.some(({ cuotas }) => cuotas && cuotas.una.socios > 0) ? (
        <p className={styles.dias}>
          <span>
            <b>1 hora a la semana:</b> el lunes o el miércoles.
          </span>{' '}
          <span>
            <b>2 horas:</b> lunes y miércoles, martes y jueves, las dos el viernes, o sábado y domingo.
          </span>
        </p>
      ) : null}
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
          lineas={['En vacaciones', nombresDeSedes()]}
          horas={intensivos.cuando ? [['Cuándo', intensivos.cuando.replace(/(?<!,) /g, '\u00a0')]] : []}
          tarifa={deIntensivos()}
        />
      </div>
    </section>
  );
}
