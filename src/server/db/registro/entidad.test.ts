import { expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { unaLiga, unaLigaConDos, unaPista, unJugador, unPartido } from '#tests/builders/index.ts';
import { type TestApp, useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

type Entidad = { id: number; version: number };

const ENTIDADES: [string, (club: TestApp) => Promise<Entidad>, object][] = [
  ['pistas', (club) => unaPista(club), { estado: 'inactiva' }],
  ['ligas', (club) => unaLiga(club), { notificar: true }],
  ['jugadores', (club) => unJugador(club, { email: 'ana@club.example' }), { estado: 'lesion' }],
  [
    'partidos',
    async (club) => {
      const { avisos: _, ...partido } = await unPartido(club, (await unaLigaConDos(club)).quienes);
      return partido;
    },
    { observaciones: 'Con lluvia' },
  ],
];

describeEngines('two editors at once', (engine) => {
  const app = useApp(engine);

  it.each(ENTIDADES)('%s: the second is told, and sees what is there now', async (grupo, crear, cambios) => {
    const leida = await crear(app());
    const ruta = `/api/private/${grupo}/${leida.id}`;
    expect((await app().api('POST', ruta, { ...leida, ...cambios })).status).toBe(200);
    const segunda = await app().api('POST', ruta, leida);
    const { body: actual } = await app().api('GET', ruta);
    expect(segunda).toMatchObject({ status: 409, body: { message: mensajes.cambiadoMientras } });
    expect(segunda.body).toEqual({ message: mensajes.cambiadoMientras, actual });
    expect(actual).toEqual({ ...leida, ...cambios, version: leida.version + 1 });
  });

  it('a version nobody has given yet is not the one that is there either: a backup was restored meanwhile', async () => {
    const pista = await unaPista(app());
    const guardar = app().api('POST', `/api/private/pistas/${pista.id}`, { ...pista, version: 7 });
    expect(await guardar).toMatchObject({ status: 409, body: { message: mensajes.cambiadoMientras } });
  });

  it.each(ENTIDADES)('%s: of two at the same moment, one is saved', async (grupo, crear, cambios) => {
    const leida = await crear(app());
    const guardar = () => app().api('POST', `/api/private/${grupo}/${leida.id}`, { ...leida, ...cambios });
    const statuses = (await Promise.all([guardar(), guardar()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });
});
