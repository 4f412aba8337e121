import { SEMILLA } from '#club/semilla';
import type { Precio } from '#domain/precio.ts';

type Cuotas = { una: Precio; dos: Precio };

const NADA: Precio = { socios: 0, noSocios: 0 };

/** Of one hour a week and of two: each way in which a price may be missing. */
export const CUOTAS = {
  todas: { una: { socios: 27, noSocios: 31 }, dos: { socios: 46, noSocios: 52 } },
  gratis: { una: { socios: 0, noSocios: 31 }, dos: { socios: 0, noSocios: 52 } },
  unaGratis: { una: { socios: 0, noSocios: 31 }, dos: { socios: 46, noSocios: 52 } },
  dosGratis: { una: { socios: 27, noSocios: 31 }, dos: { socios: 0, noSocios: 52 } },
  soloSocios: { una: { socios: 27, noSocios: 0 }, dos: { socios: 46, noSocios: 0 } },
  dosSoloSocios: { una: { socios: 27, noSocios: 31 }, dos: { socios: 46, noSocios: 0 } },
  soloUna: { una: { socios: 27, noSocios: 31 }, dos: NADA },
  soloDos: { una: NADA, dos: { socios: 46, noSocios: 52 } },
  ninguna: { una: NADA, dos: NADA },
} as const satisfies Record<string, Cuotas>;

export type Caso = keyof typeof CUOTAS;

type QueIntensivos = readonly (Precio & { nombre: string })[];

/** The club, where its group of beginners costs that; or all its groups. */
export const conCuotas = (cuotas: Cuotas, todos = false) => ({
  ...SEMILLA,
  escuela: {
    ...SEMILLA.escuela,
    programas: SEMILLA.escuela.programas.map((uno) =>
      uno.id === 'iniciacion' || (todos && uno.cuotas) ? { ...uno, cuotas } : uno,
    ),
  },
});

export const conIntensivos = (precios: QueIntensivos) => ({
  ...SEMILLA,
  escuela: { ...SEMILLA.escuela, intensivos: { ...SEMILLA.escuela.intensivos, precios } },
});
