const LIT_MS = 4_000;

/** Lights for a moment the rows that carry those names in `data-fila`; where movement is not wanted, without fading. */
export function iluminar(filas: readonly { clave: string }[]): void {
  const quieto = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const luz = 'color-mix(in srgb, var(--bola) 38%, transparent)';
  for (const { clave } of filas)
    document
      .querySelector(`[data-fila="${clave}"]`)
      ?.animate([{ backgroundColor: luz }, { backgroundColor: luz, offset: 0.6 }, {}], {
        duration: LIT_MS,
        easing: quieto ? 'step-end' : 'ease-out',
      });
}
