import { DEPORTES, type Deporte } from '#domain/liga/deportes.ts';
import { type Competicion, type Liga, nombreCompeticion } from '#domain/liga/liga.ts';
import { ligaDe } from '#domain/liga/tipos.ts';
import { type Problema, problemasDe } from '#domain/problema.ts';
import { claveDeNombre } from '#domain/texto.ts';
import { type DatosInscripcion, esEmail, tieneCampo, valorDe } from './datos.ts';
import type { TipoInscripcion } from './tipos.ts';

export const mensajesDePareja = {
  faltaNombre: 'Escribe el nombre de tu pareja.',
  faltanApellidos: 'Escribe los apellidos de tu pareja.',
  faltaEmail: 'Escribe el email de tu pareja: ahí le llega el enlace para confirmar.',
  emailIncorrecto: 'El email de tu pareja no parece correcto: revísalo, que ahí le llega el enlace.',
  mismoEmail: 'Ese es tu email: escribe el de tu pareja, que tiene que confirmar desde el suyo.',
  mismaPersona: 'Ese es tu nombre: escribe el de tu pareja.',
  faltaLiga: 'Elige en qué liga por parejas.',
  sinLigaPorParejas:
    'Ahora no hay ninguna liga por parejas en marcha en lo que has elegido. Quita «Me apunto con pareja», o elige otra liga.',
} as const;

/** Whether who enrols says that they do it with somebody. */
export const vaConPareja = (datos: DatosInscripcion): boolean =>
  tieneCampo(datos.tipo, 'conPareja') && datos.conPareja === 'si';

const mismo = (uno: string, otro: string): boolean =>
  uno !== '' && claveDeNombre(uno) === claveDeNombre(otro);

/** What keeps an enrolment with a partner from being sent. docs/reglas/inscripciones.md, "With a partner" */
export function erroresDePareja(datos: DatosInscripcion): Problema[] {
  if (!vaConPareja(datos)) return [];
  const [nombre, apellidos, email] = (['parejaNombre', 'parejaApellidos', 'parejaEmail'] as const).map(
    (campo) => valorDe(datos, campo),
  ) as [string, string, string];
  const suyo = `${valorDe(datos, 'nombre')} ${valorDe(datos, 'apellidos')}`;
  const esTuyo = mismo(email, valorDe(datos, 'email'));
  return problemasDe([
    ['parejaDeporte', valorDe(datos, 'parejaDeporte') === '', mensajesDePareja.faltaLiga],
    ['parejaNombre', nombre === '', mensajesDePareja.faltaNombre],
    ['parejaNombre', mismo(`${nombre} ${apellidos}`.trim(), suyo.trim()), mensajesDePareja.mismaPersona],
    ['parejaApellidos', apellidos === '', mensajesDePareja.faltanApellidos],
    ['parejaEmail', email === '', mensajesDePareja.faltaEmail],
    ['parejaEmail', email !== '' && !esEmail(email), mensajesDePareja.emailIncorrecto],
    ['parejaEmail', esTuyo, mensajesDePareja.mismoEmail],
  ]);
}

type EnMarcha = Competicion & Pick<Liga, 'estado'>;

/** The leagues by pairs under way that it brings somebody to. */
export const ligasDeParejas = <L extends EnMarcha>(
  inscripcion: TipoInscripcion | null,
  ligas: readonly L[],
): L[] =>
  ligas.filter(
    ({ tipo, modo, estado }) =>
      inscripcion !== null && ligaDe(inscripcion) === tipo && modo === 'parejas' && estado === 'activa',
  );

/** The sports in which one may enrol with a partner. */
export function deportesDeParejas(inscripcion: TipoInscripcion, ligas: readonly EnMarcha[]): Deporte[] {
  const en = new Set(ligasDeParejas(inscripcion, ligas).map(({ deporte }) => deporte));
  return DEPORTES.filter((deporte) => en.has(deporte));
}

/** "Liga Social de Pádel por parejas"; '' of what is none. */
export function competicionDePareja(inscripcion: TipoInscripcion | null, escrito: string): string {
  const tipo = inscripcion === null ? undefined : ligaDe(inscripcion);
  const deporte = DEPORTES.find((uno) => uno === escrito);
  return tipo && deporte ? nombreCompeticion({ tipo, deporte, modo: 'parejas' }) : '';
}
