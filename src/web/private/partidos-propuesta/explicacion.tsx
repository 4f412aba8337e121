import type { ParejaFuera } from '#contract/propuesta.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/states.tsx';
import { DondeCabria } from './donde-cabria.tsx';
import type { Listas } from './entorno.ts';
import { type Resultado, veredicto } from './estado.ts';
import styles from './propuesta.module.css';
import type { MesaPropuesta } from './use-propuesta.ts';

/** Not proven best: a longer search from here may better it or prove it. */
function Mejorar({ mejorar }: { mejorar: () => void }) {
  return (
    <div className={styles.veredicto}>
      <Button size="s" onClick={mejorar} aria-describedby="que-es-mejorar">
        Mejorar
      </Button>
      <small id="que-es-mejorar">
        Busca hasta un minuto más a partir de estas líneas; nunca las empeora.
      </small>
    </div>
  );
}

type VeredictoProps = { resultado: Resultado; mejorar: (() => void) | null };

/** How good the proposal is, and what to know before reading it. */
export function Veredicto({ resultado, mejorar }: VeredictoProps) {
  const { demostrado, lineas, avisos } = resultado;
  return (
    <>
      <p className={styles.veredicto} role="status">
        <Badge tone={demostrado ? 'ok' : 'warn'}>{veredicto(resultado)}</Badge>
        <span>{cuantos(lineas, 'partido de liga', 'partidos de liga')}</span>
      </p>
      {demostrado || mejorar === null ? null : <Mejorar mejorar={mejorar} />}
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

type FueraProps = { mesa: MesaPropuesta; listas: Listas };

function DeUnaLiga({
  liga,
  parejas,
  ...resto
}: FueraProps & { liga: string; parejas: readonly ParejaFuera[] }) {
  return (
    <details className={styles.liga}>
      <summary>
        {liga} <small>{cuantos(parejas.length, 'pareja', 'parejas')}</small>
      </summary>
      <dl>
        {parejas.map((pareja) => (
          <div key={`${pareja.idJugador1}-${pareja.idJugador2}`}>
            <dt>
              {pareja.jugador1} – {pareja.jugador2}
            </dt>
            <dd>
              {pareja.frase} <DondeCabria pareja={pareja} {...resto} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What was left out, and why. */
export function Fuera({ resultado, ...resto }: FueraProps & { resultado: Resultado }) {
  const { fuera, cuantosFuera, resumen } = resultado;
  if (resumen === null) return null;
  const porLiga = [...Map.groupBy(fuera, ({ liga }) => liga)];
  return (
    <section className={styles.fuera}>
      <h2>Quién queda fuera y por qué</h2>
      <p>{resumen}</p>
      {cuantosFuera > fuera.length ? <p>Se detallan las {fuera.length} primeras.</p> : null}
      {porLiga.map(([liga, parejas]) => (
        <DeUnaLiga key={liga} liga={liga} parejas={parejas} {...resto} />
      ))}
    </section>
  );
}
