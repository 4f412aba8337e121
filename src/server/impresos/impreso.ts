import type { Zona } from '#domain/clasificacion/fila.ts';
import type { Tabla } from '#domain/clasificacion/tabla.ts';
import type { Dia } from '#domain/fecha.ts';
import type { EstadoPublico } from '#domain/liga/liga.ts';
import { CLASES, type TipoLiga } from '#domain/liga/tipos.ts';

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
  clasificacionesDe: (tipo: TipoLiga) => `Clasificaciones ${CLASES[tipo].deTitulo}`,
  horarios: 'Próximos partidos',
  horariosDe: (tipo: TipoLiga) => `Próximos partidos ${CLASES[tipo].deTitulo}`,
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
  estados: { activo: '', eliminado: ' (eliminado)' } satisfies Record<EstadoPublico, string>,
  cruces: 'Cruces',
  leyendaCruces:
    'Victorias de cada jugador (fila) sobre cada rival (columna). En gris, parejas con partidos por jugar.',
  jornada: ['Hora', 'Pista', 'Partido', 'Liga'],
  versus: (uno: string, dos: string) => `${uno} – ${dos}`,
  sinPista: 'Por decidir',
} as const;
