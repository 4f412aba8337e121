import { type Dia, diaDe, type FechaHora, horaDe, sumarDias } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { juega, type Partido, vistoPor } from '#domain/partido/partido.ts';
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

const marcadorEn = (partido: Partido): string =>
  JSON.stringify([setsDe(partido), ausenteDe(partido), ganadorDe(partido)]);

const citaEn = ({ fecha, duracion, idPista, idLiga, idJugador1, idJugador2 }: Partido): string =>
  JSON.stringify([fecha, duracion, idPista, idLiga, [idJugador1, idJugador2].sort((a, b) => a - b)]);

/** Yesterday counts: what was changed in the evening is told in the morning. */
const esDeAhora = ({ fecha }: Partido, hoy: Dia): boolean => fecha >= sumarDias(hoy, -1);

const estabaPuesto = (antes: Partido | null, hoy: Dia): antes is Partido =>
  antes !== null && estaPorJugar(antes) && esDeAhora(antes, hoy);

/** They are in it no more: it is gone, or others play it. */
function sinEl(antes: Partido | null, despues: Partido | null, hoy: Dia): Novedad | null {
  if (antes === null || antes.sintetico) return null;
  if (estaDecidido(antes)) return despues === null ? 'sinResultado' : 'noLoJugo';
  return estabaPuesto(antes, hoy) || estaAplazado(antes) ? 'retirado' : null;
}

function loDeNadie({ desenlace: { que } }: Partido): Novedad {
  if (que === 'ningunoPresentado') return 'noPresentados';
  return que === 'anulado' ? 'anulado' : 'cancelado';
}

/** What can only be told of a match that was there, and was not so already. */
function seQuita(antes: Partido, despues: Partido): Novedad | null {
  if (despues.sintetico) return antes.sintetico ? null : 'adjudicado';
  if (nadieLoDebe(despues)) return nadieLoDebe(antes) ? null : loDeNadie(despues);
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
  const suyo = (partido: Partido | null) => {
    const visto = partido && vistoPor(partido, idJugador);
    return visto && juega(visto, idJugador) ? visto : null;
  };
  const [era, es] = [suyo(antes), suyo(despues)];
  if (es === null) return sinEl(era, despues, hoy);
  return estaPorJugar(es) ? porJugar(era, es, hoy) : yaNoSeJuega(era, es);
}

const [DESDE, HASTA] = ['09:00', '21:00'];

/** Mails to players leave from nine in the morning to nine in the evening of the club. */
export const esHoraDeAvisar = (ahora: FechaHora): boolean => horaDe(ahora) >= DESDE && horaDe(ahora) < HASTA;

/** How long a change waits: whoever takes it back in the meantime has told nobody, and several are one mail. */
export const ESPERA_AVISO_MIN = 5;

type Cita = { fecha: FechaHora; pista: string | null };

export type PartidoContado = {
  novedad: Novedad;
  rival: string;
  /** The pair that they play it for. */
  suple?: string | null;
  liga: string | null;
  /** What was told before; null when nothing was. */
  antes: Cita | null;
  ahora: Cita | null;
  /** "6-4, 6-3", the player's games first. */
  marcador: string;
  /** Null of a draw. */
  gana: boolean | null;
  observaciones: string | null;
  /** They may tell results with their link. */
  loDice?: boolean;
  /** It is given up by itself that day, unless somebody tells it: what each of both takes; null: it counts for nobody. */
  seDa?: { dia: Dia; puntos: number | null } | null;
};

/** News of a league: it is over, or the matches that were missing have been awarded. */
export type LigaContada = { liga: string; terminada: boolean; enlace: string | null };

type Carta = {
  nombre: string;
  /** The two that play them, where it is in a pair. */
  pareja: string | null;
  partidos: readonly PartidoContado[];
  ligas: readonly LigaContada[];
  /** Pages of the site; null while it is not known where it is. */
  calendario: string | null;
  baja: string | null;
  lleva: boolean;
  club: { nombre: string; telefono: string };
};

const cuando = ({ fecha, pista }: Cita): string =>
  `${fechaSemana(diaDe(fecha))}, a las ${horaDe(fecha)}${pista === null ? ', pista por decidir' : `, en ${pista}`}`;

const antesEra = ({ antes }: PartidoContado): string[] => (antes ? [`Antes: ${cuando(antes)}`] : []);
const ahoraEs = ({ ahora }: PartidoContado, que: string): string[] =>
  ahora ? [`${que}: ${cuando(ahora)}`] : [];

const nota = ({ observaciones }: PartidoContado): string[] =>
  (observaciones ?? '')
    .split('\n')
    .map((linea) => linea.trim())
    .filter(Boolean);

function resultadoDe({ gana, marcador, rival }: PartidoContado): string[] {
  const quien = gana === null ? 'Empate' : gana ? 'Has ganado' : `Ha ganado ${rival}`;
  return [`Resultado: ${marcador === '' ? quien : `${quien}, ${marcador}`}`];
}

const MAL = 'Si no es así, dínoslo.';

const ASUNTOS = {
  nuevo: 'nuevo partido',
  conFecha: 'tu partido ya tiene fecha',
  movido: 'cambia tu partido',
  aplazado: 'partido aplazado',
  cancelado: 'partido cancelado',
  anulado: 'partido anulado',
  retirado: 'partido retirado',
  adjudicado: 'partido adjudicado',
  resultado: 'resultado de tu partido',
  sinResultado: 'resultado retirado',
  noLoJugo: 'ya no constas en un partido',
  noPresentados: 'partido sin jugar',
  plazo: 'falta el resultado de tu partido',
};
export type Novedad = keyof typeof ASUNTOS;

function siNadieLoDice({ dia, puntos }: NonNullable<PartidoContado['seDa']>): string {
  const da =
    puntos === null
      ? 'no cuenta para nadie'
      : `lo perdéis los dos por no presentaros, con ${puntos < 0 ? '−' : ''}${Math.abs(puntos)} ${Math.abs(puntos) === 1 ? 'punto' : 'puntos'} cada uno`;
  return `Si nadie lo dice antes del ${fechaSemana(dia)}, ese día se da por no jugado: ${da}`;
}

const LINEAS: Record<Novedad, (uno: PartidoContado) => string[]> = {
  nuevo: (uno) => [...ahoraEs(uno, 'Nuevo partido'), ...nota(uno)],
  conFecha: (uno) => [...ahoraEs(uno, 'Ya tiene fecha'), ...nota(uno)],
  movido: (uno) => [...ahoraEs(uno, 'Cambia. Ahora'), ...antesEra(uno), ...nota(uno)],
  aplazado: (uno) => ['No se juega: queda aplazado, sin fecha todavía', ...antesEra(uno), ...nota(uno)],
  cancelado: (uno) => ['No se juega: se ha cancelado', ...antesEra(uno), ...nota(uno)],
  anulado: (uno) => ['Queda anulado: no cuenta para nadie', ...antesEra(uno), ...nota(uno)],
  retirado: (uno) => ['No se juega: se ha quitado del calendario', ...antesEra(uno)],
  adjudicado: (uno) => ['No se juega: se ha adjudicado al cerrar la clasificación', ...antesEra(uno)],
  resultado: (uno) => [...resultadoDe(uno), MAL],
  sinResultado: () => ['Se ha retirado el resultado'],
  noLoJugo: (uno) => ['Ya no consta que lo jugaras', ...antesEra(uno), MAL],
  noPresentados: (uno) => ['No se jugó: consta que no se presentó ninguno de los dos', ...antesEra(uno), MAL],
  plazo: (uno) => [
    ...ahoraEs(
      uno,
      uno.seDa
        ? 'Falta su resultado. Se jugaba'
        : 'Falta su resultado, y el plazo para decirlo ha pasado. Se jugaba',
    ),
    ...(uno.seDa ? [siNadieLoDice(uno.seDa)] : []),
    uno.loDice
      ? 'Ponlo con tu enlace personal, el que te dio el club; si no se jugó, dínoslo'
      : 'Dinos cómo quedó, o que no se jugó, contestando a este correo',
  ],
};

const bloque = (titulo: string, lineas: readonly string[]): string =>
  [titulo, ...lineas.map((linea) => `- ${linea}`)].join('\n');

const deLiga = ({ liga }: PartidoContado): string => (liga === null ? '' : ` (${liga})`);

const comoSuplente = ({ suple }: PartidoContado): string => (suple ? `, como suplente de ${suple}` : '');

const dePartido = (uno: PartidoContado): string =>
  bloque(`Contra ${uno.rival}${deLiga(uno)}${comoSuplente(uno)}`, LINEAS[uno.novedad](uno));

function deLigaEntera({ liga, terminada, enlace }: LigaContada): string {
  const que = terminada
    ? 'La liga ha terminado: la clasificación es definitiva'
    : 'Se ha cerrado la clasificación: los partidos que faltaban se han adjudicado';
  return `${bloque(liga, [que])}${enlace === null ? '' : `\n${enlace}`}`;
}

function asuntoDe({ nombre, partidos, ligas }: Carta): string {
  const [unico] = partidos;
  if (partidos.length + ligas.length > 1)
    return `${nombre}: ${partidos.length + ligas.length} novedades de tus partidos`;
  if (!unico) return `${nombre}: tu liga ha terminado`;
  const { ahora, antes, novedad } = unico;
  const fecha = (ahora ?? antes)?.fecha;
  return `${nombre}: ${ASUNTOS[novedad]}${fecha ? ` (${fechaSemana(diaDe(fecha))})` : ''}`;
}

const CALENDARIO =
  'El archivo que acompaña a este correo pone al día esos partidos en tu calendario: ábrelo.';

/** The mail that tells a player what has changed. docs/reglas/avisos.md */
export function cartaDeAviso(carta: Carta): { asunto: string; texto: string } {
  const { nombre, pareja, partidos, ligas, calendario, baja, lleva, club } = carta;
  const parrafos = [
    `Hola, ${nombre}:`,
    ...(pareja === null ? [] : [`Sobre vuestra pareja, ${pareja}.`]),
    ...partidos.map(dePartido),
    ...ligas.map(deLigaEntera),
    ...(lleva ? [CALENDARIO] : []),
    ...(calendario === null ? [] : [`Tus partidos, siempre al día:\n${calendario}`]),
    `${club.nombre}\n${club.telefono}`,
    baja === null
      ? 'Para no recibir más avisos como este, dínoslo.'
      : `Para no recibir más avisos como este:\n${baja}`,
  ];
  return { asunto: asuntoDe(carta), texto: `${parrafos.join('\n\n')}\n` };
}
