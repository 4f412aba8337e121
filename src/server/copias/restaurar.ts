import type { ColumnMetadata } from 'kysely';
import { z } from 'zod';
import { ClubGuardar } from '#contract/club/el-club.ts';
import { Dia, FechaHora } from '#contract/comunes.ts';
import { Contado } from '#contract/cuentas/mis-partidos.ts';
import { Hora, PistasCerradas } from '#contract/liga/clausuras.ts';
import { Reglas } from '#contract/liga/ligas.ts';
import { CLASES_ADJUNTO, ESTADOS_CORREO } from '#contract/solicitudes/solicitudes.ts';
import { type Campos, valoresDe } from '#domain/campo.ts';
import { ENTIDADES, JUGADOR, PISTA } from '#domain/campos.ts';
import { TIPOS_COPIA } from '#domain/contenido/presentar.ts';
import { TIPOS_SOLICITUD } from '#domain/inscripcion/solicitud.ts';
import { DEPORTES } from '#domain/liga/deportes.ts';
import { ESTADOS_LIGA } from '#domain/liga/liga.ts';
import { TIPOS_LIGA } from '#domain/liga/tipos.ts';
import { hechos } from '#domain/registro/hechos.ts';
import {
  COPIADAS,
  type Copiada,
  type FilaCopiada,
  insertarCopiadas,
  ponerUltimosIds,
  tablaConDatos,
  vaciar,
} from '#server/db/copia.ts';
import { CLAVE_CLUB } from '#server/db/lecturas/club.ts';
import { MIGRACIONES, type Migracion } from '#server/db/migrate.ts';
import { reservados } from '#server/db/migrations/160-reservados.ts';
import { partirCambio, partirJugador, personas } from '#server/db/migrations/390-personas.ts';
import { noticiasDeArchivo } from '#server/db/noticias-iniciales.ts';
import type { Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/registro/firma.ts';
import { reservarInfantiles } from '#server/db/tables/jugador.ts';
import { insertarNoticias } from '#server/db/tables/noticia.ts';
import { reservarConNombreDeportivo } from '#server/db/tables/persona.ts';
import { quitarClaveDeCopia, reemplazarSello } from '#server/db/tables/programa.ts';
import type { Fila } from '#server/db/types.ts';
import { Told } from '#server/platform/errors.ts';
import {
  ESQUEMA,
  FIN,
  ficheroDe,
  filaDe,
  type LineaDeZip,
  leerFin,
  leerManifiesto,
  leerSello,
  lineasDeZip,
  MANIFIESTO,
  type Manifiesto,
  mensajes,
  SELLO,
} from './formato.ts';

const MAX_ENTERO = 2_147_483_647;
const NULO = '\u0000';

const entero = z
  .int()
  .min(-MAX_ENTERO - 1)
  .max(MAX_ENTERO);
const largo = z.int();
/** PostgreSQL has no text with that character, so neither does a backup. */
const texto = z.string().refine((valor) => !valor.includes(NULO));
const binario = z.instanceof(Uint8Array);

/** By the name that either engine has for the type of a column. */
const DE_TIPO: Readonly<Record<string, z.ZodType>> = {
  integer: entero,
  int4: entero,
  bigint: largo,
  int8: largo,
  text: texto,
  blob: binario,
  bytea: binario,
};

/** A text that is JSON, and what it says when that is known to be read by a schema. */
const jsonDe = (schema: z.ZodType = z.unknown()) =>
  texto.refine((valor) => {
    try {
      return schema.safeParse(JSON.parse(valor)).success;
    } catch {
      return false;
    }
  });

const json = jsonDe();

/** The closed lists of an entity, each by its column. */
const listasDe = (campos: Campos): Readonly<Record<string, z.ZodType>> =>
  Object.fromEntries(
    Object.entries(campos).flatMap(([columna, { opciones }]) =>
      opciones ? [[columna, z.enum(valoresDe({ opciones }))]] : [],
    ),
  );

/** Texts that are read as something else. The embedded engine would keep any. */
const LEIDOS: { [T in Copiada['tabla']]?: Readonly<Record<string, z.ZodType>> } = {
  liga: {
    estado: z.enum(ESTADOS_LIGA),
    tipo: z.enum(TIPOS_LIGA),
    reglas: jsonDe(Reglas),
    fechaIdaVuelta: Dia,
  },
  pista: listasDe(PISTA),
  jugador: listasDe(JUGADOR),
  partido: { fecha: FechaHora },
  incidencia: { fecha: Dia, hasta: Dia },
  ajuste: { fecha: Dia },
  clausura: { fecha: Dia, hasta: Dia, inicio: Hora, fin: Hora, pistas: jsonDe(PistasCerradas) },
  enlace_personal: { caduca: Dia },
  dicho: { contado: jsonDe(Contado) },
  hora_posible: { fecha: FechaHora },
  peticion: { fecha: FechaHora },
  recordatorio: { fecha: FechaHora, vence: Dia },
  registro: { entidad: z.enum(ENTIDADES), datos: json },
  operacion_fila: { antes: json, despues: json },
  imagen: { tipo: z.enum(TIPOS_COPIA) },
  correo: {
    lleva: z.enum(['nada', 'pdf', 'todo', 'aviso', 'movil', 'pareja']),
    estado: z.enum(ESTADOS_CORREO),
  },
  adjunto: { clase: z.enum(CLASES_ADJUNTO) },
  invitacion: {
    deporte: z.enum(DEPORTES),
    caduca: Dia,
    respuesta: z.enum(['si', 'no']),
    creados: jsonDe(z.array(z.int())),
  },
  solicitud: { tipo: z.enum(TIPOS_SOLICITUD), dia: Dia, datos: json, avisos: json },
};

function columna({ tabla, clave, conId }: Copiada, { name, dataType, ...de }: ColumnMetadata): z.ZodType {
  if (conId && name === 'id') return z.int().min(1).max(MAX_ENTERO);
  const schema = LEIDOS[tabla]?.[name] ?? DE_TIPO[dataType.toLowerCase()];
  if (!schema) throw new Error(`What does a column of type ${dataType} hold?`);
  const conNulo = de.isNullable && !clave.includes(name) ? schema.nullable() : schema;
  // A backup of before the column was added.
  return de.isNullable || de.hasDefaultValue ? conNulo.optional() : conNulo;
}

const DatosGuardados = jsonDe(ClubGuardar.partial());

/** Other settings are texts that whoever reads them takes as they are. */
const seLeeElAjuste = ({ clave, valor }: Record<string, unknown>): boolean =>
  clave !== CLAVE_CLUB || DatosGuardados.safeParse(valor).success;

type Formas = ReadonlyMap<Copiada['tabla'], z.ZodType>;

/** What a row of each table has to be like: its columns as they are in this database, and none besides. */
async function formasDe(db: Lector): Promise<Formas> {
  const tablas = new Map((await db.introspection.getTables()).map(({ name, columns }) => [name, columns]));
  const formaDe = (copiada: Copiada): z.ZodType => {
    const columnas = tablas.get(copiada.tabla) ?? [];
    const fila = z.strictObject(Object.fromEntries(columnas.map((una) => [una.name, columna(copiada, una)])));
    return copiada.tabla === 'configuracion' ? fila.refine(seLeeElAjuste) : fila;
  };
  return new Map(COPIADAS.map((copiada) => [copiada.tabla, formaDe(copiada)]));
}

const SQLSTATE_DATOS = /^2[23]...$/;
/** Codes of the embedded engine, without what extends them: a constraint, and a value of another type. */
const SQLITE_DATOS = new Set([19, 20]);
const SQLITE_SIMPLE = 0xff;

/** Whether the database refuses what it was given, and not to work. */
function esDeLosDatos(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return SQLITE_DATOS.has(errcode & SQLITE_SIMPLE);
  return typeof code === 'string' && SQLSTATE_DATOS.test(code);
}

/** The backup cannot be restored; its message says why and what to do. Nothing has changed. */
export class CopiaRechazada extends Told {}

const TANDA = 500;
const POR_FICHERO = new Map(COPIADAS.map((copiada) => [ficheroDe(copiada), copiada]));

const SUELTOS: readonly string[] = [SELLO, FIN];

/** Null when it is no row, or one that nobody could read. */
function leida<T>(linea: string, leer: (fila: FilaCopiada) => T): T | null {
  try {
    return leer(filaDe(linea));
  } catch {
    return null;
  }
}

type Parte = { tabla: Copiada['tabla']; fila: FilaCopiada };

const esDeAntes = (esquema: number, migracion: Migracion): boolean =>
  esquema <= MIGRACIONES.indexOf(migracion);

/** A row of a backup as the rows that it is today. Throws, as reading it does, when it is none. */
function alDia(esquema: number, { tabla }: Copiada, fila: FilaCopiada): Parte[] {
  if (!esDeAntes(esquema, personas)) return [{ tabla, fila }];
  if (tabla === 'operacion_fila')
    return partirCambio(fila as Fila<'operacion_fila'>).map((una) => ({ tabla, fila: una }));
  if (tabla !== 'jugador') return [{ tabla, fila }];
  const { persona, jugador } = partirJugador(fila);
  return [
    { tabla: 'persona', fila: persona },
    { tabla, fila: jugador },
  ];
}

/** What comes out of the file: rows wait until there are enough of one table; the rest is kept. */
class Entrada {
  readonly filas: Record<string, number> = {};
  readonly #tx: TxFirmada;
  readonly #formas: Formas;
  readonly #esquema: number;
  readonly #sueltas = new Map<string, string>();
  #actual: Copiada | null = null;
  #esperan: Parte[] = [];

  constructor(tx: TxFirmada, formas: Formas, { esquema }: Manifiesto) {
    this.#tx = tx;
    this.#formas = formas;
    this.#esquema = esquema;
  }

  async recibir({ fichero, linea }: LineaDeZip): Promise<void> {
    const copiada = POR_FICHERO.get(fichero);
    if (copiada) await this.#meter(copiada, this.#leer(copiada, linea));
    else if (SUELTOS.includes(fichero)) this.#sueltas.set(fichero, linea);
    else throw new CopiaRechazada(mensajes.noEsCopia);
  }

  #leer(copiada: Copiada, linea: string): Parte[] {
    const partes = leida(linea, (fila) => alDia(this.#esquema, copiada, fila));
    const seLeen = partes?.every(({ tabla, fila }) => this.#formas.get(tabla)?.safeParse(fila).success);
    if (partes && seLeen) return partes;
    const cuantas = this.filas[copiada.tabla] ?? 0;
    throw new CopiaRechazada(mensajes.filaMala(ficheroDe(copiada), cuantas + 1));
  }

  async #meter(copiada: Copiada, partes: readonly Parte[]): Promise<void> {
    if (this.#actual !== copiada || this.#esperan.length >= TANDA) await this.vaciar();
    this.#actual = copiada;
    this.#esperan.push(...partes);
    this.filas[copiada.tabla] = (this.filas[copiada.tabla] ?? 0) + 1;
  }

  async vaciar(): Promise<void> {
    const partes = this.#esperan.splice(0);
    if (!this.#actual || partes.length === 0) return;
    try {
      for (const [tabla, suyas] of Map.groupBy(partes, (una) => una.tabla))
        await insertarCopiadas(
          this.#tx,
          tabla,
          suyas.map(({ fila }) => fila),
        );
    } catch (error) {
      if (!esDeLosDatos(error)) throw error;
      throw new CopiaRechazada(mensajes.filasQueNoCasan(ficheroDe(this.#actual)), { cause: error });
    }
  }

  suelta(fichero: string): string {
    const linea = this.#sueltas.get(fichero);
    if (linea === undefined) throw new CopiaRechazada(mensajes.incompleta);
    return linea;
  }
}

type OpcionesRestaurar = {
  /** Empties a database that holds something, instead of refusing. */
  forzar: boolean;
};

function comprobarManifiesto({ fichero, linea }: LineaDeZip): Manifiesto {
  if (fichero !== MANIFIESTO) throw new CopiaRechazada(mensajes.noEsCopia);
  const manifiesto = leerManifiesto(linea);
  if (manifiesto.esquema > ESQUEMA) throw new CopiaRechazada(mensajes.masNueva(manifiesto.esquema, ESQUEMA));
  return manifiesto;
}

/** The rows that came in are those the last file of the backup counts. */
function comprobarFin(entrada: Entrada): void {
  const { filas } = leerFin(entrada.suelta(FIN));
  const faltan = COPIADAS.some(({ tabla }) => (filas[tabla] ?? 0) !== (entrada.filas[tabla] ?? 0));
  if (faltan) throw new CopiaRechazada(mensajes.incompleta);
}

/** The program that first kept the news in the database; before it a club in use showed those of the file. */
const ESQUEMA_NOTICIAS = 3;

/** What bringing the old database up to this program would have done. */
async function traerNoticias(tx: TxFirmada, { esquema, fecha }: Manifiesto, ligas: number): Promise<void> {
  if (esquema < ESQUEMA_NOTICIAS && ligas > 0)
    await insertarNoticias(tx, noticiasDeArchivo(fecha.slice(0, 10)));
}

/** Likewise, of a program that knew minors by where they played. */
async function traerReservados(tx: TxFirmada, { esquema }: Manifiesto): Promise<void> {
  if (!esDeAntes(esquema, reservados)) return;
  await reservarInfantiles(tx);
  await reservarConNombreDeportivo(tx);
}

type Restaurada = { manifiesto: Manifiesto; sello: string };

async function leerTodo(tx: TxFirmada, lineas: AsyncIterable<LineaDeZip>): Promise<Restaurada> {
  const formas = await formasDe(tx.q);
  let leido: { manifiesto: Manifiesto; entrada: Entrada } | null = null;
  for await (const linea of lineas) {
    if (leido) await leido.entrada.recibir(linea);
    else {
      const manifiesto = comprobarManifiesto(linea);
      leido = { manifiesto, entrada: new Entrada(tx, formas, manifiesto) };
    }
  }
  if (!leido) throw new CopiaRechazada(mensajes.noEsCopia);
  const { manifiesto, entrada } = leido;
  await entrada.vaciar();
  comprobarFin(entrada);
  await traerNoticias(tx, manifiesto, entrada.filas.liga ?? 0);
  await traerReservados(tx, manifiesto);
  return { manifiesto, sello: leerSello(entrada.suelta(SELLO)) };
}

async function prepararSitio(tx: TxFirmada, { forzar }: OpcionesRestaurar): Promise<void> {
  await quitarClaveDeCopia(tx.q);
  if (forzar) return vaciar(tx);
  const tabla = await tablaConDatos(tx.q);
  if (tabla !== null) throw new CopiaRechazada(mensajes.conDatos(tabla));
}

/** What a file that is not ours breaks on the way, said in a sentence. */
const explicar = (error: unknown): unknown => {
  const esDelFichero = error instanceof SyntaxError || (error as Error).name === 'ZodError';
  const esDelZip = typeof (error as { code?: unknown }).code === 'number';
  return esDelFichero || esDelZip ? new CopiaRechazada(mensajes.noEsCopia, { cause: error }) : error;
};

/** Throws `CopiaRechazada`: not a whole backup, newer than this program, or not empty and not forced. */
export async function restaurar(
  base: BaseFirmada,
  abrir: () => AsyncIterable<Uint8Array>,
  opciones: OpcionesRestaurar,
): Promise<Restaurada> {
  try {
    return await base.transact(async (tx) => {
      tx.sinDeshacer();
      await prepararSitio(tx, opciones);
      const restaurada = await leerTodo(tx, lineasDeZip(abrir()));
      const { manifiesto, sello } = restaurada;
      await reemplazarSello(tx.q, sello);
      const { jugador = 0, ...ultimos } = manifiesto.ultimosIds;
      // Of before, people had the ids of their players.
      await ponerUltimosIds(tx, base, { persona: jugador, jugador, ...ultimos });
      await anotarHechos(tx, [hechos.restaura(manifiesto.fecha)]);
      return restaurada;
    });
  } catch (error) {
    throw explicar(error);
  }
}
