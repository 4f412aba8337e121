import { diaDe, type FechaHora, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import type { Novedad } from './novedad.ts';

type Cita = { fecha: FechaHora; pista: string | null };

export type PartidoContado = {
  novedad: Novedad;
  rival: string;
  liga: string | null;
  /** What was told before; null when nothing was. */
  antes: Cita | null;
  ahora: Cita | null;
  /** "6-4, 6-3", the player's games first. */
  marcador: string;
  gana: boolean;
  observaciones: string | null;
};

/** News of a league: it is over, or the matches that were missing have been awarded. */
export type LigaContada = { liga: string; terminada: boolean; enlace: string | null };

type Carta = {
  nombre: string;
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
  observaciones === null
    ? []
    : observaciones
        .split('\n')
        .map((linea) => linea.trim())
        .filter((linea) => linea !== '');

function resultadoDe({ gana, marcador, rival }: PartidoContado): string[] {
  const quien = gana ? 'Has ganado' : `Ha ganado ${rival}`;
  return [`Resultado: ${marcador === '' ? quien : `${quien}, ${marcador}`}`];
}

const MAL = 'Si no es así, dínoslo.';

const LINEAS = {
  nuevo: (uno) => [...ahoraEs(uno, 'Nuevo partido'), ...nota(uno)],
  conFecha: (uno) => [...ahoraEs(uno, 'Ya tiene fecha'), ...nota(uno)],
  movido: (uno) => [...ahoraEs(uno, 'Cambia. Ahora'), ...antesEra(uno), ...nota(uno)],
  aplazado: (uno) => ['No se juega: queda aplazado, sin fecha todavía', ...antesEra(uno), ...nota(uno)],
  cancelado: (uno) => ['No se juega: se ha cancelado', ...antesEra(uno), ...nota(uno)],
  retirado: (uno) => ['No se juega: se ha quitado del calendario', ...antesEra(uno)],
  adjudicado: (uno) => ['No se juega: se ha adjudicado al cerrar la clasificación', ...antesEra(uno)],
  resultado: (uno) => [...resultadoDe(uno), MAL],
  sinResultado: () => ['Se ha retirado el resultado'],
} as const satisfies Record<Novedad, (uno: PartidoContado) => string[]>;

const bloque = (titulo: string, lineas: readonly string[]): string =>
  [titulo, ...lineas.map((linea) => `- ${linea}`)].join('\n');

const deLiga = ({ liga }: PartidoContado): string => (liga === null ? '' : ` (${liga})`);

const dePartido = (uno: PartidoContado): string =>
  bloque(`Contra ${uno.rival}${deLiga(uno)}`, LINEAS[uno.novedad](uno));

const deLigaEntera = ({ liga, terminada, enlace }: LigaContada): string =>
  [
    bloque(liga, [
      terminada
        ? 'La liga ha terminado: la clasificación es definitiva'
        : 'Se ha cerrado la clasificación: los partidos que faltaban se han adjudicado',
    ]),
    ...(enlace === null ? [] : [enlace]),
  ].join('\n');

const ASUNTOS = {
  nuevo: 'nuevo partido',
  conFecha: 'tu partido ya tiene fecha',
  movido: 'cambia tu partido',
  aplazado: 'partido aplazado',
  cancelado: 'partido cancelado',
  retirado: 'partido retirado',
  adjudicado: 'partido adjudicado',
  resultado: 'resultado de tu partido',
  sinResultado: 'resultado retirado',
} as const satisfies Record<Novedad, string>;

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
  const { nombre, partidos, ligas, calendario, baja, lleva, club } = carta;
  const parrafos = [
    `Hola, ${nombre}:`,
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
