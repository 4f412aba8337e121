import type { FichaJugador } from '#contract/liga/seguimiento.ts';
import { diaBreve, fechaLarga } from '#domain/fecha-texto.ts';
import { Lienzo, polilinea, puntosDe } from '#web/club/competicion/trazo.tsx';
import table from '#web/ui/table.module.css';
import styles from './evolucion.module.css';

type Props = { evolucion: FichaJugador['evolucion']; de: number };

const ALTO = 160;

/** As many days as are read under it. */
const DIAS_AL_PIE = 6;

/** How far from its point a place is written: over it at a peak and under it in a valley, out of the way of the line. */
function rotuloDe(puntos: readonly { y: number }[], i: number): number {
  const y = puntos[i]?.y ?? 0;
  const alrededor = (puntos[i - 1]?.y ?? y) + (puntos[i + 1]?.y ?? y);
  return alrededor < 2 * y ? 15 : -7;
}

function Trazo({ evolucion, de }: Props) {
  const puestos = evolucion.map(({ puesto }) => puesto);
  const puntos = puntosDe(puestos, { jornadas: puestos.length, de, alto: ALTO });
  const ultimo = puntos.length - 1;
  // The first, the last, and those that fit evenly between both.
  const cuantos = Math.min(puntos.length, DIAS_AL_PIE);
  const enPie = new Set(Array.from({ length: cuantos }, (_, n) => Math.round((n * ultimo) / (cuantos - 1))));
  const alPie = evolucion.flatMap(({ dia }, i) =>
    enPie.has(i) ? [{ x: puntos[i]?.x ?? 0, texto: diaBreve(dia) }] : [],
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
  const [primero, ultimo] = [evolucion[0], evolucion.at(-1)];
  if (evolucion.length < 2 || !primero || !ultimo) return null;
  return (
    <section aria-labelledby="evolucion">
      <h2 id="evolucion">Cómo ha ido</h2>
      <div className={styles.marco}>
        <p className={styles.dicho}>
          Su puesto al acabar cada jornada: del {primero.puesto}.º al {ultimo.puesto}.º de ahora.
        </p>
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
