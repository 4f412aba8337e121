import type { Desigualdad, FilaEquidad } from '#contract/liga/ligas.ts';
import { conDecimal, porCiento } from '#domain/texto.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';

/** In what somebody is worse off, in a sentence that does not name them. */
export function fraseDesigualdad(una: Desigualdad): string {
  switch (una.que) {
    case 'pocos': {
      const suyos =
        una.suyos === 0
          ? 'No ha tenido ningún partido'
          : `Ha tenido ${cuantos(una.suyos, 'partido', 'partidos')}`;
      const aplazo = una.aplazo > 0 ? ` (aplazó ${una.aplazo})` : '';
      return `${suyos}${aplazo} y los demás, ${conDecimal(una.media)} de media.`;
    }
    case 'parado':
      return `Lleva ${una.dias} días sin jugar y los demás, ${Math.round(una.media)} de media.`;
    case 'horas':
      return `Le tocan las malas horas: ${una.malas} de sus ${una.de} partidos jugados o con fecha (${porCiento(una.malas / una.de)}); a los demás, el ${porCiento(una.media)}.`;
    case 'sitio':
      return `Casi siempre en ${una.sitio}: ${una.suyos} de ${una.de} partidos (${porCiento(una.suyos / una.de)}); los demás, el ${porCiento(una.media)}.`;
    case 'aplazados':
      return `Le han aplazado ${una.veces} partidos sin pedirlo; a los demás, ${conDecimal(una.media)} de media.`;
    default:
      return una satisfies never;
  }
}

/** "3 de 8": how many of those it had. */
export const malasHorasDe = ({ malasHoras, jugados, puestos }: FilaEquidad): string =>
  jugados + puestos === 0 ? '–' : `${malasHoras} de ${jugados + puestos}`;

/** "Prado 5 · Restón 2". */
export const sitiosDe = ({ sitios }: FilaEquidad): string =>
  sitios.length === 0 ? '–' : sitios.map(({ sitio, partidos }) => `${sitio} ${partidos}`).join(' · ');

/** "2 suyos · 1 del rival · 1 del club". */
export function aplazadosDe({ aplazo: { suyos, rivales, club } }: FilaEquidad): string {
  const partes = [
    suyos > 0 && cuantos(suyos, 'suyo', 'suyos'),
    rivales > 0 && `${rivales} del rival`,
    club > 0 && `${club} del club`,
  ].filter((parte) => parte !== false);
  return partes.length === 0 ? '–' : partes.join(' · ');
}

export const sinJugarDe = ({ diasSinJugar }: FilaEquidad): string => {
  if (diasSinJugar === null) return 'aún no';
  return diasSinJugar === 0 ? 'hoy' : cuantos(diasSinJugar, 'día', 'días');
};
