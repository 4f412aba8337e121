import { Link } from 'react-router';
import { club, type Programa } from '#club';
import { rutas } from '#contract/rutas.ts';
import type { FotoDeHueco } from '#contract/sitio/fotos.ts';
import { nombresDeCentros, nombresDeSedes } from '#contract/sitio/sitio.ts';
import { enEuros } from '#domain/euros.ts';
import { clasesDe } from '#web/club/horas-de-clase.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import page from '#web/ui/page.module.css';
import { Equipo } from './equipo.tsx';
import { QUIENES, tienenPrecio } from './escuela.ts';
import styles from './grupos.module.css';
import tarjetas from './tarjetas.module.css';

/** Some days, and when class begins on them. */
type Parte = { dias: string; hora: string };

type Tabla = {
  que: string;
  columnas: readonly string[];
  filas: readonly { cuanto: string; euros: readonly number[] }[];
};

const PARTES = ['Lun–jue', 'Viernes', 'Sáb–dom'] as const;

/** What may be chosen of each part of the week with two hours: on Friday, both. With one, Monday or Wednesday. */
const CON_DOS = [
  ['Lunes y\u00a0miércoles', 'Martes y\u00a0jueves'],
  ['Viernes, dos\u00a0seguidas'],
  ['Sábado y\u00a0domingo'],
] as const;
const CON_UNA = 'Lunes o\u00a0miércoles';

/** Nothing of a part of the week of which nobody has said any. */
const partesDe = (programa: Programa): Parte[] =>
  PARTES.flatMap((dias, i) => {
    const hora = clasesDe(programa)[i];
    return hora ? [{ dias, hora }] : [];
  });

/** What a month of one hour a week costs, and of two. */
const porHoras = ({ una, dos }: NonNullable<Programa['cuotas']>): Tabla => ({
  que: 'Al mes',
  columnas: QUIENES,
  filas: [
    { cuanto: '1\u00a0hora', euros: [una.socios, una.noSocios] },
    { cuanto: '2\u00a0horas', euros: [dos.socios, dos.noSocios] },
  ].filter(({ euros }) => tienenPrecio(euros)),
});

/** By days a week, for members only. */
function porDias({ modalidades }: Programa): Tabla {
  const conPrecio = modalidades.filter(({ cuota }) => tienenPrecio([cuota]));
  return {
    que: 'Solo socios',
    columnas: conPrecio.map(({ nombre }) => nombre.replace(' por semana', '')),
    filas: conPrecio.length > 0 ? [{ cuanto: 'Al mes', euros: conPrecio.map(({ cuota }) => cuota) }] : [],
  };
}

/** The one that costs least and the one that costs most. */
function deIntensivos(): Tabla {
  const precios = club.escuela.intensivos.precios.toSorted((uno, otro) => uno.socios - otro.socios);
  const extremos = new Set([precios.at(0), precios.at(-1)].filter((uno) => uno !== undefined));
  return {
    que: 'Cada curso',
    columnas: QUIENES,
    filas: [...extremos]
      .map(({ socios, noSocios }, i) => ({ cuanto: i > 0 ? 'Hasta' : 'Desde', euros: [socios, noSocios] }))
      .filter(({ euros }) => tienenPrecio(euros)),
  };
}

function Precios({ que, columnas, filas }: Tabla) {
  if (filas.length === 0) return null;
  return (
    <table>
      <thead>
        <tr>
          <td>{que}</td>
          {columnas.map((columna) => (
            <th key={columna} scope="col">
              {columna}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filas.map(({ cuanto, euros }) => (
          <tr key={cuanto}>
            <th scope="row">{cuanto}</th>
            {euros.map((uno, i) => (
              <td key={columnas[i]}>{enEuros(uno)}</td>
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
  quien: string;
  donde: string;
  partes: readonly Parte[];
  tabla: Tabla;
  /** How to begin; with no address, why not. */
  accion: { texto: string; href?: string };
};

const Grupo = ({ id, titulo, quien, donde, partes, tabla, accion }: GrupoProps) => (
  <Card
    title={titulo}
    to={`/escuela-${id}`}
    media={<img src={`/dibujos/clase-${id}.svg`} alt="" fetchPriority="low" />}
  >
    <p>
      <span>{quien}</span>
      <span>
        <Icon name="pin" size={16} />
        {donde}
      </span>
    </p>
    {partes.length > 0 ? (
      <dl>
        {partes.map(({ dias, hora }) => (
          <div key={dias}>
            <dt>{dias}</dt>
            <dd>{hora}</dd>
          </div>
        ))}
      </dl>
    ) : null}
    <Precios {...tabla} />
    <div className={tarjetas.pie}>
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

/** That it is not where all are. */
function dondeDe({ centros }: Programa): string {
  const suyos = nombresDeCentros(centros);
  return suyos === nombresDeSedes() ? suyos : `Solo en ${suyos}`;
}

const deGrupo = (programa: Programa, abiertas: readonly string[]): GrupoProps => ({
  id: programa.id,
  titulo: programa.nombre,
  quien: programa.quien,
  donde: dondeDe(programa),
  partes: partesDe(programa),
  tabla: programa.cuotas ? porHoras(programa.cuotas) : porDias(programa),
  accion: accionDe(programa, abiertas),
});

/** Which days may be chosen, the same in all groups: of the parts of the week in which any has class. */
function Dias({ programas }: { programas: readonly Programa[] }) {
  const conDos = CON_DOS.filter((_, i) => programas.some((uno) => uno.cuotas && clasesDe(uno)[i])).flat();
  if (conDos.length === 0) return null;
  return (
    <dl className={styles.dias}>
      {conDos.includes(CON_DOS[0][0]) ? (
        <div>
          <dt>1&nbsp;hora a&nbsp;la&nbsp;semana</dt>
          <dd>{CON_UNA}</dd>
        </div>
      ) : null}
      <div>
        <dt>2&nbsp;horas a&nbsp;la&nbsp;semana</dt>
        {conDos.map((dias) => (
          <dd key={dias}>{dias}</dd>
        ))}
      </div>
    </dl>
  );
}

type ProgramasProps = { abiertas?: readonly string[] | undefined; fotos?: readonly FotoDeHueco[] };

/** The programmes of the school, each with its page, and who teaches them. */
export function Programas({ abiertas = [], fotos = [] }: ProgramasProps) {
  // In the order of the enrolments.
  const programas = club.escuela.programas.toSorted((a, b) => Number(!a.cuotas) - Number(!b.cuotas));
  const { cuando } = club.escuela.intensivos;
  return (
    <section className={`${page.container} ${styles.programas}`} aria-labelledby="programas">
      <h2 id="programas">Nuestros grupos</h2>
      <p>
        {programas.some((uno) => clasesDe(uno).some(Boolean)) ? 'Las horas son de inicio. ' : null}
        <Link to="/escuela-calendario-precios-horarios">Calendario y&nbsp;descuentos</Link>
      </p>
      <Dias programas={programas} />
      <div className={tarjetas.tarjetas}>
        {programas.map((programa) => (
          <Grupo key={programa.id} {...deGrupo(programa, abiertas)} />
        ))}
        <Grupo
          id="intensivos"
          titulo="Intensivos"
          quien="En vacaciones"
          donde={nombresDeSedes()}
          tabla={deIntensivos()}
          partes={cuando ? [{ dias: 'Cuándo', hora: cuando }] : []}
          accion={{ texto: 'Pedir plaza', href: rutas.contacto() }}
        />
      </div>
      <Equipo fotos={fotos} />
    </section>
  );
}
