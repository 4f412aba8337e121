import { type Dia, type FechaHora, horaDe, sumarDias } from '#domain/fecha.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { juega, type Partido } from '#domain/partido/partido.ts';
import {
  ausenteDe,
  estaAplazado,
  estaDecidido,
  ganadorDe,
  nadieLoDebe,
  setsDe,
} from '#domain/partido/resultado.ts';

/** Whether players are mailed: nobody, the club in their place so that it is tried, or them. */
export const MODOS_AVISO = ['no', 'pruebas', 'si'] as const;
export type ModoAviso = (typeof MODOS_AVISO)[number];

export const MODO_DE_AVISOS: Record<ModoAviso, string> = {
  no: 'apagados',
  pruebas: 'en pruebas, solo al club',
  si: 'encendidos',
};

export const esModoAviso = (valor: string | undefined): valor is ModoAviso =>
  (MODOS_AVISO as readonly (string | undefined)[]).includes(valor);

export type Novedad =
  | 'nuevo'
  | 'conFecha'
  | 'movido'
  | 'aplazado'
  | 'cancelado'
  | 'retirado'
  | 'adjudicado'
  | 'resultado'
  | 'sinResultado';

const marcadorEn = (partido: Partido): string =>
  JSON.stringify([setsDe(partido), ausenteDe(partido), ganadorDe(partido)]);

const citaEn = ({ fecha, duracion, idPista, idLiga, idJugador1, idJugador2 }: Partido): string =>
  JSON.stringify([fecha, duracion, idPista, idLiga, [idJugador1, idJugador2].sort((a, b) => a - b)]);

/** Yesterday counts: what was changed in the evening is told in the morning. */
const esDeAhora = ({ fecha }: Partido, hoy: Dia): boolean => fecha >= sumarDias(hoy, -1);

const estabaPuesto = (antes: Partido | null, hoy: Dia): antes is Partido =>
  antes !== null && estaPorJugar(antes) && esDeAhora(antes, hoy);

function sinEl(antes: Partido | null, hoy: Dia): Novedad | null {
  if (antes === null || antes.sintetico) return null;
  if (estaDecidido(antes)) return 'sinResultado';
  return estabaPuesto(antes, hoy) || estaAplazado(antes) ? 'retirado' : null;
}

/** What can only be told of a match that was there, and was not so already. */
function seQuita(antes: Partido, despues: Partido): Novedad | null {
  if (despues.sintetico) return antes.sintetico ? null : 'adjudicado';
  if (nadieLoDebe(despues)) return nadieLoDebe(antes) ? null : 'cancelado';
  return estaAplazado(antes) ? null : 'aplazado';
}

function yaNoSeJuega(antes: Partido | null, despues: Partido): Novedad | null {
  if (despues.sintetico || !estaDecidido(despues)) return antes && seQuita(antes, despues);
  return antes !== null && marcadorEn(antes) === marcadorEn(despues) ? null : 'resultado';
}

function porJugar(antes: Partido | null, despues: Partido, hoy: Dia): Novedad | null {
  if (antes !== null && estaDecidido(antes)) return 'sinResultado';
  if (!esDeAhora(despues, hoy) && !estabaPuesto(antes, hoy)) return null;
  if (antes === null) return 'nuevo';
  if (!estaPorJugar(antes)) return 'conFecha';
  return citaEn(antes) === citaEn(despues) ? null : 'movido';
}

/**
 * What there is to tell that player of a match that was one way and is another; null when nothing: what was changed and
 * changed back, what was over days ago. Null before or after: it was not there, or is no longer. docs/reglas/avisos.md
 */
export function novedadDe(
  antes: Partido | null,
  despues: Partido | null,
  { idJugador, hoy }: { idJugador: number; hoy: Dia },
): Novedad | null {
  const suyo = (partido: Partido | null) => (partido && juega(partido, idJugador) ? partido : null);
  const [era, es] = [suyo(antes), suyo(despues)];
  if (es === null) return sinEl(era, hoy);
  return estaPorJugar(es) ? porJugar(era, es, hoy) : yaNoSeJuega(era, es);
}

const [DESDE, HASTA] = ['09:00', '21:00'];

/** Mails to players leave from nine in the morning to nine in the evening of the club. */
export const esHoraDeAvisar = (ahora: FechaHora): boolean => horaDe(ahora) >= DESDE && horaDe(ahora) < HASTA;

/** How long a change waits: whoever takes it back in the meantime has told nobody, and several are one mail. */
export const ESPERA_AVISO_MIN = 5;
