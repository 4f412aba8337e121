import { ADMIN } from './servidor.ts';

const AT_ONCE = 4;

const post = (url: string, path: string, body: object, token = ''): Promise<Response> =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });

export async function signIn(url: string): Promise<string> {
  const token = await (await post(url, '/api/auth/login', ADMIN)).text();
  if (token === '') throw new Error('The staff account cannot sign in.');
  return token;
}

export type Escritores = {
  /** The names of the courts whose creation the server confirmed, so far. */
  confirmed: readonly string[];
  /** Resolves with the first confirmation. */
  started: Promise<void>;
  stop(): Promise<void>;
};

/** Several clients that create courts, one after another each, until they are stopped. */
export function startWriting(url: string, token: string, prefix: string): Escritores {
  const confirmed: string[] = [];
  let going = true;
  let begin = (): void => {};
  const started = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const writeOne = async (nombre: string): Promise<void> => {
    const response = await post(url, '/api/private/pistas/0', { nombre, estado: 'activa' }, token);
    await response.arrayBuffer();
    if (!response.ok) return;
    confirmed.push(nombre);
    begin();
  };
  const client = async (number: number): Promise<void> => {
    for (let turn = 0; going; turn += 1) {
      await writeOne(`${prefix}-${number}-${turn}`).catch(
        () => new Promise((resolve) => setTimeout(resolve, 20)),
      );
    }
  };
  const clients = Array.from({ length: AT_ONCE }, (_nothing, number) => client(number));
  const stop = async (): Promise<void> => {
    going = false;
    await Promise.all(clients);
  };
  return { confirmed, started, stop };
}
