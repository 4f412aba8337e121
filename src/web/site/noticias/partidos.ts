import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import type { Noticia } from '#contract/sitio/news.ts';
import { diaDe, sumarDias } from '#domain/fecha.ts';
import { TIPOS_LIGA, type TipoLiga } from '#domain/liga/tipos.ts';
import { ahoraDelClub, diaDeNoticia } from '#web/club/reloj.ts';
import type { Call } from '#web/platform/call.ts';

const esTipo = (tipo: string | undefined): tipo is TipoLiga => TIPOS_LIGA.some((uno) => uno === tipo);

const PARTIDOS = 4;
/** A news item tells of the matches of its days: the others are of another. */
const DIAS_CERCANOS = 9;

const sinMarcador = (fila: FilaHorario): FilaResultado => ({
  ...fila,
  sets: [],
  ausente: null,
  ganador: null,
});

/** The first of them, how many there are from now on, and where all are. */
export type Partidos = { partidos: FilaResultado[]; porJugar: number; todos: string };

export const NINGUNO: Partidos = { partidos: [], porJugar: 0, todos: '' };

/** Where it speaks of results or of the schedule, those of its days; names of minors stay on their own pages. */
export async function partidosDe(call: Call, { link, content, dt }: Noticia): Promise<Partidos> {
  const [, pagina, tipo] =
    /\/competicion-(resultados|clasificaciones|horarios)\/(\w+)/.exec(`${link} ${content}`) ?? [];
  if (!esTipo(tipo)) return NINGUNO;
  const dia = diaDeNoticia(dt);
  const filas =
    pagina === 'horarios'
      ? (await call('GET /api/horarios/proximos', { query: { tipo } }))
          .filter(({ fecha }) => fecha >= ahoraDelClub())
          .map(sinMarcador)
      : (await call('GET /api/horarios/resultados', { query: { tipo, hasta: dia, dias: 1 } })).partidos;
  const [desde, hasta] = [sumarDias(dia, -DIAS_CERCANOS), sumarDias(dia, DIAS_CERCANOS)];
  const suyas = filas.filter(({ fecha }) => diaDe(fecha) >= desde && diaDe(fecha) <= hasta);
  return {
    partidos: suyas.filter(({ conMenores }) => !conMenores).slice(0, PARTIDOS),
    porJugar: pagina === 'horarios' ? suyas.length : 0,
    todos: `/competicion-${pagina}/${tipo}`,
  };
}
