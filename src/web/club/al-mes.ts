import { club, type Programa } from '#club';
import { enEuros } from '#domain/euros.ts';
import { desdeDe, sinSerSocioDe } from './desde.ts';

const enPrecio = (euros: number): string => (euros > 0 && Number.isFinite(euros) ? enEuros(euros) : '');

const SIN_TENIS = new Set(['padel', 'pickleball']);

/** What most come for, which is not the cheapest. */
export const deTenis = (): Programa[] => club.escuela.programas.filter(({ id }) => !SIN_TENIS.has(id));

/** "Por selección, solo socios": what has no price for others is not for them. */
export const quienPuede = ({ quien, cuotas }: Programa): string => (cuotas ? quien : `${quien}, solo socios`);

/** The least that a month of those costs, by who pays it: members nothing, where only others have a price. Nothing of what nobody has priced. */
export function alMesDe(programas: readonly Programa[]): { quien: string; precio: string }[] {
  const menor = (de: (programa: Programa) => number) => enPrecio(Math.min(...programas.map(de)));
  const [socios, ajenos] = [menor(desdeDe), menor(sinSerSocioDe)];
  return [
    { quien: ajenos ? 'Socios' : 'Solo socios', precio: socios || (ajenos && 'Gratis') },
    { quien: 'No socios', precio: ajenos },
  ].filter(({ precio }) => precio !== '');
}
