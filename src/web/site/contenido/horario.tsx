import { club } from '#club';
import { centroForzado } from '#contract/sitio/sitio.ts';
import { clasesDe } from '#web/club/horas-de-clase.ts';
import styles from './horario.module.css';

/** The days that go together, and what may be had on them. */
const DIAS = [
  ['Lunes a jueves', '1 hora: lunes o miércoles.', '2 horas: lunes y miércoles, o\u00a0martes y jueves.'],
  ['Viernes', 'Solo 2 horas, seguidas.'],
  ['Fin de semana', 'Solo 2 horas: una cada día.'],
] as const;

const SEDE = ['Sede', 'Si hay varias, eliges al inscribirte.'] as const;

/** When each group begins, a line each; nothing of those whose hours nobody has said. */
export function Horario() {
  const { programas, intensivos } = club.escuela;
  const filas = programas.flatMap((programa) => {
    const clases = clasesDe(programa);
    return clases.some(Boolean) ? [{ ...programa, clases }] : [];
  });
  if (filas.length === 0) return null;
  const seElige = filas.some(({ inscripcion }) => centroForzado(inscripcion) === null);
  return (
    <section className={styles.horas} aria-labelledby="horas">
      <h2 id="horas">Días y horas</h2>
      <p>A qué hora empiezan las clases.</p>
      <div className={styles.marco}>
        <dl>
          {[...DIAS, ...(seElige ? [SEDE] : [])].map(([que, ...lineas]) => (
            <div key={que}>
              <dt>{que}</dt>
              {lineas.map((linea) => (
                <dd key={linea}>{linea}</dd>
              ))}
            </div>
          ))}
        </dl>
        <table aria-labelledby="horas">
          <thead>
            <tr>
              <td />
              {DIAS.map(([dias]) => (
                <th key={dias} scope="col">
                  {dias}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {filas.map(({ id, nombre, clases }) => (
              <tr key={id}>
                <th scope="row">{nombre}</th>
                {DIAS.map(([dias], i) => (
                  <td key={dias} data-dias={dias}>
                    {clases[i] || '—'}
                  </td>
                ))}
              </tr>
            ))}
            {intensivos.cuando ? (
              <tr>
                <th scope="row">Intensivos</th>
                <td colSpan={DIAS.length}>{intensivos.cuando}</td>
              </tr>
            ) : null}
          </tbody>
        </table>
      </div>
    </section>
  );
}
