import ICAL from 'ical.js';
import { afterEach, expect, test, vi } from 'vitest';
import { club, ponerClub } from '#club';
import type { Cita } from '#contract/liga/horarios.ts';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { icsDe } from './ics.ts';

const cita = (cambios: Partial<Cita> = {}): Cita => ({
  id: 7,
  version: 1,
  estado: 'puesto',
  idLiga: 1,
  fecha: '2026-11-28T10:00',
  duracion: 90,
  idJugador1: 1,
  jugador1: 'Ana Gil',
  idJugador2: 2,
  jugador2: 'Luis Paz',
  pista: 'Restón 2',
  ...DE_SIEMPRE,
  liga: 'social',
  conMenores: false,
  division: 1,
  nombreLiga: 'Liga Social - 1ª División - 2026/27',
  observaciones: null,
  weather: null,
  ...cambios,
});

/** Its events, as another program reads the file: with the zone that is written in it. */
function leer(citas: Cita[], borradas: Parameters<typeof icsDe>[0]['borradas'] = []) {
  const texto = icsDe({ nombre: 'Partidos de Ana', citas, borradas }, 'https://club.example');
  const raiz = new ICAL.Component(ICAL.parse(texto));
  for (const zona of raiz.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zona);
  return raiz.getAllSubcomponents('vevent').map((uno) => new ICAL.Event(uno));
}

const instantes = (uno: Cita): string[] =>
  leer([uno]).flatMap(({ startDate, endDate }) =>
    [startDate, endDate].map((cuando) => cuando.toJSDate().toISOString()),
  );

afterEach(() => vi.unstubAllEnvs());

test('one that was begun says how it stands, and one annulled or that neither came to is taken off', () => {
  const [aMedias, anulado, nuevo, ninguno] = leer([
    cita({
      sets: [
        [6, 4],
        [2, 1],
      ],
    }),
    cita({ id: 8, estado: 'anulado' }),
    cita({ id: 9 }),
    cita({ id: 10, estado: 'ningunoPresentado' }),
  ]);
  expect(aMedias?.description).toContain('Por reanudar: 6-4, 2-1');
  expect(anulado?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(anulado?.description).toContain('Anulado: no cuenta para nadie.');
  expect(nuevo?.description).not.toContain('Por reanudar');
  expect(ninguno?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(ninguno?.description).toContain('No se presentó ninguno: ya no se juega.');
});

test.each(['Europe/Madrid', 'UTC', 'America/New_York', 'Asia/Tokyo'])(
  'hours are the club’s wherever the program runs (%s), around both changes of hour',
  (TZ) => {
    vi.stubEnv('TZ', TZ);
    expect(instantes(cita())).toEqual(['2026-11-28T09:00:00.000Z', '2026-11-28T10:30:00.000Z']);
    expect(instantes(cita({ fecha: '2026-06-28T10:00' }))[0]).toBe('2026-06-28T08:00:00.000Z');
    // The last match before each change, and the first after it.
    expect(instantes(cita({ fecha: '2026-03-28T21:00' }))[0]).toBe('2026-03-28T20:00:00.000Z');
    expect(instantes(cita({ fecha: '2026-03-29T09:00' }))[0]).toBe('2026-03-29T07:00:00.000Z');
    expect(instantes(cita({ fecha: '2026-10-24T21:00' }))[0]).toBe('2026-10-24T19:00:00.000Z');
    expect(instantes(cita({ fecha: '2026-10-25T09:00' }))[0]).toBe('2026-10-25T08:00:00.000Z');
    // One of the small hours of a marathon lasts what it lasts.
    const [empieza = '', acaba = ''] = instantes(cita({ fecha: '2026-10-25T01:30', duracion: 180 }));
    expect(Date.parse(acaba) - Date.parse(empieza)).toBe(180 * 60_000);
    const [evento] = leer([cita()]);
    expect(evento?.startDate.zone.tzid).toBe('Europe/Madrid');
    expect(evento?.startDate.toString()).toBe('2026-11-28T10:00:00');
  },
);

test('a match says who, where, in which league and with what weather, and leads to its page', () => {
  const weather = {
    icon: '03d',
    temp: 18.2,
    tempMin: 9,
    tempMax: 20,
    humidity: 50,
    windSpeed: 12,
    uvi: 3,
    lluvia: null,
  };
  const [evento] = leer([cita({ observaciones: 'Traed pelotas', weather: weather as Cita['weather'] })]);
  expect(evento?.summary).toBe('Ana Gil – Luis Paz');
  expect(evento?.location).toBe('Restón 2, Calle del Restón, 3, 28799 Valdecierzo (Madrid)');
  expect(evento?.description.replaceAll('\u00a0', ' ').split('\n')).toEqual([
    'Liga Social - 1ª División - 2026/27',
    'Traed pelotas',
    'Previsión: Nubes y claros, 18 °C, viento 12 km/h',
    'https://club.example/competicion-clasificaciones-partido/7',
  ]);
  expect(evento?.component.getFirstPropertyValue('url')).toBe(
    'https://club.example/competicion-clasificaciones-partido/7',
  );
});

test('it has the same name when the club changes the address of its web', () => {
  const { dominio } = club;
  const [antes] = leer([cita()]);
  ponerClub({ ...club, dominio: 'otro.example' });
  const [despues] = leer([cita()]);
  ponerClub({ ...club, dominio });
  expect(despues?.uid).toBe(antes?.uid);
});

test('taken again it is the same match, a later one; what is not played is cancelled', () => {
  const de = (evento: ICAL.Event | undefined) => ({
    uid: evento?.uid,
    sequence: evento?.sequence,
    status: evento?.component.getFirstPropertyValue('status'),
  });
  const [antes] = leer([cita()]);
  const [movido] = leer([cita({ version: 2, fecha: '2026-11-29T10:00' })]);
  const [aplazado] = leer([cita({ version: 3, estado: 'aplazado' })]);
  const [borrado] = leer([], [{ id: 7, version: 3, fecha: '2026-11-28T10:00', duracion: 90 }]);
  const [devuelto] = leer([cita({ version: 4 })]);
  const todos = [antes, movido, aplazado, borrado, devuelto].map(de);
  expect(new Set(todos.map(({ uid }) => uid))).toEqual(new Set(['partido-7@clubtenisvaldecierzo.example']));
  expect(todos.map(({ status }) => status)).toEqual([
    'CONFIRMED',
    'CONFIRMED',
    'CANCELLED',
    'CANCELLED',
    'CONFIRMED',
  ]);
  const secuencias = todos.map(({ sequence }) => sequence ?? 0);
  expect(secuencias).toEqual([...new Set(secuencias)].sort((a, b) => a - b));
  expect(borrado?.summary).toBe('Partido retirado');
});

test('the same matches are the same file, whenever they are asked for', () => {
  const calendario = { nombre: 'x', citas: [cita()], borradas: [] };
  vi.useFakeTimers({ now: 0 });
  const uno = icsDe(calendario, 'https://a.example');
  vi.setSystemTime(9e11);
  expect(icsDe(calendario, 'https://a.example')).toBe(uno);
  vi.useRealTimers();
  expect(uno).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT4H');
});
