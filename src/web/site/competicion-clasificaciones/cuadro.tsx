import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { cuadroDe } from '#domain/partido/cuadro.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { enVezDeSet, ganadorDeSet } from '#domain/partido/resultado.ts';
import { frase } from '#web/club/competicion/resultado.tsx';
import { useYo } from '#web/club/competicion/yo.ts';
import { dibujoDe } from '#web/club/dibujo/dibujos.ts';
import { PistaDibujo } from '#web/club/portada.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/states.tsx';
import page from './clasificaciones.module.css';
import { cortosDe } from './cortos.ts';
import styles from './cuadro.module.css';
import { LaFinal } from './la-final.tsx';
import { cuandoDe, Lista, type Partidos } from './lista.tsx';

type LadoProps = { partido: FilaResultado; lado: Lado; corto: string };

/** "H. Palomar": what tells two of one surname apart comes first. */
function conInicial(nombre: string, corto: string): string {
  const [apellido = '', deNombre = ''] = corto.split(/ (\S+)\.$/u);
  if (corto === nombre) return nombre;
  return deNombre && nombre.startsWith(deNombre)
    ? `${deNombre}. ${apellido}`
    : `${nombre.charAt(0)}. ${corto}`;
}

/** Whole, with its sets in columns; on a phone, the surname with the initial and how many sets. */
function FilaDeLado({ partido: { sets, ganador, ausente, ...partido }, lado, corto }: LadoProps) {
  const gana = ganador === lado;
  const nombre = lado === 1 ? partido.jugador1 : partido.jugador2;
  const suyos = ausente === null ? sets : [];
  return (
    <span className={cx(styles.lado, gana && styles.gana)}>
      <span className={styles.largo}>{nombre}</span>
      <span className={styles.breve}>{conInicial(nombre, corto)}</span>
      {suyos.map((set, indice) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of a set is its place
          key={indice}
          className={cx(
            styles.set,
            enVezDeSet(set, indice) && styles.desempate,
            ganadorDeSet(set) === lado && styles.ganado,
          )}
        >
          {set[lado - 1]}
        </span>
      ))}
      {suyos.length > 0 ? (
        <span className={styles.total}>{suyos.filter((set) => ganadorDeSet(set) === lado).length}</span>
      ) : null}
      {ausente !== null && gana ? <span>W.O.</span> : null}
    </span>
  );
}

type CasillaProps = { partido: FilaResultado; cortoDe: (id: number) => string; yo: number | undefined };

/** A match of the bracket; all of it leads to its page. */
function Casilla({ partido, cortoDe, yo }: CasillaProps) {
  const { id, idJugador1, idJugador2, pista, observaciones } = partido;
  const cuando = cuandoDe(partido);
  return (
    <li className={cx((yo === idJugador1 || yo === idJugador2) && styles.mia)} data-fila={`p${id}`}>
      <Link to={rutas.partido(id)} className={styles.casilla}>
        <span className="visually-hidden">
          {[`${cuando}: ${frase(partido)}`, pista, observaciones].filter(Boolean).join('. ')}
        </span>
        <span className={styles.cuando} aria-hidden="true">
          {cuando} <span className={styles.largo}>{pista}</span>
        </span>
        <span aria-hidden="true">
          <FilaDeLado partido={partido} lado={1} corto={cortoDe(idJugador1)} />
          <FilaDeLado partido={partido} lado={2} corto={cortoDe(idJugador2)} />
        </span>
        {observaciones ? (
          <span className={cx(styles.largo, styles.nota)} aria-hidden="true">
            {observaciones}
          </span>
        ) : null}
      </Link>
    </li>
  );
}

type Ronda = ReturnType<typeof cuadroDe<FilaResultado>>['rondas'][number];

/** Whether lines join it to the round that comes after it, and to that before. */
const enlaces = (rondas: readonly Ronda[], i: number): string => {
  const cuantos = (n: number): number => rondas[n]?.partidos.length ?? 0;
  return cx(
    cuantos(i) === 2 * cuantos(i + 1) && styles.enPareja,
    2 * cuantos(i) === cuantos(i - 1) && styles.deParejas,
    i === rondas.length - 1 && cuantos(i) === 1 && styles.final,
  );
};

function Rondas({ rondas, partidos }: Partidos & { rondas: readonly Ronda[] }) {
  const yo = useYo();
  const cortoDe = cortosDe(
    partidos.flatMap(({ idJugador1, jugador1, idJugador2, jugador2 }) => [
      { id: idJugador1, nombre: jugador1 },
      { id: idJugador2, nombre: jugador2 },
    ]),
  );
  return (
    <div className={styles.cuadro}>
      {rondas.map(({ nombre, partidos: suyos }, i) => (
        <section key={nombre} aria-label={nombre} className={cx(styles.ronda, enlaces(rondas, i))}>
          <h2>{nombre}</h2>
          <ul>
            {suyos.map((partido) => (
              <Casilla key={partido.id} partido={partido} cortoDe={cortoDe} yo={yo?.id} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A play-off: its final, its rounds one beside another, and what is in none by date. */
export function Cuadro({ partidos }: Partidos) {
  const { rondas, sueltos } = cuadroDe(partidos);
  if (partidos.length === 0)
    return <EmptyState title="Todavía no hay partidos" drawing={<PistaDibujo {...dibujoDe('vacio')} />} />;
  return (
    <>
      <LaFinal rondas={rondas} />
      {rondas.length > 0 ? <Rondas rondas={rondas} partidos={partidos} /> : null}
      {sueltos.length > 0 ? (
        <section aria-labelledby="sueltos" className={page.resultados}>
          <h2 id="sueltos">{rondas.length > 0 ? 'Otros partidos' : 'Los partidos, por fecha'}</h2>
          <Lista partidos={sueltos} />
        </section>
      ) : null}
      <p className={styles.normas}>
        Son eliminatorias que no cuentan para la clasificación.{' '}
        <Link to="/competicion-liga-social-normas">Quién las juega y qué se gana, en las normas</Link>
      </p>
    </>
  );
}
