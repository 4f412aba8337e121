import type { Encuentro } from '#contract/liga/seguimiento.ts';
import { balanceEntre, rivalesComunes, sumar } from '#domain/clasificacion/seguimiento.ts';
import { ausenteDe, estaDecidido, seJugo } from '#domain/partido/resultado.ts';
import type { EnPublico } from '#server/db/lecturas/nombres-publicos.ts';
import { comoResultado, type Programado } from '#server/db/lecturas/partidos.ts';
import type { Lector } from '#server/db/open.ts';
import { partidosDeUno } from './clasificaciones.queries.ts';

/** "No se presentó Ana Gil." and, of a minor, "No se presentó Eva P.", of what was decided so; whoever has no name there is who it is told to. */
export function noSePresento(
  partido: Parameters<typeof ausenteDe>[0],
  uno: string,
  otro: string,
): string | null {
  const ausente = ausenteDe(partido);
  return ausente === null ? null : `No se presentó ${ausente === 1 ? uno : otro}`.replace(/[ .]*$/, '.');
}

export const quienFalto = ({ fila, partido }: Programado, { nombre }: EnPublico): string | null =>
  noSePresento(partido, nombre(fila.idJugador1, fila.jugador1), nombre(fila.idJugador2, fila.jugador2));

/** Their score says who did not turn up. */
const jugados = (programados: readonly Programado[], enPublico: EnPublico): Encuentro['entreLosDos'] =>
  programados.filter(({ partido }) => seJugo(partido)).map((uno) => comoResultado(uno, enPublico));

export const unidas = (...frases: readonly (string | null)[]): string | null =>
  frases.filter((una) => una !== null).join(' ') || null;

/** `programados`: of two players. */
export const entreDos = (programados: readonly Programado[], idPrimero: number, enPublico: EnPublico) => ({
  entreLosDos: jugados(programados, enPublico),
  balance: balanceEntre(programados.map(({ partido }) => partido).filter(seJugo), idPrimero),
});

/** Whether they had met before that match, and how that stands; who did not turn up met nobody. */
export function historiaDe(
  { entreLosDos, balance }: ReturnType<typeof entreDos>,
  { fila, partido }: Programado,
): string | null {
  if (entreLosDos.some(({ id }) => id !== fila.id)) return `Entre los dos, ${balance.partidos.join('–')}`;
  if (ausenteDe(partido) !== null) return null;
  return `Primera vez que se ${estaDecidido(partido) ? 'enfrentaron' : 'enfrentan'}`;
}

const COMUNES = 12;
const ULTIMOS = 4;

/** `listados`: how many of them are told one by one. */
export async function comunesDe(
  db: Lector,
  [uno, otro]: readonly [number, number],
  { nombre }: EnPublico,
  listados = COMUNES,
): Promise<Pick<Encuentro, 'rivalesComunes' | 'enComun'>> {
  const suyos = [...(await partidosDeUno(db, uno)), ...(await partidosDeUno(db, otro))];
  const nombres = new Map(
    suyos.flatMap(({ fila }) => [
      [fila.idJugador1, fila.jugador1],
      [fila.idJugador2, fila.jugador2],
    ]),
  );
  const comunes = rivalesComunes(
    suyos.map(({ partido }) => partido),
    uno,
    otro,
  ).slice(0, COMUNES);
  const contados = comunes.slice(0, listados);
  return {
    rivalesComunes: contados.map((comun) => ({
      ...comun,
      nombre: nombre(comun.id, nombres.get(comun.id) ?? ''),
    })),
    enComun: {
      rivales: comunes.length,
      uno: sumar(contados.map((comun) => comun.uno)),
      otro: sumar(contados.map((comun) => comun.otro)),
    },
  };
}

type Fila = Encuentro['entreLosDos'][number];

const losUltimos = (
  db: Lector,
  ids: readonly number[],
  enPublico: EnPublico,
  { cuenta, cuantos = ULTIMOS }: { cuenta: (fila: Fila) => boolean; cuantos?: number },
): Promise<Encuentro['ultimos']> =>
  Promise.all(
    ids.map(async (id) => {
      const suyos = jugados(await partidosDeUno(db, id), enPublico);
      return suyos.filter(cuenta).slice(-cuantos).reverse();
    }),
  );

/** What each had played before that match or, until it is played, last, of any kind. */
export function ultimosDe(db: Lector, ids: readonly number[], enPublico: EnPublico, este: Programado) {
  const hasta = seJugo(este.partido) ? este.fila.fecha : null;
  return losUltimos(db, ids, enPublico, { cuenta: ({ fecha }) => !hasta || fecha < hasta });
}

/** What each has played last against others; with many rivals in common as long a list as theirs, whose rows are half as tall. */
export const conOtros = (
  db: Lector,
  ids: readonly [number, number],
  enPublico: EnPublico,
  rivales: number,
): Promise<Encuentro['ultimos']> =>
  losUltimos(db, ids, enPublico, {
    cuenta: ({ idJugador1, idJugador2 }) => !(ids.includes(idJugador1) && ids.includes(idJugador2)),
    cuantos: Math.max(ULTIMOS, Math.round(rivales / 2) + 1),
  });
