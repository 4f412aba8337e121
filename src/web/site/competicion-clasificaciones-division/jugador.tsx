import { useLoaderData } from 'react-router';
import type { clasificacionesApi } from '#contract/clasificaciones.ts';
import type { Answer } from '#contract/endpoint.ts';
import { dibujoDe } from '#web/club/dibujos.ts';
import { metaDe } from '#web/club/meta.ts';
import { PistaDibujo } from '#web/club/pista-dibujo.tsx';
import { Portada } from '#web/club/portada.tsx';
import { paginaDe } from '#web/paginas.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import page from '#web/ui/page.module.css';
import { EmptyState } from '#web/ui/states.tsx';
import { CaraACara } from './cara-a-cara.tsx';
import { contarVictorias } from './historial.ts';
import styles from './jugador.module.css';
import { ListaPartidos } from './lista-partidos.tsx';

const PAGINA = paginaDe('/competicion-clasificaciones-division/:id');

type Historial = Answer<typeof clasificacionesApi.jugador> & { idJugador: number };

const cargar: Load<Historial> = async (call, { params }) => {
  const idJugador = Number(params.id);
  const historial = await call('GET /api/clasificaciones/jugador/:id', { params: { id: params.id ?? '' } });
  return { ...historial, idJugador };
};

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

/** A page about a minor stays out of search engines. domain.md, "Public data about minors". */
export const meta = ({ loaderData }: { loaderData?: Historial }) =>
  metaDe({
    ...PAGINA,
    titulo: loaderData ? `Partidos de ${loaderData.nombre}` : PAGINA.titulo,
    oculta: loaderData?.partidos.some(({ tipo }) => tipo === 'infantil') ?? true,
  });

export default function Jugador() {
  const { nombre, partidos, idJugador } = useLoaderData<Historial>();
  const { ganados, jugados } = contarVictorias(partidos, idJugador);
  const seccion = partidos[0]?.tipo === 'infantil' ? 'ligaInfantil' : 'ligaSocial';
  return (
    <>
      <Portada
        seccion={seccion}
        titulo={nombre}
        entradilla={
          jugados > 0 ? `Ha ganado ${ganados} de ${jugados} partidos.` : 'Aún no ha jugado ningún partido.'
        }
        migas={[{ titulo: 'Clasificaciones', href: '/competicion-clasificaciones' }, { titulo: nombre }]}
      />
      <div className={`${page.container} ${styles.pagina}`}>
        {partidos.length > 0 ? (
          <>
            <ListaPartidos partidos={partidos} idJugador={idJugador} />
            <CaraACara partidos={partidos} idJugador={idJugador} />
          </>
        ) : (
          <EmptyState title="Todavía no tiene partidos" drawing={<PistaDibujo {...dibujoDe('vacio')} />} />
        )}
      </div>
    </>
  );
}
