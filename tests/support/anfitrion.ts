import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN, type Servidor, startServer } from './servidor.ts';

/** A site with a database of its own, and somebody of the staff signed in. */
export type Club = {
  servidor: Servidor;
  /** The session of the staff: one for the whole club. */
  token(): Promise<string>;
};

type Abierto = Club & { de: string; cierra(): Promise<void> };

async function entrarEn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(ADMIN),
  });
  return answer.text();
}

async function abrirClub(de: string, env: NodeJS.ProcessEnv): Promise<Abierto> {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-e2e-'));
  const servidor = await startServer({ dataDir, env: { DEMO: 'true', ...env } });
  let token: Promise<string> | null = null;
  return {
    de,
    servidor,
    token: () => {
      token ??= entrarEn(servidor.url);
      return token;
    },
    cierra: async () => {
      await servidor.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Anfitrion = {
  /** The club of those journeys: the one they had; for others, a new one takes its place. */
  clubDe(quienes: string): Promise<Club>;
  cierra(): Promise<void>;
};

/** Gives one set of journeys after another a club where nobody has been. */
export function crearAnfitrion(env: NodeJS.ProcessEnv): Anfitrion {
  let abierto: Abierto | null = null;
  const cierra = async (): Promise<void> => {
    await abierto?.cierra();
    abierto = null;
  };
  return {
    clubDe: async (quienes) => {
      if (abierto?.de === quienes) return abierto;
      await cierra();
      abierto = await abrirClub(quienes, env);
      return abierto;
    },
    cierra,
  };
}
