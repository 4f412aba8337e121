import type { Answer } from '#contract/endpoint.ts';
import type { ClasificacionPublica, FilaClasificacion } from '#contract/liga/clasificaciones.ts';
import type { seguimientoApi } from '#contract/liga/seguimiento.ts';
import type { CrucesProps } from './cruces.tsx';
import type { FilaConMotivo } from './porque.ts';

/** Matches left and form of each player. */
type Marcha = Answer<typeof seguimientoApi.marcha>;

export type FilaDeTabla = Omit<FilaClasificacion, 'desempate'> &
  FilaConMotivo & { quedan: number; forma: readonly { gana: boolean | null }[] };

/** A table as it is drawn. */
export type Dibujada = {
  filas: readonly FilaDeTabla[];
  cruces: CrucesProps['cruces'];
  nota: string | null;
};

/** What is the same object is sent once. */
const [GANADO, PERDIDO, EMPATADO] = [{ gana: true }, { gana: false }, { gana: null }];

/** A page that the server draws carries its data too: no more of them than what is drawn. */
export function dibujada({ clasificaciones, cruces, nota }: ClasificacionPublica, marcha: Marcha): Dibujada {
  const filas = clasificaciones.map(({ desempate, ...fila }) => {
    const { quedan = 0, forma = [] } = marcha.find(({ idJugador }) => idJugador === fila.idJugador) ?? {};
    return {
      ...fila,
      desempate: desempate && { explicacion: desempate.explicacion },
      quedan,
      forma: forma.map(({ gana }) => (gana === null ? EMPATADO : gana ? GANADO : PERDIDO)),
    };
  });
  return { filas, cruces: cruces.map(({ cruces, sets, empates }) => ({ cruces, sets, empates })), nota };
}
