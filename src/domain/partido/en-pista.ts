import { type Clausura, laQueCierra, reparoDeClausura } from '#domain/clausura/clausura.ts';
import { ocupa } from './ocupacion.ts';
import type { Partido } from './partido.ts';
import { conDesenlace, type Plano } from './plano.ts';

type Puesto = Omit<Partido, 'id' | 'desenlace'> & Plano;

const sigueDondeEstaba = (partido: Puesto, antes: Puesto): boolean =>
  ocupa({ ...conDesenlace(antes), id: 0 }) &&
  partido.fecha === antes.fecha &&
  partido.idPista === antes.idPista &&
  partido.duracion <= antes.duracion;

type Reparo = { campo: 'fecha' | 'idPista'; mensaje: string };

/** That its court is shut at that time; nothing of a match that stays where it was, nor of one that holds no place. */
export function reparoDePista(
  clausuras: readonly Clausura[],
  partido: Puesto & { pista: string | null },
  antes: Puesto | null,
): Reparo | null {
  const suya = ocupa({ ...conDesenlace(partido), id: 0 }) ? laQueCierra(clausuras, partido) : undefined;
  if (!suya || (antes && sigueDondeEstaba(partido, antes))) return null;
  const campo = suya.pistas === null ? 'fecha' : 'idPista';
  return { campo, mensaje: reparoDeClausura(suya, partido, partido.pista ?? '') };
}
