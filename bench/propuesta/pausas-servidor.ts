import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Medido, Preparado } from './servidor-medido.ts';

const CADA_MS = 20;

/** As `npm start` runs it. */
const OPCIONES_NODE = ['--disable-warning=ExperimentalWarning'];

/** Worst gaps of the server's event loop: answering standings alone, and while it proposes too. */
export type PausasServidor = { sola: Medido; proponiendo: Medido };

async function pedir({ url, token, pistas, dias }: Preparado): Promise<void> {
  const body = JSON.stringify({
    tipo: 'social',
    pistas: pistas.map((id) => ({ id, nombre: '', estado: 'activa', disponible: true })),
    fecha1: dias[0],
    fecha2: dias[1],
  });
  const headers = { 'content-type': 'application/json', authorization: token };
  const respuesta = await fetch(`${url}/api/private/partidos/propuesta`, { method: 'POST', headers, body });
  if (!respuesta.ok) throw new Error(await respuesta.text());
  await respuesta.arrayBuffer();
}

async function consultarMientras(url: string, trabajo: Promise<unknown>): Promise<void> {
  let sigue = true;
  void trabajo.finally(() => {
    sigue = false;
  });
  while (sigue) {
    const respuesta = await fetch(`${url}/api/clasificaciones/ver?idLiga=1`);
    await respuesta.arrayBuffer();
    await setTimeout(CADA_MS);
  }
}

async function peorMientras(servidor: ChildProcess, url: string, trabajo: () => Promise<unknown>) {
  servidor.send('medir');
  await consultarMientras(url, trabajo());
  const dicho = once(servidor, 'message');
  servidor.send('parar');
  return ((await dicho) as [Medido])[0];
}

/** The same server answers standings every 20 ms: while it makes a proposal, and as long again without one. */
export async function pausasDelServidor(tamano: string, caso: number): Promise<PausasServidor> {
  const fichero = new URL('./servidor-medido.ts', import.meta.url);
  const servidor = fork(fichero, [tamano, String(caso)], { execArgv: OPCIONES_NODE });
  const [preparado] = (await once(servidor, 'message')) as [Preparado];
  // The first proposal starts the thread; it is not what is measured.
  await pedir({ ...preparado, pistas: [] });
  const inicio = performance.now();
  const proponiendo = await peorMientras(servidor, preparado.url, () => pedir(preparado));
  const duracion = performance.now() - inicio;
  const sola = await peorMientras(servidor, preparado.url, () => setTimeout(duracion));
  servidor.disconnect();
  return { sola, proponiendo };
}
