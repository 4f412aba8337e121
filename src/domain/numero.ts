/** Digits that a JavaScript number keeps exactly. */
const MAX_CIFRAS = 15;

const SUELTO = /^(-?\d+)(?:[.,](\d+))?$/;
/** With its thousands apart, it is read in one way only when the decimals follow: "1.045,50". */
const CON_MILES = /^(-?\d{1,3}(?:\.\d{3})+),(\d+)$/;

/** The number that was typed, with a comma or a point, or null: nothing is guessed, cut or rounded. */
export function leerNumero(escrito: string, decimales: number): number | null {
  const limpio = escrito.trim().replace('−', '-').replace(/\s*€$/, '');
  const [, entero = '', resto = ''] = SUELTO.exec(limpio) ?? CON_MILES.exec(limpio) ?? [];
  const cifras = `${entero.replaceAll('.', '')}.${resto}`;
  if (entero === '' || resto.length > decimales || cifras.replace(/[-.]/g, '').length > MAX_CIFRAS)
    return null;
  // Of "-0", 0.
  return Number(cifras) + 0;
}

const ENTEROS = new Intl.NumberFormat('es', { useGrouping: false, maximumFractionDigits: MAX_CIFRAS });

/** As it is typed: "-3,7082". */
export const escribirNumero = (numero: number): string => ENTEROS.format(numero);

/** Euros with cents at most. */
export const esImporte = (euros: unknown, max: number): euros is number =>
  typeof euros === 'number' && euros >= 0 && euros <= max && Math.round(euros * 100) / 100 === euros;
