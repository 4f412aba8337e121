import type { FilaClasificacion } from '#contract/liga/clasificaciones.ts';
import { motivoDeLugar, puntosDe } from '#domain/clasificacion/fila.ts';
import { estaFuera } from '#domain/liga/liga.ts';
import { enLista, terminada } from '#domain/texto.ts';

export type FilaConMotivo = Pick<
  FilaClasificacion,
  'jugador' | 'estado' | 'enLiga' | 'puntos' | 'motivo' | 'puedeRetar'
> & {
  desempate: { explicacion: string } | null;
};

/** What puts it before the next one; null where there is nothing to say, or it is the points, which `distancias` tells. */
function porQueDelante(fila: FilaConMotivo, siguiente: FilaConMotivo | undefined): string | null {
  const motivo = motivoDeLugar(fila, siguiente);
  if (motivo === 'puntos') return null;
  if (motivo === 'fuera') return `Va por delante de ${siguiente?.jugador}, que ya no está en la liga.`;
  return fila.desempate?.explicacion ?? null;
}

/** The same from below, for who asks why he is third and not second: "Eva va por delante de Ana…". */
function porQueDetras(fila: FilaConMotivo, anterior: FilaConMotivo | undefined): string | null {
  const motivo = anterior && porQueDelante(anterior, fila);
  return motivo ? `${anterior.jugador} ${motivo.charAt(0).toLowerCase()}${motivo.slice(1)}` : null;
}

/** "A 2 puntos de Ana, que va por delante, y con 1 más que Eva."; null where nobody is near or all is equal. */
function distancias(
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

/** Why a row stands where it stands, from above, from below and by how much. */
export const porQue = (
  fila: FilaConMotivo,
  anterior: FilaConMotivo | undefined,
  siguiente: FilaConMotivo | undefined,
): string[] =>
  [
    fila.motivo ?? null,
    fila.puedeRetar?.length ? terminada(`Puede retar a ${enLista(fila.puedeRetar)}`) : null,
    porQueDetras(fila, anterior),
    porQueDelante(fila, siguiente),
    distancias(fila, anterior, siguiente),
  ].filter((una) => una !== null);
