import { FORMATOS_SET, type FormatoSet, type Reglas } from '#domain/liga/reglas.ts';
import { esSetHabitual } from '#domain/partido/errores.ts';
import { marcadorCon } from '#domain/partido/marcador.ts';
import { esSuperTieBreak, veredictoDe } from '#domain/partido/resultado.ts';

/** One way to win a match: sets and games won minus lost; every whole number of games from least to most can happen. */
export type Variante = { sets: number; juegosMin: number; juegosMax: number; wo: boolean };

/** Results that give the loser the same points; the winner always gets those of a win. */
export type Clase = { pierde: number; variantes: Variante[] };

export type Opciones = {
  victoria: number;
  /** The loser's best first. */
  clases: Clase[];
  /** Played to its end by both. */
  jugada: Clase;
  /** It may also count for nobody: cancelled, or left unplayed when the season is closed. */
  nula: boolean;
  /** Every usual result is in them, and nothing else. */
  exactas: boolean;
  /** A win is worth more than any loss, and some loss no more than not playing: otherwise nothing here holds. */
  sirven: boolean;
};

/** Longer sets end by two, as those before them: nothing new for a difference. */
const HASTA = 13;

/** By how many games the winner of a usual set wins it, as the league counts them. */
function diferencias(reglas: Reglas, formatos: readonly FormatoSet[], decisivo: boolean): Set<number> {
  const salen = new Set<number>();
  for (let ganador = 1; ganador <= HASTA; ganador += 1)
    for (let perdedor = 0; perdedor < ganador; perdedor += 1) {
      const set = [ganador, perdedor] as const;
      if (!esSetHabitual(set, formatos) || (!decisivo && esSuperTieBreak(set))) continue;
      const cuentas = veredictoDe(
        { desenlace: { que: 'jugado', sets: marcadorCon(set), tras: null } },
        reglas,
      )?.cuentas;
      if (cuentas) salen.add(cuentas.juegos[0] - cuentas.juegos[1]);
    }
  return salen;
}

type Jugadas = { variantes: Variante[]; seguidas: boolean };

/** Two sets to none, and two to one. A league without usual sets takes all kinds. */
function jugadas(reglas: Reglas): Jugadas {
  const suyos = diferencias(reglas, reglas.formatos, false).size > 0 ? reglas.formatos : FORMATOS_SET;
  const sueltos = [...diferencias(reglas, suyos, false)];
  const ultimos = [...diferencias(reglas, suyos, true)];
  const dosCero = new Set(sueltos.flatMap((uno) => sueltos.map((otro) => uno + otro)));
  const dosUno = new Set(
    sueltos.flatMap((uno) => sueltos.flatMap((otro) => ultimos.map((ultimo) => uno - otro + ultimo))),
  );
  const variante = (sets: number, juegos: ReadonlySet<number>): Variante => ({
    sets,
    juegosMin: Math.min(...juegos),
    juegosMax: Math.max(...juegos),
    wo: false,
  });
  const variantes = [variante(2, dosCero), variante(1, dosUno)];
  const seguidas = [dosCero, dosUno].every((juegos, i) => {
    const { juegosMin = 0, juegosMax = 0 } = variantes[i] ?? {};
    return juegos.size === juegosMax - juegosMin + 1;
  });
  return { variantes, seguidas };
}

/** What an open match may become under the rules of its league: played, lost by no-show, awarded, or nothing. */
export function opcionesDe(reglas: Reglas): Opciones {
  const { variantes, seguidas } = jugadas(reglas);
  const deWo = reglas.contarMarcadorWo ? { sets: 2, juegos: 12 } : { sets: 0, juegos: 0 };
  const fija = (sets: number, juegos: number, wo: boolean): Variante => ({
    sets,
    juegosMin: juegos,
    juegosMax: juegos,
    wo,
  });
  const maneras: [number, Variante[]][] = [
    [reglas.derrota, variantes],
    [reglas.derrotaWo, [fija(deWo.sets, deWo.juegos, true)]],
    [reglas.derrotaResolucion, [fija(2, 12, false)]],
  ];
  const porPuntos = Map.groupBy(maneras, ([pierde]) => pierde);
  const clases = [...porPuntos]
    .map(([pierde, suyas]) => ({ pierde, variantes: suyas.flatMap(([, una]) => una) }))
    .sort((a, b) => b.pierde - a.pierde);
  return {
    victoria: reglas.victoria,
    clases,
    jugada: { pierde: reglas.derrota, variantes },
    exactas: seguidas && reglas.medida === 'diferencia',
    nula: true,
    sirven: reglas.victoria > Math.max(0, clases[0]?.pierde ?? 0) && (clases.at(-1)?.pierde ?? 0) <= 0,
  };
}
