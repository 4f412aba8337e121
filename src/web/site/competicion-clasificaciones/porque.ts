import type { FilaClasificacion } from '#contract/clasificaciones.ts';
import { puntosDe } from '#domain/clasificacion/fila.ts';
import { motivoDeLugar } from '#domain/clasificacion/lugar.ts';
import { estaFuera } from '#domain/liga/liga.ts';
import { terminada } from '#domain/texto.ts';

export type FilaConMotivo = Pick<FilaClasificacion, 'jugador' | 'estado' | 'enLiga' | 'puntos'> & {
  desempate: { explicacion: string } | null;
};

/** "Va por delante de Ana por puntos: 13 frente a 9."; null where there is nothing to say. */
export function porQueDelante(fila: FilaConMotivo, siguiente: FilaConMotivo | undefined): string | null {
  const motivo = motivoDeLugar(fila, siguiente);
  if (!motivo || motivo === 'desempate') return fila.desempate?.explicacion ?? null;
  const delante = `Va por delante de ${siguiente?.jugador}`;
  return motivo === 'fuera'
    ? `${delante}, que ya no está en la liga.`
    : `${delante} por puntos: ${fila.puntos} frente a ${siguiente?.puntos}.`;
}

/** The same from below, for who asks why he is third and not second: "Eva va por delante de Ana…". */
export function porQueDetras(fila: FilaConMotivo, anterior: FilaConMotivo | undefined): string | null {
  const motivo = anterior && porQueDelante(anterior, fila);
  return motivo ? `${anterior.jugador} ${motivo.charAt(0).toLowerCase()}${motivo.slice(1)}` : null;
}

/** "A 2 puntos de Ana, que va por delante, y con 1 más que Eva."; null where nobody is near or all is equal. */
export function distancias(
  fila: FilaConMotivo,
  anterior: FilaConMotivo | undefined,
  siguiente: FilaConMotivo | undefined,
): string | null {
  if (estaFuera(fila)) return null;
  const arriba = anterior ? anterior.puntos - fila.puntos : 0;
  const abajo = siguiente && !estaFuera(siguiente) ? fila.puntos - siguiente.puntos : 0;
  const partes = [
    arriba > 0 ? `está a ${puntosDe(arriba)} de ${anterior?.jugador}` : null,
    abajo > 0 ? `tiene ${puntosDe(abajo)} más que ${siguiente?.jugador}` : null,
  ].filter((parte) => parte !== null);
  return partes.length === 0 ? null : terminada(`${fila.jugador} ${partes.join(' y ')}`);
}
