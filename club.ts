import { type Club, SEMILLA } from './club.config.ts';

export type * from './club.config.ts';

/**
 * The club in force: one object for the whole process, whose contents are replaced when staff save another. So read it
 * when it is needed: a constant of a module made from it would stay as it was.
 */
export const club: Club = { ...SEMILLA };

export const ponerClub = (nuevo: Club): void => {
  Object.assign(club, nuevo);
};
