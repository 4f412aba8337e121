import type { FilaClasificacion, LigaPublica } from '#contract/liga/clasificaciones.ts';
import { diaDe, type FechaHora, horaDe, sumarMinutos } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import type { EstadoVisto, PartidoVisto } from '#web/club/piezas/partido-visto.ts';

/** A match as the screen tells it; `acaba` is null of what was already played. */
export type PartidoEnPantalla = PartidoVisto & { acaba: FechaHora | null };

type FilaVista = Pick<
  FilaClasificacion,
  | 'idJugador'
  | 'jugador'
  | 'puesto'
  | 'empatado'
  | 'partidosJugados'
  | 'puntos'
  | 'ajustes'
  | 'sinPuntos'
  | 'zona'
>;
export type TablaVista = {
  id: number;
  titulo: string;
  liga: Pick<LigaPublica, 'modo' | 'ciclo'>;
  filas: readonly FilaVista[];
};

export type Contenido = {
  /** Still to be played, today and later, in order of time. */
  porJugar: readonly PartidoEnPantalla[];
  /** Played, the latest day first. */
  jugados: readonly PartidoEnPantalla[];
  tablas: readonly TablaVista[];
};

export type Turno =
  | {
      clase: 'pistas';
      titulo: string;
      partidos: readonly PartidoEnPantalla[];
      /** What comes after a day of few: the first of the next one. */
      luego: { titulo: string; partidos: readonly PartidoEnPantalla[] } | null;
    }
  /** The day stands where today's matches have their hour. */
  | { clase: 'resultados'; titulo: string; partidos: readonly PartidoEnPantalla[] }
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
const DEBAJO = 3;
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
const VEZ: Record<EstadoVisto, number> = {
  enJuego: 0,
  porJugar: 0,
  jugado: 1,
  suspendido: 0,
  sinResultado: 2,
  aplazado: 2,
  sinRival: 2,
  ningunoPresentado: 2,
  cancelado: 2,
  anulado: 2,
};

/** Those of one hour stay as the schedule has them: by division. */
const porHora = (a: PartidoVisto, b: PartidoVisto): number => a.fecha.localeCompare(b.fecha);

/** The data are of a minute ago. */
function alDia(partido: PartidoEnPantalla, ahora: FechaHora): PartidoEnPantalla {
  if (partido.estado === 'jugado' || partido.fecha > ahora) return partido;
  const estado =
    (partido.acaba ?? partido.fecha) > ahora
      ? 'enJuego'
      : partido.sets.length > 0
        ? 'suspendido'
        : 'sinResultado';
  return { ...partido, estado, weather: null };
}

/** Matches of that day by hour, with what was played not long ago. */
function deHoy({ porJugar, jugados }: Contenido, ahora: FechaHora): PartidoEnPantalla[] {
  const desde = sumarMinutos(ahora, -RECIENTE_MIN);
  return [...porJugar, ...jugados.filter(({ fecha }) => fecha >= desde)]
    .filter(({ fecha, acaba }) => diaDe(fecha) === diaDe(ahora) && (acaba ?? ahora) >= desde)
    .toSorted(porHora);
}

const QUEDA: readonly EstadoVisto[] = ['enJuego', 'porJugar', 'suspendido'];

function turnosDePistas(contenido: Contenido, ahora: FechaHora): Turno[] {
  const hoy = deHoy(contenido, ahora);
  const deHoyAhora = hoy.map((uno) => alDia(uno, ahora)).toSorted((a, b) => VEZ[a.estado] - VEZ[b.estado]);
  const conAlgo = deHoyAhora.filter(({ estado }) => estado !== 'sinResultado');
  // What nobody has told how it ended leaves its place to what is still to be played.
  const seVen = deHoyAhora.length > PARTIDOS ? conAlgo : deHoyAhora;
  const proximo = contenido.porJugar.find(({ fecha }) => diaDe(fecha) > diaDe(ahora));
  const otroDia = contenido.porJugar.filter(({ fecha }) => proximo && diaDe(fecha) === diaDe(proximo.fecha));
  const luego = otroDia.toSorted(porHora);
  const titulo = proximo ? `Próximos: ${fechaSemana(proximo.fecha)}` : '';
  const queda = deHoyAhora.some(({ estado }) => QUEDA.includes(estado));
  const debajo = { titulo, partidos: luego.slice(0, DEBAJO) };
  const deDia = (nombre: string, partidos: readonly PartidoEnPantalla[], conLuego: boolean): Turno[] =>
    enPaginas(partidos, PARTIDOS).map((pagina, n, todas) => ({
      clase: 'pistas',
      titulo: conParte(nombre, n, todas.length),
      partidos: pagina,
      luego: conLuego ? debajo : null,
    }));
  const caben = proximo !== undefined && deHoyAhora.length <= POCOS;
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
  const columnas = tablas.flatMap(({ titulo, filas, ...resto }) =>
    enPaginas(filas, FILAS).map((suyas, n, todas) => ({
      ...resto,
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
