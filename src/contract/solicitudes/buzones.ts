import { club, type Proposito } from '#club';

export const buzonDe = (proposito: Proposito): string =>
  club.buzones.find((buzon) => buzon.proposito === proposito)?.email ?? club.email;

/** What follows the @ in the names of its mails: a club may have no site of its own yet. */
export const dominioDeCorreos = (): string => club.dominio || (club.email.split('@')[1] ?? 'localhost');
