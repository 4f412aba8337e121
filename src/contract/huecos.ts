/** The places of the site that a photograph fills; without one there is a drawing. */
export const HUECOS = [
  'inicio',
  'escuela',
  'campus',
  'prado',
  'reston',
  'equipoEscuela',
  'equipoPadel',
  'equipoCompeticion',
  'equipoSecretaria',
] as const;
export type Hueco = (typeof HUECOS)[number];

/** Each as staff choose it, and the words under it. */
export const TITULOS_HUECO: Readonly<Record<Hueco, { donde: string; pie: string }>> = {
  inicio: { donde: 'Portada: la gente del club', pie: 'La gente del club' },
  escuela: { donde: 'La escuela', pie: 'Una clase de la escuela' },
  campus: { donde: 'Campus de verano', pie: 'Una mañana de campus' },
  prado: { donde: 'Instalaciones: Prado', pie: 'Prado' },
  reston: { donde: 'Instalaciones: Restón', pie: 'Restón' },
  equipoEscuela: { donde: 'Nuestro equipo: escuela', pie: 'Dirección de la escuela' },
  equipoPadel: { donde: 'Nuestro equipo: pádel y pickleball', pie: 'Pádel y pickleball' },
  equipoCompeticion: { donde: 'Nuestro equipo: competición', pie: 'Competición' },
  equipoSecretaria: { donde: 'Nuestro equipo: secretaría', pie: 'Secretaría' },
};
