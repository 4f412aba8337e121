import { horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { textoMarcador } from '#web/club/marcador.tsx';
import type { Resumen } from '#web/club/mesa/conflicto.tsx';
import { fechaConDia } from '#web/club/mesa/fecha-con-dia.ts';
import { SE_DESHACE } from '#web/club/mesa/se-deshace.ts';
import type { Listas } from './listas.ts';
import { resultadoDe, type ValoresPartido } from './valores.ts';

type ConNombre = { id: number; nombre: string };

const nombreDe = (lista: readonly ConNombre[], id: number | null): string =>
  lista.find((uno) => uno.id === id)?.nombre ?? '';

export const nombresDe = ({ jugadores }: Listas, { idJugador1, idJugador2 }: ValoresPartido) =>
  [nombreDe(jugadores, idJugador1) || 'Jugador 1', nombreDe(jugadores, idJugador2) || 'Jugador 2'] as const;

const de = (uno: boolean, dos: boolean, [nombre1, nombre2]: readonly [string, string]): string =>
  [uno && nombre1, dos && nombre2].filter(Boolean).join(', ');

/** The form in words. */
export function resumenDe(v: ValoresPartido, listas: Listas): Resumen {
  const nombres = nombresDe(listas, v);
  return [
    ['Liga', nombreDe(listas.ligas, v.idLiga)],
    ['Pista', nombreDe(listas.pistas, v.idPista)],
    ['Fecha', v.dia ? `${fechaConDia(v.dia)} ${v.hora}` : ''],
    ['Duración', `${v.duracion} min`],
    ['Jugador 1', nombres[0]],
    ['Jugador 2', nombres[1]],
    ['Marcador', textoMarcador(resultadoDe(v))],
    ['No se presenta', de(v.jugador1NoPresenta, v.jugador2NoPresenta, nombres)],
    ['Aplaza', de(v.jugador1Aplaza, v.jugador2Aplaza, nombres)],
    ['Cancelado', v.cancelado ? 'Sí' : 'No'],
    ['Partido de resolución', v.sintetico ? 'Sí' : 'No'],
    ['Observaciones', v.observaciones],
  ];
}

/** What is lost with the match: said before deleting it. */
export function consecuencias(v: ValoresPartido, fecha: string, listas: Listas): string {
  const [uno, dos] = nombresDe(listas, v);
  const marcador = textoMarcador(resultadoDe(v));
  const quien = `Se borrará el partido ${uno} – ${dos} del ${fechaSemana(fecha)} a las ${horaDe(fecha)}.`;
  return marcador === 'Sin resultado'
    ? `${quien} No tiene resultado. ${SE_DESHACE}`
    : `${quien} Su resultado (${marcador}) dejará de contar en la clasificación. ${SE_DESHACE}`;
}
