import { Link, useLoaderData } from 'react-router';
import type { CaraACara } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { cuentaAtras } from '#domain/cuenta-atras.ts';
import { type Dia, diaDe } from '#domain/fecha.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { Compartir } from '#web/club/competicion/compartir.tsx';
import { laminas } from '#web/club/lamina/rutas.ts';
import { metaDe } from '#web/club/meta.ts';
import { Portada } from '#web/club/portada.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { seccionDeLiga } from '#web/club/seccion-liga.ts';
import { paginaDe } from '#web/paginas.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { cx } from '#web/ui/cx.ts';
import page from '#web/ui/page.module.css';
import { AsiVan } from './asi-van.tsx';
import { Donde } from './donde.tsx';
import { DeCadaUno, EntreLosDos, Lista } from './entre-los-dos.tsx';
import styles from './partido.module.css';
import { RivalesComunes } from './rivales-comunes.tsx';
import tablero from './tablero.module.css';
import { Cita, LadoDeTablero } from './tablero.tsx';

const PAGINA = paginaDe('/competicion-cara-a-cara/:uno/:otro');

type Datos = CaraACara & { hoy: Dia };

const cargar: Load<Datos> = async (call, { params: { uno = '', otro = '' } }) => ({
  ...(await call('GET /api/clasificaciones/cara-a-cara', { query: { uno, otro } })),
  hoy: hoyDelClub(),
});

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

export const meta = ({ loaderData }: { loaderData?: CaraACara }) =>
  metaDe({
    ...PAGINA,
    titulo: loaderData ? `${loaderData.uno.nombre} – ${loaderData.otro.nombre}` : PAGINA.titulo,
  });

/** What each has won from the other: who has more is lit. */
function Cuenta({ balance: { partidos }, entreLosDos }: Pick<Datos, 'balance' | 'entreLosDos'>) {
  const [uno, otro] = partidos;
  return (
    <p className={tablero.cuenta}>
      <b>
        <span className={cx(uno > otro && tablero.mas)}>{uno}</span> –{' '}
        <span className={cx(otro > uno && tablero.mas)}>{otro}</span>
      </b>
      {entreLosDos.length > 0 ? 'Partidos ganados' : 'Nunca se han enfrentado'}
    </p>
  );
}

/** When they meet next, and the way to other two. */
const Proximo = ({ uno, porJugar: [proximo], hoy }: Datos) => (
  <div className={tablero.datos}>
    {proximo ? (
      <Cita
        fecha={proximo.fecha}
        falta={cuentaAtras(diaDe(proximo.fecha), hoy)}
        weather={proximo.weather}
        href={rutas.partido(proximo.id)}
      >
        <p>
          {proximo.pista ?? 'Pista por decidir'}
          {CLASES[proximo.liga].amistosa ? ', amistoso' : ''}
        </p>
      </Cita>
    ) : (
      <p>No tienen ningún partido con fecha.</p>
    )}
    <p className={tablero.cambiar}>
      <Link to={rutas.rivalPara(uno.id)}>Cambiar rival</Link>
    </p>
  </div>
);

/** Where they meet next and what one does with it, and the matches after that one. */
function PorJugar({ porJugar: [proximo, ...demas], uno }: Pick<Datos, 'porJugar' | 'uno'>) {
  if (!proximo) return null;
  const { id, jugador1, jugador2, duracion } = proximo;
  return (
    <>
      <Donde partido={proximo} duracion={duracion}>
        <Compartir
          titulo={`${jugador1} – ${jugador2}`}
          imagen={laminas.partido(id)}
          pagina={rutas.partido(id)}
        />
      </Donde>
      {demas.length > 0 ? (
        <section aria-labelledby="despues">
          <h2 id="despues">Después</h2>
          <Lista partidos={demas} de={uno.id} />
        </section>
      ) : null}
    </>
  );
}

/** Any two players, also those who have never met: where each one is, and what they have played and will play. */
export default function PaginaCaraACara() {
  const datos = useLoaderData<Datos>();
  const { uno, otro, ultimos, tabla } = datos;
  const { situacion } = uno;
  const lados = [uno, otro] as const;
  return (
    <>
      <Portada
        seccion={seccionDeLiga(situacion?.liga.tipo)}
        talla="datos"
        titulo={<span className="visually-hidden">{`${uno.nombre} – ${otro.nombre}`}</span>}
        migas={[
          {
            titulo: situacion && tabla.length > 0 ? situacion.liga.titulo : 'Clasificaciones',
            href: rutas.clasificaciones(situacion?.liga.tipo, situacion?.liga.id),
          },
          { titulo: PAGINA.titulo },
        ]}
      >
        <div className={cx(tablero.tablero, tablero.cara)}>
          <LadoDeTablero lado={uno} />
          <Cuenta {...datos} />
          <LadoDeTablero lado={otro} />
          <Proximo {...datos} />
        </div>
      </Portada>
      <div className={`${page.container} ${styles.pagina}`}>
        <PorJugar {...datos} />
        <EntreLosDos {...datos} lados={lados} />
        {situacion && tabla.length > 0 ? (
          <AsiVan filas={tabla} liga={situacion.liga} ids={[uno.id, otro.id]} />
        ) : null}
        <RivalesComunes {...datos} lados={lados} />
        <DeCadaUno listas={ultimos} lados={lados} rotulo="Últimos partidos" />
      </div>
    </>
  );
}
