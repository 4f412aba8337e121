import type { Pista } from '#contract/liga/pistas.ts';
import type { Propuesta } from '#contract/liga/propuesta.ts';
import { TIPOS_PEDIDOS, type TipoPedido, tiposDe } from '#contract/opciones.ts';
import { type Dia, diaDe, esDia, sumarDias } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { CLASES, type TipoLiga } from '#domain/liga/tipos.ts';
import { proximoFinDeSemana } from '#domain/panel/panel.ts';
import type { Cabida } from '#domain/propuesta/cabida.ts';
import type { LineaEditada } from '#domain/propuesta/revision.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';

/** A line on screen: `clave` is its name while it is here. */
export type Linea = LineaEditada & { clave: number };

export type Opciones = {
  tipo: TipoPedido | null;
  fecha1: Dia | null;
  fecha2: Dia | null;
  vacio: boolean;
  rellenarConAmistosos: boolean;
  /** Active courts that cannot be used. */
  noDisponibles: number[];
};

/** What the engine told of its proposal. */
export type Resultado = Omit<Propuesta, 'partidos'>;

export type Estado = {
  opciones: Opciones;
  lineas: Linea[];
  resultado: Resultado | null;
  /** What the lines were found for. */
  calculada: Opciones | null;
  /** The lines before each change made by hand, and after each that was taken back. */
  atras: Linea[][];
  adelante: Linea[][];
};

/** What another proposal begins with. */
const SIN_HISTORIA = { atras: [], adelante: [] };

/** Lines changed by hand, to which there is a way back. */
export const conLineas = (estado: Estado, lineas: Linea[]): Estado => ({
  ...estado,
  lineas,
  atras: [...estado.atras, estado.lineas],
  adelante: [],
});

/** One change back, or again one that was taken back; as it is where there is none. */
export function volver(estado: Estado, hacia: 'atras' | 'adelante'): Estado {
  const desde = hacia === 'atras' ? 'adelante' : 'atras';
  const lineas = estado[hacia].at(-1);
  return lineas === undefined
    ? estado
    : {
        ...estado,
        lineas,
        [hacia]: estado[hacia].slice(0, -1),
        [desde]: [...estado[desde], estado.lineas],
      };
}

/** Active, and not taken out of this proposal. */
export const estaDisponible = (
  { id, estado }: Pick<Pista, 'id' | 'estado'>,
  { noDisponibles }: Pick<Opciones, 'noDisponibles'>,
): boolean => estado === 'activa' && !noDisponibles.includes(id);

/** What the way here asks for: a type, and the first of two days. */
type Encargada = { tipo: TipoPedido | null; dia: Dia | null };

/** Of the address; what is no type or no day asks for nothing. */
export function encargadaDe(params: URLSearchParams): Encargada {
  const [tipo, dia] = [params.get('tipo'), params.get('dia') ?? ''];
  return { tipo: TIPOS_PEDIDOS.find((uno) => uno === tipo) ?? null, dia: esDia(dia) ? dia : null };
}

/** Whether the way here asks for another type or another day than that proposal's. */
export const pideOtra = ({ opciones }: Estado, { tipo, dia }: Encargada): boolean =>
  (tipo !== null && tipo !== opciones.tipo) || (dia !== null && dia !== opciones.fecha1);

/** "Liga Social, sábado, 28 de noviembre". */
export function nombreDePropuesta({ opciones: { tipo, fecha1 } }: Pick<Estado, 'opciones'>): string {
  const liga = tipo === null || tipo === 'ambos' ? 'social e infantil' : CLASES[tipo].nombre;
  return fecha1 === null ? liga : `${liga}, ${fechaSemana(fecha1)}`;
}

/** A match that is arranged: its day, and the type of its league. */
export type Puesto = { dia: Dia; tipo: TipoLiga | undefined };

type CuandoYQue = Pick<Opciones, 'tipo' | 'fecha1' | 'fecha2'>;

/** How many of those types are arranged on those days. */
export function puestosEn(puestos: readonly Puesto[], { tipo, fecha1, fecha2 }: CuandoYQue): number {
  if (tipo === null) return 0;
  const { tipo: uno, tipos = [uno] } = tiposDe(tipo);
  return puestos.filter(
    (puesto) => [fecha1, fecha2].includes(puesto.dia) && tipos.some((suyo) => suyo === puesto.tipo),
  ).length;
}

/** The first weekend after today with nothing of those types arranged. */
export function finDeSemanaLibre(hoy: Dia, tipo: TipoPedido | null, puestos: readonly Puesto[]): [Dia, Dia] {
  const [fecha1, fecha2] = proximoFinDeSemana(hoy);
  const hay = puestosEn(puestos, { tipo, fecha1, fecha2 }) > 0;
  return hay ? finDeSemanaLibre(fecha2, tipo, puestos) : [fecha1, fecha2];
}

/** Matches, saved or about to be. */
export const comoPuestos = (
  partidos: readonly Pick<Linea, 'fecha' | 'idLiga'>[],
  tipoDe: (idLiga: number) => TipoLiga | undefined,
): Puesto[] =>
  partidos.flatMap(({ fecha, idLiga }): Puesto[] =>
    fecha === null || idLiga === null ? [] : [{ dia: diaDe(fecha), tipo: tipoDe(idLiga) }],
  );

const NADA: Encargada = { tipo: null, dia: null };

/** What a proposal is asked for with until somebody changes it: docs/reglas/propuesta.md. */
export function estadoInicial(
  hoy: Dia,
  { tipo: encargado, dia }: Encargada = NADA,
  puestos: readonly Puesto[] = [],
): Estado {
  const tipo = encargado ?? 'ambos';
  const [fecha1, fecha2] = dia === null ? finDeSemanaLibre(hoy, tipo, puestos) : [dia, sumarDias(dia, 1)];
  const opciones = { fecha1, fecha2, tipo, vacio: false, rellenarConAmistosos: true, noDisponibles: [] };
  return { opciones, lineas: [], resultado: null, calculada: null, ...SIN_HISTORIA };
}

/** The days asked for, one or two. */
export const diasPedidos = ({ fecha1, fecha2 }: Pick<Opciones, 'fecha1' | 'fecha2'>): Dia[] =>
  [fecha1, fecha2].filter((dia) => dia !== null);

/** The second of two days follows the first, wherever that goes; a day alone stays alone. */
export const conPrimerDia = ({ fecha2 }: Pick<Opciones, 'fecha2'>, dia: Dia | null): Partial<Opciones> =>
  dia === null || fecha2 === null ? { fecha1: dia } : { fecha1: dia, fecha2: sumarDias(dia, 1) };

/** The weekend goes with the type until somebody chooses another. */
export function conTipo(
  { tipo: antes, fecha1, fecha2 }: CuandoYQue,
  tipo: TipoPedido | null,
  libre: (tipo: TipoPedido | null) => [Dia, Dia],
): Partial<Opciones> {
  if (String([fecha1, fecha2]) !== String(libre(antes))) return { tipo };
  const [primero, segundo] = libre(tipo);
  return { tipo, fecha1: primero, fecha2: segundo };
}

/** The proposal takes the place of whatever lines there were. */
export function conPropuesta(
  estado: Estado,
  { partidos, ...resultado }: Propuesta,
  opciones: Opciones,
): Estado {
  const lineas = partidos.map((linea, indice) => ({ ...linea, clave: indice + 1 }));
  return { ...estado, lineas, resultado, calculada: opciones, ...SIN_HISTORIA };
}

const enTexto = ({ fecha, idPista, idLiga, idJugador1, idJugador2 }: Linea): string =>
  [fecha, idPista, idLiga, idJugador1, idJugador2].join();

const juntas = (lineas: readonly Linea[]): string => lineas.map(enTexto).sort().join(' ');

/** The lines as they came, before any change. */
export const halladas = ({ lineas, atras: [primeras = lineas] }: Estado): Linea[] => primeras;

/** Whether the lines are no longer those that were found, in whatever order. */
export const cambiadas = (estado: Estado): boolean =>
  estado.calculada !== null && juntas(halladas(estado)) !== juntas(estado.lineas);

const pedido = ({ noDisponibles, ...resto }: Opciones): string =>
  JSON.stringify([Object.entries(resto).sort(), noDisponibles.toSorted((una, otra) => una - otra)]);

/** Whether what is asked for now is not what the lines were found for. */
export const otraPeticion = ({ calculada, opciones }: Estado): boolean =>
  calculada !== null && pedido(calculada) !== pedido(opciones);

const libre = (lineas: readonly Linea[]): number => Math.max(0, ...lineas.map(({ clave }) => clave)) + 1;

/** A line with everything to be chosen, at the end. */
export const anadir = (lineas: readonly Linea[]): Linea[] => [
  ...lineas,
  { clave: libre(lineas), fecha: null, idPista: null, idLiga: null, idJugador1: null, idJugador2: null },
];

/** What would make place for a pair: the line in the way goes elsewhere, and the pair's is put at the end. */
export function hacerSitio(lineas: readonly Linea[], { linea, mover }: Cabida): Linea[] {
  const movidas = lineas.map((otra, indice) =>
    indice === mover?.linea ? { ...otra, fecha: mover.fecha, idPista: mover.idPista } : otra,
  );
  return [...movidas, { ...linea, clave: libre(lineas) }];
}

/** Another league has other players: those chosen stay only while the league does. */
export function cambiar(lineas: readonly Linea[], clave: number, cambios: Partial<LineaEditada>): Linea[] {
  return lineas.map((linea) => {
    if (linea.clave !== clave) return linea;
    const otraLiga = cambios.idLiga !== undefined && cambios.idLiga !== linea.idLiga;
    return { ...linea, ...(otraLiga && { idJugador1: null, idJugador2: null }), ...cambios };
  });
}

const orden = ({ fecha, idPista }: Linea): [string, number] => [fecha ?? '9', idPista ?? Number.MAX_VALUE];

/** By day, hour and court; what is still to be placed, last. */
export const ordenar = (lineas: readonly Linea[]): Linea[] =>
  lineas.toSorted((una, otra) => {
    const [[fechaUna, pistaUna], [fechaOtra, pistaOtra]] = [orden(una), orden(otra)];
    if (fechaUna !== fechaOtra) return fechaUna < fechaOtra ? -1 : 1;
    return pistaUna - pistaOtra;
  });

/** The playing days, and those of the lines. */
export function diasDe({ opciones: { fecha1, fecha2 }, lineas }: Estado): Dia[] {
  const dias = [fecha1, fecha2, ...lineas.map(({ fecha }) => fecha?.slice(0, 10) ?? null)];
  return [...new Set(dias.filter((dia) => dia !== null))].sort();
}

/** The leagues of the lines. */
export const ligasDe = ({ lineas }: Pick<Estado, 'lineas'>): number[] =>
  [...new Set(lineas.flatMap(({ idLiga }) => idLiga ?? []))].sort((una, otra) => una - otra);

/** Whoever plays on two days is on court twice. */
export const jugadoresEnPista = (cuanta: number): string =>
  cuantos(cuanta, 'jugador en pista', 'jugadores en pista');

/** What the badge says. */
export function veredicto({ demostrado, cota, lineas, gente, cuantosFuera }: Resultado): string {
  if (lineas === 0 && cuantosFuera === 0) return 'No hay ningún partido que proponer';
  if (demostrado)
    return lineas === 0 ? 'No cabe ningún partido (comprobado)' : 'La mejor posible (comprobado)';
  const faltan = gente ? gente.cota - gente.juegan : cota - lineas;
  if (faltan <= 0)
    return `${gente ? 'No puede jugar más gente' : 'No caben más partidos'}; el reparto quizá mejore`;
  return `A falta de ${gente ? jugadoresEnPista(faltan) : cuantos(faltan, 'partido', 'partidos')} como mucho`;
}

function queMejoroDeGente(mas: number, demostrado: boolean): string {
  if (mas > 0) return `Mejorada: ${jugadoresEnPista(mas)} más`;
  if (demostrado) return 'Comprobado: no hay propuesta mejor';
  return 'No juega más gente que en la hallada; el reparto y las horas no son peores';
}

/** What a longer search was good for. */
export function queMejoro(antes: Resultado, { lineas, gente, demostrado }: Resultado): string {
  if (gente && antes.gente) return queMejoroDeGente(gente.juegan - antes.gente.juegan, demostrado);
  const mas = lineas - antes.lineas;
  if (mas > 0) return mas === 1 ? 'Mejorada: cabe 1 partido más' : `Mejorada: caben ${mas} partidos más`;
  if (demostrado) return 'Comprobado: no hay propuesta mejor';
  return 'No caben más partidos de los hallados; el reparto y las horas no son peores';
}
