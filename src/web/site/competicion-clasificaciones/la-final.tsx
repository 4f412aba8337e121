import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { cuentaAtras } from '#domain/cuenta-atras.ts';
import { diaDe, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { frase } from '#web/club/competicion/resultado.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import styles from './la-final.module.css';

type Ronda = { nombre: string; partidos: readonly FilaResultado[] };

/** Who plays it, or who may; how they came to it. */
type Finalista = { nombre: string; camino: string | null };

const ganadorDe = ({ ganador, jugador1, jugador2 }: FilaResultado): string | null =>
  ganador === null ? null : ganador === 1 ? jugador1 : jugador2;

/** Of a match before the final, who comes out of it. */
function saleDe(partido: FilaResultado): Finalista {
  const gana = ganadorDe(partido);
  if (gana !== null) return { nombre: gana, camino: 'Ya en la final' };
  const { jugador1, jugador2, fecha } = partido;
  return { nombre: `${jugador1} o ${jugador2}`, camino: `Se sabrá el ${fechaSemana(fecha)}` };
}

/** Whom they beat to come to it. */
function finalista(nombre: string, antes: readonly FilaResultado[]): Finalista {
  const suyo = antes.find((partido) => ganadorDe(partido) === nombre);
  if (!suyo) return { nombre, camino: null };
  return { nombre, camino: `Ganó a ${suyo.jugador1 === nombre ? suyo.jugador2 : suyo.jugador1}` };
}

const SEMIFINALES = 2;

/** The final, or the two matches it will come from; null while it is further away. */
function finalDe(rondas: readonly Ronda[]) {
  const [ultima, antes] = [rondas.at(-1), rondas.at(-2)];
  const [partido, otro] = ultima?.partidos ?? [];
  if (ultima?.nombre === 'Final' && partido && !otro) {
    const previos = antes?.partidos ?? [];
    return {
      partido,
      finalistas: [partido.jugador1, partido.jugador2].map((uno) => finalista(uno, previos)),
    };
  }
  const faltan = ultima?.nombre === 'Semifinales' && ultima.partidos.length === SEMIFINALES;
  return faltan ? { partido: null, finalistas: ultima.partidos.map(saleDe) } : null;
}

/** Where, when and how soon. */
function Cita({ partido: { id, fecha, pista, ganador } }: { partido: FilaResultado }) {
  return (
    <div className={styles.cita}>
      {ganador === null ? <Badge tone="bola">{cuentaAtras(diaDe(fecha), hoyDelClub())}</Badge> : null}
      <time dateTime={fecha}>
        <span>{fechaSemana(fecha)}</span> <b>{horaDe(fecha)}</b>
      </time>
      {pista ? <span>{pista}</span> : null}
      <ButtonLink size="s" to={rutas.partido(id)}>
        Ver el partido
      </ButtonLink>
    </div>
  );
}

const Finalistas = ({ finalistas }: { finalistas: readonly Finalista[] }) => (
  <ul className={styles.finalistas}>
    {finalistas.map(({ nombre, camino }) => (
      <li key={nombre}>
        <strong>{nombre}</strong>
        {camino ? <span>{camino}</span> : null}
      </li>
    ))}
  </ul>
);

/** The match that everything leads to, on top: who has won it, who plays it and when, or who may. */
export function LaFinal({ rondas }: { rondas: readonly Ronda[] }) {
  const final = finalDe(rondas);
  if (!final) return null;
  const { partido, finalistas } = final;
  const gana = partido && ganadorDe(partido);
  return (
    <section aria-labelledby="la-final" className={styles.laFinal}>
      <img src="/dibujos/noticia-copa.svg" alt="" width={1280} height={720} decoding="async" />
      <div>
        <h2 id="la-final">{gana ? 'Gana el título' : 'La final'}</h2>
        {gana ? (
          <>
            <p className={styles.campeon}>{gana}</p>
            <p>{frase(partido)}.</p>
          </>
        ) : (
          <Finalistas finalistas={finalistas} />
        )}
      </div>
      {partido ? <Cita partido={partido} /> : null}
    </section>
  );
}
