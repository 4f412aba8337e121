import type { FilaResultado } from '#contract/liga/resultados.ts';
import { cuadroDe } from '#domain/partido/cuadro.ts';
import { dibujoDe } from '#web/club/dibujo/dibujos.ts';
import { PistaDibujo } from '#web/club/portada.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/states.tsx';
import styles from './cuadro.module.css';
import { Lista, type Partidos } from './lista.tsx';

/** Under the last match, who won it all; nothing before it is played. */
function Titulo({ final: [partido, otro] }: { final: readonly FilaResultado[] }) {
  if (!partido || otro || partido.ganador === null) return null;
  return (
    <p className={styles.titulo}>
      Gana el título <strong>{partido.ganador === 1 ? partido.jugador1 : partido.jugador2}</strong>
    </p>
  );
}

/** A play-off: its rounds one beside another, and what is in none by date. */
export function Cuadro({ partidos }: Partidos) {
  const { rondas, sueltos } = cuadroDe(partidos);
  if (partidos.length === 0)
    return <EmptyState title="Todavía no hay partidos" drawing={<PistaDibujo {...dibujoDe('vacio')} />} />;
  return (
    <>
      {rondas.length > 0 ? (
        <div className={styles.cuadro}>
          {rondas.map(({ nombre, partidos: suyos }, i) => (
            <section
              key={nombre}
              aria-label={nombre}
              className={cx(
                styles.ronda,
                suyos.length === 2 * (rondas[i + 1]?.partidos.length ?? 0) && styles.enPareja,
                2 * suyos.length === rondas[i - 1]?.partidos.length && styles.deParejas,
                i === rondas.length - 1 && suyos.length === 1 && styles.final,
              )}
            >
              <h2>{nombre}</h2>
              <Lista partidos={suyos} />
              {i === rondas.length - 1 ? <Titulo final={suyos} /> : null}
            </section>
          ))}
        </div>
      ) : null}
      {sueltos.length > 0 ? (
        <section aria-labelledby="sueltos" className={styles.ronda}>
          <h2 id="sueltos">{rondas.length > 0 ? 'Otros partidos' : 'Los partidos, por fecha'}</h2>
          <Lista partidos={sueltos} />
        </section>
      ) : null}
    </>
  );
}
