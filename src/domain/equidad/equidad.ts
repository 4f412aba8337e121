import { type Dia, diaDe, diasEntre, minutosDe } from '#domain/fecha.ts';
import { type EstadoJugador, vueltasTotales } from '#domain/liga/liga.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { juega, ladoDe, type Partido } from '#domain/partido/partido.ts';
import {
  deLaPareja,
  estaDecidido,
  loAplazo,
  nadieLoDebe,
  piernasDebidas,
} from '#domain/partido/resultado.ts';

type LigaEquidad = { id: number; inicio: number; fin: number; duracion: number; idaVuelta: boolean };
type JugadorEquidad = { id: number; nombre: string; estado: EstadoJugador };

export type DatosEquidad = {
  liga: LigaEquidad;
  jugadores: readonly JugadorEquidad[];
  partidos: readonly Partido[];
  pistas: ReadonlyMap<number, string>;
  hoy: Dia;
};

type Reparto = {
  idJugador: number;
  jugador: string;
  estado: EstadoJugador;
  /** Decided and not awarded; arranged; and legs still to be decided. */
  jugados: number;
  puestos: number;
  debe: number;
  /** Since the last one; null: none yet. */
  diasSinJugar: number | null;
  /** Of those played and arranged, how many begin in the second half of the league's hours. */
  malasHoras: number;
  sitios: { sitio: string; partidos: number }[];
  aplazo: { suyos: number; rivales: number; club: number };
};

/** Why somebody is worse off than the rest; said in words where it is read. */
export type Desigualdad =
  | { que: 'pocos'; suyos: number; media: number; aplazo: number }
  | { que: 'parado'; dias: number; media: number }
  | { que: 'horas'; malas: number; de: number; media: number }
  | { que: 'sitio'; sitio: string; suyos: number; de: number; media: number }
  | { que: 'aplazados'; veces: number; media: number };

type FilaEquidad = Reparto & { desigualdades: Desigualdad[] };

/** From here on it is told. docs/reglas/equidad.md */
const MENOS_PARTIDOS = 2;
const DIAS_PARADO = 28;
const VECES_LOS_DEMAS = 2;
const MAS_MALAS_HORAS = 0.3;
const MAS_EN_UN_SITIO = 0.4;
const MAS_APLAZADOS = 3;
/** With fewer matches than this, hours and sites are chance. */
const BASTANTES = 4;

/** "Prado 2" is of the site "Prado". */
export const sitioDePista = (pista: string): string => pista.replace(/\s*\d+\s*$/, '') || pista;

/** A hour is a bad one in the second half of the hours in which a match of the league may begin. */
const esMalaHora = ({ inicio, fin, duracion }: LigaEquidad, { fecha }: Partido): boolean =>
  minutosDe(fecha) > inicio + (fin - duracion - inicio) / 2;

function aplazosDe(partidos: readonly Partido[], id: number): Reparto['aplazo'] {
  const aplazo = { suyos: 0, rivales: 0, club: 0 };
  for (const partido of partidos) {
    const quien = loAplazo(partido) ?? (nadieLoDebe(partido) ? 'club' : null);
    if (quien === null) continue;
    aplazo[quien === 'club' ? 'club' : quien === ladoDe(partido, id) ? 'suyos' : 'rivales'] += 1;
  }
  return aplazo;
}

function sitiosDe(partidos: readonly Partido[], pistas: DatosEquidad['pistas']): Reparto['sitios'] {
  const sitios = partidos.flatMap(({ idPista }) => pistas.get(idPista ?? 0) ?? []).map(sitioDePista);
  return [...Map.groupBy(sitios, (sitio) => sitio)]
    .map(([sitio, veces]) => ({ sitio, partidos: veces.length }))
    .sort((uno, otro) => otro.partidos - uno.partidos || uno.sitio.localeCompare(otro.sitio, 'es'));
}

function debeDe({ liga, jugadores, partidos }: DatosEquidad, id: number): number {
  const suyos = partidos.filter((partido) => juega(partido, id));
  const debe = (otro: number): number =>
    piernasDebidas(vueltasTotales(liga), deLaPareja(suyos.filter((partido) => juega(partido, otro))));
  return jugadores
    .filter((otro) => otro.id !== id && otro.estado !== 'eliminado')
    .reduce((suma, otro) => suma + debe(otro.id), 0);
}

function repartoDe(datos: DatosEquidad, { id, nombre, estado }: JugadorEquidad): Reparto {
  const { liga, partidos, pistas, hoy } = datos;
  const suyos = partidos.filter((partido) => juega(partido, id) && !partido.sintetico);
  const jugados = suyos.filter(estaDecidido);
  const puestos = suyos.filter(estaPorJugar);
  const dias = jugados.map(({ fecha }) => diaDe(fecha)).filter((dia) => dia <= hoy);
  const ultimo = dias.sort().at(-1);
  const todos = [...jugados, ...puestos];
  return {
    idJugador: id,
    jugador: nombre,
    estado,
    jugados: jugados.length,
    puestos: puestos.length,
    debe: debeDe(datos, id),
    diasSinJugar: ultimo === undefined ? null : diasEntre(ultimo, hoy),
    malasHoras: todos.filter((partido) => esMalaHora(liga, partido)).length,
    sitios: sitiosDe(todos, pistas),
    aplazo: aplazosDe(suyos, id),
  };
}

const media = (numeros: readonly number[]): number =>
  numeros.length === 0 ? 0 : numeros.reduce((suma, n) => suma + n, 0) / numeros.length;

const tenidos = ({ jugados, puestos }: Reparto): number => jugados + puestos;
const conSitio = ({ sitios }: Reparto): number => sitios.reduce((suma, { partidos }) => suma + partidos, 0);

/** Of those with enough matches, the share of each. */
const partes = (
  repartos: readonly Reparto[],
  cuantos: (uno: Reparto) => number,
  de: (uno: Reparto) => number,
) => repartos.filter((uno) => de(uno) >= BASTANTES).map((uno) => cuantos(uno) / de(uno));

function enSitios(suyo: Reparto, demas: readonly Reparto[]): Desigualdad[] {
  const de = conSitio(suyo);
  if (de < BASTANTES) return [];
  return suyo.sitios.flatMap(({ sitio, partidos }): Desigualdad[] => {
    const alli = (uno: Reparto): number => uno.sitios.find((otro) => otro.sitio === sitio)?.partidos ?? 0;
    const otros = partes(demas, alli, conSitio);
    const suMedia = media(otros);
    return otros.length > 0 && partidos / de - suMedia >= MAS_EN_UN_SITIO
      ? [{ que: 'sitio', sitio, suyos: partidos, de, media: suMedia }]
      : [];
  });
}

function enHoras(suyo: Reparto, demas: readonly Reparto[]): Desigualdad[] {
  const [malas, de] = [suyo.malasHoras, tenidos(suyo)];
  const otros = partes(demas, (uno) => uno.malasHoras, tenidos);
  const suMedia = media(otros);
  const peor = de >= BASTANTES && otros.length > 0 && malas / de - suMedia >= MAS_MALAS_HORAS;
  return peor ? [{ que: 'horas', malas, de, media: suMedia }] : [];
}

/** In what somebody is worse off than the others who play. docs/reglas/equidad.md */
function desigualdadesDe(suyo: Reparto, demas: readonly Reparto[]): Desigualdad[] {
  if (suyo.estado !== 'activo' || demas.length === 0) return [];
  const mediaTenidos = media(demas.map(tenidos));
  const sinJugar = media(demas.flatMap(({ diasSinJugar }) => diasSinJugar ?? []));
  const veces = suyo.aplazo.rivales + suyo.aplazo.club;
  const mediaVeces = media(demas.map(({ aplazo }) => aplazo.rivales + aplazo.club));
  const dias = suyo.diasSinJugar ?? 0;
  const parado =
    dias >= DIAS_PARADO && dias >= VECES_LOS_DEMAS * sinJugar && suyo.puestos === 0 && suyo.debe > 0;
  return [
    ...(suyo.debe > 0 && mediaTenidos - tenidos(suyo) >= MENOS_PARTIDOS
      ? [{ que: 'pocos' as const, suyos: tenidos(suyo), media: mediaTenidos, aplazo: suyo.aplazo.suyos }]
      : []),
    ...(parado ? [{ que: 'parado' as const, dias, media: sinJugar }] : []),
    ...enHoras(suyo, demas),
    ...enSitios(suyo, demas),
    ...(veces >= MAS_APLAZADOS && veces >= VECES_LOS_DEMAS * mediaVeces
      ? [{ que: 'aplazados' as const, veces, media: mediaVeces }]
      : []),
  ];
}

/** What each player of a league has had against the rest; those worse off first, then by name. docs/reglas/equidad.md */
export function equidadDeLiga(datos: DatosEquidad): FilaEquidad[] {
  const repartos = datos.jugadores
    .filter(({ estado }) => estado !== 'eliminado')
    .map((jugador) => repartoDe(datos, jugador));
  const activos = repartos.filter(({ estado }) => estado === 'activo');
  return repartos
    .map((suyo) => {
      const demas = activos.filter(({ idJugador }) => idJugador !== suyo.idJugador);
      return { ...suyo, desigualdades: desigualdadesDe(suyo, demas) };
    })
    .sort(
      (uno, otro) =>
        otro.desigualdades.length - uno.desigualdades.length ||
        uno.jugador.localeCompare(otro.jugador, 'es') ||
        uno.idJugador - otro.idJugador,
    );
}
