import { enEuros } from './euros.ts';

/**
 * What something costs, in euros, for members and for everybody else. Neither said: it has no price and none is told.
 * Only that of others: members pay nothing. Only that of members: it is for them only.
 */
export type Precio = { socios: number; noSocios: number };

export const tienePrecio = ({ socios, noSocios }: Precio): boolean => socios > 0 || noSocios > 0;

/** For members. */
export const esGratis = ({ socios, noSocios }: Precio): boolean => socios <= 0 && noSocios > 0;

export const soloSocios = ({ socios, noSocios }: Precio): boolean => socios > 0 && noSocios <= 0;

/** "46 € al mes para socios, 52 € si no"; '' of what has no price. */
export function porQuien(precio: Precio, cada: string): string {
  const { socios, noSocios } = precio;
  if (!tienePrecio(precio)) return '';
  if (esGratis(precio)) return `gratis para socios, ${enEuros(noSocios)} ${cada} si no`;
  if (soloSocios(precio) || socios === noSocios) return `${enEuros(socios)} ${cada}`;
  return `${enEuros(socios)} ${cada} para socios, ${enEuros(noSocios)} si no`;
}

/** A dash of what nobody has priced. */
const enEurosSiHay = (euros: number): string => (euros > 0 ? enEuros(euros) : '—');

/** As the cells of a table: of members and of others. */
export const enColumnas = (precio: Precio): [socios: string, noSocios: string] => [
  esGratis(precio) ? 'Gratis' : enEurosSiHay(precio.socios),
  enEurosSiHay(precio.noSocios),
];

/** Of what has a price; 0 where nothing has. */
const menor = (importes: readonly number[]): number => {
  const puestos = importes.filter((importe) => importe > 0);
  return puestos.length > 0 ? Math.min(...puestos) : 0;
};

/** The least that is paid among several groups. */
export const menorDe = (precios: readonly Precio[]): Precio => ({
  socios: menor(precios.map(({ socios }) => socios)),
  noSocios: menor(precios.map(({ noSocios }) => noSocios)),
});

/** The most that is paid among several groups. */
export const mayorDe = (precios: readonly Precio[]): Precio => ({
  socios: Math.max(0, ...precios.map(({ socios }) => socios)),
  noSocios: Math.max(0, ...precios.map(({ noSocios }) => noSocios)),
});

/** The least of one group: nothing for members, where they pay nothing for any of it. */
export const menorDelGrupo = (precios: readonly Precio[]): Precio => ({
  ...menorDe(precios),
  ...(precios.some(esGratis) && { socios: 0 }),
});

/** "desde 25 €", or "25 €" where nothing of it costs more; '' of what has no price. */
export function desde(importes: readonly number[]): string {
  const minimo = menor(importes);
  if (minimo === 0) return '';
  return `${importes.some((importe) => importe > minimo) ? 'desde ' : ''}${enEuros(minimo)}`;
}
