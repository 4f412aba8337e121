import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { diaBreve, fechaBreve } from '#domain/fecha-texto.ts';

/** "Del 28 jun al 6 ago 2027": from the first week of the camp to the last; nothing while it has none. */
export function deSemanaASemana(semanas: CampusOfrecido['semanas']): string {
  const ofrecidas = semanas.filter(({ estado }) => estado !== 'noOfrecida');
  const [primera, ultima] = [ofrecidas[0], ofrecidas.at(-1)];
  return primera && ultima ? `Del ${diaBreve(primera.desde)} al ${fechaBreve(ultima.hasta)}` : '';
}
