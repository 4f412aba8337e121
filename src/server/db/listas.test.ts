import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { unJugador } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { type Columnas, enListas, enListasPorColumna, leerListas, leerListasPorColumna } from './listas.ts';

type Fila = [id: number, nombre: string, email: string | null];
const columnas: Columnas<Fila> = [sql.ref('id'), sql.ref('nombre'), sql.ref('email')];

describeEngines('rows in one value', (engine) => {
  const app = useApp(engine);
  const leer = async (nombre: string) => {
    const { db } = app().base;
    const consulta = db.selectFrom('jugador').select(enListas(db, columnas).as('filas'));
    const { filas } = await consulta.where('nombre', '=', nombre).executeTakeFirstOrThrow();
    return leerListas(filas);
  };

  const leerPorColumna = async (nombre: string) => {
    const { db } = app().base;
    const consulta = db.selectFrom('jugador').select(enListasPorColumna(db, columnas).as('filas'));
    const { filas } = await consulta.where('nombre', '=', nombre).executeTakeFirstOrThrow();
    return leerListasPorColumna(filas);
  };

  it.each(['Ana', `Ñuño "O'Neil" \\ {[,]} 🎾 null`])('tell %s as it is stored', async (nombre) => {
    const [uno, otro] = [
      await unJugador(app(), { nombre }),
      await unJugador(app(), { nombre, email: 'a@b.es' }),
    ];
    const filas = await leer(nombre);
    expect(filas).toHaveLength(2);
    expect(filas).toEqual(
      expect.arrayContaining([
        [uno.id, nombre, null],
        [otro.id, nombre, 'a@b.es'],
      ]),
    );
  });

  it('tell the same by columns, each row at one place of all', async () => {
    const [uno, otro] = [
      await unJugador(app(), { nombre: 'Ana' }),
      await unJugador(app(), { nombre: 'Ana', email: 'a@b.es' }),
    ];
    const [ids, nombres, emails] = await leerPorColumna('Ana');
    expect(nombres).toEqual(['Ana', 'Ana']);
    const emailDe = new Map(ids.map((id, i) => [id, emails[i]]));
    expect(emailDe).toEqual(
      new Map([
        [uno.id, null],
        [otro.id, 'a@b.es'],
      ]),
    );
  });

  it('are none where there are none', async () => {
    expect(await leer('Nadie')).toEqual([]);
    expect(leerListas(null)).toEqual([]);
    expect(await leerPorColumna('Nadie')).toEqual([[], [], []]);
  });
});
