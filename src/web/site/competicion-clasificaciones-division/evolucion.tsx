import type { FichaJugador } from '#contract/seguimiento.ts';
import { fechaLarga } from '#domain/fecha-texto.ts';
import table from '#web/ui/table.module.css';
import styles from './evolucion.module.css';

type Props = { evolucion: FichaJugador['evolucion']; de: number };

const ANCHO = 320;
const ALTO = 120;
const MARGEN = { izquierda: 26, derecha: 10, arriba: 12, abajo: 12 };

/** Where in the drawing each place is: the first on top, the days evenly apart. */
function puntosDe({ evolucion, de }: Props): { x: number; y: number }[] {
  const ancho = ANCHO - MARGEN.izquierda - MARGEN.derecha;
  const alto = ALTO - MARGEN.arriba - MARGEN.abajo;
  return evolucion.map(({ puesto }, i) => ({
    x: MARGEN.izquierda + (ancho * i) / Math.max(1, evolucion.length - 1),
    y: MARGEN.arriba + (alto * (puesto - 1)) / Math.max(1, de - 1),
  }));
}

function Trazo({ evolucion, de }: Props) {
  const puntos = puntosDe({ evolucion, de });
  const ultimo = puntos.at(-1);
  const [arriba, abajo] = [MARGEN.arriba, ALTO - MARGEN.abajo];
  return (
    <svg viewBox={`0 0 ${ANCHO} ${ALTO}`} className={styles.trazo} aria-hidden="true" focusable="false">
      {[
        { y: arriba, texto: '1.º' },
        { y: abajo, texto: `${de}.º` },
      ].map(({ y, texto }) => (
        <g key={texto}>
          <line x1={MARGEN.izquierda} x2={ANCHO - MARGEN.derecha} y1={y} y2={y} className={styles.raya} />
          <text x={MARGEN.izquierda - 5} y={y + 4} textAnchor="end" className={styles.rotulo}>
            {texto}
          </text>
        </g>
      ))}
      <polyline points={puntos.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles.linea} />
      {ultimo ? <circle cx={ultimo.x} cy={ultimo.y} r="6" className={styles.bola} /> : null}
    </svg>
  );
}

/** The place after each matchday, drawn and as a table. */
export function Evolucion({ evolucion, de }: Props) {
  const [primero, ultimo] = [evolucion[0], evolucion.at(-1)];
  if (evolucion.length < 2 || !primero || !ultimo) return null;
  return (
    <section aria-labelledby="evolucion">
      <h2 id="evolucion">Cómo ha ido</h2>
      <div className={styles.marco}>
        <Trazo evolucion={evolucion} de={de} />
        <p className={styles.dicho}>
          Del {primero.puesto}.º de la primera jornada al {ultimo.puesto}.º de ahora.
        </p>
        <details className={styles.detalle}>
          <summary>Ver jornada a jornada</summary>
          <div className={`${table.frame} ${table.dense}`}>
            <table>
              <caption className="visually-hidden">Puesto después de cada jornada</caption>
              <thead>
                <tr>
                  <th scope="col">Hasta el</th>
                  <th scope="col" data-num>
                    Puesto
                  </th>
                  <th scope="col" data-num>
                    Puntos
                  </th>
                </tr>
              </thead>
              <tbody>
                {evolucion.toReversed().map(({ dia, puesto, puntos }) => (
                  <tr key={dia}>
                    <th scope="row">{fechaLarga(dia)}</th>
                    <td data-num>{puesto}.º</td>
                    <td data-num>{puntos}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      </div>
    </section>
  );
}
