import { anioDe, type Dia, diaSemana, type FechaHora, sumarDias } from '#domain/fecha.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import type { Campo } from '#domain/inscripcion/ficha.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { enDecimal, sinEspacios, textoSepa } from './sepa.ts';

/** Easter Sunday of the Gregorian calendar. J.-M. Oudin, 1940 */
export function pascua(anio: number): Dia {
  const siglo = Math.floor(anio / 100);
  const aureo = anio % 19;
  const correccion = Math.floor((siglo - Math.floor((siglo - 17) / 25)) / 3);
  let epacta = (siglo - Math.floor(siglo / 4) - correccion + 19 * aureo + 15) % 30;
  const tarde = Math.floor(epacta / 28) * Math.floor(29 / (epacta + 1)) * Math.floor((21 - aureo) / 11);
  epacta -= Math.floor(epacta / 28) * (1 - tarde);
  const semana = (anio + Math.floor(anio / 4) + epacta + 2 - siglo + Math.floor(siglo / 4)) % 7;
  return sumarDias(`${anio}-03-28`, epacta - semana);
}

/** The days on which the banks of the euro settle nothing (TARGET), besides Saturdays and Sundays, and what they are. */
function fiestaDe(dia: Dia): string | null {
  const domingo = pascua(anioDe(dia));
  const fiestas: Readonly<Record<Dia, string>> = {
    [`${anioDe(dia)}-01-01`]: 'Año Nuevo',
    [sumarDias(domingo, -2)]: 'Viernes Santo',
    [sumarDias(domingo, 1)]: 'Lunes de Pascua',
    [`${anioDe(dia)}-05-01`]: 'el Primero de Mayo',
    [`${anioDe(dia)}-12-25`]: 'Navidad',
    [`${anioDe(dia)}-12-26`]: 'el día después de Navidad',
  };
  return fiestas[dia] ?? null;
}

const esFinDeSemana = (dia: Dia): boolean => [0, 6].includes(diaSemana(dia));

/** That day or, when banks do not collect on it, the first one after it on which they do. */
export function diaHabil(dia: Dia): Dia {
  let habil = dia;
  while (esFinDeSemana(habil) || fiestaDe(habil) !== null) habil = sumarDias(habil, 1);
  return habil;
}

/** Why the bank does not collect that day, and the next one on which it does; null when it does. */
export function noSeCobra(dia: Dia): string | null {
  const habil = diaHabil(dia);
  if (habil === dia) return null;
  const fiesta = fiestaDe(dia);
  const que = fiesta === null ? 'en fin de semana' : `ese día: es ${fiesta}`;
  return `El banco no cobra ${que}. El primer día que cobra después es el ${fechaCorta(habil)}`;
}

/** First of a mandate, or one of a mandate that has been collected before. */
export const SECUENCIAS = ['FRST', 'RCUR'] as const;
export type Secuencia = (typeof SECUENCIAS)[number];

/** How the sequence is decided: by what each mandate has been collected before, or the same for all. */
export const MODOS_DE_SECUENCIA = ['segun', ...SECUENCIAS] as const;
export type ModoDeSecuencia = (typeof MODOS_DE_SECUENCIA)[number];

/** Versions of the bank's message, the one that is proposed first. */
export const FORMATOS = ['pain.008.001.08', 'pain.008.001.02'] as const;
export type Formato = (typeof FORMATOS)[number];

export type Acreedor = { nombre: string; iban: string; identificador: string; formato: Formato };

/** Of an account outside the EEA, which the message has to bring. */
type Direccion = { calle: string; cp: string; poblacion: string };

/** One direct debit. Amounts are cents. */
export type Adeudo = {
  mandato: string;
  firmado: Dia;
  titular: string;
  iban: string;
  importe: number;
  secuencia: Secuencia;
  direccion: Direccion | null;
};

/** Cents: more than any receipt of a club, and less than a comma forgotten. */
export const MAX_IMPORTE = 1_000_000;
export const IMPORTE_ENORME = 'El importe es demasiado grande: como mucho, 10.000 € por recibo';

const MAX_NOMBRE = 70;
const MAX_CONCEPTO = 140;
const MAX_MANDATO = 35;
/** Of Spain: that is the country that the file says. */
const CODIGO_POSTAL = /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/;
const MAX_POBLACION = 35;
const GUIONES = /-/g;

/** The order's own reference as banks take it, of at most 35 characters: that of the enrolment without its dashes. */
export const mandatoDe = (referencia: string): string =>
  referencia.replace(GUIONES, '').slice(0, MAX_MANDATO);

export const conceptoDe = (concepto: string): string => textoSepa(concepto, MAX_CONCEPTO);

export type Inscrita = {
  id: number;
  referencia: string;
  dia: Dia;
  inscripcion: TipoInscripcion | null;
  nombre: string;
  datos: readonly Campo[];
  banco: readonly Campo[];
  firmada: boolean;
  importe: number;
  /** Each file that it went in, oldest first. */
  recibos: readonly Recibo[];
};

/** Of those of before only the day is known. Cents; `dt`: Unix seconds. */
type Recibo = { cobro: Dia; importe: number | null; usuario: string | null; dt: number | null };

const valorDe = (campos: readonly Campo[], cual: string): string =>
  campos.find(({ campo }) => campo === cual)?.valor.trim() ?? '';

const secuenciaDe = ({ recibos }: Pick<Inscrita, 'recibos'>, modo: ModoDeSecuencia): Secuencia => {
  if (modo !== 'segun') return modo;
  return recibos.length > 0 ? 'RCUR' : 'FRST';
};

const direccionDe = ({ datos }: Pick<Inscrita, 'datos'>): Direccion | null => {
  const calle = textoSepa(valorDe(datos, 'direccion'), MAX_NOMBRE);
  const cp = valorDe(datos, 'cp');
  const poblacion = textoSepa(valorDe(datos, 'poblacion'), MAX_POBLACION);
  return calle && CODIGO_POSTAL.test(cp) && poblacion ? { calle, cp, poblacion } : null;
};

function faltaDe(una: Inscrita, { ibanValido, fueraDelEEE }: Pedido): string | null {
  const iban = sinEspacios(valorDe(una.banco, 'cuentaIBAN'));
  if (iban === '') return 'No dio su IBAN';
  if (!ibanValido(iban)) return 'Su IBAN no es válido: sus cifras de control no cuadran';
  const titular = valorDe(una.banco, 'cuentaTitular');
  if (titular === '') return 'Falta el titular de la cuenta';
  if (textoSepa(titular, MAX_NOMBRE) === '')
    return 'El nombre del titular no tiene letras que admita el banco';
  return fueraDelEEE(iban) && direccionDe(una) === null
    ? 'Su cuenta es de fuera de la Unión Europea y el banco pide su dirección, su código postal de España y su población: falta alguno'
    : null;
}

type Pedido = {
  modo: ModoDeSecuencia;
  ibanValido: (iban: string) => boolean;
  fueraDelEEE: (iban: string) => boolean;
  /** Who is collected from again because somebody said so, by id, and how many times they had been until then. */
  otraVez: ReadonlyMap<number, number>;
};

type Entra = Omit<Inscrita, 'referencia' | 'dia' | 'banco' | 'importe'> & { adeudo: Adeudo };
type Fuera = { id: number; nombre: string; motivo: string };

/** `repetidas`: they went in a file before, and nobody has said that they are collected from again. */
export type Reparto = { entran: Entra[]; repetidas: Entra[]; fuera: Fuera[] };

export const adeudoDe = (
  una: Omit<Inscrita, 'firmada'>,
  { modo, fueraDelEEE }: Pick<Pedido, 'modo' | 'fueraDelEEE'>,
): Adeudo => {
  const iban = sinEspacios(valorDe(una.banco, 'cuentaIBAN'));
  return {
    mandato: mandatoDe(una.referencia),
    firmado: una.dia,
    titular: textoSepa(valorDe(una.banco, 'cuentaTitular'), MAX_NOMBRE),
    iban,
    importe: una.importe,
    secuencia: secuenciaDe(una, modo),
    direccion: fueraDelEEE(iban) ? direccionDe(una) : null,
  };
};

export function repartir(inscritas: readonly Inscrita[], pedido: Pedido): Reparto {
  const reparto: Reparto = { entran: [], repetidas: [], fuera: [] };
  for (const una of inscritas) {
    const { id, nombre, inscripcion, datos, firmada, recibos } = una;
    const motivo = faltaDe(una, pedido);
    if (motivo !== null) {
      reparto.fuera.push({ id, nombre, motivo });
      continue;
    }
    const dicha = recibos.length === (pedido.otraVez.get(id) ?? 0);
    const entra = { id, nombre, inscripcion, datos, firmada, recibos, adeudo: adeudoDe(una, pedido) };
    reparto[dicha ? 'entran' : 'repetidas'].push(entra);
  }
  return reparto;
}

export const sumaDe = (adeudos: readonly Pick<Adeudo, 'importe'>[]): number =>
  adeudos.reduce((suma, { importe }) => suma + importe, 0);

type Nodo = string | readonly Nodo[];

const SIGNOS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapado = (texto: string): string => texto.replace(/[&<>"']/g, (signo) => SIGNOS[signo] ?? '');

const unido = (nodo: Nodo): string => (typeof nodo === 'string' ? nodo : nodo.map(unido).join(''));

const con = (nombre: string, ...dentro: Nodo[]): string => `<${nombre}>${unido(dentro)}</${nombre}>`;

const de = (nombre: string, texto: string): string => con(nombre, escapado(texto));

export type Remesa = {
  /** Unlike any other of the club's: at most 35 letters and digits. */
  mensaje: string;
  creada: FechaHora;
  cobro: Dia;
  concepto: string;
  acreedor: Acreedor;
  adeudos: readonly Adeudo[];
};

/** Without the BIC, which banks find by the IBAN. */
const SIN_BIC = con('FinInstnId', con('Othr', de('Id', 'NOTPROVIDED')));

const cuenta = (nombre: string, iban: string): string =>
  con(nombre, con('Id', de('IBAN', sinEspacios(iban))));

/** Who enrolled lives near the club. The old message takes it in lines alone. EPC130-08 */
const direccionXml = ({ calle, cp, poblacion }: Direccion, formato: Formato): string =>
  formato === 'pain.008.001.02'
    ? con('PstlAdr', de('Ctry', 'ES'), de('AdrLine', calle), de('AdrLine', `${cp} ${poblacion}`))
    : con('PstlAdr', de('StrtNm', calle), de('PstCd', cp), de('TwnNm', poblacion), de('Ctry', 'ES'));

const adeudoXml = (
  { mandato, firmado, titular, iban, importe, direccion }: Adeudo,
  { mensaje, concepto, acreedor: { formato } }: Remesa,
  orden: number,
): string =>
  con(
    'DrctDbtTxInf',
    con('PmtId', de('EndToEndId', `${mensaje}-${orden}`)),
    `<InstdAmt Ccy="EUR">${enDecimal(importe)}</InstdAmt>`,
    con('DrctDbtTx', con('MndtRltdInf', de('MndtId', mandato), de('DtOfSgntr', firmado))),
    con('DbtrAgt', SIN_BIC),
    con('Dbtr', de('Nm', titular), direccion ? direccionXml(direccion, formato) : ''),
    cuenta('DbtrAcct', iban),
    con('RmtInf', de('Ustrd', conceptoDe(concepto))),
  );

const nombreDe = ({ nombre }: Acreedor): string => textoSepa(nombre, MAX_NOMBRE);

/** The creditor identifier, and whose numbering it is of. */
const conEsquema = ({ identificador }: Acreedor): string =>
  con('Othr', de('Id', sinEspacios(identificador)), con('SchmeNm', de('Prtry', 'SEPA')));

function pago(remesa: Remesa, secuencia: Secuencia, suyos: readonly [orden: number, Adeudo][]): string {
  const { mensaje, cobro, acreedor } = remesa;
  return con(
    'PmtInf',
    de('PmtInfId', `${mensaje}-${secuencia}`),
    de('PmtMtd', 'DD'),
    de('NbOfTxs', String(suyos.length)),
    de('CtrlSum', enDecimal(sumaDe(suyos.map(([, adeudo]) => adeudo)))),
    con(
      'PmtTpInf',
      con('SvcLvl', de('Cd', 'SEPA')),
      con('LclInstrm', de('Cd', 'CORE')),
      de('SeqTp', secuencia),
    ),
    de('ReqdColltnDt', cobro),
    con('Cdtr', de('Nm', nombreDe(acreedor))),
    cuenta('CdtrAcct', acreedor.iban),
    con('CdtrAgt', SIN_BIC),
    de('ChrgBr', 'SLEV'),
    con('CdtrSchmeId', con('Id', con('PrvtId', conEsquema(acreedor)))),
    suyos.map(([orden, adeudo]) => adeudoXml(adeudo, remesa, orden)),
  );
}

const cabecera = ({ mensaje, creada, acreedor, adeudos }: Remesa): string =>
  con(
    'GrpHdr',
    de('MsgId', mensaje),
    de('CreDtTm', `${creada}:00`),
    de('NbOfTxs', String(adeudos.length)),
    de('CtrlSum', enDecimal(sumaDe(adeudos))),
    con('InitgPty', de('Nm', nombreDe(acreedor)), con('Id', con('OrgId', conEsquema(acreedor)))),
  );

const ESPACIO = 'urn:iso:std:iso:20022:tech:xsd:';

/** The file a bank takes to collect them all: ISO 20022 pain.008, SEPA Core. docs/reglas/cobros.md */
export function remesaXml(remesa: Remesa): string {
  const numerados = remesa.adeudos.map((adeudo, i): [number, Adeudo] => [i + 1, adeudo]);
  const pagos = SECUENCIAS.map((secuencia) => ({
    secuencia,
    suyos: numerados.filter(([, adeudo]) => adeudo.secuencia === secuencia),
  })).filter(({ suyos }) => suyos.length > 0);
  const cuerpo = con(
    'CstmrDrctDbtInitn',
    cabecera(remesa),
    pagos.map(({ secuencia, suyos }) => pago(remesa, secuencia, suyos)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${ESPACIO}${remesa.acreedor.formato}">${cuerpo}</Document>\n`;
}
