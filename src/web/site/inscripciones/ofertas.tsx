import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import type { CampusOfrecido, TipoOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { enEuros } from '#domain/euros.ts';
import { type Familia, familiaDe, type TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { DIBUJOS } from './dibujos.ts';
import eleccion from './eleccion.module.css';
import styles from './ofertas.module.css';
import {
  deIntensivos,
  nombreDeFila,
  quienDe,
  siHaEmpezado,
  type Tarifa,
  tarifasDe,
  tarifasDeFila,
} from './precio.ts';

const GRUPOS = {
  escuela: 'Escuela',
  equipo: 'Escuela',
  liga: 'Ligas',
  socio: 'Club y campus',
  campus: 'Club y campus',
} as const satisfies Record<Familia, string>;

type FilaProps = {
  href: string;
  nombre: string;
  dibujo: string;
  quien: string;
  tarifas?: readonly Tarifa[];
  /** Where there is no price. */
  como?: string;
  /** How to begin; nothing of what is closed. */
  accion: string | null;
};

/** All of it is the link; what looks like a button only says so. */
const Fila = ({ href, nombre, dibujo, quien, tarifas = [], como, accion }: FilaProps) => (
  <li>
    <img
      className={styles.dibujo}
      src={`/dibujos/${dibujo}.svg`}
      alt=""
      width={1280}
      height={720}
      fetchPriority="low"
    />
    <span className={styles.nombre}>
      <Link to={href}>{nombre}</Link>
      {quien ? <span>{quien}</span> : null}
    </span>
    {tarifas.length > 0 ? (
      <dl className={styles.precios}>
        {tarifas.map(({ cada, precios }, i) => (
          <div key={cada}>
            <dt>
              {i === 0 && tarifas.length > 1 ? <small>Al mes </small> : null}
              {cada}
            </dt>
            {precios.map(({ precio, quien: paga }) => (
              <dd key={paga}>
                <small>{paga}</small> {precio}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    ) : null}
    {como ? <span className={styles.como}>{como}</span> : null}
    <span className={styles.fin} aria-hidden={accion ? true : undefined}>
      {accion ?? <Badge>Cerrada</Badge>}
    </span>
  </li>
);

/** The heads of the prices of a class, which read them out themselves: of the four in a line, or of two under two. */
const Columnas = () => (
  <div className={styles.columnas} aria-hidden>
    <span>
      Precio al mes<span>, según horas a la semana</span>
    </span>
    {['1 hora', '2 horas'].map((horas) => (
      <span key={horas} className={styles.par}>
        <span>{horas}</span>
        <span>Socios</span>
        <span>No socios</span>
      </span>
    ))}
  </div>
);

type Grupo = (typeof GRUPOS)[Familia];

type NotaProps = { grupo: Grupo; tipos: readonly TipoOfrecido[] };

/** What is true of all the prices under it. */
function Nota({ grupo, tipos }: NotaProps) {
  if (grupo === GRUPOS.escuela)
    return (
      <p>
        {club.matricula > 0 ? `Matrícula: ${enEuros(club.matricula)} por curso. ` : ''}
        <Link to="/escuela-presentacion">Días y horas</Link>
      </p>
    );
  const conAlta = tipos.some(({ tipo }) => tarifasDe(tipo).length > 1);
  const notas = [
    ...(conAlta ? ['El precio de no socio incluye el alta de socio.'] : []),
    ...tipos.flatMap(({ tipo }) => siHaEmpezado(tipo) || []),
  ];
  return notas.length > 0 ? <p>{notas.join(' ')}</p> : null;
}

const titulo = (grupo: Grupo): string => (club.ofrece.campus ? grupo : grupo.replace(' y campus', ''));

type OfertasProps = {
  tipos: readonly TipoOfrecido[];
  campus: CampusOfrecido;
  abierta: (tipo: TipoInscripcion) => boolean;
};

/** What is asked for elsewhere, after those of its kind. */
const APARTE: Partial<Record<Grupo, () => ReactNode>> = {
  [GRUPOS.escuela]: () => (
    <Fila
      href="/escuela-intensivos"
      nombre="Intensivos"
      dibujo="clase-intensivos"
      quien="Cursos de vacaciones"
      tarifas={deIntensivos()}
      accion="Pedir plaza"
    />
  ),
  [GRUPOS.liga]: () => (
    <Fila
      href="/competicion-maraton-presentacion"
      nombre="Maratón 24h"
      dibujo="noticia-maraton"
      quien="Para familias, socios y amigos"
      como="Se pide por correo"
      accion="Ver cómo"
    />
  ),
};

/** The team is by selection: its coaches look at what is sent. */
const accionDe = (tipo: TipoInscripcion): string =>
  familiaDe(tipo) === 'equipo' ? 'Pedir plaza' : 'Inscribirse';

/** Before choosing, everything there is: also for whoever has no scripts, whom the selector takes nowhere. */
export function Ofertas({ tipos, campus, abierta }: OfertasProps) {
  const filas = (suyos: readonly TipoOfrecido[]) =>
    suyos.map(({ tipo }) => (
      <Fila
        key={tipo}
        href={rutas.inscripciones(tipo)}
        nombre={nombreDeFila(tipo)}
        dibujo={DIBUJOS[tipo]}
        quien={quienDe(tipo, campus)}
        tarifas={tarifasDeFila(tipo, campus)}
        accion={abierta(tipo) ? accionDe(tipo) : null}
      />
    ));
  const porHoras = ({ tipo }: TipoOfrecido) => tarifasDeFila(tipo, campus).length > 1;
  const grupos = Map.groupBy(tipos, ({ tipo }) => GRUPOS[familiaDe(tipo)]);
  return [...grupos].map(([grupo, suyos]) => {
    const clases = suyos.filter(porHoras);
    return (
      <section key={grupo} className={styles.grupo}>
        <h2>{titulo(grupo)}</h2>
        <Nota grupo={grupo} tipos={suyos} />
        {clases.length > 0 ? (
          <div className={styles.filas}>
            <Columnas />
            <ul>{filas(clases)}</ul>
          </div>
        ) : null}
        <ul className={styles.filas}>
          {filas(suyos.filter((uno) => !porHoras(uno)))}
          {APARTE[grupo]?.()}
        </ul>
      </section>
    );
  });
}

/** The way to begin that costs and binds to nothing. */
export const Prueba = () => (
  <div className={eleccion.prueba}>
    <img src="/dibujos/noticia-escuela.svg" alt="" width={1280} height={720} decoding="async" />
    <h2>¿No lo tienes claro?</h2>
    <p>
      Clase de prueba<span>: vemos tu nivel y te proponemos grupo</span>.
    </p>
    <ButtonLink look="action" to="#clase-de-prueba" preventScrollReset>
      Pedir clase<span> de prueba</span>
    </ButtonLink>
  </div>
);
