import { expect, it } from 'vitest';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { ADMIN } from '#tests/support/programs/servidor.ts';
import { insertarUsuario } from './db/tables/usuario.ts';
import { hashPassword } from './platform/crypto/password.ts';
import { avisoDeClave, exigirClaveApta } from './start.ts';

const conClave = (adminPassword: string | null, adminUsuario = 'admin') => ({ adminUsuario, adminPassword });

it.each<[clave: string, usuario: string, porque: string]>([
  ['1', 'admin', 'Te faltan 11 caracteres'],
  ['contraseña123', 'admin', 'Es de las contraseñas más usadas'],
  ['j.c. de m. y v.', 'J.C. de M. y V.', 'tu nombre de usuario'],
  ['club de tenis admin', 'admin', 'tu nombre de usuario'],
])('ADMIN_PASSWORD=%s for %s is refused: %s', (clave, usuario, porque) => {
  const exigir = () => exigirClaveApta(conClave(clave, usuario));
  expect(exigir).toThrow(`ADMIN_PASSWORD: no sirve como contraseña de «${usuario}».`);
  expect(exigir).toThrow(porque);
});

it('one as good as any other account needs is taken, and so is none', () => {
  exigirClaveApta(conClave(ADMIN.password));
  exigirClaveApta(conClave(null));
});

describeServer('a club that has its accounts already', (engine) => {
  const app = useApp(engine);

  it('is told that the variable is no longer used and would not do, or that it still opens the account', async () => {
    const aviso = (clave: string | null, usuario?: string) =>
      avisoDeClave(app().base, conClave(clave, usuario));
    await insertarUsuario(app().base.db, 'vieja', await hashPassword('1'));
    expect(await aviso('1', 'vieja')).toMatch(/^ATENCIÓN: la contraseña de «vieja» es la de ADMIN_PASSWORD/);
    expect(await aviso('1')).toMatch(/^ADMIN_PASSWORD ya no se usa/);
    expect(await aviso('1', 'nadie')).toMatch(/^ADMIN_PASSWORD ya no se usa/);
    expect(await aviso(ADMIN.password)).toBe(null);
    expect(await aviso(null)).toBe(null);
  });
});
