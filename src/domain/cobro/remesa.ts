import { type Dia, diaSemana, type FechaHora, sumarDias } from '#domain/fecha.ts';
import type { Campo } from '#domain/inscripcion/ficha.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { enDecimal, sinEspacios, textoSepa } from './sepa.ts';

/** First of a mandate, or one of a mandate that has been collected before. */
export const SECUENCIAS = ['FRST', 'RCUR'] as const;
export type Secuencia = (typeof SECUENCIAS)[number];

/** How the sequence is decided: by each enrolment (a renewal recurs), or the same for all. */
export const MODOS_DE_SECUENCIA = ['segun', ...SECUENCIAS] as const;
export type ModoDeSecuencia = (typeof MODOS_DE_SECUENCIA)[number];

export type Acreedor = { nombre: string; iban: string; identificador: string };

/** One direct debit. Amounts are cents. */
type Adeudo = {
  mandato: string;
  firmado: Dia;
  titular: string;
  iban: string;
  importe: number;
  secuencia: Secuencia;
};

/** Cents: more than any receipt of a club, and less than a comma forgotten. */
export const MAX_IMPORTE = 1_000_000;
export const IMPORTE_ENORME = 'El importe es demasiado grande: como mucho, 10.000 € por recibo';

const MAX_NOMBRE = 70;
const MAX_CONCEPTO = 140;
const MAX_MANDATO = 35;
const GUIONES = /-/g;

/** That day or, of a weekend, the Monday after it: banks collect from Monday to Friday. */
export const diaHabil = (dia: Dia): Dia => sumarDias(dia, { 6: 2, 0: 1 }[diaSemana(dia)] ?? 0);

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
  /** Day of collection of an earlier file that it went in. */
  cobrada: Dia | null;
};

const valorDe = (campos: readonly Campo[], cual: string): string =>
  campos.find(({ campo }) => campo === cual)?.valor.trim() ?? '';

const RENOVACION = 'Renovación';

const secuenciaDe = ({ datos }: Inscrita, modo: ModoDeSecuencia): Secuencia => {
  if (modo !== 'segun') return modo;
  return valorDe(datos, 'subtipo') === RENOVACION ? 'RCUR' : 'FRST';
};

function faltaDe({ banco }: Inscrita, ibanValido: (iban: string) => boolean): string | null {
  const iban = valorDe(banco, 'cuentaIBAN');
  if (iban === '') return 'No dio su IBAN';
  if (!ibanValido(sinEspacios(iban))) return 'Su IBAN no es válido: sus cifras de control no cuadran';
  const titular = valorDe(banco, 'cuentaTitular');
  if (titular === '') return 'Falta el titular de la cuenta';
  return textoSepa(titular, MAX_NOMBRE) === ''
    ? 'El nombre del titular no tiene letras que admita el banco'
    : null;
}

type Pedido = { modo: ModoDeSecuencia; ibanValido: (iban: string) => boolean };

type Entra = Pick<Inscrita, 'id' | 'nombre' | 'inscripcion' | 'datos' | 'firmada' | 'cobrada'> & {
  adeudo: Adeudo;
};
type Fuera = { id: number; nombre: string; motivo: string };

export type Reparto = { entran: Entra[]; fuera: Fuera[] };

export function repartir(inscritas: readonly Inscrita[], { modo, ibanValido }: Pedido): Reparto {
  const reparto: Reparto = { entran: [], fuera: [] };
  for (const una of inscritas) {
    const { id, nombre, inscripcion, datos, firmada, cobrada, importe, banco } = una;
    const motivo = faltaDe(una, ibanValido);
    if (motivo !== null) {
      reparto.fuera.push({ id, nombre, motivo });
      continue;
    }
    const adeudo: Adeudo = {
      mandato: mandatoDe(una.referencia),
      firmado: una.dia,
      titular: textoSepa(valorDe(banco, 'cuentaTitular'), MAX_NOMBRE),
      iban: sinEspacios(valorDe(banco, 'cuentaIBAN')),
      importe,
      secuencia: secuenciaDe(una, modo),
    };
    reparto.entran.push({ id, nombre, inscripcion, datos, firmada, cobrada, adeudo });
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

const adeudoXml = (
  { mandato, firmado, titular, iban, importe }: Adeudo,
  { mensaje, concepto }: Remesa,
  orden: number,
): string =>
  con(
    'DrctDbtTxInf',
    con('PmtId', de('EndToEndId', `${mensaje}-${orden}`)),
    `<InstdAmt Ccy="EUR">${enDecimal(importe)}</InstdAmt>`,
    con('DrctDbtTx', con('MndtRltdInf', de('MndtId', mandato), de('DtOfSgntr', firmado))),
    con('DbtrAgt', SIN_BIC),
    con('Dbtr', de('Nm', titular)),
    cuenta('DbtrAcct', iban),
    con('RmtInf', de('Ustrd', conceptoDe(concepto))),
  );

const nombreDe = ({ nombre }: Acreedor): string => textoSepa(nombre, MAX_NOMBRE);

function pago(remesa: Remesa, secuencia: Secuencia, suyos: readonly [orden: number, Adeudo][]): string {
  const { mensaje, cobro, acreedor } = remesa;
  const identificador = sinEspacios(acreedor.identificador);
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
    con(
      'CdtrSchmeId',
      con('Id', con('PrvtId', con('Othr', de('Id', identificador), con('SchmeNm', de('Prtry', 'SEPA'))))),
    ),
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
    con(
      'InitgPty',
      de('Nm', nombreDe(acreedor)),
      con('Id', con('OrgId', con('Othr', de('Id', sinEspacios(acreedor.identificador))))),
    ),
  );

const ESPACIO = 'urn:iso:std:iso:20022:tech:xsd:pain.008.001.02';

/** The file a bank takes to collect them all: ISO 20022 pain.008.001.02, SEPA Core. docs/reglas/cobros.md */
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
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${ESPACIO}">${cuerpo}</Document>\n`;
}
