import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { type FechaHora, horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { CLASES, type TipoLiga } from '#domain/liga/tipos.ts';
import { grados, porcentaje, queCae, rango } from '#domain/meteo/cielo.ts';
import type { MeteoFila } from '#domain/meteo/weather.ts';
import { Forma } from '#web/club/competicion/forma.tsx';
import { IconoCielo } from '#web/club/meteo.tsx';
import { InsigniaEliminado } from '#web/club/zona.tsx';
import { cx } from '#web/ui/cx.ts';
import type { Lado } from './lado.ts';
import styles from './tablero.module.css';

/** Of a column of the board, the first player's first; `menor`: what was played in place of a set. */
export type Columna = { de: readonly [ReactNode, ReactNode]; menor?: boolean };

type TableroProps = {
  /** For `EnVivo`: which match changes here. */
  fila?: string;
  lados: readonly [Lado, Lado];
  /** Who is lit: the winner. */
  gana: 1 | 2 | null;
  columnas: readonly Columna[];
  /** The columns as they are said aloud. */
  dicho: string;
  children: ReactNode;
};

type LadoProps = { lado: Lado; gana?: boolean; hoy?: boolean };

/** Who, where they are, and how they go. `hoy`: not as it was when they played. */
export const LadoDeTablero = ({ lado: { id, nombre, situacion }, gana, hoy }: LadoProps) => (
  <div className={cx(styles.lado, gana && styles.gana)}>
    <p className={styles.nombre}>
      <Link to={rutas.jugador(id)}>{nombre}</Link>
    </p>
    {situacion ? (
      <>
        <div className={styles.lugar}>
          {hoy && situacion.liga.activa ? 'Hoy, ' : ''}
          {situacion.lugar} <InsigniaEliminado estado={situacion.estado} />
        </div>
        <Forma forma={situacion.forma} />
      </>
    ) : null}
  </div>
);

/** A scoreboard: both, one over the other, their figures in columns, and what there is to say of it. */
export const Tablero = ({ fila, lados, gana, columnas, dicho, children }: TableroProps) => (
  <div className={styles.tablero} data-fila={fila}>
    {lados.map((lado, n) => (
      <LadoDeTablero key={lado.id} lado={lado} gana={gana === n + 1} hoy={gana !== null} />
    ))}
    {columnas.length > 0 ? (
      <div className={styles.cifras} role="img" aria-label={dicho}>
        {columnas.map(({ de, menor }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of a set is its place
          <span key={n} className={cx(menor && styles.menor)}>
            {de.map((cifra, lado) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: of the two
              <span key={lado} className={cx(Number(cifra) < Number(de[1 - lado]) && styles.pierde)}>
                {cifra}
              </span>
            ))}
          </span>
        ))}
      </div>
    ) : null}
    <div className={styles.datos}>{children}</div>
  </div>
);

/** "A esa hora, 8 °C, lluvia al 30 %", or what is known of the day. */
const tiempo = ({ temp, tempMin, tempMax, lluvia, icon }: MeteoFila): string =>
  (temp !== null ? `${grados(temp)} a esa hora` : `Ese día, de ${rango(tempMin ?? 0, tempMax ?? 0)}`) +
  (lluvia === null ? '' : `, ${queCae(icon)} al ${porcentaje(lluvia)}`);

type CitaProps = {
  fecha: FechaHora;
  falta: string;
  pista: string | null;
  liga: TipoLiga;
  /** Not given: it is not told. */
  weather?: MeteoFila | null | undefined;
  children?: ReactNode;
};

/** When they meet, what is left until then, where, and the weather. */
export const Cita = ({ fecha, falta, pista, liga, weather, children }: CitaProps) => (
  <>
    <p className={styles.titular}>
      <time dateTime={fecha}>
        {semanaBreve(fecha)}, {horaDe(fecha)}
      </time>
    </p>
    <p>{pista ?? 'Pista por decidir'}</p>
    <p className={styles.falta}>{falta}</p>
    {CLASES[liga].amistosa ? <p className={styles.tipo}>Amistoso</p> : null}
    {children}
    {weather ? (
      <p className={styles.tiempo}>
        <IconoCielo icono={weather.icon} talla={24} />
        {tiempo(weather)}
      </p>
    ) : weather === null ? (
      <p className={styles.mudo}>Aún sin previsión del tiempo</p>
    ) : null}
  </>
);
