import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import type { Noticia } from '#contract/sitio/news.ts';
import { horaDe } from '#domain/fecha.ts';
import { diaBreve, fechaSemana } from '#domain/fecha-texto.ts';
import { idDeDireccion } from '#domain/noticia/noticia.ts';
import { Articulo } from '#web/club/articulo.tsx';
import { useHoy } from '#web/club/hoy.ts';
import { tituloEntero } from '#web/club/meta.ts';
import { type Titular, titularDe } from '#web/club/noticia.tsx';
import { Partido } from '#web/club/piezas/partido.tsx';
import { porDia, vistoDeResultado } from '#web/club/piezas/partido-visto.ts';
import { destinoDeEnlace, menuDeEnlace } from '#web/paginas-enlaces.ts';
import { originOf } from '#web/platform/contexts.ts';
import { useIsHydrated } from '#web/platform/document.ts';
import { inBrowser, type Load, notFound, onServer } from '#web/platform/load.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { NINGUNO, type Partidos, partidosDe, siguientesDe } from './partidos.ts';
import { TarjetaNoticia } from './tarjeta.tsx';

const OTRAS = 3;

type Datos = { noticia: Noticia; otras: Titular[]; cercanos: Partidos; siguientes: FilaResultado[] };

/**
 * Only what is out exists: a news item to come or taken down is not found. An address with the title it had, or with
 * none, leads to the one of today; not for ever, because a title may change back.
 */
const cargar: Load<Datos> = async (call, { params }) => {
  const id = idDeDireccion(params.noticia ?? '');
  const todas = await call('GET /api/news', {});
  const noticia = todas.find((una) => una.id === id);
  if (!noticia) throw notFound();
  if (rutas.noticia(noticia) !== `/noticias/${params.noticia}`) throw redirect(rutas.noticia(noticia));
  const otras = todas.filter((una) => una !== noticia).slice(0, OTRAS);
  const [cercanos, siguientes] = await Promise.all([
    partidosDe(call, noticia).catch(() => NINGUNO),
    siguientesDe(call, noticia).catch(() => []),
  ]);
  return { noticia, otras: otras.map(titularDe), cercanos, siguientes };
};

const enServidor = onServer(cargar);

/** With the whole address, which is what is shared also before the program comes. */
export const loader = async (args: LoaderFunctionArgs) => ({
  ...(await enServidor(args)),
  origen: originOf(args.context, args.request),
});

const enNavegador = inBrowser(cargar);

export const clientLoader = async (args: ClientLoaderFunctionArgs) => ({
  ...(await enNavegador(args)),
  origen: window.location.origin,
});

type MetaArgs = { loaderData?: Datos };

export const meta = ({ loaderData }: MetaArgs) => [{ title: tituloEntero(loaderData?.noticia.title) }];

const BOTON = buttonClass({ size: 's' });

/** The two ways that most people have, and the phone's own sheet where there is one. */
function Compartir({ titulo, direccion }: { titulo: string; direccion: string }) {
  const [dicho, decir] = useState('');
  const estaEnMarcha = useIsHydrated();
  const conHoja = estaEnMarcha && 'share' in navigator;
  const texto = encodeURIComponent(`${titulo} ${direccion}`);
  const correo = `mailto:?subject=${encodeURIComponent(titulo)}&body=${encodeURIComponent(direccion)}`;
  const copiar = async () => {
    const copiado = await navigator.clipboard?.writeText(direccion).then(
      () => true,
      () => false,
    );
    decir(copiado ? 'Enlace copiado' : `Copia la dirección: ${direccion}`);
  };
  // Whoever closes the sheet has changed their mind.
  const compartir = () => navigator.share({ title: titulo, url: direccion }).catch(() => {});
  return (
    <section className="flex flex-wrap items-center gap-2 text-s" aria-label="Compartir la noticia">
      <span>Compartir:</span>
      <a className={BOTON} href={`https://wa.me/?text=${texto}`} rel="noopener">
        WhatsApp
      </a>
      <a className={BOTON} href={correo}>
        Correo
      </a>
      <span className={cx(!estaEnMarcha && 'invisible noscript:hidden')}>
        <Button size="s" onClick={conHoja ? compartir : copiar}>
          {conHoja ? 'Otra forma' : 'Copiar el enlace'}
        </Button>
      </span>
      <span role="status">{dicho}</span>
    </section>
  );
}

const LISTA = cx('surface @container px-4 py-3');
const CABEZA = cx('border-b-2 border-azul-text pb-2 text-l');
const ID_LISTA = 'partidos-cercanos';
const SIN_LIGA = ['pista'] as const;

const comoVisto = (fila: FilaResultado) =>
  vistoDeResultado({ ...fila, observaciones: null }, fila.observaciones === null ? 'porJugar' : 'enJuego');

function ListaDePartidos({ aparte, partidos, porJugar, todos, menores }: Partidos) {
  const hoy = useHoy();
  if (partidos.length === 0) return null;
  const dias = porDia(partidos);
  const dia = aparte ? 'También ese día' : 'Ese día';
  const jugados = `${dias.length === 1 ? dia : 'Esos días'} en la liga`;
  const titulo = partidos[0]?.ganador ? jugados : 'Próximos partidos';
  return (
    <section className={LISTA} aria-labelledby={ID_LISTA}>
      <h2 id={ID_LISTA} className={CABEZA}>
        {titulo}
      </h2>
      {dias.map(([dia, suyos]) => (
        <div key={dia}>
          <h3 className="flex items-center gap-2 pt-2 heading-text text-s text-ink-soft">
            <time dateTime={dia} className="inline-block first-letter:uppercase">
              {fechaSemana(dia)}
            </time>
            {dia === hoy?.dia ? <Badge tone="bola">Hoy</Badge> : null}
          </h3>
          <ul className="text-ink">
            {suyos.map((partido) => (
              <Partido key={partido.id} partido={comoVisto(partido)} size="fila" />
            ))}
          </ul>
        </div>
      ))}
      {porJugar === partidos.length ? null : (
        <p className="pt-3">
          <Link to={todos}>{porJugar ? `Ver los ${porJugar} partidos` : 'Todos los resultados'}</Link>
        </p>
      )}
      {menores ? (
        <p className="pt-3">
          Y {menores.cuantos === 1 ? 'un partido' : `${menores.cuantos} partidos`} de la liga infantil:{' '}
          <Link to={menores.todos}>horarios de la infantil</Link>
        </p>
      ) : null}
    </section>
  );
}

/** What comes next for both of a match. */
function Siguientes({ siguientes }: Pick<Datos, 'siguientes'>) {
  if (siguientes.length === 0) return null;
  const titulo = siguientes.length === 1 ? 'Siguiente partido' : 'Siguiente partido de cada uno';
  return (
    <section className={LISTA} aria-labelledby="siguientes">
      <h2 id="siguientes" className={CABEZA}>
        {titulo}
      </h2>
      <ul className="text-ink">
        {siguientes.map((partido) => (
          <Partido
            key={partido.id}
            partido={comoVisto(partido)}
            size="fila"
            cuando={`${diaBreve(partido.fecha)}, ${horaDe(partido.fecha)}`}
            parts={SIN_LIGA}
          />
        ))}
      </ul>
    </section>
  );
}

function Otras({ otras }: { otras: readonly Titular[] }) {
  if (otras.length === 0) return null;
  return (
    <section className="grid gap-4 lg:col-start-2" aria-labelledby="otras-noticias">
      <h2 id="otras-noticias" className="text-xl">
        Seguir leyendo
      </h2>
      <div className="grid gap-3">
        {otras.map((otra) => (
          <TarjetaNoticia key={otra.id} noticia={otra} level={3} sizes="(min-width: 62rem) 24rem, 34vw" />
        ))}
      </div>
    </section>
  );
}

export default function PaginaNoticia() {
  const { noticia, otras, cercanos, siguientes, origen } = useLoaderData<typeof loader>();
  return (
    <Articulo
      noticia={noticia}
      destino={noticia.link && destinoDeEnlace(noticia.link)}
      tema={menuDeEnlace(noticia.link)}
      partidos={
        <>
          <Siguientes siguientes={siguientes} />
          <ListaDePartidos {...cercanos} />
        </>
      }
      lado={<Otras otras={otras} />}
    >
      <Compartir titulo={noticia.title} direccion={origen + rutas.noticia(noticia)} />
    </Articulo>
  );
}
