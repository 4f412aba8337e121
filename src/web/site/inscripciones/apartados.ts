import { club } from '#club';
import {
  archivosDe,
  CAMPOS_BANCO,
  CAMPOS_PAREJA,
  CAMPOS_SALUD,
  type CampoInscripcion,
  SEMANAS,
} from '#domain/inscripcion/datos.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import type { Problema } from '#domain/problema.ts';

/** A step of the form, its name in the list of them, and what is asked in it. */
type Parte = { id: string; titulo: string; breve: string; campos: readonly string[] };

/** In the order in which they are asked. */
const PARTES = [
  {
    id: 'quien',
    titulo: 'Quién se inscribe',
    breve: 'Quién',
    campos: [
      ...['altaSocio', 'nombre', 'apellidos', 'fechaNacimiento', 'dni', 'profesion'],
      ...CAMPOS_PAREJA,
    ],
  },
  {
    id: 'contacto',
    titulo: 'Contacto',
    breve: 'Contacto',
    campos: ['nombrePadreMadreTutor', 'email', 'telefono', 'direccion', 'cp', 'poblacion'],
  },
  { id: 'clases', titulo: 'Clases', breve: 'Clases', campos: ['centro', 'dias', 'prueba'] },
  { id: 'semanas', titulo: 'Semanas', breve: 'Semanas', campos: SEMANAS },
  { id: 'salud', titulo: 'Salud', breve: 'Salud', campos: CAMPOS_SALUD },
  { id: 'banco', titulo: 'Cuenta bancaria', breve: 'Cuenta', campos: CAMPOS_BANCO },
  {
    id: 'firma',
    titulo: 'Foto y firma',
    breve: 'Firma',
    campos: ['nombreDeportivo', 'fotos', 'file', 'comprobantePago', 'firma'],
  },
  {
    id: 'enviar',
    titulo: 'Repasar y enviar',
    breve: 'Enviar',
    campos: ['otrosdatos', 'observaciones', 'conforme', 'conformeinscripcion'],
  },
] as const satisfies readonly Parte[];

/** Every field, as they are asked. */
export const EN_ORDEN: readonly string[] = PARTES.flatMap(({ campos }): readonly string[] => campos);

/** `revisa`: it can be sent, and something looks wrong. `opcional`: nothing is missing in it, nor has been filled in. */
export type Apartado = Parte & {
  id: (typeof PARTES)[number]['id'];
  href: string;
  estado: 'falta' | 'revisa' | 'hecho' | 'opcional';
  /** What looks wrong in it. */
  porque: string | undefined;
};

/** What is only for children: who fills it in is not who plays. */
const DE_NINOS: readonly TipoInscripcion[] = [
  'escuelaminitenis',
  'escuelainiciacion',
  'ligainfantiltenis',
  'campusverano',
];

export const esDeNinos = (tipo: TipoInscripcion): boolean => DE_NINOS.includes(tipo);

const DICHOS_DE_NINOS: Partial<Record<Apartado['id'], Partial<Pick<Parte, 'titulo' | 'breve'>>>> = {
  quien: { titulo: 'Datos del niño o la niña', breve: 'Niño/a' },
  contacto: { titulo: 'Tus datos', breve: 'Tus datos' },
};

/** Under the heading of the first step, so that nobody writes their own name for their child's: that of children says it. */
export const deQuienSon = (tipo: TipoInscripcion): string | null =>
  club.ofrece.menores && !esDeNinos(tipo) && tipo !== 'escuelaadultos'
    ? 'Si es menor, sus datos, no los tuyos.'
    : null;

type Dicho = {
  errores: readonly Pick<Problema, 'path'>[];
  /** The warning that a field shows. */
  aviso: (campo: string) => string | undefined;
  deNinos?: boolean;
};

/** The steps of this form, and whether something is still missing or wrong in each. */
export function apartadosDe(
  visibles: readonly CampoInscripcion[],
  { errores, aviso, deNinos = false }: Dicho,
  valores: Readonly<Record<string, string>>,
): Apartado[] {
  const estan = (campos: readonly string[]): boolean =>
    campos.includes('conforme') || visibles.some((campo) => campos.includes(campo));
  const porqueDe = ({ campos }: Parte) => campos.map(aviso).find((dicho) => dicho !== undefined);
  const estadoDe = (parte: Parte): Apartado['estado'] => {
    const { campos } = parte;
    if (errores.some(({ path }) => campos.includes(path))) return 'falta';
    if (porqueDe(parte) !== undefined) return 'revisa';
    return campos.some((campo) => (valores[campo] ?? '') !== '') ? 'hecho' : 'opcional';
  };
  return PARTES.filter(({ campos }) => estan(campos)).map((parte) => ({
    ...parte,
    ...(deNinos && DICHOS_DE_NINOS[parte.id]),
    href: `#apartado-${parte.id}`,
    estado: estadoDe(parte),
    porque: porqueDe(parte),
  }));
}

/** A field that looks wrong, and what is written in it. */
export type Duda = { path: string; escrito: string };

/** What keeps the reader in a step: its mistakes and, once for what is written, what looks wrong, so that it is seen. */
export const loQueDetiene = (
  { campos }: Pick<Parte, 'campos'>,
  { errores, duda }: { errores: readonly Pick<Problema, 'path'>[]; duda: Duda | null },
  yaDicho: string,
): string[] =>
  [...errores, ...(duda && duda.escrito !== yaDicho ? [duda] : [])]
    .map(({ path }) => path)
    .filter((path) => campos.includes(path));

const lista = new Intl.ListFormat('es', { type: 'conjunction' });

/** What a restored draft does not bring back: it was never kept in the browser. Null when nothing of that is asked. */
export function noRecuperado(tipo: TipoInscripcion, visibles: readonly CampoInscripcion[]): string | null {
  const pide = (campos: readonly CampoInscripcion[]): boolean =>
    visibles.some((campo) => campos.includes(campo));
  const cosas = [
    ...(pide(CAMPOS_BANCO) ? ['la cuenta bancaria y su titular'] : []),
    ...(pide(CAMPOS_SALUD) ? ['los datos de salud'] : []),
    ...(pide(['firma']) && archivosDe(tipo).length > 0 ? ['los archivos'] : []),
    ...(pide(['firma']) ? ['la firma'] : []),
  ];
  return cosas.length === 0 ? null : lista.format(cosas);
}
