import fc from 'fast-check';
import {
  AL_IRSE,
  type AlIrse,
  quitarDelHorario,
  resolverSalidas,
  type Salida,
  trasIrse,
} from '#domain/clasificacion/al-irse.ts';
import type { FilaClasificacion } from '#domain/clasificacion/fila.ts';
import { resolverDivision, trasResolver } from '#domain/clasificacion/resolver-division.ts';
import { clasificacion } from '#domain/clasificacion/tabla.ts';
import { marcasCon } from '#domain/futuro/escenario.ts';
import { type Hecho, necesidadesDe } from '#domain/futuro/necesidad.ts';
import { type Futuro, futuroDe, type Marca } from '#domain/futuro/zonas.ts';
import { estaFuera, type JugadorLiga, type Liga } from '#domain/liga/liga.ts';
import { REGLAS_AL_IRSE, type ReglaAlIrse, type Reglas, reglasIniciales } from '#domain/liga/reglas.ts';
import { PENDIENTE } from '#domain/partido/desenlace.ts';
import { dobleSeisCero } from '#domain/partido/marcador.ts';
import { clavePareja, juega, ladoDe, type Partido } from '#domain/partido/partido.ts';
import {
  deLaPareja,
  deMarcador,
  estaAplazado,
  ganadorDe,
  loAplazo,
  piernasDebidas,
  sinJugar,
} from '#domain/partido/resultado.ts';
import { ligaDe } from '../builders/liga.ts';
import { partidoDe } from '../builders/partido.ts';
import { azar, barajar, conPuntos, type Dado, hasta, jugarAlAzar, reglasAlAzar } from './futuro.ts';
import { desempatesAlAzar } from './futuro-liguilla.ts';

/** Half a season at random, with those who leave, and what staff and players may still do of it. */

const [AYER, HOY, LUEGO] = ['2026-11-20T10:00', '2026-11-21', '2026-12-10T10:00'];
const AHORA = `${HOY}T18:00`;

const ACTOS = [
  'juega',
  'juega',
  'juega',
  'adjudica',
  'cancela',
  'aplaza',
  'resuelve',
  'cierra',
  'noVienen',
] as const;
type Acto = { que: (typeof ACTOS)[number]; semilla: number };

export type Temporada = {
  semilla: number;
  n: number;
  idaVuelta: boolean;
  /** Of a hundred legs, how many are played already. */
  jugado: number;
  regla: ReglaAlIrse;
  bajas: Baja[];
  /** Who leaves after all that is said has been said. */
  seVan: Baja[];
  actos: Acto[];
};

type Baja = { quien: number; eliminado: boolean; como: AlIrse };

const semilla = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const baja = fc.record({ quien: fc.nat(7), eliminado: fc.boolean(), como: fc.constantFrom(...AL_IRSE) });

export const temporadas: fc.Arbitrary<Temporada> = fc.record({
  semilla,
  n: fc.integer({ min: 4, max: 8 }),
  idaVuelta: fc.boolean(),
  jugado: fc.integer({ min: 40, max: 95 }),
  regla: fc.constantFrom(...REGLAS_AL_IRSE),
  bajas: fc.array(baja, { maxLength: 2 }),
  seVan: fc.array(baja, { minLength: 1, maxLength: 3 }),
  actos: fc.array(fc.record({ que: fc.constantFrom(...ACTOS), semilla }), { minLength: 1, maxLength: 12 }),
});

type Estado = { liga: Liga; ligas: Liga[]; jugadores: JugadorLiga[]; partidos: Partido[] };

const una = <T>(dado: Dado, cosas: readonly T[]): T | undefined => cosas[hasta(dado, cosas.length - 1)];

/** A leg as the half season left it; undefined when nobody has arranged it. */
function pierna(dado: Dado, partido: Partido, jugado: number, liga: Liga): Partido | undefined {
  if (dado() * 100 < jugado) return jugarAlAzar(dado, { ...partido, fecha: AYER }, liga.reglas);
  switch (hasta(dado, 5)) {
    case 0:
      return { ...partido, fecha: LUEGO };
    case 1:
      return { ...partido, fecha: AYER };
    case 2:
      return { ...partido, fecha: AYER, desenlace: { que: 'aplazado', por: 1 } };
    case 3:
      return { ...partido, fecha: LUEGO, desenlace: { que: 'cancelado', tras: null } };
    default:
      return undefined;
  }
}

/** Rules of which less is said: what is said has to hold all the same. */
const rarasAlAzar = (dado: Dado): Partial<Reglas> => ({
  retirada: dado() < 0.5 ? 'comoVa' : 'alRival',
  derrotaRetirada: dado() < 0.5 ? 'noPresentado' : 'jugado',
  derrotaAjustada: dado() < 0.5 ? null : hasta(dado, 3),
  ninguno: dado() < 0.3 ? null : hasta(dado, 4) - 2,
  empate: dado() < 0.5 ? null : hasta(dado, 4),
  ...(dado() < 0.3 && { puntosSetGanado: 2, puntosSetPerdido: 1, victoria: hasta(dado, 1) * 3 }),
});

export function empezar({ semilla, n, idaVuelta, jugado, regla }: Temporada): Estado {
  const dado = azar(semilla);
  const reglas = {
    ...reglasAlAzar(dado),
    ...(dado() < 0.3 && { desempates: reglasIniciales('social').desempates }),
    ...(dado() < 0.4 && { desempates: desempatesAlAzar(dado) }),
    ascensos: hasta(dado, 2),
    promociones: hasta(dado, 1),
    ...{ saltoPrimero: 1 + hasta(dado, 2), saltoUltimo: 1 + hasta(dado, 2), puntosCiclo: hasta(dado, 5) },
    eliminadosOcupanPlaza: dado() < 0.3,
    alIrse: regla,
    ...(dado() < 0.4 && rarasAlAzar(dado)),
  };
  // In cycles or not, each alone or in pairs: what can still happen hangs on neither.
  const deTemporada = { ciclo: hasta(dado, 2), modo: dado() < 0.3 ? 'parejas' : 'individual' } as const;
  const liga = ligaDe({ ...deTemporada, division: 2, idaVuelta, reglas });
  const jugadores = Array.from(
    { length: n },
    (_, i): JugadorLiga => ({
      ...{ id: i + 1, nombre: `J${i}`, estado: 'activo', enLiga: true },
      ...conPuntos(dado),
    }),
  );
  const parejas = jugadores.flatMap(({ id }) =>
    jugadores.filter((otro) => otro.id > id).map((otro) => [id, otro.id] as const),
  );
  const piernas = idaVuelta ? [...parejas, ...parejas] : parejas;
  const partidos = piernas.flatMap(([idJugador1, idJugador2], i) => {
    const suya = pierna(dado, partidoDe({ id: i + 1, idJugador1, idJugador2 }), jugado, liga);
    return suya ? [suya] : [];
  });
  const vecina = (id: number, division: number): Liga => ligaDe({ ...deTemporada, id, division });
  const ligas = [liga, vecina(2, 1), vecina(3, 3)];
  return { liga, ligas, jugadores, partidos };
}

const conIds = (partidos: readonly Partido[]): Partido[] => {
  let libre = Math.max(0, ...partidos.map(({ id }) => id));
  return partidos.map((partido) => {
    if (partido.id !== 0) return partido;
    libre += 1;
    return { ...partido, id: libre };
  });
};

export function irse(estado: Estado, { quien, eliminado, como }: Baja): Estado {
  const id = (quien % estado.jugadores.length) + 1;
  const jugadores = estado.jugadores.map((uno): JugadorLiga => {
    if (uno.id !== id) return uno;
    return eliminado ? { ...uno, estado: 'eliminado' } : { ...uno, enLiga: false };
  });
  const { liga } = estado;
  const datos = { liga, jugadores, partidos: estado.partidos, ahora: AHORA, duracion: 90 };
  const tras = trasIrse(estado.partidos, resolverSalidas(datos, new Set([id]), como));
  const salida: Salida = { idJugador: id, idLiga: liga.id, deTodas: false };
  const quitados = new Map(quitarDelHorario(tras, [salida], AHORA).map((uno) => [uno.id, uno]));
  const partidos = conIds(tras.map((uno) => quitados.get(uno.id) ?? uno));
  return { ...estado, jugadores, partidos };
}

export const mediaTemporada = (temporada: Temporada): Estado =>
  temporada.bajas.reduce(irse, empezar(temporada));

/** What may be played, awarded, cancelled or put off: what is arranged, and the legs that are owed. */
function abiertas({ liga, jugadores, partidos }: Estado): Partido[] {
  const total = liga.estado === 'inactiva' ? 0 : liga.idaVuelta ? 2 : 1;
  const porPareja = Map.groupBy(partidos, (uno) => clavePareja(uno.idJugador1, uno.idJugador2));
  return jugadores.flatMap(({ id: idJugador1 }) =>
    jugadores
      .filter((otro) => otro.id > idJugador1)
      .flatMap(({ id: idJugador2 }) => {
        const suyos = porPareja.get(clavePareja(idJugador1, idJugador2)) ?? [];
        const acordados = suyos.filter(sinJugar);
        if (piernasDebidas(total, deLaPareja(suyos)) <= acordados.length) return acordados;
        const nuevo = partidoDe({ id: 0, idJugador1, idJugador2, fecha: LUEGO });
        return [...acordados, suyos.find(estaAplazado) ?? nuevo];
      }),
  );
}

const guardar = (estado: Estado, partido: Partido): Estado => ({
  ...estado,
  partidos: conIds(
    partido.id === 0
      ? [...estado.partidos, partido]
      : estado.partidos.map((uno) => (uno.id === partido.id ? partido : uno)),
  ),
});

function resolver(estado: Estado, dado: Dado, cierra: boolean): Estado {
  const { liga, jugadores, partidos } = estado;
  if (liga.estado === 'inactiva') return estado;
  const quitar = new Set(dado() < 0.5 ? partidos.map(({ id }) => id) : []);
  const decididos = barajar(
    dado,
    jugadores.map(({ id }) => id),
  );
  const opciones = { ahora: AHORA, duracion: 90, esPrimera: false, esUltima: false, quitar, decididos };
  const tras = conIds(trasResolver(partidos, resolverDivision(liga, jugadores, partidos, opciones)));
  const cerrada = { ...liga, estado: 'inactiva' as const, reglas: { ...liga.reglas, decididos } };
  return { ...estado, partidos: tras, liga: cierra ? cerrada : liga };
}

function hacer(estado: Estado, { que, semilla }: Acto): Estado {
  const dado = azar(semilla);
  if (que === 'resuelve' || que === 'cierra') return resolver(estado, dado, que === 'cierra');
  const partido = una(dado, abiertas(estado));
  if (!partido) return estado;
  switch (que) {
    case 'juega':
      return guardar(estado, jugarAlAzar(dado, { ...partido, desenlace: PENDIENTE }, estado.liga.reglas));
    case 'adjudica': {
      const desenlace = deMarcador(dobleSeisCero(dado() < 0.5 ? 1 : 2), true) ?? PENDIENTE;
      return guardar(estado, { ...partido, sintetico: true, desenlace });
    }
    case 'cancela':
      return guardar(estado, { ...partido, desenlace: { que: 'cancelado', tras: loAplazo(partido) } });
    case 'noVienen':
      return guardar(estado, {
        ...partido,
        desenlace: { que: 'ningunoPresentado', tras: loAplazo(partido) },
      });
    case 'aplaza':
      return guardar(estado, { ...partido, desenlace: { que: 'aplazado', por: 'club' } });
    default:
      return que satisfies never;
  }
}

type Lugar = { fila: FilaClasificacion; mejor: number; peor: number };

/** The table, and of who shares a place all that may still be said to be theirs. */
function tablaDe({ liga, jugadores, partidos }: Estado): Map<number, Lugar> {
  const filas = clasificacion(liga, jugadores, partidos, { hoy: HOY, esPrimera: false, esUltima: false });
  const cuantos = (puesto: number): number => filas.filter((fila) => fila.puesto === puesto).length;
  return new Map(
    filas.map((fila) => [
      fila.idJugador,
      { fila, mejor: fila.puesto, peor: fila.puesto + cuantos(fila.puesto) - 1 },
    ]),
  );
}

const ES_LO_DICHO: Record<Marca, (lugar: Lugar) => boolean> = {
  primero: ({ peor }) => peor === 1,
  ascenso: ({ fila }) => fila.zona === 'ascenso',
  promocion: ({ fila }) =>
    fila.zona === 'ascenso' || fila.zona === 'promocionAscenso' || fila.zona === 'porDecidir',
  salvado: ({ fila }) => fila.zona !== 'descenso' && fila.zona !== 'promocionDescenso',
  sinDescenso: ({ fila }) => fila.zona !== 'descenso',
  promocionDescenso: ({ fila }) => fila.zona === 'promocionDescenso',
  descenso: ({ fila }) => fila.zona === 'descenso',
};

/** What was said of a player that the table now denies. */
function negadas(
  { mejor, peor, marca, metas }: Futuro,
  suyo: Lugar,
  hastas: ReadonlyMap<string, number>,
): string[] {
  return [
    suyo.mejor < mejor && `best ${mejor}, and is ${suyo.mejor}`,
    suyo.peor > peor && `worst ${peor}, and is ${suyo.peor}`,
    marca && !ES_LO_DICHO[marca](suyo) && `${marca}, and is in ${suyo.fila.zona}`,
    ...metas.map(({ meta, estado }) => {
      const tope = hastas.get(meta) ?? 0;
      if (estado === 'hecho' && suyo.peor > tope) return `${meta} done, and is ${suyo.peor}`;
      return estado === 'imposible' && suyo.mejor <= tope && `${meta} out of reach, and is ${suyo.mejor}`;
    }),
  ].filter((falta) => typeof falta === 'string');
}

const haGanado = ({ partidos }: Estado, { gana, pierde }: Hecho): boolean =>
  partidos.some((uno) => juega(uno, gana) && juega(uno, pierde) && ganadorDe(uno) === ladoDe(uno, gana));

/** `firmes`: said to stand whoever leaves. */
export type Juzgada = { faltas: string[]; dichas: number; firmes: number };

/** The same season, where some leave on the way: what is said to stand whoever leaves does. */
function trasIrseAlgunos({ actos, seVan, semilla }: Temporada, inicio: Estado, futuros: readonly Futuro[]) {
  const firmes = futuros.filter(({ marca, siNadieSeVa }) => marca && !siNadieSeVa);
  const dado = azar(semilla);
  const despues = seVan.map((baja) => ({ baja, tras: hasta(dado, actos.length) }));
  const faltas: string[] = [];
  const salir = (estado: Estado, i: number): Estado =>
    despues
      .filter(({ tras }) => tras === i)
      .reduce((antes, { baja }) => (antes.liga.estado === 'activa' ? irse(antes, baja) : antes), estado);
  let estado = salir(inicio, 0);
  const mirar = (): void => {
    const tabla = tablaDe(estado);
    for (const { idJugador, marca } of firmes) {
      const suyo = tabla.get(idJugador);
      if (suyo && marca && !estaFuera(suyo.fila) && !ES_LO_DICHO[marca](suyo))
        faltas.push(`${idJugador}: ${marca} whoever leaves, and is ${suyo.mejor} in ${suyo.fila.zona}`);
    }
  };
  mirar();
  for (const [i, acto] of actos.entries()) {
    estado = salir(hacer(estado, acto), i + 1);
    mirar();
  }
  return { faltas, firmes: firmes.length };
}

/** A ladder with the same matches: a challenge may still be anybody's, so nothing is said. */
function dichoDeEscalera({ liga, ...resto }: Estado): string[] {
  const escalera = { ...liga, reglas: { ...liga.reglas, sistema: 'escalera' as const } };
  const datos = { ...resto, liga: escalera };
  const [primero] = resto.jugadores;
  const dicho = [...futuroDe(datos), ...marcasCon(datos), ...necesidadesDe(datos, primero?.id ?? 0)];
  return dicho.length > 0 ? ['something is said of a ladder'] : [];
}

/** Nothing that is said of a half season is denied by what comes after, whatever it is and wherever it stops. */
export function juzgar(temporada: Temporada): Juzgada {
  const inicio = mediaTemporada(temporada);
  const futuros = futuroDe(inicio, { quedan: 60_000 });
  const quien = futuros[temporada.semilla % Math.max(1, futuros.length)];
  const necesita = quien ? necesidadesDe(inicio, quien.idJugador, quien) : [];
  const hastas = new Map(necesita.map(({ meta, hasta: tope }) => [meta as string, tope]));
  const propia = necesita.find((necesidad) => necesidad.estado === 'propio');
  const conjunto = propia?.estado === 'propio' ? (propia.conjuntos[0] ?? []) : [];
  const faltas: string[] = [];
  const mirar = (estado: Estado, trasQue: string, ganado: boolean): void => {
    const tabla = tablaDe(estado);
    for (const uno of futuros) {
      const suyo = tabla.get(uno.idJugador);
      if (suyo)
        faltas.push(
          ...negadas(uno, suyo, hastas).map((falta) => `${uno.idJugador}: ${falta} after ${trasQue}`),
        );
    }
    const suyo = quien && tabla.get(quien.idJugador);
    if (ganado && propia && suyo && suyo.peor > propia.hasta)
      faltas.push(
        `${quien.idJugador}: ${propia.meta} in own hands, won, and is ${suyo.peor} after ${trasQue}`,
      );
  };
  mirar(inicio, 'nothing', false);
  let estado = inicio;
  for (const acto of temporada.actos) {
    estado = hacer(estado, acto);
    mirar(estado, acto.que, false);
  }
  if (quien && conjunto.length > 0) seguirGanando(temporada, inicio, conjunto, mirar);
  const { firmes, faltas: deBajas } = trasIrseAlgunos(temporada, inicio, futuros);
  faltas.push(...deBajas, ...dichoDeEscalera(inicio));
  return { faltas, dichas: futuros.filter(({ marca }) => marca !== null).length, firmes };
}

/** The same season, when the player wins first what was said to be enough. */
function seguirGanando(
  { actos, semilla }: Temporada,
  inicio: Estado,
  conjunto: readonly Hecho[],
  mirar: (estado: Estado, trasQue: string, ganado: boolean) => void,
): void {
  const dado = azar(semilla);
  let estado = inicio;
  for (const { gana, pierde } of conjunto) {
    const partido = abiertas(estado).find((uno) => juega(uno, gana) && juega(uno, pierde));
    if (!partido) throw new Error('What is said to be enough may be played');
    let jugado = jugarAlAzar(dado, { ...partido, desenlace: PENDIENTE }, estado.liga.reglas);
    while (ganadorDe(jugado) !== ladoDe(jugado, gana))
      jugado = jugarAlAzar(dado, { ...partido, desenlace: PENDIENTE }, estado.liga.reglas);
    estado = guardar(estado, jugado);
  }
  mirar(
    estado,
    'winning',
    conjunto.every((hecho) => haGanado(estado, hecho)),
  );
  for (const acto of actos) {
    estado = hacer(estado, acto);
    mirar(estado, `winning and ${acto.que}`, true);
  }
}
