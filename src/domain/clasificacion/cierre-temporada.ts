import type { EstadoJugador } from '#domain/liga/liga.ts';
import { compararNivel } from '#domain/liga/liga.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import type { Zona } from './fila.ts';

export type FilaFinal = {
  idJugador: number;
  zona: Zona | null;
  estado: EstadoJugador;
  /** Shares the place: neither is the first one, nor the last. */
  empatado: boolean;
  /** Plays in that division now: who left it has a row and goes nowhere. */
  sigue: boolean;
};

/** Its final table, best first, and how many divisions its first one goes up and its last one down. */
export type DivisionFinal = {
  idLiga: number;
  division: number;
  filas: readonly FilaFinal[];
  reglas: Pick<Reglas, 'saltoPrimero' | 'saltoUltimo'>;
};

export type PromocionJugada = { ganador: number; perdedor: number };

export const MOTIVOS_DESTINO = [
  'sigue',
  'asciende',
  'desciende',
  'ganaPromocion',
  'pierdePromocion',
  'promocionSinDecidir',
  'porDecidir',
  'eliminado',
] as const;
export type MotivoDestino = (typeof MOTIVOS_DESTINO)[number];

/** Where a player goes: `a` is the division, by its league of the season that ends; null stays out. */
type Destino = {
  idJugador: number;
  de: number;
  a: number | null;
  motivo: MotivoDestino;
  rival: number | null;
};

type Duelo = { rival: number; gana: boolean };

const enZona = (division: DivisionFinal | undefined, zona: Zona): number[] =>
  (division?.filas ?? []).flatMap((fila) =>
    fila.zona === zona && fila.sigue && fila.estado !== 'eliminado' ? [fila.idJugador] : [],
  );

const distintos = (ids: readonly number[]): number[] => [...new Set(ids)];

/**
 * Between those who play to go up and those who play to stay, who has met whom: a play-off is decided for two who met
 * only each other and one of whom won more of it. Anything else is for the staff to say.
 */
function duelosEntre(
  aspirantes: readonly number[],
  titulares: readonly number[],
  jugadas: readonly PromocionJugada[],
): Map<number, Duelo> {
  const suyas = jugadas.filter(
    ({ ganador: g, perdedor: p }) =>
      (aspirantes.includes(g) && titulares.includes(p)) || (aspirantes.includes(p) && titulares.includes(g)),
  );
  const rivalesDe = (id: number): number[] =>
    distintos(suyas.flatMap(({ ganador: g, perdedor: p }) => (g === id ? [p] : p === id ? [g] : [])));
  const unico = (id: number): number | null => {
    const [rival, otro] = rivalesDe(id);
    return rival !== undefined && otro === undefined ? rival : null;
  };
  const victorias = (id: number): number => suyas.filter(({ ganador }) => ganador === id).length;
  const duelos = new Map<number, Duelo>();
  for (const id of [...aspirantes, ...titulares]) {
    const rival = unico(id);
    if (rival === null || unico(rival) !== id || victorias(id) === victorias(rival)) continue;
    duelos.set(id, { rival, gana: victorias(id) > victorias(rival) });
  }
  return duelos;
}

/** `sube`, `baja`: where who goes there directly goes, which of the first one and the last may be further. */
type Vecinas = { propia: DivisionFinal } & Record<
  'encima' | 'debajo' | 'sube' | 'baja',
  DivisionFinal | undefined
>;
type Marcha = Pick<Destino, 'a' | 'motivo' | 'rival'>;

/** Of who plays the promotion: the winner ends above and the loser below; without a result, each stays. */
function promocion(zona: Zona, { propia, encima, debajo }: Vecinas, duelo: Duelo | undefined): Marcha {
  if (!duelo) return { a: propia.idLiga, motivo: 'promocionSinDecidir', rival: null };
  const otra = zona === 'promocionAscenso' ? encima : debajo;
  const cambia = zona === 'promocionAscenso' ? duelo.gana : !duelo.gana;
  return {
    a: ((cambia ? otra : undefined) ?? propia).idLiga,
    motivo: duelo.gana ? 'ganaPromocion' : 'pierdePromocion',
    rival: duelo.rival,
  };
}

function marchaDe(fila: FilaFinal, vecinas: Vecinas, duelo: Duelo | undefined): Marcha {
  const { propia, sube, baja } = vecinas;
  const { zona } = fila;
  if (fila.estado === 'eliminado') return { a: null, motivo: 'eliminado', rival: null };
  if (zona === 'ascenso' && sube) return { a: sube.idLiga, motivo: 'asciende', rival: null };
  if (zona === 'descenso' && baja) return { a: baja.idLiga, motivo: 'desciende', rival: null };
  if (zona === 'promocionAscenso' || zona === 'promocionDescenso') return promocion(zona, vecinas, duelo);
  return { a: propia.idLiga, motivo: zona === 'porDecidir' ? zona : 'sigue', rival: null };
}

/** How many divisions at once: more than one only of who is alone in the first place, or in the last that goes down. */
function saltosEn({ filas, reglas }: DivisionFinal, fila: FilaFinal): { arriba: number; abajo: number } {
  const solo = (otra: FilaFinal | undefined): boolean => otra === fila && !fila.empatado;
  const ultima = filas.findLast(({ zona }) => zona === 'descenso');
  return {
    arriba: solo(filas[0]) ? reglas.saltoPrimero : 1,
    abajo: solo(ultima) ? reglas.saltoUltimo : 1,
  };
}

/** Where everybody goes next season: up, down, by play-off, or nowhere; the eliminated stay out, and whose tie nobody has decided, where they are. */
export function destinosDe(
  divisiones: readonly DivisionFinal[],
  jugadas: readonly PromocionJugada[],
): Destino[] {
  const niveles = [...divisiones].sort(compararNivel);
  const duelos = new Map(
    niveles.flatMap((arriba, i) => {
      const aspirantes = enZona(niveles[i + 1], 'promocionAscenso');
      return [...duelosEntre(aspirantes, enZona(arriba, 'promocionDescenso'), jugadas)];
    }),
  );
  return niveles.flatMap((propia, i) => {
    const vecinasDe = (fila: FilaFinal): Vecinas => {
      const { arriba, abajo } = saltosEn(propia, fila);
      return {
        ...{ propia, encima: niveles[i - 1], debajo: niveles[i + 1] },
        sube: niveles.slice(Math.max(0, i - arriba), i)[0],
        baja: niveles.slice(i + 1, i + 1 + abajo).at(-1),
      };
    };
    return propia.filas
      .filter(({ sigue }) => sigue)
      .map((fila) => ({
        idJugador: fila.idJugador,
        de: propia.idLiga,
        ...marchaDe(fila, vecinasDe(fila), duelos.get(fila.idJugador)),
      }));
  });
}
