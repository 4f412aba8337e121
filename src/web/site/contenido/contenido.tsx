import { useLoaderData } from 'react-router';
import type { FotoDeHueco } from '#contract/sitio/fotos.ts';
import { type Hueco, huecosDelClub } from '#contract/sitio/huecos.ts';
import { PaginaTexto } from '#web/club/articulo.tsx';
import { FotosDePagina } from '#web/club/fotos-de-pagina.tsx';
import { metaDe } from '#web/club/meta.ts';
import { MENUS, type Pagina, paginaDe, textoEn } from '#web/paginas.ts';
import { inBrowser, type Load, notFound, onServer } from '#web/platform/load.ts';
import { cx } from '#web/ui/cx.ts';
import { HtmlText } from '#web/ui/html-text.tsx';
import { conCierres } from './cierre.ts';
import { conEmpezar, type Ficha, fichaDe, saltosDe } from './escuela.ts';
import { FichaEscuela } from './ficha-escuela.tsx';
import { Programas } from './grupos.tsx';

type Datos = { path: string; html: string; ficha: Ficha | null; fotos: FotoDeHueco[] };

/** Rules, prices, what the law asks for and each class of the school are looked up rather than read. */
const sePliega = ({ clave }: Pagina): boolean => /normas$|^common|^escuela/.test(String(clave));

/** Where `rutas.reservar` leads, whoever writes that text. */
const conReserva = (html: string): string => html.replace(/<h2>(?=Reserva)/, '$&<span id="reservar"></span>');

/** Every page that is only a text shares this module: which one it is, its address says. */
const cargar: Load<Datos> = async (call, { url }) => {
  const pagina = textoEn(url.pathname);
  if (!pagina) throw notFound();
  const { path, clave } = pagina;
  const [html, ficha, fotos] = await Promise.all([
    call('GET /api/cms/:clave', { params: { clave } }).then((texto) => conCierres(call, texto, url)),
    fichaDe(call, path),
    HUECOS_DE[path] ? call('GET /api/fotos', {}).catch(() => []) : [],
  ]);
  return { path, ficha, fotos, html: conReserva(html) };
};

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

export const meta = ({ loaderData }: { loaderData?: Datos }) =>
  metaDe(loaderData ? paginaDe(loaderData.path) : {});

/** The page that presents the school, and that of who works in it. */
const CON_PROGRAMAS = '/escuela-presentacion';
const DEL_EQUIPO = '/club-nuestro-equipo';

/** Where for whom it is comes before what it costs. */
const CON_ENTRADA = new Set([CON_PROGRAMAS, '/escuela-campamentos']);

/** The pages with places for photographs. */
const HUECOS_DE: Readonly<Record<string, readonly Hueco[]>> = {
  [CON_PROGRAMAS]: ['escuela'],
  [DEL_EQUIPO]: ['equipoEscuela', 'equipoPadel', 'equipoCompeticion', 'equipoSecretaria'],
  '/escuela-campamentos': ['campus'],
  '/club-instalaciones': ['prado', 'reston', 'tercera'],
};

/** A scene, where it has no pictures of its own. */
const dibujoDe = ({ path, clave }: Pagina): string => (HUECOS_DE[path] ? '' : `texto-${clave}`);

const ENTRADA = cx('max-w-2xl px-page pt-4 text-l leading-normal lg:pt-6');

/** What the page is for: before its pictures and what hangs from them. */
function entradaDe({ path, html, ficha }: Pick<Datos, 'path' | 'html' | 'ficha'>): string {
  const conEntrada = CON_ENTRADA.has(path) || (HUECOS_DE[path] && !ficha);
  return conEntrada && html.startsWith('<p>') ? html.slice(0, html.indexOf('</p>') + 4) : '';
}

export default function Contenido() {
  const { path, html, ficha, fotos } = useLoaderData<Datos>();
  const huecos = HUECOS_DE[path];
  const entrada = entradaDe({ path, html, ficha });
  const pagina = paginaDe(path);
  const { titulo, seccion, menu } = pagina;
  const esLegal = seccion === 'legal';
  const suyas = huecos && (
    <FotosDePagina huecos={huecosDelClub(huecos)} fotos={fotos} retratos={path === DEL_EQUIPO} />
  );
  const deEntrada = entrada ? <HtmlText html={entrada} className={ENTRADA} /> : null;
  return (
    <PaginaTexto
      titulo={titulo}
      seccion={seccion}
      menu={menu && MENUS[menu]}
      html={conEmpezar(html.slice(entrada.length))}
      enTira={esLegal || path === CON_PROGRAMAS}
      dibujo={esLegal || ficha ? undefined : dibujoDe(pagina)}
      plegada={sePliega(pagina)}
      antes={
        <>
          {deEntrada}
          {ficha ? (
            <FichaEscuela ficha={ficha} saltos={saltosDe(path, html)}>
              {suyas}
            </FichaEscuela>
          ) : (
            suyas && <div className="px-page pt-4">{suyas}</div>
          )}
          {path === CON_PROGRAMAS ? <Programas abiertas={ficha?.abiertas} fotos={fotos} /> : null}
        </>
      }
    />
  );
}
