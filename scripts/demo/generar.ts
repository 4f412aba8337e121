import { type Dia, diaDe, type FechaHora, sumarDias } from '#domain/fecha.ts';
import { ganadorDe } from '#domain/partido/resultado.ts';
import { anioDe, type PartidoDemo, type PistaDemo } from '#server/demo/temporada.ts';
import {
  crearAgenda,
  crearAzar,
  diaA,
  type Encuentro,
  type Inventada,
  type LigaInventada,
  type Plazo,
  plazoActual,
  plazoAnterior,
  proximoSabado,
} from './azar.ts';
import {
  crearLiga,
  crearPersonas,
  type FechasVuelta,
  fuerzaEn,
  INFANTILES,
  SOCIALES,
  SUELTAS,
  TAMANO,
} from './ligas.ts';
import { jugarPadel, type Tenis } from './padel.ts';
import {
  ASCENSOS,
  conResultado,
  enParejas,
  finDeSemana,
  huecoCerca,
  inventarIncidencias,
  jugarAmistosos,
  jugarLiga,
  jugarTemporada,
  type Mesa,
  personaDe,
  plantillasNuevas,
  porJugar,
} from './partidos.ts';

const PISTAS: readonly PistaDemo[] = ['Prado 1', 'Prado 2', 'Restón 1', 'Restón 2'].map((nombre, i) => ({
  id: i + 1,
  nombre,
  deporte: 'tenis',
}));

const FIJAS = [...SOCIALES, ...INFANTILES];
/** So many leave after a season, and as many are new. */
const CAMBIOS = { social: 5, infantil: 3 };
const VUELTA_FUTURA_DIAS = 60;
const VUELTA_EMPEZADA = 0.7;
/** Who is out: the n-th of the roster of the league in that place of `FIJAS`. */
const LESIONADOS = [
  { liga: 1, puesto: 4 },
  { liga: 4, puesto: 7 },
  { liga: 6, puesto: 3 },
];
const ELIMINADO = { liga: 2, puesto: 8 };

type Grupo = keyof typeof TAMANO;

const niveles = (grupo: Grupo): number => FIJAS.filter(({ tipo }) => tipo === grupo).length;

/** Provisional ids: the social players first, then the children; newcomers are the last of each. */
const primerId = (grupo: Grupo): number =>
  grupo === 'social' ? 1 : 1 + niveles('social') * TAMANO.social + CAMBIOS.social;

const idsDe = (desde: number, cuantos: number): number[] =>
  Array.from({ length: cuantos }, (_, i) => desde + i);

function ligasAnteriores(mesa: Mesa, anio: number): LigaInventada[] {
  return FIJAS.map((fija, i) => {
    const grupo: Grupo = fija.tipo === 'social' ? 'social' : 'infantil';
    const nivel = grupo === 'social' ? i : i - niveles('social');
    const plantilla = idsDe(primerId(grupo) + nivel * TAMANO[grupo], TAMANO[grupo]);
    for (const id of plantilla) personaDe(mesa, id).fuerza = fuerzaEn(mesa.azar, nivel);
    return crearLiga(fija, { id: i + 1, anio, plantilla, fechasVuelta: null });
  });
}

/** The first of the first division, as its last season ended. */
const deLaCopa = ([primera = []]: readonly number[][]): number[] => primera.slice(0, CUARTOS.length);

function plantillasDe(mesa: Mesa, grupo: Grupo, ordenes: readonly number[][]): number[][] {
  const tamano = TAMANO[grupo];
  const veteranos = ordenes.flat();
  // Neither who plays the cup has left, nor who goes up to their division.
  const siguen = [...deLaCopa(ordenes), ...(ordenes[1]?.slice(0, ASCENSOS) ?? [])];
  const pueden = mesa.azar.barajar(veteranos).filter((id) => !siguen.includes(id));
  const bajas = new Set(pueden.slice(0, CAMBIOS[grupo]));
  const altas = idsDe(primerId(grupo) + veteranos.length, CAMBIOS[grupo]);
  for (const id of altas) personaDe(mesa, id).fuerza = fuerzaEn(mesa.azar, niveles(grupo));
  return plantillasNuevas(ordenes, { bajas, altas, tamano });
}

function ligasActuales(mesa: Mesa, ordenes: readonly number[][], hoy: Dia): LigaInventada[] {
  const corte = niveles('social');
  const plantillas = [
    ...plantillasDe(mesa, 'social', ordenes.slice(0, corte)),
    ...plantillasDe(mesa, 'infantil', ordenes.slice(corte)),
  ];
  const fechasVuelta: FechasVuelta = {
    empezada: diaA(plazoActual(hoy), VUELTA_EMPEZADA),
    futura: sumarDias(hoy, VUELTA_FUTURA_DIAS),
  };
  return [...FIJAS, SUELTAS.amistosos, SUELTAS.playoff].map((fija, i) => {
    const opciones = { id: FIJAS.length + i + 1, anio: anioDe(hoy), plantilla: plantillas[i] ?? [] };
    return crearLiga(fija, { ...opciones, fechasVuelta });
  });
}

function apuntar(mesa: Mesa, ligas: readonly LigaInventada[]): void {
  for (const { id: idLiga, plantilla } of ligas)
    for (const id of plantilla) personaDe(mesa, id).idLiga = idLiga;
  const quien = ({ liga, puesto }: typeof ELIMINADO) => personaDe(mesa, ligas[liga]?.plantilla[puesto] ?? 0);
  for (const lesionado of LESIONADOS) quien(lesionado).estado = 'lesion';
  quien(ELIMINADO).estado = 'eliminado';
}

function crearMesa(hoy: Dia): Mesa {
  const azar = crearAzar(hoy);
  const agenda = crearAgenda(
    PISTAS.map(({ id }) => id),
    azar,
  );
  const cuantas = primerId('infantil') - 1 + niveles('infantil') * TAMANO.infantil + CAMBIOS.infantil;
  return { azar, agenda, personas: crearPersonas(azar, cuantas) };
}

function partidosActuales(
  mesa: Mesa,
  actuales: readonly LigaInventada[],
  { copa, hoy }: { copa: readonly number[]; hoy: Dia },
): PartidoDemo[] {
  const divisiones = actuales.slice(0, FIJAS.length);
  const [amistosos, playoff] = actuales.slice(FIJAS.length) as [LigaInventada, LigaInventada];
  const sociales = divisiones.slice(0, niveles('social')).flatMap(({ plantilla }) => plantilla);
  return [
    ...jugarPlayoff(mesa, playoff, copa, hoy),
    ...jugarAmistosos(mesa, amistosos, sociales, hoy),
    ...jugarTemporada(mesa, divisiones, hoy),
  ];
}

/** A fictional club around that day: same day, same club. Two seasons, the second one going on, and padel besides. */
export function generarDemo(ahora: FechaHora): Inventada {
  const hoy = diaDe(ahora);
  return jugarPadel(...generarTenis(hoy), hoy);
}

function generarTenis(hoy: Dia): [Mesa, Tenis] {
  const mesa = crearMesa(hoy);
  const anteriores = ligasAnteriores(mesa, anioDe(hoy) - 1);
  const acabadas = anteriores.map((liga) => jugarLiga(mesa, liga, plazoAnterior(hoy)));
  const ordenes = acabadas.map(({ orden }) => orden);
  const actuales = ligasActuales(mesa, ordenes, hoy);
  apuntar(mesa, actuales);
  const partidos = [
    ...acabadas.flatMap((acabada) => acabada.partidos),
    ...partidosActuales(mesa, actuales, { copa: deLaCopa(ordenes), hoy }),
  ];
  const incidencias = inventarIncidencias(mesa, actuales.slice(0, FIJAS.length), hoy);
  const ligas = [...anteriores, ...actuales];
  return [mesa, { pistas: PISTAS, personas: mesa.personas, ligas, partidos, incidencias }];
}

const DIAS_DE_RONDA = 14;
/** Who meets in the quarter-finals, by their place last season: the first two only in the final. */
const CUARTOS = [0, 7, 3, 4, 1, 6, 2, 5];

const quienGana = (partido: PartidoDemo): number =>
  ganadorDe(partido) === 2 ? partido.idJugador2 : partido.idJugador1;

function jugarRonda(
  mesa: Mesa,
  liga: LigaInventada,
  encuentros: readonly Encuentro[],
  plazo: Plazo,
): PartidoDemo[] {
  return encuentros.flatMap((encuentro, i) => {
    const hueco = huecoCerca(mesa, liga, encuentro, { dia: diaA(plazo, i / encuentros.length), plazo });
    return hueco ? [conResultado(mesa, liga.tipo, porJugar(liga, encuentro, hueco))] : [];
  });
}

/** The cup of the best eight of last season: quarter-finals, semifinals a fortnight later, and the final next weekend. */
function jugarPlayoff(mesa: Mesa, liga: LigaInventada, mejores: readonly number[], hoy: Dia): PartidoDemo[] {
  // Its own chance: however long its sets are, the league has the same ones.
  const aparte = { ...mesa, azar: crearAzar(`play-off ${hoy}`) };
  const parejas = enParejas(CUARTOS.map((puesto) => mejores[puesto] ?? 0));
  const plazo = (ronda: number): Plazo => ({
    desde: sumarDias(hoy, (ronda - 2) * DIAS_DE_RONDA),
    hasta: sumarDias(hoy, (ronda - 1) * DIAS_DE_RONDA - 1),
  });
  const cuartos = jugarRonda(aparte, liga, parejas, plazo(0));
  const semis = jugarRonda(aparte, liga, enParejas(cuartos.map(quienGana)), plazo(1));
  const final = enParejas(semis.map(quienGana)).flatMap((encuentro) => {
    const hueco = huecoCerca(mesa, liga, encuentro, {
      dia: proximoSabado(hoy),
      plazo: finDeSemana(hoy),
    });
    return hueco ? [porJugar(liga, encuentro, hueco)] : [];
  });
  return [...cuartos, ...semis, ...final];
}
