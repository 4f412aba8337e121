import { club } from '#club';
import { type Dia, diaDe, type FechaHora } from '#domain/fecha.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { relojDePared } from '#domain/fecha-zona.ts';
import { normalizarTexto } from '#domain/texto.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { porPaginas } from '#server/db/por-paginas.ts';
import type { Fila } from '#server/db/types.ts';
import { paginaDeRegistros, type Tramo } from './registros.queries.ts';

/** No answer is longer, however long the log. */
const MAX_LINEAS = 5_000;
const PAGINA = 1_000;

const DIA_S = 86_400;
/** A day of the club lies within these hours of the same day in UTC, whatever the season. */
const MARGEN_S = 14 * 3_600;

/** Beyond every id and every second. */
const SIN_LIMITE = 2_147_483_647;

export type Filtro = { texto: string | null; dia: Dia | null };

export const enElClub = relojDePared(club.zonaHoraria);

function tramoDe(dia: Dia | null): Tramo {
  if (dia === null) return { desde: 0, hasta: SIN_LIMITE };
  const medianoche = Date.parse(`${dia}T00:00Z`) / 1000;
  return { desde: medianoche - MARGEN_S, hasta: medianoche + DIA_S + MARGEN_S };
}

/** A row of the log with the moment of the club it was written at. */
type FilaRegistro = Fila<'registro'> & { cuando: FechaHora };

const textoDe = ({ cuando, usuario, texto }: FilaRegistro): string =>
  `${fechaCorta(cuando)} · ${usuario} · ${texto}`;

function pasaDe({ texto, dia }: Filtro): (fila: FilaRegistro) => boolean {
  const buscado = texto === null ? '' : normalizarTexto(texto);
  return (fila) =>
    (dia === null || diaDe(fila.cuando) === dia) && normalizarTexto(textoDe(fila)).includes(buscado);
}

/** Rows of the log that pass the filters, newest first, bounded. */
export async function filasQuePasan({ db }: BaseDatos, filtro: Filtro): Promise<FilaRegistro[]> {
  const [tramo, pasa] = [tramoDe(filtro.dia), pasaDe(filtro)];
  const filas: FilaRegistro[] = [];
  const leer = (ultima?: Fila<'registro'>) => paginaDeRegistros(db, tramo, ultima?.id ?? SIN_LIMITE, PAGINA);
  for await (const pagina of porPaginas(PAGINA, leer)) {
    filas.push(...pagina.map((fila) => ({ ...fila, cuando: enElClub(fila.dt * 1000) })).filter(pasa));
    if (filas.length >= MAX_LINEAS) break;
  }
  return filas.slice(0, MAX_LINEAS);
}

/** The log as text, newest first, one line each, bounded; '' when nothing passes the filters. Spec §2, "Logs". */
export async function leerRegistros(base: BaseDatos, filtro: Filtro): Promise<string> {
  return (await filasQuePasan(base, filtro)).map(textoDe).join('\n');
}
