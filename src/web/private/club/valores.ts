import { club } from '#club';
import { ibanValido } from '#contract/club/iban.ts';
import { CAMPOS_DEL_CLUB, type DatosClub, faltasAlCambiar, SEDES } from '#domain/club/datos.ts';
import { horarioEnPalabras } from '#domain/club/horario.ts';
import { enEuros, sinSimbolo } from '#domain/euros.ts';
import { CLASES, TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import type { Precio } from '#domain/precio.ts';
import { conMayuscula, enLista } from '#domain/texto.ts';
import { iguales } from '#web/club/mesa/conflicto.tsx';
import type { Resumen } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';

export const comprobar = (antes: DatosClub, datos: DatosClub): Record<string, string> =>
  Object.fromEntries(
    faltasAlCambiar(antes, datos, { ibanValido }).map(({ path, message }) => [path, message]),
  );

/** Numbers of which 0 says that nobody has said them. */
const NUMEROS = new Set<string>([
  'desde',
  'cuota',
  'matricula',
  ...TIPOS_GESTIONADOS,
  'socios',
  'noSocios',
  'latitud',
  'longitud',
]);

const cambiar = <T>(datos: T, uno: unknown, otro: unknown): T =>
  JSON.parse(JSON.stringify(datos, (clave, valor) => (NUMEROS.has(clave) && valor === uno ? otro : valor)));

/** In the form, a number that nobody has said is an empty field; saved, a 0. */
export const comoSeEscribe = <T>(datos: T): T => cambiar(datos, 0, '');
export const comoSeGuarda = <T>(datos: T): T => cambiar(datos, '', 0);

/** Each word of what is inside, one after another. */
const enPalabras = (valor: unknown): string => {
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No';
  if (valor === null || typeof valor !== 'object') return String(valor ?? '');
  return Object.values(valor).map(enPalabras).filter(Boolean).join(', ');
};

/** The form in words, to compare mine with theirs. */
export const resumenDe = (datos: DatosClub): Resumen =>
  (Object.keys(CAMPOS_DEL_CLUB) as (keyof DatosClub)[]).map((campo) => [
    conMayuscula(CAMPOS_DEL_CLUB[campo]),
    campo === 'pistas' || campo === 'secretaria' ? horarioEnPalabras(datos[campo]) : enPalabras(datos[campo]),
  ]);

/** Where each price is read by who comes to the site. */
const DONDE = {
  cuota: 'la cuota de socio, en «Únete a nosotros», en el menú de inscripciones y en el alta de nuevo socio',
  matricula: 'la matrícula, en «La escuela» y en «Calendario, precios y horarios»',
  ligas: 'los precios de las ligas, en la página y en la inscripción de cada una',
  programas:
    'las cuotas de la escuela, en «Calendario, precios y horarios», en «La escuela» y en la página de cada grupo',
  intensivos: 'los precios de los intensivos, en la página «Intensivos»',
} as const satisfies Partial<Record<keyof DatosClub, string>>;

/** Where the prices that change will be seen; empty when none does. A fee said for the first time changes none. */
export const dondeSeVeran = (antes: DatosClub, despues: DatosClub): string[] =>
  (Object.keys(DONDE) as (keyof typeof DONDE)[])
    .filter((campo) => antes[campo] !== 0 && !iguales(antes[campo], despues[campo]))
    .map((campo) => DONDE[campo]);

export const nombreDePrograma = (id: string): string =>
  club.escuela.programas.find((programa) => programa.id === id)?.nombre ?? id;

type ConPrecio = [que: string, euros: number];

const deQuien = (que: string, { socios, noSocios }: Precio): ConPrecio[] => [
  [`${que}, socios`, socios],
  [`${que}, no socios`, noSocios],
];

/** Every price of a programme, said or not. */
const cuotasDe = ({ id, cuotas, modalidades }: DatosClub['programas'][number]): ConPrecio[] => [
  ...(cuotas ? deQuien(`${nombreDePrograma(id)}, dos horas`, cuotas.dos) : []),
  ...(cuotas ? deQuien(`${nombreDePrograma(id)}, una hora`, cuotas.una) : []),
  ...modalidades.map(({ nombre, cuota }): ConPrecio => [`${nombreDePrograma(id)}, ${nombre}`, cuota]),
];

const preciosDe = ({ cuota, matricula, ligas, programas, intensivos }: DatosClub): Map<string, number> =>
  new Map([
    ['Cuota de socio', cuota],
    ['Matrícula', matricula],
    ...TIPOS_GESTIONADOS.map((tipo): ConPrecio => [CLASES[tipo].titulo, ligas[tipo]]),
    ...programas.flatMap(cuotasDe),
    ...intensivos.flatMap((uno) => deQuien(uno.nombre, uno)),
  ]);

/** "Cuota de socio: de 40 € a 42,50 €", of each price that changes. */
export function preciosQueCambian(antes: DatosClub, despues: DatosClub): string[] {
  const [eran, son] = [preciosDe(antes), preciosDe(despues)];
  return [...new Set([...eran.keys(), ...son.keys()])].flatMap((que) => {
    const [era, es] = [eran.get(que), son.get(que)];
    if (era === es) return [];
    if (es === undefined) return [`${que}: se quita (era ${enEuros(era ?? 0)})`];
    return [`${que}: ${era === undefined ? 'nuevo,' : `de ${enEuros(era)} a`} ${enEuros(es)}`];
  });
}

const SIN_DECIR = 'Sin decir';

/** What has been said of each, one after another. */
export const dicho = (...partes: readonly (string | false)[]): string =>
  partes.filter(Boolean).join(', ') || SIN_DECIR;

const nombres = (suyos: readonly string[]): string => enLista(suyos.filter(Boolean));

function precios({ cuota, ligas, programas, intensivos }: DatosClub): string {
  const conPrecio = programas.filter((programa) => cuotasDe(programa).some(([, euros]) => euros));
  return dicho(
    Boolean(cuota) && `Socio ${sinSimbolo(cuota)}\u00A0€ al año`,
    Boolean(ligas.social) && `${cuota ? 'liga' : 'Liga'} social ${sinSimbolo(ligas.social)}\u00A0€`,
    conPrecio.length > 0 && cuantos(conPrecio.length, 'grupo con precio', 'grupos con precio'),
    intensivos.length > 0 && cuantos(intensivos.length, 'intensivo', 'intensivos'),
  );
}

function clases({ clases: todas }: DatosClub): string {
  const dichas = todas.filter(({ dias }) => dias !== '').length;
  if (dichas === 0) return SIN_DECIR;
  const faltan = todas.length - dichas;
  return dicho(cuantos(dichas, 'grupo', 'grupos'), faltan > 0 && `${faltan} sin decir`);
}

function sedes(datos: DatosClub): string {
  const suyas = SEDES.flatMap((cual) => datos[cual] ?? []);
  return nombres(suyas.map(({ nombre }) => nombre)) || SIN_DECIR;
}

const MARCAS = {
  pista: () => 'Dibujo: esquina de pista',
  iniciales: ({ iniciales }) => `Con las iniciales ${iniciales}`,
  imagen: () => 'Con el escudo',
} as const satisfies Record<DatosClub['marca']['tipo'], (marca: DatosClub['marca']) => string>;

function ofrece({ campus, menores }: DatosClub): string {
  if (campus && menores) return 'Los dos';
  if (campus) return 'Hay campus, sin liga infantil';
  return menores ? 'Hay liga infantil, sin campus' : 'Ni campus ni liga infantil';
}

const REDES = { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' } as const;

function redes({ redes: suyas, videos }: DatosClub): string {
  const hay = (Object.keys(REDES) as (keyof typeof REDES)[]).filter((una) => suyas[una] !== '');
  return nombres([...hay.map((una) => REDES[una]), videos === '' ? '' : 'vídeos']) || 'Ninguna';
}

function correos({ buzones }: DatosClub): string {
  const dichos = buzones.filter(({ email }) => email !== '');
  const distintos = new Set(dichos.map(({ email }) => email));
  if (distintos.size === 0) return SIN_DECIR;
  return distintos.size === 1 ? `Todos a ${[...distintos][0]}` : `${distintos.size} direcciones`;
}

/** What each part of the screen holds now, in a line. */
export const RESUMENES = {
  correos,
  precios,
  clases,
  sedes,
  ofrece,
  marca: ({ marca }) => MARCAS[marca.tipo](marca),
  redes,
  patrocinadores: ({ patrocinadores: todos }) =>
    todos.length === 0 ? 'Ninguno' : nombres(todos.map(({ nombre }) => nombre)) || SIN_DECIR,
} as const satisfies Record<string, (datos: DatosClub) => string>;
