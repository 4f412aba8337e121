import type { Liga } from './liga.ts';

type ConDivision = Pick<Liga, 'tipo' | 'division'>;

const CORTAS: Record<Liga['tipo'], (division: number) => string> = {
  social: (division) => `${division}ª`,
  infantil: (division) => (division === 0 ? 'Inf. Pr.' : `Inf. ${division}ª`),
  amistosos: () => 'Amist.',
  playoff: () => 'Play-off',
};

/** The division where there is little room: «6ª», «Inf. 2ª», «Inf. Pr.» (promoción), «Amist.», «Play-off». */
export const etiquetaDe = ({ tipo, division }: ConDivision): string => CORTAS[tipo](division);

/** With its word whole, where nothing explains it: «Social 4ª», «Infantil 2ª», «Infantil Promo», «Amistoso». */
export const etiquetaEntera = (liga: ConDivision): string =>
  etiquetaDe(liga)
    .replace(/^\d/, 'Social $&')
    .replace('Inf.', 'Infantil')
    .replace('Pr.', 'Promo')
    .replace('Amist.', 'Amistoso');
