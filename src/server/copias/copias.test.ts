import { expect, it } from 'vitest';
import { COPIADAS, NO_COPIADAS } from '#server/db/copia.ts';
import { datosPista, unaPista } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { copiaDe, descargar, ficheros } from '#tests/support/copias.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { AHORA } from '#tests/support/momento.ts';
import { ESQUEMA } from './formato.ts';

const RUTA = '/api/private/ligas/backup';

describeEngines('a backup', (engine) => {
  const app = useApp(engine);

  it('is a zip to keep, named after the club and the day', async () => {
    const { headers, statusCode } = await descargar(app());
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="copia-ct-valdecierzo-2026-11-21.zip"',
    });
    expect((await app().send('GET', RUTA)).status).toBe(401);
  });

  it('tells its schema and counts, and holds a file a table', async () => {
    await unaPista(app(), { nombre: 'Prado «1»\\ñ' });
    const textos = ficheros(await copiaDe(app()));
    const manifiesto = JSON.parse(textos['manifest.json'] ?? '');
    expect(manifiesto).toMatchObject({
      esquema: ESQUEMA,
      fecha: AHORA,
      filas: { pista: 1, jugador: 0, usuario: 1 },
    });
    expect(JSON.parse(textos['pista.jsonl'] ?? '')).toMatchObject({ nombre: 'Prado «1»\\ñ' });
    expect(Object.keys(textos)).toEqual(
      expect.arrayContaining(COPIADAS.map(({ tabla }) => `${tabla}.jsonl`)),
    );
  });

  it('has the password hashes but neither sessions nor tokens, and leaves a line in the log', async () => {
    const todo = Object.values(ficheros(await copiaDe(app()))).join('\n');
    expect(todo).toContain('$argon2id$');
    expect(todo).not.toContain(app().token);
    expect(todo).not.toContain('tokenHash');
    expect((await app().api('GET', '/api/private/log')).text).toContain('Descarga una copia de seguridad');
  });

  it('leaves no table undecided', async () => {
    const todas = await app().base.db.introspection.getTables();
    const decididas = [...COPIADAS.map(({ tabla }) => tabla as string), ...NO_COPIADAS];
    expect(todas.map(({ name }) => name).sort()).toEqual(decididas.sort());
  });

  it('is of one moment, whatever is written while it is made', async () => {
    const parar = { ya: false };
    const escribir = async (): Promise<void> => {
      while (!parar.ya) await unaPista(app(), datosPista());
    };
    const escritor = escribir();
    await unaPista(app());
    const textos = ficheros(await copiaDe(app()));
    parar.ya = true;
    await escritor;
    const pistas = (textos['pista.jsonl'] ?? '').trim().split('\n').length;
    const lineas = (textos['registro.jsonl'] ?? '').match(/"acto":"crear","entidad":"pista"/g) ?? [];
    expect(lineas).toHaveLength(pistas);
    expect(JSON.parse(textos['manifest.json'] ?? '').filas.pista).toBe(pistas);
  });
});
