import type { Club } from './club.config.ts';

export type * from './club.config.ts';

/** What `#club` is in a browser: the club that its document brought or asked for, there before any module runs. */
export const club: Club = JSON.parse(document.getElementById('club')?.textContent ?? '{}');

export const ponerClub = (nuevo: Club): void => {
  Object.assign(club, nuevo);
};
