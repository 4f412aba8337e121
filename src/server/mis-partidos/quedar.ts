import type { Llamado, PorQuedar } from '#contract/cuentas/mis-partidos.ts';
import type { Partido, PartidoGuardado, SuspenderPartidos } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { diaDe, type FechaHora, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { diasParaQuedar } from '#domain/partido/afectados.ts';
import { juega, jugadoresDe } from '#domain/partido/partido.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import {
  fraseDeNoCaber,
  horasParaQuedar,
  type ModoDeQuedar,
  sitioParaQuedar,
} from '#domain/partido/quedar.ts';
import { estaAplazado } from '#domain/partido/resultado.ts';
import type { Gusto } from '#domain/persona/franjas.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { modoDeQuedar } from '#server/db/lecturas/ajustes.ts';
import { aplazadosConFecha } from '#server/db/lecturas/aplazados.ts';
import { leerComun, leerDiaNuevo, pistasActivas } from '#server/db/lecturas/dia-nuevo.ts';
import { conPartidoDeEnlace } from '#server/db/lecturas/enlace-personal.ts';
import { reparoDeHora } from '#server/db/lecturas/hora.ts';
import { type EnPublico, rivalDe } from '#server/db/lecturas/nombres-publicos.ts';
import { partidoPorId } from '#server/db/lecturas/por-id.ts';
import { leerGustosQueCuentan } from '#server/db/lecturas/quien-puede.ts';
import type { Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { existente } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/registro/firma.ts';
import { borrarHorasDePartido, ponerHoraPosible, quitarHoraPosible } from '#server/db/tables/dicho.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import {
  aplazadosPorJugar,
  contactosDe,
  horasDe,
  type Suyo,
  sinResultadoPorId,
} from './mis-partidos.queries.ts';
import { recordarActo } from './retractar.ts';

export type Mover = (tx: TxFirmada, datos: SuspenderPartidos) => Promise<unknown>;

type Deps = { base: BaseFirmada; reloj: Clock; mover: Mover };

/** Where it could be played at that moment, as the database is now. */
async function sitioEn(
  db: Lector,
  partido: Partido,
  fecha: FechaHora,
  ahora: FechaHora,
): Promise<ReturnType<typeof sitioParaQuedar>> {
  if (reparoDeHora(fecha, null) !== null) return { sitio: null, motivo: { tipo: 'fueraDeHora' } };
  const comun = await leerComun(db, partido.idLiga, ahora);
  return sitioParaQuedar(conDesenlace(partido), fecha, await leerDiaNuevo(db, diaDe(fecha), comun));
}

/**
 * Every moment of three weeks at which it could be played, in order of time but those that go badly for one of the two,
 * which come last, and without those at which one never can.
 */
async function libresPara(db: Lector, partido: Partido, ahora: FechaHora): Promise<FechaHora[]> {
  const comun = await leerComun(db, partido.idLiga, ahora);
  const suyo = conDesenlace(partido);
  const libres: FechaHora[] = [];
  for (const dia of diasParaQuedar(suyo, diaDe(ahora)))
    libres.push(...horasParaQuedar(suyo, await leerDiaNuevo(db, dia, comun)));
  const gustos = await leerGustosQueCuentan(db, jugadoresDe(suyo));
  const hay = (fecha: FechaHora, gusto: Gusto) => jugadoresDe(suyo).some((id) => gustos(id, fecha) === gusto);
  const posibles = libres.filter((fecha) => !hay(fecha, 'nunca'));
  return posibles.sort((a, b) => Number(hay(a, 'mal')) - Number(hay(b, 'mal')));
}

type Marcada = { idJugador: number; fecha: FechaHora };

const comunesDe = (marcadas: readonly Marcada[]): FechaHora[] => {
  const veces = Map.groupBy(marcadas, ({ fecha }) => fecha);
  return [...veces].flatMap(([fecha, suyas]) => (suyas.length > 1 ? [fecha] : [])).sort();
};

async function queCaben(
  db: Lector,
  partido: Partido,
  fechas: readonly FechaHora[],
  ahora: FechaHora,
): Promise<FechaHora[]> {
  const caben: FechaHora[] = [];
  for (const fecha of fechas) if ((await sitioEn(db, partido, fecha, ahora)).sitio) caben.push(fecha);
  return caben;
}

type Contexto = { idJugador: number; enPublico: EnPublico; reloj: Clock };

async function comoPorQuedar(
  db: Lector,
  { partido, jugador1, jugador2, liga }: Suyo,
  { idJugador, enPublico, reloj, modo }: Contexto & { modo: ModoDeQuedar },
): Promise<PorQuedar> {
  const ahora = reloj.localTime();
  const marcadas = await horasDe(db, [partido.id], ahora);
  const deMarcadas = await queCaben(db, partido, [...new Set(marcadas.map(({ fecha }) => fecha))], ahora);
  const fechas = new Set([...(await libresPara(db, partido, ahora)), ...deMarcadas]);
  const es = (fecha: FechaHora, mia: boolean) =>
    marcadas.some((una) => una.fecha === fecha && (una.idJugador === idJugador) === mia);
  const comun = comunesDe(marcadas).find((fecha) => deMarcadas.includes(fecha)) ?? null;
  return {
    id: partido.id,
    fecha: partido.fecha,
    liga,
    rival: rivalDe({ ...partido, jugador1, jugador2 }, idJugador, enPublico).nombre,
    modo,
    acordado: modo === 'confirma' ? comun : null,
    huecos: [...fechas].sort().map((fecha) => ({ fecha, mia: es(fecha, true), suya: es(fecha, false) })),
  };
}

/** Of those matches, the ones put off whose pair has to find them a date, where the club lets players arrange them. */
export async function porQuedar(
  db: Lector,
  suyos: readonly Suyo[],
  contexto: Contexto,
): Promise<PorQuedar[]> {
  const aplazados = suyos.filter(({ partido }) => estaAplazado(conDesenlace(partido)));
  if (aplazados.length === 0) return [];
  const modo = await modoDeQuedar(db);
  if (modo === null) return [];
  const conFecha = await aplazadosConFecha(db, contexto.reloj.today());
  const debidos = aplazados.filter(({ partido: { id } }) => !conFecha.has(id));
  return Promise.all(debidos.map((suyo) => comoPorQuedar(db, suyo, { ...contexto, modo })));
}

const cuando = (fecha: FechaHora): string => `${fechaSemana(fecha)}, ${horaDe(fecha)}`;

/** Why not, and which other moment: one that suits both, or the rival, before any other that is free. */
async function conOtro(db: Lector, partido: Partido, motivo: string, reloj: Clock, idJugador?: number) {
  const ahora = reloj.localTime();
  const marcadas = await horasDe(db, [partido.id], ahora);
  const delRival = marcadas.filter((una) => una.idJugador !== idJugador).map(({ fecha }) => fecha);
  const preferidas = [...comunesDe(marcadas), ...delRival];
  const [mejor] = await queCaben(db, partido, preferidas, ahora);
  const otro = mejor ?? (await libresPara(db, partido, ahora))[0];
  const frase = otro ? mensajes.otroHueco(motivo, cuando(otro)) : mensajes.sinOtroHueco(motivo);
  return new Problema(409, frase, { estado: 'ocupado' });
}

/** 409 when it is not put off any more, or its pair has played since, or is to play another, instead of it. */
async function exigirDebido(db: Lector, partido: Partido, reloj: Clock): Promise<void> {
  if (!estaAplazado(conDesenlace(partido))) throw new Problema(409, mensajes.yaNoAplazado);
  if ((await aplazadosConFecha(db, reloj.today())).has(partido.id))
    throw new Problema(409, mensajes.nadaQueQuedar);
}

type Pedida = { fecha: FechaHora; version?: number | null | undefined };

/** Everybody who could take a court or one of the two waits here: what is free stays so until it is written. */
async function reservarEn(
  tx: TxFirmada,
  id: number,
  { fecha, reloj, version, mover }: Pedida & Pick<Deps, 'reloj' | 'mover'>,
): Promise<{ partido: Partido } | { partido: Partido; motivo: string }> {
  const antes = existente(await partidoPorId(tx.q, id));
  await tx.lock('liga', [antes.idLiga]);
  await tx.lock(
    'pista',
    (await pistasActivas(tx.q)).map((pista) => pista.id),
  );
  await tx.lock('jugador', [antes.idJugador1, antes.idJugador2]);
  await tx.lock('partido', [id]);
  const partido = existente(await partidoPorId(tx.q, id));
  await exigirDebido(tx.q, partido, reloj);
  const { sitio, motivo } = await sitioEn(tx.q, partido, fecha, reloj.localTime());
  if (sitio === null) return { partido, motivo: fraseDeNoCaber(motivo) };
  const enviada = { id, version: version ?? partido.version, ...sitio };
  await mover(tx, { partidos: [enviada], nota: null });
  return { partido: existente(await partidoPorId(tx.q, id)) };
}

/** On the first court that is free, as the desk would. 409, with another moment, when none is by then. */
export async function reservar(
  { base, reloj, mover }: Deps,
  id: number,
  pedida: Pedida & { idJugador?: number },
): Promise<PartidoGuardado> {
  const hecho = await base.transact((tx) => reservarEn(tx, id, { ...pedida, reloj, mover }));
  if ('motivo' in hecho) throw await conOtro(base.db, hecho.partido, hecho.motivo, reloj, pedida.idJugador);
  await borrarHorasDePartido(base.db, id);
  return { ...hecho.partido, avisos: [] };
}

type Enviada = { token: string; id: number; fecha: FechaHora; puede: boolean };

/** 404 for one that is not theirs; 409 when the club does not let them, or there is nothing to arrange any more. */
async function elSuyo(tx: TxFirmada, id: number, idJugador: number, reloj: Clock) {
  const suyo = await sinResultadoPorId(tx.q, id);
  if (!suyo || !juega(suyo.partido, idJugador)) throw new Problema(404, mensajes.noEncontrado);
  const modo = await modoDeQuedar(tx.q);
  if (modo === null) throw new Problema(409, mensajes.noSeQueda);
  await exigirDebido(tx.q, suyo.partido, reloj);
  return { partido: suyo.partido, modo };
}

/** Says whether a moment suits them; the second of the two that it suits books it, unless the club has the last word. */
export async function ponerHora(
  { base, reloj, mover }: Deps,
  { puede, fecha, ...enviada }: Enviada,
): Promise<{ reservado: FechaHora | null }> {
  const { id } = enviada;
  const dicho = await conPartidoDeEnlace({ base, reloj }, enviada, async (tx, idJugador) => {
    const { partido, modo } = await elSuyo(tx, id, idJugador, reloj);
    const suya = { idPartido: id, idJugador, fecha };
    if (!puede) {
      await quitarHoraPosible(tx.q, suya);
      return null;
    }
    const { motivo } = await sitioEn(tx.q, partido, fecha, reloj.localTime());
    if (motivo) return { partido, idJugador, motivo: fraseDeNoCaber(motivo), reserva: false };
    const horas = await horasDe(tx.q, [id], reloj.localTime());
    await ponerHoraPosible(tx.q, { ...suya, dt: tx.autor.dt });
    const esDeLosDos = comunesDe(await horasDe(tx.q, [id], reloj.localTime())).includes(fecha);
    if (esDeLosDos) await anotarHechos(tx, [hechos.quedaEn(idJugador, id, fecha)]);
    const reserva = esDeLosDos && modo === 'reserva';
    if (reserva) await recordarActo(tx, { idPartido: id, idJugador, clase: 'hora' }, { horas });
    return { partido, idJugador, motivo: null, reserva };
  });
  if (dicho?.motivo) throw await conOtro(base.db, dicho.partido, dicho.motivo, reloj, dicho.idJugador);
  if (!dicho?.reserva) return { reservado: null };
  await reservar({ base, reloj, mover }, id, { fecha, idJugador: dicho.idJugador });
  return { reservado: fecha };
}

/** How the two of each postponed match get on, those with a moment to accept first. */
export async function listarQuedando(db: Lector, reloj: Clock) {
  const modo = await modoDeQuedar(db);
  if (modo === null) return { modo, partidos: [] };
  const conFecha = await aplazadosConFecha(db, reloj.today());
  const todos = (await aplazadosPorJugar(db)).filter(({ partido: { id } }) => !conFecha.has(id));
  const ahora = reloj.localTime();
  const marcadas = await horasDe(
    db,
    todos.map(({ partido: { id } }) => id),
    ahora,
  );
  const contactos = await contactosDe(db, [...new Set(todos.flatMap(({ partido }) => jugadoresDe(partido)))]);
  const partidos = [];
  for (const { partido, jugador1, jugador2, liga } of todos) {
    const suyas = marcadas.filter(({ idPartido }) => idPartido === partido.id);
    const llamado = (id: number, nombre: string): Llamado => ({
      id,
      nombre,
      ...(contactos.get(id) ?? { telefono: null, email: false, enlace: false }),
      horas: suyas.filter(({ idJugador }) => idJugador === id).length,
    });
    const jugadores: [Llamado, Llamado] = [
      llamado(partido.idJugador1, jugador1),
      llamado(partido.idJugador2, jugador2),
    ];
    partidos.push({
      id: partido.id,
      fecha: partido.fecha,
      liga,
      jugadores,
      comunes: await queCaben(db, partido, comunesDe(suyas), ahora),
    });
  }
  return { modo, partidos: partidos.sort((a, b) => b.comunes.length - a.comunes.length) };
}
