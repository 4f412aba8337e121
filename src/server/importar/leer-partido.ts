import type { Hoja } from '#contract/liga/importar.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { diaDe, type FechaHora, fechaHora, horaDe } from '#domain/fecha.ts';
import type { CampoDeHoja } from '#domain/hoja/columnas.ts';
import { desenlaceDeHoja } from '#domain/hoja/desenlace.ts';
import { horaDeHoja, momentoDeHoja } from '#domain/hoja/momento.ts';
import {
  bien,
  claveDePersona,
  type Leido,
  mal,
  nombreDeHoja,
  type Propuesta,
  palabrasDeHoja,
  parejaDeHoja,
} from '#domain/hoja/persona.ts';
import { enTexto, marcadorDeHoja, resultadoConGanador, resultadoDeHoja } from '#domain/hoja/resultado.ts';
import { horarioDe } from '#domain/liga/liga.ts';
import type { Aplaza, Desenlace } from '#domain/partido/desenlace.ts';
import { erroresDe } from '#domain/partido/errores.ts';
import { CASILLAS, marcadorDe, planoDe } from '#domain/partido/marcador.ts';
import { juega, LADOS, type Lado } from '#domain/partido/partido.ts';
import {
  ausenteEnPlano,
  conEmpate,
  desenlaceDe,
  enPlano,
  INDICADORES,
  type Plano,
  queAplaza,
  queNoVino,
  quienAplaza,
  SIN_INDICADORES,
} from '#domain/partido/plano.ts';
import { esEmpate, ganadorDe as laGana } from '#domain/partido/resultado.ts';
import { normalizarTexto } from '#domain/texto.ts';
import type { PartidoConNombres } from '#server/db/lecturas/partidos.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import {
  buscarLiga,
  type Club,
  type Fila,
  ligaDe,
  mismoNombre,
  nombrada,
  porNumero,
  principiosDe,
  sinEsaLiga,
  vuelve,
} from './lectura.ts';

/** `antes`: the match whose number the row has. */
type Lectura = { club: Club; supuesta: Hoja['supuesta']; antes: PartidoConNombres | null };

type Cuando = { fecha: FechaHora; conHora: boolean };

/** When it is: without an hour, the one it had or that at which its league begins. */
function cuandoEs({ supuesta, antes }: Lectura, fila: Fila, liga: LigaLeida | null): Cuando | null {
  const escrita = fila.celdas.fecha ?? antes?.fecha ?? '';
  const momento = fila.de('fecha', momentoDeHoja(escrita, liga?.anio ?? supuesta.anio));
  const aparte = fila.de('hora', horaDeHoja(fila.celdas.hora ?? ''));
  if (!momento) return null;
  const hora = aparte ?? momento.hora ?? (antes && horaDe(antes.fecha));
  if (hora !== null) return { fecha: `${momento.dia}T${hora}`, conHora: true };
  return { fecha: fechaHora(momento.dia, liga ? horarioDe(liga).inicio : 0), conHora: false };
}

type Pista = Club['pistas'][number];

function pistaEscrita({ club }: Lectura, fila: Fila, texto: string): Pista | null {
  const nombres = [normalizarTexto(texto), `pista ${normalizarTexto(texto)}`];
  const suya = club.pistas.find(({ nombre }) => nombres.includes(normalizarTexto(nombre)));
  if (suya) return suya;
  const activas = club.pistas.filter(({ estado }) => estado === 'activa');
  const propuestas = [
    ...activas.map(({ nombre }) => ({ texto: nombre, etiqueta: nombre })),
    { texto: '', etiqueta: 'Sin pista' },
  ];
  return fila.anadir('pista', mensajes.hojaPista(texto), propuestas);
}

/** Undefined: the row does not say; null: in none. */
function pistaDe(lectura: Lectura, fila: Fila): number | null | undefined {
  const { idPista, pista } = fila.celdas;
  if (!idPista && !pista) return (idPista ?? pista) === undefined ? undefined : null;
  const suya = nombrada(fila, 'idPista', {
    de: lectura.club.pistas,
    anterior: lectura.antes?.idPista,
    escrita: (texto) => pistaEscrita(lectura, fila, texto),
    inactiva: () => mensajes.pistaInactiva,
  });
  return suya?.id ?? null;
}

type Pareja = readonly [Jugador, Jugador];

/** Who play the only match that there is already in that league that day of two who are called so. */
function yaPuestos(
  { club }: Lectura,
  nombres: readonly string[],
  liga: LigaLeida | null,
  cuando: Cuando | null,
): Pareja | null {
  if (!cuando) return null;
  const [uno, otro] = nombres.map((nombre) => claveDePersona(nombreDeHoja(nombre)));
  const pares = club.partidos
    .filter(({ idLiga, fecha }) => idLiga === liga?.id && diaDe(fecha) === diaDe(cuando.fecha))
    .flatMap(({ jugador1, jugador2, idJugador1, idJugador2 }) => {
      const [suyo, rival] = [claveDePersona(jugador1), claveDePersona(jugador2)];
      if (suyo === uno && rival === otro) return [[idJugador1, idJugador2]];
      return suyo === otro && rival === uno ? [[idJugador2, idJugador1]] : [];
    });
  const [primero, segundo] = (pares.length === 1 ? (pares[0] ?? []) : []).map((id) => club.jugadores.get(id));
  return primero && segundo ? [primero, segundo] : null;
}

type DeLado = { lado: Lado; texto: string; liga: LigaLeida | null };

/** Only who is on the roster counts in a table; whoever is already in the match stays in it. */
function numerado({ club, antes }: Lectura, fila: Fila, { lado, liga }: DeLado) {
  const campo = `idJugador${lado}` as const;
  const quien = porNumero(fila, campo, club.porId.values(), antes?.[campo]);
  if (!quien || !liga?.reglas.clasifica || club.plantillas.get(liga.id)?.has(quien.id)) return quien;
  const yaEstaba = antes?.idLiga === liga.id && juega(antes, quien.id);
  return yaEstaba ? quien : fila.anadir(campo, mensajes.jugadorFueraDeLiga);
}

/** Null once what is wrong is noted. */
function deLado(lectura: Lectura, fila: Fila, cual: DeLado): Leido<Jugador> | null {
  const { club, antes } = lectura;
  const { lado, texto, liga } = cual;
  const conSuNumero = numerado(lectura, fila, cual);
  if (conSuNumero !== undefined) return conSuNumero && bien(conSuNumero);
  const suyo = antes && club.porId.get(antes[`idJugador${lado}`]);
  const noLoDice = fila.celdas[`jugador${lado}`] === undefined;
  return suyo && (noLoDice || mismoNombre(texto, suyo.nombre)) ? bien(suyo) : quienJuega(club, texto, liga);
}

function jugadoresDe(
  lectura: Lectura,
  fila: Fila,
  liga: LigaLeida | null,
  cuando: Cuando | null,
): Pareja | null {
  const { pareja = '', jugador1 = '', jugador2 = '' } = fila.celdas;
  const juntos = pareja === '' ? null : parejaDeHoja(pareja);
  if (pareja !== '' && !juntos) return fila.anadir('pareja', mensajes.hojaPareja(pareja));
  const textos = juntos ?? [jugador1, jugador2];
  const leidos = LADOS.map((lado) => ({
    lado,
    leido: deLado(lectura, fila, { lado, texto: textos[lado - 1] ?? '', liga }),
  }));
  const noSeSabe = leidos.some(({ leido }) => leido?.bien === false);
  const puestos = noSeSabe ? yaPuestos(lectura, textos, liga, cuando) : null;
  if (puestos) return puestos;
  const [primero, segundo] = leidos.map(
    ({ lado, leido }) => leido && fila.de(juntos ? 'pareja' : `jugador${lado}`, leido),
  );
  return primero && segundo ? [primero, segundo] : null;
}

/** Who won, of a column that says it: null without one, undefined when it is neither. */
function ganadorDe(
  texto: string,
  [uno, otro]: Pareja,
  club: Club,
  liga: LigaLeida,
): 1 | 2 | null | undefined {
  if (texto === '' || /^empat|^tablas/i.test(texto)) return null;
  const losDos = new Map([uno, otro].map((jugador) => [jugador.id, jugador]));
  const quien = quienJuega({ ...club, jugadores: losDos }, texto, liga);
  if (!quien.bien) return undefined;
  return quien.valor.id === uno.id ? 1 : 2;
}

type Deportivo = Lectura & { liga: LigaLeida; pareja: Pareja };

/** A column of who won checks the score, and says whose was a no-show or a retirement that does not say it. */
function resultadoDe({ club, liga, pareja }: Deportivo, fila: Fila): Desenlace | null {
  const { resultado = '', ganador = '' } = fila.celdas;
  const gana = ganadorDe(ganador, pareja, club, liga);
  if (gana === undefined) return fila.anadir('ganador', mensajes.hojaGanador(ganador));
  const nombres = [pareja[0].nombre, pareja[1].nombre] as const;
  if (gana === null) return fila.de('resultado', resultadoDeHoja(resultado, nombres, liga.reglas));
  const dicho = fila.de('resultado', resultadoConGanador(resultado, nombres, gana, liga.reglas));
  if (dicho && esEmpate({ desenlace: dicho }))
    return fila.anadir('resultado', mensajes.hojaGanadorDeEmpate(ganador, resultado));
  const segunSets = dicho && laGana({ desenlace: dicho });
  if (!dicho || segunSets === gana) return dicho;
  const mensaje = segunSets ? mensajes.hojaOtroGanador : mensajes.hojaGanadorSolo;
  return fila.anadir('resultado', mensaje(ganador, resultado));
}

/** The columns that say it apart, as files go out from here. */
export const aparteDe = (plano: Plano) => ({
  noPresentado: ausenteEnPlano(plano),
  aplazado: quienAplaza(plano),
});

/** One of both players, or whoever else may be. */
function ladoDe<T extends Aplaza>(
  fila: Fila,
  campo: 'noPresentado' | 'aplazado',
  previo: T | null,
  posibles: readonly T[],
): T | null {
  const texto = fila.celdas[campo]?.toLowerCase();
  if (!texto) return texto === undefined ? previo : null;
  const quien = posibles.find((uno) => String(uno) === texto);
  if (quien !== undefined) return quien;
  const mensaje = campo === 'aplazado' ? mensajes.hojaQuienAplaza : mensajes.hojaLado;
  return fila.anadir(campo, mensaje(texto)) ?? previo;
}

function conAparte(fila: Fila, plano: Plano): Plano {
  const { noPresentado, aplazado } = aparteDe(plano);
  return {
    ...plano,
    ...queNoVino(ladoDe(fila, 'noPresentado', noPresentado, LADOS)),
    ...queAplaza(ladoDe(fila, 'aplazado', aplazado, [...LADOS, 'club'])),
    cancelado: fila.siNo('cancelado', fila.celdas.cancelado === undefined && plano.cancelado),
  };
}

const DE_APARTE: Readonly<Record<string, CampoDeHoja>> = {
  jugador2NoPresenta: 'noPresentado',
  jugador2Aplaza: 'aplazado',
  cancelado: 'cancelado',
  desenlace: 'desenlace',
};

/** Null: all that the row says of it is what it had, or what is wrong is noted. */
function segunColumnas(base: Plano, { antes, liga }: Deportivo, fila: Fila): Desenlace | null {
  const plano = conEmpate(conAparte(fila, { ...base, sintetico: false }), liga.reglas);
  const mismoFin = fila.celdas.desenlace === undefined || antes?.desenlace === (plano.desenlace ?? undefined);
  const igual = mismoFin && [...CASILLAS, ...INDICADORES].every((campo) => plano[campo] === antes?.[campo]);
  if (antes && igual) return null;
  for (const { path, message } of erroresDe(plano)) fila.anadir(DE_APARTE[path] ?? 'resultado', message);
  return desenlaceDe(plano);
}

/** Of a row with the word for what boxes and flags do not say: its score is not that of a match played to its end. */
function conSuFin(deportivo: Deportivo, fila: Fila): Desenlace | null {
  const { antes, pareja, liga } = deportivo;
  const { desenlace: texto = '', resultado } = fila.celdas;
  const escrito = fila.de('desenlace', desenlaceDeHoja(texto, [pareja[0].nombre, pareja[1].nombre]));
  const sets = resultado === undefined && antes ? marcadorDe(antes) : marcadorDeHoja(resultado ?? '');
  if (sets === null) return fila.anadir('resultado', mensajes.hojaNoEsMarcador(resultado ?? ''));
  const base = { ...SIN_INDICADORES, ...antes, ...planoDe(sets), desenlace: escrito };
  if (escrito === 'empate' && conEmpate(base, liga.reglas).desenlace !== 'empate')
    return fila.anadir('desenlace', mensajes.hojaNoEsEmpate);
  return escrito && segunColumnas(base, deportivo, fila);
}

/** How it ended by all that the row says of it; null: as it was, or what is wrong is noted. */
function desenlaceDeFila(deportivo: Deportivo, fila: Fila): Desenlace | null {
  const { antes } = deportivo;
  const { resultado, noPresentado, aplazado, cancelado, desenlace } = fila.celdas;
  if (desenlace) return conSuFin(deportivo, fila);
  const conColumnas = (noPresentado ?? aplazado ?? cancelado ?? desenlace) !== undefined;
  const elDeAntes = resultado === undefined || (antes && resultado === enTexto(marcadorDe(antes)));
  if (antes && elDeAntes)
    return conColumnas ? segunColumnas({ ...antes, desenlace: null }, deportivo, fila) : null;
  const dicho = resultadoDe(deportivo, fila);
  if (dicho && conColumnas) return segunColumnas(enPlano(dicho), deportivo, fila);
  return resultado === undefined ? null : dicho;
}

const LOS_DOS = ['el primero', 'el segundo'] as const;

/** While it is not known who they are: how it ended may be in a cell of its own, and whether it may be a draw is of its league. */
const sinSaberQuienes = (fila: Fila, liga: LigaLeida | null): Desenlace | null =>
  fila.celdas.desenlace
    ? null
    : fila.de('resultado', resultadoDeHoja(fila.celdas.resultado ?? '', LOS_DOS, liga?.reglas));

export type Leida = {
  liga: LigaLeida;
  cuando: Cuando;
  idPista: number | null | undefined;
  jugadores: Pareja;
  desenlace: Desenlace | null;
};

export function leerPartido(contexto: Lectura, fila: Fila): Leida | null {
  const liga = ligaDe(
    fila,
    contexto,
    contexto.antes?.idLiga,
    (pedida) => buscarLiga(contexto.club.ligas, pedida) ?? sinEsaLiga(fila, pedida),
  );
  const cuando = cuandoEs(contexto, fila, liga);
  const idPista = pistaDe(contexto, fila);
  const jugadores = jugadoresDe(contexto, fila, liga, cuando);
  const desenlace =
    jugadores && liga
      ? desenlaceDeFila({ ...contexto, liga, pareja: jugadores }, fila)
      : sinSaberQuienes(fila, liga);
  if (!vuelve(fila)) fila.de('observaciones', palabrasDeHoja(fila.celdas.observaciones ?? ''));
  if (!liga || !cuando || !jugadores || fila.fallos.length > 0) return null;
  return { liga, cuando, idPista, jugadores, desenlace };
}

const NUMERO = /#(\d{1,9})$/;
const MAX_PROPUESTAS = 4;

/** By number when several are called the same. */
const propuestaDe = ({ porNombre, ligas }: Club, { id, nombre, idLiga }: Jugador): Propuesta => {
  const tieneTocayos = (porNombre.get(claveDePersona(nombre)) ?? []).length > 1;
  const liga = ligas.find((una) => una.id === idLiga)?.nombre ?? 'sin liga';
  return tieneTocayos
    ? { texto: `${nombre} #${id}`, etiqueta: `${nombre}, ${liga}` }
    : { texto: nombre, etiqueta: nombre };
};

function propuestas(club: Club, escrito: string, juega: (jugador: Jugador) => boolean): Propuesta[] {
  const comunes = new Map<Jugador, number>();
  for (const principio of principiosDe(escrito))
    for (const jugador of club.porPrincipio.get(principio) ?? [])
      comunes.set(jugador, (comunes.get(jugador) ?? 0) + 1);
  return [...comunes]
    .filter(([jugador]) => juega(jugador))
    .toSorted(([, uno], [, otro]) => otro - uno)
    .slice(0, MAX_PROPUESTAS)
    .map(([jugador]) => propuestaDe(club, jugador));
}

/** The only one with those words in their name, in any order; with a table, only of its roster. */
function quienJuega(club: Club, texto: string, liga: LigaLeida | null): Leido<Jugador> {
  const escrito = nombreDeHoja(texto);
  if (escrito === '') return mal(mensajes.hojaFaltaNombre);
  const plantilla = liga?.reglas.clasifica ? (club.plantillas.get(liga.id) ?? new Set<number>()) : null;
  const juega = ({ id }: Jugador): boolean => plantilla === null || plantilla.has(id);
  const numero = NUMERO.exec(texto)?.[1];
  const tocayos = (club.porNombre.get(claveDePersona(escrito)) ?? []).filter(({ id }) =>
    club.jugadores.has(id),
  );
  const llamados = numero ? [club.jugadores.get(Number(numero))].filter((uno) => uno !== undefined) : tocayos;
  const suyos = llamados.filter(juega);
  const [unico] = suyos;
  if (unico && suyos.length === 1) return bien(unico);
  if (suyos.length > 1)
    return mal(
      mensajes.hojaQuienDeLosDos(suyos.length),
      suyos.map((uno) => propuestaDe(club, uno)),
    );
  const otros = propuestas(club, escrito, juega);
  return mal(
    llamados.length > 0 ? mensajes.hojaNoJuegaAhi(escrito, liga?.nombre ?? '') : mensajes.hojaNoEsta(texto),
    otros,
  );
}
