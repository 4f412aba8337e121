import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { type FechaHora, horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { CLASES, type TipoLiga } from '#domain/liga/tipos.ts';
import { Forma } from '#web/club/competicion/forma.tsx';
import { InsigniaEliminado } from '#web/club/zona.tsx';
import { cx } from '#web/ui/cx.ts';
import datos from './datos.module.css';
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
  /** At its foot. */
  pie: string | null;
  children: ReactNode;
};

type LadoProps = { lado: Lado; gana?: boolean; hoy?: boolean };

/** Who, where they are, and how they go. `hoy`: not as it was when they played. */
export const LadoDeTablero = ({ lado: { id, nombre, situacion }, gana, hoy }: LadoProps) => (
  <div className={cx(styles.lado, gana && styles.gana)}>
    <p className={styles.nombre}>
      <Link to={rutas.jugador(id)}>
        {nombre.split(' ', 1)} <span>{nombre.replace(/^\S+ /, '')}</span>
      </Link>
    </p>
    {situacion ? (
      <>
        <div className={styles.lugar}>
          {hoy && situacion.liga.activa ? 'Ahora: ' : ''}
          {situacion.lugar} <InsigniaEliminado estado={situacion.estado} />
        </div>
        {situacion.forma.length > 0 ? (
          <span className={styles.ultimos}>Últimos {situacion.forma.length} de liga</span>
        ) : null}
        <Forma forma={situacion.forma} />
      </>
    ) : null}
  </div>
);

/** A scoreboard: both, one over the other, their figures in columns, and what there is to say of it; face to face without. */
export const Tablero = ({ fila, lados, gana, columnas, dicho, pie, children }: TableroProps) => (
  <div className={cx(styles.tablero, columnas.length === 0 && styles.cara)} data-fila={fila}>
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
    <div className={datos.datos}>{children}</div>
    {pie ? <p className={cx(datos.datos, datos.pie)}>{pie}</p> : null}
  </div>
);

/** That what is played there counts for no table. */
export const Amistoso = ({ tipo }: { tipo: TipoLiga }) =>
  CLASES[tipo].amistosa ? <p className={datos.tipo}>Amistoso: no puntúa</p> : null;

type CitaProps = {
  fecha: FechaHora;
  falta: string;
  pista: string | null;
  liga: TipoLiga;
  /** What else there is to say of it. */
  children: ReactNode;
};

/** When they meet, what is left until then, and where. */
export const Cita = ({ fecha, falta, pista, liga, children }: CitaProps) => (
  <>
    <p className={datos.titular}>
      <time dateTime={fecha}>
        {semanaBreve(fecha)}
        <i>, </i>
        <b>{horaDe(fecha)}</b>
      </time>
    </p>
    <p>{pista ?? 'Pista por decidir'}</p>
    <p className={datos.falta}>{falta}</p>
    <Amistoso tipo={liga} />
    {children}
  </>
);
