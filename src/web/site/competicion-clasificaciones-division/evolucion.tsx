import type { FichaJugador } from '#contract/liga/seguimiento.ts';
import { diaBreve, fechaLarga } from '#domain/fecha-texto.ts';
import { Lienzo, polilinea, puntosDe } from '#web/club/competicion/trazo.tsx';
import table from '#web/ui/table.module.css';
import styles from './evolucion.module.css';

type Props = { evolucion: FichaJugador['evolucion']; de: number };

const ALTO = 120;

const [ENCIMA, DEBAJO] = [-11, 21];

/** Its figure goes where the line does not come from, if there is room there. */
const alturaDe = (y: number, anterior: number): number =>
  y + (anterior <= y && y + DEBAJO < ALTO ? DEBAJO : y + ENCIMA < 12 ? DEBAJO : ENCIMA);

function Trazo({ evolucion, de }: Props) {
  const puestos = evolucion.map(({ puesto }) => puesto);
  const puntos = puntosDe(puestos, { jornadas: puestos.length, de, alto: ALTO });
  const ultimo = puntos.at(-1);
  const diaDe = (cual: number) => diaBreve(evolucion.at(cual)?.dia ?? '');
  return (
    <Lienzo de={de} alto={ALTO} pie={[diaDe(0), diaDe(-1)]}>
      <polyline points={polilinea(puntos)} className={styles.linea} />
      {ultimo ? (
        <>
          <circle cx={ultimo.x} cy={ultimo.y} r="6" className={styles.bola} />
          <text
            x={ultimo.x}
            y={alturaDe(ultimo.y, puntos.at(-2)?.y ?? 0)}
            textAnchor="end"
            className={styles.valor}
          >
            {puestos.at(-1)}.º
          </text>
        </>
      ) : null}
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
