import autocannon from 'autocannon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertarUsuario } from '#server/db/tables/usuario.ts';
import { ADMIN, addAdmin, startApp, type TestApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { figure } from '../support/figures.ts';
import { pedir, useSitio } from '../support/programs/sitio.ts';

/** Rounds of each comparison. */
const ROUNDS = Number(process.env.VUELTAS ?? 1);

const LIMITS = { difference: 0.1, pace: 0.5 };

/** Seconds the pages are asked for at a time. */
const VENTANA_S = 2;

const mediana = (numeros: readonly number[]): number => {
  const orden = numeros.toSorted((a, b) => a - b);
  return orden[Math.floor(orden.length / 2)] ?? Number.NaN;
};

describeEngines('the time of a refused sign-in', ({ open, motor }) => {
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

  /** From an address nobody has called from. */
  const medir = async (usuario: string): Promise<number> => {
    const inicio = performance.now();
    direcciones += 1;
    const ip = `10.${direcciones >> 16}.${(direcciones >> 8) & 255}.${direcciones & 255}`;
    const body = { usuario, password: 'no es esta' };
    const { text } = await club.send('POST', '/api/auth/login', { body, ip });
    expect(text).toBe('');
    return performance.now() - inicio;
  };

  it('is as long whoever is named: known, unknown or no longer there', { timeout: 400_000 }, async () => {
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
  const sitio = useSitio({ TRUST_PROXY: '1' });

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
