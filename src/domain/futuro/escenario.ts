import type { FilaClasificacion } from '#domain/clasificacion/fila.ts';
import { type DatosTabla, type Tabla, tablaDe } from '#domain/clasificacion/tabla.ts';
import type { Dia } from '#domain/fecha.ts';
import type { JugadorLiga, Liga } from '#domain/liga/liga.ts';
import type { FormatoSet, Reglas } from '#domain/liga/reglas.ts';
import { type Desenlace, PENDIENTE } from '#domain/partido/desenlace.ts';
import { marcadorCon } from '#domain/partido/marcador.ts';
import { type Lado, type PartidoContado, parejaDe, type SetPartido } from '#domain/partido/partido.ts';
import { deEscrito, type Escrito } from '#domain/partido/plano.ts';
import { deMarcador, sinJugar } from '#domain/partido/resultado.ts';
import { lugaresDe } from './alcance.ts';
import { type Abierto, esDeFuera, type Modelo, modeloDe } from './modelo.ts';
import { type DatosDeLiga, type Decidido, decididosDe, planteamientoDe } from './zonas.ts';

/** A league as it may be tried on: names in public, in the order that decides when nothing else does. */
export type Probable = {
  liga: Liga;
  primeraDivision: boolean;
  ultimaDivision: boolean;
  jugadores: readonly JugadorLiga[];
  decididos: readonly {
    idJugador1: number;
    idJugador2: number;
    sintetico: boolean;
    ausente: Lado | null;
    sets: readonly SetPartido[];
    desenlace?: Escrito | undefined;
  }[];
  /** Arranged and not decided, also beyond the legs. */
  acordados: readonly { idJugador1: number; idJugador2: number }[];
  /** They take up a leg of their pair. */
  cancelados: readonly { idJugador1: number; idJugador2: number }[];
};

/** A result that may be tried: its letter in an address, small when the first player wins and capital otherwise. */
export type Ensayo = { letra: string; rotulo: string; sets: readonly SetPartido[]; ausente: boolean };

export type Escenario = ReadonlyMap<string, string>;

const SIN_JUGAR = { sintetico: false, ausente: null, sets: [] };

const escrito = (sets: readonly SetPartido[]): string =>
  sets.map(([uno, otro]) => `${uno}-${otro}`).join(' ');

const de = (uno: number, otro: number): SetPartido => [uno, otro];

type Muestras = Record<'limpio' | 'facil' | 'normal' | 'justo', SetPartido>;

/** Of a kind of set: without a game lost, easy, as most, and by the least. */
const MUESTRAS = {
  largo: { limpio: de(6, 0), facil: de(6, 2), normal: de(6, 4), justo: de(7, 6) },
  corto: { limpio: de(4, 0), facil: de(4, 1), normal: de(4, 2), justo: de(5, 4) },
  once: { limpio: de(11, 0), facil: de(11, 5), normal: de(11, 8), justo: de(12, 10) },
  quince: { limpio: de(15, 0), facil: de(15, 8), normal: de(15, 12), justo: de(16, 14) },
} as const satisfies Partial<Record<FormatoSet, Muestras>>;

const DE_MUESTRA = ['largo', 'corto', 'once', 'quince'] as const;

/** Of the longest set of games that is usual, or of one of points. */
export const muestrasDe = ({ formatos }: Pick<Reglas, 'formatos'>): Muestras =>
  MUESTRAS[DE_MUESTRA.find((formato) => formatos.includes(formato)) ?? 'largo'];

/** Usual scores, seen from who wins: easy, even, in three sets; and that the other does not turn up. */
export function ensayosDe(reglas: Pick<Reglas, 'formatos'>): Ensayo[] {
  const { facil, normal } = muestrasDe(reglas);
  const perdido: SetPartido = [normal[1], normal[0]];
  const decisivo: SetPartido = reglas.formatos.includes('superTieBreak') ? [10, 8] : normal;
  const jugados: [string, SetPartido[]][] = [
    ['a', [facil, facil]],
    ['b', [normal, normal]],
    ['c', [normal, perdido, decisivo]],
  ];
  return [
    ...jugados.map(([letra, sets]): Ensayo => ({ letra, rotulo: escrito(sets), sets, ausente: false })),
    { letra: 'w', rotulo: 'W.O.', sets: [], ausente: true },
  ];
}

const UNO = /^(\d{1,9}-\d{1,9}(?:-\d{1,2})?)([a-z])$/i;
/** A division of thirty has fewer open matches: longer addresses are somebody's mischief. */
const MAX_LARGO = 6000;

/** What can be tried: what two of the table would play. */
export const jugables = (modelo: Modelo): Abierto[] =>
  modelo.abiertos.filter((partido) => !esDeFuera(partido, modelo));

/** Reads an address; what is no open match of the league or no result is left out and counted. */
export function leerEscenario(texto: string, modelo: Modelo, ensayos: readonly Ensayo[]) {
  const partes = texto.slice(0, MAX_LARGO).split('.').filter(Boolean);
  const claves = new Set(jugables(modelo).map(({ clave }) => clave));
  const escenario = new Map<string, string>();
  for (const parte of partes) {
    const [, clave = '', letra = ''] = UNO.exec(parte) ?? [];
    if (claves.has(clave) && ensayos.some((uno) => uno.letra === letra.toLowerCase()))
      escenario.set(clave, letra);
  }
  return { escenario, sobran: partes.length - escenario.size };
}

export const escribirEscenario = (escenario: Escenario): string =>
  [...escenario].map(([clave, letra]) => `${clave}${letra}`).join('.');

type Como = Omit<Probable['decididos'][number], 'idJugador1' | 'idJugador2'>;

function desenlaceEn({ sintetico, ausente, sets, desenlace }: Como): Desenlace {
  if (ausente !== null) return { que: 'noPresentado', de: ausente, tras: null };
  const marcador = marcadorCon(...sets);
  return desenlace ? deEscrito(desenlace, marcador) : (deMarcador(marcador, sintetico) ?? PENDIENTE);
}

const jugadoDe = (
  idLiga: number,
  { idJugador1, idJugador2, ...como }: Probable['decididos'][number],
): PartidoContado => ({
  idLiga,
  idJugador1,
  idJugador2,
  sintetico: como.sintetico,
  desenlace: desenlaceEn(como),
});

/** What is worked with: players take their place by name, so that names in public change nothing. */
export function datosDe(probable: Probable): DatosDeLiga {
  const { liga, primeraDivision, ultimaDivision, jugadores, decididos, acordados, cancelados } = probable;
  const vecina = (id: number, division: number): Liga => ({ ...liga, id, division });
  const propia = vecina(liga.id, 5);
  return {
    liga: propia,
    ligas: [propia, ...(primeraDivision ? [] : [vecina(-1, 4)]), ...(ultimaDivision ? [] : [vecina(-2, 6)])],
    jugadores: jugadores.map((uno, i): JugadorLiga => ({ ...uno, nombre: String(i).padStart(6, '0') })),
    partidos: [
      ...decididos.map((uno) => jugadoDe(liga.id, uno)),
      ...acordados.map((uno) => jugadoDe(liga.id, { ...uno, ...SIN_JUGAR })),
      ...cancelados.map((uno) => ({
        ...jugadoDe(liga.id, { ...uno, ...SIN_JUGAR }),
        desenlace: { que: 'cancelado', tras: null } as const,
      })),
    ],
  };
}

function ensayado(
  { ids }: Modelo,
  idLiga: number,
  abierto: Modelo['abiertos'][number],
  letra: string,
  ensayos: readonly Ensayo[],
) {
  const ensayo = ensayos.find((uno) => uno.letra === letra.toLowerCase());
  if (!ensayo) return [];
  const gana1 = letra === ensayo.letra;
  return [
    jugadoDe(idLiga, {
      idJugador1: ids[abierto.a] ?? 0,
      idJugador2: ids[abierto.b] ?? 0,
      sintetico: false,
      ausente: ensayo.ausente ? (gana1 ? 2 : 1) : null,
      sets: ensayo.sets.map(([uno, otro]): SetPartido => (gana1 ? [uno, otro] : [otro, uno])),
    }),
  ];
}

/** A result tried is that of a match arranged between the two, where there is one. */
function sinLosQueSon(partidos: readonly PartidoContado[], nuevos: readonly PartidoContado[]) {
  const quedan = [...partidos];
  for (const nuevo of nuevos) {
    const i = quedan.findIndex((uno) => parejaDe(uno) === parejaDe(nuevo) && sinJugar(uno));
    if (i >= 0) quedan.splice(i, 1);
  }
  return quedan;
}

export function conEscenario(datos: DatosDeLiga, escenario: Escenario): DatosDeLiga {
  const modelo = modeloDe(datos);
  const ensayos = ensayosDe(datos.liga.reglas);
  const nuevos = jugables(modelo).flatMap((abierto) =>
    ensayado(modelo, datos.liga.id, abierto, escenario.get(abierto.clave) ?? '', ensayos),
  );
  return { ...datos, partidos: [...sinLosQueSon(datos.partidos, nuevos), ...nuevos] };
}

export function tablaCon(probable: Probable, datos: DatosDeLiga, hoy: Dia): Tabla {
  const nombres = new Map(probable.jugadores.map(({ id, nombre }) => [id, nombre]));
  const completos: DatosTabla = { ...datos, incidencias: [] };
  return tablaDe(completos, hoy, (id, nombre) => nombres.get(id) ?? nombre);
}

/** Steps that fit between two touches of a phone. */
const PASOS = 15_000;

/** Of each player of whom something is decided. */
export function marcasCon(datos: DatosDeLiga): Map<FilaClasificacion['idJugador'], Decidido> {
  const planteamiento = planteamientoDe(datos);
  if (!planteamiento || planteamiento.metas.length === 0) return new Map();
  const lugares = lugaresDe(planteamiento.modelo, { quedan: PASOS });
  const decididos = decididosDe(datos, planteamiento, lugares);
  const todos = lugares.flatMap(({ idJugador }, i) => {
    const decidido = decididos[i];
    return decidido?.marca ? [[idJugador, decidido] as const] : [];
  });
  return new Map(todos);
}
