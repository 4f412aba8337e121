import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Futuro, LigaPublica } from '#contract/liga/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { vaPrimero } from '#domain/clasificacion/fila.ts';
import { seGestiona } from '#domain/liga/tipos.ts';
import { Forma } from '#web/club/competicion/forma.tsx';
import { QueNecesita } from '#web/club/competicion/que-necesita.tsx';
import { useYo } from '#web/club/competicion/yo.ts';
import {
  type Column,
  conAlgo,
  FORMA,
  JUGADOS,
  LeagueTable,
  PUNTOS,
  QUEDAN,
} from '#web/club/piezas/tabla-de-liga.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import type { FilaDeTabla } from './dibujada.ts';
import { LeyendaMarcas, MarcaDeZona } from './marca.tsx';
import { porQue } from './porque.ts';

/** The two columns that staff show or hide. docs/reglas/clasificacion.md */
export type Columnas = { incidencias: boolean; aplazadosTotal: boolean };

/** What is decided of a player's place. */
export type Decidido = Pick<Futuro, 'idJugador' | 'marca' | 'siNadieSeVa'>;

/** With what it is of those who open the row, who read it whole. */
type Columna = Column<FilaDeTabla> & {
  dato?: (fila: FilaDeTabla) => ReactNode;
  /** Its heading is told apart what it stands for. */
  sigla?: boolean;
};

type Dato = (fila: FilaDeTabla) => number | string;

/** There only where the table is as wide as the page. */
const ancha = (largo: string, que: string, valor: Columna['valor']): Columna => ({
  ...{ largo, que, valor },
  ...{ where: 'wide', look: 'soft' },
});

/** Of what hardly anybody has, only what is not zero is seen; who listens hears the zero. */
const rara = (largo: string, que: string, dato: Dato, sigla = false): Columna => ({
  ...ancha(largo, que, (fila) =>
    /[1-9]/.test(`${dato(fila)}`) ? (
      dato(fila)
    ) : (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{dato(fila)}</span>
      </>
    ),
  ),
  ...{ dato, sigla },
});

const DE_JUEGO: readonly Columna[] = [
  ancha('Ganados', 'Ganados', (f) => f.partidosGanados),
  ancha('Sets', 'Sets ganados y perdidos', (f) => `${f.setsGanados}-${f.setsPerdidos}`),
  ancha('Juegos', 'Juegos ganados y perdidos', (f) => `${f.juegosGanados}-${f.juegosPerdidos}`),
  rara('W.O.', 'Ganados y perdidos por no presentado', (f) => `${f.woGanados}-${f.woPerdidos}`, true),
  rara('Aplazó', 'Pidió aplazar', (f) => f.aplazados),
];

const columnasDe = ({ aplazadosTotal, incidencias }: Columnas, terminada: boolean): readonly Columna[] => [
  PUNTOS,
  JUGADOS,
  ...(terminada ? [] : [QUEDAN]),
  ...DE_JUEGO,
  ...(aplazadosTotal ? [rara('Apl. total', 'Aplazados en total', (f) => f.aplazadosTotal, true)] : []),
  ...(incidencias ? [rara('Inc.', 'Incidencias', (f) => f.incidencias, true)] : []),
  { ...FORMA, where: 'screen' },
];

type DetalleProps = {
  fila: FilaDeTabla;
  anterior: FilaDeTabla | undefined;
  siguiente: FilaDeTabla | undefined;
  columnas: readonly Columna[];
  /** Undefined where it is not told. */
  futuro: Decidido | undefined;
  idLiga: number;
};

/** Why the row stands where it stands: its numbers, and what put it there, from above and from below. */
function Detalle({ fila, anterior, siguiente, columnas, futuro, idLiga }: DetalleProps) {
  return (
    <div className="grid justify-items-start gap-3 px-4 pt-3 pb-4">
      {porQue(fila, anterior, siguiente).map((razon) => (
        <p key={razon} className="border-s-4 border-azul ps-3">
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
      <dl className="grid-fill-4xs gap-x-4 gap-y-2 justify-self-stretch print:hidden @2xl:hidden">
        {columnas.map(({ largo, que, valor, dato = valor }) => (
          <div key={largo}>
            <dt className="text-xs text-ink-soft">{que ?? largo}</dt>
            <dd className="tabular-nums">{dato(fila)}</dd>
          </div>
        ))}
      </dl>
      <Link to={rutas.jugador(fila.idJugador)}>{`Ver los partidos de ${fila.jugador}`}</Link>
    </div>
  );
}

/** Who one is, how they go where there is no column for it, and what is decided. */
const TrasElNombre = ({ fila, mia, futuro }: Pick<DetalleProps, 'fila' | 'futuro'> & { mia: boolean }) => (
  <>
    {mia ? <Badge tone="bola">Tú</Badge> : null}
    <span className="flex basis-full flex-wrap items-center gap-x-2">
      <span className="print:hidden @2xl:hidden" aria-hidden="true">
        <Forma forma={fila.forma} />
      </span>
      <MarcaDeZona decidido={futuro} />
    </span>
  </>
);

/** What the headings stand for, in sight: nobody points at a heading with a finger. */
const Abreviaturas = ({ columnas, conEmpates }: { columnas: readonly Columna[]; conEmpates: boolean }) => (
  <p className="col-span-full flex flex-wrap gap-x-4 gap-y-1">
    {columnas.map(({ largo, corto, que = largo, sigla }) =>
      corto || sigla ? (
        <span key={largo} className={corto ? cx('@2xl:hidden') : cx('hidden print:inline @2xl:inline')}>
          <b>{corto ?? largo}</b> {que.toLowerCase()}
        </span>
      ) : null,
    )}
    <span className="print:hidden">
      <b>G</b> ganado,{' '}
      {conEmpates ? (
        <>
          <b>E</b> empatado,{' '}
        </>
      ) : null}
      <b>P</b> perdido: el último, a la derecha
    </span>
  </p>
);

type TablaProps = {
  filas: readonly FilaDeTabla[];
  columnas: Columnas;
  /** The league is over: nothing is left. */
  terminada: boolean;
  futuro: readonly Decidido[];
  liga: LigaPublica;
};

const COMO_SE_PUNTUA = cx('flex flex-wrap gap-x-4 gap-y-1 print:hidden');

const rotuloDeNormas = (filas: readonly FilaDeTabla[]): string =>
  filas.some(({ sinPuntos }) => sinPuntos) ? 'Cómo se reta' : 'Cómo se puntúa y se desempata';

export function Tabla({ filas, columnas, terminada, futuro, liga }: TablaProps) {
  const { id: idLiga, tipo } = liga;
  const yo = useYo();
  const visibles = conAlgo(filas, columnasDe(columnas, terminada));
  const futuroDe = (fila: FilaDeTabla) => futuro.find(({ idJugador }) => idJugador === fila.idJugador);
  return (
    <LeagueTable
      titulo="Clasificación"
      liga={liga}
      filas={filas}
      columnas={visibles}
      lit={[yo?.id]}
      tras={(fila) => <TrasElNombre fila={fila} mia={fila.idJugador === yo?.id} futuro={futuroDe(fila)} />}
      abre={(fila, lugar) => (
        <Detalle
          fila={fila}
          anterior={filas[lugar - 1]}
          siguiente={filas[lugar + 1]}
          columnas={visibles}
          futuro={futuroDe(fila)}
          idLiga={idLiga}
        />
      )}
    >
      <p className={COMO_SE_PUNTUA}>
        {filas.some(({ desempate }) => desempate) ? (
          <span>Si hay empate a puntos, al abrir la fila se ve qué decide.</span>
        ) : null}
        {filas.some(({ sinPuntos }) => sinPuntos) ? (
          <span>Es una escalera: al abrir la fila se ve por qué está ahí y a quién puede retar.</span>
        ) : null}
        {seGestiona(tipo) ? (
          <Link to={`/competicion-liga-${tipo}-normas`}>{rotuloDeNormas(filas)}</Link>
        ) : null}
      </p>
      <LeyendaMarcas decididos={futuro} />
      <Abreviaturas
        columnas={visibles}
        conEmpates={filas.some(({ forma }) => forma.some(({ gana }) => gana === null))}
      />
    </LeagueTable>
  );
}
