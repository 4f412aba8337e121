import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeEngines } from '#tests/support/engines.ts';
import { enviarInscripcion, startForms } from '#tests/support/formularios.ts';
import { claveDelSello } from './claves.ts';
import type { BaseDatos } from './db/open.ts';
import { createSealKey } from './platform/crypto/seal.ts';
import { Told } from './platform/errors.ts';

/** A folder with that key, or with none. */
function carpetaCon(clave: string | null): string {
  const carpeta = join(mkdtempSync(join(tmpdir(), 'club-claves-')), 'secretos');
  mkdirSync(carpeta);
  if (clave !== null) writeFileSync(join(carpeta, 'sello'), clave);
  return carpeta;
}

const ponerEnBase = async ({ db }: BaseDatos, clave: string | null): Promise<void> => {
  await db.deleteFrom('secreto').where('nombre', '=', 'sello').execute();
  if (clave !== null) await db.insertInto('secreto').values({ nombre: 'sello', valor: clave }).execute();
};

describeEngines('the sealing key', ({ motor, open }) => {
  /** The same database, started with that key where this engine keeps it. */
  const con = async (base: BaseDatos, clave: string | null) => {
    if (motor === 'postgres') await ponerEnBase(base, clave);
    return { base, opciones: { carpetaSecretos: motor === 'sqlite' ? carpetaCon(clave) : null } };
  };

  const CUANDO: [string, (base: BaseDatos, clave: string) => Promise<void>][] = [
    ['as soon as there is a key', async () => {}],
    [
      'with enrolments of before there was a check value',
      async (base, clave) => {
        const carpetaSecretos = carpetaCon(clave);
        const club = await startForms(base, { carpetaSecretos });
        await enviarInscripcion(club);
        await club.app.close();
        await base.db.deleteFrom('secreto').where('nombre', '=', 'prueba-del-sello').execute();
      },
    ],
  ];

  it.each(CUANDO)(
    'missing, or of another club, stops whoever asks for it, with what to do: %s',
    async (_, antes) => {
      const [base, clave] = [await open(), createSealKey()];
      const buena = await con(base, clave);
      await claveDelSello(buena);
      await antes(base, clave);
      const falta = claveDelSello(await con(base, null));
      await expect(falta).rejects.toThrow(/^Falta la clave .*cualquier copia de seguridad/);
      await expect(falta).rejects.toBeInstanceOf(Told);
      await expect(claveDelSello(await con(base, createSealKey()))).rejects.toThrow(
        /no es la de esta base de datos.*cualquier copia de seguridad/,
      );
      // And nothing has changed: with its own it goes on.
      expect(await claveDelSello(await con(base, clave))).toBe(clave);
    },
  );

  it('is made for a new database, and is the same from then on', async () => {
    const base = await open();
    const opciones = { carpetaSecretos: motor === 'sqlite' ? carpetaCon(null) : null };
    const clave = await claveDelSello({ base, opciones });
    expect(await claveDelSello({ base, opciones })).toBe(clave);
    if (opciones.carpetaSecretos) rmSync(opciones.carpetaSecretos, { recursive: true });
  });
});
