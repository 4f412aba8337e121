const PARTIDO = '[data-partido]';
const CAJA = '[data-caja]:not(:disabled)';
const PRIMERA = `${PARTIDO} ${CAJA}, ${PARTIDO} input`;

const todos = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(PARTIDO)];

/** Puts a match in sight with the focus on its first box; with a no-show, on whatever it has. */
function entrarEn(partido: Element | undefined): boolean {
  const primera =
    partido?.querySelector<HTMLElement>(CAJA) ?? partido?.querySelector<HTMLElement>('input:enabled');
  primera?.focus();
  return primera !== undefined && primera !== null;
}

/** From that match to the next; past the last one, to the button that saves. */
export function irAlSiguiente(partido: HTMLElement | null): boolean {
  const lista = todos();
  const siguiente = partido ? lista[lista.indexOf(partido) + 1] : undefined;
  if (siguiente) return entrarEn(siguiente);
  document.querySelector<HTMLElement>('[data-guardar]')?.focus();
  return true;
}

export function irAlAnterior(partido: HTMLElement): void {
  const lista = todos();
  entrarEn(lista[lista.indexOf(partido) - 1]);
}

/** Where typing starts: the first box of the first match that can be typed in and has none filled. */
export function irAlPrimero(): void {
  const cajas = todos().map((partido) => [...partido.querySelectorAll<HTMLInputElement>(CAJA)]);
  const vacias = cajas.find((suyas) => suyas.length > 0 && suyas.every(({ value }) => value === ''));
  (vacias?.[0] ?? document.querySelector<HTMLElement>(PRIMERA))?.focus();
}

/** To that box of that match; to its first one when it is not there. */
export function irACasilla(id: number, nombre: string): void {
  const partido = document.getElementById(`partido-${id}`);
  const casilla = partido?.querySelector<HTMLElement>(`[name="${nombre}"]`);
  if (casilla) casilla.focus();
  else entrarEn(partido ?? undefined);
}

/** To what is wrong in that match, once it is drawn: React may take a frame to do it. */
export function irAlError(id: number): void {
  const enfocar = () => {
    const partido = document.getElementById(`partido-${id}`);
    const mal = partido?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (mal) mal.focus();
    else if (partido) entrarEn(partido);
  };
  requestAnimationFrame(() => requestAnimationFrame(enfocar));
}
