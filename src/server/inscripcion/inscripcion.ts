import { club, type IdCentro } from '#club';
import { ibanValido } from '#contract/club/iban.ts';
import { conAviso } from '#contract/club/inventado.ts';
import { rotuloDeTipo, tiposOfrecidos } from '#contract/club/ofrecido.ts';
import { mensajes } from '#contract/mensajes.ts';
import { centroForzado } from '#contract/sitio/sitio.ts';
import { buzonDe } from '#contract/solicitudes/buzones.ts';
import {
  type CampusCambio,
  type CampusGuardar,
  type CampusOfrecido,
  campusApi,
  inscripcionApi,
  type PartesInscripcion,
  TIPOS_IMAGEN,
  type TipoOfrecido,
} from '#contract/solicitudes/inscripcion.ts';
import { enEuros } from '#domain/euros.ts';
import type { Dia } from '#domain/fecha.ts';
import { type Acuse, abreCopia, acuseDe, transferenciaDe } from '#domain/inscripcion/acuse.ts';
import {
  anioDeCampus,
  type Campus,
  estadoDeSemana,
  finDeCampus,
  motivoDeCampusCerrado,
  semanasOfrecidas,
  totalCampus,
} from '#domain/inscripcion/campus.ts';
import { avisosDeSemanas, erroresDeCampus, erroresDeSemanas } from '#domain/inscripcion/campus-errores.ts';
import { copiaDeInscripcion, inscripcionAlClub } from '#domain/inscripcion/correo.ts';
import {
  ARCHIVOS,
  type Archivo,
  archivosDe,
  type DatosInscripcion,
  daDeAlta,
  esEmail,
  leerFechaNacimiento,
  tieneCampo,
} from '#domain/inscripcion/datos.ts';
import { avisosDeInscripcion, erroresDeInscripcion } from '#domain/inscripcion/errores.ts';
import { type Campo, entreDiasCortos, type Ficha, fichaDeInscripcion } from '#domain/inscripcion/ficha.ts';
import { deportesDeParejas } from '#domain/inscripcion/pareja.ts';
import { caducidadDeSalud, hechos } from '#domain/inscripcion/solicitud.ts';
import { destinoDe, type TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { ajusteGuardado, ajustesGuardados, CLAVE_CAMPUS, leerCampus } from '#server/db/lecturas/ajustes.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { campoInvalido, mismoQueAntes } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, Firmar } from '#server/db/registro/firma.ts';
import { guardarValor } from '#server/db/tables/configuracion.ts';
import {
  type AdjuntoNuevo,
  conClave,
  type Recibir,
  type SolicitudNueva,
} from '#server/db/tables/solicitud.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema, refuseErrors } from '#server/platform/errors.ts';
import {
  explainUpload,
  type ImageRules,
  isWholePdf,
  repaintImage,
  sniff,
  UploadRefused,
} from '#server/platform/files/images.ts';
import type { Route } from '#server/platform/http/router.ts';
import { comprobarPareja, ligasEnMarcha, parejaDe } from './con-pareja.ts';

const PREFIJO = 'inscripcion.';
const CERRADA = 'cerrada';
const ABIERTA = 'abierta';

/** Every type that the club has is open until staff close it. */
async function estaAbierta(db: Lector, tipo: TipoInscripcion): Promise<boolean> {
  if (!tiposOfrecidos().includes(tipo)) return false;
  return (await ajusteGuardado(db, `${PREFIJO}${tipo}`)) !== CERRADA;
}

async function listarTipos(db: Lector): Promise<TipoOfrecido[]> {
  const valores = await ajustesGuardados(db);
  const ligas = await ligasEnMarcha(db);
  return tiposOfrecidos().map((tipo) => {
    const parejas = deportesDeParejas(tipo, ligas);
    return {
      tipo,
      etiqueta: rotuloDeTipo(tipo),
      abierta: valores.get(`${PREFIJO}${tipo}`) !== CERRADA,
      ...(parejas.length > 0 && { parejas }),
    };
  });
}

type Apertura = { tipo: TipoInscripcion; abierta: boolean };

function abrirTipos(base: BaseFirmada, aperturas: readonly Apertura[]): Promise<TipoOfrecido[]> {
  return base.transact(async (tx) => {
    await tx.lockEscrituras();
    for (const { tipo, abierta } of aperturas)
      await guardarValor(tx, `${PREFIJO}${tipo}`, abierta ? ABIERTA : CERRADA);
    await anotarHechos(
      tx,
      aperturas.map(({ tipo, abierta }) => hechos.abre(tipo, abierta)),
    );
    return listarTipos(tx.q);
  });
}

const centroDe = ({ tipo, centro }: DatosInscripcion): string | null => {
  const suyo = centroForzado(tipo) ?? centro ?? null;
  return suyo && !club.centros[suyo as IdCentro] ? 'prado' : suyo;
};

/** What was sent with what the club decides in its place: the only centre of a type. */
const completar = (datos: DatosInscripcion): DatosInscripcion => ({
  ...datos,
  centro: centroDe(datos),
  fechaNacimiento: leerFechaNacimiento(datos.fechaNacimiento ?? '') ?? datos.fechaNacimiento ?? null,
});

const nombreDe = ({ nombre, apellidos }: DatosInscripcion): string =>
  `${nombre ?? ''} ${apellidos ?? ''}`.trim();

const rotuloDe = (datos: DatosInscripcion): string =>
  `${rotuloDeTipo(datos.tipo)}${daDeAlta(datos) ? ' y alta de socio' : ''}`;

/** Who becomes a member with it is also told to who keeps them. */
const buzonesDe = (datos: DatosInscripcion): string[] => [
  ...new Set([
    buzonDe(destinoDe(datos.tipo)),
    ...(daDeAlta(datos) ? [buzonDe(destinoDe('nuevosocio'))] : []),
  ]),
];

type Enviada = Pick<SolicitudNueva, 'datos' | 'banco' | 'avisos'>;

/** The enrolment itself is never mailed there: whoever has the link it tells can download it. */
function copiaPara(email: string, datos: DatosInscripcion, acuse: Acuse, idEnvio: string | null) {
  const clave = idEnvio !== null && abreCopia(idEnvio) ? idEnvio : null;
  const textos = copiaDeInscripcion(rotuloDe(datos), acuse, {
    ...club,
    hayEnlace: clave !== null,
  });
  const responderA = buzonDe(destinoDe(datos.tipo));
  return { para: email, responderA, lleva: 'nada', ...(clave && { clave }), ...textos } as const;
}

function correosDe(datos: DatosInscripcion, partes: Enviada, acuse: Acuse, idEnvio: string | null) {
  const inscrita = { ...partes, etiqueta: rotuloDe(datos), nombre: nombreDe(datos) };
  const email = datos.email && esEmail(datos.email) ? datos.email : null;
  return {
    correos: buzonesDe(datos).map(
      (para) => ({ para, responderA: email, lleva: 'todo', ...inscripcionAlClub(inscrita) }) as const,
    ),
    copia: email === null ? null : copiaPara(email, datos, acuse, idEnvio),
  } satisfies Pick<SolicitudNueva, 'correos' | 'copia'>;
}

type Momento = { hoy: string; campus: Campus; idEnvio: string | null };

function avisosPara(datos: DatosInscripcion, { hoy, campus }: Momento): SolicitudNueva['avisos'] {
  const deSemanas = tieneCampo(datos.tipo, 'semana1') ? avisosDeSemanas(datos, campus, hoy) : [];
  return [...avisosDeInscripcion(datos, { hoy, ibanValido, ofrecidos: tiposOfrecidos() }), ...deSemanas];
}

const conReferencia = (campos: readonly Campo[], { referencia }: Acuse): Campo[] =>
  referencia === null
    ? [...campos]
    : [...campos, { campo: 'referencia', etiqueta: 'Referencia', valor: referencia }];

function acusePara(datos: DatosInscripcion, ficha: Ficha, adjuntos: AdjuntoNuevo[], momento: Momento): Acuse {
  const { hoy, campus, idEnvio } = momento;
  const importe = tieneCampo(datos.tipo, 'semana1') ? totalCampus(datos, campus) : 0;
  return acuseDe(datos, {
    ficha,
    archivos: ARCHIVOS.filter((archivo) => adjuntos.some(({ clase }) => clase === archivo)),
    idEnvio,
    transferencia: transferenciaDe(datos, { iban: conAviso(club.banco.iban), importe }),
    buzon: buzonDe(destinoDe(datos.tipo)),
    hoy,
    ibanValido,
  });
}

function solicitudDe(datos: DatosInscripcion, adjuntos: AdjuntoNuevo[], momento: Momento): SolicitudNueva {
  const { hoy, campus, idEnvio } = momento;
  const ficha = fichaDeInscripcion(datos, { ...club, campus });
  const acuse = acusePara(datos, ficha, adjuntos, momento);
  const avisos = avisosPara(datos, momento);
  return {
    tipo: 'inscripcion',
    inscripcion: datos.tipo,
    nombre: nombreDe(datos),
    email: datos.email ?? null,
    telefono: datos.telefono ?? null,
    ...ficha,
    datos: conReferencia(ficha.datos, acuse),
    saludCaduca: ficha.salud.length > 0 ? caducidadDeSalud(finDeCampus(campus), hoy) : null,
    avisos,
    adjuntos,
    pareja: parejaDe(datos, { nombre: nombreDe(datos), datos: ficha.datos, hoy }),
    ...correosDe(datos, { ...ficha, datos: conReferencia(ficha.datos, acuse), avisos }, acuse, idEnvio),
  };
}

type Deps = { base: BaseDatos; reloj: Clock; recibir: Recibir };

/** 400: something required is missing or wrong, or nobody can become a member now; 409: the type is closed; 413, 415: files; 422: captcha. */
async function inscribir(
  { base, reloj, recibir }: Deps,
  partes: PartesInscripcion,
  ip: string,
): Promise<true> {
  const { token, idEnvio, ...contenido } = partes.json;
  const datos = completar(partes.json);
  const campus = await leerCampus(base.db);
  const deSemanas = tieneCampo(datos.tipo, 'semana1') ? erroresDeSemanas(datos, campus) : [];
  refuseErrors([...erroresDeInscripcion(datos), ...deSemanas]);
  if (!(await estaAbierta(base.db, datos.tipo))) throw new Problema(409, mensajes.inscripcionCerrada);
  if (daDeAlta(datos) && !(await estaAbierta(base.db, 'nuevosocio')))
    throw campoInvalido('altaSocio', mensajes.sinSociosNuevos);
  await comprobarPareja(base.db, datos);
  return recibir({ token, idEnvio, ip, contenido }, async () =>
    solicitudDe(datos, await adjuntosDe(partes), {
      hoy: reloj.today(),
      campus,
      idEnvio: idEnvio ?? null,
    }),
  );
}

export function inscripcionRoutes(route: Route, deps: Deps, de: Firmar): void {
  route(inscripcionApi.tipos, () => listarTipos(deps.base.db));
  route(inscripcionApi.abrir, ({ body, caller }) => abrirTipos(de(caller), body));
  route(campusApi.leer, () => leerCampusOfrecido(deps.base.db, deps.reloj.today()));
  route(campusApi.guardar, ({ body, caller }) => guardarCampus(de(caller), body, deps.reloj.today()));
  route(inscripcionApi.enviar, ({ body, caller }) =>
    inscribir(deps, { ...body, json: conClave(body.json, caller) }, caller.ip),
  );
}

const ofrecer = (campus: Campus, hoy: Dia): CampusOfrecido => ({
  ...campus,
  anio: anioDeCampus(campus),
  semanas: campus.semanas.map((semana) => ({ ...semana, estado: estadoDeSemana(semana, hoy) })),
  cerrado: motivoDeCampusCerrado(campus, hoy),
});

const leerCampusOfrecido = async (db: Lector, hoy: Dia): Promise<CampusOfrecido> =>
  ofrecer(await leerCampus(db), hoy);

function enPalabras({ semanas, precios, minimoPorSemana }: CampusGuardar): string {
  const ofrecidas = semanasOfrecidas({ semanas }).map(entreDiasCortos);
  const cuales = ofrecidas.length > 0 ? ofrecidas.join(', ') : 'ninguna semana';
  return `${cuales}; ${enEuros(precios.a)} y ${enEuros(precios.c)}; mínimo ${minimoPorSemana}`;
}

const comoSeGuarda = ({ semanas, opciones: { a, c }, minimoPorSemana }: Campus): CampusGuardar => ({
  semanas: [...semanas],
  precios: { a: a.precio, c: c.precio },
  minimoPorSemana,
});

/** Changes the camp. 400: dates without sense, named by week. 409: somebody changed it before. */
async function guardarCampus(
  base: BaseFirmada,
  { antes, ...campus }: CampusCambio,
  hoy: Dia,
): Promise<CampusOfrecido> {
  refuseErrors(erroresDeCampus(campus));
  return base.transact(async (tx) => {
    await tx.lockEscrituras();
    const actual = await leerCampus(tx.q);
    mismoQueAntes(comoSeGuarda(actual), antes, ofrecer(actual, hoy));
    await guardarValor(tx, CLAVE_CAMPUS, JSON.stringify(campus));
    await anotarHechos(tx, [hechos.campus(enPalabras(campus))]);
    return leerCampusOfrecido(tx.q, hoy);
  });
}

const IMAGEN: ImageRules = { types: TIPOS_IMAGEN, maxPixels: 60_000_000, maxSide: 1600 };
const FIRMA: ImageRules = { types: ['image/jpeg'], maxPixels: 4_000_000, maxSide: 1000 };

const rechazos = (noAdmitido: string) => ({
  type: noAdmitido,
  damaged: mensajes.archivoDanado,
  pixels: mensajes.imagenEnorme,
  busy: mensajes.subidasOcupadas,
});

const RECHAZOS = {
  file: rechazos(mensajes.fotoNoAdmitida),
  comprobantePago: rechazos(mensajes.comprobanteNoAdmitido),
} satisfies Record<Archivo, unknown>;

async function imagen(clase: Archivo, bytes: Uint8Array): Promise<AdjuntoNuevo> {
  try {
    return { clase, mime: 'image/jpeg', contenido: await repaintImage(bytes, IMAGEN) };
  } catch (error) {
    throw explainUpload(error, clase, RECHAZOS[clase]);
  }
}

/** A receipt may be a PDF: kept as it is, only ever downloaded. */
async function comprobante(bytes: Uint8Array): Promise<AdjuntoNuevo> {
  const mime = 'application/pdf';
  if ((await sniff(bytes)) !== mime) return imagen('comprobantePago', bytes);
  if (!(await isWholePdf(bytes)))
    throw explainUpload(new UploadRefused('damaged'), 'comprobantePago', RECHAZOS.comprobantePago);
  return { clase: 'comprobantePago', mime, contenido: bytes };
}

const COMO_DATOS = /^data:image\/jpeg;base64,([A-Za-z0-9+/]+={0,2})$/;

const noVale = (): Problema => campoInvalido('firma', mensajes.firmaNoAdmitida);

/** Drawn by the form, not chosen by anybody: whatever is wrong with it is said in one sentence. */
function explicarFirma(error: unknown): unknown {
  if (!(error instanceof UploadRefused)) return error;
  return error.fault === 'busy' ? explainUpload(error, 'firma', RECHAZOS.file) : noVale();
}

async function firma(texto: string): Promise<AdjuntoNuevo> {
  const base64 = COMO_DATOS.exec(texto)?.[1];
  if (!base64) throw noVale();
  try {
    const contenido = await repaintImage(Buffer.from(base64, 'base64'), FIRMA);
    return { clase: 'firma', mime: 'image/jpeg', contenido };
  } catch (error) {
    throw explicarFirma(error);
  }
}

/** What goes with an enrolment, checked and painted anew; a file its type does not ask for is left behind. */
export async function adjuntosDe({ json, ...archivos }: PartesInscripcion): Promise<AdjuntoNuevo[]> {
  const pedidos = archivosDe(json.tipo);
  const { file, comprobantePago } = archivos;
  return [
    ...(file && pedidos.includes('file') ? [await imagen('file', file)] : []),
    ...(comprobantePago && pedidos.includes('comprobantePago') ? [await comprobante(comprobantePago)] : []),
    ...(json.firma ? [await firma(json.firma)] : []),
  ];
}
