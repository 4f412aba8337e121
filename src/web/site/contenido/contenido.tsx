import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import type { FotoDeHueco } from '#contract/sitio/fotos.ts';
import { type Hueco, huecosDelClub } from '#contract/sitio/huecos.ts';
import { enColumnas } from '#domain/precio.ts';
import { PaginaTexto } from '#web/club/articulo.tsx';
import { FotosDePagina } from '#web/club/fotos-de-pagina.tsx';
import { metaDe } from '#web/club/meta.ts';
import { MENUS, type Pagina, paginaDe, textoEn } from '#web/paginas.ts';
import type { Call } from '#web/platform/call.ts';
import { inBrowser, type Load, notFound, onServer } from '#web/platform/load.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { HtmlText } from '#web/ui/html-text.tsx';
import { conEmpezar, type Ficha, fichaDe, QUIENES, saltosDe, type Tarifa } from './escuela.ts';
import { Programas } from './grupos.tsx';

/** A link: a paragraph of its own, or words of a sentence, of one line or of several. */
const LLAMADA = /(<p>)?<a href="([^"]*)"[^>]*>(.*?)<\/a>(<\/p>)?/gs;

const INSCRIPCION = /^\/inscripciones(?:\/(\w+))?\/?$/;

const CERRADA = `<p><strong>Inscripción cerrada</strong></p><p>Si tienes alguna duda, <a href="${rutas.contacto()}">escríbenos</a>.</p>`;

/** The type of enrolment to which that address leads, '' to all of them; null: it leads elsewhere. */
function tipoDe(href: string, aqui: URL): string | null {
  const destino = URL.parse(href, aqui);
  if (!destino || ![aqui.host, club.dominio].includes(destino.host)) return null;
  const [hay, tipo = ''] = INSCRIPCION.exec(destino.pathname) ?? [];
  return hay ? tipo : null;
}

/** What leads to an enrolment that is closed says so; in a paragraph of its own, also whom to ask. `aqui`: where it is read. */
export async function conCierres(call: Call, html: string, aqui: URL): Promise<string> {
  const llevan = [...html.matchAll(LLAMADA)].some(([, , href = '']) => tipoDe(href, aqui) !== null);
  if (!llevan) return html;
  const tipos = await call('GET /api/inscripcion/tipos', {}).catch(() => []);
  const cerrados = new Set<string>(tipos.flatMap(({ tipo, abierta }) => (abierta ? [] : [tipo])));
  if (tipos.length > 0 && cerrados.size === tipos.length) cerrados.add('');
  return html.replace(LLAMADA, (llamada, antes = '', href, palabras, despues = '') => {
    const tipo = tipoDe(href, aqui);
    if (tipo === null || !cerrados.has(tipo)) return llamada;
    if (antes && despues) return CERRADA;
    const cual = /inscripción/i.test(palabras) ? '' : 'inscripción ';
    return `${antes}${palabras} (${cual}cerrada por ahora)${despues}`;
  });
}

type FichaProps = {
  ficha: Ficha;
  /** The parts of the page, each with its name. */
  saltos?: readonly (readonly [id: string, nombre: string])[];
  /** Beside it where there is room: the picture of the page. */
  children?: ReactNode;
};

type DeFichaProps = Pick<Ficha, 'datos'> & { conPrecio: boolean; enFila: boolean };

/** What it costs is what is looked for: the first, and larger. */
const DatosDeFicha = ({ datos, conPrecio, enFila }: DeFichaProps) => (
  <dl className={cx('grid gap-3', enFila && 'lg:flex lg:flex-1 lg:gap-8')}>
    {datos.map(({ titulo, valor, nota, sedes }, n) => (
      <div key={titulo} className={cx('grid gap-x-3 @2xs:grid-cols-label', enFila && 'lg:block')}>
        <dt className="text-s text-ink-soft">{titulo}</dt>
        <dd className="text-balance">
          <span className={n === 0 && conPrecio ? 'figure text-xl' : ''}>{valor}</span>
          {sedes ? (
            <>
              , <Link to="/club-instalaciones">{sedes}</Link>
            </>
          ) : null}
          {nota ? <small className="block text-s text-ink-soft">{nota}</small> : null}
        </dd>
      </div>
    ))}
  </dl>
);

const Accion = ({ texto, href }: NonNullable<Ficha['accion']>) => (
  <div className="flex">
    <ButtonLink look="action" size="l" to={href} preventScrollReset={href.startsWith('#')} className="grow">
      {texto}
    </ButtonLink>
  </div>
);

/** Price, days and place of what the page is about, and how to begin. */
function FichaEscuela({ ficha, saltos = [], children }: FichaProps) {
  const { tarifa, datos, accion, cerrada } = ficha;
  const sola = !(children || tarifa);
  return (
    <div
      className={cx('grid grid-cols-1 gap-4 px-page pt-4', Boolean(children) && 'lg:grid-cols-2 lg:gap-8')}
    >
      <div
        className={cx(
          'surface @container grid grid-cols-1 content-center gap-4 p-3 sm:p-4 md:p-6',
          sola && 'lg:flex lg:items-center lg:gap-8',
        )}
      >
        {tarifa ? <Precios {...tarifa} /> : null}
        <DatosDeFicha datos={datos} conPrecio={!tarifa} enFila={sola} />
        {accion ? <Accion {...accion} /> : null}
        {cerrada ? <p className="text-ink-soft">{cerrada}</p> : null}
        {saltos.length > 0 ? (
          <nav aria-label="En esta página">
            <ul className="-my-2 flex flex-wrap gap-x-6">
              {saltos.map(([id, nombre]) => (
                <li key={id}>
                  <a href={`#${id}`} className="flex min-h-tap items-center text-s font-semibold">
                    {nombre}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
      {children}
    </div>
  );
}

/** The least of each. */
function Precios({ que, filas }: Tarifa) {
  if (filas.length === 0) return null;
  return (
    <table className="w-full text-end @max-3xs:text-s">
      <thead className="text-s text-ink-soft @max-3xs:text-xs">
        <tr>
          <td className="pb-2 text-start">{que}</td>
          {QUIENES.map((quien) => (
            <th key={quien} scope="col" className="pb-2 text-end font-normal">
              {quien}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filas.map(({ cuanto, precio }) => (
          <tr key={cuanto} className="border-y border-hairline">
            <th scope="row" className="py-2 font-normal">
              {cuanto}
            </th>
            {enColumnas(precio).map((dicho, i) => (
              <td key={QUIENES[i]} className="py-2 ps-1">
                {dicho.endsWith('€') ? (
                  <small className="text-s text-ink-soft @max-3xs:text-xs">desde </small>
                ) : null}
                <span className="figure text-l">{dicho}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
