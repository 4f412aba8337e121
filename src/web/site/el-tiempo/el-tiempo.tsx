import { Link, useLoaderData } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import { mensajes, type Weather } from '#domain/meteo/weather.ts';
import { dibujoDe } from '#web/club/dibujo/dibujos.ts';
import { metaDe } from '#web/club/meta.ts';
import { MeteoAhora } from '#web/club/meteo.tsx';
import { PistaDibujo, Portada } from '#web/club/portada.tsx';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { paginaDe } from '#web/paginas.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import page from '#web/ui/page.module.css';
import { EmptyState } from '#web/ui/states.tsx';
import { Dias } from './dias.tsx';
import styles from './el-tiempo.module.css';
import { Horas } from './horas.tsx';
import { seJuega } from './se-juega.ts';

const PAGINA = paginaDe('/el-tiempo');

type Datos = { weather: Weather | null; frases: string[] };

/** Weather that does not load is silently ignored: the page says that there is none. */
const cargar: Load<Datos> = async (call) => {
  const [weather, filas] = await Promise.all([
    call('GET /api/weather', {}).catch(() => null),
    call('GET /api/horarios/proximos', {}).catch(() => []),
  ]);
  return { weather, frases: seJuega(filas, weather, ahoraDelClub()) };
};

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

export const meta = () => metaDe(PAGINA);

function Frases({ frases }: Pick<Datos, 'frases'>) {
  if (frases.length === 0) return null;
  return (
    <div className={styles.frases}>
      {frases.map((frase) => (
        <p key={frase}>{frase}</p>
      ))}
      <p>
        <Link to={rutas.horarios()}>Ver los horarios</Link>
      </p>
    </div>
  );
}

function Prevision({ weather }: { weather: Weather }) {
  return (
    <>
      <section aria-labelledby="titulo-ahora" className={styles.ahora}>
        <h2 id="titulo-ahora">Ahora en el club</h2>
        <MeteoAhora weather={weather} />
      </section>
      <Horas horas={weather.hourly} />
      <Dias dias={weather.daily} />
      <p className={styles.fuente}>
        Previsión de <a href="https://open-meteo.com/">Open-Meteo</a>, con licencia CC BY 4.0. Se renueva cada
        veinte minutos.
      </p>
    </>
  );
}

function SinPrevision() {
  return (
    <EmptyState
      title={mensajes.sinMeteo}
      drawing={<PistaDibujo {...dibujoDe('vacio')} />}
      action={<ButtonLink to="/competicion-horarios">Ver los próximos partidos</ButtonLink>}
    >
      Vuelve a mirarlo dentro de un rato.
    </EmptyState>
  );
}

export default function ElTiempo() {
  const { weather, frases } = useLoaderData<Datos>();
  return (
    <>
      <Portada
        seccion="tiempo"
        titulo={PAGINA.titulo}
        entradilla={`La previsión para las pistas de ${club.municipio}, hora a hora y día a día.`}
        migas={[{ titulo: PAGINA.titulo }]}
        talla="compacta"
      />
      <div className={`${page.container} ${styles.pagina}`}>
        <Frases frases={frases} />
        {weather ? <Prevision weather={weather} /> : <SinPrevision />}
      </div>
    </>
  );
}
