import { Link, useLoaderData } from 'react-router';
import type { Encontrado } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { MiProximo } from '#web/club/competicion/mi-proximo.tsx';
import { BuscarJugador, SoyYo } from '#web/club/competicion/soy-yo.tsx';
import { useYo } from '#web/club/competicion/yo.ts';
import { metaDe } from '#web/club/meta.ts';
import { leerNombresCompletos, NotaMenores } from '#web/club/nota-menores.tsx';
import { Portada } from '#web/club/portada.tsx';
import { paginaDe } from '#web/paginas.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import page from '#web/ui/page.module.css';
import styles from './jugadores.module.css';

const PAGINA = paginaDe('/competicion-jugadores');

type Datos = { nombre: string; jugadores: Encontrado[]; completos: boolean };

const MAXIMO = 60;

const cargar: Load<Datos> = async (call, { url }) => {
  const nombre = (url.searchParams.get('nombre') ?? '').trim().slice(0, MAXIMO);
  const [jugadores, completos] = await Promise.all([
    nombre === '' ? [] : call('GET /api/clasificaciones/jugadores', { query: { nombre } }),
    leerNombresCompletos(call),
  ]);
  return { nombre, jugadores, completos };
};

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

export const meta = () => metaDe({ ...PAGINA, oculta: true });

function Fila({ jugador: { id, nombre, liga } }: { jugador: Encontrado }) {
  const esMia = useYo()?.id === id;
  return (
    <li>
      <span>
        <Link to={rutas.jugador(id)}>{nombre}</Link>
        <span className={styles.liga}>{liga}</span>
      </span>
      <SoyYo jugador={{ id, nombre }} />
      {esMia ? (
        <div className={styles.proximo} aria-live="polite">
          <MiProximo />
        </div>
      ) : null}
    </li>
  );
}

const Encontrados = ({ nombre, jugadores }: Pick<Datos, 'nombre' | 'jugadores'>) => (
  <>
    <p role="status">
      {jugadores.length === 0
        ? `Nadie de las ligas en juego se llama «${nombre}». Prueba con una parte del nombre.`
        : `${jugadores.length === 1 ? '1 jugador' : `${jugadores.length} jugadores`} con «${nombre}»:`}
    </p>
    <ul className={styles.lista}>
      {jugadores.map((jugador) => (
        <Fila key={jugador.id} jugador={jugador} />
      ))}
    </ul>
  </>
);

export default function Jugadores() {
  const { nombre, jugadores, completos } = useLoaderData<Datos>();
  return (
    <>
      <Portada
        seccion="ligaSocial"
        talla="datos"
        titulo={PAGINA.titulo}
        entradilla="De las ligas que se están jugando"
        migas={[{ titulo: 'Competiciones' }, { titulo: PAGINA.titulo }]}
      />
      <div className={`${page.container} ${styles.pagina}`}>
        <BuscarJugador key={nombre} nombre={nombre} />
        {nombre === '' ? null : <Encontrados nombre={nombre} jugadores={jugadores} />}
        <NotaMenores completos={completos} />
      </div>
    </>
  );
}
