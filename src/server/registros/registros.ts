import { club } from '#club';
import { type Dia, diaDe } from '#domain/fecha.ts';
import { fechaCorta } from '#domain/registro/valor.ts';
import { normalizarTexto } from '#domain/texto.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Fila } from '#server/db/types.ts';
import { localTimeIn } from '#server/platform/clock.ts';
import { paginaDeRegistros, type Tramo } from './registros.queries.ts';

/** No answer is longer, however long the log. */
const MAX_LINEAS = 5_000;
const PAGINA = 1_000;

const DIA_S = 86_400;
/** A day of the club lies within these hours of the same day in UTC, whatever the season. */
const MARGEN_S = 14 * 3_600;

/** Beyond every id and every second. */
const SIN_LIMITE = 2_147_483_647;

type Filtro = { texto: string | null; dia: Dia | null };

const aHoraLocal = localTimeIn(club.zonaHoraria);

function tramoDe(dia: Dia | null): Tramo {
  if (dia === null) return { desde: 0, hasta: SIN_LIMITE };
  const medianoche = Date.parse(`${dia}T00:00Z`) / 1000;
  return { desde: medianoche - MARGEN_S, hasta: medianoche + DIA_S + MARGEN_S };
}

type Linea = { cuando: string; texto: string };

const lineaDe = ({ dt, usuario, texto }: Fila<'registro'>): Linea => {
  const cuando = aHoraLocal(dt * 1000);
  return { cuando, texto: `${fechaCorta(cuando)} · ${usuario} · ${texto}` };
};

function pasaDe({ texto, dia }: Filtro): (linea: Linea) => boolean {
  const buscado = texto === null ? '' : normalizarTexto(texto);
  return (linea) =>
    (dia === null || diaDe(linea.cuando) === dia) && normalizarTexto(linea.texto).includes(buscado);
}

/** The log as text, newest first, one line each, bounded; '' when nothing passes the filters. Spec §2, "Logs". */
export async function leerRegistros({ db }: BaseDatos, filtro: Filtro): Promise<string> {
  const [tramo, pasa] = [tramoDe(filtro.dia), pasaDe(filtro)];
  const lineas: string[] = [];
  let antesDe = SIN_LIMITE;
  while (lineas.length < MAX_LINEAS) {
    const pagina = await paginaDeRegistros(db, tramo, antesDe, PAGINA);
    lineas.push(
      ...pagina
        .map(lineaDe)
        .filter(pasa)
        .map(({ texto }) => texto),
    );
    const ultima = pagina.at(-1);
    if (!ultima || pagina.length < PAGINA) break;
    antesDe = ultima.id;
  }
  return lineas.slice(0, MAX_LINEAS).join('\n');
}
