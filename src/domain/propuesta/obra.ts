import { type Colocada, calidadDe } from './colocada.ts';
import type { Control } from './control.ts';
import type { Escenario } from './escenario.ts';
import type { Resolver } from './resolver.ts';
import { ventajaDe } from './valor.ts';
import { completar } from './voraz.ts';

/** What the search for lines works with. `desde`: placings to start from, which the answer must not fall below. */
export type Obra = {
  esc: Escenario;
  resolver: Resolver;
  control: Control;
  desde: readonly Colocada[];
};

/** Whether a longer search was asked for. */
export const esMejora = ({ desde }: Obra): boolean => desde.length > 0;

/** What there is before any search: what was given and whatever still fits beside it. */
export const puntoDePartida = ({ esc, desde }: Obra): Colocada[] => completar(esc, desde);

/** The better of two, by lines and fairness; of equals, the one of better quality, and then the first. */
export function mejorDe(esc: Escenario, uno: Colocada[], otro: Colocada[]): Colocada[] {
  const ventaja = ventajaDe(esc, uno, otro);
  if (ventaja !== 0) return ventaja > 0 ? uno : otro;
  return calidadDe(esc, uno) <= calidadDe(esc, otro) ? uno : otro;
}
