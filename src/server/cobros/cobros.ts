import { randomUUID } from 'node:crypto';
import { fueraDelEEE, ibanValido } from '#contract/club/iban.ts';
import type { FileAnswer } from '#contract/endpoint.ts';
import { mensajes } from '#contract/mensajes.ts';
import {
  type AcreedorCambio,
  type CobroPedido,
  type CobroPrevio,
  cobrosApi,
} from '#contract/solicitudes/cobros.ts';
import {
  type Acreedor,
  type Adeudo,
  adeudoDe,
  conceptoDe,
  FORMATOS,
  type Inscrita,
  mandatoDe,
  noSeCobra,
  type Reparto,
  remesaXml,
  repartir,
  sumaDe,
} from '#domain/cobro/remesa.ts';
import { enEuros, faltaDeAcreedor, sinEspacios } from '#domain/cobro/sepa.ts';
import { sumarDias } from '#domain/fecha.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { siNo } from '#domain/hoja/valores.ts';
import { ibanOculto } from '#domain/inscripcion/ficha.ts';
import { hechos } from '#domain/inscripcion/solicitud.ts';
import { etiquetaDeTipo } from '#domain/inscripcion/tipos.ts';
import { cambiosDeCuenta } from '#domain/registro/hechos.ts';
import { CLAVE_ACREEDOR, leerAcreedorGuardado, leerDatosDelClub } from '#server/db/lecturas/club.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { throughBatches } from '#server/db/queries.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { campoInvalido, existente, mismoQueAntes } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, Firmar } from '#server/db/registro/firma.ts';
import { guardarValor } from '#server/db/tables/configuracion.ts';
import { bancoDe, insertarRecibos, leerCampos } from '#server/db/tables/solicitud.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';
import { Problema } from '#server/platform/errors.ts';
import { writeCsv } from '#server/platform/files/csv.ts';
import type { Route } from '#server/platform/http/router.ts';

type CobrosDeps = { base: BaseDatos; reloj: Clock; sello: Seal };

/** As whom the club collects: the club with its account, until staff change the name that the bank knows. */
async function leerAcreedor({ db }: { db: Lector }): Promise<Acreedor> {
  const guardado = await leerAcreedorGuardado(db);
  if (guardado) return guardado;
  const { nombre, iban, acreedor } = await leerDatosDelClub(db);
  return { nombre, iban, identificador: acreedor, formato: FORMATOS[0] };
}

/** 409: somebody changed it before. */
async function guardarAcreedor(base: BaseFirmada, { antes, ...nuevo }: AcreedorCambio): Promise<Acreedor> {
  if (!ibanValido(nuevo.iban)) throw campoInvalido('iban', mensajes.ibanDelClub);
  return base.transact(async (tx) => {
    await tx.lockEscrituras();
    const actual = await leerAcreedor({ db: tx.q });
    mismoQueAntes(actual, antes, actual);
    await guardarValor(tx, CLAVE_ACREEDOR, JSON.stringify(nuevo));
    const cuenta = ({ iban, identificador }: Acreedor) => ({ iban, acreedor: identificador });
    await anotarHechos(tx, [...cambiosDeCuenta(cuenta(actual), cuenta(nuevo)), hechos.acreedor]);
    return leerAcreedor({ db: tx.q });
  });
}

async function abrir({ sello }: CobrosDeps, db: Lector, ids: readonly number[]) {
  const filas = await inscripcionesPorId(db, ids);
  const recibos = Map.groupBy(await recibosDe(db, ids), ({ idSolicitud }) => idSolicitud);
  return filas.map((fila) => ({
    ...fila,
    recibos: recibos.get(fila.id) ?? [],
    datos: leerCampos(fila.datos),
    banco: bancoDe(sello, fila),
  }));
}

const valorDe = (campos: readonly { campo: string; valor: string }[], cual: string): string =>
  campos.find(({ campo }) => campo === cual)?.valor ?? '';

const DIAS_DE_UN_ANIO = 365;

/** 400: a day that has passed, of a weekend, or too far. */
function comprobarDia(cobro: string, hoy: string): void {
  if (cobro <= hoy) throw campoInvalido('cobro', mensajes.cobroPasado);
  const cerrado = noSeCobra(cobro);
  if (cerrado !== null) throw campoInvalido('cobro', cerrado);
  if (cobro > sumarDias(hoy, DIAS_DE_UN_ANIO)) throw campoInvalido('cobro', mensajes.cobroLejano);
}

async function prepararCobro(
  deps: CobrosDeps,
  db: Lector,
  { recibos, secuencia, cobro, otraVez }: CobroPedido,
): Promise<Reparto> {
  comprobarDia(cobro, deps.reloj.today());
  const importes = new Map(recibos.map(({ id, importe }) => [id, importe]));
  const inscritas: Inscrita[] = (await abrir(deps, db, [...importes.keys()])).map(({ conFirma, ...una }) => ({
    ...una,
    importe: importes.get(una.id) ?? 0,
    firmada: conFirma || valorDe(una.datos, 'firmaEscrita') !== '',
  }));
  return repartir(inscritas, {
    modo: secuencia,
    ibanValido,
    fueraDelEEE,
    otraVez: new Map(otraVez.map(({ id, veces }) => [id, veces])),
  });
}

const cobrable = ({ adeudo, datos, ...una }: Reparto['entran'][number]) => ({
  id: una.id,
  nombre: una.nombre,
  inscripcion: una.inscripcion,
  firmada: una.firmada,
  altaSocio: valorDe(datos, 'altaSocio') !== '',
  titular: adeudo.titular,
  cuenta: ibanOculto(adeudo.iban),
  importe: adeudo.importe,
  secuencia: adeudo.secuencia,
});

const previoDe = ({ entran, repetidas, fuera }: Reparto, pedido: CobroPedido): CobroPrevio => ({
  entran: entran.map(cobrable),
  repetidas: repetidas.flatMap((una) => {
    const ultimo = una.recibos.at(-1);
    return ultimo ? [{ ...cobrable(una), veces: una.recibos.length, ultimo }] : [];
  }),
  fuera,
  total: sumaDe(entran.map(({ adeudo }) => adeudo)),
  concepto: conceptoDe(pedido.concepto),
});

async function acreedorListo(db: Lector): Promise<Acreedor> {
  const acreedor = await leerAcreedor({ db });
  const falta = !ibanValido(acreedor.iban) || faltaDeAcreedor(acreedor.identificador) !== null;
  if (falta) throw new Problema(409, mensajes.acreedorSinConfigurar);
  return acreedor;
}

const NO_CIFRAS = /\D/g;
const LETRAS_AL_AZAR = 6;

/** "REM20261121100000a1b2c3": when, and something nobody else has. */
const mensajeDe = (ahora: string): string =>
  `REM${ahora.replace(NO_CIFRAS, '').padEnd(14, '0')}${randomUUID().slice(0, LETRAS_AL_AZAR)}`;

/** Whom that file collects from, as it was when it was made. */
async function adeudosDe(deps: CobrosDeps, mensaje: string): Promise<Adeudo[]> {
  const { db } = deps.base;
  const suyos = await db
    .selectFrom('recibo')
    .selectAll()
    .where('remesa', '=', mensaje)
    .orderBy('id')
    .execute();
  const inscritas = await abrir(
    deps,
    db,
    suyos.map(({ idSolicitud }) => idSolicitud),
  );
  const porId = new Map(inscritas.map((una) => [una.id, una]));
  return suyos.map(({ idSolicitud, importe, secuencia }) =>
    adeudoDe(
      { ...existente(porId.get(idSolicitud)), importe: importe ?? 0 },
      { modo: secuencia ?? 'segun', fueraDelEEE },
    ),
  );
}

/** Writes down who goes in the file, which is called what it answers. 409: nobody does, or somebody would pay twice. */
function apuntarRemesa(base: BaseFirmada, deps: CobrosDeps, pedido: CobroPedido): Promise<string> {
  return base.transact(async (tx) => {
    // One at a time: who goes in one file is in it when the next one is made.
    await tx.lockEscrituras();
    const reparto = await prepararCobro(deps, tx.q, pedido);
    if (tx.rehearse) {
      tx.rehearse(previoDe(reparto, pedido));
      return '';
    }
    const { entran, repetidas } = reparto;
    if (repetidas.length > 0)
      throw new Problema(409, mensajes.yaCobradas(repetidas.map(({ nombre }) => nombre)));
    if (entran.length === 0) throw new Problema(409, mensajes.nadieACobrar);
    const remesa = mensajeDe(deps.reloj.localTime());
    const comun = { cobro: pedido.cobro, remesa, ...tx.autor };
    await insertarRecibos(
      tx,
      entran.map(({ id, adeudo: { importe, secuencia } }) => ({
        idSolicitud: id,
        importe,
        secuencia,
        ...comun,
      })),
    );
    const total = enEuros(sumaDe(entran.map(({ adeudo }) => adeudo)));
    await anotarHechos(tx, [hechos.remesa(remesa, entran.length, total)]);
    return remesa;
  });
}

/** The collection for the bank. 409: who collects is not set. */
async function descargarRemesa(
  base: BaseFirmada,
  deps: CobrosDeps,
  pedido: CobroPedido,
): Promise<FileAnswer> {
  const acreedor = await acreedorListo(base.db);
  // Whole accounts are no answer to be kept in case it is asked for again: they are read each time.
  const mensaje = await apuntarRemesa(base, deps, pedido);
  const { concepto, cobro } = pedido;
  const creada = deps.reloj.localTime();
  const adeudos = await adeudosDe(deps, mensaje);
  const xml = remesaXml({ mensaje, creada, cobro, concepto, acreedor, adeudos });
  return { filename: `remesa-${cobro}-${mensaje}.xml`, body: new TextEncoder().encode(xml) };
}

type Abierta = Awaited<ReturnType<typeof abrir>>[number];

const cuentaDe = ({ banco }: Abierta): string => sinEspacios(valorDe(banco, 'cuentaIBAN'));

const COLUMNAS: readonly (readonly [titulo: string, valor: (una: Abierta) => string])[] = [
  ['Número', ({ id }) => String(id)],
  ['Fecha', ({ dia }) => fechaCorta(dia)],
  ['Inscripción', ({ inscripcion }) => (inscripcion === null ? '' : etiquetaDeTipo(inscripcion))],
  ['Solicitud', ({ datos }) => valorDe(datos, 'subtipo')],
  ['Alta de socio', ({ datos }) => siNo(valorDe(datos, 'altaSocio') !== '')],
  ['Nombre', ({ nombre }) => nombre],
  ['Titular', ({ banco }) => valorDe(banco, 'cuentaTitular')],
  ['Entidad', ({ banco }) => valorDe(banco, 'cuentaEntidad')],
  ['IBAN', cuentaDe],
  ['IBAN válido', (una) => siNo(ibanValido(cuentaDe(una)))],
  ['Mandato', ({ referencia }) => mandatoDe(referencia)],
  ['Fecha de firma', ({ dia }) => fechaCorta(dia)],
  ['Email', ({ email }) => email ?? ''],
  ['Teléfono', ({ telefono }) => telefono ?? ''],
];

/** Those enrolments with their bank data, for who keeps the accounts. */
async function descargarCuentas(
  base: BaseFirmada,
  deps: CobrosDeps,
  ids: readonly number[],
): Promise<FileAnswer> {
  const inscritas = await abrir(deps, deps.base.db, ids);
  await base.transact((tx) => anotarHechos(tx, [hechos.cuentas(inscritas.length)]));
  const filas = inscritas.map((una) => COLUMNAS.map(([, valor]) => valor(una)));
  return { filename: 'cuentas.csv', body: writeCsv([COLUMNAS.map(([titulo]) => titulo), ...filas]) };
}

export function cobrosRoutes(route: Route, deps: CobrosDeps, de: Firmar): void {
  route(cobrosApi.acreedor, () => leerAcreedor(deps.base));
  route(cobrosApi.guardarAcreedor, ({ body, caller }) => guardarAcreedor(de(caller), body));
  route(cobrosApi.remesa, ({ body, caller }) => descargarRemesa(de(caller), deps, body));
  route(cobrosApi.cuentas, ({ body, caller }) => descargarCuentas(de(caller), deps, body.ids));
}

const LEIDAS = [
  'id',
  'referencia',
  'dia',
  'inscripcion',
  'nombre',
  'email',
  'telefono',
  'datos',
  'banco',
] as const;

const recibosDe = (db: Lector, ids: readonly number[]) =>
  throughBatches(ids, (lote) =>
    db
      .selectFrom('recibo')
      .select(['idSolicitud', 'cobro', 'importe', 'usuario', 'dt'])
      .where('idSolicitud', 'in', lote)
      .orderBy('id')
      .execute(),
  );

const unas = (db: Lector, ids: readonly number[]) =>
  db
    .selectFrom('solicitud')
    .select([...LEIDAS])
    .select((eb) =>
      eb
        .selectFrom('adjunto')
        .select(({ fn }) => fn.countAll().as('cuantas'))
        .whereRef('adjunto.idSolicitud', '=', 'solicitud.id')
        .where('clase', '=', 'firma')
        .as('firmas'),
    )
    .where('tipo', '=', 'inscripcion')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();

/** The enrolments among those ids, by number, and whether each was signed by hand. */
async function inscripcionesPorId(db: Lector, ids: readonly number[]) {
  const unicos = [...new Set(ids)].sort((a, b) => a - b);
  const filas = await throughBatches(unicos, (lote) => unas(db, lote));
  return filas.map(({ firmas, ...fila }) => ({ ...fila, conFirma: Number(firmas) > 0 }));
}
