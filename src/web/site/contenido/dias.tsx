import { Link } from 'react-router';
import { club } from '#club';
import { centroForzado } from '#contract/sitio/sitio.ts';
import styles from './dias.module.css';

/** The days of class of one hour a week, and of two. */
const OPCIONES = [
  ['1\u00a0hora a\u00a0la\u00a0semana', [['Lunes o\u00a0miércoles', 'el que prefieras']]],
  [
    '2\u00a0horas a\u00a0la\u00a0semana',
    [
      ['Lunes y\u00a0miércoles', 'una hora cada día'],
      ['Martes y\u00a0jueves', 'una hora cada día'],
      ['Viernes', 'las dos seguidas'],
      ['Sábado y\u00a0domingo', 'una hora cada día'],
    ],
  ],
] as const;

/** Which days may be chosen, by the hours a week, and that a site is too where a group has several. */
export function Dias() {
  const seElige = club.escuela.programas.some(({ inscripcion }) => centroForzado(inscripcion) === null);
  return (
    <section className={styles.dias} aria-labelledby="dias">
      <h2 id="dias">Qué días puedes elegir</h2>
      <p>
        {seElige ? 'Y la sede, si hay varias. ' : null}
        <Link to="/escuela-calendario-precios-horarios">Calendario y&nbsp;descuentos</Link>
      </p>
      <dl>
        {OPCIONES.map(([cuanto, dias]) => (
          <div key={cuanto}>
            <dt>{cuanto}</dt>
            {dias.map(([cuales, como]) => (
              <dd key={cuales}>
                {cuales} <small>{como}</small>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
