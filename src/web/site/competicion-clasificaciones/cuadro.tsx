import type { FilaResultado } from '#contract/liga/resultados.ts';
import { horaDe } from '#domain/fecha.ts';
import { diaBreve } from '#domain/fecha-texto.ts';
import { cuadroDe } from '#domain/partido/cuadro.ts';
import { Resultado } from '#web/club/competicion/resultado.tsx';
import { useYo } from '#web/club/competicion/yo.ts';
import { dibujoDe } from '#web/club/dibujo/dibujos.ts';
import { PistaDibujo } from '#web/club/portada.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/states.tsx';
import styles from './cuadro.module.css';

type Partidos = { partidos: readonly FilaResultado[] };

const cuandoDe = ({ fecha, ganador }: FilaResultado): string => {
  const dia = diaBreve(fecha);
  return ganador === null ? `${dia}, ${horaDe(fecha)}` : dia;
};

function Lista({ partidos }: Partidos) {
  const yo = useYo();
  return (
    <ul className={styles.lista}>
      {partidos.map((partido) => (
        <Resultado
          key={partido.id}
          partido={partido}
          yo={yo?.id ?? null}
          cuando={cuandoDe(partido)}
          deUnaLiga
        />
      ))}
    </ul>
  );
}

/** Who wins the last match; its place is there before it is played. */
function Titulo({ final = [] }: { final: readonly FilaResultado[] | undefined }) {
  const [partido, otro] = final;
  if (!partido || otro) return null;
  const { ganador, jugador1, jugador2 } = partido;
  return (
    <section aria-labelledby="titulo-del-cuadro" className={cx(styles.ronda, styles.titulo)}>
      <h2 id="titulo-del-cuadro">Título</h2>
      <p className={cx(ganador !== null && styles.ganado)}>
        {ganador === null ? 'Por decidir' : ganador === 1 ? jugador1 : jugador2}
      </p>
    </section>
  );
}

/** A play-off: its rounds one beside another, and what is in none by date. */
export default function Cuadro({ partidos }: Partidos) {
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
            </section>
          ))}
          <Titulo final={rondas.at(-1)?.partidos} />
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
