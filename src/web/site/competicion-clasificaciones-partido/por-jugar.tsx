import { Link } from 'react-router';
import type { Encuentro, Siguiente } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { horaDe } from '#domain/fecha.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import { seGestiona } from '#domain/liga/tipos.ts';
import { Forma } from '#web/club/competicion/forma.tsx';
import { IconoCielo } from '#web/club/piezas/tiempo.tsx';
import { InsigniaTipo } from '#web/club/zona.tsx';
import { cx } from '#web/ui/cx.ts';
import { cortos, type Lado } from './lado.ts';
import pagina from './partido.module.css';
import styles from './por-jugar.module.css';

type PorJugarProps = {
  titulo: string;
  partidos: readonly {
    partido: Pick<Siguiente, 'id' | 'fecha' | 'pista' | 'liga' | 'weather' | 'tiempo'> & Partial<Siguiente>;
    /** Before its link: whose match it is, where the heading does not say it. */
    quien?: string;
    contra: string;
  }[];
};

/** Matches to come, a row for each: when, where, of whom, and what is known of the rival and of the weather. */
export const PorJugar = ({ titulo, partidos }: PorJugarProps) =>
  partidos.length > 0 ? (
    <section className={cx(styles.porJugar, pagina.alLado)}>
      <h2>{titulo}</h2>
      <ul>
        {partidos.map(({ partido: { id, fecha, pista, liga, weather, tiempo, rival }, quien, contra }) => (
          <li key={id} data-fila={`p${id}`}>
            <p className={styles.cuando}>
              <time dateTime={fecha}>
                {semanaCorta(fecha)}, {horaDe(fecha)}
              </time>
              <span>{pista}</span>
              {seGestiona(liga) ? null : <InsigniaTipo tipo={liga} />}
            </p>
            <p className={styles.contra}>
              {quien}
              <Link to={rutas.partido(id)}>{contra}</Link>
            </p>
            {rival ? (
              <p>
                Rival: {rival.lugar} <Forma forma={rival.forma} />
              </p>
            ) : null}
            <p>
              {weather ? <IconoCielo icono={weather.icon} talla={24} /> : null}
              {tiempo}
            </p>
          </li>
        ))}
      </ul>
    </section>
  ) : null;

type SiguientesProps = Pick<Encuentro, 'siguientes'> & { lados: readonly [Lado, Lado] };

/** What each of the two plays next, the first to be played before. */
export const Siguientes = ({ siguientes, lados }: SiguientesProps) => (
  <PorJugar
    titulo="Siguiente partido de cada uno"
    partidos={lados
      .flatMap(({ id }, n) =>
        (siguientes[n] ?? []).map((partido) => ({
          partido,
          quien: `${cortos(...lados)[n]} contra `,
          contra: partido.idJugador1 === id ? partido.jugador2 : partido.jugador1,
        })),
      )
      .sort((uno, otro) => uno.partido.fecha.localeCompare(otro.partido.fecha))}
  />
);
