import type { Hoja } from '#contract/liga/importar.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { diaDe, type FechaHora, fechaHora, horaDe } from '#domain/fecha.ts';
import type { CampoDeHoja, Celdas } from '#domain/hoja/columnas.ts';
import { ligaDeHoja } from '#domain/hoja/liga.ts';
import { horaDeHoja, momentoDeHoja } from '#domain/hoja/momento.ts';
import {
  bien,
  claveDePersona,
  fallo,
  type Leido,
  mal,
  nombreDeHoja,
  type Propuesta,
  palabrasDeHoja,
  parejaDeHoja,
} from '#domain/hoja/persona.ts';
import { enTexto, resultadoDeHoja } from '#domain/hoja/resultado.ts';
import { siNoDe } from '#domain/hoja/valores.ts';
import { horarioDe, nombreLiga } from '#domain/liga/liga.ts';
import type { Desenlace } from '#domain/partido/desenlace.ts';
import { erroresDe } from '#domain/partido/errores.ts';
import { CASILLAS, marcadorDe } from '#domain/partido/marcador.ts';
import { desenlaceDe, enPlano, INDICADORES, type Plano } from '#domain/partido/plano.ts';
import { ganadorDe as laGana } from '#domain/partido/resultado.ts';
import { normalizarTexto } from '#domain/texto.ts';
import type { PartidoConNombres } from '#server/db/lecturas/partidos.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import {
  buscarLiga,
  type Club,
  type Fallos,
  mismoNombre,
  nombrada,
  porNumero,
  principiosDe,
  vuelve,
} from './lectura.ts';

/** `antes`: the match whose number the row has. */
type Lectura = { club: Club; supuesta: Hoja['supuesta']; antes: PartidoConNombres | null };

function ligaEscrita({ club, supuesta }: Lectura, texto: string, fallos: Fallos): LigaLeida | null {
  const pedida = fallos.de('liga', ligaDeHoja(texto, supuesta));
  if (!pedida) return null;
  return buscarLiga(club, pedida) ?? fallos.anadir('liga', fallo(mensajes.hojaSinLiga(nombreLiga(pedida))));
}

function ligaDe(lectura: Lectura, celdas: Celdas, fallos: Fallos): LigaLeida | null {
  const { ligas: de } = lectura.club;
  return nombrada(celdas, 'idLiga', {
    de,
    suya: de.find(({ id }) => id === lectura.antes?.idLiga),
    escrita: (texto) => ligaEscrita(lectura, texto, fallos),
    inactiva: mensajes.hojaLigaInactiva,
    fallos,
  });
}

type Cuando = { fecha: FechaHora; conHora: boolean };

/** When it is: without an hour, the one it had or that at which its league begins. */
function cuandoEs(
  { supuesta, antes }: Lectura,
  celdas: Celdas,
  liga: LigaLeida | null,
  fallos: Fallos,
): Cuando | null {
  const escrita = celdas.fecha ?? antes?.fecha ?? '';
  const momento = fallos.de('fecha', momentoDeHoja(escrita, liga?.anio ?? supuesta.anio));
  const aparte = fallos.de('hora', horaDeHoja(celdas.hora ?? ''));
  if (!momento) return null;
  const hora = aparte ?? momento.hora ?? (antes && horaDe(antes.fecha));
  if (hora !== null) return { fecha: `${momento.dia}T${hora}`, conHora: true };
  return { fecha: fechaHora(momento.dia, liga ? horarioDe(liga).inicio : 0), conHora: false };
}

type Pista = Club['pistas'][number];

function pistaEscrita({ club }: Lectura, texto: string, fallos: Fallos): Pista | null {
  const nombres = [normalizarTexto(texto), `pista ${normalizarTexto(texto)}`];
  const suya = club.pistas.find(({ nombre }) => nombres.includes(normalizarTexto(nombre)));
  if (suya) return suya;
  const activas = club.pistas.filter(({ estado }) => estado === 'activa');
  const propuestas = [
    ...activas.map(({ nombre }) => ({ texto: nombre, etiqueta: nombre })),
    { texto: '', etiqueta: 'Sin pista' },
  ];
  return fallos.anadir('pista', fallo(mensajes.hojaPista(texto), propuestas));
}

/** Undefined: the row does not say; null: in none. */
function pistaDe(lectura: Lectura, celdas: Celdas, fallos: Fallos): number | null | undefined {
  const { idPista, pista } = celdas;
  if (!idPista && !pista) return (idPista ?? pista) === undefined ? undefined : null;
  const { pistas: de } = lectura.club;
  const suya = nombrada(celdas, 'idPista', {
    de,
    suya: de.find(({ id }) => id === lectura.antes?.idPista),
    escrita: (texto) => pistaEscrita(lectura, texto, fallos),
    inactiva: () => mensajes.pistaInactiva,
    fallos,
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

type DeLado = { lado: 1 | 2; texto: string; liga: LigaLeida | null };

/** Only who is on the roster counts in a table; whoever is already in the match stays in it. */
function numerado({ club, antes }: Lectura, celdas: Celdas, { lado, liga }: DeLado, fallos: Fallos) {
  const campo = `idJugador${lado}` as const;
  const quien = porNumero(celdas, campo, {
    de: club.porId.values(),
    anterior: antes?.[campo] ?? null,
    fallos,
  });
  if (!quien || !liga?.reglas.clasifica || club.plantillas.get(liga.id)?.has(quien.id)) return quien;
  const yaEstaba = antes?.idLiga === liga.id && [antes.idJugador1, antes.idJugador2].includes(quien.id);
  return yaEstaba ? quien : fallos.anadir(campo, fallo(mensajes.jugadorFueraDeLiga));
}

/** Null once what is wrong is noted. */
function deLado(lectura: Lectura, celdas: Celdas, cual: DeLado, fallos: Fallos): Leido<Jugador> | null {
  const { club, antes } = lectura;
  const { lado, texto, liga } = cual;
  const conNumero = numerado(lectura, celdas, cual, fallos);
  if (conNumero !== undefined) return conNumero && bien(conNumero);
  const suyo = antes && club.porId.get(antes[`idJugador${lado}`]);
  const noLoDice = celdas[`jugador${lado}`] === undefined;
  return suyo && (noLoDice || mismoNombre(texto, suyo.nombre)) ? bien(suyo) : quienJuega(club, texto, liga);
}

function jugadoresDe(
  lectura: Lectura,
  celdas: Celdas,
  liga: LigaLeida | null,
  cuando: Cuando | null,
  fallos: Fallos,
): Pareja | null {
  const { pareja = '', jugador1 = '', jugador2 = '' } = celdas;
  const juntos = pareja === '' ? null : parejaDeHoja(pareja);
  if (pareja !== '' && !juntos) return fallos.anadir('pareja', fallo(mensajes.hojaPareja(pareja)));
  const [uno, otro] = juntos ?? [jugador1, jugador2];
  const [campo1, campo2]: CampoDeHoja[] = juntos ? ['pareja', 'pareja'] : ['jugador1', 'jugador2'];
  const leidos = [
    deLado(lectura, celdas, { lado: 1, texto: uno, liga }, fallos),
    deLado(lectura, celdas, { lado: 2, texto: otro, liga }, fallos),
  ] as const;
  const seSabe = leidos.every((leido) => leido?.bien !== false);
  const puestos = seSabe ? null : yaPuestos(lectura, [uno, otro], liga, cuando);
  if (puestos) return puestos;
  const anotado = (campo: CampoDeHoja | undefined, leido: Leido<Jugador> | null) =>
    leido && fallos.de(campo ?? 'pareja', leido);
  const [primero, segundo] = [anotado(campo1, leidos[0]), anotado(campo2, leidos[1])];
  return primero && segundo ? [primero, segundo] : null;
}

/** Who won, of a column that says it: null without one, undefined when it is neither. */
function ganadorDe(
  texto: string,
  [uno, otro]: Pareja,
  club: Club,
  liga: LigaLeida,
): 1 | 2 | null | undefined {
  if (texto === '') return null;
  const losDos = new Map([uno, otro].map((jugador) => [jugador.id, jugador]));
  const quien = quienJuega({ ...club, jugadores: losDos }, texto, liga);
  if (!quien.bien) return undefined;
  return quien.valor.id === uno.id ? 1 : 2;
}

type Deportivo = Lectura & { liga: LigaLeida; pareja: Pareja };

/** A column of who won checks the score, and says whose was a no-show that does not say it. */
function resultadoDe({ club, liga, pareja }: Deportivo, celdas: Celdas, fallos: Fallos): Desenlace | null {
  const { resultado = '', ganador = '' } = celdas;
  const gana = ganadorDe(ganador, pareja, club, liga);
  if (gana === undefined) return fallos.anadir('ganador', fallo(mensajes.hojaGanador(ganador)));
  const leido = resultadoDeHoja(resultado, [pareja[0].nombre, pareja[1].nombre]);
  const ausente = leido.bien || gana === null ? undefined : leido.propuestas[gana === 1 ? 1 : 0];
  const dicho = fallos.de('resultado', ausente ? resultadoDeHoja(ausente.texto, ['', '']) : leido);
  const segunSets = dicho && laGana({ desenlace: dicho });
  if (gana === null || !segunSets || segunSets === gana) return dicho;
  return fallos.anadir('resultado', fallo(mensajes.hojaOtroGanador(ganador, resultado)));
}

/** One of both players, or whoever else may be. */
const ladoDe = (
  celdas: Celdas,
  campo: 'noPresentado' | 'aplazado',
  previo: string,
  fallos: Fallos,
): string => {
  const [mas, mensaje] = campo === 'aplazado' ? ['club', mensajes.hojaQuienAplaza] : ['', mensajes.hojaLado];
  const texto = celdas[campo]?.toLowerCase() ?? previo;
  if (['', '1', '2', mas].includes(texto)) return texto;
  fallos.anadir(campo, fallo(mensaje(texto)));
  return previo;
};

const deDos = (uno: boolean, dos: boolean, club = false): string =>
  (uno && '1') || (dos && '2') || (club && 'club') || '';

/** The columns that say it apart, as files go out from here. */
export const aparteDe = (plano: Plano) => ({
  noPresentado: deDos(plano.jugador1NoPresenta, plano.jugador2NoPresenta),
  aplazado: deDos(plano.jugador1Aplaza, plano.jugador2Aplaza, plano.clubAplaza),
});

function conAparte(celdas: Celdas, plano: Plano, fallos: Fallos): Plano {
  const previo = aparteDe(plano);
  const noPresentado = ladoDe(celdas, 'noPresentado', previo.noPresentado, fallos);
  const aplazado = ladoDe(celdas, 'aplazado', previo.aplazado, fallos);
  return {
    ...plano,
    jugador1NoPresenta: noPresentado === '1',
    jugador2NoPresenta: noPresentado === '2',
    jugador1Aplaza: aplazado === '1',
    jugador2Aplaza: aplazado === '2',
    clubAplaza: aplazado === 'club',
    cancelado: fallos.dePalabra(celdas, 'cancelado', {
      de: siNoDe,
      mensaje: mensajes.hojaSiNo,
      previo: celdas.cancelado === undefined && plano.cancelado,
    }),
  };
}

const DE_APARTE: Readonly<Record<string, CampoDeHoja>> = {
  jugador2NoPresenta: 'noPresentado',
  jugador2Aplaza: 'aplazado',
  cancelado: 'cancelado',
};

/** Null: boxes and flags are those that it had, or what is wrong is noted. */
function segunColumnas(
  base: Plano,
  antes: PartidoConNombres | null,
  celdas: Celdas,
  fallos: Fallos,
): Desenlace | null {
  const plano = conAparte(celdas, { ...base, sintetico: false, desenlace: null }, fallos);
  if (antes && [...CASILLAS, ...INDICADORES].every((campo) => plano[campo] === antes[campo])) return null;
  for (const { path, message } of erroresDe(plano))
    fallos.anadir(DE_APARTE[path] ?? 'resultado', fallo(message));
  return desenlaceDe(plano);
}

/** How it ended by all that the row says of it; null: as it was, or what is wrong is noted. */
function desenlaceDeFila(deportivo: Deportivo, celdas: Celdas, fallos: Fallos): Desenlace | null {
  const { antes } = deportivo;
  const { resultado, noPresentado, aplazado, cancelado } = celdas;
  const conColumnas = (noPresentado ?? aplazado ?? cancelado) !== undefined;
  const elDeAntes = resultado === undefined || (antes && resultado === enTexto(marcadorDe(antes)));
  if (antes && elDeAntes) return conColumnas ? segunColumnas(antes, antes, celdas, fallos) : null;
  const dicho = resultadoDe(deportivo, celdas, fallos);
  if (dicho && conColumnas) return segunColumnas(enPlano(dicho), antes, celdas, fallos);
  return resultado === undefined ? null : dicho;
}

/** While it is not known who they are. */
const LOS_DOS = ['el primero', 'el segundo'] as const;

export type Leida = {
  liga: LigaLeida;
  cuando: Cuando;
  idPista: number | null | undefined;
  jugadores: Pareja;
  desenlace: Desenlace | null;
};

export function leerPartido(contexto: Lectura, celdas: Celdas, fallos: Fallos): Leida | null {
  const liga = ligaDe(contexto, celdas, fallos);
  const cuando = cuandoEs(contexto, celdas, liga, fallos);
  const idPista = pistaDe(contexto, celdas, fallos);
  const jugadores = jugadoresDe(contexto, celdas, liga, cuando, fallos);
  const desenlace =
    jugadores && liga
      ? desenlaceDeFila({ ...contexto, liga, pareja: jugadores }, celdas, fallos)
      : fallos.de('resultado', resultadoDeHoja(celdas.resultado ?? '', LOS_DOS));
  if (!vuelve(celdas)) fallos.de('observaciones', palabrasDeHoja(celdas.observaciones ?? ''));
  if (!liga || !cuando || !jugadores || fallos.todos.length > 0) return null;
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
