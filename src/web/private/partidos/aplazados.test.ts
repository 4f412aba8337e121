import { describe, expect, it } from 'vitest';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import { haceCuanto, porEspera, porQue, respuestaDe } from './aplazados.tsx';

const CAJAS = [1, 2].flatMap((lado) => [1, 2, 3, 4, 5, 6].map((set) => [`jugador${lado}Set${set}`, null]));

const PARTIDO = {
  ...Object.fromEntries(CAJAS),
  jugador1: 'Ana Gil Ruiz',
  jugador2: 'Luis Paz Sanz',
  observaciones: null,
  jugador1NoPresenta: false,
  jugador2NoPresenta: false,
  jugador1Aplaza: false,
  jugador2Aplaza: true,
  clubAplaza: false,
  cancelado: false,
} as PartidoFila;

describe('a postponed match', () => {
  it.each([
    ['2026-11-23', 'hoy'],
    ['2026-11-22', 'hace 1 día'],
    ['2026-11-10', 'hace 13 días'],
    ['2026-11-09', 'hace 2 semanas'],
    ['2026-11-28', 'aún por llegar'],
  ])('of %s says «%s»', (dia, texto) => expect(haceCuanto(dia, '2026-11-23')).toBe(texto));

  it('says who asked for it, and what was noted', () => {
    expect(porQue(PARTIDO)).toBe('Lo aplazó Luis');
    expect(porQue({ ...PARTIDO, observaciones: 'Viaje.' })).toBe('Luis: Viaje');
    expect(porQue({ ...PARTIDO, jugador2Aplaza: false, clubAplaza: true, observaciones: 'Lluvia.' })).toBe(
      'Lluvia',
    );
    expect(porQue({ ...PARTIDO, observaciones: 'Se aplazó por obras en la pista.' })).toBe(
      'Por obras en la pista',
    );
  });

  it.each<[number, number, string[], string]>([
    [0, 0, [], 'Ninguno ha contestado'],
    [2, 0, [], 'Falta que conteste Luis'],
    [2, 3, [], 'Los dos han marcado horas, pero no coinciden'],
    [2, 3, ['2026-11-28T12:00'], 'Los dos pueden el sábado, 28 de noviembre, 12:00'],
  ])('with %i and %i hours marked says who has answered', (uno, otro, comunes, frase) => {
    const quien = { id: 1, telefono: null, email: false, enlace: true };
    const jugadores: Parameters<typeof respuestaDe>[0]['jugadores'] = [
      { ...quien, nombre: 'Ana Gil Ruiz', horas: uno },
      { ...quien, nombre: 'Luis Paz Sanz', horas: otro },
    ];
    expect(respuestaDe({ jugadores, comunes })).toBe(frase);
  });

  it('comes first when it only waits for the club, then by how long it has waited', () => {
    const de = (id: number, fecha: string) => ({ ...PARTIDO, id, fecha });
    const lista = [de(1, '2026-11-21T10:00'), de(2, '2026-09-16T10:00'), de(3, '2026-11-01T10:00')];
    expect(porEspera(lista, (id) => id === 3).map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});
