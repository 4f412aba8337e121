import { expect, it } from 'vitest';
import type { MisPartidos, PorQuedar } from '#contract/cuentas/mis-partidos.ts';
import { sumarDias } from '#domain/fecha.ts';
import { sembrarDemo } from '#server/demo/demo.ts';
import { hashToken } from '#server/platform/crypto/password.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { figure } from '#tests/support/figures.ts';
import { AHORA, HOY } from '#tests/support/momento.ts';

const DIAS = 7;
/** How often somebody opens their link on a day, how many of the hours suit them, and how many they mark at once. */
const [ABREN, LES_VIENE, MARCAN] = [0.4, 0.35, 5];

/** The same chances every time it is run. */
function azarDe(semilla: number): () => number {
  let estado = semilla;
  return () => {
    estado = (estado * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return estado / 2 ** 32;
  };
}

describeServer('the postponed matches of the demonstration', (engine) => {
  const app = useApp(engine);
  const total = { solos: 0, posibles: 0 };
  let pedidas = 0;
  const pedir = async (path: string, body: object) => {
    pedidas += 1;
    const ip = `10.${pedidas >> 16}.${(pedidas >> 8) & 255}.${pedidas & 255}`;
    return app().send('POST', path, { body, ip });
  };
  const ver = async (token: string): Promise<PorQuedar[]> =>
    ((await pedir('/api/mi/partidos', { token })).body as MisPartidos).aplazados;

  const aplazados = async () => {
    const { body } = await app().api('POST', '/api/private/partidos', {
      aplazados: true,
    });
    return body as { id: number; idJugador1: number; idJugador2: number }[];
  };

  it.each([1, 2, 3, 4, 5])('are arranged by who plays them, at random (%s)', async (semilla) => {
    const { db } = app().base;
    await sembrarDemo(app().base, AHORA);
    await app().api('POST', '/api/private/configuracion/save', [
      { clave: 'aplazadosEntreJugadores', valor: 'true' },
    ]);
    const antes = await aplazados();
    const jugadores = [...new Set(antes.flatMap(({ idJugador1, idJugador2 }) => [idJugador1, idJugador2]))];
    for (const idJugador of jugadores)
      await db
        .insertInto('enlace_personal')
        .values({ idJugador, tokenHash: hashToken(`k${idJugador}`), creado: 0, caduca: '2027-08-30' })
        .execute();
    const conHuecos = new Set<number>();
    for (const idJugador of jugadores)
      for (const { id, huecos } of await ver(`k${idJugador}`)) if (huecos.length > 0) conHuecos.add(id);
    const azar = azarDe(semilla);
    const viene = new Map<string, boolean>();
    const leViene = (idJugador: number, fecha: string): boolean => {
      const clave = `${idJugador} ${fecha}`;
      if (!viene.has(clave)) viene.set(clave, azar() < LES_VIENE);
      return viene.get(clave) === true;
    };
    let toques = 0;
    let rechazos = 0;
    const tocar = async (idJugador: number, id: number, fecha: string): Promise<boolean> => {
      toques += 1;
      const { status, body } = await pedir('/api/mi/hora', {
        token: `k${idJugador}`,
        id,
        fecha,
        puede: true,
      });
      rechazos += Number(status === 409);
      return (body as { reservado?: string | null }).reservado != null;
    };
    const contestar = async (idJugador: number): Promise<void> => {
      for (const { id, huecos } of await ver(`k${idJugador}`)) {
        const suyos = huecos.filter(({ fecha }) => leViene(idJugador, fecha));
        const delRival = suyos.find(({ suya, mia }) => suya && !mia);
        if (delRival && (await tocar(idJugador, id, delRival.fecha))) continue;
        const nuevos = suyos.filter(({ mia, suya }) => !mia && !suya);
        for (const { fecha } of nuevos.slice(0, MARCAN)) await tocar(idJugador, id, fecha);
      }
    };
    for (let dia = 0; dia < DIAS; dia += 1) {
      app().reloj.set(`${sumarDias(HOY, dia)}T20:00`);
      for (const idJugador of jugadores) if (azar() < ABREN) await contestar(idJugador);
    }
    app().token = await app().signIn();
    const despues = await aplazados();
    const solos = antes.length - despues.length;
    figure(
      `postponed matches arranged without the desk in a week (seed ${semilla})`,
      `${solos} of the ${conHuecos.size} that had an hour (of ${antes.length}: in the rest somebody is injured), ${(toques / (2 * conHuecos.size)).toFixed(1)} presses a player, ${rechazos} refused`,
      'more than half, over the seeds',
    );
    total.solos += solos;
    total.posibles += conHuecos.size;
  });

  it('more than half of those that have any hour', () =>
    expect(total.solos).toBeGreaterThan(total.posibles / 2));
});
