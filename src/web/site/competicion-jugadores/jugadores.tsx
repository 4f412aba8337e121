import { Link, useLoaderData } from 'react-router';
import type { Encontrado, FichaJugador } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { lugarDe } from '#domain/clasificacion/fila.ts';
import { MiProximo } from '#web/club/competicion/mi-proximo.tsx';
import { divisionLarga } from '#web/club/competicion/nombres-cortos.ts';
import { BuscarJugador, SoyYo } from '#web/club/competicion/soy-yo.tsx';
import { useYo } from '#web/club/competicion/yo.ts';
import { metaDe } from '#web/club/meta.ts';
import { leerNombresCompletos, NotaMenores } from '#web/club/nota-menores.tsx';
import { Portada } from '#web/club/portada.tsx';
import { paginaDe } from '#web/paginas.ts';
import type { Call } from '#web/platform/call.ts';
import { inBrowser, type LoadArgs, type Loaded, onServer } from '#web/platform/load.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { PAGE } from '#web/ui/page.ts';
import { CAJA, PAGINA_DE_BUSCAR, SUAVE, TARJETAS } from './clases.ts';
import { Divisiones, leerDivisiones, leerProximos, leerTabla } from './de-entrada.tsx';
import { leerPaginas } from './paginas-halladas.ts';

const PAGINA = paginaDe('/competicion-jugadores');

const MAXIMO = 60;

/** Nobody, of an address that names nobody. */
const leerFicha = (call: Call, id: string): Promise<FichaJugador | null> =>
  call('GET /api/clasificaciones/jugador/:id/ficha', { params: { id } }).catch(() => null);

/** Whom somebody looks for; of a rival whom nobody has named yet, the ones of the same table. */
async function leerJugadores(call: Call, nombre: string, contra: FichaJugador | null): Promise<Encontrado[]> {
  if (nombre !== '') return call('GET /api/clasificaciones/jugadores', { query: { nombre } });
  const liga = contra?.situacion?.liga;
  return liga ? leerTabla(call, liga) : [];
}

async function cargar(call: Call, { url }: LoadArgs) {
  const nombre = (url.searchParams.get('nombre') ?? '').trim().slice(0, MAXIMO);
  const idContra = url.searchParams.get('contra');
  const [ficha, completos, paginas] = await Promise.all([
    idContra ? leerFicha(call, idContra) : null,
    leerNombresCompletos(call),
    idContra ? [] : leerPaginas(call, nombre),
  ]);
  const contra = ficha && { id: Number(idContra), nombre: ficha.nombre };
  const jugadores = await leerJugadores(call, nombre, ficha);
  const nadie = jugadores.length === 0 && !contra;
  const [divisiones, proximos] = await Promise.all([
    nadie ? leerDivisiones(call) : [],
    leerProximos(call, contra ? [] : jugadores),
  ]);
  return {
    nombre,
    jugadores: jugadores.filter(({ id }) => id !== contra?.id),
    /** When each of them plays next. */
    proximos,
    /** Where to look when nobody is found, or nothing is looked for yet. */
    divisiones,
    /** Whose rival is looked for. */
    contra,
    /** What else of the site has those words. */
    paginas,
    completos,
  };
}

type Datos = Loaded<typeof cargar>;

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

export const meta = () => metaDe({ ...PAGINA, oculta: true });

/** All of the card leads there. */
const NOMBRE = cx('block font-bold no-underline after:absolute after:inset-0 hover:underline');

type FilaProps = { jugador: Encontrado } & Pick<Datos, 'contra' | 'proximos'>;

/** "3.º de 2ª División". */
const lugar = ({ puesto, empatado, ...liga }: Encontrado): string =>
  `${puesto === null ? '' : `${lugarDe({ puesto, empatado })} de `}${divisionLarga(liga)}`;

function Fila({ jugador, contra, proximos }: FilaProps) {
  const { id, nombre } = jugador;
  const esMia = useYo()?.id === id && !contra;
  return (
    <li className={CAJA}>
      <span className="min-w-figure flex-1">
        <Link to={rutas.jugador(id)} className={NOMBRE}>
          {nombre}
        </Link>
        <span className={SUAVE}>
          {lugar(jugador)}
          {contra ? null : (
            <span className="block whitespace-pre-line text-ink">
              {proximos[id] ? `Juega ${proximos[id]}` : 'Sin partido fijado'}
            </span>
          )}
        </span>
      </span>
      <span className="relative">
        {contra ? (
          <ButtonLink size="s" to={rutas.caraACara(contra.id, id)} aria-label={`Cara a cara con ${nombre}`}>
            Cara a cara
          </ButtonLink>
        ) : (
          <SoyYo jugador={{ id, nombre }} />
        )}
      </span>
      {esMia ? (
        <div className="relative basis-full" aria-live="polite">
          <MiProximo />
        </div>
      ) : null}
    </li>
  );
}

function Paginas({ paginas }: Pick<Datos, 'paginas'>) {
  if (paginas.length === 0) return null;
  return (
    <section aria-labelledby="paginas">
      <h2 id="paginas" className="mt-3 mb-2 text-l">
        En la web
      </h2>
      <ul className={TARJETAS}>
        {paginas.map(({ href, titulo, apartado }) => (
          <li key={href} className={CAJA}>
            <span>
              <Link to={href} className={NOMBRE}>
                {titulo}
              </Link>
              {apartado ? <span className={SUAVE}>{apartado}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** True of who is not in a league and of the minor who is: which of the two is not told. */
function cuantos({
  nombre,
  jugadores,
  paginas,
  completos,
}: Pick<Datos, 'nombre' | 'jugadores' | 'paginas' | 'completos'>): string {
  if (jugadores.length > 0)
    return `${jugadores.length === 1 ? '1 jugador' : `${jugadores.length} jugadores`} con «${nombre}»:`;
  const nadie = `No encontramos a nadie con «${nombre}» en las ligas en juego.`;
  const menores = completos ? '' : ' Los menores se buscan por su nombre, sin apellidos.';
  return paginas.length > 0
    ? nadie
    : `${nadie} Prueba con una sola palabra: el nombre o un apellido.${menores}`;
}

export default function Jugadores() {
  const datos = useLoaderData<Datos>();
  const { nombre, jugadores, divisiones, contra, paginas, completos } = datos;
  return (
    <>
      <Portada
        seccion="ligaSocial"
        talla="datos"
        titulo={contra ? `Rival para ${contra.nombre}` : PAGINA.titulo}
        entradilla={
          contra
            ? 'De su tabla o de cualquier división'
            : 'De las ligas que se están jugando, y las páginas de la web'
        }
        migas={[{ titulo: 'Competiciones' }, { titulo: PAGINA.titulo }]}
      />
      <div className={cx(PAGE, PAGINA_DE_BUSCAR)}>
        {nombre === '' && !contra ? <MiProximo /> : null}
        <BuscarJugador key={nombre} nombre={nombre} contra={contra} autoFocus={nombre === '' && !contra} />
        {nombre === '' && contra && jugadores.length > 0 ? <h2 className="text-l">De su tabla</h2> : null}
        {nombre === '' ? null : <p role="status">{cuantos(datos)}</p>}
        {jugadores.length > 0 ? (
          <ul className={TARJETAS}>
            {jugadores.map((jugador) => (
              <Fila key={jugador.id} jugador={jugador} {...datos} />
            ))}
          </ul>
        ) : null}
        <Paginas paginas={paginas} />
        {divisiones.length > 0 && paginas.length === 0 ? <Divisiones divisiones={divisiones} /> : null}
        <NotaMenores completos={completos} />
      </div>
    </>
  );
}
