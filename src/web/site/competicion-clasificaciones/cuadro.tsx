import type { FilaResultado } from '#contract/liga/resultados.ts';
import { horaDe } from '#domain/fecha.ts';
import { diaBreve } from '#domain/fecha-texto.ts';
import { cuadroDe } from '#domain/partido/cuadro.ts';
import { Resultado } from '#web/club/competicion/resultado.tsx';
import { useYo } from '#web/club/competicion/yo.ts';
import { dibujoDe } from '#web/club/dibujo/dibujos.ts';
import { PistaDibujo } from '#web/club/portada.tsx';
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

/** A play-off: its rounds one beside another, and what is in none by date. */
export default function Cuadro({ partidos }: Partidos) {
  const { rondas, sueltos } = cuadroDe(partidos);
  if (partidos.length === 0)
    return <EmptyState title="Todavía no hay partidos" drawing={<PistaDibujo {...dibujoDe('vacio')} />} />;
  return (
    <>
      {rondas.length > 0 ? (
        <div className={styles.cuadro}>
          {rondas.map(({ nombre, partidos: suyos }) => (
            <section key={nombre} aria-label={nombre} className={styles.ronda}>
              <h2>{nombre}</h2>
              <Lista partidos={suyos} />
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
