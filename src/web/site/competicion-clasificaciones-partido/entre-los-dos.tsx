import type { FilaResultado } from '#contract/liga/resultados.ts';
import type { Encuentro } from '#contract/liga/seguimiento.ts';
import { horaDe } from '#domain/fecha.ts';
import { fechaBreve, semanaCorta } from '#domain/fecha-texto.ts';
import { enVezDeSet } from '#domain/partido/resultado.ts';
import { Resultado } from '#web/club/competicion/resultado.tsx';
import { Balanza } from './balanza.tsx';
import { cortos } from './lado.ts';
import styles from './partido.module.css';

type Lado = { id: number; nombre: string };
type Lados = readonly [Lado, Lado];

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

/** How many each has won. */
export function balanceDe(partidos: readonly FilaResultado[], idPrimero: number): [number, number] {
  const suyos = partidos.filter((uno) => conPrimero(uno, idPrimero).ganador === 1).length;
  return [suyos, partidos.length - suyos];
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

type ListaProps = {
  partidos: readonly FilaResultado[];
  de: number;
  /** The match of the page: it is counted with the rest, so it is listed with them. */
  este?: number | undefined;
};

const cuando = ({ fecha, ganador }: FilaResultado): string =>
  ganador === null ? `${semanaCorta(fecha)}, ${horaDe(fecha)}` : fechaBreve(fecha);

export const Lista = ({ partidos, de, este }: ListaProps) => (
  <ul className={styles.jugados}>
    {partidos.map((partido) => (
      <Resultado
        key={partido.id}
        partido={conPrimero(partido, de)}
        cuando={partido.id === este ? 'Este partido' : cuando(partido)}
      />
    ))}
  </ul>
);

type EntreLosDosProps = { partidos: readonly FilaResultado[]; lados: Lados; este?: number };

/** What they have won from one another, and each match; that they have never met is told above. */
export function EntreLosDos({ partidos, lados, este }: EntreLosDosProps) {
  if (partidos.every(({ id }) => id === este)) return null;
  const [{ id }] = lados;
  const nombres = cortos(...lados);
  const { sets, juegos } = totales(partidos, id);
  return (
    <section aria-label="Sus partidos">
      <h2>Entre los dos</h2>
      <div className={styles.balanzas}>
        <p className={styles.nombres}>
          <b>{nombres[0]}</b>
          <b>{nombres[1]}</b>
        </p>
        <Balanza rotulo="Partidos" nombres={nombres} de={balanceDe(partidos, id)} />
        <Balanza rotulo="Sets" nombres={nombres} de={sets} />
        <Balanza rotulo="Juegos" nombres={nombres} de={juegos} />
      </div>
      <Lista partidos={partidos} de={id} este={este} />
    </section>
  );
}

type UltimosProps = { listas: Encuentro['ultimos']; lados: Lados; rotulo: string; este?: number };

/** What each of the two has played last, the newest first, or has to play next. */
export const DeCadaUno = ({ listas, lados, rotulo, este }: UltimosProps) =>
  listas.flat().length > 0 ? (
    <div className={styles.ultimos}>
      {lados.map(({ id }, n) => (
        <section key={id}>
          <h2>
            {rotulo} de {cortos(...lados)[n]}
          </h2>
          {listas[n]?.length ? (
            <Lista partidos={listas[n]} de={id} este={este} />
          ) : (
            <p className={styles.suave}>Ninguno por ahora.</p>
          )}
        </section>
      ))}
    </div>
  ) : null;
