import type { Zona } from '#domain/clasificacion/fila.ts';
import { CLASES, type TipoLiga } from '#domain/liga/tipos.ts';

/** What is read on the sheets. */
export const mensajes = {
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
  estados: { activo: '', lesion: ' (lesionado)', eliminado: ' (eliminado)' },
  cruces: 'Cruces',
  leyendaCruces:
    'Victorias de cada jugador (fila) sobre cada rival (columna). En gris, parejas con partidos por jugar.',
  jornada: ['Hora', 'Pista', 'Partido', 'Liga'],
  versus: (uno: string, dos: string) => `${uno} – ${dos}`,
  sinPista: 'Por decidir',
} as const;
