import { randomUUID } from 'node:crypto';
import { club } from '#club';
import type { JugadorGuardar } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { buzonDe, dominioDeCorreos } from '#contract/solicitudes/buzones.ts';
import { inscripcionApi } from '#contract/solicitudes/inscripcion.ts';
import {
  type AsignarJugador,
  type BancoCorregido,
  type Responder,
  type SolicitudBuscar,
  type SolicitudFila,
  solicitudesApi,
} from '#contract/solicitudes/solicitudes.ts';
import { esEmail, etiquetaDeCampo } from '#domain/inscripcion/datos.ts';
import { type Campo, ibanOculto } from '#domain/inscripcion/ficha.ts';
import { hechos } from '#domain/inscripcion/solicitud.ts';
import { destinoDe } from '#domain/inscripcion/tipos.ts';
import { hay, jugadorPorId, tienePartidos } from '#server/db/lecturas/por-id.ts';
import { anotar, anotarHechos } from '#server/db/registro/anotar.ts';
import { campoInvalido } from '#server/db/registro/entidad.ts';
import type { Firmar } from '#server/db/registro/firma.ts';
import { crearJugador as crearDe } from '#server/db/registro/jugador.ts';
import { encolarCorreo } from '#server/db/tables/correo.ts';
import { borrarJugador } from '#server/db/tables/jugador.ts';
import { bancoDe, cambiarSolicitud, contextoDe } from '#server/db/tables/solicitud.ts';
import type { Fila } from '#server/db/types.ts';
import { seconds } from '#server/platform/clock.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';
import { Problema } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/http/router.ts';
import { invitacionRoutes } from './invitacion.ts';
import { conAlta, type Hacer, segunQuien, sobre } from './sobre.ts';
import { filaDe, solicitudesPor } from './solicitudes.queries.ts';
import {
  anotar as anotarSolicitud,
  borrarSolicitud,
  descargarAdjunto,
  descargarCopia,
  descargarPdf,
  exportarSolicitudes,
  guardarConservacion,
  guardarPlantillas,
  leerBanco,
  leerConservacion,
  leerPlantillas,
  leerSolicitud,
  type SolicitudesDeps,
} from './solicitudes.ts';

/** Says whose it is, and that it has been handled, unless they are still to be made a member; null takes both back. */
const asignar =
  ({ idJugador }: AsignarJugador): Hacer =>
  async (tx, guardada) => {
    const { id } = guardada;
    if (idJugador !== null && !(await hay(tx.q, 'jugador', idJugador)))
      throw campoInvalido('idJugador', mensajes.jugadorInexistente);
    await cambiarSolicitud(tx, id, { idJugador, atendida: idJugador !== null && !conAlta(guardada) });
    await anotarHechos(tx, [idJugador === null ? hechos.suelta(id) : hechos.asigna(id, idJugador)]);
  };

/** The player, its link and its mark in one step. 409: it has one already. */
const crearJugador =
  ({ version: _, mismaPersonaQue, parejaDe, ...datos }: JugadorGuardar): Hacer =>
  async (tx, guardada) => {
    if (guardada.idJugador !== null) throw new Problema(409, mensajes.yaTieneJugador);
    await tx.lock('liga', [datos.idLiga]);
    if (datos.idLiga !== null && !(await hay(tx.q, 'liga', datos.idLiga)))
      throw campoInvalido('idLiga', mensajes.ligaInexistente);
    const despues = await crearDe(tx, datos, { mismaPersonaQue, parejaDe });
    await anotar(tx, { entidad: 'jugador', antes: null, despues });
    await cambiarSolicitud(tx, guardada.id, { idJugador: despues.id, atendida: !conAlta(guardada) });
    await anotarHechos(tx, [hechos.asigna(guardada.id, despues.id)]);
  };

/** Takes the creation back. 409: the player has matches by now. */
const quitarJugador: Hacer = async (tx, { id, idJugador }) => {
  const antes = idJugador === null ? undefined : await jugadorPorId(tx.q, idJugador);
  if (antes) {
    await tx.lock('jugador', [antes.id]);
    if (await tienePartidos(tx.q, { idJugador: antes.id })) throw new Problema(409, mensajes.jugadorYaJuega);
    await anotar(tx, { entidad: 'jugador', antes, despues: null });
    await borrarJugador(tx, antes.id);
  }
  await cambiarSolicitud(tx, id, { idJugador: null, atendida: false });
};

/** Kept sealed also when it is of nothing: null says that it was never corrected. */
const sellar = (sello: Seal, campos: readonly Campo[], referencia: string): Uint8Array =>
  sello.close(Buffer.from(JSON.stringify(campos)), contextoDe(referencia, 'banco'));

/** The account as the desk has been told it. 404: it is no enrolment. */
const corregirBanco =
  (sello: Seal, { titular, iban }: BancoCorregido): Hacer =>
  async (tx, guardada) => {
    const { id, tipo, referencia } = guardada;
    if (tipo !== 'inscripcion') throw new Problema(404, mensajes.noEncontrado);
    const antes = bancoDe(sello, guardada);
    const nuevos = new Map([
      ['cuentaTitular', titular],
      ['cuentaIBAN', iban],
    ] as const);
    const otros = antes.filter(({ campo }) => campo !== 'cuentaTitular' && campo !== 'cuentaIBAN');
    const suyos = [...nuevos].map(([campo, valor]) => ({ campo, etiqueta: etiquetaDeCampo(campo), valor }));
    await cambiarSolicitud(tx, id, {
      banco: sellar(sello, [...suyos, ...otros], referencia),
      bancoAntes: sellar(sello, antes, referencia),
    });
    await anotarHechos(tx, [hechos.corrigeBanco(id, ibanOculto(iban))]);
  };

/** To what there was before the last correction. */
const volverAlBanco =
  (sello: Seal): Hacer =>
  async (tx, { id, bancoAntes, referencia }) => {
    if (bancoAntes === null) throw new Problema(404, mensajes.noEncontrado);
    const eran = bancoDe(sello, { banco: bancoAntes, referencia });
    await cambiarSolicitud(tx, id, { banco: eran.length === 0 ? null : bancoAntes, bancoAntes: null });
    await anotarHechos(tx, [hechos.corrigeBanco(id, '')]);
  };

/** Where the answer to it is read. */
const buzonPara = ({ inscripcion }: Fila<'solicitud'>): string =>
  inscripcion === null ? club.email : buzonDe(destinoDe(inscripcion));

/** By mail to who sent it, through the outbox. 400: it left no address. */
const responder =
  ({ reloj }: SolicitudesDeps, { asunto, texto, atendida }: Responder): Hacer =>
  async (tx, guardada) => {
    const { id, email, tipo } = guardada;
    if (email === null || !esEmail(email)) throw new Problema(400, mensajes.sinEmailParaResponder);
    const carta = {
      para: email.trim(),
      responderA: buzonPara(guardada),
      asunto,
      texto,
      lleva: 'nada',
      enlace: null,
      idSolicitud: id,
      idJugador: null,
      messageId: `<${randomUUID()}@${dominioDeCorreos()}>`,
    } as const;
    await encolarCorreo(tx, carta, reloj.now());
    await cambiarSolicitud(tx, id, {
      respondida: seconds(reloj),
      respondidaPor: tx.autor.usuario,
      ...(atendida && { atendida }),
    });
    await anotarHechos(tx, [hechos.responde(id, tipo)]);
  };

async function listar({ base, reloj }: SolicitudesDeps, filtro: SolicitudBuscar): Promise<SolicitudFila[]> {
  const hoy = reloj.today();
  return (await solicitudesPor(base.db, filtro)).map((fila) => filaDe(fila, hoy));
}

export function solicitudesRoutes(route: Route, deps: SolicitudesDeps, de: Firmar): void {
  const { base, sello } = deps;
  route(solicitudesApi.listar, ({ query }) => listar(deps, query));
  route(solicitudesApi.csv, ({ query, caller }) => exportarSolicitudes(de(caller), deps, query));
  route(solicitudesApi.conservacion, () => leerConservacion(base));
  route(solicitudesApi.conservar, ({ body, caller }) => guardarConservacion(de(caller), body));
  route(solicitudesApi.plantillas, () => leerPlantillas(base));
  route(solicitudesApi.guardarPlantillas, ({ body, caller }) => guardarPlantillas(de(caller), body));
  route(solicitudesApi.asignar, async ({ params: { id }, body, caller }) =>
    segunQuien(caller, await sobre(de(caller), deps, { id, version: body.version }, asignar(body))),
  );
  route(solicitudesApi.crearJugador, async ({ params, body, caller }) =>
    segunQuien(caller, await sobre(de(caller), deps, params, crearJugador(body))),
  );
  route(solicitudesApi.quitarJugador, async ({ params, caller }) =>
    segunQuien(caller, await sobre(de(caller), deps, params, quitarJugador)),
  );
  route(solicitudesApi.responder, async ({ params: { id }, body, caller }) => {
    const como = { id, version: body.version };
    const respondida = await sobre(de(caller), deps, como, responder(deps, body));
    deps.avisar();
    return segunQuien(caller, respondida);
  });
  route(solicitudesApi.leer, async ({ params, caller }) =>
    segunQuien(caller, await leerSolicitud(deps, params.id)),
  );
  route(solicitudesApi.banco, ({ params }) => leerBanco(deps, params.id));
  route(solicitudesApi.corregirBanco, ({ params: { id }, body, caller }) =>
    sobre(de(caller), deps, { id, version: body.version }, corregirBanco(sello, body)),
  );
  route(solicitudesApi.volverAlBanco, ({ params, caller }) =>
    sobre(de(caller), deps, params, volverAlBanco(sello)),
  );
  route(solicitudesApi.anotar, async ({ params, body, caller }) =>
    segunQuien(caller, await anotarSolicitud(deps, params.id, body)),
  );
  route(solicitudesApi.borrar, ({ params, caller }) => borrarSolicitud(de(caller), params.id));
  route(solicitudesApi.adjunto, ({ params }) => descargarAdjunto(deps, params.id, params.adjunto));
  invitacionRoutes(route, deps, de);
  route(inscripcionApi.copia, ({ params }) => descargarCopia(deps, params.idEnvio));
  route(solicitudesApi.pdf, ({ params }) => descargarPdf(deps, params.id));
}
