import { Link, useLoaderData } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import { comoLlegarA, seHaDicho } from '#contract/sitio/sitio.ts';
import { diaDe, type FechaHora, horaDe, sumarMinutos } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { mensajes, type Weather } from '#domain/meteo/weather.ts';
import { HorasSiguientes } from '#web/club/horas-siguientes.tsx';
import { metaDe } from '#web/club/meta.ts';
import { MeteoAhora } from '#web/club/meteo.tsx';
import { pistasEnPalabras } from '#web/club/pistas.ts';
import { Portada } from '#web/club/portada.tsx';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { paginaDe } from '#web/paginas.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { buttonClass } from '#web/ui/button.tsx';
import page from '#web/ui/page.module.css';
import { Dias } from './dias.tsx';
import styles from './el-tiempo.module.css';
import { Horas } from './horas.tsx';
import { cuando } from './momentos.ts';
import { type Frase, type Pistas, pistasSegun, seJuega } from './se-juega.ts';

const PAGINA = paginaDe('/el-tiempo');

type Datos = { weather: Weather | null; pistas: Pistas | null; frases: Frase[]; ahora: FechaHora };

/** Weather that does not load is silently ignored: the page says that there is none. */
const cargar: Load<Datos> = async (call) => {
  const [weather, filas] = await Promise.all([
    call('GET /api/weather', {}).catch(() => null),
    call('GET /api/horarios/proximos', {}).catch(() => []),
  ]);
  const ahora = ahoraDelClub();
  return { weather, pistas: pistasSegun(weather, ahora), frases: seJuega(filas, weather, ahora), ahora };
};

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

export const meta = () => metaDe(PAGINA);

function Frases({ frases, pistas }: Pick<Datos, 'frases' | 'pistas'>) {
  if (frases.length === 0 && !pistas) return null;
  return (
    <div className={styles.respuesta}>
      <div className={styles.frases} data-lluvia={pistas?.mojadas || undefined}>
        {pistas ? (
          <>
            <h2>{pistas.titulo}</h2>
            {pistas.detalle ? <p>{pistas.detalle}</p> : null}
          </>
        ) : null}
        {frases.map(({ texto, aviso }) => (aviso ? null : <p key={texto}>{texto}</p>))}
        <p>
          <Link to={rutas.horarios()}>Ver los horarios</Link>
        </p>
      </div>
      {frases.map(({ texto, aviso }) =>
        aviso ? (
          <p key={texto} className={styles.riesgo}>
            {texto}
          </p>
        ) : null,
      )}
    </div>
  );
}

/** An hour without a newer one, in minutes, is three questions without an answer. */
const ATRASADA = 60;

/** From when it is; of an old one, that nobody has answered since. */
function DeCuando({ pedida, ahora }: { pedida: number; ahora: FechaHora }) {
  const fecha = cuando(pedida);
  const dia = diaDe(fecha) === diaDe(ahora) ? '' : `${semanaBreve(fecha)}, `;
  const esVieja = sumarMinutos(fecha, ATRASADA) < ahora;
  return (
    <p className={esVieja ? styles.vieja : styles.fuente}>
      Previsión {dia === '' ? 'de las' : 'del'} <time dateTime={fecha}>{`${dia}${horaDe(fecha)}`}</time>
      {esVieja ? ': el servicio no contesta desde entonces y puede haber cambiado.' : '.'}
    </p>
  );
}

function Prevision({ weather, ahora }: { weather: Weather; ahora: FechaHora }) {
  return (
    <>
      <section aria-labelledby="titulo-ahora" className={styles.ahora}>
        <h2 id="titulo-ahora">Ahora en el club</h2>
        <MeteoAhora weather={weather} />
        <HorasSiguientes weather={weather} />
        <DeCuando pedida={weather.pedida} ahora={ahora} />
      </section>
      <Dias dias={weather.daily} />
      <Horas horas={weather.hourly} />
    </>
  );
}

/** Whom to ask, in the place of the forecast. */
function SinPrevision() {
  return (
    <section aria-labelledby="titulo-ahora" className={styles.sin}>
      <img src="/dibujos/noticia-lluvia.svg" alt="" width={1280} height={720} decoding="async" />
      <div className={styles.palabras}>
        <h2 id="titulo-ahora">{mensajes.sinMeteo}</h2>
        <p>
          {seHaDicho(club.coordenadas)
            ? 'El servicio de la previsión no contesta. Lo seguimos preguntando: vuelve a mirarlo dentro de un rato. '
            : 'Falta decir en el mapa dónde están las pistas. '}
          Si vas a salir de casa, llámanos y te decimos cómo están las pistas.
        </p>
        <p className={styles.botones}>
          <a className={buttonClass({ look: 'action' })} href={`tel:${club.telefonoEnlace}`}>
            Llamar al {club.telefono}
          </a>
          <a
            className={buttonClass()}
            href="https://www.aemet.es/es/eltiempo/prediccion/municipios"
            rel="noopener"
          >
            Previsión de la AEMET
          </a>
        </p>
      </div>
    </section>
  );
}

/** What to know before coming: of the rules, where they are, since staff write them. */
function SiLlueve() {
  return (
    <section aria-labelledby="si-llueve" className={styles.seccion}>
      <h2 id="si-llueve">Antes de venir</h2>
      <ul className={styles.lluvia}>
        <li>
          <h3>Tienes clase</h3>
          <p>Cuándo se suspende, cómo se avisa y cómo se recupera.</p>
          <Link to="/escuela-normas">Normas de la escuela</Link>
        </li>
        <li>
          <h3>Tienes partido</h3>
          <p>Lo que se suspende o cambia de hora sale en los horarios en el momento.</p>
          <Link to={rutas.horarios()}>Ver los horarios</Link>
        </li>
        {Object.values(club.centros).map((centro) => (
          <li key={centro.nombre}>
            <h3>Pistas de {centro.nombre}</h3>
            {centro.pistas.length > 0 ? <p>{pistasEnPalabras(centro.pistas)}.</p> : null}
            <a href={comoLlegarA(centro)} rel="noopener">
              Cómo llegar<span className="visually-hidden"> a {centro.nombre}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function ElTiempo() {
  const { weather, pistas, frases, ahora } = useLoaderData<Datos>();
  return (
    <>
      <Portada
        seccion="tiempo"
        titulo={PAGINA.titulo}
        entradilla={`Previsión para ${club.municipio}, por días y horas.`}
        migas={[{ titulo: 'Servicios' }, { titulo: PAGINA.titulo }]}
        talla="datos"
      />
      <div className={`${page.container} ${styles.pagina}`}>
        <Frases frases={frases} pistas={pistas} />
        {weather ? <Prevision weather={weather} ahora={ahora} /> : <SinPrevision />}
        <SiLlueve />
        {weather ? (
          <p className={styles.fuente}>
            Previsión de <a href="https://open-meteo.com/">Open-Meteo</a>, con licencia CC BY 4.0. Se renueva
            cada veinte minutos.
          </p>
        ) : null}
      </div>
    </>
  );
}
