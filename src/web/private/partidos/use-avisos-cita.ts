import { horarioDe } from '#domain/liga/liga.ts';
import { avisosDeCita } from '#domain/partido/cita.ts';
import { conSets } from '#domain/partido/marcador.ts';
import type { Problema } from '#domain/problema.ts';
import { usePartidosDelDia } from '#web/club/mesa/dia-de-juego.ts';
import type { Listas } from './listas.ts';
import type { ValoresPartido } from './valores.ts';

/**
 * What deserves a look in who plays and when, from the function the server uses, as the form is filled. `id` is
 * the match's own, 0 while new: it does not get in its own way.
 */
export function useAvisosDeCita(
  id: number,
  valores: ValoresPartido,
  { ligas, jugadores, ausentes }: Listas,
): Problema[] {
  const { dia, hora, idLiga, idJugador1, idJugador2 } = valores;
  const { data: guardados = [] } = usePartidosDelDia(dia);
  if (dia === null || hora === '' || idJugador1 === null || idJugador2 === null) return [];
  const liga = ligas.find((una) => una.id === idLiga);
  const cita = {
    ...conSets(valores),
    id,
    idLiga: idLiga ?? 0,
    idJugador1,
    idJugador2,
    fecha: `${dia}T${hora}`,
  };
  const avisos = avisosDeCita(cita, {
    horario: liga ? horarioDe(liga) : null,
    ausentes: ausentes[dia] ?? [],
    otros: guardados.map((otro) => conSets(otro)),
    nombres: new Map(jugadores.map((jugador) => [jugador.id, jugador.nombre])),
  });
  return avisos.map(({ campo, mensaje }) => ({ path: campo, message: mensaje }));
}
