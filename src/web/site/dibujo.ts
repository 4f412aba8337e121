import type { LoaderFunctionArgs } from 'react-router';
import type { ClaveCms } from '#contract/sitio/cms.ts';
import type { EscenaNoticia } from '#domain/noticia/escena.ts';
import { trazarBienvenida } from '#web/club/dibujo/bienvenida.tsx';
import { trazarClase } from '#web/club/dibujo/clases.tsx';
import { trazarHueco } from '#web/club/dibujo/escenas.tsx';
import { trazarLiga } from '#web/club/dibujo/ligas.tsx';
import { marcadorDibujado } from '#web/club/dibujo/marcador.ts';
import { trazarMarcador, trazarNoticia } from '#web/club/dibujo/noticias.tsx';
import type { Trazar } from '#web/club/dibujo/palabras.tsx';
import { trazar as trazarPista } from '#web/club/dibujo/pista-trazada.tsx';
import type { Call } from '#web/platform/call.ts';
import { picturesContext } from '#web/platform/contexts.ts';
import { callContext, notFound } from '#web/platform/load.ts';

const DE_HUECO = 'gente-';
const DE_CLASE = 'clase-';
const DE_LIGA = 'liga-';
const DE_NOTICIA = 'noticia-';
const DE_PARTIDO = /^noticia-partido-(\d+)$/;
const DE_TEXTO = 'texto-';

/** What is drawn beside a text; beside the others, the house of the club. */
const ESCENAS: Readonly<Partial<Record<string, EscenaNoticia>>> = {
  club_quienes_somos: 'pista',
  club_unete_a_nosotros: 'asamblea',
  escuela_normas: 'escuela',
  competicion_liga_social_presentacion: 'copa',
  competicion_liga_social_normas: 'calendario',
  competicion_liga_infantil_presentacion: 'escuela',
  competicion_liga_infantil_normas: 'escuela',
  competicion_maraton_presentacion: 'maraton',
  competicion_maraton_normas: 'maraton',
  servicios_taller_encordado: 'raqueta',
} satisfies Partial<Record<ClaveCms, EscenaNoticia>>;

/** How a match ended; of one that is not there, any board. */
async function deMarcador(call: Call, id: number, trazar: Trazar) {
  const partido = await call('GET /api/clasificaciones/partido/:id', { params: { id } }).catch(() => null);
  return partido ? trazarMarcador({ ...marcadorDibujado(partido), trazar }) : trazarNoticia('resultados');
}

function deNombre(nombre: string) {
  if (nombre === 'bienvenida') return trazarBienvenida();
  if (nombre.startsWith(DE_HUECO)) return trazarHueco(nombre.slice(DE_HUECO.length));
  if (nombre.startsWith(DE_CLASE)) return trazarClase(nombre.slice(DE_CLASE.length));
  if (nombre.startsWith(DE_TEXTO)) return trazarNoticia(ESCENAS[nombre.slice(DE_TEXTO.length)] ?? 'club');
  if (nombre.startsWith(DE_LIGA)) return trazarLiga(nombre.slice(DE_LIGA.length));
  return nombre.startsWith(DE_NOTICIA) ? trazarNoticia(nombre.slice(DE_NOTICIA.length)) : trazarPista(nombre);
}

/** The drawings of the site: `/dibujos/inicio.svg`, `/dibujos/bienvenida.svg`, `/dibujos/gente-inicio.svg`,
 * `/dibujos/noticia-copa.svg`, `/dibujos/texto-club_quienes_somos.svg`, `/dibujos/clase-minitenis.svg`,
 * `/dibujos/liga-social.svg`, `/dibujos/noticia-partido-7.svg`. */
export async function loader({ context, params: { nombre = '' } }: LoaderFunctionArgs): Promise<Response> {
  const { outline, markup } = context.get(picturesContext);
  const suyo = nombre.endsWith('.svg') ? nombre.slice(0, -'.svg'.length) : '';
  const [, partido] = DE_PARTIDO.exec(suyo) ?? [];
  const drawing = partido
    ? await deMarcador(context.get(callContext), Number(partido), outline)
    : deNombre(suyo);
  if (!drawing) throw notFound();
  return new Response(markup(drawing), {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=60, stale-while-revalidate=86400',
      // Some browsers apply it to pictures too, and a drawing may have a style of its own.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  });
}
