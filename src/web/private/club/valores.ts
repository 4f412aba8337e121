import { club } from '#club';
import { ibanValido } from '#contract/club/iban.ts';
import { CAMPOS_DEL_CLUB, type DatosClub, faltasAlCambiar } from '#domain/club/datos.ts';
import { horarioEnPalabras } from '#domain/club/horario.ts';
import { enEuros } from '#domain/euros.ts';
import { CLASES, TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import type { Precio } from '#domain/precio.ts';
import type { Resumen } from '#web/club/mesa/ficha.tsx';

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

const conMayuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);

/** The form in words, to compare mine with theirs. */
export const resumenDe = (datos: DatosClub): Resumen =>
  (Object.keys(CAMPOS_DEL_CLUB) as (keyof DatosClub)[]).map((campo) => [
    conMayuscula(CAMPOS_DEL_CLUB[campo]),
    campo === 'pistas' || campo === 'secretaria' ? horarioEnPalabras(datos[campo]) : enPalabras(datos[campo]),
  ]);

const distinto = (uno: unknown, otro: unknown): boolean => JSON.stringify(uno) !== JSON.stringify(otro);

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
    .filter((campo) => antes[campo] !== 0 && distinto(antes[campo], despues[campo]))
    .map((campo) => DONDE[campo]);

export const nombreDePrograma = (id: string): string =>
  club.escuela.programas.find((programa) => programa.id === id)?.nombre ?? id;

const deQuien = (que: string, { socios, noSocios }: Precio): [que: string, euros: number][] => [
  [`${que}, socios`, socios],
  [`${que}, no socios`, noSocios],
];

const preciosDe = ({ cuota, matricula, ligas, programas, intensivos }: DatosClub): Map<string, number> =>
  new Map([
    ['Cuota de socio', cuota],
    ['Matrícula', matricula],
    ...TIPOS_GESTIONADOS.map((tipo): [string, number] => [CLASES[tipo].titulo, ligas[tipo]]),
    ...programas.flatMap(({ id, cuotas, modalidades }) => [
      ...(cuotas ? deQuien(`${nombreDePrograma(id)}, dos horas`, cuotas.dos) : []),
      ...(cuotas ? deQuien(`${nombreDePrograma(id)}, una hora`, cuotas.una) : []),
      ...modalidades.map((una): [string, number] => [`${nombreDePrograma(id)}, ${una.nombre}`, una.cuota]),
    ]),
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
