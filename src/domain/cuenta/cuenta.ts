import { normalizarTexto } from '#domain/texto.ts';

export const ESTADOS_CUENTA = ['activo', 'inactivo'] as const;
export type EstadoCuenta = (typeof ESTADOS_CUENTA)[number];

const HORAS_ENLACE = 72;

const HORA_S = 3600;
const DIA_S = 24 * HORA_S;

/** How long a session lives, in seconds: without use, and in any case. */
type Duracion = { inactiva: number; maxima: number };

/** Unless its person asked to be remembered on that device. docs/reglas/cuentas.md */
export const DE_UN_DIA: Duracion = { inactiva: 8 * HORA_S, maxima: 7 * DIA_S };

export const DIAS_RECORDADA = 30;
export const RECORDADA: Duracion = { inactiva: DIAS_RECORDADA * DIA_S, maxima: DIAS_RECORDADA * DIA_S };

/** Seconds since the epoch. */
type Sesion = { creada: number; usada: number; recordada: boolean };

/** A clock put right by some hours puts nobody out; one that was wrong by days leaves no session for as long. */
const ADELANTO_S = DE_UN_DIA.inactiva;

export function estaAbierta({ creada, usada, recordada }: Sesion, ahora: number): boolean {
  const { inactiva, maxima } = recordada ? RECORDADA : DE_UN_DIA;
  return (
    ahora - creada <= maxima &&
    ahora - usada <= inactiva &&
    creada - ahora <= ADELANTO_S &&
    usada - ahora <= ADELANTO_S
  );
}

/** How long a password that was typed is good for what hurts most. */
export const MINUTOS_DE_CONFIANZA = 10;
const MINUTO_S = 60;

/** Whether the password was typed so little ago. A clock that went back meanwhile makes it be asked again. */
export const claveReciente = (confirmada: number, ahora: number): boolean =>
  Math.abs(ahora - confirmada) <= MINUTOS_DE_CONFIANZA * MINUTO_S;

/** Until when a link made now can be used. Unix seconds. */
export const caducidadDeEnlace = (ahora: number): number => ahora + HORAS_ENLACE * HORA_S;

/** Links that can be used end after `desde` and not after `hasta`: a clock that was ahead leaves none for ever. */
export const caducidadesDeEnlace = (ahora: number): { desde: number; hasta: number } => ({
  desde: ahora,
  hasta: caducidadDeEnlace(ahora) + ADELANTO_S,
});

export function enlaceVale({ caduca }: { caduca: number }, ahora: number): boolean {
  const { desde, hasta } = caducidadesDeEnlace(ahora);
  return caduca > desde && caduca <= hasta;
}

const NOMBRE = /^[\p{L}\p{N}][\p{L}\p{N}._-]{1,39}$/u;

/** Who signs in the log what the program does by itself. */
export const PROGRAMA = 'sistema';

/** Who signs there what players do with their link; no account can be called so. */
export const CON_ENLACE = 'enlace personal';

/** Who the log writes for the program itself and for who is not known. */
const RESERVADOS = [PROGRAMA, 'desconocido'];

/** A name people can type and say: 2 to 40 letters or digits, with dots and dashes inside. */
export const esNombreDeCuenta = (nombre: string): boolean =>
  NOMBRE.test(nombre) && !RESERVADOS.includes(normalizarTexto(nombre));

/** What an account is known by when somebody types its name: neither capitals nor the spaces around count. */
export const claveDeCuenta = (nombre: string): string => nombre.normalize('NFC').trim().toLowerCase();

/** Two names that only differ in capitals or accents would be taken for each other. */
export const seConfunden = (uno: string, otro: string): boolean =>
  normalizarTexto(uno) === normalizarTexto(otro);

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
