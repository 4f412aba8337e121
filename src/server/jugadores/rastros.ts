import { club } from '#club';
import type { Rastros, RastrosBorrados, RastrosElegidos } from '#contract/rastros.ts';
import { relojDePared } from '#domain/fecha-zona.ts';
import { lineaSinDatos, sinDatos } from '#domain/persona/olvidar.ts';
import { hechos } from '#domain/registro/mensajes.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { anotarHechos } from '#server/db/anotar.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/firma.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { borrarConstancias } from '#server/db/tables/constancia.ts';
import { borrarOperaciones } from '#server/db/tables/operacion.ts';
import { cambiarObservaciones } from '#server/db/tables/partido.ts';
import { cambiarTextoDeRegistro } from '#server/db/tables/registro.ts';
import { borrarSolicitud } from '#server/db/tables/solicitud.ts';
import type { Fila } from '#server/db/types.ts';
import {
  lineasQueNombran,
  mencionesEnLaWeb,
  observacionesQueNombran,
  operacionesQueRecuerdan,
} from './nombrados.queries.ts';
import { solicitudesPosibles } from './personales.queries.ts';
import { idosQueSeLlamaban, nombresYHomonimos, type Recordado } from './rastros.queries.ts';

const enElClub = relojDePared(club.zonaHoraria);

type Hallados = {
  nombres: string[];
  /** Names, e-mails and phones of those who are gone. */
  datos: string[];
  idos: readonly Recordado[];
  homonimos: Rastros['homonimos'];
  lineas: Fila<'registro'>[];
  observaciones: Awaited<ReturnType<typeof observacionesQueNombran>>;
  solicitudes: Rastros['solicitudes'];
};

async function hallar(db: Lector, nombre: string): Promise<Hallados> {
  const { nombres, homonimos } = await nombresYHomonimos(db, nombre);
  const idos = await idosQueSeLlamaban(db, nombres);
  const suyos = idos.flatMap(({ nombre, email, telefono }) => [nombre, email ?? '', telefono ?? '']);
  const datos = [...new Set([...nombres, ...suyos])].filter((dato) => dato !== '');
  const sueltos = nombres.map((uno) => ({ nombre: uno, email: null, telefono: null }));
  const personas = [...sueltos, ...idos].map((uno) => ({
    ...uno,
    nombreBusqueda: normalizarTexto(uno.nombre),
  }));
  return {
    nombres,
    datos,
    idos,
    homonimos,
    lineas: await lineasQueNombran(db, datos),
    observaciones: await observacionesQueNombran(db, datos),
    solicitudes: await solicitudesPosibles(db, ...personas),
  };
}

/**
 * The operations that surely remember who is gone; those that only name them too, while nobody else of the club is
 * called so.
 */
const operacionesDe = (db: Lector, { idos, datos, homonimos }: Hallados): Promise<number[]> =>
  operacionesQueRecuerdan(db, new Set(idos.map(({ id }) => id)), homonimos.length > 0 ? [] : datos);

/** Where somebody who is no longer a player is still named. docs/reglas/datos-personales.md. */
export async function verRastros({ db }: BaseDatos, nombre: string): Promise<Rastros> {
  const hallados = await hallar(db, nombre);
  const { nombres, homonimos, lineas, observaciones, solicitudes } = hallados;
  return {
    nombres,
    homonimos,
    solicitudes,
    lineas: lineas
      .toReversed()
      .map(({ id, dt, usuario, texto }) => ({ id, cuando: enElClub(dt * 1000), usuario, texto })),
    observaciones: observaciones.map(({ id, fecha, observaciones: texto }) => ({
      id,
      fecha,
      texto: texto ?? '',
    })),
    operaciones: (await operacionesDe(db, hallados)).length,
    menciones: await mencionesEnLaWeb(db, nombres),
  };
}

const elegidas = <T extends { id: number }>(filas: readonly T[], ids: readonly number[]): T[] => {
  const suyas = new Set(ids);
  return filas.filter(({ id }) => suyas.has(id));
};

/** Those that were chosen and still name them: nobody deletes anything else this way. */
function loElegido(hallados: Hallados, pedido: RastrosElegidos) {
  return {
    lineas: elegidas(hallados.lineas, pedido.lineas),
    observaciones: elegidas(hallados.observaciones, pedido.observaciones),
    solicitudes: elegidas(hallados.solicitudes, pedido.solicitudes),
  };
}

async function quitar(tx: TxFirmada, hallados: Hallados, elegido: ReturnType<typeof loElegido>) {
  const [enLinea, enTexto] = [lineaSinDatos(hallados.datos), sinDatos(hallados.datos)];
  for (const { id, texto } of elegido.lineas) await cambiarTextoDeRegistro(tx.q, id, enLinea(texto));
  for (const { id, observaciones } of elegido.observaciones)
    await cambiarObservaciones(tx, id, enTexto(observaciones ?? ''));
  for (const { id } of elegido.solicitudes) await borrarSolicitud(tx, id);
}

/**
 * Takes the name of somebody who is no longer a player out of the chosen lines and observations, deletes the chosen
 * solicitudes and forgets what could be taken back and remembers them; in one transaction and for good. What names
 * them no more is passed over, so that again it does nothing.
 */
export function borrarRastrosDe(base: BaseFirmada, pedido: RastrosElegidos): Promise<RastrosBorrados> {
  return base.transact(async (tx) => {
    tx.sinDeshacer();
    await tx.lockEscrituras();
    const hallados = await hallar(tx.q, pedido.nombre);
    const elegido = loElegido(hallados, pedido);
    const operaciones = await operacionesDe(tx.q, hallados);
    await quitar(tx, hallados, elegido);
    await borrarOperaciones(tx.q, operaciones);
    await borrarConstancias(tx.q);
    const borrados: RastrosBorrados = {
      lineas: elegido.lineas.length,
      observaciones: elegido.observaciones.length,
      solicitudes: elegido.solicitudes.length,
      operaciones: operaciones.length,
    };
    if (Object.values(borrados).some((n) => n > 0)) await anotarHechos(tx, [hechos.borraRastros(borrados)]);
    return borrados;
  });
}
