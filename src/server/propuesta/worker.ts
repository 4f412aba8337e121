import { Pronostico } from '#contract/liga/pronostico.ts';
import { Propuesta } from '#contract/liga/propuesta.ts';
import { pronosticar } from '#domain/pronostico/pronostico.ts';
import { generarPropuesta } from '#domain/propuesta/propuesta.ts';
import type { Progreso, Resolver } from '#domain/propuesta/solver.ts';
import { FLAGS, type Outcome, type Task, type Trabajo } from './engine.ts';
import { crearResolver } from './highs.ts';
import { desempaquetar, desempaquetarPronostico, escribir, type Paquetes } from './paquetes.ts';
import { responder, responderPronostico } from './respuesta.ts';

/** Loaded once per thread. */
const resolver = await crearResolver();

type Opciones = {
  hoy: string;
  resolver: Resolver;
  limiteMs: number;
  ahora: () => number;
  cancelado: () => boolean;
  basta: () => boolean;
  progreso: (progreso: Progreso) => void;
};

/** From the rows as read to the answer as sent; null when cancelled. */
const TRABAJOS: Record<Trabajo, (paquetes: Paquetes, opciones: Opciones) => unknown> = {
  propuesta: (paquetes, opciones) => {
    const encargo = desempaquetar(paquetes);
    const propuesta = generarPropuesta(encargo.datos, { ...opciones, desde: encargo.desde });
    return propuesta && Propuesta.parse(responder(encargo, propuesta));
  },
  pronostico: (paquetes, opciones) => {
    const encargo = desempaquetarPronostico(paquetes);
    const pronostico = pronosticar(encargo.datos, opciones);
    return pronostico && Pronostico.parse(responderPronostico(encargo, pronostico));
  },
};

export default function solve({ trabajo, paquetes, hoy, limiteMs, flags, progress }: Task): Outcome {
  const cells = new Int32Array(flags);
  const raised = (flag: keyof typeof FLAGS): boolean => Atomics.load(cells, FLAGS[flag]) === 1;
  const answer = raised('cancelled')
    ? null
    : TRABAJOS[trabajo](paquetes, {
        hoy,
        resolver,
        limiteMs,
        ahora: () => performance.now(),
        cancelado: () => raised('cancelled'),
        basta: () => raised('enough'),
        progreso: (progreso) => progress.postMessage(progreso),
      });
  return { answer: answer === null ? null : escribir(answer), heap: resolver.memoria() };
}
