import { club } from '#club';
import { enEuros, sinSimbolo } from '#domain/euros.ts';
import { etiquetaDeTipo, TIPOS_INSCRIPCION, type TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import {
  esDeMenores,
  TIPOS_DE_MENORES,
  TIPOS_GESTIONADOS,
  TIPOS_LIGA,
  type TipoGestionado,
  type TipoLiga,
} from '#domain/liga/tipos.ts';

export type Opcional = 'campus' | 'menores';

const DE: Partial<Record<TipoInscripcion, Opcional>> = {
  campusverano: 'campus',
  ligainfantiltenis: 'menores',
};

export const seOfrece = (cual: Opcional | undefined): boolean => cual === undefined || club.ofrece[cual];

export const tiposOfrecidos = (): TipoInscripcion[] => TIPOS_INSCRIPCION.filter((tipo) => seOfrece(DE[tipo]));

export const seOfreceLiga = (tipo: TipoLiga): boolean => !esDeMenores(tipo) || club.ofrece.menores;

/** Those that this club has, of any. What is of another is not public. docs/reglas/el-club.md */
export const tiposPublicos = (): TipoLiga[] => TIPOS_LIGA.filter(seOfreceLiga);

export const ligasOfrecidas = (): TipoGestionado[] => TIPOS_GESTIONADOS.filter(seOfreceLiga);

const DEL_CAMPUS = /campamentos|campusverano/;

export const faltaEnElClub = (href: string): boolean =>
  (!club.ofrece.campus && DEL_CAMPUS.test(href)) ||
  (!club.ofrece.menores && TIPOS_DE_MENORES.some((tipo) => href.includes(tipo)));

/** What the visitor reads in the list of types: joining the club says its fee. */
export const rotuloDeTipo = (tipo: TipoInscripcion): string =>
  tipo === 'nuevosocio' && club.cuota > 0
    ? `${etiquetaDeTipo(tipo)} (${sinSimbolo(club.cuota)} €/año)`
    : etiquetaDeTipo(tipo);

/** "24 € por temporada"; nothing while the club has not said. */
export const precioDeLiga = (tipo: TipoGestionado): string =>
  club.ligas[tipo] > 0 ? `${enEuros(club.ligas[tipo])} por temporada` : '';

/** "54 € con la cuota", of who is not a member yet; nothing while the club has not said. */
export const estrenoDeLiga = (tipo: TipoGestionado): string =>
  club.ligas[tipo] > 0 && club.cuota > 0 ? `${enEuros(club.ligas[tipo] + club.cuota)} con la cuota` : '';
