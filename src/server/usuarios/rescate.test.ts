import { expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Destino, openDatabase } from '#server/db/open.ts';
import { insertarUsuario } from '#server/db/tables/usuario.ts';
import { startApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { runHere } from '#tests/support/programs/run-here.ts';
import { type Outcome, runNode } from '#tests/support/programs/run-node.ts';
import { frasesDelRegistro } from '#tests/support/registro.ts';

const CLAVE = 'nubes de verano lejos';
const ENLACE = /^https:\/\/club\.example\/login\/nueva-clave#([\w-]{43})$/m;

const entorno = ({ dataDir, databaseUrl }: Destino) => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
  PUBLIC_URL: 'https://club.example/',
});

const rescatar = (donde: Destino, ...args: string[]): Promise<Outcome> =>
  runHere('scripts/usuario.ts', args, entorno(donde));

describeServer('the command of who is left outside', ({ destino }) => {
  /** A database with an account nobody remembers the password of, and a disabled one. */
  async function clubFuera() {
    const donde = await destino();
    const base = openDatabase(donde);
    await migrate(base);
    await insertarUsuario(base.db, 'berta', 'un hash');
    await insertarUsuario(base.db, 'zoe', 'un hash');
    await base.db.updateTable('usuario').set({ activo: 0 }).where('usuario', '=', 'zoe').execute();
    return { donde, base };
  }

  it('lets back in a club whose only password was forgotten', async () => {
    const { donde, base } = await clubFuera();
    const { code, output } = await runNode('scripts/ready.mjs', ['usuario', 'berta'], {
      env: entorno(donde),
    });
    expect(code, output).toBe(0);
    const club = await startApp(base, { ahora: new Date().toISOString().slice(0, 16) });
    const token = ENLACE.exec(output)?.[1];
    const puesta = await club.send('POST', '/api/auth/enlace/clave', { body: { token, clave: CLAVE } });
    expect(puesta.status).toBe(200);
    expect(await club.login({ usuario: 'berta', password: CLAVE })).not.toBe('');
    const [linea] = await frasesDelRegistro(base);
    expect(linea).toEqual({ usuario: 'sistema', texto: 'Da a «berta» un enlace para poner su contraseña' });
    await club.app.close();
    await base.close();
  });

  it('enables the one that was disabled, and creates one only when it is told to', async () => {
    const { donde, base } = await clubFuera();
    expect((await rescatar(donde, 'zoe')).output).toContain(
      'La cuenta «zoe» estaba inactiva: se ha activado.',
    );
    const nadie = await rescatar(donde, 'nadie');
    expect(nadie).toEqual({
      code: 1,
      output: 'No existe esa cuenta. Hay: berta, zoe. Para crearla, añade --crear.\n',
    });
    expect(await rescatar(donde, 'bérta', '--crear')).toEqual({
      code: 1,
      output: `${mensajes.cuentaRepetida('berta')}\n`,
    });
    const nueva = await rescatar(donde, 'nadie', '--crear');
    expect(nueva.output).toContain('Se ha creado la cuenta «nadie».');
    expect(nueva.output).toMatch(ENLACE);
    const activos = await base.db.selectFrom('usuario').select('usuario').where('activo', '=', 1).execute();
    expect(activos).toHaveLength(3);
    await base.close();
  });

  it('says how it is used, and makes no database where there is none', async () => {
    const donde = await destino();
    expect((await rescatar(donde)).output).toContain('Uso:');
    expect((await rescatar(donde, 'a', 'b')).code).toBe(1);
    expect((await rescatar(donde, 'con espacio', '--crear')).output).toBe(
      `${mensajes.cuentaNombreInvalido}\n`,
    );
    if (donde.databaseUrl) return;
    expect((await rescatar(donde, 'berta')).output).toContain('No hay base de datos en');
    expect((await rescatar(donde, 'berta')).output).toContain('No hay base de datos en');
  });
});
