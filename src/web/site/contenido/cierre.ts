import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import type { Call } from '#web/platform/call.ts';

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
