import { Agent, request } from 'node:http';
import { ADMIN } from '#tests/support/programs/servidor.ts';

const READERS = 50;
const SECONDS = 20;
const SAVE_EVERY_MS = 1_000;

type Sent = { method?: string; path: string; token?: string; body?: unknown };

function send(agent: Agent, url: string, { method = 'GET', path, token, body }: Sent): Promise<string> {
  const headers = {
    ...(token && { authorization: token }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { method, agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('end', () =>
        (answer.statusCode ?? 500) < 300
          ? resolve(text)
          : reject(new Error(`${path}: ${answer.statusCode} ${text}`)),
      );
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

type Freshness = { checks: number; stale: number; saves: number };

const NOMBRE = /"nombre":"n(\d+)"/;

/** Saves the name of a player of a league, which counts up and which a public call shows. */
async function prepare(agent: Agent, url: string) {
  const token = await send(agent, url, { method: 'POST', path: '/api/auth/login', body: ADMIN });
  const [liga] = JSON.parse(await send(agent, url, { path: '/api/clasificaciones/ligas?tipo=social' })) as [
    { id: number },
  ];
  const player = {
    estado: 'activo',
    email: null,
    telefono: null,
    disponibleAmistosos: false,
    idLiga: liga.id,
  };
  const save = (id: number, n: number): Promise<string> =>
    send(agent, url, {
      method: 'POST',
      path: `/api/private/jugadores/${id}`,
      token,
      body: { ...player, nombre: `n${n}` },
    });
  const { id } = JSON.parse(await save(0, 0)) as { id: number };
  return { id, save };
}

/**
 * Fifty connections that read without a pause while one save a second is made: an answer is stale when it was
 * asked for after a save was acknowledged and does not show it.
 */
export async function countStale(urls: readonly string[]): Promise<Freshness> {
  const [first = ''] = urls;
  const agent = new Agent({ keepAlive: true, maxSockets: READERS + 1 });
  const { id, save } = await prepare(agent, first);
  const until = Date.now() + SECONDS * 1_000;
  const count: Freshness = { checks: 0, stale: 0, saves: 0 };
  const read = async (url: string): Promise<void> => {
    while (Date.now() < until) {
      const acknowledged = count.saves;
      const text = await send(agent, url, { path: `/api/clasificaciones/jugador/${id}` });
      count.checks += 1;
      if (Number(NOMBRE.exec(text)?.[1] ?? -1) < acknowledged) count.stale += 1;
    }
  };
  const write = async (): Promise<void> => {
    while (Date.now() < until) {
      await save(id, count.saves + 1);
      count.saves += 1;
      await new Promise((resolve) => setTimeout(resolve, SAVE_EVERY_MS));
    }
  };
  const readers = Array.from({ length: READERS }, (_, i) => read(urls[i % urls.length] ?? first));
  await Promise.all([write(), ...readers]);
  agent.destroy();
  return count;
}
