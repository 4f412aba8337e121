import type { FichaJugador } from '#contract/liga/seguimiento.ts';
import { diaBreve, fechaLarga } from '#domain/fecha-texto.ts';
import { Lienzo, polilinea, puntosDe } from '#web/club/competicion/trazo.tsx';
import table from '#web/ui/table.module.css';
import styles from './evolucion.module.css';

type Props = { evolucion: FichaJugador['evolucion']; de: number };

const ALTO = 160;

/** As many days as are read under it. */
const DIAS_AL_PIE = 5;

/** How far from its point a place is written: over it at a peak and under it in a valley, out of the way of the line. */
function rotuloDe(puntos: readonly { y: number }[], i: number): number {
  const y = puntos[i]?.y ?? 0;
  const alrededor = (puntos[i - 1]?.y ?? y) + (puntos[i + 1]?.y ?? y);
  return alrededor < 2 * y ? 15 : -7;
}

function Trazo({ evolucion, de: ahora }: Props) {
  const puestos = evolucion.map(({ puesto }) => puesto);
  // Of a league that somebody has left there were more places.
  const de = Math.max(ahora, ...puestos);
  const puntos = puntosDe(puestos, { jornadas: puestos.length, de, alto: ALTO });
  const ultimo = puntos.length - 1;
  // Evenly apart, and the last is one.
  const alPie = evolucion.flatMap(({ dia }, i) =>
    (ultimo - i) % Math.ceil(ultimo / DIAS_AL_PIE) === 0
      ? [{ x: puntos[i]?.x ?? 0, texto: diaBreve(dia) }]
      : [],
  );
  return (
    <Lienzo de={de} alto={ALTO} pie={alPie}>
      <polyline points={polilinea(puntos)} className={styles.linea} />
      {puntos.map(({ x, y }, i) => (
        <g key={x}>
          <circle
            cx={x}
            cy={y}
            r={i === ultimo ? 6 : 2.5}
            className={i === ultimo ? styles.bola : styles.punto}
          />
          <text
            x={x}
            y={y + rotuloDe(puntos, i) * (i === ultimo ? 1.5 : 1)}
            textAnchor="middle"
            className={i === ultimo ? styles.valor : styles.rotulo}
          >
            {puestos[i]}
          </text>
        </g>
      ))}
    </Lienzo>
  );
}

/** The place after each matchday, drawn and as a table. */
export function Evolucion({ evolucion, de }: Props) {
  if (evolucion.length < 2) return null;
  return (
    <section aria-labelledby="evolucion">
      <h2 id="evolucion">Cómo ha ido</h2>
      <div className={styles.marco}>
        <p className={styles.dicho}>Su puesto al acabar cada jornada</p>
        <Trazo evolucion={evolucion} de={de} />
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
