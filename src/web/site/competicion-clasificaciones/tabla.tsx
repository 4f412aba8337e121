import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Futuro } from '#contract/liga/futuro.ts';
import { rutas } from '#contract/rutas.ts';
import { numeroDe } from '#domain/clasificacion/fila.ts';
import { seGestiona, type TipoLiga } from '#domain/liga/tipos.ts';
import { Forma } from '#web/club/competicion/forma.tsx';
import { QueNecesita } from '#web/club/competicion/que-necesita.tsx';
import { useYo } from '#web/club/competicion/yo.ts';
import { claseZona, InsigniaEliminado, LeyendaZonas, ZonaDicha } from '#web/club/zona.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import table from '#web/ui/table.module.css';
import type { FilaDeTabla } from './dibujada.ts';
import leyenda from './leyenda.module.css';
import { LeyendaMarcas, MarcaDeZona } from './marca.tsx';
import { porQue } from './porque.ts';
import styles from './tabla.module.css';

/** The two columns that staff show or hide. docs/reglas/clasificacion.md */
export type Columnas = { incidencias: boolean; aplazadosTotal: boolean };

/** What is decided of a player's place. */
export type Decidido = Pick<Futuro, 'idJugador' | 'marca'>;

type Columna = {
  corto: string;
  largo: string;
  /** Its heading says it whole. */
  claro?: boolean;
  valor: (fila: FilaDeTabla) => ReactNode;
  movil?: boolean;
  /** Left out only where letters are twice as big on a phone. */
  noMuyEstrecha?: boolean;
};

const PUNTOS: Columna = { corto: 'Pts', largo: 'Puntos', valor: (f) => f.puntos, movil: true };

/** What hardly anybody has: in a column, only what is not zero is seen. */
const siHay = (valor: number | string): ReactNode =>
  /[1-9]/.test(`${valor}`) ? valor : <span className={styles.nada}>{valor}</span>;

const FIJAS: readonly Columna[] = [
  {
    corto: 'PJ',
    largo: 'Jugados',
    valor: (f) => f.partidosJugados,
    movil: true,
    noMuyEstrecha: true,
  },
  { corto: 'Ganados', largo: 'Ganados', claro: true, valor: (f) => f.partidosGanados },
  {
    corto: 'Sets',
    largo: 'Sets ganados y perdidos',
    claro: true,
    valor: (f) => `${f.setsGanados}-${f.setsPerdidos}`,
  },
  {
    corto: 'Juegos',
    largo: 'Juegos ganados y perdidos',
    claro: true,
    valor: (f) => `${f.juegosGanados}-${f.juegosPerdidos}`,
  },
  {
    corto: 'W.O.',
    largo: 'Ganados y perdidos por no presentado',
    valor: (f) => siHay(`${f.woGanados}-${f.woPerdidos}`),
  },
  { corto: 'Aplazó', largo: 'Pidió aplazar', claro: true, valor: (f) => siHay(f.aplazados) },
];

const APLAZADOS_TOTAL: Columna = {
  corto: 'Apl. total',
  largo: 'Aplazados en total',
  valor: (f) => siHay(f.aplazadosTotal),
};

const INCIDENCIAS: Columna = { corto: 'Inc.', largo: 'Incidencias', valor: (f) => siHay(f.incidencias) };

const QUEDAN: Columna = {
  corto: 'Quedan',
  largo: 'Quedan',
  claro: true,
  valor: (f) => f.quedan,
  movil: true,
  noMuyEstrecha: true,
};

const FORMA: Columna = {
  corto: 'Forma',
  largo: 'Últimos cinco partidos',
  claro: true,
  valor: (f) => <Forma forma={f.forma} />,
};

type Opciones = Columnas & { terminada: boolean };

const claseDe = ({ movil, noMuyEstrecha }: Columna): string =>
  cx(movil ? styles.estrecha : styles.ancha, noMuyEstrecha && styles.noMuyEstrecha);

const columnasDe = ({ aplazadosTotal, incidencias, terminada }: Opciones): readonly Columna[] => [
  PUNTOS,
  ...FIJAS.slice(0, 1),
  ...(terminada ? [] : [QUEDAN]),
  ...FIJAS.slice(1),
  ...(aplazadosTotal ? [APLAZADOS_TOTAL] : []),
  ...(incidencias ? [INCIDENCIAS] : []),
  FORMA,
];

type FilaProps = {
  fila: FilaDeTabla;
  anterior: FilaDeTabla | undefined;
  siguiente: FilaDeTabla | undefined;
  mia: boolean;
  columnas: readonly Columna[];
  /** Undefined where it is not told. */
  futuro: Decidido | undefined;
  idLiga: number;
};

/** Alone in the first place. */
const vaPrimero = ({ puesto, empatado }: FilaDeTabla): boolean => puesto === 1 && !empatado;

/** Why the row stands where it stands: its numbers, and what put it there, from above and from below. */
function Detalle({ fila, anterior, siguiente, columnas, futuro, idLiga }: Omit<FilaProps, 'mia'>) {
  return (
    <div className={styles.detalle}>
      {porQue(fila, anterior, siguiente).map((razon) => (
        <p key={razon} className={styles.explicacion}>
          {razon}
        </p>
      ))}
      {futuro ? (
        <QueNecesita
          idLiga={idLiga}
          jugador={{ id: fila.idJugador, nombre: fila.jugador }}
          esPrimero={vaPrimero(fila)}
        />
      ) : null}
      <dl className={styles.datos}>
        {columnas.map(({ largo, valor }) => (
          <div key={largo}>
            <dt>{largo}</dt>
            <dd>{valor(fila)}</dd>
          </div>
        ))}
      </dl>
      <Link to={rutas.jugador(fila.idJugador)}>{`Ver los partidos de ${fila.jugador}`}</Link>
    </div>
  );
}

const CAMPEON = 'Campeón de la liga';

/** From the first place of the top division nobody goes up: it wins the league. */
const esCampeon = (fila: FilaDeTabla): boolean => vaPrimero(fila) && fila.zona === null && fila.puntos > 0;

function Fila({ mia, fila, columnas, futuro }: Omit<FilaProps, 'anterior' | 'siguiente' | 'idLiga'>) {
  return (
    <tr className={mia ? styles.mia : undefined} data-fila={`j${fila.idJugador}`}>
      <td className={cx(styles.pos, claseZona(esCampeon(fila) ? 'ascenso' : fila.zona))}>
        {numeroDe(fila)} <ZonaDicha zona={fila.zona} />
        {esCampeon(fila) ? <span className="visually-hidden">{CAMPEON}</span> : null}
      </td>
      <th scope="row" className={styles.jugador}>
        <details>
          <summary>
            <span>{fila.jugador}</span>
            {mia ? <Badge tone="bola">Tú</Badge> : null}
            <InsigniaEliminado estado={fila.estado} />
            <Icon name="chevron" size={16} className={styles.abrir} />
            {/* The form is for a phone, where it has no column; the row that opens tells it. */}
            <span className={styles.debajo}>
              <span className={styles.forma} aria-hidden="true">
                <Forma forma={fila.forma} />
              </span>
              <MarcaDeZona marca={futuro?.marca} />
            </span>
          </summary>
        </details>
      </th>
      {columnas.map((columna) => (
        <td key={columna.corto} className={cx(claseDe(columna), columna === PUNTOS && styles.puntos)}>
          {columna.valor(fila)}
        </td>
      ))}
    </tr>
  );
}

/** What it tells has a row of its own, in sight while the one above is open: no column changes its width for it. */
const FilaQueSeAbre = (props: FilaProps) => (
  <>
    <Fila {...props} />
    <tr className={styles.abierta}>
      <td>
        <Detalle {...props} />
      </td>
    </tr>
  </>
);

const Cabecera = ({ columnas }: { columnas: readonly Columna[] }) => (
  <thead>
    <tr>
      <th scope="col">
        <abbr title="Posición">Pos.</abbr>
      </th>
      <th scope="col">Jugador</th>
      {columnas.map((columna) => (
        <th key={columna.corto} scope="col" className={claseDe(columna)}>
          <abbr title={columna.largo}>{columna.corto}</abbr>
        </th>
      ))}
    </tr>
  </thead>
);

/** What the headings stand for, in sight: nobody points at a heading with a finger. */
const Abreviaturas = ({ columnas }: { columnas: readonly Columna[] }) => (
  <p>
    {columnas.map((columna) =>
      columna.claro ? null : (
        <span key={columna.corto} className={claseDe(columna)}>
          <b>{columna.corto}</b> {columna.largo.toLowerCase()}
        </span>
      ),
    )}
    <span>
      <b>G</b> ganado, <b>P</b> perdido: el último, a la derecha
    </span>
  </p>
);

type TablaProps = {
  filas: readonly FilaDeTabla[];
  columnas: Columnas;
  /** The league is over: nothing is left. */
  terminada: boolean;
  futuro: readonly Decidido[];
  idLiga: number;
  tipo: TipoLiga;
};

export function Tabla({ filas, columnas, terminada, futuro, idLiga, tipo }: TablaProps) {
  const yo = useYo();
  const visibles = columnasDe({ ...columnas, terminada });
  return (
    <div className={cx(table.frame, styles.general)}>
      <table>
        <caption className="visually-hidden">Clasificación general</caption>
        <Cabecera columnas={visibles} />
        <tbody>
          {filas.map((fila, indice) => (
            <FilaQueSeAbre
              key={fila.idJugador}
              fila={fila}
              anterior={filas[indice - 1]}
              siguiente={filas[indice + 1]}
              mia={fila.idJugador === yo?.id}
              columnas={visibles}
              futuro={futuro.find(({ idJugador }) => idJugador === fila.idJugador)}
              idLiga={idLiga}
            />
          ))}
        </tbody>
      </table>
      <div className={leyenda.leyenda}>
        <LeyendaZonas zonas={filas.map(({ zona }) => zona)}>
          {filas[0] && esCampeon(filas[0]) ? <li className={claseZona('ascenso')}>{CAMPEON}</li> : null}
        </LeyendaZonas>
        <LeyendaMarcas marcas={futuro.map(({ marca }) => marca)} />
        <Abreviaturas columnas={visibles} />
        <p>
          {filas.some(({ desempate }) => desempate) ? (
            <span>Si hay empate a puntos, al abrir la fila se ve qué decide.</span>
          ) : null}
          {seGestiona(tipo) ? (
            <Link to={`/competicion-liga-${tipo}-normas`}>Cómo se puntúa y se desempata</Link>
          ) : null}
        </p>
      </div>
    </div>
  );
}
