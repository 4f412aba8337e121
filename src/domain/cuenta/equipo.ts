/** In order: each of them also claims to be some of those after it. */
const NAVEGADORES = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const SISTEMAS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
] as const;

const primero = (nombres: readonly (readonly [RegExp, string])[], agente: string): string | undefined =>
  nombres.find(([patron]) => patron.test(agente))?.[1];

/** "Chrome en Windows", from what the browser calls itself; null when neither of the two is known. */
export function equipoDe(agente: string): string | null {
  const [navegador, sistema] = [primero(NAVEGADORES, agente), primero(SISTEMAS, agente)];
  if (navegador && sistema) return `${navegador} en ${sistema}`;
  return navegador ?? sistema ?? null;
}
