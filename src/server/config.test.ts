import { expect, test } from 'vitest';
import { BadConfig, readConfig } from './config.ts';

test('an empty environment is a club on this machine, with the demo season', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: null,
    adminUsuario: 'admin',
    adminPassword: null,
    demo: true,
    trustProxy: false,
  });
});

test('a variable set to nothing is not set', () => {
  const vacias = {
    PORT: '',
    HOST: '',
    DATA_DIR: '',
    DATABASE_URL: '',
    DEMO: '',
    ADMIN_USUARIO: '',
    TRUST_PROXY: '',
  };
  expect(readConfig(vacias)).toEqual(readConfig({}));
});

test.each([
  [{}, true],
  [{ DEMO: 'false' }, false],
  [{ DATABASE_URL: 'postgresql://club@localhost/club' }, false],
  [{ DATABASE_URL: 'postgres://club@localhost/club', DEMO: 'true' }, true],
])('%j: demo %s', (env, demo) => {
  expect(readConfig(env).demo).toBe(demo);
});

test.each([
  ['false', false],
  ['::1, 192.168.0.1,fd00::/8', '::1, 192.168.0.1,fd00::/8'],
  ['10.0.0.0/8, loopback', '10.0.0.0/8, loopback'],
])('TRUST_PROXY=%s', (valor, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: valor }).trustProxy).toBe(trustProxy);
});

test('TRUST_PROXY as a number trusts so many proxies and not one more', () => {
  const { trustProxy } = readConfig({ TRUST_PROXY: '2' });
  const trusts = trustProxy as (address: string, hop: number) => boolean;
  expect([0, 1, 2].map((hop) => trusts('203.0.113.7', hop))).toEqual([true, true, false]);
});

test('CORS_ORIGINS is a list of sites, all of them, or none', () => {
  expect(readConfig({}).origenes).toEqual([]);
  expect(readConfig({ CORS_ORIGINS: '*' }).origenes).toEqual(['*']);
  const dos = readConfig({ CORS_ORIGINS: 'https://a.example, http://localhost:8080' });
  expect(dos.origenes).toEqual(['https://a.example', 'http://localhost:8080']);
});

test('LIMITS_EXEMPT is a list of addresses and networks', () => {
  expect(readConfig({ LIMITS_EXEMPT: '127.0.0.1, 10.0.0.0/8,' }).exentas).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
  ]);
  expect(readConfig({}).exentas).toEqual([]);
});

test.each([
  [{ CORS_ORIGINS: 'https://ayuntamiento.example/' }, 'CORS_ORIGINS: los sitios separados por comas'],
  [{ CORS_ORIGINS: '*, https://otro.example' }, 'CORS_ORIGINS: los sitios'],
  [{ LIMITS_EXEMPT: 'localhost' }, 'LIMITS_EXEMPT: direcciones o redes'],
  [{ PORT: 'tres mil' }, 'PORT: un número de 0 a 65535'],
  [{ PORT: '70000' }, 'PORT: un número de 0 a 65535'],
  [{ PORT: '1.5' }, 'PORT: un número de 0 a 65535'],
  [{ DATABASE_URL: 'mysql://club' }, 'DATABASE_URL: la dirección de PostgreSQL'],
  [{ SMTP_URL: 'correo' }, 'SMTP_URL: la dirección del servidor de correo'],
  [{ DEMO: 'sí' }, 'DEMO: true o false'],
  [{ WEATHER_URL: 'el tiempo' }, 'WEATHER_URL: una dirección completa'],
  [{ GA_MEASUREMENT_ID: 'UA-1' }, 'GA_MEASUREMENT_ID: empieza por G-'],
  [{ CONSENT_DEFAULT: '1' }, 'CONSENT_DEFAULT: true o false'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY: cuántos proxies hay delante (1 si es uno solo)'],
  [{ TRUST_PROXY: 'zzz' }, 'TRUST_PROXY: cuántos proxies'],
  [{ TRUST_PROXY: '10' }, 'TRUST_PROXY: cuántos proxies'],
  [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY: cuántos proxies'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY: cuántos proxies'],
  [{ TRUST_PROXY: '10.0.0.0/0' }, 'TRUST_PROXY: cuántos proxies'],
  [{ TRUST_PROXY: '10.0.0.1,' }, 'TRUST_PROXY: cuántos proxies'],
  [{ METRICS_TOKEN: 'corta' }, 'METRICS_TOKEN: al menos 16'],
  [{ METRICS_TOKEN: 'con espacios y acentós' }, 'METRICS_TOKEN: al menos 16'],
])('%j stops the start, saying what it is to be: %s', (env, variable) => {
  expect(() => readConfig(env)).toThrow(BadConfig);
  expect(() => readConfig(env)).toThrow(variable);
});

test('every variable at fault is named at once', () => {
  expect(() => readConfig({ PORT: 'x', DEMO: 'x' })).toThrow(/PORT: .+\nDEMO: /);
});
