import type { Hoja } from '#contract/liga/importar.ts';
import { type Partido, PartidoGuardar } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { diaDe, type FechaHora, horaDe, sumarDias } from '#domain/fecha.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import type { CampoDeHoja, Celdas } from '#domain/hoja/columnas.ts';
import { traeFecha } from '#domain/hoja/resultado.ts';
import { enteroDe } from '#domain/hoja/valores.ts';
import { noEsDeSuDeporte, seJuegaEn } from '#domain/liga/en-pista.ts';
import { vueltas } from '#domain/liga/liga.ts';
import { girado, PENDIENTE } from '#domain/partido/desenlace.ts';
import { reparoDePista } from '#domain/partido/en-pista.ts';
import { avisosDe, avisosDeAntes, empiezaFueraDePaso, erroresDe } from '#domain/partido/errores.ts';
import { mensajes as dePartido } from '#domain/partido/mensajes.ts';
import { choqueDe, comunDe, estaEn } from '#domain/partido/ocupacion.ts';
import { parejaDe } from '#domain/partido/partido.ts';
import { type ConEmpates, comoSeGuarda, conDesenlace, conEmpate, enPlano } from '#domain/partido/plano.ts';
import { ausenteDe, comoSeLee, estaDecidido } from '#domain/partido/resultado.ts';
import { cuenta } from '#domain/propuesta/datos.ts';
import { avisos as avisosDeLinea } from '#domain/propuesta/revision.ts';
import { detalleDeCambio, marcadorDe } from '#domain/registro/linea.ts';
import { enLista } from '#domain/texto.ts';
import { reparoDeHora } from '#server/db/lecturas/hora.ts';
import { losDosDe } from '#server/db/lecturas/nombres-publicos.ts';
import type { PartidoConNombres } from '#server/db/lecturas/partidos.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import { type DatosPartido, datosDe } from '#server/db/tables/partido.ts';
import {
  type Club,
  conNumero,
  type Decidida,
  type Fila,
  filaAFila,
  mala,
  mismaVersionQue,
  NADA,
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
  ahora: FechaHora;
};

const enSuLiga = (partido: Pick<Partido, 'idLiga' | 'idJugador1' | 'idJugador2'>): string =>
  `${partido.idLiga} ${parejaDe(partido)}`;

/** That pair in that league that day: it is that match, whoever is named first and whatever its hour. */
function elDeAntes(
  { porPareja }: Contexto,
  { liga, jugadores: [uno, otro], cuando }: Leida,
): PartidoConNombres | null {
  const clave = enSuLiga({ idLiga: liga.id, idJugador1: uno.id, idJugador2: otro.id });
  const dia = diaDe(cuando.fecha);
  return porPareja.get(clave)?.find((partido) => partido.id > 0 && diaDe(partido.fecha) === dia) ?? null;
}

/** What files that come back say besides; of others, what there was. */
const sueltosDe = (fila: Fila, previo: Pick<Partido, 'duracion' | 'sintetico'>) => ({
  duracion: fila.dePalabra('duracion', previo.duracion, enteroDe, mensajes.hojaNoEsNumero),
  sintetico: fila.siNo('sintetico', fila.celdas.sintetico === undefined && previo.sintetico),
});

/** What is saved: what the sheet does not say leaves an existing match as it is. */
function enviadoDe(leida: Leida, fila: Fila, antes: Partido | null) {
  const { celdas } = fila;
  const { liga, cuando, idPista, desenlace } = leida;
  const [uno, otro] = leida.jugadores;
  const { observaciones } = celdas;
  const quienes = { idLiga: liga.id, idJugador1: uno.id, idJugador2: otro.id };
  if (!antes)
    return {
      ...quienes,
      ...sueltosDe(fila, { duracion: liga.duracion, sintetico: false }),
      idPista: idPista ?? null,
      fecha: cuando.fecha,
      observaciones: observaciones ?? null,
      ...enPlano(desenlace ?? PENDIENTE),
    };
  const deSuLado = desenlace && !celdas.id && antes.idJugador1 === otro.id ? girado(desenlace) : desenlace;
  return {
    ...datosDe(antes),
    ...(celdas.id ? quienes : {}),
    ...sueltosDe(fila, antes),
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

function comprobar(
  fila: Fila,
  enviado: object,
  antes: Partido | null,
  reglas: ConEmpates,
): DatosPartido | null {
  const { success, data, error } = PartidoGuardar.safeParse(enviado);
  if (!success) {
    for (const { path, message } of error.issues) fila.anadir(campoDe(path[0]), message);
    return null;
  }
  const { version: _, ...enviados } = data;
  const sueltos = conEmpate(enviados, reglas);
  for (const { path, message } of erroresDe(sueltos)) fila.anadir(campoDe(path), message);
  // Where its hour was written, in a cell of its own or with the day.
  const deHora = fila.celdas.hora === undefined ? 'fecha' : 'hora';
  if (empiezaFueraDePaso(sueltos, antes)) fila.anadir(deHora, dePartido.fueraDePaso);
  const reparo = reparoDeHora(sueltos.fecha, antes);
  if (reparo !== null) fila.anadir(deHora, reparo);
  return fila.fallos.length > 0 ? null : comoSeGuarda(sueltos, antes, reglas);
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

/** Its court is of another sport; one that was there already stays. */
function deOtroDeporte(
  { club }: Contexto,
  { idPista, idLiga }: DatosPartido,
  { liga, antes, fila }: { liga: LigaLeida; antes: Partido | null; fila: Fila },
): void {
  const pista = club.pistas.find(({ id }) => id === idPista);
  const sigue = antes?.idPista === idPista && antes.idLiga === idLiga;
  if (pista && !sigue && !seJuegaEn(liga, pista)) fila.anadir('pista', noEsDeSuDeporte(pista, liga));
}

/** Its court or one of its players is taken then, by a saved match or by a row before. */
function ocupado(contexto: Contexto, partido: PartidoConNombres, fila: Fila): void {
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
    fila.anadir(choque === 'pista' ? 'pista' : 'fecha', frase);
    return;
  }
}

/** Its court is shut then; one that is there already stays. */
function cerrada(
  { club: { clausuras } }: Contexto,
  partido: PartidoConNombres,
  previo: Partido | null,
  fila: Fila,
): void {
  const reparo = reparoDePista(clausuras, partido, previo);
  if (reparo) fila.anadir(reparo.campo === 'idPista' ? 'pista' : 'fecha', reparo.mensaje);
}

function deMas({ porPareja }: Contexto, partido: PartidoConNombres, liga: LigaLeida): string[] {
  if (!liga.reglas.clasifica || !cuenta(conDesenlace(partido))) return [];
  const otros = (porPareja.get(enSuLiga(partido)) ?? []).filter(
    (uno) => uno.id !== partido.id && cuenta(conDesenlace(uno)),
  );
  if (otros.length < vueltas(liga, diaDe(partido.fecha))) return [];
  return [avisosDeLinea.nadaPendiente(enLista([partido.jugador1, partido.jugador2]))];
}

function deNota({ club }: Contexto, partido: PartidoConNombres): string[] {
  const porQueNo = club.enPublico.porQueNo(partido.observaciones, ...losDosDe(partido));
  return porQueNo === null ? [] : [porQueNo];
}

function apuntar({ porDia, porPareja }: Contexto, partido: PartidoConNombres): void {
  for (const [mapa, clave] of [
    [porDia, diaDe(partido.fecha)],
    [porPareja, enSuLiga(partido)],
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
  const resultado = conDesenlace(partido);
  const deMarcador = estaDecidido(resultado) ? avisosDe(partido, liga.reglas) : [];
  const deAntes = avisosDeAntes(resultado, contexto.ahora);
  return [
    ...sinHora,
    ...deFecha,
    ...[...deMarcador, ...deAntes].map(({ message }) => message),
    ...deMas(contexto, partido, liga),
    ...deNota(contexto, partido),
  ];
}

/** A match whose cells are understood, once the rules of the form and what is taken have nothing to say. */
function decidir(
  contexto: Contexto,
  fila: Fila,
  leida: Leida,
  antes: PartidoConNombres | null,
): Decidida<PartidoDecidido> | null {
  const { linea, celdas } = fila;
  const previo = antes && sinNombres(antes);
  const datos = comprobar(fila, enviadoDe(leida, fila, previo), previo, leida.liga.reglas);
  const otra = antes && contexto.vistos.get(antes.id);
  if (otra) fila.anadir('fecha', mensajes.hojaRepetida(otra));
  if (!datos) return null;
  const partido = comoQueda(contexto, datos, previo, linea);
  cerrada(contexto, partido, previo, fila);
  deOtroDeporte(contexto, datos, { liga: leida.liga, antes: previo, fila });
  ocupado(contexto, partido, fila);
  const detalle = loQueHace(contexto, partido, previo, leida.liga);
  if (antes && detalle !== '') mismaVersionQue(antes, fila);
  if (fila.fallos.length > 0) return null;
  if (antes) contexto.vistos.set(antes.id, linea);
  const avisos = avisosDeFila(contexto, leida, celdas, partido, antes === null);
  apuntar(contexto, partido);
  const titulo = `${partido.jugador1} – ${partido.jugador2}, ${fechaCorta(partido.fecha)}`;
  const comun = { ...NADA, fallos: [], linea, titulo, detalle };
  if (antes !== null && detalle === '') return { ...comun, que: 'igual' };
  return { ...comun, que: antes === null ? 'nueva' : 'cambia', avisos, hacer: { antes: previo, datos } };
}

function entender(contexto: Contexto, fila: Fila): Decidida<PartidoDecidido> {
  const numerado = conNumero(fila, 'id', contexto.club.partidos) ?? null;
  const leida = leerPartido({ ...contexto, antes: numerado }, fila);
  const decidida = leida && decidir(contexto, fila, leida, numerado ?? elDeAntes(contexto, leida));
  return decidida ?? mala(fila, tituloEscrito(fila.celdas, numerado ?? {}));
}

const sinNombres = ({ pista: _, jugador1: __, jugador2: ___, ...partido }: PartidoConNombres): Partido =>
  partido;

/** What each row does to the matches of the club, with the rules of their form. */
export function decidirPartidos(
  club: Club,
  hoja: Hoja,
  ahora: FechaHora,
): Promise<Decidida<PartidoDecidido>[]> {
  const contexto: Contexto = {
    club,
    supuesta: hoja.supuesta,
    porDia: Map.groupBy(club.partidos, ({ fecha }) => diaDe(fecha)),
    porPareja: Map.groupBy(club.partidos, enSuLiga),
    vistos: new Map(),
    ahora,
  };
  return filaAFila(hoja, (fila) => entender(contexto, fila));
}
