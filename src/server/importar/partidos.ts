import type { Hoja } from '#contract/liga/importar.ts';
import { type Partido, PartidoGuardar } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { diaDe, horaDe, sumarDias } from '#domain/fecha.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import type { CampoDeHoja, Celdas } from '#domain/hoja/columnas.ts';
import { fallo } from '#domain/hoja/persona.ts';
import { traeFecha } from '#domain/hoja/resultado.ts';
import { enteroDe, siNoDe } from '#domain/hoja/valores.ts';
import { vueltas } from '#domain/liga/liga.ts';
import { girado, PENDIENTE } from '#domain/partido/desenlace.ts';
import { avisosDe, empiezaFueraDePaso, erroresDe } from '#domain/partido/errores.ts';
import { mensajes as dePartido } from '#domain/partido/mensajes.ts';
import { choqueDe, comunDe, estaEn } from '#domain/partido/ocupacion.ts';
import { clavePareja } from '#domain/partido/partido.ts';
import { comoSeGuarda, conDesenlace, enPlano } from '#domain/partido/plano.ts';
import { ausenteDe, comoSeLee, estaDecidido } from '#domain/partido/resultado.ts';
import { cuenta } from '#domain/propuesta/datos.ts';
import { avisos as avisosDeLinea } from '#domain/propuesta/revision.ts';
import { detalleDeCambio, marcadorDe } from '#domain/registro/linea.ts';
import { enLista } from '#domain/texto.ts';
import { reparoDeHora } from '#server/db/lecturas/hora.ts';
import type { PartidoConNombres } from '#server/db/lecturas/partidos.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import { type DatosPartido, datosDe } from '#server/db/tables/partido.ts';
import {
  type Club,
  type Decidida,
  Fallos,
  type FilaEscrita,
  filaAFila,
  loEscrito,
  mala,
  mismaVersionQue,
} from './lectura.ts';
import { type Leida, leerPartido } from './leer-partido.ts';

export type PartidoDecidido = { antes: Partido | null; datos: DatosPartido };

type Contexto = {
  club: Club;
  supuesta: Hoja['supuesta'];
  /** Matches by day, and those of each pair in each league: the saved ones and those of the rows before. */
  porDia: Map<string, PartidoConNombres[]>;
  porPareja: Map<string, PartidoConNombres[]>;
  vistos: Map<number, number>;
};

const parejaDe = ({
  idLiga,
  idJugador1,
  idJugador2,
}: Pick<Partido, 'idLiga' | 'idJugador1' | 'idJugador2'>) =>
  `${idLiga} ${clavePareja(idJugador1, idJugador2)}`;

/** That pair in that league that day: it is that match, whoever is named first and whatever its hour. */
function elDeAntes(
  { porPareja }: Contexto,
  { liga, jugadores: [uno, otro], cuando }: Leida,
): PartidoConNombres | null {
  const clave = parejaDe({ idLiga: liga.id, idJugador1: uno.id, idJugador2: otro.id });
  const dia = diaDe(cuando.fecha);
  return porPareja.get(clave)?.find((partido) => partido.id > 0 && diaDe(partido.fecha) === dia) ?? null;
}

/** The match with the number of the row. */
function conSuNumero({ club }: Contexto, { id }: Celdas, fallos: Fallos): PartidoConNombres | null {
  if (!id) return null;
  const suyo = club.partidos.find((uno) => uno.id === enteroDe(id));
  return suyo ?? fallos.anadir('id', fallo(mensajes.hojaIdDesconocido(id)));
}

/** What files that come back say besides; of others, what there was. */
const sueltosDe = (celdas: Celdas, previo: Pick<Partido, 'duracion' | 'sintetico'>, fallos: Fallos) => ({
  duracion: fallos.dePalabra(celdas, 'duracion', {
    de: enteroDe,
    mensaje: mensajes.hojaNoEsNumero,
    previo: previo.duracion,
  }),
  sintetico: fallos.dePalabra(celdas, 'sintetico', {
    de: siNoDe,
    mensaje: mensajes.hojaSiNo,
    previo: celdas.sintetico === undefined && previo.sintetico,
  }),
});

/** What is saved: what the sheet does not say leaves an existing match as it is. */
function enviadoDe(leida: Leida, celdas: Celdas, antes: Partido | null, fallos: Fallos) {
  const { liga, cuando, idPista, desenlace } = leida;
  const [uno, otro] = leida.jugadores;
  const { observaciones } = celdas;
  const quienes = { idLiga: liga.id, idJugador1: uno.id, idJugador2: otro.id };
  if (!antes)
    return {
      ...quienes,
      ...sueltosDe(celdas, { duracion: liga.duracion, sintetico: false }, fallos),
      idPista: idPista ?? null,
      fecha: cuando.fecha,
      observaciones: observaciones ?? null,
      ...enPlano(desenlace ?? PENDIENTE),
    };
  const deSuLado = desenlace && !celdas.id && antes.idJugador1 === otro.id ? girado(desenlace) : desenlace;
  return {
    ...datosDe(antes),
    ...(celdas.id ? quienes : {}),
    ...sueltosDe(celdas, antes, fallos),
    fecha: cuando.conHora ? cuando.fecha : antes.fecha,
    idPista: idPista === undefined ? antes.idPista : idPista,
    observaciones: observaciones ?? antes.observaciones,
    ...(deSuLado ? enPlano(deSuLado) : {}),
  };
}

const SUYOS: Readonly<Record<string, CampoDeHoja>> = {
  fecha: 'fecha',
  idPista: 'pista',
  idLiga: 'liga',
  idJugador1: 'jugador1',
  idJugador2: 'jugador2',
  observaciones: 'observaciones',
  duracion: 'duracion',
  cancelado: 'cancelado',
};
const campoDe = (path: unknown): CampoDeHoja => SUYOS[String(path)] ?? 'resultado';

/** `deHora`: where its hour was written, in a cell of its own or with the day. */
function comprobar(
  enviado: object,
  antes: Partido | null,
  fallos: Fallos,
  deHora: 'fecha' | 'hora',
): DatosPartido | null {
  const { success, data, error } = PartidoGuardar.safeParse(enviado);
  if (!success) {
    for (const { path, message } of error.issues) fallos.anadir(campoDe(path[0]), fallo(message));
    return null;
  }
  const { version: _, ...sueltos } = data;
  for (const { path, message } of erroresDe(sueltos)) fallos.anadir(campoDe(path), fallo(message));
  if (empiezaFueraDePaso(sueltos, antes)) fallos.anadir(deHora, fallo(dePartido.fueraDePaso));
  const reparo = reparoDeHora(sueltos.fecha, antes);
  if (reparo !== null) fallos.anadir(deHora, fallo(reparo));
  return fallos.todos.length > 0 ? null : comoSeGuarda(sueltos, antes);
}

/** Those around that day that could want the same court or players. */
function cercanos({ porDia, club: { gente } }: Contexto, partido: PartidoConNombres) {
  const { fecha, idPista } = partido;
  return [-1, 0, 1]
    .flatMap((dias) => porDia.get(sumarDias(diaDe(fecha), dias)) ?? [])
    .filter(
      (otro) => (idPista !== null && otro.idPista === idPista) || comunDe(partido, otro, gente) !== undefined,
    );
}

/** Its court or one of its players is taken then, by a saved match or by a row before. */
function ocupado(contexto: Contexto, partido: PartidoConNombres, fallos: Fallos): void {
  for (const otro of cercanos(contexto, partido)) {
    const { gente } = contexto.club;
    const choque = choqueDe(conDesenlace(partido), conDesenlace(otro), gente);
    if (choque === null) continue;
    const titulo = `${otro.jugador1} – ${otro.jugador2}`;
    const comun = estaEn(otro, partido.idJugador1, gente) ? partido.jugador1 : partido.jugador2;
    const frase =
      choque === 'pista'
        ? mensajes.pistaOcupada(otro.pista ?? '', horaDe(otro.fecha), titulo)
        : mensajes.jugadorOcupado(comun, horaDe(otro.fecha), titulo);
    fallos.anadir(choque === 'pista' ? 'pista' : 'fecha', fallo(frase));
    return;
  }
}

function deMas({ porPareja }: Contexto, partido: PartidoConNombres, liga: LigaLeida): string[] {
  if (!liga.reglas.clasifica || !cuenta(conDesenlace(partido))) return [];
  const otros = (porPareja.get(parejaDe(partido)) ?? []).filter(
    (uno) => uno.id !== partido.id && cuenta(conDesenlace(uno)),
  );
  if (otros.length < vueltas(liga, diaDe(partido.fecha))) return [];
  return [avisosDeLinea.nadaPendiente(enLista([partido.jugador1, partido.jugador2]))];
}

function deNota({ club }: Contexto, partido: PartidoConNombres): string[] {
  const porQueNo = club.enPublico.porQueNo(
    partido.observaciones,
    { id: partido.idJugador1, nombre: partido.jugador1 },
    { id: partido.idJugador2, nombre: partido.jugador2 },
  );
  return porQueNo === null ? [] : [porQueNo];
}

function apuntar({ porDia, porPareja }: Contexto, partido: PartidoConNombres): void {
  for (const [mapa, clave] of [
    [porDia, diaDe(partido.fecha)],
    [porPareja, parejaDe(partido)],
  ] as const)
    mapa.set(clave, [...(mapa.get(clave) ?? []).filter(({ id }) => id !== partido.id), partido]);
}

/** The match as it would be; a new one has a number below zero. */
function comoQueda(
  { club }: Contexto,
  datos: DatosPartido,
  antes: Partido | null,
  linea: number,
): PartidoConNombres {
  const nombre = (id: number): string => club.porId.get(id)?.nombre ?? '';
  return {
    ...datos,
    id: antes?.id ?? -linea,
    version: antes?.version ?? 1,
    pista: club.pistas.find(({ id }) => id === datos.idPista)?.nombre ?? null,
    jugador1: nombre(datos.idJugador1),
    jugador2: nombre(datos.idJugador2),
  };
}

function loQueHace(
  { club }: Contexto,
  partido: PartidoConNombres,
  antes: Partido | null,
  liga: LigaLeida,
): string {
  if (antes !== null) {
    const nombres = {
      liga: new Map(),
      pista: new Map(club.pistas.map(({ id, nombre }) => [id, nombre])),
      jugador: new Map(),
    };
    const despues = { ...antes, ...datosDe(partido) };
    return detalleDeCambio({ entidad: 'partido', antes, despues }, nombres) ?? '';
  }
  const resultado = conDesenlace(partido);
  const marca = ausenteDe(resultado) === null ? comoSeLee(resultado)?.toLowerCase() : 'no presentado';
  return [liga.nombre, partido.pista, marcadorDe(partido) ?? (marca ? null : 'sin jugar'), marca]
    .filter(Boolean)
    .join(' · ');
}

const tituloEscrito = (
  celdas: Celdas,
  { jugador1 = '', jugador2 = '' }: { jugador1?: string; jugador2?: string },
): string => celdas.pareja ?? `${celdas.jugador1 ?? jugador1} – ${celdas.jugador2 ?? jugador2}`;

function avisosDeFila(
  contexto: Contexto,
  { liga, cuando, desenlace }: Leida,
  { resultado: escrito = '' }: Celdas,
  partido: PartidoConNombres,
  esNuevo: boolean,
): string[] {
  const sinHora =
    esNuevo && !cuando.conHora
      ? [`Sin hora: se pone la de inicio de la liga, ${horaDe(partido.fecha)}.`]
      : [];
  const deFecha =
    desenlace && traeFecha(escrito) && estaDecidido({ desenlace })
      ? [mensajes.hojaEraFecha(escrito, marcadorDe(enPlano(desenlace)) ?? '')]
      : [];
  const deMarcador = estaDecidido(conDesenlace(partido)) ? avisosDe(partido, liga.reglas) : [];
  return [
    ...sinHora,
    ...deFecha,
    ...deMarcador.map(({ message }) => message),
    ...deMas(contexto, partido, liga),
    ...deNota(contexto, partido),
  ];
}

/** A match whose cells are understood, once the rules of the form and what is taken have nothing to say. */
function decidir(
  contexto: Contexto,
  { linea, celdas }: Pick<FilaEscrita, 'linea' | 'celdas'>,
  leida: Leida,
  { antes, fallos }: { antes: PartidoConNombres | null; fallos: Fallos },
): Decidida<PartidoDecidido> | null {
  const previo = antes && sinNombres(antes);
  const enviado = enviadoDe(leida, celdas, previo, fallos);
  const datos = comprobar(enviado, previo, fallos, celdas.hora === undefined ? 'fecha' : 'hora');
  const otra = antes && contexto.vistos.get(antes.id);
  if (otra) fallos.anadir('fecha', fallo(mensajes.hojaRepetida(otra)));
  if (!datos) return null;
  const partido = comoQueda(contexto, datos, previo, linea);
  ocupado(contexto, partido, fallos);
  const detalle = loQueHace(contexto, partido, previo, leida.liga);
  if (antes && detalle !== '') mismaVersionQue(antes, celdas, fallos);
  if (fallos.todos.length > 0) return null;
  if (antes) contexto.vistos.set(antes.id, linea);
  const avisos = avisosDeFila(contexto, leida, celdas, partido, antes === null);
  apuntar(contexto, partido);
  const titulo = `${partido.jugador1} – ${partido.jugador2}, ${fechaCorta(partido.fecha)}`;
  const comun = { ...SIN_PERSONA, linea, titulo, detalle };
  if (antes !== null && detalle === '') return { ...comun, que: 'igual', avisos: [], hacer: null };
  return { ...comun, que: antes === null ? 'nueva' : 'cambia', avisos, hacer: { antes: previo, datos } };
}

const SIN_PERSONA = { fallos: [], posibles: [], idJugador: null, repite: null };

function entender(contexto: Contexto, fila: FilaEscrita): Decidida<PartidoDecidido> {
  const { linea } = fila;
  const [fallos, celdas] = [new Fallos(), loEscrito(fila)];
  const numerado = conSuNumero(contexto, celdas, fallos);
  const leida = leerPartido({ ...contexto, antes: numerado }, celdas, fallos);
  const decidida =
    leida &&
    decidir(contexto, { linea, celdas }, leida, { antes: numerado ?? elDeAntes(contexto, leida), fallos });
  return decidida ?? mala(linea, tituloEscrito(celdas, numerado ?? {}), fallos);
}

const sinNombres = ({ pista: _, jugador1: __, jugador2: ___, ...partido }: PartidoConNombres): Partido =>
  partido;

/** What each row does to the matches of the club, with the rules of their form. */
export function decidirPartidos(club: Club, { filas, supuesta }: Hoja): Promise<Decidida<PartidoDecidido>[]> {
  const contexto: Contexto = {
    club,
    supuesta,
    porDia: Map.groupBy(club.partidos, ({ fecha }) => diaDe(fecha)),
    porPareja: Map.groupBy(club.partidos, parejaDe),
    vistos: new Map(),
  };
  return filaAFila(filas, (fila) => entender(contexto, fila));
}
