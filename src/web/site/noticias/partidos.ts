import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import type { Noticia } from '#contract/sitio/news.ts';
import { type Dia, diaDe, haPasado, sumarDias } from '#domain/fecha.ts';
import { TIPOS_DE_MENORES, TIPOS_LIGA, type TipoLiga } from '#domain/liga/tipos.ts';
import { grados } from '#domain/meteo/cielo.ts';
import { sinMarcador } from '#web/club/competicion/separar.ts';
import { porDia } from '#web/club/piezas/partido-visto.ts';
import { ahoraDelClub, diaDeNoticia } from '#web/club/reloj.ts';
import type { Call } from '#web/platform/call.ts';

const esTipo = (tipo: string | undefined): tipo is TipoLiga => TIPOS_LIGA.some((uno) => uno === tipo);

/** The weekend. */
const DIAS = 2;
const PARTIDOS = 6;
/** A news item tells of the matches of its days: the others are of another. */
const DIAS_CERCANOS = 9;

/** With the hour's temperature beside its court, where it is foreseen. */
const conTiempo = (fila: FilaHorario): FilaResultado => ({
  ...sinMarcador(fila),
  observaciones: fila.fecha <= ahoraDelClub() ? 'En juego' : null,
  pista: [fila.pista, fila.weather?.temp != null && grados(fila.weather.temp)].filter(Boolean).join(' · '),
});

/** The first of them, how many their days have left (0: played), and where all are; of minors, only how many and where. The one
 * that it tells of is told already: it is apart. */
export type Partidos = {
  aparte: boolean;
  partidos: FilaResultado[];
  porJugar: number;
  todos: string;
  menores: { cuantos: number; todos: string } | null;
};

export const NINGUNO: Partidos = { aparte: false, partidos: [], porJugar: 0, todos: '', menores: null };

/** Of the children's, where it speaks of them too, those of the same days. */
async function menoresDe(call: Call, content: string, dias: readonly Dia[]): Promise<Partidos['menores']> {
  const tipo = TIPOS_DE_MENORES.find((uno) => content.includes(rutas.horarios(uno)));
  if (!tipo || dias.length === 0) return null;
  const suyos = await call('GET /api/horarios/proximos', { query: { tipo } });
  const cuantos = suyos.filter(
    (una) => dias.includes(diaDe(una.fecha)) && !haPasado(una, ahoraDelClub()),
  ).length;
  return cuantos > 0 ? { cuantos, todos: rutas.horarios(tipo) } : null;
}

/** Where it speaks of results or of the schedule, those of its days; names of minors stay on their own pages. */
export async function partidosDe(call: Call, { link, content, dt }: Noticia): Promise<Partidos> {
  const [, pagina, tipo] =
    /\/competicion-(resultados|clasificaciones|horarios)\/(\w+)/.exec(`${link} ${content}`) ?? [];
  if (!esTipo(tipo)) return NINGUNO;
  const dia = diaDeNoticia(dt);
  const ahora = ahoraDelClub();
  const deHorarios = pagina === 'horarios';
  const filas = deHorarios
    ? (await call('GET /api/horarios/proximos', { query: { tipo } }))
        .filter((una) => !haPasado(una, ahora))
        .map(conTiempo)
    : (await call('GET /api/horarios/resultados', { query: { tipo, hasta: dia, dias: 1 } })).partidos;
  const [desde, hasta] = [sumarDias(dia, -DIAS_CERCANOS), sumarDias(dia, DIAS_CERCANOS)];
  const suyas = filas.filter(({ fecha }) => diaDe(fecha) >= desde && diaDe(fecha) <= hasta);
  const otros = suyas.filter(({ id }) => rutas.partido(id) !== link);
  const dias = porDia(otros.filter(({ conMenores }) => !conMenores)).slice(0, DIAS);
  return {
    aparte: otros.length < suyas.length,
    partidos: dias.flatMap(([, deUno]) => deUno.slice(0, PARTIDOS)),
    porJugar: deHorarios ? dias.flatMap(([, deUno]) => deUno).length : 0,
    todos: deHorarios ? rutas.horarios(tipo) : rutas.resultados(tipo),
    menores: deHorarios
      ? await menoresDe(
          call,
          content,
          dias.map(([uno]) => uno),
        )
      : null,
  };
}

/** Of what a match is told of, the next of each of its two; they may be the same. */
export async function siguientesDe(
  call: Call,
  { escena }: Pick<Noticia, 'escena'>,
): Promise<FilaResultado[]> {
  const [, id] = /^partido-(\d+)$/.exec(escena) ?? [];
  if (!id) return [];
  const encuentro = await call('GET /api/clasificaciones/partido/:id/encuentro', {
    params: { id: Number(id) },
  });
  const suyos = encuentro.siguientes.flatMap(([primero]) => primero ?? []).filter((uno) => !uno.conMenores);
  return [...new Map(suyos.map((uno) => [uno.id, uno])).values()].toSorted((a, b) =>
    a.fecha.localeCompare(b.fecha),
  );
}
