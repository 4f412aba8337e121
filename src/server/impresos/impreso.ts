import type { Zona } from '#domain/clasificacion/fila.ts';
import type { Tabla } from '#domain/clasificacion/tabla.ts';
import type { Dia } from '#domain/fecha.ts';

export type HojaClasificacion = {
  liga: string;
  tabla: Pick<Tabla, 'clasificaciones' | 'cruces'>;
};

export type PartidoImpreso = {
  hora: string;
  pista: string | null;
  jugadores: [string, string];
  liga: string;
};

export type JornadaImpresa = { dia: Dia; partidos: PartidoImpreso[] };

export type Cuerpo =
  | { clase: 'clasificacion'; hojas: HojaClasificacion[] }
  | { clase: 'horarios'; jornadas: JornadaImpresa[] };

/** Everything a sheet for the board needs; plain data, so that it can cross to another thread. */
export type Impreso = {
  titulo: string;
  hoy: Dia;
  cuerpo: Cuerpo;
};

export const textos = {
  clasificacion: 'Clasificación',
  clasificaciones: {
    social: 'Clasificaciones de la liga social',
    infantil: 'Clasificaciones de la liga infantil',
  },
  horarios: 'Próximos partidos',
  horariosDe: {
    social: 'Próximos partidos de la liga social',
    infantil: 'Próximos partidos de la liga infantil',
  },
  impreso: (fecha: string) => `Impreso el ${fecha}`,
  pagina: (pagina: number, total: number) => `Página ${pagina} de ${total}`,
  sinLigas: 'No hay ligas activas.',
  sinJugadores: 'La liga todavía no tiene jugadores.',
  sinPartidos: 'No hay partidos programados.',
  cabecera: ['Pos.', 'Jugador', 'Puntos', 'PJ', 'PG', 'Sets', 'Juegos', 'W.O.', 'Zona'],
  leyenda:
    'PJ: partidos jugados · PG: partidos ganados · Sets y juegos: ganados-perdidos · W.O.: partidos perdidos por no presentarse',
  zonas: {
    ascenso: 'Ascenso',
    promocionAscenso: 'Promoción de ascenso',
    promocionDescenso: 'Promoción de descenso',
    descenso: 'Descenso',
  } satisfies Record<Zona, string>,
  estados: { activo: '', lesion: ' (lesionado)', eliminado: ' (eliminado)' },
  cruces: 'Cruces',
  leyendaCruces:
    'Victorias de cada jugador (fila) sobre cada rival (columna). En gris, parejas con partidos por jugar.',
  jornada: ['Hora', 'Pista', 'Partido', 'Liga'],
  versus: (uno: string, dos: string) => `${uno} – ${dos}`,
  sinPista: 'Por decidir',
} as const;
