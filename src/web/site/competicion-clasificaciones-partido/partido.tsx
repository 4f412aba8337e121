import { useLoaderData } from 'react-router';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { comoLlegarA, mapaDe, sitioDe } from '#contract/sitio/sitio.ts';
import { horaDe, sumarMinutos } from '#domain/fecha.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { mensajes as meteo } from '#domain/meteo/weather.ts';
import { conMenores } from '#domain/partido/partido.ts';
import { Acciones } from '#web/club/competicion/acciones.tsx';
import { Compartir } from '#web/club/competicion/compartir.tsx';
import { Suscribirse } from '#web/club/competicion/suscribirse.tsx';
import { laminas } from '#web/club/lamina/rutas.ts';
import { motivoDeRetirado } from '#web/club/marcador.tsx';
import { metaDe } from '#web/club/meta.ts';
import { Portada } from '#web/club/portada.tsx';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { seccionDeLiga } from '#web/club/seccion-liga.ts';
import { EnVivo } from '#web/club/vivo/en-vivo.tsx';
import { paginaDe } from '#web/paginas.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import page from '#web/ui/page.module.css';
import { AsiVan } from './asi-van.tsx';
import { EntreLosDos, Ultimos } from './entre-los-dos.tsx';
import { FrenteAFrente, Nombres } from './frente-a-frente.tsx';
import styles from './partido.module.css';
import { type DatosDePartido, estaPorVenir } from './por-venir.ts';
import { RivalesComunes } from './rivales-comunes.tsx';
import { SeJuegan } from './se-juegan.tsx';

const PAGINA = paginaDe('/competicion-clasificaciones-partido/:id');

const cargar: Load<DatosDePartido> = async (call, { params }) => {
  const id = params.id ?? '';
  const [partido, encuentro] = await Promise.all([
    call('GET /api/clasificaciones/partido/:id', { params: { id } }),
    call('GET /api/clasificaciones/partido/:id/encuentro', { params: { id } }),
  ]);
  return { partido, encuentro, ahora: ahoraDelClub() };
};

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

const titulo = (partido: PartidoPublico): string => `${partido.jugador1Nombre} – ${partido.jugador2Nombre}`;

/** Matches of minors stay out of search engines. docs/reglas/datos-personales.md */
export const meta = ({ loaderData }: { loaderData?: DatosDePartido }) =>
  metaDe({
    ...PAGINA,
    titulo: loaderData ? titulo(loaderData.partido) : PAGINA.titulo,
    oculta: !loaderData || conMenores(loaderData.partido),
  });

const esAmistoso = ({ tipo }: PartidoPublico): boolean => CLASES[tipo].amistosa;

const FUERA = { target: '_blank', rel: 'noreferrer' } as const;

/** The court, how to get to it and the weather when nobody knows it yet. */
function Sitio({ partido, encuentro: { duracion, weather } }: DatosDePartido) {
  const { fecha, pista } = partido;
  const sitio = sitioDe(pista);
  return (
    <div className={styles.donde}>
      <div>
        <h2>{pista ?? 'Pista por decidir'}</h2>
        <p>
          De {horaDe(fecha)} a {horaDe(sumarMinutos(fecha, duracion))}, {duracion} minutos
        </p>
        <p className={styles.suave}>{sitio.direccion}</p>
        <p className={styles.enlaces}>
          <a href={comoLlegarA(sitio)} {...FUERA}>
            Cómo llegar
          </a>
          <a href={mapaDe(sitio)} {...FUERA}>
            Ver en el mapa
          </a>
        </p>
      </div>
      {weather ? null : <p className={styles.suave}>{meteo.sinMeteo}</p>}
    </div>
  );
}

/** Where it is to be played and what one does with it; what is put off or cancelled leaves its court. */
function Donde(datos: DatosDePartido) {
  const { partido } = datos;
  if (motivoDeRetirado(partido) !== null) return null;
  const porVenir = estaPorVenir(datos);
  const compartir = <Compartir titulo={titulo(partido)} imagen={laminas.partido(partido.id)} />;
  return (
    <section aria-label="Dónde y cómo" className={cx(!porVenir && styles.jugado)}>
      {porVenir ? <Sitio {...datos} /> : null}
      <Acciones>
        {porVenir ? (
          <a
            className={buttonClass({ look: 'primary', size: 's' })}
            href={rutas.calendario(partido.id)}
            download
          >
            Al calendario
          </a>
        ) : (
          compartir
        )}
        {esAmistoso(partido) ? null : (
          <Suscribirse
            path={rutas.calendarioDe('division', partido.idLiga)}
            que="Los partidos de esta división"
            rotulo="La división en tu calendario"
          />
        )}
        {porVenir ? compartir : null}
      </Acciones>
    </section>
  );
}
/** What staff and the leagues say of it. */
function Notas({ partido }: Pick<DatosDePartido, 'partido'>) {
  const motivo = motivoDeRetirado(partido);
  if (!motivo && !partido.observaciones) return null;
  return (
    <section aria-label="Observaciones">
      {motivo ? <p>{motivo}</p> : null}
      {partido.observaciones ? <p>{partido.observaciones}</p> : null}
    </section>
  );
}

export default function Partido() {
  const datos = useLoaderData<DatosDePartido>();
  const { partido, encuentro, ahora } = datos;
  const { idJugador1, jugador1Nombre, idJugador2, jugador2Nombre, tipo, idLiga, liga } = partido;
  const porVenir = estaPorVenir(datos);
  const situacion = encuentro.tabla.length > 0 ? encuentro.situacion1 : null;
  const uno = { id: idJugador1, nombre: jugador1Nombre, situacion: encuentro.situacion1 };
  const otro = { id: idJugador2, nombre: jugador2Nombre, situacion: encuentro.situacion2 };
  return (
    <>
      <Portada
        seccion={seccionDeLiga(tipo)}
        talla="datos"
        titulo={<Nombres partido={partido} />}
        migas={[
          {
            titulo: esAmistoso(partido) ? 'Amistosos' : liga,
            href: rutas.clasificaciones(tipo, idLiga),
          },
          { titulo: 'Partido' },
        ]}
      >
        <FrenteAFrente partido={partido} encuentro={encuentro} ahora={ahora} />
      </Portada>
      <div className={`${page.container} ${styles.pagina}`}>
        <Donde {...datos} />
        <Notas partido={partido} />
        {porVenir && situacion ? <SeJuegan lados={[uno, otro]} siGana={encuentro.siGana} /> : null}
        <EntreLosDos partidos={encuentro.entreLosDos} uno={uno} este={partido.id} />
        {situacion ? (
          <AsiVan filas={encuentro.tabla} liga={situacion.liga} ids={[idJugador1, idJugador2]} />
        ) : null}
        <RivalesComunes rivales={encuentro.rivalesComunes} uno={uno} otro={otro} />
        <Ultimos ultimos={encuentro.ultimos} lados={[uno, otro]} />
        <EnVivo partido={partido} />
      </div>
    </>
  );
}
