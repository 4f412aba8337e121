import { Link, useLoaderData } from 'react-router';
import { club } from '#club';
import type { PartidoPublico } from '#contract/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { horaDe } from '#domain/fecha.ts';
import { fechaCompleta } from '#domain/fecha-texto.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { conMenores } from '#domain/partido/partido.ts';
import { MarcadorPartido, motivoDeRetirado } from '#web/club/marcador.tsx';
import { metaDe } from '#web/club/meta.ts';
import { Portada } from '#web/club/portada.tsx';
import { seccionDeLiga } from '#web/club/seccion-liga.ts';
import { InsigniaTipo } from '#web/club/zona.tsx';
import { paginaDe } from '#web/paginas.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import page from '#web/ui/page.module.css';
import styles from './partido.module.css';

const PAGINA = paginaDe('/competicion-clasificaciones-partido/:id');

type Datos = { partido: PartidoPublico };

const cargar: Load<Datos> = async (call, { params }) => ({
  partido: await call('GET /api/clasificaciones/partido/:id', { params: { id: params.id ?? '' } }),
});

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

const titulo = (partido: PartidoPublico): string => `${partido.jugador1Nombre} – ${partido.jugador2Nombre}`;

/** Matches of minors stay out of search engines. domain.md, "Public data about minors". */
export const meta = ({ loaderData }: { loaderData?: Datos }) =>
  metaDe({
    ...PAGINA,
    titulo: loaderData ? titulo(loaderData.partido) : PAGINA.titulo,
    oculta: !loaderData || conMenores(loaderData.partido),
  });

/** Each player in lines of their own, however long the names. */
const Jugadores = ({ partido }: { partido: PartidoPublico }) => (
  <>
    <span className={styles.jugador}>{partido.jugador1Nombre} –</span>{' '}
    <span className={styles.jugador}>{partido.jugador2Nombre}</span>
  </>
);

/** Where the court is: courts are called as the centre they are in. */
function Direccion({ pista }: { pista: string }) {
  const centro = Object.values(club.centros).find(({ nombre }) => pista.startsWith(nombre));
  return centro ? <dd className={styles.direccion}>{centro.direccion}</dd> : null;
}

/** The day and hour; of a match put off or cancelled, which leaves its court free, when it was to be, and why. */
function Cuando({ partido }: Datos) {
  const { fecha } = partido;
  const motivo = motivoDeRetirado(partido);
  return (
    <div>
      <dt>{motivo ? 'Estaba previsto' : 'Cuándo'}</dt>
      <dd className={styles.cuando}>
        <time dateTime={fecha}>
          {fechaCompleta(fecha)}, {horaDe(fecha)}&nbsp;h
        </time>
      </dd>
      {motivo ? <dd>{motivo}</dd> : null}
    </div>
  );
}

function Ficha({ partido }: Datos) {
  return (
    <dl className={styles.datos}>
      <Cuando partido={partido} />
      {partido.pista && motivoDeRetirado(partido) === null ? (
        <div>
          <dt>Pista</dt>
          <dd>{partido.pista}</dd>
          <Direccion pista={partido.pista} />
        </div>
      ) : null}
      <div>
        <dt>Liga</dt>
        <dd>
          <Link to={rutas.clasificaciones(partido.tipo, partido.idLiga)}>{partido.liga}</Link>
        </dd>
      </div>
      {partido.observaciones ? (
        <div>
          <dt>Observaciones</dt>
          <dd>{partido.observaciones}</dd>
        </div>
      ) : null}
    </dl>
  );
}

export default function Partido() {
  const { partido } = useLoaderData<Datos>();
  const { jugador1Nombre, jugador2Nombre, tipo } = partido;
  return (
    <>
      <Portada
        seccion={seccionDeLiga(tipo)}
        titulo={<Jugadores partido={partido} />}
        entradilla={<InsigniaTipo tipo={tipo} />}
        migas={[
          {
            titulo: 'Clasificaciones',
            href: rutas.clasificaciones(tipo, partido.idLiga),
          },
          { titulo: 'Partido' },
        ]}
      />
      <div className={`${page.container} ${styles.pagina}`}>
        <MarcadorPartido resultado={conSets(partido)} jugador1={jugador1Nombre} jugador2={jugador2Nombre} />
        <Ficha partido={partido} />
        <p className={styles.jugadores}>
          <Link to={rutas.jugador(partido.idJugador1)}>Partidos de {jugador1Nombre}</Link>
          <Link to={rutas.jugador(partido.idJugador2)}>Partidos de {jugador2Nombre}</Link>
        </p>
      </div>
    </>
  );
}
