import type { Reglas } from '#domain/liga/reglas.ts';
import { puntosDe } from './puntos.ts';
import type { PartidoJuzgado } from './recuento.ts';

/** What somebody has done against those of a group: won and lost, as the table of the league counts it. */
export type CuentaDeLiguilla = {
  partidos: number;
  puntos: number;
  sets: [ganados: number, perdidos: number];
  juegos: [ganados: number, perdidos: number];
};

type Grupo = readonly { idJugador: number }[];

/** The small league of those who are tied: only what they have played against each other. docs/reglas/clasificacion.md */
export type Liguilla = (grupo: Grupo) => ReadonlyMap<number, CuentaDeLiguilla>;

const sinContar = (): CuentaDeLiguilla => ({ partidos: 0, puntos: 0, sets: [0, 0], juegos: [0, 0] });

function anotar(
  suya: CuentaDeLiguilla | undefined,
  veredicto: NonNullable<PartidoJuzgado['veredicto']>,
  lado: 1 | 2,
  reglas: Reglas,
): void {
  if (!suya) return;
  const { sets, juegos } = veredicto.cuentas;
  const [propio, ajeno] = lado === 1 ? ([0, 1] as const) : ([1, 0] as const);
  suya.partidos += 1;
  suya.puntos += puntosDe(veredicto, lado, reglas);
  suya.sets[0] += sets[propio];
  suya.sets[1] += sets[ajeno];
  suya.juegos[0] += juegos[propio];
  suya.juegos[1] += juegos[ajeno];
}

/** Counted once for each group: several criteria read it. */
export function liguillaDe(juzgados: readonly PartidoJuzgado[], reglas: Reglas): Liguilla {
  const vistas = new WeakMap<Grupo, ReadonlyMap<number, CuentaDeLiguilla>>();
  return (grupo) => {
    const vista = vistas.get(grupo);
    if (vista) return vista;
    const cuentas = new Map(grupo.map(({ idJugador }) => [idJugador, sinContar()]));
    for (const { partido, veredicto } of juzgados) {
      const [uno, otro] = [cuentas.get(partido.idJugador1), cuentas.get(partido.idJugador2)];
      if (veredicto === null || !uno || !otro) continue;
      anotar(uno, veredicto, 1, reglas);
      anotar(otro, veredicto, 2, reglas);
    }
    vistas.set(grupo, cuentas);
    return cuentas;
  };
}
