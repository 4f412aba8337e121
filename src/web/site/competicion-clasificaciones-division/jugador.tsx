import { Link, useLoaderData } from 'react-router';
import type { Situacion } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { vaPrimero } from '#domain/clasificacion/fila.ts';
import { enLista } from '#domain/texto.ts';
import { Acciones } from '#web/club/competicion/acciones.tsx';
import { QueNecesita } from '#web/club/competicion/que-necesita.tsx';
import { BuscarJugador, SoyYo } from '#web/club/competicion/soy-yo.tsx';
import { Suscribirse } from '#web/club/competicion/suscribirse.tsx';
import { seccionDeLiga } from '#web/club/dibujo/dibujos.ts';
import { metaDe } from '#web/club/meta.ts';
import { PistaDibujo, Portada } from '#web/club/portada.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { paginaDe } from '#web/paginas.ts';
import type { Call } from '#web/platform/call.ts';
import { lateCode } from '#web/platform/late-code.ts';
import { inBrowser, type LoadArgs, type Loaded, onServer } from '#web/platform/load.ts';
import { cx } from '#web/ui/cx.ts';
import { late } from '#web/ui/late.tsx';
import { PAGE } from '#web/ui/page.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { Tablero } from './cabecera.tsx';
import { quedaFueraDeBuscadores, separarProximos } from './historial.ts';
import { ListaPartidos } from './lista-partidos.tsx';

const PAGINA = paginaDe('/competicion-clasificaciones-division/:id');

async function cargar(call: Call, { params: { id = '' } }: LoadArgs) {
  const [historial, ficha] = await Promise.all([
    call('GET /api/clasificaciones/jugador/:id', { params: { id } }),
    call('GET /api/clasificaciones/jugador/:id/ficha', { params: { id } }),
  ]);
  return { ...historial, idJugador: Number(id), ficha, hoy: hoyDelClub() };
}

type Historial = Loaded<typeof cargar>;

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

export const meta = ({ loaderData }: { loaderData?: Historial }) =>
  metaDe({
    ...PAGINA,
    titulo: loaderData ? `Partidos de ${loaderData.nombre}` : PAGINA.titulo,
    oculta: !loaderData || quedaFueraDeBuscadores(loaderData),
  });

/** Beside or below the matches: its program comes after that of the page. */
const Pendientes = late(() => lateCode(() => import('./pendientes.tsx')));
const CaraACara = late(() => lateCode(() => import('./cara-a-cara.tsx')));
const Evolucion = late(() => lateCode(() => import('./evolucion.tsx')));

const COLUMNA = cx('@container grid grid-cols-1 content-start gap-6');

/** What may be wanted from that place: nobody goes up from the first division, nor fears from the first place. */
const queNecesita = ({ liga, ...lugar }: Situacion): string =>
  `¿Qué necesita para ${liga.division === 1 ? 'acabar primero' : 'subir'}${vaPrimero(lugar) ? '' : ' o no bajar'}?`;

export default function Jugador() {
  const { nombre, partidos, idJugador, ficha, hoy, losDos, parejas } = useLoaderData<Historial>();
  const { situacion } = ficha;
  const enJuego = situacion?.liga.activa ? situacion.liga.id : null;
  const { proximos, esperan, demas } = separarProximos(partidos, hoy, situacion?.quedan ? enJuego : null);
  const tipo = situacion?.liga.tipo ?? partidos[0]?.tipo;
  return (
    <>
      <Portada
        seccion={seccionDeLiga(tipo)}
        talla="datos"
        titulo={nombre}
        migas={[{ titulo: 'Clasificaciones', href: '/competicion-clasificaciones' }, { titulo: nombre }]}
      >
        <Tablero {...{ ficha, partidos, idJugador, hoy }} enPareja={parejas.length > 0} />
      </Portada>
      <div className={cx(PAGE, 'grid grid-cols-1 gap-6 pt-4 pb-12 lg:grid-cols-aside lg:pt-6 print:block')}>
        <div className={COLUMNA}>
          {losDos.length > 0 ? <p>{enLista(losDos)}</p> : null}
          {parejas.map((suya) => (
            <p key={suya.id}>
              En pareja: <Link to={rutas.jugador(suya.id)}>{suya.nombre}</Link>
            </p>
          ))}
          <div>
            <Acciones>
              {ficha.proximo || situacion?.quedan ? (
                <Suscribirse
                  path={rutas.calendarioDe('jugador', idJugador)}
                  que={`Los partidos de ${nombre}`}
                  look="primary"
                />
              ) : null}
              <SoyYo key={`yo ${idJugador}`} jugador={{ id: idJugador, nombre }} entero />
            </Acciones>
          </div>
          <Pendientes ficha={ficha} proximos={proximos} esperan={esperan} idJugador={idJugador} hoy={hoy} />
          {partidos.length === 0 ? (
            <EmptyState title="Todavía no tiene partidos" drawing={<PistaDibujo seccion="vacio" />} />
          ) : null}
          <ListaPartidos partidos={demas} idJugador={idJugador} idLiga={enJuego} />
        </div>
        <div className={cx(COLUMNA, 'lg:row-span-2')}>
          <Evolucion {...ficha} />
          {situacion?.liga.activa && situacion.puesto !== null ? (
            <div className="grid sm:justify-items-start">
              <QueNecesita
                key={idJugador}
                idLiga={situacion.liga.id}
                jugador={{ id: idJugador, nombre }}
                esPrimero={vaPrimero(situacion)}
                rotulo={queNecesita(situacion)}
              />
            </div>
          ) : null}
          <CaraACara partidos={partidos} idJugador={idJugador} />
        </div>
        <div>
          <BuscarJugador />
        </div>
      </div>
    </>
  );
}
