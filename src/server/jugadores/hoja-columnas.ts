import type { JugadorFila } from '#contract/jugadores.ts';
import { siNo } from '#domain/hoja/valores.ts';
import { ESTADO_DE_JUGADOR } from '#domain/liga/liga.ts';
import { VERSION } from '#server/db/hoja.ts';

/** The columns of the file, and the fields they fill. */
export const COLUMNAS = {
  id: 'Id',
  nombre: 'Nombre',
  estado: 'Estado',
  email: 'Email',
  telefono: 'Teléfono',
  idLiga: 'Id liga',
  liga: 'Liga',
  disponibleAmistosos: 'Disponible para amistosos',
  nombreDeportivo: 'Nombre deportivo',
  version: VERSION,
} as const;

/** A player as a row of the file. */
export const filaDe = (jugador: JugadorFila): string[] => [
  String(jugador.id),
  jugador.nombre,
  ESTADO_DE_JUGADOR[jugador.estado],
  jugador.email ?? '',
  jugador.telefono ?? '',
  jugador.idLiga === null ? '' : String(jugador.idLiga),
  jugador.liga ?? '',
  siNo(jugador.disponibleAmistosos),
  jugador.nombreDeportivo ?? '',
  String(jugador.version),
];
