import type { FichaJugador } from '#contract/liga/seguimiento.ts';
import { diaBreve, fechaLarga } from '#domain/fecha-texto.ts';
import { Lienzo, polilinea, puntosDe } from '#web/club/competicion/trazo.tsx';
import table from '#web/ui/table.module.css';
import styles from './evolucion.module.css';

type Props = { evolucion: FichaJugador['evolucion']; de: number };

/** Of each place, so that what is written over the second is clear of the line of the first. */
const ALTO_POR_PUESTO = 17;

/** As many days as are read under it. */
const DIAS_AL_PIE = 5;

/** How far from its point a place is written: over it at a peak and under it in a valley, out of the way of the line. */
function rotuloDe(puntos: readonly { y: number }[], i: number): { dx: number; dy: number } {
  const y = puntos[i]?.y ?? 0;
  const [antes, despues] = [puntos[i - 1]?.y ?? y, puntos[i + 1]?.y ?? y];
  const [dy, hacia] = antes + despues < 2 * y ? [14, -3] : [-5, 3];
  // On a slope, on the side that the line leaves free.
  return { dx: (antes - y) * (y - despues) > 0 ? Math.sign(despues - antes) * hacia : 0, dy };
}

function Trazo({ evolucion, de: ahora }: Props) {
  const puestos = evolucion.map(({ puesto }) => puesto);
  // Of a league that somebody has left there were more places.
  const de = Math.max(ahora, ...puestos);
  const alto = Math.min(240, ALTO_POR_PUESTO * de + 8);
  const puntos = puntosDe(puestos, { jornadas: puestos.length, de, alto });
  const ultimo = puntos.length - 1;
  // Evenly apart, and the last is one.
  const alPie = evolucion.flatMap(({ dia }, i) =>
    (ultimo - i) % Math.ceil(ultimo / DIAS_AL_PIE) === 0
      ? [{ x: puntos[i]?.x ?? 0, texto: diaBreve(dia) }]
      : [],
  );
  return (
    <Lienzo de={de} alto={alto} pie={alPie}>
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
            y={y}
            {...rotuloDe(puntos, i)}
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

/** The place after each week with a result, drawn and as a table. */
export function Evolucion({ evolucion, de }: Props) {
  if (evolucion.length < 2) return null;
  return (
    <section aria-labelledby="evolucion">
      <h2 id="evolucion">Cómo ha ido</h2>
      <div className={styles.marco}>
        <p className={styles.dicho}>Su puesto al acabar cada semana con partidos</p>
        <Trazo evolucion={evolucion} de={de} />
        <details className={styles.detalle}>
          <summary>Ver semana a semana</summary>
          <div className={`${table.frame} ${table.dense}`}>
            <table>
              <caption className="visually-hidden">Puesto después de cada semana con partidos</caption>
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
