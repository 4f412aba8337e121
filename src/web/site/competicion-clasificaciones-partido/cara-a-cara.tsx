import { Link, useLoaderData } from 'react-router';
import type { CaraACara } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { sitioDe } from '#contract/sitio/sitio.ts';
import { cuentaAtras } from '#domain/cuenta-atras.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { fechaSemana, semanaBreve } from '#domain/fecha-texto.ts';
import { conMayuscula } from '#domain/texto.ts';
import { Acciones } from '#web/club/competicion/acciones.tsx';
import { Compartir } from '#web/club/competicion/compartir.tsx';
import { Resultado } from '#web/club/competicion/resultado.tsx';
import { laminas } from '#web/club/lamina/rutas.ts';
import { metaDe } from '#web/club/meta.ts';
import { Portada } from '#web/club/portada.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { seccionDeLiga } from '#web/club/seccion-liga.ts';
import { paginaDe } from '#web/paginas.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import page from '#web/ui/page.module.css';
import { AsiVan } from './asi-van.tsx';
import { conPrimero, EntreLosDos, idGanador, totales, Ultimos } from './entre-los-dos.tsx';
import frente from './frente.module.css';
import { Balanza, Lateral, Nombres } from './frente-a-frente.tsx';
import { cortos } from './lado.ts';
import styles from './partido.module.css';
import { RivalesComunes } from './rivales-comunes.tsx';

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

/** When and where they meet next, which is what one of them comes for, and the matches after that one. */
function PorJugar({ porJugar: [proximo, ...demas], uno, hoy }: Pick<Datos, 'porJugar' | 'uno' | 'hoy'>) {
  if (!proximo) return null;
  const { id, fecha, pista, nombreLiga, jugador1, jugador2 } = proximo;
  return (
    <section aria-labelledby="por-jugar" className={styles.porJugar}>
      <h2 id="por-jugar">Próximo partido</h2>
      <p className={styles.proximo}>
        <span>
          <Link to={rutas.partido(id)}>
            <time dateTime={fecha}>
              {fechaSemana(fecha)}, {horaDe(fecha)}
            </time>
          </Link>
          <Badge tone="bola">{conMayuscula(cuentaAtras(diaDe(fecha), hoy))}</Badge>
        </span>
        <span>{pista ?? 'Pista por decidir'}</span>
        <span className={styles.suave}>{sitioDe(pista).direccion}</span>
        <span className={styles.suave}>{nombreLiga}</span>
      </p>
      <Acciones>
        <a className={buttonClass({ look: 'primary', size: 's' })} href={rutas.calendario(id)} download>
          Al calendario
        </a>
        <Compartir
          titulo={`${jugador1} – ${jugador2}`}
          imagen={laminas.partido(id)}
          pagina={rutas.partido(id)}
        />
      </Acciones>
      {demas.length > 0 ? (
        <ul className={styles.jugados}>
          {demas.map((partido) => (
            <Resultado
              key={partido.id}
              partido={conPrimero(partido, uno.id)}
              cuando={`${semanaBreve(partido.fecha)}, ${horaDe(partido.fecha)}`}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function quienGana(nombres: readonly string[], delUno: number, delOtro: number): string {
  if (delUno === delOtro) return 'Empatados';
  return `Gana ${nombres[delUno > delOtro ? 0 : 1]}`;
}

/** What each has won against the other, and who leads. */
function Centro({ uno, otro, entreLosDos }: Pick<CaraACara, 'uno' | 'otro' | 'entreLosDos'>) {
  const delUno = entreLosDos.filter((partido) => idGanador(partido) === uno.id).length;
  const delOtro = entreLosDos.length - delUno;
  const { sets, juegos } = totales(entreLosDos, uno.id);
  const nombres = cortos(uno, otro);
  return (
    <div className={frente.centro}>
      {entreLosDos.length > 0 ? (
        <>
          <p className={frente.tanteo}>
            <span>
              <span className={cx(delUno > delOtro && frente.ganado)}>{delUno}</span>–
              <span className={cx(delOtro > delUno && frente.ganado)}>{delOtro}</span>
            </span>
          </p>
          <p>{quienGana(nombres, delUno, delOtro)}</p>
          <Balanza rotulo="Sets" nombres={nombres} de={sets} />
          <Balanza rotulo="Juegos" nombres={nombres} de={juegos} />
        </>
      ) : (
        <p className={frente.nunca}>Nunca se han enfrentado</p>
      )}
      <p className={frente.cambiar}>
        <Link to={rutas.rivalPara(uno.id)}>Cambiar rival</Link>
      </p>
    </div>
  );
}

/** Any two players, also those who have never met: where each one is, and what they have played and will play. */
export default function PaginaCaraACara() {
  const { uno, otro, entreLosDos, rivalesComunes, ultimos, porJugar, tabla, hoy } = useLoaderData<Datos>();
  const [situacion1, situacion2] = [uno.situacion, otro.situacion];
  const tipo = situacion1?.liga.tipo;
  const suTabla = { titulo: 'Clasificaciones', href: rutas.clasificaciones(tipo, situacion1?.liga.id) };
  return (
    <>
      <Portada
        seccion={seccionDeLiga(tipo)}
        talla="datos"
        titulo={
          <Nombres
            partido={{
              idJugador1: uno.id,
              jugador1Nombre: uno.nombre,
              idJugador2: otro.id,
              jugador2Nombre: otro.nombre,
              ganador: null,
            }}
          />
        }
        migas={[suTabla, { titulo: PAGINA.titulo }]}
      >
        <div className={frente.caja}>
          <div className={frente.frente}>
            <Lateral situacion={situacion1} />
            <Centro uno={uno} otro={otro} entreLosDos={entreLosDos} />
            <Lateral situacion={situacion2} />
          </div>
        </div>
      </Portada>
      <div className={`${page.container} ${styles.pagina}`}>
        <PorJugar porJugar={porJugar} uno={uno} hoy={hoy} />
        <EntreLosDos partidos={entreLosDos} uno={uno} />
        {situacion1 && tabla.length > 0 ? (
          <AsiVan filas={tabla} liga={situacion1.liga} ids={[uno.id, otro.id]} />
        ) : null}
        <RivalesComunes rivales={rivalesComunes} uno={uno} otro={otro} />
        <Ultimos ultimos={ultimos} lados={[uno, otro]} />
      </div>
    </>
  );
}
