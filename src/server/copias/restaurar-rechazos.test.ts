import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { pistasApi } from '#contract/liga/pistas.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { crearFirma } from '#server/db/registro/firma.ts';
import { unaPista } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { copiaDe, ficheros, rehacer, trozosDe, useOtroMotor } from '#tests/support/copias.ts';
import { describeServer } from '#tests/support/engines.ts';
import { runHere } from '#tests/support/programs/run-here.ts';
import { runNode } from '#tests/support/programs/run-node.ts';
import { ESQUEMA, mensajes } from './formato.ts';
import { CopiaRechazada, restaurar } from './restaurar.ts';

describeServer('a backup that is not restored', (engine) => {
  const app = useApp(engine);
  const otro = useOtroMotor(engine.motor);
  const traer = (base: BaseDatos, zip: Uint8Array, forzar = false) =>
    restaurar(crearFirma(base, app().reloj)({ usuario: null }), () => trozosDe(zip), { forzar });

  it('is refused where there is something, unless forced: then it takes its place', async () => {
    const zip = await copiaDe(app());
    await unaPista(app(), { nombre: 'Estaba antes' });
    await expect(traer(app().base, zip)).rejects.toThrow(new CopiaRechazada(mensajes.conDatos('usuario')));
    expect(await app().call(pistasApi.listar, {})).toHaveLength(1);
    await traer(app().base, zip, true);
    expect((await app().api('GET', '/api/private/pistas')).status).toBe(401);
    app().token = await app().signIn();
    expect(await app().call(pistasApi.listar, {})).toEqual([]);
    expect((await app().api('GET', '/api/private/log')).text).toContain('· sistema · Restaura la copia');
  });

  const ROTAS: [string, (textos: Record<string, string>) => Record<string, string>, string][] = [
    [
      'of a newer program',
      (t) => ({
        ...t,
        'manifest.json': (t['manifest.json'] ?? '').replace(/"esquema":\d+/, '"esquema":999'),
      }),
      mensajes.masNueva(999, ESQUEMA),
    ],
    ['without its end', ({ 'fin.json': _, ...t }) => t, mensajes.incompleta],
    ['with rows missing', (t) => ({ ...t, 'usuario.jsonl': '' }), mensajes.incompleta],
    ['with something else inside', (t) => ({ ...t, 'otra.jsonl': '{}' }), mensajes.noEsCopia],
    [
      'with a line that is not JSON',
      (t) => ({ ...t, 'registro.jsonl': '{"id":' }),
      mensajes.filaMala('registro.jsonl', 1),
    ],
    [
      'with a club whose name is too long',
      (t) => ({
        ...t,
        'configuracion.jsonl': `${JSON.stringify({ clave: 'club', valor: JSON.stringify({ nombre: 'x'.repeat(81) }) })}\n`,
      }),
      mensajes.filaMala('configuracion.jsonl', 1),
    ],
    ['that is any other zip', () => ({ 'hola.txt': 'Hola' }), mensajes.noEsCopia],
  ];

  it.each(ROTAS)('is refused, and nothing changes, when it is one %s', async (_nombre, romper, mensaje) => {
    const base = await otro.open();
    const zip = rehacer(romper(ficheros(await copiaDe(app()))));
    await expect(traer(base, zip)).rejects.toThrow(new CopiaRechazada(mensaje));
    const { rows } = await sql`select * from usuario`.execute(base.db);
    expect(rows).toEqual([]);
  });

  it('is refused when it is cut short or is no zip', async () => {
    const base = await otro.open();
    const zip = await copiaDe(app());
    for (const roto of [zip.subarray(0, zip.length / 2), new Uint8Array(0), Buffer.from('no soy un zip')])
      await expect(traer(base, roto)).rejects.toThrow(CopiaRechazada);
  });

  it('npm run restore says what happened, in a sentence', async () => {
    const zip = join(mkdtempSync(join(tmpdir(), 'club-zip-')), 'copia.zip');
    writeFileSync(zip, await copiaDe(app()));
    const { dataDir, databaseUrl } = await otro.destino();
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
    const restore = (...args: string[]) => runHere('scripts/restore.ts', args, env);
    expect(await runNode('scripts/restore.ts', [zip], { env })).toEqual({
      code: 0,
      output: expect.stringContaining('Restaurada la copia de Club'),
    });
    expect(await restore(zip)).toEqual({ code: 1, output: `${mensajes.conDatos('usuario')}\n` });
    expect(await restore(zip, '--forzar')).toMatchObject({ code: 0 });
    expect(await restore('/no/existe.zip')).toMatchObject({
      code: 1,
      output: expect.stringContaining('no existe'),
    });
    // Refused, it leaves nothing where there was nothing.
    const nueva = join(mkdtempSync(join(tmpdir(), 'club-nueva-')), 'datos');
    writeFileSync(zip, 'no soy un zip');
    const rechazada = await runHere('scripts/restore.ts', [zip], {
      ...env,
      DATA_DIR: nueva,
      DATABASE_URL: '',
    });
    expect([rechazada, existsSync(nueva)]).toEqual([{ code: 1, output: `${mensajes.noEsCopia}\n` }, false]);
    if (otro.otro === 'sqlite') expect(readFileSync(join(dataDir, 'secretos', 'sello'), 'utf8')).not.toBe('');
    rmSync(zip);
  });
});
