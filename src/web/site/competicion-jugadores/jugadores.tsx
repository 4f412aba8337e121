import { Link, useLoaderData } from 'react-router';
import type { LigaPublica } from '#contract/liga/clasificaciones.ts';
import type { Encontrado } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { seGestiona } from '#domain/liga/tipos.ts';
import { MiProximo } from '#web/club/competicion/mi-proximo.tsx';
import { divisionLarga } from '#web/club/competicion/nombres-cortos.ts';
import { BuscarJugador, SoyYo } from '#web/club/competicion/soy-yo.tsx';
import { useYo, type Yo } from '#web/club/competicion/yo.ts';
import { metaDe } from '#web/club/meta.ts';
import { leerNombresCompletos, NotaMenores } from '#web/club/nota-menores.tsx';
import { Portada } from '#web/club/portada.tsx';
import { paginaDe } from '#web/paginas.ts';
import type { Call } from '#web/platform/call.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import page from '#web/ui/page.module.css';
import styles from './jugadores.module.css';
import { leerParejas, type Pareja } from './parejas.ts';

const PAGINA = paginaDe('/competicion-jugadores');

type Datos = {
  nombre: string;
  jugadores: Encontrado[];
  /** Of a search with two names. */
  parejas: Pareja[];
  /** Where to look when nobody is found. */
  divisiones: LigaPublica[];
  /** Whose rival is looked for. */
  contra: Yo | null;
  completos: boolean;
};

const MAXIMO = 60;

/** Nobody, of an address that names nobody. */
const leerJugador = (call: Call, id: string): Promise<Yo | null> =>
  call('GET /api/clasificaciones/jugador/:id/ficha', { params: { id } }).then(
    ({ nombre }) => ({ id: Number(id), nombre }),
    () => null,
  );

const buscar = (call: Call) => (nombre: string) =>
  call('GET /api/clasificaciones/jugadores', { query: { nombre } });

const cargar: Load<Datos> = async (call, { url }) => {
  const nombre = (url.searchParams.get('nombre') ?? '').trim().slice(0, MAXIMO);
  const idContra = url.searchParams.get('contra');
  const [jugadores, contra, completos] = await Promise.all([
    nombre === '' ? [] : buscar(call)(nombre),
    idContra ? leerJugador(call, idContra) : null,
    leerNombresCompletos(call),
  ]);
  const nadie = jugadores.length === 0 && !contra;
  const [parejas, ligas] = await Promise.all([
    nadie ? leerParejas(nombre, buscar(call)) : [],
    nadie ? call('GET /api/clasificaciones/ligas', {}) : [],
  ]);
  const divisiones = ligas.filter(({ tipo }) => seGestiona(tipo));
  return {
    nombre,
    jugadores: jugadores.filter(({ id }) => id !== contra?.id),
    parejas,
    divisiones,
    contra,
    completos,
  };
};

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

export const meta = () => metaDe({ ...PAGINA, oculta: true });

type FilaProps = { jugador: Encontrado } & Pick<Datos, 'contra'>;

function Fila({ jugador: { id, nombre, liga }, contra }: FilaProps) {
  const esMia = useYo()?.id === id && !contra;
  return (
    <li>
      <span>
        <Link to={rutas.jugador(id)}>{nombre}</Link>
        <span className={styles.liga}>{liga}</span>
      </span>
      {contra ? (
        <ButtonLink size="s" to={rutas.caraACara(contra.id, id)} aria-label={`Cara a cara con ${nombre}`}>
          Cara a cara
        </ButtonLink>
      ) : (
        <SoyYo jugador={{ id, nombre }} />
      )}
      {esMia ? (
        <div className={styles.proximo} aria-live="polite">
          <MiProximo />
        </div>
      ) : null}
    </li>
  );
}

const Parejas = ({ parejas }: Pick<Datos, 'parejas'>) => (
  <ul className={styles.lista}>
    {parejas.map(([uno, otro]) => (
      <li key={`${uno.id} ${otro.id}`}>
        <span>
          <Link to={rutas.caraACara(uno.id, otro.id)}>
            {uno.nombre} – {otro.nombre}
          </Link>
        </span>
      </li>
    ))}
  </ul>
);

const Divisiones = ({ divisiones }: Pick<Datos, 'divisiones'>) => (
  <>
    <h2>Por divisiones</h2>
    <ul className={styles.divisiones}>
      {divisiones.map(({ id, tipo, division }) => (
        <li key={id}>
          <ButtonLink size="s" to={rutas.clasificaciones(tipo, id)}>
            {divisionLarga(tipo, division)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  </>
);

function cuantos({ nombre, jugadores, parejas }: Pick<Datos, 'nombre' | 'jugadores' | 'parejas'>): string {
  if (parejas.length > 0) return `Nadie se llama «${nombre}». ¿Buscas a dos, cara a cara?`;
  if (jugadores.length === 0)
    return `Nadie de las ligas en juego se llama «${nombre}». Prueba con una sola palabra: el nombre o un apellido.`;
  return `${jugadores.length === 1 ? '1 jugador' : `${jugadores.length} jugadores`} con «${nombre}»:`;
}

const Encontrados = ({ jugadores, contra }: Pick<Datos, 'jugadores' | 'contra'>) => (
  <ul className={styles.lista}>
    {jugadores.map((jugador) => (
      <Fila key={jugador.id} jugador={jugador} contra={contra} />
    ))}
  </ul>
);

export default function Jugadores() {
  const { nombre, jugadores, parejas, divisiones, contra, completos } = useLoaderData<Datos>();
  return (
    <>
      <Portada
        seccion="ligaSocial"
        talla="datos"
        titulo={contra ? `Rival para ${contra.nombre}` : PAGINA.titulo}
        entradilla="De las ligas que se están jugando"
        migas={[{ titulo: 'Competiciones' }, { titulo: PAGINA.titulo }]}
      />
      <div className={`${page.container} ${styles.pagina}`}>
        <BuscarJugador key={nombre} nombre={nombre} contra={contra} autoFocus={nombre === ''} />
        {nombre === '' ? null : <p role="status">{cuantos({ nombre, jugadores, parejas })}</p>}
        {jugadores.length > 0 ? <Encontrados jugadores={jugadores} contra={contra} /> : null}
        {parejas.length > 0 ? <Parejas parejas={parejas} /> : null}
        {divisiones.length > 0 && parejas.length === 0 ? <Divisiones divisiones={divisiones} /> : null}
        <NotaMenores completos={completos} />
      </div>
    </>
  );
}
