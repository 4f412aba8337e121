import { rutas } from '#contract/rutas.ts';
import type { Call } from '#web/platform/call.ts';

/** The way to an enrolment, or to all of them: a paragraph of its own, or words of a sentence. */
const LLAMADA = /(<p>)?<a href="\/inscripciones(?:\/(\w+))?"[^>]*>(.*?)<\/a>(<\/p>)?/g;

const CERRADA = `<p><strong>Inscripción cerrada</strong></p><p>Si tienes alguna duda, <a href="${rutas.contacto()}">escríbenos</a>.</p>`;

/** What leads to an enrolment that is closed says so; in a paragraph of its own, also whom to ask. */
export async function conCierres(call: Call, html: string): Promise<string> {
  if (html.search(LLAMADA) < 0) return html;
  const tipos = await call('GET /api/inscripcion/tipos', {}).catch(() => []);
  const cerrados = new Set<string>(tipos.flatMap(({ tipo, abierta }) => (abierta ? [] : [tipo])));
  const todosCerrados = tipos.length > 0 && cerrados.size === tipos.length;
  return html.replace(LLAMADA, (llamada, antes = '', tipo, palabras, despues = '') => {
    if (tipo ? !cerrados.has(tipo) : !todosCerrados) return llamada;
    if (antes && despues) return CERRADA;
    const cual = /inscripción/i.test(palabras) ? '' : 'inscripción ';
    return `${antes}${palabras} (${cual}cerrada por ahora)${despues}`;
  });
}
