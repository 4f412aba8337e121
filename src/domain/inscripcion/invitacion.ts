import { type Dia, sumarDias } from '#domain/fecha.ts';
import type { Deporte } from '#domain/liga/deportes.ts';
import { type Competicion, compararNivel, type Liga } from '#domain/liga/liga.ts';
import { abreviado } from '#domain/persona/nombre-publico.ts';
import type { Campo } from './ficha.ts';
import { esMenor } from './jugador.ts';
import { ligasDeParejas } from './pareja.ts';
import type { TipoInscripcion } from './tipos.ts';

type LigaEnMarcha = Competicion & Pick<Liga, 'id' | 'estado' | 'division' | 'anio'>;

/** Where a new pair begins: the lowest division under way of this year's. Null when there is none. */
export function ligaDeParejaPropuesta(
  inscripcion: TipoInscripcion | null,
  deporte: Deporte,
  ligas: readonly LigaEnMarcha[],
): number | null {
  const posibles = ligasDeParejas(inscripcion, ligas).filter((liga) => liga.deporte === deporte);
  const anio = Math.max(...posibles.map((liga) => liga.anio));
  return (
    posibles
      .filter((liga) => liga.anio === anio)
      .sort(compararNivel)
      .at(-1)?.id ?? null
  );
}

/** Days in which the partner may say, from the day the link is made. */
const DIAS_DE_INVITACION = 14;
/** After that, of who did not confirm, the name and the e-mail are kept for these days. docs/reglas/retencion.md */
const DIAS_DE_MAS = 60;

/** The last day a link made that day is good for. */
export const caducidadDeInvitacion = (hoy: Dia): Dia => sumarDias(hoy, DIAS_DE_INVITACION);

/** One that ends later than one made today would is of a clock that was ahead. */
export const invitacionVale = (caduca: Dia | null, hoy: Dia): boolean =>
  caduca !== null && caduca >= hoy && caduca <= caducidadDeInvitacion(hoy);

/** What ended before that day and nobody confirmed is forgotten. */
export const limiteDeInvitaciones = (hoy: Dia): Dia => sumarDias(hoy, -DIAS_DE_MAS);

export const ESTADOS_INVITACION = ['sinMandar', 'pendiente', 'caducada', 'confirmada', 'rechazada'] as const;
export type EstadoInvitacion = (typeof ESTADOS_INVITACION)[number];

type Invitacion = { respuesta: 'si' | 'no' | null; caduca: Dia | null };

/** How far the partner has got. */
export function estadoDeInvitacion({ respuesta, caduca }: Invitacion, hoy: Dia): EstadoInvitacion {
  if (respuesta !== null) return respuesta === 'si' ? 'confirmada' : 'rechazada';
  if (caduca === null) return 'sinMandar';
  return invitacionVale(caduca, hoy) ? 'pendiente' : 'caducada';
}

const valor = (datos: readonly Campo[], cual: string): string =>
  datos.find(({ campo }) => campo === cual)?.valor.trim() ?? '';

type QuienPide = { inscripcion: TipoInscripcion | null; nombre: string; datos: readonly Campo[] };

const NI_LETRA_NI_ESPACIO = /[^\p{L}\p{M}'’ -]+/gu;
const ESPACIOS = /\s+/g;
const MAX_QUIEN = 60;

const soloLetras = (escrito: string): string =>
  escrito.replace(NI_LETRA_NI_ESPACIO, ' ').replace(ESPACIOS, ' ').trim().slice(0, MAX_QUIEN).trim();

/**
 * How who asks is named to the partner: a minor, as in public. Of what was typed, letters alone and not many: nobody
 * writes a message of theirs in a mail of the club.
 */
export function quienInvita(solicitud: QuienPide, hoy: Dia): string {
  const nombre = soloLetras(solicitud.nombre);
  if (!esMenor(solicitud, hoy)) return nombre;
  return soloLetras(valor(solicitud.datos, 'nombreDeportivo')) || abreviado(nombre);
}

const HUECO = '{pareja}';

type Club = { nombre: string; telefono: string; conArticulo: { en: string } };

/** What takes the partner their link; the address is put in when it leaves. */
export const cartaDePareja = (
  { quien, liga, caduca }: { quien: string; liga: string; caduca: string },
  { nombre, telefono, conArticulo }: Club,
) => ({
  asunto: `Confirma tu pareja en la ${liga}`,
  texto: `${[
    'Hola:',
    `${quien} se ha inscrito ${conArticulo.en} en la ${liga} y dice que juega contigo. Di si es así:`,
    HUECO,
    `El enlace es solo para ti y vale hasta el ${caduca}. Abrirlo no confirma nada: se confirma dentro.`,
    'Tu nombre y este correo nos los ha dado quien se inscribe. Si no confirmas, se borran solos. Si no sabes de qué va, no tienes que hacer nada.',
    `${nombre}\n${telefono}`,
  ].join('\n\n')}\n`,
});

export const conEnlaceDePareja = (texto: string, url: string): string => texto.replace(HUECO, () => url);
