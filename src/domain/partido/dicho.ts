import { marcadorCon, marcadorDe, marcadorPorNoPresentado, planoDe } from './marcador.ts';
import { type Lado, otroLado } from './partido.ts';
import { ausenteEnPlano, desenlaceDe, type Plano, queNoVino } from './plano.ts';
import { ganadorDeMarcador, retiradoDe, setsJugados } from './resultado.ts';

/** How a match ended, as it is kept: only the sets that were played, who did not turn up, and who left it at that score. */
export type Contado = { sets: [number, number][]; ausente: Lado | null; retirado?: Lado | undefined };

/** What one of the two says; without a score, only that it was not what the other says. `dt`: Unix seconds. */
export type Dicho = { idJugador: number; contado: Contado | null; nota: string | null; dt: number };

/** Where it stands: the first has said it and the other has not answered, both say the same, or they do not. */
export const ESTADOS_DICHO = ['espera', 'conformes', 'desacuerdo'] as const;
type EstadoDicho = (typeof ESTADOS_DICHO)[number];

/** What both have said: `primero` is the score that is on the table. */
export type Version = { primero: Dicho & { contado: Contado }; otro: Dicho | null; estado: EstadoDicho };

export function contadoDe(plano: Plano): Contado {
  const ausente = ausenteEnPlano(plano);
  const marcador = ausente === null ? marcadorDe(plano) : marcadorPorNoPresentado(ausente);
  const retirado = retiradoDe({ desenlace: desenlaceDe(plano) });
  const sets = setsJugados(marcador).map(([uno, dos]): [number, number] => [uno, dos]);
  return { sets, ausente, ...(retirado !== null && { retirado }) };
}

export const enCajas = ({ sets, ausente, retirado }: Contado) => ({
  ...planoDe(marcadorCon(...sets)),
  ...queNoVino(ausente),
  desenlace: retirado ? (`retirada-${retirado}` as const) : null,
});

export const esLoMismo = (uno: Contado, otro: Contado | null): boolean =>
  otro !== null &&
  uno.ausente === otro.ausente &&
  uno.retirado === otro.retirado &&
  uno.sets.length === otro.sets.length &&
  uno.sets.every(([a, b], n) => a === otro.sets[n]?.[0] && b === otro.sets[n]?.[1]);

const conContado = (dicho: Dicho): dicho is Version['primero'] => dicho.contado !== null;

/** What the two of a match say; null when neither has told a score. docs/reglas/enlaces-personales.md */
export function versionDe(dichos: readonly Dicho[]): Version | null {
  const primero = dichos.filter(conContado).sort((a, b) => a.dt - b.dt || a.idJugador - b.idJugador)[0];
  if (!primero) return null;
  const otro = dichos.find(({ idJugador }) => idJugador !== primero.idJugador) ?? null;
  if (otro === null) return { primero, otro, estado: 'espera' };
  return { primero, otro, estado: esLoMismo(primero.contado, otro.contado) ? 'conformes' : 'desacuerdo' };
}

const HORA_S = 3600;

/** Until when the other may answer, in Unix seconds. */
export const plazoDe = ({ primero }: Version, horas: number): number => primero.dt + horas * HORA_S;

/** "gana Ana Gil: 6-4, 3-6, 10-7", the games of who won first; "… y retirada de Luis Paz"; "Luis Paz no se presentó". */
export function fraseDeContado(
  { sets, ausente, retirado }: Contado,
  nombres: readonly [string, string],
): string {
  if (ausente !== null) return `${nombres[ausente - 1]} no se presentó`;
  const ganador = retirado ? otroLado(retirado) : ganadorDeMarcador(marcadorCon(...sets));
  const tanteo = sets.map(([uno, dos]) => (ganador === 2 ? `${dos}-${uno}` : `${uno}-${dos}`)).join(', ');
  const final = retirado ? ` y retirada de ${nombres[retirado - 1]}` : '';
  return ganador === null ? `empate: ${tanteo}` : `gana ${nombres[ganador - 1]}: ${tanteo}${final}`;
}

/** What became of the other day that a player asks for: while the match stays where it was, nobody has answered yes. */
export const ESTADOS_PETICION = ['sinPedir', 'pedida', 'denegada'] as const;
export type EstadoPeticion = (typeof ESTADOS_PETICION)[number];

/** What can be taken back by who did it with their link: a result that was told, an hour that was booked. */
export type ClaseDeActo = 'resultado' | 'hora';

/** For how long. */
export const MINUTOS_PARA_DESHACER = 10;

const MINUTO_S = 60;

/** Until when, in Unix seconds. */
export const finDeActo = (dt: number): number => dt + MINUTOS_PARA_DESHACER * MINUTO_S;
