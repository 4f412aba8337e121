import { puedeAnularse } from '#domain/clasificacion/anulable.ts';
import type { Zona } from '#domain/clasificacion/fila.ts';
import { type DatosTabla, type Extremos, esPrimera, esUltima, zonaDe } from '#domain/clasificacion/tabla.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { Alcance, type Lugares, lugaresDe } from './alcance.ts';
import type { Presupuesto } from './empate.ts';
import { type DatosFuturo, esDeFuera, type Modelo, modeloDe } from './modelo.ts';
import type { Fijos, Pregunta } from './pregunta.ts';

export const METAS = ['primero', 'ascenso', 'promocion', 'salvado', 'sinDescenso'] as const;
export type Meta = (typeof METAS)[number];

/** Done whatever happens, by one's own results, with those of others too, never; or it was not proven in time. */
export const ESTADOS_META = ['hecho', 'propio', 'otros', 'imposible', 'sinProbar'] as const;
export type EstadoMeta = (typeof ESTADOS_META)[number];

/** To reach it is to end in that place or above. */
type MetaDeLiga = { meta: Meta; hasta: number };

export type Marca = Meta | 'descenso' | 'promocionDescenso';

/** What is decided of a place; `siNadieSeVa`: while nobody else leaves the league. */
export type Decidido = { marca: Marca | null; siNadieSeVa: boolean };

export type Futuro = Lugares & Decidido & { metas: { meta: Meta; estado: EstadoMeta }[] };

const ACEPTA: Record<Exclude<Meta, 'primero'>, (zona: Zona | null) => boolean> = {
  ascenso: (zona) => zona === 'ascenso',
  promocion: (zona) => zona === 'ascenso' || zona === 'promocionAscenso',
  salvado: (zona) => zona !== 'descenso' && zona !== 'promocionDescenso',
  sinDescenso: (zona) => zona !== 'descenso',
};

type Zonas = (pos: number) => Zona | null;

function zonasDe({ liga, ligas }: Pick<DatosTabla, 'liga' | 'ligas'>, { ids, dentro }: Modelo): Zonas {
  const extremos: Extremos = { primera: esPrimera(liga, ligas), ultima: esUltima(liga, ligas) };
  const n = liga.reglas.eliminadosOcupanPlaza ? ids.length : dentro;
  return (pos) => zonaDe(pos, n, liga.reglas, extremos);
}

/** What may be wanted in a league: a goal that everybody or nobody can have is none, nor two that are the same. */
function metasDe(zonas: Zonas, n: number): MetaDeLiga[] {
  const hay = Array.from({ length: n }, (_, i) => zonas(i + 1));
  if (hay.every((zona) => zona === null)) return [];
  const metas = METAS.map((meta): MetaDeLiga => {
    if (meta === 'primero') return { meta, hasta: hay[0] === null ? 1 : 0 };
    const primero = hay.findIndex((zona) => !ACEPTA[meta](zona));
    return { meta, hasta: primero < 0 ? n : primero };
  });
  return metas.filter(
    ({ hasta }, i) => hasta > 0 && hasta < n && metas.slice(0, i).every((otra) => otra.hasta !== hasta),
  );
}

const NADA_DECIDIDO: Decidido = { marca: null, siNadieSeVa: true };

/** The best that is decided of a player who ends between those places. */
function marcaDe(
  { mejor, peor }: Pick<Lugares, 'mejor' | 'peor'>,
  metas: readonly MetaDeLiga[],
  zonas: Zonas,
): Marca | null {
  const segura = metas.find(({ hasta }) => peor <= hasta);
  if (segura && segura.meta !== 'sinDescenso') return segura.meta;
  const zona = zonas(mejor);
  if (zona === zonas(peor) && (zona === 'descenso' || zona === 'promocionDescenso')) return zona;
  return segura?.meta ?? null;
}

export const todoGanado = (modelo: Modelo, jugador: number): Fijos =>
  modelo.abiertos.map((partido) => {
    if (esDeFuera(partido, modelo)) return 0;
    return partido.a === jugador ? 1 : partido.b === jugador ? 2 : 0;
  });

/** What is asked of a player for a place, with some winners given; null when it is not known. */
export type Prueba = (pregunta: Omit<Pregunta, 'sentido'>, hasta: number) => boolean | null;

/** Whether the player ends in that place or above, whatever the rest of results. */
export const garantiza: Prueba = (pregunta, hasta) => {
  const respuesta = new Alcance({ ...pregunta, sentido: 1 }).puede(hasta);
  return respuesta === 'quiza' ? null : respuesta === 'no';
};

export const esPosible: Prueba = (pregunta, hasta) => {
  const respuesta = new Alcance({ ...pregunta, sentido: -1 }).puede(pregunta.modelo.ids.length - hasta);
  return respuesta === 'quiza' ? null : respuesta === 'si';
};

/** Steps that each goal may take: there are several for each player. */
const PASOS_POR_META = 20_000;

function estadoDe(
  modelo: Modelo,
  jugador: number,
  { mejor, peor, exacto }: Lugares,
  hasta: number,
): EstadoMeta {
  if (peor <= hasta) return 'hecho';
  if (mejor > hasta) return 'imposible';
  if (!modelo.seBusca) return 'sinProbar';
  const pregunta = {
    modelo,
    jugador,
    fijos: todoGanado(modelo, jugador),
    presupuesto: { quedan: PASOS_POR_META },
  };
  const propio = garantiza(pregunta, hasta);
  if (propio) return 'propio';
  return propio === false && exacto ? 'otros' : 'sinProbar';
}

/** Steps for a whole league: a second or so. */
export const PASOS = 1_000_000;

export type DatosDeLiga = DatosFuturo & Pick<DatosTabla, 'ligas'>;

/** A league with what may be wanted in it; null where places give nothing, and of a ladder, where any challenge may still come. */
export function planteamientoDe(datos: DatosDeLiga) {
  if (!datos.liga.reglas.clasifica || esEscalera(datos.liga)) return null;
  const modelo = modeloDe(datos);
  const zonas = zonasDe(datos, modelo);
  return { modelo, zonas, metas: metasDe(zonas, modelo.dentro) };
}

type Planteamiento = NonNullable<ReturnType<typeof planteamientoDe>>;

/**
 * Whether a mark stands whoever leaves. Who does puts nobody ahead by points, but may change who goes first of those who
 * are level, and leaves fewer rows: only what is counted from the top, with nobody level, does.
 */
function aunqueSeVayan({ modelo, metas }: Planteamiento, jugador: number, marca: Marca | null): boolean {
  if (marca !== 'primero' && marca !== 'ascenso') return false;
  const hasta = metas.find((una) => una.meta === marca)?.hasta ?? 0;
  const porPuntos = { ...modelo, desempates: [], hayMas: false };
  const alcance = new Alcance({ modelo: porPuntos, jugador, sentido: 1, presupuesto: { quedan: 0 } });
  return alcance.porPuntos(hasta).respuesta === 'no';
}

/** Of each player, in the order of their places. */
export function decididosDe(
  datos: DatosDeLiga,
  planteamiento: Planteamiento,
  lugares: readonly Lugares[],
): Decidido[] {
  const { metas, zonas } = planteamiento;
  const seAnula = puedeAnularse(datos);
  return lugares.map((suyos, jugador) => {
    const marca = marcaDe(suyos, metas, zonas);
    const firme =
      datos.liga.estado !== 'activa' || (!seAnula && aunqueSeVayan(planteamiento, jugador, marca));
    return { marca, siNadieSeVa: !firme };
  });
}

/** Of each player who is in the league: where they may still end, and what is decided. docs/reglas/futuro.md */
export function futuroDe(datos: DatosDeLiga, presupuesto: Presupuesto = { quedan: PASOS }): Futuro[] {
  const planteamiento = planteamientoDe(datos);
  if (!planteamiento || planteamiento.metas.length === 0) return [];
  const { modelo, metas } = planteamiento;
  const todos = lugaresDe(modelo, presupuesto);
  const decididos = decididosDe(datos, planteamiento, todos);
  return todos.map((lugares, jugador) => ({
    ...lugares,
    ...(decididos[jugador] ?? NADA_DECIDIDO),
    metas: metas.map(({ meta, hasta }) => ({ meta, estado: estadoDe(modelo, jugador, lugares, hasta) })),
  }));
}
