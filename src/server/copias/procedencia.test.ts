import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { unaPista } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { copiaDe, ficheros, rehacer } from '#tests/support/copias.ts';
import { describeServer } from '#tests/support/engines.ts';
import { huellaDe, procedenciaDe } from './cifrado.ts';

const carpeta = mkdtempSync(join(tmpdir(), 'club-procedencia-'));
afterAll(() => rmSync(carpeta, { recursive: true, force: true }));

function guardada(bytes: Uint8Array): string {
  const ruta = join(carpeta, 'copia.zip');
  writeFileSync(ruta, bytes);
  return ruta;
}

describeServer('where a copy comes from', (engine) => {
  const app = useApp(engine);

  it('is told by the copy, with its club and its rows', async () => {
    await unaPista(app());
    const copia = await copiaDe(app());
    const { sello } = JSON.parse(ficheros(copia)['sello.json'] ?? '') as { sello: string };
    expect(await procedenciaDe(guardada(copia))).toMatchObject({
      base: huellaDe(sello),
      club: 'Club de Tenis Valdecierzo',
      filas: { pista: 1, usuario: 1 },
    });
    expect(ficheros(copia)['manifest.json']).not.toContain(sello);
  });

  it('is known too of a copy from before it was told', async () => {
    const copia = await copiaDe(app());
    const textos = ficheros(copia);
    const { base, ...manifiesto } = JSON.parse(textos['manifest.json'] ?? '') as { base: string };
    const antigua = rehacer({ ...textos, 'manifest.json': JSON.stringify(manifiesto) });
    expect(await procedenciaDe(guardada(antigua))).toMatchObject({ base });
  });

  it('is nowhere for half a copy, or for what is none', async () => {
    const copia = await copiaDe(app());
    expect(await procedenciaDe(guardada(copia.subarray(0, 30)))).toBe(null);
    expect(await procedenciaDe(guardada(Buffer.from('no es una copia')))).toBe(null);
  });
});
