import { strToU8, zipSync } from 'fflate';
import { club } from '#club';
import type { FileAnswer } from '#contract/endpoint.ts';
import { mensajes } from '#contract/mensajes.ts';
import { type Campo, columnaDe, enPalabras } from '#domain/campo.ts';
import { JUGADOR } from '#domain/campos.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { relojDePared } from '#domain/fecha-zona.ts';
import { fraseDeAjuste } from '#domain/liga/ajuste.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { ausenteDe, loAplazo } from '#domain/partido/resultado.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { DICHOS, marcadorDe } from '#domain/registro/linea.ts';
import { conPersona } from '#server/db/lecturas/jugadores.ts';
import { leerFilas, leerNombres } from '#server/db/lecturas/registro.ts';
import type { Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { existente } from '#server/db/registro/entidad.ts';
import type { BaseFirmada } from '#server/db/registro/firma.ts';
import { leerFilaLiga } from '#server/db/tables/liga.ts';
import { leerFilaPartido } from '#server/db/tables/partido.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import {
  ajustesDe,
  datosDe,
  filaDeJugador,
  incidenciasDe,
  invitacionesDe,
  lineasDePuntos,
  lineasSobre,
  lineasViejasCon,
  type Persona,
  partidosDe,
  solicitudesPosibles,
} from './personales.queries.ts';
import { recordada } from './personales.ts';

const enElClub = relojDePared(club.zonaHoraria);

type Nombres = { ligas: Map<number, string>; jugadores: Map<number, string> };

async function nombres(db: Lector): Promise<Nombres> {
  const [ligas, jugadores] = await Promise.all([
    db.selectFrom('liga').selectAll().orderBy('id').execute(),
    db.selectFrom(conPersona('jugador')).select(['id', 'nombre']).orderBy('id').execute(),
  ]);
  return {
    ligas: new Map(ligas.map((fila) => [fila.id, leerFilaLiga(fila).nombre])),
    jugadores: new Map(jugadores.map(({ id, nombre }) => [id, nombre])),
  };
}

async function solicitudesElegidas(db: Lector, persona: Persona, elegidas: readonly number[]) {
  const posibles = await solicitudesPosibles(db, persona);
  const suyas = posibles.filter(({ id }) => elegidas.includes(id));
  if (suyas.length !== new Set(elegidas).size) throw new Problema(409, mensajes.solicitudesCambiadas);
  if (suyas.length === 0) return [];
  const filas = await db
    .selectFrom('solicitud')
    .select(['id', 'tipo', 'inscripcion', 'dia', 'nombre', 'email', 'telefono', 'datos', 'notas'])
    .where('id', 'in', elegidas)
    .orderBy('id')
    .execute();
  const recibos = await db
    .selectFrom('recibo')
    .select(['idSolicitud', 'cobro', 'importe'])
    .where('idSolicitud', 'in', elegidas)
    .orderBy('id')
    .execute();
  return filas.map(({ datos, ...fila }) => ({
    ...fila,
    datos: JSON.parse(datos) as unknown,
    cobros: recibos
      .filter(({ idSolicitud }) => idSolicitud === fila.id)
      .map(({ cobro, importe }) => ({ cobro, centimos: importe })),
  }));
}

async function dichoPor(db: Lector, entradas: readonly number[]) {
  const dichos = await db
    .selectFrom('dicho')
    .select(['idPartido', 'contado', 'nota', 'dt'])
    .where('idJugador', 'in', entradas)
    .orderBy('idPartido')
    .execute();
  const horas = await db
    .selectFrom('hora_posible')
    .select(['idPartido', 'fecha'])
    .where('idJugador', 'in', entradas)
    .orderBy('idPartido')
    .orderBy('fecha')
    .execute();
  const peticiones = await db
    .selectFrom('peticion')
    .select(['idPartido', 'fecha', 'denegada'])
    .where('idJugador', 'in', entradas)
    .orderBy('idPartido')
    .execute();
  return { resultadosQueDice: dichos, horasQueLeVienenBien: horas, pideOtroDia: peticiones };
}

/** Their links, without their keys, and the phones on which they are told. */
async function enlaceDe(db: Lector, entradas: readonly number[]) {
  const enlaces = await db
    .selectFrom('enlace_personal')
    .select(['creado', 'caduca', 'usado', 'avisos', 'nombrePropuesto'])
    .where('idJugador', 'in', entradas)
    .orderBy('idJugador')
    .execute();
  const moviles = await db
    .selectFrom('movil')
    .select(['endpoint', 'creado'])
    .where('idJugador', 'in', entradas)
    .orderBy('id')
    .execute();
  return { enlacesPersonales: enlaces, movilesConAvisos: moviles };
}

async function puntosDe(db: Lector, entradas: readonly number[], ligas: Nombres['ligas']) {
  const ajustes = await ajustesDe(db, entradas);
  return ajustes.map(({ puntos, fecha, motivo, idLiga }) => ({
    puntos,
    fecha,
    motivo,
    liga: ligas.get(idLiga),
  }));
}

async function lineasCon(db: Lector, persona: Persona) {
  const sobre = [
    ...(await lineasSobre(db, persona.entradas)),
    ...(await lineasViejasCon(db, await datosDe(db, persona))),
    ...(await lineasDePuntos(db, persona.entradas)),
  ];
  return leerFilas(db, sobre, await leerNombres(db));
}

type Todo = Awaited<ReturnType<typeof todoDe>>;

async function todoDe(db: Lector, persona: Persona, elegidas: readonly number[]) {
  const { ligas, jugadores } = await nombres(db);
  const { entradas } = persona;
  const plantillas = await db
    .selectFrom('liga_jugador')
    .select('idLiga')
    .where('idJugador', 'in', entradas)
    .orderBy('idLiga')
    .execute();
  const partidos = (await partidosDe(db, entradas)).map((fila) => ({
    ...leerFilaPartido(fila),
    liga: ligas.get(fila.idLiga),
    jugador1: jugadores.get(fila.idJugador1),
    jugador2: jugadores.get(fila.idJugador2),
  }));
  const incidencias = await incidenciasDe(db, entradas);
  const lineas = await lineasCon(db, persona);
  const {
    nombreBusqueda: _,
    version: __,
    idPersona: ___,
    idPersona2: ____,
    entradas: _____,
    ...ficha
  } = persona;
  return {
    ficha: { ...ficha, liga: ligas.get(persona.idLiga ?? 0) ?? null },
    ligas: plantillas.map(({ idLiga }) => ligas.get(idLiga)),
    partidos,
    incidencias: incidencias.map(({ fecha, hasta, motivo, idLiga }) => ({
      fecha,
      hasta,
      motivo,
      liga: ligas.get(idLiga),
    })),
    puntosAMano: await puntosDe(db, entradas, ligas),
    ...(await enlaceDe(db, entradas)),
    ...(await dichoPor(db, entradas)),
    registros: lineas.map(({ dt, texto }) => ({ cuando: enElClub(dt * 1000), texto })),
    solicitudes: await solicitudesElegidas(db, persona, elegidas),
    inscritoPorSuPareja: await invitacionesDe(db, persona),
  };
}

const NADA = '—';

const deFicha = ({ liga, ...ficha }: Todo['ficha']): string[] => [
  ...Object.entries<Campo>(JUGADOR).map(
    ([campo, uno]) => `${columnaDe(uno)}: ${enPalabras(uno, ficha[campo as keyof typeof JUGADOR]) || NADA}`,
  ),
  `Liga: ${liga ?? NADA}`,
];

function dePartido(partido: Todo['partidos'][number]): string {
  const { fecha, jugador1, jugador2, liga, observaciones } = partido;
  const quienes = { 1: jugador1, 2: jugador2, club: 'el club' };
  const resultado = conDesenlace(partido);
  const [ausente, aplaza] = [ausenteDe(resultado), loAplazo(resultado)];
  const partes = [
    fechaCorta(fecha),
    `${jugador1} – ${jugador2}`,
    liga,
    marcadorDe(partido) ?? 'sin resultado',
    partido.sintetico && 'de resolución',
    ausente && `${quienes[ausente]} no se presentó`,
    aplaza && `lo aplazó ${quienes[aplaza]}`,
    resultado.desenlace.que === 'cancelado' && 'cancelado',
    partido.desenlace && DICHOS[partido.desenlace],
    observaciones,
  ];
  return partes.filter(Boolean).join(' · ');
}

const escrito = (datos: unknown): string =>
  Object.entries(datos ?? {})
    .filter(([, valor]) => valor !== null && valor !== '')
    .map(([campo, valor]) => `${campo}: ${typeof valor === 'object' ? JSON.stringify(valor) : valor}`)
    .join('; ');

const deIncidencia = ({ fecha, hasta, liga, motivo }: Todo['incidencias'][number]): string =>
  [hasta ? `${fechaCorta(fecha)} a ${fechaCorta(hasta)}` : fechaCorta(fecha), liga, motivo]
    .filter(Boolean)
    .join(' · ');

const dePuntos = ({ liga, ...ajuste }: Todo['puntosAMano'][number]): string =>
  [liga, fraseDeAjuste(ajuste)].filter(Boolean).join(' · ');

const momento = (dt: number | null): string => (dt === null ? NADA : fechaCorta(enElClub(dt * 1000)));

const deEnlace = (enlace: Todo['enlacesPersonales'][number]): string[] => [
  `Creado: ${momento(enlace.creado)}`,
  `Vale hasta: ${fechaCorta(enlace.caduca)}`,
  `Último uso: ${momento(enlace.usado)}`,
  `Quiere avisos: ${enlace.avisos === 1 ? 'sí' : 'no'}`,
  `Nombre que propone: ${enlace.nombrePropuesto ?? NADA}`,
];

const deDicho = ({ idPartido, contado, nota, dt }: Todo['resultadosQueDice'][number]): string =>
  [`partido n.º ${idPartido}`, momento(Number(dt)), contado, nota].filter(Boolean).join(' · ');

const CONTESTADO = { si: 'confirmó', no: 'dijo que no' };

const deInvitacion = ({
  dia,
  deporte,
  nombre,
  email,
  respuesta,
}: Todo['inscritoPorSuPareja'][number]): string =>
  [fechaCorta(dia), deporte, nombre, email, respuesta ? CONTESTADO[respuesta] : 'sin contestar'].join(' · ');

const deHora = ({ idPartido, fecha }: Todo['horasQueLeVienenBien'][number]): string =>
  `partido n.º ${idPartido} · ${fechaCorta(fecha)}`;

const secciones = ({
  ficha,
  ligas,
  partidos,
  incidencias,
  puntosAMano,
  enlacesPersonales,
  resultadosQueDice,
  horasQueLeVienenBien,
  pideOtroDia,
  registros,
  solicitudes,
  inscritoPorSuPareja,
}: Todo): Seccion[] => [
  { titulo: 'Ficha', lineas: deFicha(ficha) },
  { titulo: 'Ligas', lineas: ligas.map((liga) => liga ?? '') },
  { titulo: 'Partidos', lineas: partidos.map(dePartido) },
  { titulo: 'Incidencias', lineas: incidencias.map(deIncidencia) },
  { titulo: 'Puntos a mano', lineas: puntosAMano.map(dePuntos) },
  { titulo: 'Enlace personal', lineas: enlacesPersonales.flatMap(deEnlace) },
  { titulo: 'Resultados que ha dicho', lineas: resultadosQueDice.map(deDicho) },
  { titulo: 'Horas que le vienen bien', lineas: horasQueLeVienenBien.map(deHora) },
  { titulo: 'Partidos para los que pide otro día', lineas: pideOtroDia.map(deHora) },
  { titulo: 'Registros', lineas: registros.map(({ cuando, texto }) => `${fechaCorta(cuando)} · ${texto}`) },
  {
    titulo: 'Solicitudes',
    lineas: solicitudes.map(
      ({ id, tipo, dia, datos }) => `n.º ${id} · ${tipo} · ${fechaCorta(dia)} · ${escrito(datos)}`,
    ),
  },
  { titulo: 'Inscrito por su pareja', lineas: inscritoPorSuPareja.map(deInvitacion) },
];

/** Everything held on a player, as data and as text. It leaves a line in the log. */
export async function exportarPersonales(
  base: BaseFirmada,
  reloj: Clock,
  id: number,
  elegidas: readonly number[],
): Promise<FileAnswer> {
  const persona = recordada(existente(await filaDeJugador(base.db, id)));
  const todo = await todoDe(base.db, persona, elegidas);
  await base.transact((tx) => anotarHechos(tx, [hechos.exportaPersona(id)]));
  const cuando = fechaCorta(reloj.localTime());
  const texto = informeDe(persona.nombre, { club: club.nombre, cuando }, secciones(todo));
  const body = zipSync({
    'datos.json': strToU8(JSON.stringify(todo, null, 2)),
    'datos.txt': strToU8(texto),
  });
  return { filename: `datos-jugador-${id}-${reloj.today()}.zip`, body };
}

type Seccion = { titulo: string; lineas: readonly string[] };

const SIN_LINEAS = '(nada)';

const seccion = ({ titulo, lineas }: Seccion): string =>
  [
    `${titulo} (${lineas.length})`,
    '-'.repeat(titulo.length),
    ...(lineas.length > 0 ? lineas : [SIN_LINEAS]),
  ].join('\n');

/** What the club holds on somebody, to be read by them. GDPR, article 15. */
const informeDe = (
  nombre: string,
  { club, cuando }: { club: string; cuando: string },
  secciones: readonly Seccion[],
): string =>
  `${[
    `Datos que ${club} guarda sobre ${nombre}`,
    `Sacados el ${cuando}. Los mismos, para programas, están en datos.json.`,
    'Los datos bancarios y de salud y los archivos de una inscripción se guardan cifrados: pídelos aparte.',
    ...secciones.map(seccion),
  ].join('\n\n')}\n`;
