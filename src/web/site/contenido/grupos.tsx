import { Link } from 'react-router';
import { club, type Programa } from '#club';
import { rutas } from '#contract/rutas.ts';
import type { FotoDeHueco } from '#contract/sitio/fotos.ts';
import { nombresDeCentros, nombresDeSedes } from '#contract/sitio/sitio.ts';
import { enEuros } from '#domain/euros.ts';
import { enColumnas, esGratis, mayorDe, menorDelGrupo, tienePrecio } from '#domain/precio.ts';
import { clasesDe } from '#web/club/horas-de-clase.ts';
import { Card } from '#web/ui/card.tsx';
import page from '#web/ui/page.module.css';
import { Equipo } from './equipo.tsx';
import { QUIENES } from './escuela.ts';
import styles from './grupos.module.css';
import tarjetas from './tarjetas.module.css';

/** Some days, and when class begins on them. */
type Parte = { dias: string; hora: string };

type Tabla = {
  que: string;
  columnas: readonly string[];
  filas: readonly { cuanto: string; partes?: readonly Parte[]; euros: readonly string[] }[];
};

/** What may be chosen with two hours a week: on Friday, both. With one, Monday or Wednesday. */
const CON_DOS = ['Lun\u00a0y\u00a0mié o\u00a0mar\u00a0y\u00a0jue', 'Vie', 'Sáb\u00a0y\u00a0dom'] as const;

/** Of who is told which. */
const DEL_EQUIPO = ['Lun\u00a0a\u00a0jue', 'Vie', 'Sáb\u00a0y\u00a0dom'] as const;

/** Nothing of a part of the week of which nobody has said any. */
const partesDe = (programa: Programa, nombres: readonly string[]): Parte[] =>
  nombres.flatMap((dias, i) => {
    const hora = clasesDe(programa)[i];
    return hora ? [{ dias, hora }] : [];
  });

/** One hour a week and two: on which days, when they begin and what a month costs. */
function porHoras(programa: Programa, cuotas: NonNullable<Programa['cuotas']>): Tabla {
  const filas = [
    { cuanto: '1\u00a0h', partes: partesDe(programa, ['Lun\u00a0o\u00a0mié']), cuota: cuotas.una },
    { cuanto: '2\u00a0h', partes: partesDe(programa, CON_DOS), cuota: cuotas.dos },
  ].map(({ cuota, ...fila }) => ({ ...fila, euros: tienePrecio(cuota) ? enColumnas(cuota) : [] }));
  return {
    que: 'Precio al mes',
    columnas: QUIENES,
    filas: filas.filter(({ partes, euros }) => partes.length + euros.length > 0),
  };
}

/** By days a week, for members only. */
function porDias({ modalidades }: Programa): Tabla {
  const conPrecio = modalidades.filter(({ cuota }) => cuota > 0);
  return {
    que: 'Precio al mes',
    columnas: conPrecio.map(({ nombre }) => nombre.replace(' por semana', '')),
    filas:
      conPrecio.length > 0
        ? [{ cuanto: 'Solo socios', euros: conPrecio.map(({ cuota }) => enEuros(cuota)) }]
        : [],
  };
}

/** The least that is paid for one of them and the most. */
function deIntensivos(): Tabla {
  const { precios } = club.escuela.intensivos;
  const menor = menorDelGrupo(precios);
  const [menos, mas] = [enColumnas(menor), enColumnas(mayorDe(precios))];
  const todos = menos.every((uno, i) => uno === mas[i]) ? [{ cuanto: 'Precio', euros: menos }] : null;
  const [desde, hasta] = esGratis(menor) ? ['Mínimo', 'Máximo'] : ['Desde', 'Hasta'];
  const extremos = [
    { cuanto: desde, euros: menos },
    { cuanto: hasta, euros: mas },
  ];
  return { que: 'Cada curso', columnas: QUIENES, filas: tienePrecio(menor) ? (todos ?? extremos) : [] };
}

const Partes = ({ partes }: { partes: readonly Parte[] }) => (
  <ul>
    {partes.map(({ dias, hora }) => (
      <li key={dias}>
        {dias} <b>{hora}</b>
      </li>
    ))}
  </ul>
);

function Precios({ que, columnas, filas }: Tabla) {
  if (filas.length === 0) return null;
  const conDias = filas.some(({ partes }) => partes);
  return (
    <table>
      {filas.some(({ euros }) => euros.length > 0) ? (
        <thead>
          <tr>
            <td colSpan={conDias ? 2 : undefined}>{que}</td>
            {columnas.map((columna) => (
              <th key={columna} scope="col">
                {columna}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {filas.map(({ cuanto, partes, euros }) => (
          <tr key={cuanto}>
            <th scope="row">{cuanto}</th>
            {partes ? (
              <td>
                <Partes partes={partes} />
              </td>
            ) : null}
            {euros.map((uno, i) => (
              <td key={columnas[i]}>{uno}</td>
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
  tabla: Tabla;
  /** When it is, of what is not chosen by hours a week. */
  partes: readonly Parte[];
  /** How to begin; with no address, why not. */
  accion: { texto: string; href?: string };
};

const Grupo = ({ id, titulo, lineas, tabla, partes, accion }: GrupoProps) => (
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
    <Precios {...tabla} />
    {partes.length > 0 ? <Partes partes={partes} /> : null}
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

const deGrupo = (programa: Programa, abiertas: readonly string[]): GrupoProps => ({
  id: programa.id,
  titulo: programa.nombre,
  lineas: [programa.quien, nombresDeCentros(programa.centros)],
  tabla: programa.cuotas ? porHoras(programa, programa.cuotas) : porDias(programa),
  partes: programa.cuotas ? [] : partesDe(programa, DEL_EQUIPO),
  accion: accionDe(programa, abiertas),
});

type ProgramasProps = { abiertas?: readonly string[] | undefined; fotos?: readonly FotoDeHueco[] };

/** The programmes of the school, each with its page, and who teaches them. */
export function Programas({ abiertas = [], fotos = [] }: ProgramasProps) {
  // In the order of the enrolments.
  const programas = club.escuela.programas.toSorted((a, b) => Number(!a.cuotas) - Number(!b.cuotas));
  const { cuando } = club.escuela.intensivos;
  const conHoras = programas.some((uno) => uno.cuotas && clasesDe(uno).some(Boolean));
  return (
    <section className={`${page.container} ${styles.programas}`} aria-labelledby="programas">
      <h2 id="programas">Nuestros grupos</h2>
      <p>
        {conHoras ? 'Días y hora de inicio; el viernes, las dos horas seguidas. ' : null}
        <Link to="/escuela-calendario-precios-horarios">Calendario y&nbsp;descuentos</Link>
      </p>
      <div className={tarjetas.tarjetas}>
        {programas.map((programa) => (
          <Grupo key={programa.id} {...deGrupo(programa, abiertas)} />
        ))}
        <Grupo
          id="intensivos"
          titulo="Intensivos"
          lineas={['En vacaciones', nombresDeSedes()]}
          tabla={deIntensivos()}
          partes={cuando ? [{ dias: 'Cuándo', hora: cuando }] : []}
          accion={{ texto: 'Pedir plaza', href: rutas.contacto() }}
        />
      </div>
      <Equipo fotos={fotos} />
    </section>
  );
}
