import { Propuesta } from '#contract/propuesta.ts';
import { generarPropuesta } from '#domain/propuesta/propuesta.ts';
import { FLAGS, type Outcome, type Task } from './engine.ts';
import { crearResolver } from './highs.ts';
import { desempaquetar, escribir } from './paquetes.ts';
import { responder } from './respuesta.ts';

/** Loaded once per thread. */
const resolver = await crearResolver();

/** The whole work of a task, from the rows as read to the answer as sent. */
export default function solve({ paquetes, hoy, limiteMs, flags, progress }: Task): Outcome {
  const cells = new Int32Array(flags);
  const raised = (flag: keyof typeof FLAGS): boolean => Atomics.load(cells, FLAGS[flag]) === 1;
  const encargo = desempaquetar(paquetes);
  const propuesta = raised('cancelled')
    ? null
    : generarPropuesta(encargo.datos, {
        hoy,
        resolver,
        limiteMs,
        desde: encargo.desde,
        ahora: () => performance.now(),
        cancelado: () => raised('cancelled'),
        basta: () => raised('enough'),
        progreso: (progreso) => progress.postMessage(progreso),
      });
  const heap = resolver.memoria();
  if (propuesta === null) return { answer: null, heap };
  const answer = escribir(Propuesta.parse(responder(encargo, propuesta)));
  return { answer, heap };
}
