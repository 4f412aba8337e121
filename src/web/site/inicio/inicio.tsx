import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import type { FotoDeHueco } from '#contract/sitio/fotos.ts';
import type { FechaHora } from '#domain/fecha.ts';
import type { Weather } from '#domain/meteo/weather.ts';
import { MiProximo } from '#web/club/competicion/mi-proximo.tsx';
import { metaDe } from '#web/club/meta.ts';
import { HorasSiguientes, MeteoAhora } from '#web/club/meteo.tsx';
import { type Titular, titularDe } from '#web/club/noticia.tsx';
import { Portada } from '#web/club/portada.tsx';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import page from '#web/ui/page.module.css';
import { AlDia } from './al-dia.tsx';
import { alDiaDe, type Cercanos, cercanosDe } from './cercanos.ts';
import { Escuela } from './escuela.tsx';
import { Gente } from './gente.tsx';
import styles from './inicio.module.css';
import { Ligas } from './ligas.tsx';
import { PartidosCercanos } from './partidos-cercanos.tsx';
import { Patrocinadores } from './patrocinadores.tsx';
import { UltimaNoticia } from './ultima-noticia.tsx';
import { type Ultimos, ultimosDe } from './ultimos.ts';
import { UltimosResultados } from './ultimos-resultados.tsx';

type Datos = {
  noticia: Titular | null;
  weather: Weather | null;
  cercanos: Cercanos | null;
  ultimos: Ultimos | null;
  fotos: FotoDeHueco[];
};

/** What does not come leaves its card saying so: the page never waits nor fails for it. */
const cargar: Load<Datos> = async (call) => {
  const [noticias, weather, filas, { partidos: resultados }, fotos] = await Promise.all([
    call('GET /api/news', {}).catch(() => []),
    call('GET /api/weather', {}).catch(() => null),
    call('GET /api/horarios/proximos', {}).catch(() => []),
    call('GET /api/horarios/resultados', { query: { dias: 7 } }).catch(() => ({ partidos: [] })),
    call('GET /api/fotos', {}).catch(() => []),
  ]);
  const cercanos = cercanosDe(filas, ahoraDelClub());
  const [noticia = null] = noticias.map(titularDe);
  return { noticia, weather, cercanos, ultimos: ultimosDe(resultados), fotos };
};

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

/** The home page is called as the club. */
export const meta = () => metaDe({});

const entradilla = (): string =>
  club.enBlanco
    ? `La web ${club.conArticulo.de}: partidos, resultados y noticias.`
    : `Escuela para todas las edades y ${club.ofrece.menores ? 'dos ligas' : 'una liga'} durante todo el curso, en ${club.municipio}.`;

const CADA_MS = 30_000;

/** What ends while the page is open leaves it. */
function useAlDia(cercanos: Cercanos | null): Cercanos | null {
  const [ahora, poner] = useState<FechaHora | null>(null);
  useEffect(() => {
    const mirar = () => poner(ahoraDelClub());
    mirar();
    const reloj = setInterval(mirar, CADA_MS);
    return () => clearInterval(reloj);
  }, []);
  return cercanos && ahora ? alDiaDe(cercanos, ahora) : cercanos;
}

/** First what changes: who is at the court gate with a phone comes for tonight. */
export default function Inicio() {
  const { noticia, weather, ultimos, fotos, ...datos } = useLoaderData<Datos>();
  const cercanos = useAlDia(datos.cercanos);
  return (
    <>
      <Portada
        talla="grande"
        seccion="inicio"
        primero={<MiProximo />}
        titulo={club.claim}
        entradilla={entradilla()}
      >
        <AlDia cercanos={cercanos} ultimos={ultimos} />
        <ButtonLink look="action" size="l" to="#clase-de-prueba" preventScrollReset>
          Clase de prueba
        </ButtonLink>
        <ButtonLink look="white" size="l" to={rutas.horarios()}>
          Próximos partidos
        </ButtonLink>
        <ButtonLink look="light" size="l" to="/escuela-presentacion">
          La escuela
        </ButtonLink>
      </Portada>
      <div className={`${page.container} ${styles.pagina}`}>
        <section aria-labelledby="ahora" className={styles.bloque}>
          <h2 id="ahora">El club, al día</h2>
          <div className={styles.hoy}>
            <PartidosCercanos cercanos={cercanos} />
            <UltimosResultados ultimos={ultimos} />
            <UltimaNoticia noticia={noticia} />
            <Card title="El tiempo en las pistas" to={rutas.tiempo()}>
              <MeteoAhora weather={weather} />
              <HorasSiguientes weather={weather} />
            </Card>
          </div>
        </section>
        <section aria-labelledby="competicion" className={styles.bloque}>
          <h2 id="competicion">Competición</h2>
          <Ligas />
        </section>
        <Escuela />
        <Gente fotos={fotos} />
        <Patrocinadores />
      </div>
    </>
  );
}
