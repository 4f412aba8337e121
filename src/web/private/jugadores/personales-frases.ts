import type { DatosPersonales } from '#contract/personales.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';

/** What goes with the name. */
const loQueSeBorra = ({ incidencias, lineas, operaciones }: DatosPersonales, elegidas: number) => [
  incidencias > 0 &&
    (incidencias === 1 ? 'Se borrará 1 incidencia.' : `Se borrarán ${incidencias} incidencias.`),
  elegidas > 0 &&
    `${elegidas === 1 ? 'Se borrará la solicitud marcada' : `Se borrarán las ${elegidas} solicitudes marcadas`}, con sus archivos.`,
  lineas > 0 && `Su nombre saldrá de ${cuantos(lineas, 'línea', 'líneas')} de los registros.`,
  operaciones > 0 &&
    `${operaciones === 1 ? 'Dejará de poder deshacerse 1 cambio que lo recordaba' : `Dejarán de poder deshacerse ${operaciones} cambios que lo recordaban`}.`,
];

/** What somebody has to look at by hand. */
const loQueQueda = ({ partidos, porJugar, homonimos, menciones }: DatosPersonales) => [
  partidos > 0 &&
    `${partidos === 1 ? 'Su partido se conserva' : `Sus ${partidos} partidos se conservan`}, para que las clasificaciones no cambien.`,
  porJugar > 0 &&
    `Tiene ${cuantos(porJugar, 'partido', 'partidos')} por jugar: bórralos aparte si ya no se van a jugar.`,
  homonimos > 0 &&
    'Hay alguien más con el mismo nombre: el suyo también saldrá de esas líneas de los registros.',
  menciones.length > 0 &&
    `Su nombre está escrito en la web (${menciones.join(', ')}): revísalo tú, ahí no se cambia.`,
];

/** What forgetting them does, with the numbers of this moment. */
export const consecuencias = (datos: DatosPersonales, elegidas: number): string[] =>
  [
    'Su nombre pasará a ser «Jugador» en toda la web, y se borrarán su email y su teléfono. Dejará su liga.',
    ...loQueSeBorra(datos, elegidas),
    ...loQueQueda(datos),
    'Las copias de seguridad hechas antes lo siguen teniendo: bórralas cuando ya no hagan falta.',
  ].filter((frase) => frase !== false);
