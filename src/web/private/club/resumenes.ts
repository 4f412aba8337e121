import { type DatosClub, SEDES } from '#domain/club/datos.ts';
import { horarioEnPalabras } from '#domain/club/horario.ts';
import { sinSimbolo } from '#domain/euros.ts';
import { enLista } from '#domain/texto.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';

const SIN_DECIR = 'Sin decir';

/** What has been said of each, one after another. */
const dicho = (...partes: readonly (string | false)[]): string =>
  partes.filter(Boolean).join(', ') || SIN_DECIR;

const nombres = (suyos: readonly string[]): string => enLista(suyos.filter(Boolean));

/** Every price of a programme, said or not. */
const preciosDe = ({ cuotas, modalidades }: DatosClub['programas'][number]): unknown[] => [
  ...(cuotas ? [cuotas.dos, cuotas.una].flatMap((una) => [una.socios, una.noSocios]) : []),
  ...modalidades.map(({ cuota }) => cuota),
];

function precios({ cuota, ligas, programas, intensivos }: DatosClub): string {
  const conPrecio = programas.filter((programa) => preciosDe(programa).some(Boolean));
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
  nombre: ({ nombre, municipio }) => dicho(nombre, municipio),
  contacto: ({ telefono, email }) => dicho(telefono, email),
  correos,
  precios,
  clases,
  sedes,
  horarios: ({ pistas }) => dicho(pistas.length > 0 && `Pistas, ${horarioEnPalabras(pistas)}`),
  ofrece,
  marca: ({ marca }) => MARCAS[marca.tipo](marca),
  redes,
  cuenta: ({ iban }) => dicho(iban),
  patrocinadores: ({ patrocinadores: todos }) =>
    todos.length === 0 ? 'Ninguno' : nombres(todos.map(({ nombre }) => nombre)) || SIN_DECIR,
} as const satisfies Record<string, (datos: DatosClub) => string>;
