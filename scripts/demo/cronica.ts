import { rutas } from '#contract/rutas.ts';
import { type FilaClasificacion, puntosDe, type Zona } from '#domain/clasificacion/fila.ts';
import { clasificacion, esPrimera, esUltima } from '#domain/clasificacion/tabla.ts';
import { type Dia, diaDe, horaDe, sumarDias } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { esDeSiempre } from '#domain/liga/deportes.ts';
import { TIPO_PRINCIPAL } from '#domain/liga/tipos.ts';
import { jugadoresDe } from '#domain/partido/partido.ts';
import {
  enVezDeSet,
  estaDecidido,
  ganadorDe,
  ganadorDeSet,
  type SetJugado,
  setsDe,
  sinJugar,
  vistoDesde,
} from '#domain/partido/resultado.ts';
import { type CronicaDemo, fechaGuardada, type PartidoDemo } from '#server/demo/temporada.ts';
import type { Inventada, LigaInventada } from './azar.ts';

/** How old a match may be and still be news. */
const DIAS = 5;
type Tres = [SetJugado, SetJugado, SetJugado];

/** `nombre` tells who `g`, the winner, and `r`, the rival, are; these are how a report calls them after that. */
type Lance = {
  demo: Inventada;
  liga: LigaInventada;
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
  const [uno, dos, tres] = ganador ? setsDe(vistoDesde(ganador, partido)) : [];
  return uno && dos && tres && ganadorDeSet(uno) === 2 && enVezDeSet(tres, 2, [uno, dos])
    ? [uno, dos, tres]
    : null;
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
    .filter((uno) => juega(uno, id) && (estaDecidido(uno) || sinJugar(uno)))
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

const ordinal = (n: number): string => PUESTOS[n - 1] ?? 'último';
/** "primer puesto", "tercer puesto compartido". */
function puestoDe(filas: readonly FilaClasificacion[], id: number): string {
  const fila = filas.find(({ idJugador }) => idJugador === id);
  return `${ordinal(fila?.puesto ?? 0)} puesto${fila?.empatado ? ' compartido' : ''}`;
}
const enLetra = (n: number): string => NUMEROS[n] ?? String(n);
const pistaDe = ({ demo }: Lance, { idPista }: PartidoDemo): string =>
  demo.pistas.find(({ id }) => id === idPista)?.nombre.replace(' ', '\u00a0') ?? '';
/** "sábado 5 de diciembre": the hour and the rest are beside the report. */
const diaDeSemana = ({ fecha }: PartidoDemo): string => fechaGuardada('semana', diaDe(fecha));
const SUPER = 'super tie-\u2060break';

/** "Patricia Gallardo" of "Patricia Gallardo Madrigal", and "Alba del Olmo" of "Alba del Olmo Yuste". */
const breve = (nombre: string): string => /^\S+ (?:del )?\S+/.exec(nombre)?.[0] ?? nombre;

const apellido = (nombre: string): string => breve(nombre).replace(/^\S+ /, '').replace(/^d/, 'D');

/** Both by their surname; two of one surname, by more of their names. */
const cortos = (uno: string, otro: string): readonly [string, string] =>
  [apellido, breve].map((de) => [de(uno), de(otro)] as const).find(([a, b]) => a !== b) ?? [uno, otro];

/** What a set with that margin is called: in its tie-break, clear, or neither. */
const segun = <T>(margen: number, enTieBreak: T, holgado: T, normal: T): T => {
  if (margen === 1) return enTieBreak;
  return margen > 3 ? holgado : normal;
};

/** Who came back, from what and where. Neither names nor places nor numbers agree with anybody: it is right of whoever plays. */
function entrada(lance: Lance): string {
  const { sets, partido, idGanador, idRival, enlace } = lance;
  const [uno, dos] = sets;
  const estaba = segun(
    dos[0] - dos[1],
    'a un tie-\u2060break de la derrota',
    uno[1] - uno[0] > 3 ? 'pocas señales de que fuera su día' : 'el partido cuesta arriba',
    'el partido cuesta arriba',
  );
  const [dia] = fechaSemana(partido.fecha).split(',');
  return `Con un set abajo y ${estaba}, ${enlace(idGanador)} dio la vuelta al partido ante ${enlace(idRival)} el ${dia} en ${pistaDe(lance, partido)}.`;
}

/** In words: the board has the figures. */
function losSets({ sets, partido, g, r }: Lance): string {
  const [uno, dos] = sets;
  const abre = segun(
    uno[1] - uno[0],
    `El primer set se decidió en el tie-\u2060break, y ahí ${r} jugó mejor los puntos que contaban.`,
    `A ${r} le entraba todo y el primer set voló.`,
    `${r} salió con más ritmo y, cuando ${g} quiso entrar en el partido, el primer set ya se había escapado.`,
  );
  const iguala = segun(
    dos[0] - dos[1],
    `El segundo se fue, juego a juego, hasta el tie-\u2060break: un par de malos puntos y a la ducha. Justo ahí sacó ${g} su mejor tenis.`,
    `En el segundo cambió todo: ${g} empezó a llegar a las bolas que antes veía pasar y se lo llevó de calle.`,
    `En el segundo, ${g} dejó de tener prisa: puntos más largos, menos fallos y, poco a poco, el set cayó de su lado.`,
  );
  const momento = horaDe(partido.fecha) < '14:00' ? 'La mañana' : 'La tarde';
  return `${momento} del ${diaDeSemana(partido)} empezó torcida para ${g}. ${abre} ${iguala}`;
}

/** What it is, for whoever has never heard of it, and how it went. */
function elSuper({ g, sets: [, , [suyos, otros]] }: Lance): string {
  const queda = `Quedaba el ${SUPER}, el desempate a diez puntos que hace de tercer set.`;
  const saludo = 'En la red, un saludo largo y dos caras de cansancio.';
  if (suyos > 10)
    return `${queda} Y con diez no bastó: siguieron hasta que alguien sacó los dos de ventaja que hacen falta, y fue ${g}. ${saludo}`;
  if (suyos - otros < 4)
    return `${queda} Fue de los que se ven con los dedos metidos en la valla, hasta que ${g} lo cerró con solo ${enLetra(suyos - otros)} de ventaja. ${saludo}`;
  return `${queda} Y ahí ya no hubo partido: ${g} se escapó pronto y lo cerró sin sustos. ${saludo}`;
}

/** Who won the last time they met in the league, which may be a season ago. */
function laOtraVez({ demo, partido, idGanador, idRival, g, r }: Lance): string {
  const tipos = new Map(demo.ligas.map(({ id, tipo }) => [id, tipo]));
  const ultimo = demo.partidos
    .filter(({ idLiga, fecha }) => tipos.get(idLiga) === TIPO_PRINCIPAL && fecha < partido.fecha)
    .filter((uno) => juega(uno, idGanador) && juega(uno, idRival) && ganadorDe(uno) !== null)
    .toSorted(anteriorPrimero)[0];
  if (!ultimo) return '';
  const dia = fechaGuardada('larga', diaDe(ultimo.fecha));
  return quienGana(ultimo) === idGanador
    ? ` La última vez que se vieron en la liga, el ${dia}, también ganó ${g}.`
    : ` Y había cuenta pendiente: la última vez que se vieron en la liga, el ${dia}, ganó ${r}.`;
}

const VALE: Record<Zona, string> = {
  ascenso: 'da el ascenso directo',
  promocionAscenso: 'lleva a la promoción de ascenso',
  porDecidir: 'está en el límite: si el empate sigue, habrá que decidirlo',
  promocionDescenso: 'lleva a la promoción de descenso',
  descenso: 'es todavía de descenso',
};

const soloUno = (puntos: number): string => (puntos === 1 ? 'solo uno' : enLetra(puntos));

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
      : `, a ${soloUno(puntos)} de ${quien}, que va en cabeza`;
  return puntos === 0 ? `, los mismos que ${quien}` : `, ${enLetra(puntos)} más que ${quien}`;
}

function laRacha(lance: Lance): string {
  const { idGanador } = lance;
  const suyos = hastaEntonces(lance, idGanador);
  const perdido = suyos.findIndex((uno) => quienGana(uno) !== idGanador);
  const racha = perdido < 0 ? suyos.length : perdido;
  if (racha > 1) return `, que suma ya ${enLetra(racha)} victorias seguidas,`;
  return suyos.length > 1 ? ', que venía de perder,' : '';
}

function laTabla(lance: Lance): string {
  const { liga, idGanador, idRival, g, nombre } = lance;
  const filas = tablaDe(lance);
  const suya = filas.find(({ idJugador }) => idJugador === idGanador);
  if (!suya) return '';
  const tabla = `<a href="${rutas.clasificaciones(TIPO_PRINCIPAL)}">clasificación</a>`;
  return [
    `En la ${tabla}, ${g}${laRacha(lance)} queda en el ${puestoDe(filas, idGanador)} de la ${liga.division}ª\u00a0División, con ${puntosDe(suya.puntos)}${distancia(lance, filas, suya)}.`,
    suya.zona ? ` Ese puesto ${VALE[suya.zona]}.` : '',
    filas[0]?.idJugador === idRival
      ? ''
      : ` ${breve(nombre(idRival))} está en el ${puestoDe(filas, idRival)}.`,
  ].join('');
}

const contraQuien = (partido: PartidoDemo, id: number): number =>
  jugadoresDe(partido).find((otro) => otro !== id) ?? id;

/** Whom the winner meets next: the leader, of whom the table has just been told, or how they stand. */
function elSuyo(lance: Lance, suyo: PartidoDemo): string {
  const id = contraQuien(suyo, lance.idGanador);
  const puesto = puestoDe(tablaDe(lance), id);
  const quien = lance.enlace(id);
  return puesto === `${PUESTOS[0]} puesto` && id !== lance.idRival
    ? `precisamente ${quien}`
    : `${quien}, que está en el ${puesto}`;
}

function loSiguiente(lance: Lance): string {
  const { idGanador, idRival, g, r, enlace } = lance;
  const [suyo, otro] = [siguiente(lance, idGanador), siguiente(lance, idRival)];
  const delRival = otro && enlace(contraQuien(otro, idRival));
  if (!(suyo || otro)) return `El próximo partido de ${g} y el de ${r} todavía no tienen fecha.`;
  if (!suyo)
    return `${r} vuelve a la pista el ${diaDeSemana(otro as PartidoDemo)}, contra ${delRival}. Allí estaremos.`;
  if (otro && diaDe(otro.fecha) === diaDe(suyo.fecha))
    return `El ${diaDeSemana(suyo)} toca volver a la pista. A ${r} le espera ${delRival}; a ${g}, ${elSuyo(lance, suyo)}. Allí estaremos.`;
  const yElRival = otro ? ` ${r} juega el ${diaDeSemana(otro)} contra ${delRival}.` : '';
  return `${g} vuelve a la pista el ${diaDeSemana(suyo)}, y le espera ${elSuyo(lance, suyo)}.${yElRival} Allí estaremos.`;
}

const PARRAFOS = [
  entrada,
  losSets,
  (lance: Lance) => elSuper(lance) + laOtraVez(lance),
  laTabla,
  loSiguiente,
];

function lanceDe(demo: Inventada, partido: PartidoDemo): Lance[] {
  const sets = remontada(partido);
  const liga = demo.ligas.find(({ id }) => id === partido.idLiga);
  if (!(sets && liga)) return [];
  const nombre = (id: number): string => demo.personas.find((una) => una.id === id)?.nombre ?? '';
  const enlace = (id: number): string => `<a href="${rutas.jugador(id)}">${breve(nombre(id))}</a>`;
  const idGanador = quienGana(partido);
  const idRival = contraQuien(partido, idGanador);
  const [g, r] = cortos(nombre(idGanador), nombre(idRival));
  return [{ demo, liga, partido, sets, idGanador, idRival, g, r, nombre, enlace }];
}

/** The last comeback of the league, as its result has it: the demo begins with news that people would read. */
export function cronicaDe(demo: Inventada, hoy: Dia): CronicaDemo | null {
  const divisiones = new Map(
    demo.ligas
      .filter((liga) => liga.tipo === TIPO_PRINCIPAL && esDeSiempre(liga))
      .map(({ id, division }) => [id, division]),
  );
  const divisionDe = ({ idLiga }: PartidoDemo): number => divisiones.get(idLiga) ?? 0;
  const [lance] = demo.partidos
    .filter(({ idLiga, fecha }) => divisiones.has(idLiga) && fecha < hoy && fecha > sumarDias(hoy, -DIAS))
    .toSorted((a, b) => anteriorPrimero(a, b) || divisionDe(a) - divisionDe(b))
    .flatMap((partido) => lanceDe(demo, partido));
  return lance
    ? {
        dia: diaDe(lance.partido.fecha),
        title: `${breve(lance.nombre(lance.idGanador))} remonta en el super tie-break`,
        content: PARRAFOS.map((parrafo) => `<p>${parrafo(lance)}</p>`).join(''),
        partido: demo.partidos.indexOf(lance.partido),
      }
    : null;
}
