import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { BaseDatos } from '#server/db/open.ts';
import { describeServer } from '#tests/support/engines.ts';
import { hasta } from '#tests/support/formularios.ts';
import { frasesDelRegistro } from '#tests/support/registro.ts';
import { crearFallos } from './fallos.ts';

describeServer('failed sign-ins in the log', ({ open }) => {
  let base: BaseDatos;
  beforeEach(async () => {
    base = await open();
  });

  const lineas = async (): Promise<string[]> => {
    const filas = await frasesDelRegistro(base);
    return filas.map(({ usuario, texto }) => `${usuario}: ${texto}`);
  };
  const noFalla = (error: unknown): never => {
    throw error;
  };

  it('are written at once when they are one, and together when they are many, none left out', async () => {
    const fallos = crearFallos(base, noFalla);
    fallos.anotar('admin', 100);
    await hasta(async () => (await lineas()).length === 1);
    for (let i = 0; i < 300; i += 1) fallos.anotar(i % 3 === 0 ? 'admin' : 'desconocido', 101 + i);
    await hasta(async () => (await lineas()).length === 3);
    await fallos.cerrar();
    expect(await lineas()).toEqual([
      'admin: Intento de acceso fallido',
      'admin: 100 intentos de acceso fallidos',
      'desconocido: 200 intentos de acceso fallidos',
    ]);
  });

  it('are all written when the program ends', async () => {
    const fallos = crearFallos(base, noFalla);
    for (let i = 0; i < 5; i += 1) fallos.anotar('admin', 100);
    await hasta(async () => (await lineas()).length === 1);
    fallos.anotar('admin', 100);
    await fallos.cerrar();
    fallos.anotar('tarde', 100);
    await hasta(async () => (await lineas()).length === 3);
    expect(await lineas()).toEqual([
      'admin: Intento de acceso fallido',
      'admin: 5 intentos de acceso fallidos',
      'tarde: Intento de acceso fallido',
    ]);
  });

  it('wait for the database when it cannot write, and the reason is said', async () => {
    const dichos: unknown[] = [];
    const fallos = crearFallos(base, (error) => dichos.push(error));
    await sql`alter table registro rename to aparte`.execute(base.db);
    fallos.anotar('admin', 100);
    fallos.anotar('admin', 101);
    await hasta(() => dichos.length > 0);
    await sql`alter table aparte rename to registro`.execute(base.db);
    await hasta(async () => (await lineas()).length > 0);
    expect(await lineas()).toEqual(['admin: 2 intentos de acceso fallidos']);
    await fallos.cerrar();
  });
});
