import { useState } from 'react';
import type { Problema } from '#domain/problema.ts';
import type { ErroresPorPartido } from './errores.ts';
import { irAlError } from './ir.ts';
import type { Borrador, Puntos, Tocado } from './puntos.ts';

type Rechazos = Readonly<Record<number, { de: Puntos; problemas: readonly Problema[] }>>;

const NINGUNO: readonly Problema[] = [];

/** What kept the last save from being made, match by match, until that match is typed again. */
export function useRechazos(borrador: Borrador) {
  const [rechazos, setRechazos] = useState<Rechazos>({});
  const rechazar = (errores: ErroresPorPartido, tocados: readonly Tocado[]) => {
    const malos = tocados.filter(({ partido: { id } }) => errores[id]);
    setRechazos(
      Object.fromEntries(
        malos.map(({ partido: { id }, puntos }) => [id, { de: puntos, problemas: errores[id] ?? NINGUNO }]),
      ),
    );
    const primero = malos[0];
    if (primero) irAlError(primero.partido.id);
  };
  const rechazosDe = (id: number): readonly Problema[] => {
    const suyo = rechazos[id];
    return suyo && suyo.de === borrador[id] ? suyo.problemas : NINGUNO;
  };
  return { rechazar, rechazosDe, olvidarRechazos: () => setRechazos({}) };
}

export type UsoRechazos = ReturnType<typeof useRechazos>;
