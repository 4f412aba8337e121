import type { Entrada } from '#contract/club/configuracion.ts';
import { ibanValido } from '#contract/club/iban.ts';
import { CLAVES, type Clave } from '#contract/opciones.ts';
import type { CampusGuardar, CampusOfrecido, TipoOfrecido } from '#contract/solicitudes/inscripcion.ts';
import type { SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import { MODO_DE_AVISOS, type ModoAviso } from '#domain/aviso/novedad.ts';
import { OPCIONES } from '#domain/club/opciones.ts';
import type { Acreedor } from '#domain/cobro/remesa.ts';
import { faltaDeAcreedor } from '#domain/cobro/sepa.ts';
import { sinSimbolo } from '#domain/euros.ts';
import type { Dia } from '#domain/fecha.ts';
import { erroresDeCampus } from '#domain/inscripcion/campus-errores.ts';
import { etiquetaDeCampo, type Semana } from '#domain/inscripcion/datos.ts';
import { huecosDesconocidos, type Plantilla } from '#domain/inscripcion/respuesta.ts';
import { limiteDe, MESES_CONSULTA } from '#domain/inscripcion/solicitud.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { esImporte } from '#domain/numero.ts';
import { enLista } from '#domain/texto.ts';
import { iguales } from '#web/club/mesa/conflicto.tsx';
import { diaDelMomento, fechaConDia } from '#web/club/mesa/dias.tsx';
import type { Resumen } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';

type Apertura = { tipo: TipoInscripcion; abierta: boolean };

export const aperturas = (tipos: readonly TipoOfrecido[], abiertas: readonly TipoInscripcion[]): Apertura[] =>
  tipos
    .filter(({ tipo, abierta }) => abiertas.includes(tipo) !== abierta)
    .map(({ tipo, abierta }) => ({ tipo, abierta: !abierta }));

/** What is no number yet is the text that is typed. */
type Numero = number | string;
type Limites = { min: number; max: number };

const fuera = (numero: Numero, { min, max }: Limites): boolean =>
  !Number.isInteger(numero) || Number(numero) < min || Number(numero) > max;

const MESES: Limites = { min: 1, max: 240 };

export const mesesMal = (meses: Numero): string | null =>
  fuera(meses, MESES) ? `Escribe un número de meses entre ${MESES.min} y ${MESES.max}` : null;

/** The enrolments that the next daily purge would delete if they were kept so many months. */
export const cuantasCaducan = (
  filas: readonly Pick<SolicitudFila, 'dt'>[],
  hoy: Dia,
  meses: number,
): number => {
  const limite = limiteDe('inscripcion', hoy, meses);
  return filas.filter(({ dt }) => diaDelMomento(dt) < limite).length;
};

export const avisoDeBorrado = (cuantas: number, meses: number): string =>
  `${cuantos(cuantas, 'inscripción tiene', 'inscripciones tienen')} más de ${cuantos(meses, 'mes', 'meses')}: se borrarán para siempre, con sus archivos, en la próxima limpieza diaria.`;

export const PLAZOS_FIJOS = `Los mensajes de contacto y las clases de prueba se guardan ${MESES_CONSULTA} meses; los datos de salud, hasta 30 días después del campus.`;

export type Ajustes = {
  entradas: readonly Entrada[];
  tipos: readonly TipoOfrecido[];
  campus: CampusOfrecido;
  meses: number;
  plantillas: readonly Plantilla[];
  acreedor: Acreedor;
  /** Whether players are mailed. */
  modo: ModoAviso;
};

type SemanaEditada = { id: Semana; desde: Dia | null; hasta: Dia | null; ofrecida: boolean };

type CampusEditado = {
  semanas: SemanaEditada[];
  precios: { a: Numero; c: Numero };
  minimoPorSemana: Numero;
};

/** What the form holds: 'true' or 'false' by key, and the rest by its own name. */
export type ValoresConfiguracion = Record<Clave, Entrada['valor']> &
  CampusEditado & {
    abiertas: TipoInscripcion[];
    meses: Numero;
    plantillas: Plantilla[];
    acreedor: Acreedor;
    modo: ModoAviso;
  };

export const campusDe = ({ semanas, opciones, minimoPorSemana }: CampusOfrecido): CampusGuardar => ({
  semanas: semanas.map(({ id, desde, hasta, ofrecida }) => ({ id, desde, hasta, ofrecida })),
  precios: { a: opciones.a.precio, c: opciones.c.precio },
  minimoPorSemana,
});

/** What was never saved is 'false'. */
const POR_DEFECTO = Object.fromEntries(CLAVES.map((clave) => [clave, 'false'])) as Record<
  Clave,
  Entrada['valor']
>;

export const valoresDe = ({ entradas, tipos, campus, ...resto }: Ajustes): ValoresConfiguracion => ({
  ...POR_DEFECTO,
  ...Object.fromEntries(entradas.map(({ clave, valor }) => [clave, valor])),
  ...campusDe(campus),
  abiertas: tipos.filter(({ abierta }) => abierta).map(({ tipo }) => tipo),
  ...resto,
  plantillas: [...resto.plantillas],
});

export function entradasCambiadas(antes: Ajustes, valores: ValoresConfiguracion): Entrada[] {
  const previas = valoresDe(antes);
  const cambian = CLAVES.filter((clave) => valores[clave] !== previas[clave]);
  return cambian.map((clave) => ({ clave, valor: valores[clave] }));
}

/** The camp to save, or null when nothing of it changes. Everything is filled: `comprobar` comes first. */
export function campusCambiado(antes: Ajustes, valores: ValoresConfiguracion): CampusGuardar | null {
  const { semanas, precios, minimoPorSemana } = valores;
  const nuevo: CampusGuardar = {
    // In the order of `campusDe`: they are compared as texts.
    semanas: semanas.map(({ id, desde, hasta, ofrecida }) => ({
      id,
      desde: desde ?? '',
      hasta: hasta ?? '',
      ofrecida,
    })),
    precios: { a: Number(precios.a), c: Number(precios.c) },
    minimoPorSemana: Number(minimoPorSemana),
  };
  return iguales(nuevo, campusDe(antes.campus)) ? null : nuevo;
}

const PRECIO_MAXIMO = 1000;
const PLAZAS: Limites = { min: 1, max: 200 };

type Errores = Record<string, string>;

function faltasDeFechas(semanas: readonly SemanaEditada[]): Errores {
  const faltas = semanas.flatMap(({ desde, hasta }, lugar) => [
    ...(desde === null ? [[`semanas.${lugar}.desde`, 'Escribe el primer día']] : []),
    ...(hasta === null ? [[`semanas.${lugar}.hasta`, 'Escribe el último día']] : []),
  ]);
  return Object.fromEntries(faltas);
}

/** The rules of the domain, once every week has its days. */
function erroresDeSemanas(semanas: readonly SemanaEditada[]): Errores {
  const faltas = faltasDeFechas(semanas);
  if (Object.keys(faltas).length > 0) return faltas;
  const completas = semanas as readonly (SemanaEditada & { desde: Dia; hasta: Dia })[];
  return Object.fromEntries(
    erroresDeCampus({ semanas: completas }).map(({ path, message }) => [path, message]),
  );
}

const PRECIO = `Escribe un precio en euros entre 0 y ${PRECIO_MAXIMO}: 75 o 75,50`;
const MINIMO = `Escribe un número entre ${PLAZAS.min} y ${PLAZAS.max}`;

const vacio = (texto: string): boolean => texto.trim() === '';

/** A gap that stands for nothing would be sent as it is. */
function faltaDeTexto(texto: string, siVacio: string): string | null {
  if (vacio(texto)) return siVacio;
  const huecos = huecosDesconocidos(texto);
  return huecos.length === 0 ? null : `${huecos.join(', ')} no significa nada: mira arriba los datos que hay`;
}

const faltasDePlantillas = (plantillas: readonly Plantilla[]): Errores =>
  Object.fromEntries(
    plantillas.flatMap(({ titulo, asunto, texto }, lugar) => {
      const faltas = [
        ['titulo', vacio(titulo) ? 'Escribe cómo se llama' : null],
        ['asunto', faltaDeTexto(asunto, 'Escribe el asunto')],
        ['texto', faltaDeTexto(texto, 'Escribe el texto')],
      ] as const;
      return faltas.flatMap(([campo, falta]) =>
        falta === null ? [] : [[`plantillas.${lugar}.${campo}`, falta] as const],
      );
    }),
  );

/** A club that has not said where it collects may say the rest. */
function faltasDeAcreedor({ nombre, iban, identificador }: Acreedor): Errores {
  if (vacio(iban) && vacio(identificador)) return {};
  const deIdentificador = faltaDeAcreedor(identificador);
  return {
    ...(vacio(nombre) && { 'acreedor.nombre': 'Escribe el nombre del club como lo conoce el banco' }),
    ...(!ibanValido(iban) && { 'acreedor.iban': 'El IBAN no es válido: revisa sus cifras' }),
    ...(deIdentificador !== null && { 'acreedor.identificador': deIdentificador }),
  };
}

export function comprobar(valores: ValoresConfiguracion): Errores {
  const { meses, semanas, precios, minimoPorSemana, plantillas, acreedor } = valores;
  const deMeses = mesesMal(meses);
  return {
    ...(!esImporte(precios.a, PRECIO_MAXIMO) && { 'precios.a': PRECIO }),
    ...(!esImporte(precios.c, PRECIO_MAXIMO) && { 'precios.c': PRECIO }),
    ...(fuera(minimoPorSemana, PLAZAS) && { minimoPorSemana: MINIMO }),
    ...(deMeses !== null && { meses: deMeses }),
    ...erroresDeSemanas(semanas),
    ...faltasDePlantillas(plantillas),
    ...faltasDeAcreedor(acreedor),
  };
}

const siNo = (si: boolean): string => (si ? 'Sí' : 'No');

const diasDe = ({ desde, hasta, ofrecida }: SemanaEditada): string => {
  const dias = [desde, hasta].map((dia) => (dia ? fechaConDia(dia) : '—')).join(' – ');
  return ofrecida ? dias : `${dias} (no se ofrece)`;
};

/** Who puts a day to what was put off; kept as two settings. */
export const COMO_SE_QUEDA = {
  club: 'Les pone fecha el club',
  confirma: 'Los jugadores quedan y el club lo confirma',
  reserva: 'Los jugadores quedan y se reserva solo',
} as const;
type ComoSeQueda = keyof typeof COMO_SE_QUEDA;

type DeAplazados = Pick<ValoresConfiguracion, 'aplazadosEntreJugadores' | 'aplazadosConfirmaElClub'>;

export function comoSeQueda({ aplazadosEntreJugadores, aplazadosConfirmaElClub }: DeAplazados): ComoSeQueda {
  if (aplazadosEntreJugadores === 'false') return 'club';
  return aplazadosConfirmaElClub === 'true' ? 'confirma' : 'reserva';
}

export const alQuedar = (como: ComoSeQueda): DeAplazados => ({
  aplazadosEntreJugadores: como === 'club' ? 'false' : 'true',
  aplazadosConfirmaElClub: como === 'confirma' ? 'true' : 'false',
});

export const resumenDe = (valores: ValoresConfiguracion, { tipos, campus }: Ajustes): Resumen => [
  [OPCIONES.mostrarIncidencias, siNo(valores.mostrarIncidencias === 'true')],
  [OPCIONES.mostrarAplazadosTotal, siNo(valores.mostrarAplazadosTotal === 'true')],
  [OPCIONES.nombresCompletos, siNo(valores.nombresCompletos === 'true')],
  [OPCIONES.publicarNivel, siNo(valores.publicarNivel === 'true')],
  ['Los partidos aplazados', COMO_SE_QUEDA[comoSeQueda(valores)]],
  [OPCIONES.franjasFirmes, siNo(valores.franjasFirmes === 'true')],
  ['Avisos a los jugadores', MODO_DE_AVISOS[valores.modo]],
  ...tipos.map(
    ({ tipo, etiqueta }) => [`${etiqueta}, abierta`, siNo(valores.abiertas.includes(tipo))] as const,
  ),
  ...valores.semanas.map((semana) => [etiquetaDeCampo(semana.id), diasDe(semana)] as const),
  [`Precio de ${campus.opciones.a.horario}`, String(valores.precios.a)],
  [`Precio de ${campus.opciones.c.horario}`, String(valores.precios.c)],
  ['Mínimo de inscripciones por semana', String(valores.minimoPorSemana)],
  ['Meses que se guarda una inscripción', String(valores.meses)],
  ...valores.plantillas.map(
    ({ titulo, asunto, texto }, lugar) =>
      [`Plantilla ${lugar + 1}`, `${titulo}: ${asunto}. ${texto}`] as const,
  ),
  ['Acreedor', valores.acreedor.nombre],
  ['IBAN del club', valores.acreedor.iban],
  ['Identificador del acreedor', valores.acreedor.identificador],
  ['Formato del archivo para el banco', valores.acreedor.formato],
];

const DE_MODO: Record<ModoAviso, string> = {
  no: 'No se avisa a nadie',
  pruebas: 'En pruebas: van al club',
  si: 'Se avisa a los jugadores',
};

function publica({ mostrarIncidencias, mostrarAplazadosTotal }: ValoresConfiguracion): string {
  const seVen = [
    ...(mostrarIncidencias === 'true' ? ['las incidencias'] : []),
    ...(mostrarAplazadosTotal === 'true' ? ['el total de aplazados'] : []),
  ];
  return seVen.length === 0 ? 'Sin incidencias ni total de aplazados' : `Dice ${enLista(seVen)}`;
}

function campus({ semanas, precios }: ValoresConfiguracion): string {
  const ofrecidas = semanas.filter(({ ofrecida }) => ofrecida).length;
  return `${cuantos(ofrecidas, 'semana', 'semanas')} · ${sinSimbolo(Number(precios.a))} € y ${sinSimbolo(Number(precios.c))} €`;
}

/** What each part of the screen holds now, in a line. */
export const RESUMENES = {
  publica,
  franjas: ({ franjasFirmes }) =>
    franjasFirmes === 'true'
      ? 'Nunca se pone partido a esa hora'
      : '«No puedo nunca» cuenta como «Me va mal»',
  avisos: ({ modo }) => DE_MODO[modo],
  plantillas: ({ plantillas }) =>
    plantillas.length === 0 ? 'Ninguna' : cuantos(plantillas.length, 'plantilla', 'plantillas'),
  campus,
  plazos: ({ meses }) =>
    Number(meses) % 12 === 0 ? cuantos(Number(meses) / 12, 'año', 'años') : `${meses} meses`,
} as const satisfies Record<string, (valores: ValoresConfiguracion) => string>;
