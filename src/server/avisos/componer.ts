import { randomUUID } from 'node:crypto';
import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import { sitioDe } from '#contract/sitio/sitio.ts';
import {
  cartaDeAviso,
  esHoraDeAvisar,
  type LigaContada,
  type Novedad,
  novedadDe,
  type PartidoContado,
} from '#domain/aviso/novedad.ts';
import { instanteEn } from '#domain/fecha-zona.ts';
import { secuenciaDe, selloDe, uidDe } from '#domain/partido/cita.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { juega, jugadoresDe, ladoDe, type Partido, vistoPor } from '#domain/partido/partido.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { puntosDeNinguno } from '#domain/partido/plazo.ts';
import { ausenteDe, esEmpate, ganadorDe, retiradoDe, setsDe, vistoDesde } from '#domain/partido/resultado.ts';
import { enLista } from '#domain/texto.ts';
import {
  BUZON_DE_PRUEBAS,
  claveDeLiga,
  claveDePartido,
  idEn,
  modoDeAvisos,
  quienesReciben,
} from '#server/db/avisos.ts';
import { type EnPublico, leerNombresPublicos } from '#server/db/lecturas/nombres-publicos.ts';
import { type Atrasado, seDaSolo } from '#server/db/lecturas/plazos.ts';
import { nombresDe, quienJuega } from '#server/db/lecturas/por-id.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { borrarCorreo, marcarFallo, tomarCorreo } from '#server/db/tables/correo.ts';
import { borrarMovil } from '#server/db/tables/enlace-personal.ts';
import { partidoDeFila } from '#server/db/tables/partido.ts';
import type { Fila } from '#server/db/types.ts';
import { readRow } from '#server/db/undo/rows.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Mail, MailAttachment, OutboxStore } from '#server/platform/services/mail.ts';
import type { Pusher, PushTarget } from '#server/platform/services/push.ts';
import { avisosDe, type Bajas, ligasPorId, movilPorId, partidosPorId, tieneAdjudicados } from './avisos.ts';
import { siguenAtrasados } from './plazos.ts';

type Deps = { base: BaseDatos; reloj: Clock; bajas: Bajas; publicUrl: string | null };

type Fila_ = Fila<'aviso'>;

/** A match before and after; what is kept of before has neither remarks nor version. */
type Cambio = {
  id: number;
  antes: Partido | null;
  ahora: Partido | null;
  nota: string | null;
  version: number;
};

async function cambiosDe(db: Lector, avisos: readonly Fila_[]): Promise<Cambio[]> {
  const suyos = avisos.flatMap((aviso) => {
    const id = idEn(aviso.clave, claveDePartido);
    return id === null ? [] : [{ id, aviso }];
  });
  if (suyos.length === 0) return [];
  const ids = suyos.map(({ id }) => id);
  const filas = new Map((await partidosPorId(db, ids)).map((fila) => [fila.id, fila]));
  return suyos.map(({ id, aviso }) => {
    const fila = filas.get(id);
    return {
      id,
      antes: aviso.antes === null ? null : partidoDeFila(readRow(aviso.antes) as Fila<'partido'>),
      ahora: fila ? partidoDeFila(fila) : null,
      nota: fila?.observaciones ?? null,
      version: fila?.version ?? aviso.version,
    };
  });
}

type Nombres = {
  enPublico: EnPublico;
  jugadores: ReadonlyMap<number, string>;
  pistas: ReadonlyMap<number, string>;
  ligas: ReadonlyMap<number, { nombre: string; terminada: boolean }>;
};

const partidosEn = (cambios: readonly Cambio[]): Partido[] =>
  cambios.flatMap(({ antes, ahora }) => [antes, ahora].filter((uno) => uno !== null));

async function leerNombres(
  db: Lector,
  cambios: readonly Cambio[],
  ligas: readonly number[],
): Promise<Nombres> {
  const partidos = partidosEn(cambios);
  return {
    pistas: await nombresDe(db, 'pista'),
    ligas: await ligasPorId(db, [...new Set([...ligas, ...partidos.map(({ idLiga }) => idLiga)])]),
    jugadores: await nombresDe(db, 'jugador', [...new Set(partidos.flatMap(jugadoresDe))]),
    // Last: nobody who came in between is told in full.
    enPublico: await leerNombresPublicos(db),
  };
}

const SIN_NOMBRE = 'tu rival';

const publicoDe = ({ enPublico, jugadores }: Nombres, id: number): string => {
  const nombre = jugadores.get(id);
  return nombre === undefined ? SIN_NOMBRE : enPublico.nombre(id, nombre);
};

const rivalEn = (partido: Partido, idJugador: number): number =>
  partido.idJugador1 === idJugador ? partido.idJugador2 : partido.idJugador1;

function marcadorDe(partido: Partido, idJugador: number): Pick<PartidoContado, 'marcador' | 'gana'> {
  const visto = vistoDesde(ladoDe(partido, idJugador), partido);
  const tanteo = setsDe(visto).map(([uno, dos]) => `${uno}-${dos}`);
  const porRetirada = retiradoDe(visto) === null ? '' : ' y retirada';
  const marcador = ausenteDe(visto) === null ? `${tanteo.join(', ')}${porRetirada}` : 'por no presentado';
  return { marcador, gana: esEmpate(visto) ? null : ganadorDe(visto) === 1 };
}

const citaEn = ({ fecha, idPista }: Partido, { pistas }: Nombres) => ({
  fecha,
  pista: (idPista !== null && pistas.get(idPista)) || null,
});

const yaNoEsSuyo = (novedad: Novedad): boolean => novedad === 'retirado' || novedad === 'noLoJugo';

type Contado = { cambio: Cambio; novedad: Novedad; suyo: Partido } & Pick<PartidoContado, 'loDice' | 'seDa'>;

function contarPartido(
  { cambio, novedad, suyo, loDice = false, seDa = null }: Contado,
  idJugador: number,
  nombres: Nombres,
): PartidoContado {
  const { antes, ahora, nota } = cambio;
  const quienes = jugadoresDe(suyo).map((id) => ({ id, nombre: nombres.jugadores.get(id) ?? '' }));
  const visto = vistoPor(suyo, idJugador);
  const pareja = jugadoresDe(suyo)[ladoDe(visto, idJugador) - 1];
  return {
    novedad,
    rival: publicoDe(nombres, rivalEn(visto, idJugador)),
    suple: pareja === undefined || pareja === idJugador ? null : publicoDe(nombres, pareja),
    liga: nombres.ligas.get(suyo.idLiga)?.nombre ?? null,
    antes: antes && citaEn(antes, nombres),
    ahora: ahora && citaEn(ahora, nombres),
    ...marcadorDe(visto, idJugador),
    loDice,
    seDa,
    observaciones: yaNoEsSuyo(novedad) ? null : nombres.enPublico.texto(nota, ...quienes),
  };
}

/** A result changes nothing in a calendar. */
const seAnota = ({ novedad }: Contado): boolean =>
  novedad !== 'resultado' && novedad !== 'sinResultado' && novedad !== 'plazo';

function adjunto(contados: readonly Contado[], nombres: Nombres, publicUrl: string | null): MailAttachment[] {
  const anotados = contados.filter(seAnota);
  if (anotados.length === 0) return [];
  const calendario = ical({
    name: club.nombre,
    prodId: `//${club.dominio}//Avisos//ES`,
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: getVtimezoneComponent },
  });
  for (const uno of anotados) calendario.createEvent(eventoDe(uno, nombres, publicUrl));
  return [
    {
      filename: 'partidos.ics',
      content: Buffer.from(calendario.toString()),
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    },
  ];
}

function contadosDe(cambios: readonly Cambio[], de: { idJugador: number; hoy: string }): Contado[] {
  const contados = cambios.flatMap((cambio) => {
    const novedad = novedadDe(cambio.antes, cambio.ahora, de);
    const { antes, ahora } = cambio;
    const suyo = ahora && juega(vistoPor(ahora, de.idJugador), de.idJugador) ? ahora : antes;
    return novedad === null || suyo === null ? [] : [{ cambio, novedad, suyo }];
  });
  return contados.sort((uno, otro) => uno.suyo.fecha.localeCompare(otro.suyo.fecha));
}

/** A match whose result is late, as one more thing to tell. */
const comoContado = (uno: Atrasado): Contado => {
  const { partido, reglas, vence } = uno;
  const suyo = conDesenlace(partido);
  const cambio = { id: partido.id, antes: null, ahora: suyo, nota: null, version: partido.version };
  const seDa = seDaSolo(uno) && vence ? { dia: vence, puntos: puntosDeNinguno(reglas) } : null;
  return { cambio, suyo, novedad: 'plazo', loDice: reglas.anotan !== 'club', seDa };
};

async function contarLigas(
  { base: { db }, publicUrl }: Deps,
  ids: readonly number[],
  { idJugador, nombres }: { idJugador: number; nombres: Nombres },
): Promise<LigaContada[]> {
  const contadas: LigaContada[] = [];
  for (const id of ids) {
    const liga = nombres.ligas.get(id);
    if (!liga || !(liga.terminada || (await tieneAdjudicados(db, id, idJugador)))) continue;
    const enlace = publicUrl && new URL(rutas.jugador(idJugador), publicUrl).href;
    contadas.push({ liga: liga.nombre, terminada: liga.terminada, enlace });
  }
  return contadas;
}

/** At the address they have now. Null when nobody is told any more, or that player cannot be or does not want to. */
async function destinatarioDe(db: Lector, { para, idJugador, deLaSegunda }: Fila<'correo'>) {
  const modo = await modoDeAvisos(db);
  const quienes = idJugador === null ? [] : await quienesReciben(db, [idJugador]);
  const quien = quienes.find((uno) => uno.deLaSegunda === deLaSegunda);
  if (modo === 'no' || !quien?.quiere || quien.email === null) return null;
  const esPrueba = modo === 'pruebas' || para === BUZON_DE_PRUEBAS;
  return { ...quien, esPrueba, para: esPrueba ? BUZON_DE_PRUEBAS : quien.email };
}

type Escrito = {
  /** Who is in no league has none. */
  pagina: string | null;
  contados: readonly Contado[];
  ligas: readonly LigaContada[];
  nombre: string;
  nombres: Nombres;
};

function escribir(
  { bajas, publicUrl }: Deps,
  idJugador: number,
  { contados, ligas, nombre, nombres, pagina }: Escrito,
) {
  const attachments = adjunto(contados, nombres, publicUrl);
  const en = (path: string): string | null => publicUrl && new URL(path, publicUrl).href;
  const baja = en(rutas.bajaDeAvisos(bajas.de(idJugador)));
  const carta = cartaDeAviso({
    nombre,
    pareja: enLista(nombres.enPublico.losDos(idJugador)) || null,
    partidos: contados.map((uno) => contarPartido(uno, idJugador, nombres)),
    ligas,
    calendario: pagina && en(pagina),
    baja,
    lleva: attachments.length > 0,
    club,
  });
  // One press works over https alone. RFC 8058, 3.1
  const unsubscribe = baja?.startsWith('https:') ? baja : null;
  return { ...carta, attachments, unsubscribe };
}

/** What there is to tell that player as things are now; null when what was changed has been changed back. */
async function reunir(
  deps: Deps,
  idCorreo: number,
  { id: idJugador, nombre }: { id: number; nombre: string },
): Promise<Escrito | null> {
  const { db } = deps.base;
  const avisos = await avisosDe(db, idCorreo);
  const cambios = await cambiosDe(db, avisos);
  const idsLigas = avisos.flatMap(({ clave }) => idEn(clave, claveDeLiga) ?? []);
  const atrasados = (await siguenAtrasados(db, avisos, deps.reloj)).map(comoContado);
  const contados = [...contadosDe(cambios, { idJugador, hoy: deps.reloj.today() }), ...atrasados];
  const todos = [...cambios, ...atrasados.map(({ cambio }) => cambio)];
  const nombres = await leerNombres(db, todos, idsLigas);
  const ligas = await contarLigas(deps, idsLigas, { idJugador, nombres });
  if (contados.length + ligas.length === 0) return null;
  const pagina = (await quienJuega(db, idJugador)) ? rutas.jugador(idJugador) : null;
  return { contados, ligas, nombres, pagina, nombre: nombres.enPublico.nombre(idJugador, nombre) };
}

/** What a player is told, as things are now; null when nothing is left. docs/reglas/avisos.md */
export const crearAviso =
  (deps: Deps) =>
  async (correo: Fila<'correo'>): Promise<Mail | null> => {
    const destinatario = await destinatarioDe(deps.base.db, correo);
    const escrito = destinatario && (await reunir(deps, correo.id, destinatario));
    if (!escrito) return null;
    const { id: idJugador, esPrueba, para: to } = destinatario;
    const { asunto, texto, ...resto } = escribir(deps, idJugador, escrito);
    return {
      messageId: correo.messageId,
      to,
      replyTo: correo.responderA,
      subject: esPrueba ? `[Prueba] ${asunto}` : asunto,
      text: texto,
      ...resto,
    };
  };

/** What a phone is told. `marca` is the same at every attempt: what came twice is shown once. */
type AvisoMovil = {
  idMovil: number;
  destino: PushTarget;
  datos: { texto: string; enlace: string; marca: string };
};

/** What the subject of the mail says and nothing else, with the page of the player. Null as that of `crearAviso`. */
export const crearAvisoMovil =
  (deps: Deps) =>
  async ({ id, idJugador, idMovil, messageId: marca }: Fila<'correo'>): Promise<AvisoMovil | null> => {
    const { db } = deps.base;
    const movil = idMovil === null ? undefined : await movilPorId(db, idMovil);
    if (!movil || (await modoDeAvisos(db)) !== 'si') return null;
    const suyo = idJugador ?? movil.idJugador;
    const [quien] = await quienesReciben(db, [suyo]);
    const escrito = quien && (await reunir(deps, id, quien));
    if (!escrito) return null;
    const { asunto: texto } = escribir(deps, suyo, escrito);
    const enlace = escrito.pagina ?? rutas.horarios();
    return { idMovil: movil.id, destino: movil, datos: { texto, enlace, marca } };
  };

dayjs.extend(utc);
dayjs.extend(timezone);

const MS_POR_MINUTO = 60_000;
const instante = instanteEn(club.zonaHoraria);
const momento = (fecha: string, minutos: number): Dayjs => dayjs(instante(fecha) + minutos * MS_POR_MINUTO);

/**
 * Named and numbered as in the subscribed calendars: whose it is told in does not change how it is called there. What is
 * gone, or no longer theirs, names nobody. docs/reglas/calendarios.md
 */
function eventoDe(
  { cambio: { ahora, version }, novedad, suyo }: Contado,
  nombres: Nombres,
  publicUrl: string | null,
): ICalEventData {
  const { id, fecha, duracion, idLiga, idJugador1, idJugador2 } = suyo;
  const estaBorrado = yaNoEsSuyo(novedad) || ahora === null;
  const sequence = secuenciaDe({ version }, estaBorrado);
  const comun = {
    id: uidDe(id, club.sufijoCalendario),
    sequence,
    stamp: selloDe(sequence),
    timezone: club.zonaHoraria,
    start: momento(fecha, 0),
    end: momento(fecha, duracion),
  };
  if (estaBorrado) return { ...comun, summary: 'Partido retirado', status: ICalEventStatus.CANCELLED };
  const { pista } = citaEn(suyo, nombres);
  return {
    ...comun,
    summary: `${publicoDe(nombres, idJugador1)} – ${publicoDe(nombres, idJugador2)}`,
    status: estaPorJugar(suyo) ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    location: `${pista ?? club.nombre}, ${sitioDe(pista).direccion}`,
    description: nombres.ligas.get(idLiga)?.nombre ?? null,
    url: publicUrl && new URL(rutas.partido(id), publicUrl).href,
  };
}

/** Longer than one can take to leave; if its process dies, another one sends it after so long. */
const TURNO_MS = 30_000;

type Salida = {
  base: BaseDatos;
  reloj: Clock;
  /** Writes what a phone is told; null when there is nothing left to tell. */
  aviso: (correo: Fila<'correo'>) => Promise<AvisoMovil | null>;
};

/** What waits for phones, as the sender sees it. Nothing is kept of what left, nor of what was given up. */
export function crearSalidaMovil({ base: { db }, reloj, aviso }: Salida): OutboxStore<AvisoMovil> {
  const dueno = randomUUID();
  return {
    claim: async () => {
      const ahora = reloj.now();
      if (!esHoraDeAvisar(reloj.localTimeOf(ahora))) return null;
      const correo = await tomarCorreo(db, { dueno, ahora, hasta: ahora + TURNO_MS, lleva: ['movil'] });
      return correo ? { id: correo.id, attempt: correo.intentos, compose: () => aviso(correo) } : null;
    },
    sent: (id) => borrarCorreo(db, id),
    dropped: (id) => borrarCorreo(db, id),
    failed: (id, error, espera) =>
      espera === null ? borrarCorreo(db, id) : marcarFallo(db, id, { error, proximo: reloj.now() + espera }),
  };
}

/** A phone that is gone for good is forgotten, with all that waited for it. */
export const crearCartero = ({ db }: BaseDatos, { push }: Pusher) => ({
  send: async ({ idMovil, destino, datos }: AvisoMovil): Promise<void> => {
    if ((await push(destino, datos)) === 'gone') await borrarMovil(db, idMovil);
  },
});
