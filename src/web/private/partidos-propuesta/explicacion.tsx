import type { ParejaFuera } from '#contract/propuesta.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Notice } from '#web/ui/states.tsx';
import { type Resultado, veredicto } from './estado.ts';
import styles from './propuesta.module.css';

/** How good the proposal is, and what to know before reading it. */
export function Veredicto({ resultado }: { resultado: Resultado }) {
  const { demostrado, lineas, avisos } = resultado;
  return (
    <>
      <p className={styles.veredicto} role="status">
        <Badge tone={demostrado ? 'ok' : 'warn'}>{veredicto(resultado)}</Badge>
        <span>{cuantos(lineas, 'partido de liga', 'partidos de liga')}</span>
      </p>
      {avisos.length > 0 ? (
        <Notice tone="warn">
          {avisos.map((aviso) => (
            <p key={aviso}>{aviso}</p>
          ))}
        </Notice>
      ) : null}
    </>
  );
}

function DeUnaLiga({ liga, parejas }: { liga: string; parejas: readonly ParejaFuera[] }) {
  return (
    <details className={styles.liga}>
      <summary>
        {liga} <small>{cuantos(parejas.length, 'pareja', 'parejas')}</small>
      </summary>
      <dl>
        {parejas.map(({ idJugador1, idJugador2, jugador1, jugador2, frase }) => (
          <div key={`${idJugador1}-${idJugador2}`}>
            <dt>
              {jugador1} – {jugador2}
            </dt>
            <dd>{frase}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What was left out, and why. */
export function Fuera({ resultado: { fuera, resumen } }: { resultado: Resultado }) {
  if (resumen === null) return null;
  const porLiga = [...Map.groupBy(fuera, ({ liga }) => liga)];
  return (
    <section className={styles.fuera}>
      <h2>Quién queda fuera y por qué</h2>
      <p>{resumen}</p>
      {porLiga.map(([liga, parejas]) => (
        <DeUnaLiga key={liga} liga={liga} parejas={parejas} />
      ))}
    </section>
  );
}
