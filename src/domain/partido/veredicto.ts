import { juegaAPuntos } from '#domain/liga/a-puntos.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import { dadoAlRival } from './formatos.ts';
import { marcadorPorNoPresentado } from './marcador.ts';
import { type Lado, otroLado, type Resultado, type SetPartido } from './partido.ts';
import { type Cuentas, contar, ganadorDe, setsJugados } from './resultado.ts';

/** How a verdict was come to: of who did not come and of an award, nothing was played. */
export type Manera = 'juego' | 'retirada' | 'ausencia' | 'adjudicacion';

/** What a match that counts says: who won it, null where neither did, how, and what each side takes. */
export type Veredicto = { ganador: Lado | null; por: Manera; cuentas: Cuentas };

type ReglasCuentas = Pick<
  Reglas,
  'contarMarcadorWo' | 'superTieBreakComoJuego' | 'retirada' | 'formatos' | 'ninguno'
>;

const NADA: Cuentas = { sets: [0, 0], juegos: [0, 0] };

const veredictoPorAusencia = (ausente: Lado, contarMarcador: boolean): Veredicto => ({
  ganador: otroLado(ausente),
  por: 'ausencia',
  cuentas: contarMarcador ? contar(marcadorPorNoPresentado(ausente), false) : NADA,
});

/** Null where it counts for nobody. docs/reglas/ligas.md */
export function veredictoDe({ desenlace }: Resultado, reglas: ReglasCuentas): Veredicto | null {
  const superComoJuego = reglas.superTieBreakComoJuego && !juegaAPuntos(reglas);
  const contados = (sets: readonly SetPartido[]): Cuentas => contar(sets, superComoJuego);
  switch (desenlace.que) {
    case 'jugado': {
      const ganador = ganadorDe({ desenlace });
      return ganador && { ganador, por: 'juego', cuentas: contados(desenlace.sets) };
    }
    case 'empatado':
      return { ganador: null, por: 'juego', cuentas: contados(desenlace.sets) };
    case 'retirada': {
      const { de, sets } = desenlace;
      const dados =
        reglas.retirada === 'alRival' ? dadoAlRival(setsJugados(sets), de, reglas.formatos) : sets;
      return { ganador: otroLado(de), por: 'retirada', cuentas: contados(dados) };
    }
    case 'adjudicado':
      return { ganador: desenlace.a, por: 'adjudicacion', cuentas: contados(desenlace.sets) };
    case 'noPresentado':
      return veredictoPorAusencia(desenlace.de, reglas.contarMarcadorWo);
    case 'ningunoPresentado':
      return reglas.ninguno === null ? null : { ganador: null, por: 'ausencia', cuentas: NADA };
    case 'pendiente':
    case 'aplazado':
    case 'suspendido':
    case 'anulado':
    case 'cancelado':
      return null;
    default:
      return desenlace satisfies never;
  }
}

/** Whether it counts in the table of its league: a match that neither turned up for may. */
export const cuentaEnLaTabla = (resultado: Resultado, reglas: ReglasCuentas): boolean =>
  veredictoDe(resultado, reglas) !== null;

/** Sets and games that count in a table; an undecided match counts nothing. docs/reglas/ligas.md */
export const cuentasDe = (resultado: Resultado, reglas: ReglasCuentas): Cuentas =>
  veredictoDe(resultado, reglas)?.cuentas ?? NADA;
