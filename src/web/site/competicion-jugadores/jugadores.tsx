import { Link, useLoaderData } from 'react-router';
import type { Encontrado } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { MiProximo } from '#web/club/competicion/mi-proximo.tsx';
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

const PAGINA = paginaDe('/competicion-jugadores');

type Datos = {
  nombre: string;
  jugadores: Encontrado[];
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

const cargar: Load<Datos> = async (call, { url }) => {
  const nombre = (url.searchParams.get('nombre') ?? '').trim().slice(0, MAXIMO);
  const idContra = url.searchParams.get('contra');
  const [jugadores, contra, completos] = await Promise.all([
    nombre === '' ? [] : call('GET /api/clasificaciones/jugadores', { query: { nombre } }),
    idContra ? leerJugador(call, idContra) : null,
    leerNombresCompletos(call),
  ]);
  return { nombre, jugadores: jugadores.filter(({ id }) => id !== contra?.id), contra, completos };
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

const Encontrados = ({ nombre, jugadores, contra }: Omit<Datos, 'completos'>) => (
  <>
    <p role="status">
      {jugadores.length === 0
        ? `Nadie de las ligas en juego se llama «${nombre}». Prueba con una parte del nombre.`
        : `${jugadores.length === 1 ? '1 jugador' : `${jugadores.length} jugadores`} con «${nombre}»:`}
    </p>
    <ul className={styles.lista}>
      {jugadores.map((jugador) => (
        <Fila key={jugador.id} jugador={jugador} contra={contra} />
      ))}
    </ul>
  </>
);

export default function Jugadores() {
  const { nombre, jugadores, contra, completos } = useLoaderData<Datos>();
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
        <BuscarJugador key={nombre} nombre={nombre} contra={contra} />
        {nombre === '' ? null : <Encontrados {...{ nombre, jugadores, contra }} />}
        <NotaMenores completos={completos} />
      </div>
    </>
  );
}
