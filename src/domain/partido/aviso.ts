import { type Dia, diaDe, type FechaHora, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { type Disciplina, esDeSiempre } from '#domain/liga/deportes.ts';
import { compararCompeticion, compararNivel, nombreDivision, tituloCompeticion } from '#domain/liga/liga.ts';
import { esDeMenores, type TipoLiga } from '#domain/liga/tipos.ts';
import { compararNombres, conMayuscula } from '#domain/texto.ts';

/** `publico` is how anybody may read them: minors and who chose a name of their own are told by it. */
export type Citado = { id: number; nombre: string; publico: string };

/** Who plays when and where. Without a date: put off, waiting for one. */
export type Convocado = Disciplina & {
  fecha: FechaHora | null;
  pista: string | null;
  jugador1: Citado;
  jugador2: Citado;
  tipo: TipoLiga;
  division: number;
};

type ConPublicos = Record<'idJugador1' | 'idJugador2', number> &
  Record<'jugador1' | 'jugador1Publico' | 'jugador2' | 'jugador2Publico', string>;

/** The two of a match, called to where it is, or to where it goes. */
export const convocadoDe = (
  { idJugador1, jugador1, jugador1Publico, idJugador2, jugador2, jugador2Publico }: ConPublicos,
  { fecha, pista, tipo, deporte, modo, division }: Omit<Convocado, 'jugador1' | 'jugador2'>,
): Convocado => ({
  ...{ fecha, pista, tipo, deporte, modo, division },
  jugador1: { id: idJugador1, nombre: jugador1, publico: jugador1Publico },
  jugador2: { id: idJugador2, nombre: jugador2, publico: jugador2Publico },
});

type ConDivision = Pick<Convocado, 'tipo' | 'deporte' | 'modo' | 'division'>;

const porLiga = (a: ConDivision, b: ConDivision): number => compararCompeticion(a, b) || compararNivel(a, b);

/** "Liga social, 2ª División", "Liga social de pádel por parejas, 1ª División", "Play-off". */
function titulo(de: ConDivision): string {
  const suya = nombreDivision(de.tipo, de.division);
  return suya === null ? tituloCompeticion(de) : `${tituloCompeticion(de)}, ${suya}`;
}

/** Its divisions are those of one type, sport and mode. */
const deCompeticion = ({ tipo, deporte, modo }: ConDivision): string =>
  esDeSiempre({ deporte, modo }) ? tipo : `${tipo}:${deporte}:${modo}`;

const claveDe = (uno: ConDivision): string => `${deCompeticion(uno)}:${uno.division}`;

/** One choice of whom the notice is for: everybody (empty), a competition, or one of its divisions. */
type GrupoDeAviso = { valor: string; etiqueta: string; tipo: TipoLiga | null };

/** The choices those matches give: a type with one division is one choice, and a single one is none. */
export function gruposDe(partidos: readonly ConDivision[]): GrupoDeAviso[] {
  const unicas = [...new Map(partidos.map((uno) => [claveDe(uno), uno])).values()].sort(porLiga);
  if (unicas.length < 2) return [];
  const competiciones = Map.groupBy(unicas, deCompeticion);
  const deCada = [...competiciones].flatMap(([valor, suyas]): GrupoDeAviso[] => {
    const divisiones = suyas.map((una) => ({ valor: claveDe(una), etiqueta: titulo(una), tipo: una.tipo }));
    const enteras = suyas.slice(0, 1).map((una) => {
      return { valor, etiqueta: `${tituloCompeticion(una)}, entera`, tipo: una.tipo };
    });
    return suyas.length > 1 && competiciones.size > 1 ? [...enteras, ...divisiones] : divisiones;
  });
  const [tipo = null, otro] = new Set(unicas.map((una) => una.tipo));
  return [{ valor: '', etiqueta: 'Todos', tipo: otro === undefined ? tipo : null }, ...deCada];
}

export const delGrupo = <P extends ConDivision>(partidos: readonly P[], valor: string): P[] =>
  partidos.filter((uno) => valor === '' || deCompeticion(uno) === valor || claveDe(uno) === valor);

/** What WhatsApp reads as bold, italics, struck out and code. */
const FORMATO = /[*_~`]/g;
const SALTOS = /\s+/g;

const llano = (texto: string): string => texto.replace(FORMATO, '').replace(SALTOS, ' ').trim();

/** By their surname who has nothing to hide, as on the desk; the rest by their public name. */
function nombresDe(partidos: readonly Convocado[], corto: Contexto['corto']): (quien: Citado) => string {
  const reservados = new Set(
    partidos.flatMap(({ tipo, jugador1, jugador2 }) =>
      [jugador1, jugador2]
        .filter(({ nombre, publico }) => esDeMenores(tipo) || nombre !== publico)
        .map(({ id }) => id),
    ),
  );
  return ({ id, nombre, publico }) => llano(reservados.has(id) ? publico : corto(id, nombre));
}

/** "*Sábado 28*". */
const tituloDeDia = (dia: Dia): string => {
  const [semana = ''] = fechaSemana(dia).split(',');
  return `*${conMayuscula(semana)} ${Number(dia.slice(8))}*`;
};

type ConNombres = Convocado & { uno: string; otro: string };

const porHora = (a: ConNombres, b: ConNombres): number =>
  (a.fecha ?? '').localeCompare(b.fecha ?? '') ||
  compararNombres(a.pista ?? '', b.pista ?? '') ||
  compararNombres(a.uno, b.uno);

const linea = ({ fecha, pista, uno, otro }: ConNombres): string =>
  [
    ...(fecha === null ? [] : [horaDe(fecha)]),
    ...(pista === null ? [] : [llano(pista)]),
    `${uno} – ${otro}`,
  ].join(' · ');

function bloque(encabezado: string, suyos: readonly ConNombres[]): string[] {
  const porDivision = Map.groupBy([...suyos].sort(porLiga), claveDe);
  const parrafos = [...porDivision.values()].map((unos) => {
    const [primero] = unos;
    return [...(primero ? [`_${titulo(primero)}_`] : []), ...[...unos].sort(porHora).map(linea)].join('\n');
  });
  return [encabezado, ...parrafos];
}

const PENDIENTES = '*Pendientes de nueva fecha*';

type Contexto = {
  /** The day whose matches rain stopped; null: it only calls them together. */
  suspendido: Dia | null;
  enlace: string;
  /** What somebody is called in little room, told apart from everybody who may read it, named here or not. */
  corto: (id: number, nombre: string) => string;
};

/** Who plays when and where, as pasted in the players' group of WhatsApp. docs/reglas/partidos.md */
export function avisoParaGrupo(
  partidos: readonly Convocado[],
  { suspendido, enlace, corto }: Contexto,
): string {
  if (partidos.length === 0) return '';
  const nombreDe = nombresDe(partidos, corto);
  const filas = partidos.map((partido) => ({
    ...partido,
    uno: nombreDe(partido.jugador1),
    otro: nombreDe(partido.jugador2),
  }));
  const porDia = Map.groupBy(filas.sort(porHora), ({ fecha }) => (fecha === null ? null : diaDe(fecha)));
  const pendientes = porDia.get(null) ?? [];
  return [
    ...(suspendido === null ? [] : [`Se suspenden por la lluvia partidos del ${fechaSemana(suspendido)}.`]),
    ...[...porDia].flatMap(([dia, suyos]) =>
      dia === null ? [] : bloque(`${suspendido === null ? '' : 'Pasan al '}${tituloDeDia(dia)}`, suyos),
    ),
    ...(pendientes.length === 0 ? [] : bloque(PENDIENTES, pendientes)),
    `Horario: ${enlace}`,
  ].join('\n\n');
}

/** The notice, ready to be sent from who opens it. What no address can hold is left out. */
export const enlaceDeWhatsApp = (texto: string, telefono = ''): string =>
  `https://wa.me/${telefono}?text=${encodeURIComponent(texto.toWellFormed())}`;
