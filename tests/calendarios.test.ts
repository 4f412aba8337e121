import { describe, expect, it } from 'vitest';
import type { Calendario } from '#contract/liga/horarios.ts';
import { partidosApi } from '#contract/liga/partidos.ts';
import { jugadoresDe, marcador, unaLiga, unaLigaConDos, unPartido } from './builders/index.ts';
import { useApp } from './support/app.ts';
import { registroDe } from './support/deshacer.ts';
import { describeEngines } from './support/engines.ts';
import { pedir, useSitio } from './support/programs/sitio.ts';

describeEngines('calendars', (engine) => {
  const app = useApp(engine);
  const ver = async (path: string): Promise<Calendario> => {
    const { status, body } = await app().send('GET', `/api/calendarios/${path}`);
    expect(status, path).toBe(200);
    return body as Calendario;
  };
  const ids = async (path: string) => (await ver(path)).citas.map(({ id }) => id);

  it('have the matches of a player, a division, a court or the club, from 60 days ago on', async () => {
    const { liga, pista, ana, quienes } = await unaLigaConDos(app());
    const [eva, leo] = await jugadoresDe(app(), liga.id, 'Eva Sanz', 'Leo Ruiz');
    const suyo = await unPartido(app(), { ...quienes, fecha: '2026-11-28T10:00', idPista: pista.id });
    const deOtros = { idLiga: liga.id, idJugador1: eva?.id ?? 0, idJugador2: leo?.id ?? 0 };
    const ajeno = await unPartido(app(), { ...deOtros, fecha: '2026-11-28T12:00' });
    const jugado = await unPartido(app(), {
      ...quienes,
      fecha: '2026-10-03T10:00',
      ...marcador('6-1 6-1'),
    });
    await unPartido(app(), { ...quienes, fecha: '2026-08-01T10:00', ...marcador('6-1 6-1') });
    await unPartido(app(), {
      ...quienes,
      fecha: '2026-11-01T10:00',
      ...marcador('6-1 6-1'),
      sintetico: true,
    });
    const otra = await unaLiga(app(), { division: 2 });
    expect(await ids(`jugador/${ana.id}`)).toEqual([jugado.id, suyo.id]);
    expect(await ids(`division/${liga.id}`)).toEqual([jugado.id, suyo.id, ajeno.id]);
    expect(await ids(`division/${otra.id}`)).toEqual([]);
    expect(await ids(`pista/${pista.id}`)).toEqual([suyo.id]);
    expect(await ids('club')).toEqual([jugado.id, suyo.id, ajeno.id]);
    expect((await ver(`jugador/${ana.id}`)).nombre).toBe('Partidos de Ana Gil');
    expect((await ver(`division/${liga.id}`)).nombre).toBe(liga.nombre);
    expect((await ver(`pista/${pista.id}`)).nombre).toBe(`Pista ${pista.nombre}`);
  });

  it('say what is postponed or cancelled, with a version that grows at every save', async () => {
    const { quienes } = await unaLigaConDos(app());
    const partido = await unPartido(app(), { ...quienes, fecha: '2026-11-28T10:00' });
    const guardar = async (cambios: object) => {
      const { version, ...datos } = await app().call(partidosApi.leer, { params: { id: partido.id } });
      const body = { ...datos, ...cambios, version };
      await app().call(partidosApi.guardar, { params: { id: partido.id }, body: body as never });
      const [cita] = (await ver('club')).citas;
      return cita;
    };
    expect((await ver('club')).citas[0]).toMatchObject({ version: 1, estado: 'puesto' });
    expect(await guardar({ fecha: '2026-11-29T10:00' })).toMatchObject({ version: 2, estado: 'puesto' });
    expect(await guardar({ jugador1Aplaza: true })).toMatchObject({ version: 3, estado: 'aplazado' });
    expect(await guardar({ jugador1Aplaza: false, cancelado: true })).toMatchObject({
      version: 4,
      estado: 'cancelado',
    });
    expect((await ver(`partido/${partido.id}`)).citas).toMatchObject([{ estado: 'cancelado' }]);
  });

  it('tell one match whenever it was played, and of the others those of the last two months', async () => {
    const { quienes } = await unaLigaConDos(app());
    const { id } = await unPartido(app(), { ...quienes, fecha: '2024-01-13T10:00' });
    expect((await ver(`partido/${id}`)).citas).toMatchObject([{ id }]);
    expect((await ver('club')).citas.map((cita) => cita.id)).not.toContain(id);
  });

  it('take off what was deleted, which names nobody, and have it again when it is taken back', async () => {
    const { liga, pista, ana, luis, quienes } = await unaLigaConDos(app());
    const [eva] = await jugadoresDe(app(), liga.id, 'Eva Sanz');
    const partido = await unPartido(app(), { ...quienes, fecha: '2026-11-28T10:00', idPista: pista.id });
    await app().api('DELETE', `/api/private/partidos/${partido.id}`);
    const { id, version } = partido;
    const borrada = { id, version, fecha: '2026-11-28T10:00', duracion: 90 };
    for (const path of [`jugador/${ana.id}`, `jugador/${luis.id}`, `division/${liga.id}`, 'club'])
      expect(await ver(path)).toMatchObject({ citas: [], borradas: [borrada] });
    expect(await ver(`pista/${pista.id}`)).toMatchObject({ borradas: [borrada] });
    expect(await ver(`jugador/${eva?.id}`)).toMatchObject({ borradas: [] });
    expect((await app().send('GET', `/api/calendarios/partido/${id}`)).status).toBe(404);
    const registro = registroDe(app);
    expect((await registro.deshacer(await registro.ultima())).status).toBe(200);
    const [devuelta] = (await ver('club')).citas;
    expect(devuelta?.version).toBeGreaterThan(version);
    expect((await ver('club')).borradas).toEqual([]);
  });

  it('call minors as they are called in public', async () => {
    const { liga, ana, quienes } = await unaLigaConDos(app(), { tipo: 'infantil' });
    await unPartido(app(), { ...quienes, fecha: '2026-11-28T10:00', observaciones: 'Avisar a Ana Gil' });
    for (const path of ['club', `jugador/${ana.id}`, `division/${liga.id}`]) {
      const { text } = await app().send('GET', `/api/calendarios/${path}`, { token: app().token });
      expect(text, path).toContain('Ana G.');
      expect(text, path).not.toMatch(/Gil|Paz/);
    }
  });

  it.each(['jugador/999', 'division/999', 'pista/999', 'partido/999', 'jugador/x', 'nadie/1', 'jugador/0'])(
    'of %s there is none',
    async (path) => {
      expect((await app().send('GET', `/api/calendarios/${path}`)).status).toBe(404);
    },
  );
});

describe('calendar files', () => {
  const sitio = useSitio();
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    pedir(sitio().url, path, { headers, method });

  it('are sent once to who has them, with their headers alone to who asks so', async () => {
    const [liga] = JSON.parse((await get('/api/clasificaciones/ligas')).html) as { id: number }[];
    for (const path of ['/calendario/club.ics', `/calendario/division/${liga?.id}.ics`]) {
      const { status, headers, html } = await get(path);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(html).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VTIMEZONE[\s\S]*END:VCALENDAR/);
      expect(html.replaceAll('\r\n ', '')).toContain(
        `URL;VALUE=URI:${new URL(sitio().url).origin}/competicion-clasificaciones-partido/`,
      );
      const etag = headers.get('etag') ?? '';
      expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
      const soloCabeza = await get(path, {}, 'HEAD');
      expect([soloCabeza.status, soloCabeza.headers.get('etag'), soloCabeza.html]).toEqual([200, etag, '']);
    }
  });

  it.each([
    '/calendario/jugador/99999.ics',
    '/calendario/jugador/1',
    '/calendario/nadie/1.ics',
    '/calendario/otro.ics',
    '/calendario/jugador/uno.ics',
  ])('of %s there is none', async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  });
});
