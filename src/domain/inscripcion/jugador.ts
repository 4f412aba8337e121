import type { Dia } from '#domain/fecha.ts';
import { esDeSiempre } from '#domain/liga/deportes.ts';
import { type Competicion, compararNivel, type Liga } from '#domain/liga/liga.ts';
import { CLASES, esDeMenores, TIPOS_LIGA, type TipoLiga } from '#domain/liga/tipos.ts';
import { abreviado } from '#domain/persona/nombre-publico.ts';
import { cifrasDe } from '#domain/persona/olvidar.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { edadDe, MAYORIA_DE_EDAD } from './datos.ts';
import type { Campo } from './ficha.ts';
import type { TipoInscripcion } from './tipos.ts';

/** The leagues that an enrolment brings players to; null for what is no league. */
export const tipoDeLigaDe = (inscripcion: TipoInscripcion | null): TipoLiga | null =>
  TIPOS_LIGA.find((tipo) => inscripcion !== null && CLASES[tipo].inscripcion === inscripcion) ?? null;

type LigaActiva = Competicion & Pick<Liga, 'id' | 'estado' | 'division' | 'anio'>;

/** Where somebody new begins: the lowest division under way of this year's, of tennis each alone. Null when there is none. */
export function ligaPropuesta(
  inscripcion: TipoInscripcion | null,
  ligas: readonly LigaActiva[],
): number | null {
  const tipo = tipoDeLigaDe(inscripcion);
  const suyas = ligas.filter((liga) => liga.tipo === tipo && esDeSiempre(liga) && liga.estado === 'activa');
  const anio = Math.max(...suyas.map((liga) => liga.anio));
  const deEste = suyas.filter((liga) => liga.anio === anio).sort(compararNivel);
  return deEste.at(-1)?.id ?? null;
}

type Solicitada = {
  inscripcion: TipoInscripcion | null;
  nombre: string;
  email: string | null;
  telefono: string | null;
  datos: readonly Campo[];
};

type JugadorNuevo = {
  nombre: string;
  email: string;
  telefono: string;
  nombreDeportivo: string;
  idLiga: number | null;
};

const valorDe = (datos: readonly Campo[], cual: string): string =>
  datos.find(({ campo }) => campo === cual)?.valor.trim() ?? '';

/** Whether who enrols is a minor, by the birth date or because only minors play there. */
export function esMenor(
  { inscripcion, datos }: Pick<Solicitada, 'inscripcion' | 'datos'>,
  hoy: Dia,
): boolean {
  const tipo = tipoDeLigaDe(inscripcion);
  const edad = edadDe(valorDe(datos, 'fechaNacimiento'), hoy);
  return (tipo !== null && esDeMenores(tipo)) || (edad !== null && edad < MAYORIA_DE_EDAD);
}

/**
 * The player an enrolment would make. A minor goes by the name their family chose; without one, in a league of
 * children they are reserved by themselves, and in any other by first name and initial. docs/reglas/datos-personales.md
 */
export function jugadorDeInscripcion(
  solicitud: Solicitada,
  { ligas, hoy }: { ligas: readonly LigaActiva[]; hoy: Dia },
): JugadorNuevo {
  const { inscripcion, nombre, email, telefono, datos } = solicitud;
  const tipo = tipoDeLigaDe(inscripcion);
  const reservado = tipo !== null && esDeMenores(tipo);
  const porSuEdad = esMenor(solicitud, hoy) && !reservado ? abreviado(nombre) : '';
  return {
    nombre,
    email: email ?? '',
    telefono: telefono ?? '',
    nombreDeportivo: valorDe(datos, 'nombreDeportivo') || porSuEdad,
    idLiga: ligaPropuesta(inscripcion, ligas),
  };
}

type Persona = { nombre: string; email: string | null; telefono: string | null };

const ENTRE_PALABRAS = /[\s,]+/;

const palabras = (nombre: string): string[] => normalizarTexto(nombre).split(ENTRE_PALABRAS).filter(Boolean);

/** Every word of the shorter name is in the other: «Ana Gil» and «Gil Ruiz, Ana». One word alone says nothing. */
function mismoNombre(uno: string, otro: string): boolean {
  const [corto, largo] = [palabras(uno), palabras(otro)].sort((a, b) => a.length - b.length);
  return (corto?.length ?? 0) > 1 && corto?.every((palabra) => largo?.includes(palabra)) === true;
}

/** Those that are probably the same person: by name, e-mail or telephone, who share most of them first. */
export function parecidos<P extends Persona>(
  personas: readonly P[],
  { nombre, email, telefono }: Persona,
): P[] {
  const cifras = cifrasDe(telefono);
  const correo = normalizarTexto(email ?? '');
  const puntos = (otra: P): number =>
    (mismoNombre(nombre, otra.nombre) ? 2 : 0) +
    (correo !== '' && normalizarTexto(otra.email ?? '') === correo ? 1 : 0) +
    (cifras !== '' && cifrasDe(otra.telefono) === cifras ? 1 : 0);
  return personas
    .map((persona) => ({ persona, suyos: puntos(persona) }))
    .filter(({ suyos }) => suyos > 0)
    .sort((a, b) => b.suyos - a.suyos)
    .map(({ persona }) => persona);
}

/** Of what was sent, what the player is made of. */
const SUYOS = ['nombre', 'apellidos', 'email', 'telefono', 'nombreDeportivo', 'fechaNacimiento'];

export type Duda = 'parecido' | 'aviso' | 'liga' | 'contacto';

/**
 * What somebody should look at before that player is made; null: nothing, and one press makes it.
 * `avisos` are the fields that came with a warning.
 */
export function dudaDe(
  nuevo: JugadorNuevo,
  { jugadores, avisos }: { jugadores: readonly Persona[]; avisos: readonly string[] },
): Duda | null {
  if (parecidos(jugadores, nuevo).length > 0) return 'parecido';
  if (avisos.some((campo) => SUYOS.includes(campo))) return 'aviso';
  if (nuevo.idLiga === null) return 'liga';
  return nuevo.email === '' || nuevo.telefono === '' ? 'contacto' : null;
}
