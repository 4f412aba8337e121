import { enEuros, sinSimbolo } from '#domain/euros.ts';
import type { Dia } from '#domain/fecha.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { ligaDe, type TipoGestionado } from '#domain/liga/tipos.ts';
import { type Precio, porQuien } from '#domain/precio.ts';
import { type Campus, semanasElegidas, totalCampus } from './campus.ts';
import {
  CAMPOS_BANCO,
  CAMPOS_SALUD,
  type CampoInscripcion,
  camposDe,
  type DatosInscripcion,
  DE_LA_PAREJA,
  daDeAlta,
  etiquetaDeCampo,
  horasPorSemana,
  leerFechaNacimiento,
  opcionesDeDias,
  SEMANAS,
  sePide,
  valorDe,
} from './datos.ts';
import { competicionDePareja } from './pareja.ts';
import { type Centro, etiquetaDeTipo } from './tipos.ts';

export type Campo = { campo: string; etiqueta: string; valor: string };

export type Ficha = { datos: Campo[]; banco: Campo[]; salud: Campo[] };

/** Euros: of a member's year, and of a season of each league; 0: nobody has said. */
type Cuotas = { cuota: number; ligas: Record<TipoGestionado, number> };

/** What each programme costs a month, by its days. */
type Programa = {
  inscripcion: string;
  cuotas: Record<'una' | 'dos', Precio> | null;
  modalidades: readonly { nombre: string; cuota: number }[];
};

export type DatosClub = Cuotas & {
  campus: Campus;
  centros: Partial<Record<Centro, { nombre: string }>>;
  escuela: { programas: readonly Programa[] };
};

const SI_NO: Record<string, string> = { si: 'Sí', no: 'No' };

const MESES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** "23 jun". */
const diaCorto = (dia: Dia): string => `${Number(dia.slice(8))} ${MESES[Number(dia.slice(5, 7)) - 1]}`;

/** "23 jun – 27 jun". */
export const entreDiasCortos = ({ desde, hasta }: { desde: Dia; hasta: Dia }): string =>
  `${diaCorto(desde)} – ${diaCorto(hasta)}`;

const SUBTIPO = { alta: 'Alta', renovacion: 'Renovación' } as const;

type Traduccion = (valor: string, datos: DatosInscripcion, club: DatosClub) => string;

const conCuota = (cuota: number): string => (cuota > 0 ? `, ${enEuros(cuota)} al año` : '');

/** "3 días por semana, 104 € al mes"; "Martes/Jueves, 46 € al mes para socios, 52 € si no". */
function enDias(valor: string, { tipo }: DatosInscripcion, { escuela }: DatosClub): string {
  const opcion = opcionesDeDias(tipo).find((una) => una.valor === valor);
  if (!opcion) return valor;
  const { etiqueta } = opcion;
  const precios = escuela.programas
    .filter(({ inscripcion }) => inscripcion === tipo)
    .flatMap(({ cuotas, modalidades }): Precio[] => [
      ...(cuotas ? [cuotas[horasPorSemana(valor)]] : []),
      ...modalidades
        .filter(({ nombre }) => nombre === etiqueta)
        .map(({ cuota }) => ({ socios: cuota, noSocios: cuota })),
    ]);
  return [etiqueta, ...precios.map((precio) => porQuien(precio, 'al mes'))].filter(Boolean).join(', ');
}

const TRADUCCIONES: Partial<Record<CampoInscripcion, Traduccion>> = {
  fotos: (valor) => SI_NO[valor] ?? valor,
  prueba: (valor) => SI_NO[valor] ?? valor,
  altaSocio: (_valor, _datos, { cuota }) => `Con esta inscripción${conCuota(cuota)}`,
  conPareja: (_valor, { tipo, parejaDeporte }) => competicionDePareja(tipo, parejaDeporte ?? '') || 'Sí',
  centro: (valor, _datos, { centros }) => centros[valor as Centro]?.nombre ?? valor,
  fechaNacimiento: (valor) => {
    const dia = leerFechaNacimiento(valor);
    return dia === null ? valor : fechaCorta(dia);
  },
  dias: enDias,
};

function campoDe(campo: CampoInscripcion, datos: DatosInscripcion, club: DatosClub): Campo[] {
  const valor = valorDe(datos, campo);
  if (valor === '') return [];
  const traducido = TRADUCCIONES[campo]?.(valor, datos, club) ?? valor;
  return [{ campo, etiqueta: etiquetaDeCampo(campo), valor: traducido }];
}

function semanas(datos: DatosInscripcion, { campus }: DatosClub): Campo[] {
  const elegidas = semanasElegidas(datos, campus).map(({ id, desde, hasta, horario, precio }) => ({
    campo: id,
    etiqueta: `${etiquetaDeCampo(id)} (${entreDiasCortos({ desde, hasta })})`,
    valor: precio > 0 ? `${horario}, ${sinSimbolo(precio)} €` : horario,
  }));
  if (elegidas.length === 0) return [];
  const total = totalCampus(datos, campus);
  return [...elegidas, ...comoTotal(total > 0 ? `${sinSimbolo(total)} €` : '')];
}

const comoTotal = (valor: string): Campo[] =>
  valor === '' ? [] : [{ campo: 'total', etiqueta: 'Total', valor }];

/** "24 €" of a league, "24 € + 30 € = 54 €" of becoming a member with it; '' where any of that has no price. */
function totalDeLiga(datos: DatosInscripcion, { cuota, ligas }: Cuotas): string {
  const liga = ligaDe(datos.tipo);
  const suya = liga ? ligas[liga] : 0;
  if (suya <= 0) return '';
  if (!daDeAlta(datos)) return enEuros(suya);
  return cuota > 0 ? `${enEuros(suya)} + ${enEuros(cuota)} = ${enEuros(suya + cuota)}` : '';
}

const cabecera = ({ tipo, subtipo }: DatosInscripcion): Campo[] => [
  { campo: 'tipo', etiqueta: 'Inscripción', valor: etiquetaDeTipo(tipo) },
  { campo: 'subtipo', etiqueta: 'Solicitud', valor: SUBTIPO[subtipo] },
];

function consentidos({ conforme, conformeinscripcion }: DatosInscripcion): Campo[] {
  const casillas: [string, string, boolean][] = [
    ['conforme', 'Conforme con la protección de datos', conforme],
    ['conformeinscripcion', 'Acepta las condiciones de la inscripción', conformeinscripcion],
  ];
  return casillas
    .filter(([, , marcada]) => marcada)
    .map(([campo, etiqueta]) => ({ campo, etiqueta, valor: 'Sí' }));
}

const esUnoDe = (campos: readonly string[], campo: string): boolean => campos.includes(campo);
const APARTE = [...CAMPOS_BANCO, ...CAMPOS_SALUD, ...SEMANAS, ...DE_LA_PAREJA, 'firma'];

/**
 * An enrolment as people read it, in three parts: what anybody at the desk may see, the bank's and the health data.
 * Fields its type does not have are left behind: what was not asked for is not kept.
 */
export function fichaDeInscripcion(datos: DatosInscripcion, club: DatosClub): Ficha {
  const suyos = camposDe(datos.tipo).filter((campo) => sePide(campo, datos));
  const de = (vale: (campo: CampoInscripcion) => boolean): Campo[] =>
    suyos.filter(vale).flatMap((campo) => campoDe(campo, datos, club));
  const conSemanas = suyos.includes('semana1') ? semanas(datos, club) : [];
  return {
    datos: [
      ...cabecera(datos),
      ...de((campo) => !esUnoDe(APARTE, campo)),
      ...conSemanas,
      ...comoTotal(totalDeLiga(datos, club)),
      ...consentidos(datos),
    ],
    banco: de((campo) => esUnoDe(CAMPOS_BANCO, campo)),
    salud: de((campo) => esUnoDe(CAMPOS_SALUD, campo)),
  };
}

/** A contact message or a trial request as people read it: its fields with their labels, in order. */
export function fichaDeConsulta<Nombre extends string>(
  etiquetas: Record<Nombre, string>,
  consulta: { [campo in Nombre]?: unknown },
): Campo[] {
  const campos = (Object.entries(etiquetas) as [Nombre, string][]).flatMap(([campo, etiqueta]) => {
    const escrito = consulta[campo];
    const valor = typeof escrito === 'string' ? escrito.trim() : '';
    return valor === '' ? [] : [{ campo, etiqueta, valor }];
  });
  return [...campos, { campo: 'conforme', etiqueta: 'Conforme con la protección de datos', valor: 'Sí' }];
}

const ESPACIOS = /\s+/g;

/** "•••• 1332": enough to recognise an account by, not to use it. */
export const ibanOculto = (iban: string): string => `•••• ${iban.replace(ESPACIOS, '').slice(-4)}`;

/** Who collects: `acreedor` is the SEPA creditor identifier. */
type Acreedor = { nombre: string; direccion: string; acreedor: string };

/** The SEPA Core mandate, as the European Payments Council words it in Spanish. */
export const textoMandato = ({ nombre }: Pick<Acreedor, 'nombre'>): readonly string[] => [
  `Mediante la firma de esta orden de domiciliación, el deudor autoriza (A) a ${nombre} a enviar instrucciones a la entidad del deudor para adeudar su cuenta y (B) a la entidad para efectuar los adeudos en su cuenta siguiendo las instrucciones de ${nombre}.`,
  'Como parte de sus derechos, el deudor está legitimado al reembolso por su entidad en los términos y condiciones del contrato suscrito con la misma. La solicitud de reembolso deberá efectuarse dentro de las ocho semanas que siguen a la fecha de adeudo en cuenta. Puede obtener información adicional sobre sus derechos en su entidad financiera.',
];

export const TIPO_DE_PAGO = 'Pago recurrente';
