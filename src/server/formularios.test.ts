import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import { expect, it, test } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import type { TestApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import {
  cuantos,
  datosContacto,
  enviarContacto,
  enviarInscripcion,
  hasta,
  startForms,
  unToken,
} from '#tests/support/formularios.ts';
import { carpetaDeSecretos } from './carpeta.ts';
import { readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { createSealKey } from './platform/crypto/seal.ts';

describeServer('secrets of the forms', ({ destino, motor }) => {
  const abrir = async () => {
    const sitio = await destino();
    const base = openDatabase(sitio);
    await migrate(base);
    const carpetaSecretos = carpetaDeSecretos(sitio.dataDir);
    return { base, carpetaSecretos, arrancar: () => startForms(base, { carpetaSecretos }) };
  };
  const banco = async (club: TestApp): Promise<unknown> => {
    const [fila] = (await club.api('GET', '/api/private/solicitudes')).body as { id: number }[];
    return (await club.api('GET', `/api/private/solicitudes/${fila?.id}/banco`)).body;
  };

  it('are made once, beside the embedded database or where replicas share them', async () => {
    const { base, carpetaSecretos, arrancar } = await abrir();
    const uno = await arrancar();
    const enTabla = await base.db.selectFrom('secreto').select('nombre').orderBy('nombre').execute();
    if (motor === 'sqlite') {
      expect(enTabla.map(({ nombre }) => nombre)).toEqual(['prueba-del-sello']);
      expect(statSync(join(carpetaSecretos, 'sello')).mode & 0o777).toBe(0o600);
    } else expect(enTabla.map(({ nombre }) => nombre)).toEqual(['captcha', 'prueba-del-sello', 'sello']);
    const token = await unToken(uno);
    await enviarInscripcion(uno);
    const otro = await arrancar();
    expect((await enviarContacto(otro, { token })).body).toBe(true);
    expect((await enviarContacto(uno, { token })).status).toBe(422);
    await otro.api('DELETE', `/api/private/solicitudes/2`);
    expect(JSON.stringify(await banco(otro))).toContain('ES9121000418450200051332');
    await uno.app.close();
    await otro.app.close();
    await base.close();
  });

  it('put in the folder by somebody are used, whatever the engine', async () => {
    const { base, carpetaSecretos, arrancar } = await abrir();
    const clave = createSealKey();
    mkdirSync(carpetaSecretos, { recursive: true });
    writeFileSync(join(carpetaSecretos, 'sello'), `${clave}\n`);
    const club = await arrancar();
    await enviarInscripcion(club);
    expect(readFileSync(join(carpetaSecretos, 'sello'), 'utf8').trim()).toBe(clave);
    const enTabla = await base.db.selectFrom('secreto').select('nombre').execute();
    expect(enTabla.map(({ nombre }) => nombre)).not.toContain('sello');
    expect(JSON.stringify(await banco(club))).toContain('ES9121000418450200051332');
    await club.app.close();
    await base.close();
  });
});

describeServer('forms with Google’s captcha', ({ open }) => {
  it('say which key to use, spend each token once, and tell when it cannot be checked', async () => {
    let estado = 200;
    const google = createServer((_peticion, respuesta) => {
      respuesta.writeHead(estado).end('{"success":true}');
    });
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
    const verifyUrl = `http://127.0.0.1:${(google.address() as AddressInfo).port}/`;
    const club = await startForms(await open(), {
      recaptcha: { siteKey: 'publica', secret: 's', verifyUrl },
    });
    const enviar = (token: string | null) =>
      club.send('POST', '/api/contacto', { body: datosContacto({ token }) });
    expect((await club.send('GET', '/api/captcha/')).body).toEqual({
      provider: 'recaptcha',
      siteKey: 'publica',
    });
    expect((await enviar('uno')).body).toBe(true);
    expect((await enviar('uno')).status).toBe(422);
    expect((await enviar(null)).body).toEqual({ message: mensajes.captchaNulo });
    estado = 500;
    const fallo = await enviar('dos');
    expect([fallo.status, fallo.body]).toEqual([503, { message: mensajes.captchaNoDisponible }]);
    expect(Number(fallo.headers['retry-after'])).toBeGreaterThan(0);
    expect(await cuantos(club.base, 'solicitud')).toBe(1);
    await club.app.close();
    google.closeAllConnections();
    google.close();
  });
});

describeServer('the program’s own log', ({ open }) => {
  it('holds nothing of who sends a form, not even when its mails do not leave', async () => {
    const lineas: string[] = [];
    const log = pino({ level: 'trace' }, { write: (linea: string) => void lineas.push(linea) });
    const escrito = (): string => lineas.join('');
    const smtp = { url: 'smtp://127.0.0.1:1', timeouts: { connect: 200, idle: 200, total: 400 } };
    const club = await startForms(await open(), { smtp }, log);
    await enviarContacto(club);
    await enviarContacto(club, { token: null });
    await enviarInscripcion(club);
    await enviarInscripcion(club, { email: 'a,b', alergia: 'polen' });
    await hasta(() => escrito().includes('a mail did not leave'));
    await club.app.close();
    expect(escrito()).toContain('ESOCKET');
    expect(escrito()).not.toMatch(/garc|@|600 000|ES91|polen|martes/i);
  });
});

test.each([
  [{ RECAPTCHA_SITE_KEY: 'a' }, 'RECAPTCHA_SECRET'],
  [{ RECAPTCHA_SECRET: 'a' }, 'RECAPTCHA_SECRET'],
  [{ SMTP_URL: 'http://correo' }, 'SMTP_URL'],
])('%j stops the start', (entorno, nombre) => {
  expect(() => readConfig(entorno)).toThrow(nombre);
});

test('with both keys Google is asked, where it is or where it is told', () => {
  const claves = { RECAPTCHA_SITE_KEY: 'a', RECAPTCHA_SECRET: 'b' };
  expect(readConfig({}).recaptcha).toBeNull();
  expect(readConfig(claves).recaptcha?.verifyUrl).toBe('https://www.google.com/recaptcha/api/siteverify');
  const otra = { ...claves, RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/' };
  expect(readConfig(otra).recaptcha).toEqual({ siteKey: 'a', secret: 'b', verifyUrl: 'http://127.0.0.1:9/' });
});
