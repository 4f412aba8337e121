import { expect, test } from 'vitest';
import type { PartidoPublico } from '#contract/clasificaciones.ts';
import { calendarioDe } from './calendario.ts';

const CAJAS = Object.fromEntries(
  [1, 2].flatMap((lado) => [1, 2, 3, 4, 5, 6].map((set) => [`jugador${lado}Set${set}`, null])),
);

const partido = (cambios: Partial<PartidoPublico> = {}): PartidoPublico =>
  ({
    ...CAJAS,
    id: 7,
    fecha: '2026-11-28T10:00',
    pista: 'Restón 2',
    liga: 'Liga Social - 1ª División - 2026/27',
    observaciones: null,
    jugador1Nombre: 'Ana Gil',
    jugador2Nombre: 'Luis Paz',
    jugador1NoPresenta: false,
    jugador2NoPresenta: false,
    jugador1Aplaza: false,
    jugador2Aplaza: false,
    cancelado: false,
    ...cambios,
  }) as PartidoPublico;

/** Lines as they are before they are folded at 75 octets. */
const lineas = (uno: PartidoPublico): string[] =>
  calendarioDe(uno, 90, 'https://club.example').replaceAll('\r\n ', '').split('\r\n');

test('a match is at the instant of its hour in the club, in winter and in summer', () => {
  expect(lineas(partido())).toEqual(
    expect.arrayContaining(['DTSTART:20261128T090000Z', 'DTEND:20261128T103000Z']),
  );
  expect(lineas(partido({ fecha: '2026-06-28T10:00' }))).toContain('DTSTART:20260628T080000Z');
});

test('it says who, where and in which league, and leads to its page', () => {
  expect(lineas(partido({ observaciones: 'Traed pelotas' }))).toEqual(
    expect.arrayContaining([
      'SUMMARY:Ana Gil – Luis Paz',
      'LOCATION:Restón 2\\, Calle del Restón\\, 3\\, 28799 Valdecierzo (Madrid)',
      'DESCRIPTION:Liga Social - 1ª División - 2026/27\\nTraed pelotas',
      'URL;VALUE=URI:https://club.example/competicion-clasificaciones-partido/7',
    ]),
  );
});

test('taken again it is the same one, and tells that it was cancelled', () => {
  const uid = 'UID:partido-7@clubtenisvaldecierzo.example';
  expect(lineas(partido())).toEqual(expect.arrayContaining([uid, 'STATUS:CONFIRMED']));
  expect(lineas(partido({ cancelado: true }))).toEqual(expect.arrayContaining([uid, 'STATUS:CANCELLED']));
});
