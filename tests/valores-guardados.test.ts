import { describe, expect, it } from 'vitest';
import { Reglas } from '#contract/liga/ligas.ts';
import { TIPOS_SOLICITUD } from '#domain/inscripcion/solicitud.ts';
import { TIPOS_INSCRIPCION } from '#domain/inscripcion/tipos.ts';
import { DE_SIEMPRE, DEPORTES, MODOS } from '#domain/liga/deportes.ts';
import { CRITERIOS, FORMATOS_SET, MEDIDAS, reglasIniciales } from '#domain/liga/reglas.ts';
import { TIPOS_LIGA } from '#domain/liga/tipos.ts';
import { MIGRACIONES, migrate } from '#server/db/migrate.ts';
import { leerReglas } from '#server/db/tables/liga.ts';
import { describeEngines } from './support/engines.ts';
import { PRIMERAS_REGLAS, PRIMEROS_VALORES } from './support/valores-guardados.ts';

/** By the names that a step brings values under. */
const LISTAS = {
  tiposDeLiga: TIPOS_LIGA,
  deportes: DEPORTES,
  modos: MODOS,
  desempates: CRITERIOS,
  medidas: MEDIDAS,
  formatosDeSet: FORMATOS_SET,
  solicitudes: TIPOS_SOLICITUD,
  inscripciones: TIPOS_INSCRIPCION,
  reglas: Object.keys(Reglas.shape),
} satisfies Record<keyof typeof PRIMEROS_VALORES, readonly string[]>;

const brought = (list: string): string[] => MIGRACIONES.flatMap(({ trae }) => trae?.[list] ?? []);

describe('what is stored', () => {
  it.each(Object.entries(LISTAS))(
    'has no value of %s that came without a step that brings it',
    (list, values) => {
      const first: readonly string[] = PRIMEROS_VALORES[list as keyof typeof LISTAS];
      expect([...first, ...brought(list)].toSorted()).toEqual(values.toSorted());
    },
  );

  it('came in lists that there are', () => {
    const lists = MIGRACIONES.flatMap(({ trae }) => Object.keys(trae ?? {}));
    expect(lists.filter((list) => !(list in LISTAS))).toEqual([]);
  });

  it('by the first program is still read', () => {
    // What neither turned up for counted for nobody.
    expect(leerReglas(PRIMERAS_REGLAS)).toEqual({ ...reglasIniciales('social'), ninguno: null });
  });
});

describeEngines('the database takes', ({ open }) => {
  it('leagues of every type and every form', async () => {
    const base = await open();
    await migrate(base);
    const horas = { horaBaseInicio: 9, minutoBaseInicio: 0, horaBaseFinal: 22, minutoBaseFinal: 0 };
    const deLiga = {
      ...horas,
      ...DE_SIEMPRE,
      ciclo: 0,
      estado: 'activa',
      division: 0,
      anio: 2026,
      duracion: 90,
    } as const;
    for (const tipo of TIPOS_LIGA)
      await base.db
        .insertInto('liga')
        .values({ ...deLiga, tipo, reglas: PRIMERAS_REGLAS, idaVuelta: 0, notificar: 0 })
        .execute();
    const deFormulario = { dt: 0, dia: '2026-01-01', nombre: 'Ana', nombreBusqueda: 'ana', datos: '[]' };
    for (const tipo of TIPOS_SOLICITUD)
      await base.db
        .insertInto('solicitud')
        .values({ ...deFormulario, tipo, referencia: tipo, avisos: '[]' })
        .execute();
    expect(await base.db.selectFrom('liga').select('tipo').orderBy('id').execute()).toHaveLength(
      TIPOS_LIGA.length,
    );
  });
});
