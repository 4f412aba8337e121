import type { Fila } from '#server/db/types.ts';
import type { Estado } from './estado.ts';
import { dia } from './faenas.ts';
import type { Mundo } from './mundo.ts';

type Partido = Fila<'partido'>;

const minuto = (fecha: string): number => Date.parse(`${fecha}:00Z`) / 60_000;

/** Matches that begin before the one before them on the same court, or of the same player, has ended. */
function dobles(partidos: readonly Partido[], de: (partido: Partido) => (number | null)[]): string[] {
  const porQuien = new Map<number, Partido[]>();
  for (const partido of partidos)
    for (const id of de(partido)) if (id !== null) porQuien.set(id, [...(porQuien.get(id) ?? []), partido]);
  return [...porQuien.values()].flatMap((suyos) => {
    const enOrden = suyos.toSorted((a, b) => a.fecha.localeCompare(b.fecha));
    return enOrden.flatMap((partido, i) => {
      const antes = enOrden[i - 1];
      const pisa = antes && minuto(antes.fecha) + antes.duracion > minuto(partido.fecha);
      return pisa ? [`partidos ${antes.id} y ${partido.id} a la vez`] : [];
    });
  });
}

/** Days are saved and scored three matches at a time. */
const mediasJornadas = ({ jornadas }: Estado): string[] =>
  [...jornadas].flatMap(([fecha, partidos]) => {
    const puntuados = partidos.filter(({ jugador1Set1 }) => jugador1Set1 !== null).length;
    const entera = partidos.length === 3 && (puntuados === 0 || puntuados === 3);
    return entera ? [] : [`jornada ${fecha}: ${partidos.length} partidos, ${puntuados} puntuados`];
  });

/** Absences come by twos: the day of an even number and the one after it. */
const mediasAusencias = ({ ausencias }: Estado): string[] =>
  [...ausencias].flatMap(([idJugador, dias]) => {
    const numeros = [...dias].map((uno) => (Date.parse(uno) - Date.parse(dia(0))) / 86_400_000);
    const todos = new Set(numeros);
    return numeros
      .filter((numero) => !todos.has(numero % 2 === 0 ? numero + 1 : numero - 1))
      .map((numero) => `media ausencia del jugador ${idJugador} el ${dia(numero)}`);
  });

/** However many seasons began, one league is active and everybody is in it. */
function mediasTemporadas({ ligas, jugadores }: Estado, { temporadas }: Mundo): string[] {
  const suyas = [...ligas.values()].filter(
    ({ tipo, division }) => tipo === 'infantil' && division === temporadas.division,
  );
  const activas = suyas.filter(({ estado }) => estado === 'activa');
  if (activas.length !== 1) return [`${activas.length} ligas activas`];
  return jugadores
    .filter(({ id, idLiga }) => temporadas.jugadores.includes(id) && idLiga !== activas[0]?.id)
    .map(({ id }) => `el jugador ${id} no está en la liga activa`);
}

/** Every submission has its mails, every enrolment its photo, and nothing hangs loose. */
const mediasSolicitudes = ({ solicitudes, huerfanos }: Estado): string[] => [
  ...(huerfanos > 0 ? [`${huerfanos} filas de ninguna solicitud`] : []),
  ...[...solicitudes].flatMap(([email, { inscripcion, adjuntos, correos }]) =>
    correos === 2 && adjuntos === (inscripcion ? 1 : 0)
      ? []
      : [`${email}: ${correos} correos, ${adjuntos} adjuntos`],
  ),
];

/** What must never be seen, whenever the program or the database died. Empty when all is well. */
export function faltas(estado: Estado, mundo: Mundo): string[] {
  const partidos = [...estado.partidos.values()];
  return [
    ...dobles(partidos, ({ idPista }) => [idPista]),
    ...dobles(partidos, ({ idJugador1, idJugador2 }) => [idJugador1, idJugador2]),
    ...mediasJornadas(estado),
    ...mediasAusencias(estado),
    ...mediasTemporadas(estado, mundo),
    ...mediasSolicitudes(estado),
  ];
}
