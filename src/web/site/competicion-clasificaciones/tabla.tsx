import { Link } from 'react-router';
import type { FilaClasificacion } from '#contract/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { claseZona, FlechaZona, InsigniaEstado } from '#web/club/zona.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import table from '#web/ui/table.module.css';
import styles from './clasificaciones.module.css';
import { porQueDelante, porQueDetras } from './porque.ts';

/** The two columns that staff show or hide. Spec §3, "Configuration entry". */
export type Columnas = { incidencias: boolean; aplazadosTotal: boolean };

type Columna = {
  corto: string;
  largo: string;
  valor: (fila: FilaClasificacion) => string | number;
  movil?: boolean;
};

const PUNTOS: Columna = { corto: 'Pts', largo: 'Puntos', valor: (f) => f.puntos, movil: true };

const FIJAS: readonly Columna[] = [
  { corto: 'PJ', largo: 'Partidos jugados', valor: (f) => f.partidosJugados, movil: true },
  { corto: 'PG', largo: 'Partidos ganados', valor: (f) => f.partidosGanados, movil: true },
  { corto: 'Sets', largo: 'Sets ganados y perdidos', valor: (f) => `${f.setsGanados}-${f.setsPerdidos}` },
  {
    corto: 'Juegos',
    largo: 'Juegos ganados y perdidos',
    valor: (f) => `${f.juegosGanados}-${f.juegosPerdidos}`,
  },
  {
    corto: 'W.O.',
    largo: 'Ganados y perdidos por no presentado',
    valor: (f) => `${f.woGanados}-${f.woPerdidos}`,
  },
  { corto: 'Apl.', largo: 'Partidos aplazados por jugar', valor: (f) => f.aplazados },
];

const APLAZADOS_TOTAL: Columna = {
  corto: 'Apl. total',
  largo: 'Partidos aplazados en total',
  valor: (f) => f.aplazadosTotal,
};

const INCIDENCIAS: Columna = { corto: 'Inc.', largo: 'Incidencias', valor: (f) => f.incidencias };

const columnasDe = ({ aplazadosTotal, incidencias }: Columnas, puntua: boolean): readonly Columna[] => [
  ...(puntua ? [PUNTOS] : []),
  ...FIJAS,
  ...(aplazadosTotal ? [APLAZADOS_TOTAL] : []),
  ...(incidencias ? [INCIDENCIAS] : []),
];

type FilaProps = {
  fila: FilaClasificacion;
  anterior: FilaClasificacion | undefined;
  siguiente: FilaClasificacion | undefined;
  /** null: the league gives no places. */
  pos: number | null;
  columnas: readonly Columna[];
};

/** Why the row stands where it stands: its numbers, and what put it there, from above and from below. look.md, "Standings". */
function Detalle({ fila, anterior, siguiente, columnas }: Omit<FilaProps, 'pos'>) {
  const razones = [porQueDetras(fila, anterior), porQueDelante(fila, siguiente)].filter(
    (una) => una !== null,
  );
  return (
    <div className={styles.detalle}>
      {razones.map((razon) => (
        <p key={razon} className={styles.explicacion}>
          {razon}
        </p>
      ))}
      <dl className={styles.datos}>
        {columnas.map(({ largo, valor }) => (
          <div key={largo}>
            <dt>{largo}</dt>
            <dd>{valor(fila)}</dd>
          </div>
        ))}
      </dl>
      <Link to={rutas.jugador(fila.idJugador)}>Ver los partidos de {fila.jugador}</Link>
    </div>
  );
}

function Fila({ pos, ...detalle }: FilaProps) {
  const { fila, columnas } = detalle;
  return (
    <tr>
      {pos === null ? null : (
        <td className={cx(styles.pos, claseZona(fila.zona))}>
          {pos} <FlechaZona zona={fila.zona} />
        </td>
      )}
      <th scope="row" className={styles.jugador}>
        <details>
          <summary>
            <span>{fila.jugador}</span>
            <InsigniaEstado estado={fila.estado} soloExcepciones />
            <Icon name="chevron" size={16} className={styles.abrir} />
          </summary>
          <Detalle {...detalle} />
        </details>
      </th>
      {columnas.map(({ corto, valor, movil }) => (
        <td key={corto} data-num className={cx(!movil && styles.ancha, corto === 'Pts' && styles.puntos)}>
          {valor(fila)}
        </td>
      ))}
    </tr>
  );
}

const Cabecera = ({ columnas, puntua }: { columnas: readonly Columna[]; puntua: boolean }) => (
  <thead>
    <tr>
      {puntua ? (
        <th scope="col">
          <abbr title="Posición">Pos.</abbr>
        </th>
      ) : null}
      <th scope="col">Jugador</th>
      {columnas.map(({ corto, largo, movil }) => (
        <th key={corto} scope="col" data-num className={cx(!movil && styles.ancha)}>
          <abbr title={largo}>{corto}</abbr>
        </th>
      ))}
    </tr>
  </thead>
);

/** What the headings stand for, in sight: nobody points at a heading with a finger. */
const Abreviaturas = ({ columnas }: { columnas: readonly Columna[] }) => (
  <p className={styles.abreviaturas}>
    {columnas.map(({ corto, largo, movil }) => (
      <span key={corto} className={cx(!movil && styles.ancha)}>
        <b>{corto}</b> {largo.toLowerCase()}
      </span>
    ))}
  </p>
);

type TablaProps = {
  filas: readonly FilaClasificacion[];
  columnas: Columnas;
  /** Friendlies and play-offs give neither points nor places: their players go by name. */
  puntua: boolean;
};

export function Tabla({ filas, columnas, puntua }: TablaProps) {
  const visibles = columnasDe(columnas, puntua);
  return (
    <div className={cx(table.frame, styles.general)}>
      <table>
        <caption className="visually-hidden">Clasificación general</caption>
        <Cabecera columnas={visibles} puntua={puntua} />
        <tbody>
          {filas.map((fila, indice) => (
            <Fila
              key={fila.idJugador}
              fila={fila}
              anterior={filas[indice - 1]}
              siguiente={filas[indice + 1]}
              pos={puntua ? indice + 1 : null}
              columnas={visibles}
            />
          ))}
        </tbody>
      </table>
      <Abreviaturas columnas={visibles} />
    </div>
  );
}
