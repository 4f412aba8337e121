import { type ReactNode, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import type { Noticia } from '#contract/sitio/news.ts';
import { type Dia, diaDe, haPasado, horaDe, sumarDias } from '#domain/fecha.ts';
import { diaBreve, fechaSemana } from '#domain/fecha-texto.ts';
import { TIPOS_DE_MENORES, TIPOS_LIGA, type TipoLiga } from '#domain/liga/tipos.ts';
import { grados } from '#domain/meteo/cielo.ts';
import { idDeDireccion } from '#domain/noticia/noticia.ts';
import { tieneFinal } from '#domain/partido/resultado.ts';
import { Articulo } from '#web/club/articulo.tsx';
import { sinMarcador } from '#web/club/competicion/separar.ts';
import { tituloEntero } from '#web/club/meta.ts';
import { type Titular, titularDe } from '#web/club/noticia.tsx';
import { Partido } from '#web/club/piezas/partido.tsx';
import { porDia, vistoDeResultado } from '#web/club/piezas/partido-visto.ts';
import { ahoraDelClub, diaDeNoticia } from '#web/club/reloj.ts';
import { useHoy } from '#web/club/use-ahora.ts';
import { destinoDeEnlace, menuDeEnlace } from '#web/paginas-enlaces.ts';
import type { Call } from '#web/platform/call.ts';
import { originOf } from '#web/platform/contexts.ts';
import { useIsHydrated } from '#web/platform/document.ts';
import { inBrowser, type Load, notFound, onServer } from '#web/platform/load.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { TarjetaNoticia } from './tarjeta.tsx';

const esTipo = (tipo: string | undefined): tipo is TipoLiga => TIPOS_LIGA.some((uno) => uno === tipo);

/** The weekend. */
const DIAS = 2;
const PARTIDOS = 6;
/** A news item tells of the matches of its days: the others are of another. */
const DIAS_CERCANOS = 9;

/** With the hour's temperature beside its court, where it is foreseen. */
const conTiempo = (fila: FilaHorario): FilaResultado => ({
  ...sinMarcador(fila),
  observaciones: fila.fecha <= ahoraDelClub() ? 'En juego' : null,
  pista: [fila.pista, fila.weather?.temp != null && grados(fila.weather.temp)].filter(Boolean).join(' · '),
});

/** The first of them, how many their days have left (0: played), and where all are; of minors, only how many and where. The one
 * that it tells of is told already: it is apart. */
export type Partidos = {
  aparte: boolean;
  partidos: FilaResultado[];
  porJugar: number;
  todos: string;
  menores: { cuantos: number; todos: string } | null;
};

export const NINGUNO: Partidos = { aparte: false, partidos: [], porJugar: 0, todos: '', menores: null };

/** Of the children's, where it speaks of them too, those of the same days. */
async function menoresDe(call: Call, content: string, dias: readonly Dia[]): Promise<Partidos['menores']> {
  const tipo = TIPOS_DE_MENORES.find((uno) => content.includes(rutas.horarios(uno)));
  if (!tipo || dias.length === 0) return null;
  const suyos = await call('GET /api/horarios/proximos', { query: { tipo } });
  const cuantos = suyos.filter(
    (una) => dias.includes(diaDe(una.fecha)) && !haPasado(una, ahoraDelClub()),
  ).length;
  return cuantos > 0 ? { cuantos, todos: rutas.horarios(tipo) } : null;
}

/** Where it speaks of results or of the schedule, those of its days; names of minors stay on their own pages. */
export async function partidosDe(call: Call, { link, content, dt }: Noticia): Promise<Partidos> {
  const [, pagina, tipo] =
    /\/competicion-(resultados|clasificaciones|horarios)\/(\w+)/.exec(`${link} ${content}`) ?? [];
  if (!esTipo(tipo)) return NINGUNO;
  const dia = diaDeNoticia(dt);
  const ahora = ahoraDelClub();
  const deHorarios = pagina === 'horarios';
  const filas = deHorarios
    ? (await call('GET /api/horarios/proximos', { query: { tipo } }))
        .filter((una) => !haPasado(una, ahora))
        .map(conTiempo)
    : (await call('GET /api/horarios/resultados', { query: { tipo, hasta: dia, dias: 1 } })).partidos;
  const [desde, hasta] = [sumarDias(dia, -DIAS_CERCANOS), sumarDias(dia, DIAS_CERCANOS)];
  const suyas = filas.filter(({ fecha }) => diaDe(fecha) >= desde && diaDe(fecha) <= hasta);
  const otros = suyas.filter(({ id }) => rutas.partido(id) !== link);
  const dias = porDia(otros.filter(({ conMenores }) => !conMenores)).slice(0, DIAS);
  return {
    aparte: otros.length < suyas.length,
    partidos: dias.flatMap(([, deUno]) => deUno.slice(0, PARTIDOS)),
    porJugar: deHorarios ? dias.flatMap(([, deUno]) => deUno).length : 0,
    todos: deHorarios ? rutas.horarios(tipo) : rutas.resultados(tipo),
    menores: deHorarios
      ? await menoresDe(
          call,
          content,
          dias.map(([uno]) => uno),
        )
      : null,
  };
}

/** Of what a match is told of, the next of each of its two; they may be the same. */
export async function siguientesDe(
  call: Call,
  { escena }: Pick<Noticia, 'escena'>,
): Promise<FilaResultado[]> {
  const [, id] = /^partido-(\d+)$/.exec(escena) ?? [];
  if (!id) return [];
  const encuentro = await call('GET /api/clasificaciones/partido/:id/encuentro', {
    params: { id: Number(id) },
  });
  const suyos = encuentro.siguientes.flatMap(([primero]) => primero ?? []).filter((uno) => !uno.conMenores);
  return [...new Map(suyos.map((uno) => [uno.id, uno])).values()].toSorted((a, b) =>
    a.fecha.localeCompare(b.fecha),
  );
}

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

type ListaProps = { id: string; titulo: string; children: ReactNode };

const Lista = ({ id, titulo, children }: ListaProps) => (
  <section className="surface @container px-4 py-3" aria-labelledby={id}>
    <h2 id={id} className="border-b-2 border-azul-text pb-2 text-l">
      {titulo}
    </h2>
    {children}
  </section>
);

const SIN_LIGA = ['pista'] as const;

const comoVisto = (fila: FilaResultado) =>
  vistoDeResultado({ ...fila, observaciones: null }, fila.observaciones === null ? 'porJugar' : 'enJuego');

function ListaDePartidos({ aparte, partidos, porJugar, todos, menores }: Partidos) {
  const hoy = useHoy();
  if (partidos.length === 0) return null;
  const dias = porDia(partidos);
  const dia = aparte ? 'También ese día' : 'Ese día';
  const jugados = `${dias.length === 1 ? dia : 'Esos días'} en la liga`;
  const titulo = partidos[0] && tieneFinal(partidos[0]) ? jugados : 'Próximos partidos';
  return (
    <Lista id="partidos-cercanos" titulo={titulo}>
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
    </Lista>
  );
}

/** What comes next for both of a match. */
function Siguientes({ siguientes }: Pick<Datos, 'siguientes'>) {
  if (siguientes.length === 0) return null;
  const titulo = siguientes.length === 1 ? 'Siguiente partido' : 'Siguiente partido de cada uno';
  return (
    <Lista id="siguientes" titulo={titulo}>
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
    </Lista>
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
