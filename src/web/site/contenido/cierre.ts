import { rutas } from '#contract/rutas.ts';
import type { Call } from '#web/platform/call.ts';

/** A paragraph that is only the way to an enrolment. */
const LLAMADA = /<p><a href="\/inscripciones\/(\w+)">[^<]*<\/a><\/p>/g;

const CERRADA = `<p><strong>Inscripción cerrada</strong></p><p>Si tienes alguna duda, <a href="${rutas.contacto()}">escríbenos</a>.</p>`;

/** What leads to an enrolment that is closed says so, and whom to ask. */
export async function conCierres(call: Call, html: string): Promise<string> {
  if (html.search(LLAMADA) < 0) return html;
  const tipos = await call('GET /api/inscripcion/tipos', {}).catch(() => []);
  const cerrados = new Set<string>(tipos.flatMap(({ tipo, abierta }) => (abierta ? [] : [tipo])));
  return html.replace(LLAMADA, (llamada, tipo) => (cerrados.has(tipo) ? CERRADA : llamada));
}
