import { club } from '#club';

/** Beside what somebody would pay to, or call, while it is nobody's. docs/reglas/el-club.md */
export const conAviso = (dato: string): string => (club.inventado && dato ? `${dato} (inventado)` : dato);

export const avisoDeMuestra = (): string =>
  club.inventado ? 'Demostración: el club y sus datos son inventados. No llames ni pagues.' : '';
