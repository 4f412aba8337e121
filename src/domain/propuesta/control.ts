/** Where a proposal is: shown while it is being made. */
export const FASES = ['preparar', 'lineas', 'equidad', 'calidad', 'completar'] as const;
/** Where a forecast of the season is. */
export const FASES_DE_PRONOSTICO = ['simular', 'alternativas'] as const;
type Fase = (typeof FASES)[number] | (typeof FASES_DE_PRONOSTICO)[number];
export type Progreso = { fase: Fase; hecho: number };

/** Who may stop the work, and when it must end. Times in milliseconds of the caller's clock. */
export type Control = {
  cancelado: () => boolean;
  /** Enough: what has been found is the answer. */
  basta: () => boolean;
  ahora: () => number;
  finaliza: number;
  progreso: (progreso: Progreso) => void;
};

/** What whoever asks may set of it. */
export type Limites = Partial<Omit<Control, 'finaliza'>> & {
  /** Above all node limits: what is found by then is the answer, with its bound. `ahora` is only read to respect it. */
  limiteMs?: number;
};

export const controlDe = (
  {
    ahora = () => 0,
    limiteMs,
    cancelado = () => false,
    basta = () => false,
    progreso = () => undefined,
  }: Limites,
  usualMs: number,
): Control => ({ cancelado, basta, ahora, finaliza: ahora() + (limiteMs ?? usualMs), progreso });

const MS = 1000;

/** Of what is left, the part kept for what comes later, and its most. */
const [RESERVA, MAX_RESERVA_MS] = [0.15, 1500];

/** The same with less time: what comes later has some of its own, however long this would take. */
export function conReserva(control: Control): Control {
  const queda = Math.max(0, control.finaliza - control.ahora());
  return { ...control, finaliza: control.finaliza - Math.min(RESERVA * queda, MAX_RESERVA_MS) };
}

export const debeParar = (control: Control): boolean =>
  control.cancelado() || control.basta() || control.ahora() >= control.finaliza;

/** Limits of one solve: until the end of the whole, or until cancelled. */
export const limites = (control: Control): { stop: () => boolean; seconds: number } => ({
  stop: () => debeParar(control),
  seconds: Math.max(0, (control.finaliza - control.ahora()) / MS),
});
