import type { Zona } from '#domain/clasificacion/fila.ts';
import { diaDe, type FechaHora, horaDe, sumarMinutos } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import type { Lado } from '#domain/partido/partido.ts';

/** A match as the screen tells it; `acaba` is null of what was already played. */
export type PartidoVisto = {
  id: number;
  fecha: FechaHora;
  acaba: FechaHora | null;
  pista: string | null;
  division: string;
  /** The forecast of its hour; empty of what nobody knows, or is over. */
  tiempo: string;
  jugador1: string;
  jugador2: string;
  sets: readonly (readonly [number, number])[];
  ausente: Lado | null;
  ganador: Lado | null;
};

export type FilaVista = {
  id: number;
  /** "2 =" where it is shared. */
  puesto: string;
  jugador: string;
  jugados: number;
  puntos: number;
  zona: Zona | null;
};
export type TablaVista = { id: number; titulo: string; filas: readonly FilaVista[] };

export type Contenido = {
  /** Still to be played, today and later, in order of time. */
  porJugar: readonly PartidoVisto[];
  /** Played, the latest day first. */
  jugados: readonly PartidoVisto[];
  tablas: readonly TablaVista[];
};

/** How a match of today stands; `luego`: it has not begun. */
export type Momento = 'jugado' | 'ahora' | 'luego' | 'sinMarcador';

export type Turno =
  | {
      clase: 'pistas';
      titulo: string;
      partidos: readonly (PartidoVisto & { momento: Momento })[];
      /** What comes after a day of few: the first of the next one. */
      luego: { titulo: string; partidos: readonly (PartidoVisto & { momento: Momento })[] } | null;
    }
  /** The day stands where today's matches have their hour. */
  | { clase: 'resultados'; titulo: string; partidos: readonly PartidoVisto[] }
  | { clase: 'tablas'; tablas: readonly TablaVista[] }
  | { clase: 'nada' };

/** What fits on the screen, whatever its size: all of it is measured in hundredths of its width. */
const PARTIDOS = 8;
const FILAS = 12;
/** After a weekend with forty of them nobody waits for the last ones. */
const MAS_RECIENTES = 3 * PARTIDOS;
const COLUMNAS = 2;
/** So few today that the first ones of the next day fit under them. */
const POCOS = 3;
/** On a phone; a television shows the first of them. */
const DEBAJO = 7;
/** After so long a result is found among the results. */
const RECIENTE_MIN = 180;

/** Pages of about the same length rather than full ones and a last one with a row. */
export function enPaginas<T>(todas: readonly T[], caben: number): T[][] {
  const paginas = Math.ceil(todas.length / caben);
  const cada = Math.ceil(todas.length / Math.max(1, paginas));
  return Array.from({ length: paginas }, (_, n) => todas.slice(n * cada, (n + 1) * cada));
}

const conParte = (titulo: string, n: number, de: number): string =>
  de > 1 ? `${titulo} (${n + 1} de ${de})` : titulo;

/** What is in play or comes next, before what is over. */
const VEZ: Record<Momento, number> = { ahora: 0, luego: 0, jugado: 1, sinMarcador: 2 };

/** Those of one hour stay as the schedule has them: by division. */
const porHora = (a: PartidoVisto, b: PartidoVisto): number => a.fecha.localeCompare(b.fecha);

function momentoDe(partido: PartidoVisto, ahora: FechaHora): Momento {
  if (partido.ganador !== null) return 'jugado';
  if (partido.fecha > ahora) return 'luego';
  return (partido.acaba ?? partido.fecha) > ahora ? 'ahora' : 'sinMarcador';
}

/** Matches of that day by hour, with what was played not long ago. */
function deHoy({ porJugar, jugados }: Contenido, ahora: FechaHora): PartidoVisto[] {
  const desde = sumarMinutos(ahora, -RECIENTE_MIN);
  return [...porJugar, ...jugados.filter(({ fecha }) => fecha >= desde)]
    .filter(({ fecha, acaba }) => diaDe(fecha) === diaDe(ahora) && (acaba ?? ahora) >= desde)
    .toSorted(porHora);
}

const QUEDA: readonly Momento[] = ['ahora', 'luego'];

function turnosDePistas(contenido: Contenido, ahora: FechaHora): Turno[] {
  const hoy = deHoy(contenido, ahora);
  const conMomento = hoy
    .map((uno) => ({ ...uno, momento: momentoDe(uno, ahora) }))
    .toSorted((a, b) => VEZ[a.momento] - VEZ[b.momento]);
  const enJuego = conMomento.filter(({ momento }) => momento !== 'sinMarcador');
  // What nobody has told how it ended leaves its place to what is still to be played.
  const seVen = conMomento.length > PARTIDOS ? enJuego : conMomento;
  const proximo = contenido.porJugar.find(({ fecha }) => diaDe(fecha) > diaDe(ahora));
  const otroDia = contenido.porJugar.filter(({ fecha }) => proximo && diaDe(fecha) === diaDe(proximo.fecha));
  const luego = otroDia.toSorted(porHora).map((uno) => ({ ...uno, momento: 'luego' as const }));
  const titulo = proximo ? `Próximos: ${fechaSemana(proximo.fecha)}` : '';
  const queda = conMomento.some(({ momento }) => QUEDA.includes(momento));
  const debajo = { titulo, partidos: luego.slice(0, DEBAJO) };
  const deDia = (nombre: string, partidos: typeof conMomento, conLuego: boolean): Turno[] =>
    enPaginas(partidos, PARTIDOS).map((pagina, n, todas) => ({
      clase: 'pistas',
      titulo: conParte(nombre, n, todas.length),
      partidos: pagina,
      luego: conLuego ? debajo : null,
    }));
  const caben = proximo !== undefined && conMomento.length <= POCOS;
  return [
    ...deDia('Hoy en las pistas', seVen, caben),
    ...(proximo && !queda ? deDia(titulo, luego, false) : []),
  ];
}

function turnosDeResultados({ jugados }: Contenido): Turno[] {
  return enPaginas(jugados.slice(0, MAS_RECIENTES), PARTIDOS).map((partidos, n, todas) => ({
    clase: 'resultados',
    titulo: conParte('Últimos resultados', n, todas.length),
    partidos,
  }));
}

/** A long table goes on in the next column. */
function turnosDeTablas({ tablas }: Contenido): Turno[] {
  const columnas = tablas.flatMap(({ titulo, filas, id }) =>
    enPaginas(filas, FILAS).map((suyas, n, todas) => ({
      id,
      titulo: conParte(titulo, n, todas.length),
      filas: suyas,
    })),
  );
  return enPaginas(columnas, COLUMNAS).map((pagina) => ({ clase: 'tablas', tablas: pagina }));
}

/** What the screen shows in turn at that moment: courts, results, tables. Nothing is too long for its turn. */
export function turnosDe(contenido: Contenido, ahora: FechaHora): Turno[] {
  const turnos = [
    ...turnosDePistas(contenido, ahora),
    ...turnosDeResultados(contenido),
    ...turnosDeTablas(contenido),
  ];
  return turnos.length > 0 ? turnos : [{ clase: 'nada' }];
}

/** "jue 26". */
export const diaBreve = (fecha: FechaHora): string =>
  `${fechaSemana(fecha).slice(0, 3)} ${Number(diaDe(fecha).slice(-2))}`;

/** "las 18:42", and of which day when it is not today's. */
export const cuandoFue = (fecha: FechaHora, ahora: FechaHora): string =>
  diaDe(fecha) === diaDe(ahora) ? `las ${horaDe(fecha)}` : `${fechaSemana(fecha)}, a las ${horaDe(fecha)}`;
