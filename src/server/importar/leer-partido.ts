import type { HojaAMano } from '#contract/liga/importar.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { diaDe, type FechaHora, fechaHora } from '#domain/fecha.ts';
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
import { resultadoDeHoja } from '#domain/hoja/resultado.ts';
import { horarioDe, nombreLiga } from '#domain/liga/liga.ts';
import type { Desenlace } from '#domain/partido/desenlace.ts';
import { ganadorDe as laGana } from '#domain/partido/resultado.ts';
import { normalizarTexto } from '#domain/texto.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import { buscarLiga, type Club, principiosDe } from './club.ts';
import type { Fallos } from './fila.ts';

type Lectura = { club: Club; supuesta: HojaAMano['supuesta'] };

function ligaDe({ club, supuesta }: Lectura, celdas: Celdas, fallos: Fallos): LigaLeida | null {
  const pedida = fallos.de('liga', ligaDeHoja(celdas.liga ?? '', supuesta));
  if (!pedida) return null;
  const suya = buscarLiga(club, pedida);
  if (!suya) return fallos.anadir('liga', fallo(mensajes.hojaSinLiga(nombreLiga(pedida))));
  if (suya.estado === 'inactiva') return fallos.anadir('liga', fallo(mensajes.hojaLigaInactiva(suya.nombre)));
  return suya;
}

type Cuando = { fecha: FechaHora; conHora: boolean };

/** When it is: without an hour, that at which its league begins. */
function cuandoEs(
  { supuesta }: Lectura,
  celdas: Celdas,
  liga: LigaLeida | null,
  fallos: Fallos,
): Cuando | null {
  const momento = fallos.de('fecha', momentoDeHoja(celdas.fecha ?? '', liga?.anio ?? supuesta.anio));
  const aparte = fallos.de('hora', horaDeHoja(celdas.hora ?? ''));
  if (!momento) return null;
  const hora = aparte ?? momento.hora;
  if (hora !== null) return { fecha: `${momento.dia}T${hora}`, conHora: true };
  return { fecha: fechaHora(momento.dia, liga ? horarioDe(liga).inicio : 0), conHora: false };
}

function pistaDe({ club }: Lectura, texto: string, fallos: Fallos): number | null {
  if (texto === '') return null;
  const nombres = [normalizarTexto(texto), `pista ${normalizarTexto(texto)}`];
  const suya = club.pistas.find(({ nombre }) => nombres.includes(normalizarTexto(nombre)));
  if (suya?.estado === 'inactiva') return fallos.anadir('pista', fallo(mensajes.pistaInactiva));
  if (suya) return suya.id;
  const activas = club.pistas.filter(({ estado }) => estado === 'activa');
  const propuestas = [
    ...activas.map(({ nombre }) => ({ texto: nombre, etiqueta: nombre })),
    { texto: '', etiqueta: 'Sin pista' },
  ];
  return fallos.anadir('pista', fallo(mensajes.hojaPista(texto), propuestas));
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

function jugadoresDe(
  lectura: Lectura,
  celdas: Celdas,
  liga: LigaLeida | null,
  cuando: Cuando | null,
  fallos: Fallos,
): Pareja | null {
  const { club } = lectura;
  const { pareja = '', jugador1 = '', jugador2 = '' } = celdas;
  const juntos = pareja === '' ? null : parejaDeHoja(pareja);
  if (pareja !== '' && !juntos) return fallos.anadir('pareja', fallo(mensajes.hojaPareja(pareja)));
  const [uno, otro] = juntos ?? [jugador1, jugador2];
  const [campo1, campo2]: CampoDeHoja[] = juntos ? ['pareja', 'pareja'] : ['jugador1', 'jugador2'];
  const leidos = [quienJuega(club, uno, liga), quienJuega(club, otro, liga)] as const;
  const seSabe = leidos.every((leido) => leido.bien);
  const puestos = seSabe ? null : yaPuestos(lectura, [uno, otro], liga, cuando);
  if (puestos) return puestos;
  const primero = fallos.de(campo1 ?? 'pareja', leidos[0]);
  const segundo = fallos.de(campo2 ?? 'pareja', leidos[1]);
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

type Deportivo = Pick<Lectura, 'club'> & { liga: LigaLeida; pareja: Pareja };

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

/** While it is not known who they are. */
const LOS_DOS = ['el primero', 'el segundo'] as const;

export type Leida = {
  liga: LigaLeida;
  cuando: Cuando;
  idPista: number | null;
  jugadores: Pareja;
  desenlace: Desenlace;
};

export function leerPartido(contexto: Lectura, celdas: Celdas, fallos: Fallos): Leida | null {
  const liga = ligaDe(contexto, celdas, fallos);
  const cuando = cuandoEs(contexto, celdas, liga, fallos);
  const idPista = pistaDe(contexto, celdas.pista ?? '', fallos);
  const jugadores = jugadoresDe(contexto, celdas, liga, cuando, fallos);
  const desenlace =
    jugadores && liga
      ? resultadoDe({ club: contexto.club, liga, pareja: jugadores }, celdas, fallos)
      : fallos.de('resultado', resultadoDeHoja(celdas.resultado ?? '', LOS_DOS));
  fallos.de('observaciones', palabrasDeHoja(celdas.observaciones ?? ''));
  if (!liga || !cuando || !jugadores || !desenlace || fallos.todos.length > 0) return null;
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
