import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { BaseDatos } from '#server/db/open.ts';
import { crearFirma } from '#server/db/registro/firma.ts';
import { rowsByKey } from '#server/db/undo/queries.ts';
import { keyText } from '#server/db/undo/rows.ts';
import { keyOf, REFERENCES, type Tabla, UNDO } from '#server/db/undo/tables.ts';
import { datosJugador, marcador, unaLigaConDos } from '#tests/builders/index.ts';
import { type TestApp, useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

const TABLAS = (Object.keys(UNDO) as Tabla[]).filter((tabla) => keyOf(tabla) !== null);

type Fila = Record<string, unknown>;
type Foto = Map<string, string>;

/** Every row that can be taken back, by its key; how many times it was saved apart. */
async function foto({ db }: BaseDatos): Promise<Foto> {
  const filas: Foto = new Map();
  for (const tabla of TABLAS) {
    const { rows } = await sql<Fila>`select * from ${sql.table(tabla)}`.execute(db);
    for (const { version: _, ...fila } of rows)
      filas.set(`${tabla} ${keyText(tabla, fila)}`, JSON.stringify(fila));
  }
  return filas;
}

const distintas = (antes: Foto, despues: Foto): string[] =>
  [...new Set([...antes.keys(), ...despues.keys()])]
    .filter((fila) => antes.get(fila) !== despues.get(fila))
    .sort();

/** Rows that the last operation says it touched. */
async function apuntadas({ db }: BaseDatos, desde: number): Promise<string[]> {
  const filas = await db
    .selectFrom('operacion_fila')
    .select(['tabla', 'clave'])
    .where('idOperacion', '>', desde)
    .orderBy('tabla')
    .execute();
  return [...new Set(filas.map(({ tabla, clave }) => `${tabla} ${clave}`))].sort();
}

async function ultimaOperacion({ db }: BaseDatos): Promise<number> {
  const fila = await db
    .selectFrom('operacion')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return Number(fila?.id ?? 0);
}

describeServer('what a signed transaction writes', (engine) => {
  const app = useApp(engine);

  it('the references are those of the database', async () => {
    const { base } = app();
    if (base.motor !== 'sqlite') return;
    const reales: string[] = [];
    for (const hija of TABLAS) {
      const { rows } = await sql<{ from: string; table: string; on_delete: string }>`
        select "from", "table", on_delete from pragma_foreign_key_list(${hija})`.execute(base.db);
      reales.push(...rows.map((fila) => `${hija}.${fila.from} → ${fila.table} ${fila.on_delete}`));
    }
    const EN_SQL = { impide: 'NO ACTION', borra: 'CASCADE', vacia: 'SET NULL' };
    const declaradas = REFERENCES.map(
      ({ hija, columna, padre, alBorrar }) => `${hija}.${columna} → ${padre} ${EN_SQL[alBorrar]}`,
    );
    expect(declaradas.sort()).toEqual(reales.sort());
  });

  it('is refused when it cannot be followed', async () => {
    const firmada = crearFirma(app().base, app().reloj)({ usuario: 'admin' });
    const aMano = firmada.transact(({ q }) => sql`delete from pista`.execute(q));
    await expect(aMano).rejects.toThrow('query builder');
    const deOtra = firmada.transact(({ q }) =>
      q.deleteFrom('pista').using('liga').whereRef('liga.id', '=', 'pista.id').execute(),
    );
    await expect(deOtra).rejects.toThrow();
  });

  it('leaves nothing to take back when it also writes what cannot be', async () => {
    const firmada = crearFirma(app().base, app().reloj)({ usuario: 'admin' });
    await firmada.transact(async ({ q }) => {
      await q.insertInto('pista').values({ nombre: 'Una', estado: 'activa' }).execute();
      await q.updateTable('usuario').set({ activo: 1 }).execute();
    });
    expect(await ultimaOperacion(app().base)).toBe(0);
  });

  it('is found by its keys, many at a time', async () => {
    const { liga } = await unaLigaConDos(app());
    const filas = await rowsByKey(
      app().base.db,
      'liga_jugador',
      Array.from({ length: 1200 }, (_, i) => ({ idLiga: liga.id, idJugador: i + 1 })),
    );
    expect(filas.length).toBeLessThanOrEqual(2);
  });
});

type Paso = { que: string; a: number; b: number; c: number };

const RESULTADOS = ['6-4 6-3', '0-6 1-6', '4-6 6-3 10-8'];

/** One of the calls that write, over whatever is there; it may be refused. */
async function dar(club: TestApp, { que, a, b, c }: Paso): Promise<void> {
  const { db } = club.base;
  const ids = async (tabla: 'liga' | 'jugador' | 'pista' | 'partido' | 'incidencia'): Promise<number[]> =>
    (await db.selectFrom(tabla).select('id').orderBy('id').execute()).map(({ id }) => id);
  const uno = async (tabla: Parameters<typeof ids>[0], n: number): Promise<number> => {
    const todos = await ids(tabla);
    return todos[n % Math.max(1, todos.length)] ?? 0;
  };
  const post = (ruta: string, cuerpo: object = {}) => club.api('POST', `/api/private/${ruta}`, cuerpo);
  const liga = await uno('liga', a);
  const estado = ['activo', 'lesion', 'eliminado'][c % 3] as 'activo';
  const dia = String(10 + (c % 18));
  const jugadores = {
    idJugador1: await uno('jugador', b),
    idJugador2: await uno('jugador', b + 1 + (c % 3)),
  };
  const hora = {
    fecha: `2026-11-${dia}T1${a % 9}:00`,
    duracion: 60,
    idPista: (await uno('pista', a)) || null,
  };
  const HACER: Record<string, () => Promise<unknown>> = {
    pista: () => post(`pistas/${c % 2 ? 0 : hora.idPista}`, { nombre: `Pista ${a}`, estado: 'activa' }),
    jugador: () =>
      post(
        `jugadores/${c % 2 ? 0 : jugadores.idJugador1}`,
        datosJugador({ nombre: `J${a}`, estado, idLiga: liga || null }),
      ),
    partido: () => post('partidos/0', { idLiga: liga, ...jugadores, ...hora }),
    resultado: async () => {
      const id = await uno('partido', a);
      const { body } = await club.api('GET', `/api/private/partidos/${id}`);
      return post(`partidos/${id}`, { ...(body as object), ...marcador(RESULTADOS[c % 3] as string) });
    },
    incidencia: () =>
      post('incidencias/0', { idLiga: liga, idJugador: jugadores.idJugador1, fecha: `2026-11-${dia}` }),
    lesionados: () =>
      post('incidencias/lesionadosSave', { tipo: 'social', fecha1: `2026-11-${dia}`, fecha2: null }),
    temporada: () => post(`ligas/nuevaTemporada?idLiga=${liga}`),
    resolver: () => post(`ligas/finalizar?idLiga=${liga}`),
    borrar: async () => {
      const tabla = (['pista', 'jugador', 'partido', 'incidencia'] as const)[c % 4] ?? 'pista';
      return club.api(
        'DELETE',
        `/api/private/${tabla}${tabla === 'jugador' ? 'e' : ''}s/${await uno(tabla, a)}`,
      );
    },
    borrarLiga: async () => {
      const { body } = await club.ensayar('POST', `/api/private/ligas/${liga}/borrado`, null);
      return post(`ligas/${liga}/borrado`, (body as { haria: object }).haria);
    },
    opciones: () =>
      post('configuracion/save', [{ clave: 'mostrarIncidencias', valor: String(c % 2 === 0) }] as object),
  };
  await HACER[que]?.();
}

const QUE = [
  'pista',
  'jugador',
  'jugador',
  'partido',
  'partido',
  'partido',
  'resultado',
  'resultado',
  'incidencia',
  'lesionados',
  'temporada',
  'resolver',
  'borrar',
  'borrarLiga',
  'opciones',
] as const;

const numero = fc.nat({ max: 40 });
const pasos = fc.array(fc.record({ que: fc.constantFrom(...QUE), a: numero, b: numero, c: numero }), {
  minLength: 5,
  maxLength: 25,
});

describeServer('any writes', (engine) => {
  const app = useApp(engine);

  it('are recorded row by row, and taken back from the last to the first leave the tables as they were', async () => {
    let escrituras = 0;
    await fc.assert(
      fc.asyncProperty(pasos, async (todos) => {
        const club = app();
        await unaLigaConDos(club, { anio: 2021 + (escrituras % 6), division: 1 + (escrituras % 10) }).catch(
          () => null,
        );
        const hechas: { id: number; antes: Foto }[] = [];
        for (const paso of todos) {
          const [antes, desde] = [await foto(club.base), await ultimaOperacion(club.base)];
          await dar(club, paso);
          const despues = await foto(club.base);
          expect(await apuntadas(club.base, desde), JSON.stringify(paso)).toEqual(
            expect.arrayContaining(distintas(antes, despues)),
          );
          const id = await ultimaOperacion(club.base);
          if (id > desde) hechas.push({ id, antes });
        }
        escrituras += hechas.length;
        for (const { id, antes } of hechas.toReversed()) {
          const { status, text } = await club.api('POST', `/api/private/log/operaciones/${id}/deshacer`);
          expect(`${status} ${status === 200 ? '' : text}`).toBe('200 ');
          expect(await foto(club.base)).toEqual(antes);
        }
      }),
      { numRuns: 12, endOnFailure: true },
    );
    expect(escrituras).toBeGreaterThan(40);
  }, 120_000);
});
