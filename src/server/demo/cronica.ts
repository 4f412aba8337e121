import { rutas } from '#contract/rutas.ts';
import { type FilaClasificacion, puntosDe, type Zona } from '#domain/clasificacion/fila.ts';
import { clasificacion, esPrimera, esUltima } from '#domain/clasificacion/tabla.ts';
import { type Dia, diaDe, horaDe, sumarDias } from '#domain/fecha.ts';
import { fechaLarga, fechaSemana } from '#domain/fecha-texto.ts';
import { TIPO_PRINCIPAL } from '#domain/liga/tipos.ts';
import { vistoDesde } from '#domain/partido/marcador.ts';
import { jugadoresDe } from '#domain/partido/partido.ts';
import {
  enVezDeSet,
  estaAplazado,
  estaCancelado,
  ganadorDe,
  ganadorDeSet,
  type SetJugado,
  setsJugados,
} from '#domain/partido/resultado.ts';
import type { FilaNueva } from '#server/db/types.ts';
import type { Demo, LigaDemo, PartidoDemo } from './azar.ts';

/** How old a match may be and still be news. */
const DIAS = 5;
/** When the courts close. */
const HORA = 'T21:30:00Z';

type Tres = [SetJugado, SetJugado, SetJugado];

/** `nombre` tells who `g`, the winner, and `r`, the rival, are; these are how a report calls them after that. */
type Lance = {
  demo: Demo;
  liga: LigaDemo;
  partido: PartidoDemo;
  sets: Tres;
  idGanador: number;
  idRival: number;
  g: string;
  r: string;
  nombre: (id: number) => string;
  enlace: (id: number) => string;
};

/** Its sets as the winner saw them, who lost the first one and won the tie-break that decides; null for any other. */
function remontada(partido: PartidoDemo): Tres | null {
  const ganador = partido.observaciones === null && ganadorDe(partido);
  const [uno, dos, tres] = ganador ? setsJugados(vistoDesde(ganador, partido).sets) : [];
  return uno && dos && tres && ganadorDeSet(uno) === 2 && enVezDeSet(tres, 2) ? [uno, dos, tres] : null;
}

const juega = (partido: PartidoDemo, id: number): boolean => jugadoresDe(partido).includes(id);

const quienGana = ({ idJugador1, idJugador2, ...partido }: PartidoDemo): number =>
  ganadorDe(partido) === 1 ? idJugador1 : idJugador2;

const anteriorPrimero = (uno: PartidoDemo, otro: PartidoDemo): number => otro.fecha.localeCompare(uno.fecha);

/** What the player had won or lost in that league when the match ended, the last first. */
const hastaEntonces = ({ demo, partido }: Lance, id: number): PartidoDemo[] =>
  demo.partidos
    .filter(({ idLiga, fecha }) => idLiga === partido.idLiga && fecha <= partido.fecha)
    .filter((uno) => juega(uno, id) && ganadorDe(uno) !== null)
    .toSorted(anteriorPrimero);

/** What the player plays next in that league; undefined: nothing has a date. */
const siguiente = ({ demo, partido }: Lance, id: number): PartidoDemo | undefined =>
  demo.partidos
    .filter(({ idLiga, fecha }) => idLiga === partido.idLiga && fecha > partido.fecha)
    .filter((uno) => juega(uno, id) && !estaAplazado(uno) && !estaCancelado(uno))
    .toSorted(anteriorPrimero)
    .at(-1);

/** The table at the end of that day. */
function tablaDe({ demo, liga, partido }: Lance): FilaClasificacion[] {
  const { ligas, personas, partidos } = demo;
  return clasificacion(
    liga,
    personas.filter(({ idLiga }) => idLiga === liga.id).map((una) => ({ ...una, enLiga: true })),
    partidos.filter((uno) => diaDe(uno.fecha) <= diaDe(partido.fecha)),
    { hoy: diaDe(partido.fecha), esPrimera: esPrimera(liga, ligas), esUltima: esUltima(liga, ligas) },
  );
}

const PUESTOS = 'primer segundo tercer cuarto quinto sexto séptimo octavo noveno décimo'.split(' ');
const NUMEROS = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez'.split(' ');

const puestoDe = (filas: readonly FilaClasificacion[], id: number): string =>
  PUESTOS[filas.findIndex(({ idJugador }) => idJugador === id)] ?? 'último';
const enLetra = (n: number): string => NUMEROS[n] ?? String(n);
const pistaDe = ({ demo }: Lance, { idPista }: PartidoDemo): string =>
  demo.pistas.find(({ id }) => id === idPista)?.nombre.replace(' ', '\u00a0') ?? '';
/** "sábado 5 de diciembre": the hour and the rest are beside the report. */
const diaDeSemana = ({ fecha }: PartidoDemo): string => fechaSemana(fecha).replace(',', '');
const SUPER = 'super tie-\u2060break';

/** "Patricia Gallardo" of "Patricia Gallardo Madrigal", and "Alba del Olmo" of "Alba del Olmo Yuste". */
const breve = (nombre: string): string => /^\S+ (?:del )?\S+/.exec(nombre)?.[0] ?? nombre;

const apellido = (nombre: string): string => breve(nombre).replace(/^\S+ /, '').replace(/^d/, 'D');

/** Both by their surname; two of one surname, by more of their names. */
const cortos = (uno: string, otro: string): readonly [string, string] =>
  [apellido, breve].map((de) => [de(uno), de(otro)] as const).find(([a, b]) => a !== b) ?? [uno, otro];

/** What the board beside it does not tell, whichever way the games fell. */
function losJuegos({ sets: [uno, dos], idRival, enlace }: Lance): string {
  const r = enlace(idRival);
  const [suyos, otros] = [uno[0] + dos[0], uno[1] + dos[1]];
  if (suyos > otros) return `le tocó remontar un set ante ${r}`;
  return `le bastaron ${suyos}\u00a0juegos, ${suyos < otros ? `contra ${otros} de` : 'los mismos que'} ${r},`;
}

/** Neither names nor places nor numbers agree with anybody: a report is right of whoever plays. */
function entrada(lance: Lance): string {
  const { liga, idGanador, enlace } = lance;
  const puesto = puestoDe(tablaDe(lance), idGanador);
  return `A ${enlace(idGanador)} ${losJuegos(lance)} para ganar y quedar en el ${puesto} puesto de la ${liga.division}ª\u00a0División.`;
}

/** What a set with that margin is called: in its tie-break, clear, or neither. */
const segun = <T>(margen: number, enTieBreak: T, holgado: T, normal: T): T => {
  if (margen === 1) return enTieBreak;
  return margen > 3 ? holgado : normal;
};

/** In words: the board has the figures. */
function losSets(lance: Lance): string {
  const { sets, partido, g, r } = lance;
  const [uno, dos] = sets;
  const abre = segun(
    uno[1] - uno[0],
    'se llevó el primer set en el tie-\u2060break',
    'dejó pocas opciones en el primer set',
    'se adelantó en el primer set',
  );
  const iguala = segun(
    dos[0] - dos[1],
    'salvó el segundo en el tie-\u2060break',
    'contestó con un segundo set rotundo',
    'igualó en el segundo',
  );
  const momento = horaDe(partido.fecha) < '14:00' ? 'La mañana' : 'La tarde';
  return `${momento} del ${diaDeSemana(partido)}, en ${pistaDe(lance, partido)}, empezó cuesta arriba para ${g}: ${r} ${abre}. Desde ahí no valía fallar más, y ${g} no falló: ${iguala} y llevó el partido al ${SUPER}.`;
}

/** What it is, for whoever has never heard of it, and how it went. */
function elSuper({ g, sets: [, , [suyos, otros]] }: Lance): string {
  const desempate = 'En ese desempate, que hace de tercer set y se juega a diez puntos,';
  if (suyos > 10)
    return `${desempate} tampoco había manera de separarse: el marcador pasó de diez hasta que llegaron los dos de ventaja que hacen falta.`;
  if (suyos - otros < 4)
    return `${desempate} ${g} ganó por ${enLetra(suyos - otros)}: los que caben en un par de bolas buenas.`;
  return `${desempate} ya no hubo dudas.`;
}

function losSuper(lance: Lance): string {
  const { g, idGanador } = lance;
  const suyos = hastaEntonces(lance, idGanador).filter(({ sets }) => setsJugados(sets).some(enVezDeSet));
  const ganados = suyos.filter((uno) => quienGana(uno) === idGanador).length;
  if (suyos.length === 1) return `Era su primer ${SUPER} en esta liga, y cayó de su lado.`;
  const jugados = `los ${enLetra(suyos.length)} ${SUPER}s que ha jugado en esta liga`;
  return ganados === suyos.length
    ? `${g} ha ganado ${jugados}: cuando toca sufrir, responde.`
    : `De ${jugados}, ${g} ha ganado ${enLetra(ganados)}.`;
}

/** Who won the last time they met in the league, which may be a season ago. */
function laOtraVez({ demo, partido, idGanador, idRival, g, r }: Lance): string {
  const tipos = new Map(demo.ligas.map(({ id, tipo }) => [id, tipo]));
  const ultimo = demo.partidos
    .filter(({ idLiga, fecha }) => tipos.get(idLiga) === TIPO_PRINCIPAL && fecha < partido.fecha)
    .filter((uno) => juega(uno, idGanador) && juega(uno, idRival) && ganadorDe(uno) !== null)
    .toSorted(anteriorPrimero)[0];
  if (!ultimo) return '';
  return quienGana(ultimo) === idGanador
    ? ` La última vez que se vieron en la liga, el ${fechaLarga(ultimo.fecha)}, también ganó ${g}.`
    : ` Y había una cuenta pendiente: la última vez que se vieron en la liga, el ${fechaLarga(ultimo.fecha)}, ganó ${r}.`;
}

const VALE: Record<Zona, string> = {
  ascenso: 'da el ascenso directo',
  promocionAscenso: 'lleva a la promoción de ascenso',
  promocionDescenso: 'lleva a la promoción de descenso',
  descenso: 'es todavía de descenso',
};

/** How far from the first place, or from the second one. */
function distancia(
  { idGanador, nombre }: Lance,
  filas: readonly FilaClasificacion[],
  suya: FilaClasificacion,
) {
  const [primera, segunda] = filas;
  const otra = primera === suya ? segunda : primera;
  if (!otra) return '';
  const quien = breve(nombre(otra.idJugador));
  const puntos = Math.abs(otra.puntos - suya.puntos);
  if (primera?.idJugador !== idGanador)
    return puntos === 0
      ? `, los mismos que ${quien}, que va en cabeza`
      : `, a ${enLetra(puntos)} de ${quien}, que va en cabeza`;
  return puntos === 0 ? `, los mismos que ${quien}` : `, ${enLetra(puntos)} más que ${quien}`;
}

function laRacha(lance: Lance): string {
  const { g, idGanador } = lance;
  const suyos = hastaEntonces(lance, idGanador);
  const perdido = suyos.findIndex((uno) => quienGana(uno) !== idGanador);
  const racha = perdido < 0 ? suyos.length : perdido;
  if (racha > 1) return `Son ya ${enLetra(racha)} victorias seguidas para ${g}, que`;
  return `Con la victoria, ${g}${suyos.length > 1 ? ', que venía de perder,' : ''}`;
}

function laTabla(lance: Lance): string {
  const { idGanador, idRival, r } = lance;
  const filas = tablaDe(lance);
  const suya = filas.find(({ idJugador }) => idJugador === idGanador);
  if (!suya) return '';
  const tabla = `<a href="${rutas.clasificaciones(TIPO_PRINCIPAL)}">clasificación</a>`;
  return [
    `${laRacha(lance)} suma ${puntosDe(suya.puntos)} en la ${tabla}${distancia(lance, filas, suya)}.`,
    suya.zona ? ` Ese ${puestoDe(filas, idGanador)} puesto ${VALE[suya.zona]}.` : '',
    filas[0]?.idJugador === idRival ? '' : ` ${r} está en el ${puestoDe(filas, idRival)} puesto.`,
  ].join('');
}

const contraQuien = (partido: PartidoDemo, id: number): number =>
  jugadoresDe(partido).find((otro) => otro !== id) ?? id;

function loSiguiente(lance: Lance): string {
  const { idGanador, idRival, g, r, enlace } = lance;
  const [suyo, otro] = [siguiente(lance, idGanador), siguiente(lance, idRival)];
  const contra = (uno: PartidoDemo, id: number, coma = '') =>
    `el ${diaDeSemana(uno)}${coma} ${enlace(contraQuien(uno, id))}`;
  if (!suyo && otro) return `A ${r} le espera ${contra(otro, idRival)}.`;
  if (!suyo) return `El próximo partido de ${g} y el de ${r} todavía no tienen fecha.`;
  const puesto = puestoDe(tablaDe(lance), contraQuien(suyo, idGanador));
  const elSuyo = `${enlace(contraQuien(suyo, idGanador))}, que ocupa el ${puesto} puesto`;
  if (otro && diaDe(otro.fecha) === diaDe(suyo.fecha))
    return `El ${diaDeSemana(suyo)} hay que volver a la pista: a ${g} le espera ${elSuyo}; a ${r}, ${enlace(contraQuien(otro, idRival))}.`;
  const delRival = otro ? `; a ${r}, ${contra(otro, idRival, ',')}` : '';
  return `A ${g} le espera el ${diaDeSemana(suyo)} ${elSuyo}${delRival}.`;
}

const PARRAFOS = [
  entrada,
  losSets,
  (lance: Lance) => `${elSuper(lance)} ${losSuper(lance)}${laOtraVez(lance)}`,
  laTabla,
  loSiguiente,
];

/** The saved ids of what the demo calls by its own. */
type Guardados = { jugador: (id: number) => number; partido: (partido: PartidoDemo) => number };

function lanceDe(demo: Demo, partido: PartidoDemo, { jugador }: Guardados): Lance[] {
  const sets = remontada(partido);
  const liga = demo.ligas.find(({ id }) => id === partido.idLiga);
  if (!(sets && liga)) return [];
  const nombre = (id: number): string => demo.personas.find((una) => una.id === id)?.nombre ?? '';
  const enlace = (id: number): string =>
    `<a href="${rutas.jugador(jugador(id))}">${breve(nombre(id)).replaceAll(' ', '\u00a0')}</a>`;
  const idGanador = quienGana(partido);
  const idRival = contraQuien(partido, idGanador);
  const [g, r] = cortos(nombre(idGanador), nombre(idRival));
  return [{ demo, liga, partido, sets, idGanador, idRival, g, r, nombre, enlace }];
}

/** The last comeback of the league, as its result has it: the demo begins with news that people would read. */
export function cronicaDe(demo: Demo, hoy: Dia, guardados: Guardados): FilaNueva<'noticia'>[] {
  const divisiones = new Map(
    demo.ligas.filter(({ tipo }) => tipo === TIPO_PRINCIPAL).map(({ id, division }) => [id, division]),
  );
  const divisionDe = ({ idLiga }: PartidoDemo): number => divisiones.get(idLiga) ?? 0;
  return demo.partidos
    .filter(({ idLiga, fecha }) => divisiones.has(idLiga) && fecha < hoy && fecha > sumarDias(hoy, -DIAS))
    .toSorted((a, b) => anteriorPrimero(a, b) || divisionDe(a) - divisionDe(b))
    .flatMap((partido) => lanceDe(demo, partido, guardados))
    .slice(0, 1)
    .map((lance) => ({
      dt: Date.parse(diaDe(lance.partido.fecha) + HORA) / 1000,
      title: `${breve(lance.nombre(lance.idGanador))} remonta en el super tie-break`,
      content: PARRAFOS.map((parrafo) => `<p>${parrafo(lance)}</p>`).join(''),
      link: rutas.partido(guardados.partido(lance.partido)),
      publicada: 1,
      fijada: 0,
    }));
}
