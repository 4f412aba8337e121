import { club, type Proposito } from '#club';

/** The mailbox of the club for that purpose, or its general one. */
export const buzonDe = (proposito: Proposito): string =>
  club.buzones.find((buzon) => buzon.proposito === proposito)?.email ?? club.email;
