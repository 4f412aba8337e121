import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { unJugador } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { type Columnas, enListas, leerListas } from './listas.ts';

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

  it('are none where there are none', async () => {
    expect(await leer('Nadie')).toEqual([]);
    expect(leerListas(null)).toEqual([]);
  });
});
