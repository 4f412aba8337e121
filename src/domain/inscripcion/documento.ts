const LETRAS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const PATRON = /^([XYZ]?)(\d{7,8})([A-Z])$/;
const SEPARADORES = /[\s.-]/g;
const PRIMERA_DE_NIE: Record<string, string> = { X: '0', Y: '1', Z: '2' };

/** Whether a Spanish DNI or NIE has the letter its digits give. Spaces, dots and dashes do not count. */
export function esDni(texto: string): boolean {
  const partes = PATRON.exec(texto.toUpperCase().replace(SEPARADORES, ''));
  if (!partes) return false;
  const [, inicial = '', cifras = '', letra] = partes;
  if (cifras.length !== (inicial === '' ? 8 : 7)) return false;
  return LETRAS[Number(`${PRIMERA_DE_NIE[inicial] ?? ''}${cifras}`) % LETRAS.length] === letra;
}

const CP = /^\d{5}$/;

export const esCodigoPostal = (texto: string): boolean => CP.test(texto.trim());

/** One address with a domain, and nothing a mail header could read as two. */
const EMAIL = /^[^\s@,;:<>()[\]"\\]{1,64}@[^\s@,;:<>()[\]"\\.]+(?:\.[^\s@,;:<>()[\]"\\.]+)+$/;

/** Whether a mail can be sent there. */
export const esEmail = (texto: string): boolean => texto.length <= 200 && EMAIL.test(texto.trim());
