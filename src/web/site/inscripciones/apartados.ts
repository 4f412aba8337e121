import { archivosDe, CAMPOS_BANCO, CAMPOS_SALUD, type CampoInscripcion } from '#domain/inscripcion/datos.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import type { Problema } from '#domain/problema.ts';

/** A part of the form, by the title it has on the screen, and what is asked in it. */
type Parte = { id: string; titulo: string; campos: readonly string[]; paraDespues?: true };

/** As they are on the screen. */
const PARTES: readonly Parte[] = [
  {
    id: 'quien',
    titulo: 'Quién se inscribe',
    campos: [
      'nombre',
      'apellidos',
      'fechaNacimiento',
      'dni',
      'profesion',
      'nombrePadreMadreTutor',
      'nombreDeportivo',
    ],
  },
  { id: 'contacto', titulo: 'Contacto', campos: ['email', 'telefono', 'direccion', 'cp', 'poblacion'] },
  { id: 'clases', titulo: 'Clases', campos: ['centro', 'dias', 'prueba'] },
  {
    id: 'semanas',
    titulo: 'Semanas',
    campos: ['semana1', 'semana2', 'semana3', 'semana4', 'semana5', 'semana6'],
  },
  { id: 'salud', titulo: 'Salud', campos: CAMPOS_SALUD },
  { id: 'banco', titulo: 'Cuenta bancaria', campos: CAMPOS_BANCO },
  { id: 'fotos', titulo: 'Foto y permisos', campos: ['fotos', 'file', 'comprobantePago'] },
  { id: 'firma', titulo: 'Firma', campos: ['firma'], paraDespues: true },
  { id: 'mas', titulo: 'Algo más', campos: ['otrosdatos', 'observaciones'] },
  { id: 'consentimiento', titulo: 'Consentimiento', campos: ['conforme', 'conformeinscripcion'] },
];

/** Where each part is in the document. */
export const idDeApartado = (titulo: string): string | undefined => {
  const parte = PARTES.find((una) => una.titulo === titulo);
  return parte && `apartado-${parte.id}`;
};

/** `revisa`: it can be sent, and something looks wrong. `opcional`, `despues`: nothing is missing in it, nor has been filled in. */
export type Apartado = {
  href: string;
  titulo: string;
  estado: 'falta' | 'revisa' | 'hecho' | 'opcional' | 'despues';
};

type Dicho = {
  errores: readonly Pick<Problema, 'path'>[];
  /** Whether a field shows a warning. */
  dudoso: (campo: string) => boolean;
};

/** The parts that are asked of this form, and whether something is still missing or wrong in each. */
export function apartadosDe(
  visibles: readonly CampoInscripcion[],
  { errores, dudoso }: Dicho,
  valores: Readonly<Record<string, string>>,
): Apartado[] {
  const estan = (campos: readonly string[]): boolean =>
    campos.includes('conforme') || visibles.some((campo) => campos.includes(campo));
  const estadoDe = ({ campos, paraDespues }: Parte): Apartado['estado'] => {
    if (errores.some(({ path }) => campos.includes(path))) return 'falta';
    if (campos.some(dudoso)) return 'revisa';
    if (campos.some((campo) => (valores[campo] ?? '') !== '')) return 'hecho';
    return paraDespues ? 'despues' : 'opcional';
  };
  return PARTES.filter(({ campos }) => estan(campos)).map((parte) => ({
    href: `#apartado-${parte.id}`,
    titulo: parte.titulo,
    estado: estadoDe(parte),
  }));
}

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
