import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import type { Noticia } from '#contract/sitio/news.ts';
import { diaDe, sumarDias } from '#domain/fecha.ts';
import { TIPOS_LIGA, type TipoLiga } from '#domain/liga/tipos.ts';
import { diaDeNoticia } from '#web/club/reloj.ts';
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

/** Where it speaks of results or of the schedule, those of its days; names of minors stay on their own pages. */
export async function partidosDe(call: Call, { link, content, dt }: Noticia): Promise<FilaResultado[]> {
  const [, pagina, tipo] =
    /\/competicion-(resultados|clasificaciones|horarios)\/(\w+)/.exec(`${link} ${content}`) ?? [];
  if (!esTipo(tipo)) return [];
  const dia = diaDeNoticia(dt);
  const filas =
    pagina === 'horarios'
      ? (await call('GET /api/horarios/proximos', { query: { tipo } })).map(sinMarcador)
      : (await call('GET /api/horarios/resultados', { query: { tipo, hasta: dia, dias: 1 } })).partidos;
  const [desde, hasta] = [sumarDias(dia, -DIAS_CERCANOS), sumarDias(dia, DIAS_CERCANOS)];
  const suyas = filas.filter(({ fecha }) => diaDe(fecha) >= desde && diaDe(fecha) <= hasta);
  return suyas.filter(({ conMenores }) => !conMenores).slice(0, PARTIDOS);
}
