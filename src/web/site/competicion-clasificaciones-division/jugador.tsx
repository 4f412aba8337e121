import { useLoaderData } from 'react-router';
import type { clasificacionesApi } from '#contract/clasificaciones.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Dia } from '#domain/fecha.ts';
import { dibujoDe } from '#web/club/dibujo/dibujos.ts';
import { metaDe } from '#web/club/meta.ts';
import { PistaDibujo, Portada } from '#web/club/portada.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { seccionDeLiga } from '#web/club/seccion-liga.ts';
import { paginaDe } from '#web/paginas.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import page from '#web/ui/page.module.css';
import { EmptyState } from '#web/ui/states.tsx';
import { CaraACara } from './cara-a-cara.tsx';
import { contarVictorias, quedaFueraDeBuscadores, separarProximos } from './historial.ts';
import styles from './jugador.module.css';
import { ListaPartidos } from './lista-partidos.tsx';
import { Proximos } from './proximos.tsx';
import { Retirados } from './retirados.tsx';

const PAGINA = paginaDe('/competicion-clasificaciones-division/:id');

type Historial = Answer<typeof clasificacionesApi.jugador> & {
  idJugador: number;
  hoy: Dia;
};

const cargar: Load<Historial> = async (call, { params }) => {
  const idJugador = Number(params.id);
  const historial = await call('GET /api/clasificaciones/jugador/:id', { params: { id: params.id ?? '' } });
  return { ...historial, idJugador, hoy: hoyDelClub() };
};

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

export const meta = ({ loaderData }: { loaderData?: Historial }) =>
  metaDe({
    ...PAGINA,
    titulo: loaderData ? `Partidos de ${loaderData.nombre}` : PAGINA.titulo,
    oculta: !loaderData || quedaFueraDeBuscadores(loaderData),
  });

function balance({ ganados, jugados }: { ganados: number; jugados: number }): string {
  if (jugados === 0) return 'Aún no ha jugado ningún partido.';
  return jugados === 1
    ? `Ha ${ganados === 1 ? 'ganado' : 'perdido'} el único partido que ha jugado.`
    : `Ha ganado ${ganados} de ${jugados} partidos.`;
}

export default function Jugador() {
  const { nombre, partidos, idJugador, hoy } = useLoaderData<Historial>();
  const { proximos, retirados, demas } = separarProximos(partidos, hoy);
  const seccion = seccionDeLiga(partidos[0]?.tipo);
  return (
    <>
      <Portada
        seccion={seccion}
        titulo={nombre}
        entradilla={balance(contarVictorias(partidos, idJugador))}
        migas={[{ titulo: 'Clasificaciones', href: '/competicion-clasificaciones' }, { titulo: nombre }]}
      />
      <div className={`${page.container} ${styles.pagina}`}>
        {partidos.length > 0 ? (
          <>
            <div className={styles.ligas}>
              <Proximos partidos={proximos} idJugador={idJugador} hoy={hoy} />
              <Retirados partidos={retirados} idJugador={idJugador} />
              <ListaPartidos partidos={demas} idJugador={idJugador} />
            </div>
            <CaraACara partidos={partidos} idJugador={idJugador} />
          </>
        ) : (
          <EmptyState title="Todavía no tiene partidos" drawing={<PistaDibujo {...dibujoDe('vacio')} />} />
        )}
      </div>
    </>
  );
}
