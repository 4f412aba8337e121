import { ADMIN } from '../programs/servidor.ts';

/** So long a client waits for an answer: longer than any outage that these tests make. */
const PATIENCE_MS = 15_000;

export type Respuesta = { status: number; body: unknown };

/** Counts what is asked of the server and what it acknowledged, however many clients ask. */
export type Cuenta = { pedidas: number; confirmadas: number; estados: Map<number, number> };

export const nuevaCuenta = (): Cuenta => ({ pedidas: 0, confirmadas: 0, estados: new Map() });

/** A member of staff with a program of their own: asks over HTTP, and hears a refusal or a lost line. */
export type Cliente = {
  /** A write: one transaction when it is acknowledged. Status 0: nobody knows what became of it. */
  escribir(method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<Respuesta>;
  /** An enrolment with its files. */
  enviar(form: FormData): Promise<Respuesta>;
  /** A call that writes nothing. */
  leer(path: string, body?: unknown): Promise<Respuesta>;
};

async function pedir(url: string, init: RequestInit): Promise<Respuesta> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  } catch {
    return { status: 0, body: null };
  }
}

const conJson = (token: string, method: string, body?: unknown): RequestInit => ({
  method,
  headers: { authorization: token, ...(body !== undefined && { 'content-type': 'application/json' }) },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

export function crearCliente(url: string, token: string, cuenta: Cuenta): Cliente {
  const contada = async (asked: Promise<Respuesta>): Promise<Respuesta> => {
    cuenta.pedidas += 1;
    const respuesta = await asked;
    const { status } = respuesta;
    cuenta.estados.set(status, (cuenta.estados.get(status) ?? 0) + 1);
    if (status >= 200 && status < 300) cuenta.confirmadas += 1;
    return respuesta;
  };
  return {
    escribir: (method, path, body) => contada(pedir(`${url}${path}`, conJson(token, method, body))),
    enviar: (form) => contada(pedir(`${url}/api/inscripcion/`, { method: 'POST', body: form })),
    leer: (path, body) => pedir(`${url}${path}`, conJson(token, body === undefined ? 'GET' : 'POST', body)),
  };
}

export async function signIn(url: string): Promise<string> {
  const { status, body } = await pedir(`${url}/api/auth/login`, conJson('', 'POST', ADMIN));
  if (status !== 200 || typeof body !== 'string' || body === '')
    throw new Error('The staff account cannot sign in.');
  return body;
}
