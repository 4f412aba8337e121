import { randomBytes } from 'node:crypto';
import { rechazoInmediato } from '#domain/cuenta/clave.ts';
import { passwordHashDe } from './auth/auth.queries.ts';
import { crearMedidor } from './auth/medidor.ts';
import { BadConfig, type Config } from './config.ts';
import type { BaseDatos } from './db/open.ts';
import { insertarUsuario } from './db/tables/usuario.ts';
import { hashPassword, verifyPassword } from './platform/password.ts';

const PASSWORD_BYTES = 12;
/** At the start there is nobody to keep waiting. */
const PLAZO_MS = 120_000;

type Entorno = Pick<Config, 'adminUsuario' | 'adminPassword'>;

/** The password of the first account is judged as any other. docs/reglas/cuentas.md, "A password". */
export async function exigirClaveApta({ adminUsuario, adminPassword }: Entorno): Promise<void> {
  if (adminPassword === null) return;
  const medidor = crearMedidor(PLAZO_MS);
  try {
    const { apta, consejos } = await medidor.juzgar(adminPassword, adminUsuario);
    if (apta) return;
    throw new BadConfig(
      `ADMIN_PASSWORD: no sirve como contraseña de «${adminUsuario}». ${consejos.join(' ')} Escribe otra, o quita la variable y el programa imprimirá una al azar.`,
    );
  } finally {
    await medidor.close();
  }
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
  if (adminPassword === null || rechazoInmediato(adminPassword, adminUsuario) === null) return null;
  const esLaSuya = await verifyPassword(await passwordHashDe(db, adminUsuario), adminPassword);
  return esLaSuya
    ? `ATENCIÓN: la contraseña de «${adminUsuario}» es la de ADMIN_PASSWORD y se adivina pronto. Cámbiala en la web (Administración → Mi cuenta) y quita después ADMIN_PASSWORD.`
    : 'ADMIN_PASSWORD ya no se usa, porque hay cuentas, y hoy no valdría: quítala.';
}
