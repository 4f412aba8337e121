import { Link } from 'react-router';
import type { Situacion } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { puntosDe } from '#domain/clasificacion/fila.ts';
import { divisionLarga } from '#web/club/competicion/nombres-cortos.ts';
import { InsigniaEstado } from '#web/club/zona.tsx';
import styles from './partido.module.css';

type Lado = { id: number; nombre: string; situacion: Situacion | null };

/** Where each is in a table of their own. */
function DeUno({ id, nombre, situacion }: Lado) {
  return (
    <li>
      <Link to={rutas.jugador(id)}>{nombre}</Link>{' '}
      {situacion ? <InsigniaEstado estado={situacion.estado} soloExcepciones /> : null}
      {situacion ? (
        <p className={styles.suave}>
          {situacion.puesto === null ? null : `${situacion.puesto}.º de ${situacion.de}, `}
          {puntosDe(situacion.puntos)} en la{' '}
          <Link to={rutas.clasificaciones(situacion.liga.tipo, situacion.liga.id)}>
            {divisionLarga(situacion.liga.tipo, situacion.liga.division)}
          </Link>
        </p>
      ) : (
        <p className={styles.suave}>Ahora no está en ninguna liga en juego.</p>
      )}
    </li>
  );
}

/** Of two who are not in one table: how each does in theirs. */
export function CadaUno({ lados }: { lados: readonly Lado[] }) {
  if (lados.every(({ situacion }) => situacion === null)) return null;
  return (
    <section aria-labelledby="cada-uno">
      <h2 id="cada-uno">Cada uno en su división</h2>
      <ul className={styles.cadaUno}>
        {lados.map((lado) => (
          <DeUno key={lado.id} {...lado} />
        ))}
      </ul>
    </section>
  );
}
