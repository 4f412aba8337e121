import type { FilaResultado } from '#contract/liga/resultados.ts';
import type { Encuentro } from '#contract/liga/seguimiento.ts';
import { fechaBreve } from '#domain/fecha-texto.ts';
import { enVezDeSet } from '#domain/partido/resultado.ts';
import { Resultado } from '#web/club/competicion/resultado.tsx';
import { cortos } from './lado.ts';
import styles from './partido.module.css';

type Lado = { id: number; nombre: string };
type Props = {
  partidos: readonly FilaResultado[];
  uno: Lado;
  /** The match of the page: it is counted with the rest, so it is listed with them. */
  este?: number;
  titulo?: string;
};

export const idGanador = ({ ganador, idJugador1, idJugador2 }: Encuentro['entreLosDos'][number]): number =>
  ganador === 1 ? idJugador1 : idJugador2;

const OTRO_LADO = { 1: 2, 2: 1 } as const;
const delOtro = (lado: 1 | 2 | null) => lado && OTRO_LADO[lado];

/** A match with that player first, as the head of the page has them. */
export function conPrimero<P extends FilaResultado>(partido: P, idPrimero: number): P {
  const { idJugador1, jugador1, idJugador2, jugador2, sets, ausente, ganador } = partido;
  if (idJugador1 === idPrimero) return partido;
  return {
    ...partido,
    idJugador1: idJugador2,
    jugador1: jugador2,
    idJugador2: idJugador1,
    jugador2: jugador1,
    sets: sets.map(([a, b]): [number, number] => [b, a]),
    ausente: delOtro(ausente),
    ganador: delOtro(ganador),
  };
}

/** Sets and games of each over all of them; a super tie-break is a set without games. */
export function totales(partidos: readonly FilaResultado[], idPrimero: number) {
  const sets: [number, number] = [0, 0];
  const juegos: [number, number] = [0, 0];
  for (const partido of partidos)
    conPrimero(partido, idPrimero).sets.forEach((set, indice) => {
      const [a, b] = set;
      if (a !== b) sets[a > b ? 0 : 1] += 1;
      if (enVezDeSet(set, indice)) return;
      juegos[0] += a;
      juegos[1] += b;
    });
  return { sets, juegos };
}

/** Each match that they have played against one another; that they have never met is told above. */
export function EntreLosDos({ partidos, uno, este, titulo = 'Sus partidos' }: Props) {
  if (partidos.every(({ id }) => id === este)) return null;
  return (
    <section aria-label={titulo}>
      <h2>{titulo}</h2>
      <ul className={styles.jugados}>
        {partidos.map((partido) => (
          <Resultado
            key={partido.id}
            partido={conPrimero(partido, uno.id)}
            cuando={partido.id === este ? 'Este partido' : fechaBreve(partido.fecha)}
          />
        ))}
      </ul>
    </section>
  );
}

/** What each of the two has played last, the newest first. */
export const Ultimos = ({ ultimos, lados }: { ultimos: Encuentro['ultimos']; lados: [Lado, Lado] }) =>
  ultimos.flat().length > 0 ? (
    <div className={styles.ultimos}>
      {lados.map((lado, n) => (
        <EntreLosDos
          key={lado.id}
          partidos={ultimos[n] ?? []}
          uno={lado}
          titulo={`Últimos partidos de ${cortos(...lados)[n]}`}
        />
      ))}
    </div>
  ) : null;
