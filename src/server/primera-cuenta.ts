import { randomBytes } from 'node:crypto';
import { passwordHashDe } from './auth/auth.queries.ts';
import { porQueNoVale } from './auth/auth.ts';
import { BadConfig, type Config } from './config.ts';
import type { BaseDatos } from './db/open.ts';
import { insertarUsuario } from './db/tables/usuario.ts';
import { hashPassword, verifyPassword } from './platform/crypto/password.ts';

const PASSWORD_BYTES = 12;

type Entorno = Pick<Config, 'adminUsuario' | 'adminPassword'>;

/** The password of the first account follows the rule of any other. docs/reglas/cuentas.md, "A password". */
export function exigirClaveApta({ adminUsuario, adminPassword }: Entorno): void {
  const motivo = adminPassword === null ? null : porQueNoVale(adminPassword, adminUsuario);
  if (motivo === null) return;
  throw new BadConfig(
    `ADMIN_PASSWORD: no sirve como contraseña de «${adminUsuario}». ${motivo} Escribe otra, o quita la variable y el programa imprimirá una al azar.`,
  );
}

/** The first staff account; its password is printed once when nobody chose it. */
export async function crearPrimeraCuenta({ db }: BaseDatos, entorno: Entorno): Promise<string> {
  const { adminUsuario, adminPassword } = entorno;
  const password = adminPassword ?? randomBytes(PASSWORD_BYTES).toString('base64url');
  await insertarUsuario(db, adminUsuario, await hashPassword(password));
  const shown = adminPassword ? '(la de ADMIN_PASSWORD)' : password;
  return `Cuenta de administración: ${adminUsuario}  contraseña: ${shown}`;
}

/**
 * What is said to a club that has its accounts already, and a variable that would be refused today: it is used no more,
 * so nothing stops; but it may still be somebody's password.
 */
export async function avisoDeClave({ db }: BaseDatos, entorno: Entorno): Promise<string | null> {
  const { adminUsuario, adminPassword } = entorno;
  if (adminPassword === null || porQueNoVale(adminPassword, adminUsuario) === null) return null;
  const esLaSuya = await verifyPassword(await passwordHashDe(db, adminUsuario), adminPassword);
  return esLaSuya
    ? `ATENCIÓN: la contraseña de «${adminUsuario}» es la de ADMIN_PASSWORD y se adivina pronto. Cámbiala en la web (Administración → Mi cuenta) y quita después ADMIN_PASSWORD.`
    : 'ADMIN_PASSWORD ya no se usa, porque hay cuentas, y hoy no valdría: quítala.';
}
