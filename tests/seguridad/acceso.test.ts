import autocannon from 'autocannon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertarUsuario } from '#server/db/tables/usuario.ts';
import { ADMIN, addAdmin, type Respuesta, startApp, type TestApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { figure } from '../support/figures.ts';
import { pedir, useSitio } from '../support/sitio.ts';

/** Rounds of each comparison; `npm run test:hard` asks for more. */
const ROUNDS = Number(process.env.VUELTAS ?? 1);

/** On a machine busy with the other tests a short sample says less than the long one, alone, is asked for. */
const LIMITS = ROUNDS > 1 ? { difference: 0.1, pace: 0.5 } : { difference: 0.25, pace: 0.25 };

/** Seconds the pages are asked for at a time. */
const VENTANA_S = 2;

const mediana = (numeros: readonly number[]): number => {
  const orden = numeros.toSorted((a, b) => a - b);
  return orden[Math.floor(orden.length / 2)] ?? Number.NaN;
};

const contar = (respuestas: readonly Respuesta[], status: number): number =>
  respuestas.filter((una) => una.status === status).length;

describeEngines('guessing passwords', ({ open, motor }) => {
  let club: TestApp;
  let direcciones = 0;

  beforeAll(async () => {
    const base = await open();
    await addAdmin(base);
    await insertarUsuario(base.db, 'baja', 'un hash');
    await base.db.updateTable('usuario').set({ activo: 0 }).where('usuario', '=', 'baja').execute();
    club = await startApp(base);
  });
  afterAll(() => club?.app.close());

  /** An address nobody has called from. */
  const nueva = (): string => {
    direcciones += 1;
    return `10.${direcciones >> 16}.${(direcciones >> 8) & 255}.${direcciones & 255}`;
  };
  const entrar = (usuario: string, password: string, ip: string): Promise<Respuesta> =>
    club.send('POST', '/api/auth/login', { body: { usuario, password }, ip });

  it('200 guesses at once are five, and the owner gets in meanwhile from elsewhere', async () => {
    const [mala, buena] = [nueva(), nueva()];
    const adivinar = Array.from({ length: 200 }, (_, i) => entrar(ADMIN.usuario, `intento ${i}`, mala));
    const duena = entrar(ADMIN.usuario, ADMIN.password, buena);
    const respuestas = await Promise.all(adivinar);
    const [probados, rechazados] = [contar(respuestas, 200), contar(respuestas, 429)];
    figure(`200 guesses at once, ${motor}`, `${probados} checked, ${rechazados} refused`, '5 checked');
    expect([probados, rechazados]).toEqual([5, 195]);
    expect(respuestas.map(({ text }) => text).filter((text) => /^[\w-]{43}$/.test(text))).toEqual([]);
    expect((await duena).text).toMatch(/^[\w-]{43}$/);
    expect((await entrar(ADMIN.usuario, ADMIN.password, mala)).status).toBe(429);
  });

  it('from 400 addresses at once keep nobody out who signed in before from the same place', async () => {
    const casa = nueva();
    const entraLaDuena = () => entrar(ADMIN.usuario, ADMIN.password, casa);
    expect((await entraLaDuena()).text).toMatch(/^[\w-]{43}$/);
    const inundar = Array.from({ length: 400 }, (_, i) => entrar(ADMIN.usuario, `intento ${i}`, nueva()));
    const suyas = await Promise.all([1, 2, 3].map(entraLaDuena));
    const respuestas = await Promise.all(inundar);
    const [probados, rechazados] = [contar(respuestas, 200), contar(respuestas, 429)];
    figure(`400 addresses at once, ${motor}`, `${probados} checked, ${rechazados} refused`, 'the owner in');
    // Whoever has not been here is refused nine times out of ten: that the three get in is no luck.
    expect(rechazados).toBeGreaterThan(300);
    expect(suyas.map(({ text }) => /^[\w-]{43}$/.test(text))).toEqual([true, true, true]);
    expect(respuestas.map(({ text }) => text).filter((text) => /^[\w-]{43}$/.test(text))).toEqual([]);
  });

  it('who guesses from where the owner signs in has five tries there too', async () => {
    const casa = nueva();
    await entrar(ADMIN.usuario, ADMIN.password, casa);
    const respuestas = await Promise.all(
      Array.from({ length: 40 }, (_, i) => entrar(ADMIN.usuario, `intento ${i}`, casa)),
    );
    expect([contar(respuestas, 200), contar(respuestas, 429)]).toEqual([5, 35]);
  });

  it('over GET they count together with those over POST', async () => {
    const ip = nueva();
    const query = `usuario=${ADMIN.usuario}&password=x`;
    const mezcla = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 === 0
          ? entrar(ADMIN.usuario, 'x', ip)
          : club.send('GET', `/api/auth/login${i % 4 === 1 ? '/' : ''}?${query}`, { ip }),
      ),
    );
    expect([contar(mezcla, 200), contar(mezcla, 429)]).toEqual([5, 15]);
  });

  it('an address behind no proxy does not choose its own', async () => {
    const ip = nueva();
    const respuestas = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        club.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          remoteAddress: ip,
          headers: {
            'x-forwarded-for': `203.0.113.${i}`,
            'x-real-ip': `203.0.113.${i}`,
            forwarded: `for=${i}`,
          },
          payload: { usuario: ADMIN.usuario, password: 'x' },
        }),
      ),
    );
    expect(respuestas.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
  });

  const medir = async (usuario: string): Promise<number> => {
    const inicio = performance.now();
    const { text } = await entrar(usuario, 'no es esta', nueva());
    expect(text).toBe('');
    return performance.now() - inicio;
  };

  it('takes as long whoever is named: known, unknown or no longer there', { timeout: 400_000 }, async () => {
    const quienes = [ADMIN.usuario, 'nadie', 'baja'] as const;
    const tiempos = new Map<string, number[]>(quienes.map((quien) => [quien, []]));
    const razon = (quien: string): number =>
      mediana(tiempos.get(quien) ?? []) / mediana(tiempos.get(ADMIN.usuario) ?? []);
    const sinDiferencia = (): boolean =>
      quienes.every((quien) => Math.abs(razon(quien) - 1) < LIMITS.difference);
    // A busy machine needs more of them to show the same.
    for (let vuelta = 0; vuelta < ROUNDS + 4 && (vuelta < ROUNDS || !sinDiferencia()); vuelta += 1)
      for (let i = 0; i < 40; i += 1)
        for (const quien of quienes) tiempos.get(quien)?.push(await medir(quien));
    const cifras = quienes.map((quien) => `${quien} ${razon(quien).toFixed(3)}`).join(', ');
    const muestra = tiempos.get(ADMIN.usuario)?.length;
    figure(
      `time of a refused sign-in, ${motor}`,
      `${cifras} of the known user's median, ${muestra} each`,
      `within ${LIMITS.difference * 100} %`,
    );
    expect(sinDiferencia(), cifras).toBe(true);
  });
});

describe('a flood of sign-ins', () => {
  const sitio = useSitio({ TRUST_PROXY: 'true' });

  const paginas = async (): Promise<number> =>
    (await autocannon({ url: sitio().url, connections: 10, duration: VENTANA_S, workers: 1 })).requests
      .average;

  /** As many as keep the passwords' queue full, each from another address: what costs is what is checked. */
  async function inundar(hasta: () => boolean): Promise<Map<number, number>> {
    const estados = new Map<number, number>();
    const uno = async (numero: number): Promise<void> => {
      for (let i = 0; !hasta(); i += 1) {
        const headers = {
          'content-type': 'application/json',
          'x-forwarded-for': `10.${numero}.${i >> 8}.${i & 255}`,
        };
        const body = JSON.stringify({ usuario: ADMIN.usuario, password: `intento ${i}` });
        const { status } = await pedir(sitio().url, '/api/auth/login', { method: 'POST', headers, body });
        estados.set(status, (estados.get(status) ?? 0) + 1);
        if (status === 429) await new Promise((resolve) => setTimeout(resolve, 100));
      }
    };
    await Promise.all(Array.from({ length: 30 }, (_, numero) => uno(numero)));
    return estados;
  }

  it('leaves the pages at least half of their pace', { timeout: 400_000 }, async () => {
    const tranquilas: number[] = [];
    const inundadas: number[] = [];
    const estados = new Map<number, number>();
    // By turns, and the best of each: what else the machine does only takes from them.
    const razon = (): number => Math.max(...inundadas) / Math.max(...tranquilas);
    const [bastan, limite] = [2 * ROUNDS, 2 * ROUNDS + 6];
    await paginas();
    // A busy machine needs more of them to show the same.
    for (let vuelta = 0; vuelta < bastan || (vuelta < limite && razon() < LIMITS.pace); vuelta += 1) {
      tranquilas.push(await paginas());
      let acabo = false;
      const inundacion = inundar(() => acabo);
      inundadas.push(await paginas());
      acabo = true;
      for (const [estado, veces] of await inundacion) estados.set(estado, (estados.get(estado) ?? 0) + veces);
    }
    const porSegundo = (estado: number): string =>
      ((estados.get(estado) ?? 0) / (inundadas.length * VENTANA_S)).toFixed(0);
    figure(
      'login flood',
      `pages at ${razon().toFixed(2)} of their pace, with ${porSegundo(200)} sign-ins a second checked and ${porSegundo(429)} refused`,
      `at least ${LIMITS.pace}`,
    );
    expect(estados.get(200) ?? 0).toBeGreaterThan(0);
    expect(estados.get(429) ?? 0).toBeGreaterThan(0);
    expect(razon()).toBeGreaterThanOrEqual(LIMITS.pace);
  });
});
