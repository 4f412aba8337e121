import { sql } from 'kysely';
import { club } from '#club';
import { type Dia, diaDe, type FechaHora } from '#domain/fecha.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { relojDePared } from '#domain/fecha-zona.ts';
import type { Asunto } from '#domain/registro/asuntos.ts';
import { cambiaAlgo } from '#domain/registro/hechos.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { type Leida, leerFilas, leerNombres } from '#server/db/lecturas/registro.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { porPaginas } from '#server/db/queries.ts';
import type { Fila } from '#server/db/types.ts';

/** No answer is longer, however long the log. */
const MAX_LINEAS = 5_000;
const PAGINA = 1_000;

const DIA_S = 86_400;
/** A day of the club lies within these hours of the same day in UTC, whatever the season. */
const MARGEN_S = 14 * 3_600;

/** Beyond every id and every second. */
const SIN_LIMITE = 2_147_483_647;

export type Filtro = {
  texto: string | null;
  dia: Dia | null;
  /** Without who came and went, and without what was only read. */
  cambios?: boolean;
  usuario?: string | null;
  asunto?: Asunto | null;
};

export const enElClub = relojDePared(club.zonaHoraria);

function tramoDe(dia: Dia | null): Tramo {
  if (dia === null) return { desde: 0, hasta: SIN_LIMITE };
  const medianoche = Date.parse(`${dia}T00:00Z`) / 1000;
  return { desde: medianoche - MARGEN_S, hasta: medianoche + DIA_S + MARGEN_S };
}

/** With the moment of the club it was written at. */
type LeidaAqui = Leida & { cuando: FechaHora };

const textoDe = ({ cuando, usuario, texto }: LeidaAqui): string =>
  `${fechaCorta(cuando)} · ${usuario} · ${texto}`;

function pasaDe({ texto, dia, cambios, usuario, asunto }: Filtro): (fila: LeidaAqui) => boolean {
  const buscado = texto === null ? '' : normalizarTexto(texto);
  return (fila) =>
    (dia === null || diaDe(fila.cuando) === dia) &&
    (!usuario || fila.usuario === usuario) &&
    (!asunto || fila.asunto === asunto) &&
    (!cambios || fila.linea === null || cambiaAlgo(fila.linea)) &&
    normalizarTexto(textoDe(fila)).includes(buscado);
}

export async function filasQuePasan({ db }: BaseDatos, filtro: Filtro): Promise<LeidaAqui[]> {
  const [tramo, pasa, nombres] = [tramoDe(filtro.dia), pasaDe(filtro), await leerNombres(db)];
  const filas: LeidaAqui[] = [];
  const leer = (ultima?: Fila<'registro'>) => paginaDeRegistros(db, tramo, ultima?.id ?? SIN_LIMITE, PAGINA);
  for await (const pagina of porPaginas(PAGINA, leer)) {
    const leidas = await leerFilas(db, pagina, nombres);
    filas.push(...leidas.map((leida) => ({ ...leida, cuando: enElClub(leida.dt * 1000) })).filter(pasa));
    if (filas.length >= MAX_LINEAS) break;
  }
  return filas.slice(0, MAX_LINEAS);
}

/** The log as text, newest first, one line each, bounded; '' when nothing passes the filters. */
export async function leerRegistros(base: BaseDatos, filtro: Filtro): Promise<string> {
  return (await filasQuePasan(base, filtro)).map(textoDe).join('\n');
}

/** Seconds of the first and last moments looked at. */
export type Tramo = { desde: number; hasta: number };

/** Newest first, so many at a time: `antesDe` is the last id of the page before. */
const paginaDeRegistros = (
  db: Lector,
  { desde, hasta }: Tramo,
  antesDe: number,
  cuantos: number,
): Promise<Fila<'registro'>[]> =>
  db
    .selectFrom('registro')
    .selectAll()
    .where('dt', '>=', desde)
    .where('dt', '<=', hasta)
    .where('id', '<', antesDe)
    .orderBy('id', 'desc')
    .limit(cuantos)
    .execute();

/** How many lines each of those operations left, by their ids from the first to the last. */
export async function lineasPorOperacion(
  db: Lector,
  primera: number,
  ultima: number,
): Promise<Map<number, number>> {
  const filas = await db
    .selectFrom('registro')
    .select(['idOperacion', sql<number>`count(*)`.as('n')])
    .where('idOperacion', '>=', primera)
    .where('idOperacion', '<=', ultima)
    .groupBy('idOperacion')
    .orderBy('idOperacion')
    .execute();
  return new Map(filas.map(({ idOperacion, n }) => [Number(idOperacion), Number(n)]));
}
