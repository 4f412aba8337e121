import type { FichaJugador } from '#contract/liga/seguimiento.ts';
import { diasEntre } from '#domain/fecha.ts';
import { diaBreve, fechaLarga } from '#domain/fecha-texto.ts';
import { Lienzo, polilinea, puntosDe } from '#web/club/competicion/trazo.tsx';
import table from '#web/ui/table.module.css';
import styles from './evolucion.module.css';

type Props = Pick<FichaJugador, 'evolucion' | 'descenso' | 'situacion'>;

/** Of each place, so that what is written over the second is clear of the line of the first. */
const ALTO_POR_PUESTO = 19;

/** What a day takes under it. */
const ANCHO_DE_DIA = 50;

/** How far from its point a place is written: over it at a peak and under it in a valley, out of the way of the line. */
function rotuloDe(puntos: readonly { y: number }[], i: number): { dx: number; dy: number } {
  const y = puntos[i]?.y ?? 0;
  const [antes, despues] = [puntos[i - 1]?.y ?? y, puntos[i + 1]?.y ?? y];
  const [dy, hacia] = antes + despues < 2 * y ? [14, -3] : [-5, 3];
  // On a slope, on the side that the line leaves free.
  return { dx: (antes - y) * (y - despues) > 0 ? Math.sign(despues - antes) * hacia : 0, dy };
}

function Trazo({ evolucion, descenso, situacion }: Props) {
  const puestos = evolucion.map(({ puesto }) => puesto);
  // Of a league that somebody has left there were more places.
  const de = Math.max(situacion?.de ?? 1, ...puestos);
  const alto = Math.min(240, ALTO_POR_PUESTO * de + 8);
  const dias = evolucion.map(({ dia }) => diasEntre(evolucion[0]?.dia ?? dia, dia));
  const jornadas = (dias.at(-1) ?? 0) + 1;
  const puntos = puntosDe(puestos, { jornadas, de, alto }, (i) => dias[i] ?? 0);
  const ultimo = puntos.length - 1;
  const [baja, fin] = puntosDe([(descenso ?? de) - 0.5, de], { jornadas: 2, de, alto });
  // From the last one back, those that have room.
  const alPie: { x: number; texto: string }[] = [];
  for (const [i, { x }] of [...puntos.entries()].reverse())
    if (x + ANCHO_DE_DIA <= (alPie.at(-1)?.x ?? Infinity))
      alPie.push({ x, texto: diaBreve(evolucion[i]?.dia ?? '') });
  return (
    <Lienzo de={de} alto={alto} pie={alPie}>
      {descenso && baja && fin ? (
        <g className={styles.descenso}>
          <rect x={baja.x} y={baja.y} width={fin.x - baja.x} height={fin.y - baja.y} />
          <text x={baja.x + 5} y={fin.y - 5}>
            Descenso directo
          </text>
        </g>
      ) : null}
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
export function Evolucion(props: Props) {
  const { evolucion } = props;
  if (evolucion.length < 2) return null;
  return (
    <section aria-labelledby="evolucion">
      <h2 id="evolucion">Cómo ha ido</h2>
      <div className={styles.marco}>
        <p className={styles.dicho}>Su puesto el último día de partidos de cada semana</p>
        <Trazo {...props} />
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
