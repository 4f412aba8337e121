import { QueNecesita } from '#web/club/competicion/que-necesita.tsx';
import { textoZona } from '#web/club/zona.tsx';
import type { Lado } from './lado.ts';
import styles from './partido.module.css';

/** Of a match to come, what each of the two is playing for in their table. */
export function SeJuegan({ lados, siGana }: { lados: readonly Lado[]; siGana: string | null }) {
  const suyos = lados.filter(({ situacion }) => situacion?.liga.activa && situacion.puesto !== null);
  if (suyos.length === 0) return null;
  return (
    <section>
      <h2>Qué se juegan</h2>
      <p>{siGana}</p>
      <ul className={styles.seJuegan}>
        {suyos.map(({ id, nombre, situacion }) =>
          situacion ? (
            <li key={id}>
              <p>
                <b>{nombre}</b>
                <span className={styles.suave}>
                  {`${situacion.puesto}.º de ${situacion.de}${situacion.zona ? `, ahora en ${textoZona(situacion.zona)}` : ''}`}
                </span>
              </p>
              <QueNecesita
                idLiga={situacion.liga.id}
                jugador={{ id, nombre }}
                esPrimero={situacion.puesto === 1}
              />
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}
