import { CLASES_DE_DEPORTE } from './deportes.ts';
import type { Competicion, Liga } from './liga.ts';

type ConDivision = Competicion & Pick<Liga, 'division'>;

const CORTAS: Record<Liga['tipo'], (division: number) => string> = {
  social: (division) => `${division}ª`,
  infantil: (division) => (division === 0 ? 'Inf. Pr.' : `Inf. ${division}ª`),
  amistosos: () => 'Amist.',
  playoff: () => 'Play-off',
};

const PAREJAS = 'par.';

/** The division where there is little room: «6ª», «Inf. 2ª», «Inf. Pr.» (promoción), «Amist.», «Play-off», «Pádel 2ª par.». */
export function etiquetaDe({ tipo, division, deporte, modo }: ConDivision): string {
  const { abreviado } = CLASES_DE_DEPORTE[deporte];
  return [abreviado, CORTAS[tipo](division), modo === 'parejas' ? PAREJAS : null].filter(Boolean).join(' ');
}

/** With its word whole, where nothing explains it: «Social 4ª», «Infantil 2ª», «Infantil Promo», «Amistoso», «Pádel 2ª parejas». */
export const etiquetaEntera = (liga: ConDivision): string =>
  etiquetaDe(liga)
    .replace(/^\d/, 'Social $&')
    .replace('Inf.', 'Infantil')
    .replace('Pr.', 'Promo')
    .replace('Amist.', 'Amistoso')
    .replace('Pickle.', 'Pickleball')
    .replace(PAREJAS, 'parejas');
