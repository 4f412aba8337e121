import type { Clausura } from '#domain/clausura/clausura.ts';
import { type Dia, diaDe, diaSemana, diasEntre, sumarDias } from '#domain/fecha.ts';
import { DEPORTES, type Deporte } from '#domain/liga/deportes.ts';
import { vueltasTotales } from '#domain/liga/liga.ts';
import { ocupa } from '#domain/partido/ocupacion.ts';
import { clavePareja, juega, type Partido, parejaDe } from '#domain/partido/partido.ts';
import { deLaPareja, piernasDebidas, sinJugar } from '#domain/partido/resultado.ts';
import type { JugadorPropuesta, LigaPropuesta } from '#domain/propuesta/datos.ts';
import { franjasDeJugador, franjasDePareja, primerAbierto } from '#domain/propuesta/horas.ts';
import { cabenAlDia, cabenEn, cabenHasta, cuandoCaben, type Horas } from './capacidad.ts';
import { finAlRitmo, jugadoEn, type Ritmo, ritmoDe, SEMANA } from './ritmo.ts';

type LigaPronostico = LigaPropuesta & { limite: Dia };

/** Everything that a forecast depends on, as plain data. */
export type DatosPronostico = {
  hoy: Dia;
  /** The active leagues that are managed, of every type: those of a sport share its courts. */
  ligas: LigaPronostico[];
  jugadores: JugadorPropuesta[];
  /** The ids of the courts of each sport that are open. */
  pistas: Readonly<Record<Deporte, readonly number[]>>;
  /** Courts shut on some days to come; not there when none is. */
  clausuras?: readonly Clausura[];
  /** Day → players with an incident that day. */
  ausencias: Record<Dia, number[]>;
  /** Every match of those leagues. */
  partidos: Partido[];
  /** Whether nobody is given a match in a band in which they say they never can. */
  franjasFirmes?: boolean;
};

/** What keeps a league from ending in time; said in words where it is read. */
export type Cuello =
  /** Its second leg opens that day; null: it has none, and is supposed open. `abierta`: the first end, were it open now. */
  | { que: 'vuelta'; desde: Dia | null; abierta: Dia | null }
  /** They have to be given more matches than days of weekends are left on which they can play. */
  | { que: 'jugador'; idJugador: number; faltan: number; dias: number }
  /** More of its matches a weekend are needed than the courts take in its hours. */
  | { que: 'pistas'; caben: number }
  /** They owe each other a match, and in no band can both. */
  | { que: 'franjas'; idJugador: number; idRival: number }
  /** Injured: theirs are not counted while they are. */
  | { que: 'lesion'; idJugador: number; debe: number };

/**
 * `tarde`: at its pace it ends after its last day; `noCabe`: what is left has no room until then; `sinRitmo`: it has
 * room, and too little has been played to say more.
 */
export const VEREDICTOS = ['noCabe', 'tarde', 'sinRitmo', 'llega', 'acabada'] as const;
type Veredicto = (typeof VEREDICTOS)[number];

export type PronosticoLiga = {
  idLiga: number;
  limite: Dia;
  /** Legs not yet decided between those who play, and how many of them are arranged. */
  debidos: number;
  puestos: number;
  /** Weekends left, and the matches that each would have to take; null when none is left. */
  fines: number;
  hacenFalta: number | null;
  /** On weekends alone it cannot end before; null: later than anybody looks. */
  comoPronto: Dia | null;
  /** As the last weeks went, and when it would end; null while there are none to go by. */
  ritmo: (Ritmo & { final: Dia | null }) | null;
  veredicto: Veredicto;
  cuellos: Cuello[];
};

/** Until that day more has to be given a court than all of them take. */
type Apretura = { hasta: Dia; porPoner: number; caben: number };

/** Of the leagues of a sport together: its courts, and until when they are too few. */
type DeDeporte = { deporte: Deporte; pistas: number; apretura: Apretura | null };

type Pronostico = { ligas: PronosticoLiga[]; deportes: DeDeporte[] };

const [DOMINGO, SABADO] = [0, 6];

/** A season is not looked at further than this: a year and a half. */
const MAX_SEMANAS = 78;

/** Every Saturday and Sunday after that day, up to another: all that leagues are played on. */
export function diasDeJuego(tras: Dia, hasta: Dia): Dia[] {
  const hay = Math.max(0, diasEntre(tras, hasta));
  const dias = Array.from({ length: hay }, (_, i) => sumarDias(tras, i + 1));
  return dias.filter((dia) => [DOMINGO, SABADO].includes(diaSemana(dia)));
}

const lunesDe = (dia: Dia): Dia => sumarDias(dia, -((diaSemana(dia) + 6) % SEMANA));

export const cuantosFines = (dias: readonly Dia[]): number => new Set(dias.map(lunesDe)).size;

/** Legs not decided of a player, how many are not arranged either, and how many of these wait for the second leg. */
type DeJugador = { debe: number; porPoner: number; segundas: number };

/** What a league still has to play between those who can. */
type Deuda = {
  debidos: number;
  puestos: number;
  /** Who has a leg neither decided nor arranged with whom, by id. */
  sinPoner: [number, number][];
  /** By id; of who is injured too. */
  porJugador: Map<number, DeJugador>;
};

/** Who counts for the end of a league: nobody waits for who is injured or struck off. */
const juegaAun = ({ estado }: Pick<JugadorPropuesta, 'estado'>): boolean => estado === 'activo';

/** Of each pair, how many legs it has not decided, and how many of them are not arranged. */
function parejasDe(
  liga: Pick<LigaPropuesta, 'id' | 'idaVuelta'>,
  quienes: readonly JugadorPropuesta[],
  partidos: readonly Partido[],
) {
  const propios = partidos.filter(({ idLiga }) => idLiga === liga.id);
  const suyos = Map.groupBy(propios, parejaDe);
  return quienes.flatMap((quien, i) =>
    quienes.slice(i + 1).map((rival) => {
      const jugados = deLaPareja(suyos.get(clavePareja(quien.id, rival.id)) ?? []);
      const faltan = piernasDebidas(vueltasTotales(liga), jugados);
      return { dos: [quien, rival] as const, faltan, porPoner: Math.max(0, faltan - jugados.acordados) };
    }),
  );
}

/** docs/reglas/pronostico.md */
export function deudaDe(
  liga: Pick<LigaPropuesta, 'id' | 'idaVuelta'>,
  jugadores: readonly JugadorPropuesta[],
  partidos: readonly Partido[],
): Deuda {
  const quienes = jugadores.filter(({ idLiga, estado }) => idLiga === liga.id && estado !== 'eliminado');
  const parejas = parejasDe(liga, quienes, partidos);
  const seJuegan = parejas.filter(({ dos }) => dos.every(juegaAun));
  const suma = (cuales: typeof parejas, cual: 'faltan' | 'porPoner'): number =>
    cuales.reduce((total, pareja) => total + pareja[cual], 0);
  const porJugador = quienes.map((quien) => {
    const suyas = (juegaAun(quien) ? seJuegan : parejas).filter(({ dos }) => dos.includes(quien));
    const segundas = suyas.filter(({ faltan, porPoner }) => porPoner > 0 && porPoner === faltan).length;
    const cuenta = { debe: suma(suyas, 'faltan'), porPoner: suma(suyas, 'porPoner') };
    return [quien.id, { ...cuenta, segundas: liga.idaVuelta ? segundas : 0 }] as const;
  });
  const debidos = suma(seJuegan, 'faltan');
  return {
    debidos,
    puestos: debidos - suma(seJuegan, 'porPoner'),
    sinPoner: seJuegan.filter(({ porPoner }) => porPoner > 0).map(({ dos: [a, b] }) => [a.id, b.id]),
    porJugador: new Map(porJugador),
  };
}

/** The days of the week on which some start of the league is in no band in which one of them never can. */
function cuandoPueden(
  { hoy, franjasFirmes = false }: DatosPronostico,
  liga: LigaPropuesta,
  quienes: readonly JugadorPropuesta[],
): number[] {
  const unFin = diasDeJuego(hoy, sumarDias(hoy, SEMANA));
  const franjas = quienes.map((quien) => franjasDeJugador(quien, liga, { dias: unFin, franjasFirmes }));
  const cerradas = franjasDePareja(franjas)?.cerradas ?? [];
  return unFin
    .filter((_, i) => primerAbierto(liga, { inicio: 0, fin: 24 * 60 }, cerradas[i]) !== null)
    .map(diaSemana);
}

/** The days on which somebody can be given a match: one a day. */
function diasLibresDe(
  datos: DatosPronostico,
  liga: LigaPronostico,
  quien: JugadorPropuesta,
  dias: readonly Dia[],
): Dia[] {
  const puede = cuandoPueden(datos, liga, [quien]);
  const suyos = datos.partidos.filter((partido) => ocupa(partido) && juega(partido, quien.id));
  const ocupados = new Set(suyos.map(({ fecha }) => diaDe(fecha)));
  const falta = (dia: Dia) => datos.ausencias[dia]?.includes(quien.id);
  return dias.filter((dia) => puede.includes(diaSemana(dia)) && !ocupados.has(dia) && !falta(dia));
}

/** The last of some days of which each may be out of sight. */
const elUltimo = (dias: readonly (Dia | null)[]): Dia | null =>
  dias.includes(null) ? null : (dias.toSorted().at(-1) ?? null);

type Libres = Map<number, Dia[]>;

const pistasDe = (datos: DatosPronostico, deporte: Deporte) => ({ ...datos, pistas: datos.pistas[deporte] });

/** The first day on which everything could have been played. docs/reglas/pronostico.md */
function comoProntoDe(
  datos: DatosPronostico,
  liga: LigaPronostico,
  deuda: Deuda,
  { dias, libres }: { dias: readonly Dia[]; libres: Libres },
): Dia | null {
  const { hoy, partidos } = datos;
  const enElDia = (suyos: readonly Dia[], cuantos: number): Dia | null =>
    cuantos <= 0 ? hoy : (suyos[cuantos - 1] ?? null);
  const abre = liga.fechaIdaVuelta ?? hoy;
  const deJugadores = [...libres].flatMap(([id, suyos]) => {
    const { porPoner = 0, segundas = 0 } = deuda.porJugador.get(id) ?? {};
    const trasAbrir = suyos.filter((dia) => dia >= abre);
    return [enElDia(suyos, porPoner), enElDia(trasAbrir, segundas)];
  });
  const puestos = partidos
    .filter((partido) => partido.idLiga === liga.id && ocupa(partido) && sinJugar(partido))
    .map(({ fecha }) => diaDe(fecha));
  const porPoner = deuda.debidos - deuda.puestos;
  const dePistas = porPoner === 0 ? hoy : cuandoCaben(pistasDe(datos, liga.deporte), liga, dias, porPoner);
  return elUltimo([hoy, ...puestos, ...deJugadores, dePistas]);
}

const MAX_NOMBRADOS = 4;

/** Who has to be given more matches than days are left to them, most of all first. */
function deJugadores(liga: LigaPronostico, { porJugador }: Deuda, libres: Libres): Cuello[] {
  return [...libres]
    .map(([idJugador, suyos]) => ({
      que: 'jugador' as const,
      idJugador,
      faltan: porJugador.get(idJugador)?.porPoner ?? 0,
      dias: suyos.filter((dia) => dia <= liga.limite).length,
    }))
    .filter(({ faltan, dias }) => faltan > dias)
    .sort((a, b) => b.faltan - b.dias - (a.faltan - a.dias) || a.idJugador - b.idJugador)
    .slice(0, MAX_NOMBRADOS);
}

const deLesionados = ({ jugadores }: DatosPronostico, liga: LigaPropuesta, { porJugador }: Deuda): Cuello[] =>
  jugadores
    .filter(({ idLiga, estado }) => idLiga === liga.id && estado === 'lesion')
    .map(({ id }) => ({ que: 'lesion' as const, idJugador: id, debe: porJugador.get(id)?.debe ?? 0 }))
    .filter(({ debe }) => debe > 0);

/** Who would never be proposed the match they owe each other. */
function deFranjas(datos: DatosPronostico, liga: LigaPropuesta, { sinPoner }: Deuda): Cuello[] {
  const conFranjas = datos.jugadores.filter(({ franjas }) => franjas);
  return sinPoner
    .filter((dos) => {
      const quienes = conFranjas.filter(({ id }) => dos.includes(id));
      return quienes.length === dos.length && cuandoPueden(datos, liga, quienes).length === 0;
    })
    .slice(0, MAX_NOMBRADOS)
    .map(([idJugador, idRival]) => ({ que: 'franjas', idJugador, idRival }));
}

type DeLiga = Pick<PronosticoLiga, 'limite' | 'debidos' | 'comoPronto' | 'ritmo'>;

/** A second leg without day is always told; one still to open, of a league that is late. */
function deVuelta(
  { idaVuelta, fechaIdaVuelta, limite }: LigaPronostico,
  hoy: Dia,
  abierta: Dia | null,
  { comoPronto, ritmo }: DeLiga,
): Cuello[] {
  if (!idaVuelta) return [];
  if (fechaIdaVuelta === null) return [{ que: 'vuelta', desde: null, abierta: null }];
  const apura = !llega(comoPronto, limite) || (ritmo !== null && !llega(ritmo.final, limite));
  if (fechaIdaVuelta <= hoy || !apura) return [];
  return [{ que: 'vuelta', desde: fechaIdaVuelta, abierta: abierta === comoPronto ? null : abierta }];
}

const llega = (dia: Dia | null, limite: Dia): boolean => dia !== null && dia <= limite;

/** The pace of a league, which no end may come before what there is room for. */
function alRitmo(
  { hoy, partidos }: DatosPronostico,
  idLiga: number,
  debidos: number,
  comoPronto: Dia | null,
) {
  const ritmo = ritmoDe(jugadoEn(partidos, idLiga, hoy), hoy);
  return ritmo && { ...ritmo, final: elUltimo([comoPronto, finAlRitmo(debidos, ritmo.porSemana, hoy)]) };
}

function veredictoDe({ limite, debidos, comoPronto, ritmo }: DeLiga): Veredicto {
  if (debidos === 0) return 'acabada';
  if (!llega(comoPronto, limite)) return 'noCabe';
  if (ritmo === null) return 'sinRitmo';
  return llega(ritmo.final, limite) ? 'llega' : 'tarde';
}

/** The days of weekends up to one on which some court takes a match of the league; with none at all, every one. */
function diasAbiertos(datos: DatosPronostico, liga: LigaPronostico, hasta: Dia): Dia[] {
  const enPistas = pistasDe(datos, liga.deporte);
  return diasDeJuego(datos.hoy, hasta).filter(
    (dia) => cabenAlDia(enPistas, liga) === 0 || cabenEn(enPistas, liga, dia) > 0,
  );
}

function deLaLiga(datos: DatosPronostico, liga: LigaPronostico, deuda: Deuda): PronosticoLiga {
  const { hoy, jugadores } = datos;
  const { limite } = liga;
  const { debidos, puestos } = deuda;
  const dias = diasAbiertos(datos, liga, sumarDias(hoy, MAX_SEMANAS * SEMANA));
  const activos = jugadores.filter((quien) => quien.idLiga === liga.id && juegaAun(quien));
  const libres: Libres = new Map(activos.map((quien) => [quien.id, diasLibresDe(datos, liga, quien, dias)]));
  const hastaLimite = diasAbiertos(datos, liga, limite);
  const fines = cuantosFines(hastaLimite);
  const comoPronto = comoProntoDe(datos, liga, deuda, { dias, libres });
  const abierta = comoProntoDe(datos, { ...liga, fechaIdaVuelta: null }, deuda, { dias, libres });
  const ritmo = alRitmo(datos, liga.id, debidos, comoPronto);
  const noCaben = debidos - puestos > cabenHasta(pistasDe(datos, liga.deporte), liga, hastaLimite);
  return {
    idLiga: liga.id,
    limite,
    debidos,
    puestos,
    fines,
    hacenFalta: fines === 0 ? null : debidos / fines,
    comoPronto,
    ritmo,
    veredicto: veredictoDe({ limite, debidos, comoPronto, ritmo }),
    cuellos: [
      ...deJugadores(liga, deuda, libres),
      ...(noCaben && fines > 0
        ? [{ que: 'pistas' as const, caben: 2 * cabenAlDia(pistasDe(datos, liga.deporte), liga) }]
        : []),
      ...deVuelta(liga, hoy, abierta, { limite, debidos, comoPronto, ritmo }),
      ...deFranjas(datos, liga, deuda),
      ...deLesionados(datos, liga, deuda),
    ],
  };
}

/** The first day until which all the leagues of a sport that end by then have to be given more than its courts take. */
function apreturaDe(datos: DatosPronostico, deporte: Deporte, deudas: Map<number, Deuda>): Apretura | null {
  const { hoy, ligas } = datos;
  const porPonerDe = ({ id }: LigaPronostico): number => {
    const { debidos = 0, puestos = 0 } = deudas.get(id) ?? {};
    return debidos - puestos;
  };
  const suyas = ligas.filter((liga) => liga.deporte === deporte);
  const pendientes = suyas.filter((liga) => porPonerDe(liga) > 0 && liga.limite > hoy);
  const horas: Horas = {
    inicio: Math.min(...pendientes.map(({ inicio }) => inicio)),
    fin: Math.max(...pendientes.map(({ fin }) => fin)),
    duracion: Math.min(...pendientes.map(({ duracion }) => duracion)),
  };
  const limites = [...new Set(pendientes.map(({ limite }) => limite))].sort();
  for (const hasta of limites) {
    const hastaEntonces = pendientes.filter(({ limite }) => limite <= hasta);
    const porPoner = hastaEntonces.reduce((suma, liga) => suma + porPonerDe(liga), 0);
    const caben = cabenHasta(pistasDe(datos, deporte), horas, diasDeJuego(hoy, hasta));
    if (caben > 0 && porPoner > caben) return { hasta, porPoner, caben };
  }
  return null;
}

/** Whether each league ends in time, by counting what is left and where it has room. docs/reglas/pronostico.md */
export function pronosticar(datos: DatosPronostico): Pronostico {
  const { ligas, jugadores, partidos, pistas } = datos;
  const deudas = new Map(ligas.map((liga) => [liga.id, deudaDe(liga, jugadores, partidos)]));
  return {
    ligas: ligas.flatMap((liga) => {
      const deuda = deudas.get(liga.id);
      return deuda ? [deLaLiga(datos, liga, deuda)] : [];
    }),
    deportes: DEPORTES.filter((deporte) => ligas.some((liga) => liga.deporte === deporte)).map((deporte) => ({
      deporte,
      pistas: pistas[deporte].length,
      apretura: apreturaDe(datos, deporte, deudas),
    })),
  };
}
