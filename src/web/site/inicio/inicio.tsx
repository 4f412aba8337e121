import { useLoaderData } from 'react-router';
import { club } from '#club';
import { avisoDeMuestra } from '#contract/club/inventado.ts';
import { rutas } from '#contract/rutas.ts';
import { nombresDeSedes } from '#contract/sitio/sitio.ts';
import { diaDe, proximoCambio } from '#domain/fecha.ts';
import { metaDe } from '#web/club/meta.ts';
import { titularDe } from '#web/club/noticia.tsx';
import { HorasSiguientes, MeteoAhora } from '#web/club/piezas/tiempo.tsx';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { useAhora } from '#web/club/use-ahora.ts';
import type { Call } from '#web/platform/call.ts';
import { inBrowser, type Loaded, onServer } from '#web/platform/load.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { AlDia } from './al-dia.tsx';
import { Bienvenida } from './bienvenida.tsx';
import { Bloque } from './bloque.tsx';
import { alDiaDe, cercanosDe, comoEnPortada } from './cercanos.ts';
import { Escuela } from './escuela.tsx';
import { Gente } from './gente.tsx';
import { jornadasDe } from './jornadas.tsx';
import { Ligas } from './ligas.tsx';
import { Noticias } from './noticias.tsx';
import { Patrocinadores } from './patrocinadores.tsx';
import { PartidosCercanos, TarjetaDeHoy, UltimosResultados } from './tarjetas-de-hoy.tsx';

/** As many as fit in a row. */
const NOTICIAS = 3;

/** With results: enough for the rows of the front page. */
const DIAS = 4;

/** What does not come leaves its card saying so, code as well: the page never waits nor fails for it. */
async function cargar(call: Call) {
  const [noticias, weather, filas, { partidos: resultados }, fotos] = await Promise.all([
    call('GET /api/news', {}).catch(() => []),
    call('GET /api/weather', {}).catch(() => null),
    call('GET /api/horarios/proximos', {}).catch(() => []),
    call('GET /api/horarios/resultados', { query: { dias: DIAS } }).catch(() => ({ partidos: [] })),
    call('GET /api/fotos', {}).catch(() => []),
  ]);
  const ahora = ahoraDelClub();
  const cercanos = cercanosDe(filas, ahora);
  return {
    noticias: noticias.slice(0, NOTICIAS).map(titularDe),
    weather,
    cercanos,
    ultimos: jornadasDe(
      resultados.map(comoEnPortada).toSorted((uno, otro) => otro.fecha.localeCompare(uno.fecha)),
    ),
    fotos,
    ahora,
    /** Until when what is told at `ahora` is so. */
    cambia: proximoCambio(cercanos.filas, ahora),
  };
}

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

/** The home page is called as the club. */
export const meta = () => metaDe({});

const entradilla = (): string =>
  club.enBlanco
    ? `La web ${club.conArticulo.de}: partidos, resultados y noticias.`
    : `Escuela para todas las edades y ${club.ofrece.menores ? 'dos ligas' : 'una liga'}, en ${
        Object.keys(club.centros).length > 1 ? `las sedes de ${nombresDeSedes()}` : club.municipio
      }.`;

const ACCION = cx('max-md:grow');

const PARTES = cx('grid grid-cols-1 gap-6 px-page md:gap-blocks');

/** First what changes: who is at the court gate with a phone comes for tonight. Then how one begins. */
export default function Inicio() {
  const { noticias, weather, ultimos, fotos, ...datos } = useLoaderData<Loaded<typeof cargar>>();
  const ahora = useAhora(datos.ahora);
  const cercanos = alDiaDe(datos.cercanos, ahora);
  const hoy = diaDe(ahora);
  return (
    <>
      <Bienvenida titulo={club.claim} entradilla={entradilla()}>
        <ButtonLink look="action" size="l" to="#clase-de-prueba" preventScrollReset className={ACCION}>
          Clase de prueba
        </ButtonLink>
        <ButtonLink look="white" size="l" to={rutas.reservar()} className={ACCION}>
          Reservar una pista
        </ButtonLink>
      </Bienvenida>
      <AlDia weather={weather} />
      <div className={cx(PARTES, 'pt-4 md:pt-8')}>
        {club.inventado ? <p>{avisoDeMuestra()}</p> : null}
        <Bloque id="ahora" titulo="El club, al día">
          <div className="grid gap-cards lg:grid-cols-2">
            <PartidosCercanos {...cercanos} hoy={hoy} ahora={ahora} />
            <UltimosResultados ultimos={ultimos} hoy={hoy} />
            <TarjetaDeHoy titulo="El tiempo en las pistas" to={rutas.tiempo()} ancha>
              <div className="grid items-center gap-3 lg:grid-cols-2 lg:gap-12">
                <MeteoAhora weather={weather} />
                <HorasSiguientes weather={weather} />
              </div>
            </TarjetaDeHoy>
          </div>
        </Bloque>
      </div>
      <div className={cx(PARTES, 'far pt-6 pb-4 md:pt-blocks md:pb-8')}>
        <Escuela />
        <Ligas />
        <Gente fotos={fotos} />
        <Noticias noticias={noticias} />
        <Patrocinadores />
      </div>
    </>
  );
}
