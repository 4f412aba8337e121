import type { FilaResultado } from '#contract/liga/resultados.ts';
import type { Encuentro } from '#contract/liga/seguimiento.ts';
import { horaDe } from '#domain/fecha.ts';
import { fechaBreve, semanaCorta } from '#domain/fecha-texto.ts';
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

type EntreLosDosProps = Pick<Encuentro, 'entreLosDos' | 'balance'> & { lados: Lados; este?: number };

/** What they have won from one another, and each match; that they have never met is told above. */
export function EntreLosDos({ entreLosDos, balance, lados, este }: EntreLosDosProps) {
  if (entreLosDos.every(({ id }) => id === este)) return null;
  const nombres = cortos(...lados);
  return (
    <section aria-label="Sus partidos">
      <h2>Entre los dos</h2>
      <div className={styles.balanzas}>
        <p className={styles.nombres}>
          <b>{nombres[0]}</b>
          <b>{nombres[1]}</b>
        </p>
        <Balanza rotulo="Partidos" nombres={nombres} de={balance.partidos} />
        <Balanza rotulo="Sets" nombres={nombres} de={balance.sets} />
        <Balanza rotulo="Juegos" nombres={nombres} de={balance.juegos} />
      </div>
      <Lista partidos={entreLosDos} de={lados[0].id} este={este} />
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
