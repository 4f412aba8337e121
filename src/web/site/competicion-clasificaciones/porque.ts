import type { FilaClasificacion } from '#contract/clasificaciones.ts';
import { motivoDeLugar } from '#domain/clasificacion/desempate.ts';

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
