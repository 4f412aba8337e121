import { club, type IdCentro } from '#club';

/** The places of the site that a photograph fills; without one there is a drawing. */
export const HUECOS = [
  'inicio',
  'escuela',
  'campus',
  'prado',
  'reston',
  'tercera',
  'equipoEscuela',
  'equipoPadel',
  'equipoCompeticion',
  'equipoSecretaria',
] as const;
export type Hueco = (typeof HUECOS)[number];

type Titulo = { donde: string; pie: string };

const TITULOS: Readonly<Record<Exclude<Hueco, IdCentro>, Titulo>> = {
  inicio: { donde: 'Portada: la gente del club', pie: 'La gente del club' },
  escuela: { donde: 'La escuela', pie: 'Una clase de la escuela' },
  campus: { donde: 'Campus de verano', pie: 'Una mañana de campus' },
  equipoEscuela: { donde: 'Nuestro equipo: escuela', pie: 'Dirección de la escuela' },
  equipoPadel: { donde: 'Nuestro equipo: pádel y pickleball', pie: 'Pádel y pickleball' },
  equipoCompeticion: { donde: 'Nuestro equipo: competición', pie: 'Competición' },
  equipoSecretaria: { donde: 'Nuestro equipo: secretaría', pie: 'Secretaría' },
};

const esDeSede = (hueco: Hueco): hueco is IdCentro =>
  hueco === 'prado' || hueco === 'reston' || hueco === 'tercera';

export function tituloDeHueco(hueco: Hueco): Titulo {
  if (!esDeSede(hueco)) return TITULOS[hueco];
  const nombre = club.centros[hueco]?.nombre ?? 'una sede que ya no está';
  return { donde: `Instalaciones: ${nombre}`, pie: nombre };
}

export const huecosDelClub = (de: readonly Hueco[] = HUECOS): readonly Hueco[] =>
  de.filter((hueco) => !esDeSede(hueco) || club.centros[hueco] !== undefined);
