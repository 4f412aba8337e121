import { describe, expect, it } from 'vitest';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import { quienesDe } from './contacto.tsx';
import { type Convocatoria, jugadoresConSuLiga, jugadoresOfrecidos } from './elegir.tsx';

const jugador = (id: number, nombre: string, cambios: Partial<JugadorFila> = {}): JugadorFila => ({
  id,
  nombre,
  estado: 'activo',
  email: null,
  telefono: null,
  idLiga: 1,
  disponibleAmistosos: true,
  reservado: false,
  publicarNombre: false,
  notas: null,
  franjas: null,
  nombreDeportivo: null,
  version: 1,
  liga: null,
  personas: [id],
  ...cambios,
});

const jugadores = [
  jugador(1, 'Ana'),
  jugador(2, 'Berta', { estado: 'lesion' }),
  jugador(3, 'Carla', { idLiga: 2 }),
  jugador(4, 'Diana', { idLiga: null, estado: 'eliminado' }),
];

const convocatoria = (cambios: Partial<Convocatoria> = {}): Convocatoria => ({
  jugadores,
  liga: { id: 1, tipo: 'social', modo: 'individual' },
  dia: '2026-11-21',
  ausentes: {},
  ...cambios,
});

const nombres = (c: Convocatoria, elegido: number | null = null, rival: number | null = null) =>
  jugadoresOfrecidos(c, elegido, rival).map(({ label }) => label);

describe('jugadoresOfrecidos', () => {
  it('offers those of the league, whatever their state', () => {
    expect(nombres(convocatoria())).toEqual(['Ana', 'Berta (lesionado)']);
  });

  it.each(['amistosos', 'playoff'] as const)('offers every active player in %s', (tipo) => {
    expect(nombres(convocatoria({ liga: { id: 9, tipo, modo: 'individual' } }))).toEqual(['Ana', 'Carla']);
  });

  it.each([
    ['individual', ['Ana', 'Carla']],
    ['parejas', ['Gil / Paz']],
  ] as const)('offers whoever plays as in a league %s', (modo, quienes) => {
    const todos = [...jugadores, jugador(5, 'Gil / Paz', { personas: [1, 3] })];
    const abierta = { id: 9, tipo: 'amistosos', modo } as const;
    expect(nombres(convocatoria({ jugadores: todos, liga: abierta }))).toEqual(quienes);
  });

  it('offers nobody without a league', () => {
    expect(nombres(convocatoria({ liga: undefined }))).toEqual([]);
  });

  it('leaves out who has an incident that day, and only that day', () => {
    const ausentes = { '2026-11-21': [1] };
    expect(nombres(convocatoria({ ausentes }))).toEqual(['Berta (lesionado)']);
    expect(nombres(convocatoria({ ausentes, dia: '2026-11-22' }))).toContain('Ana');
    expect(nombres(convocatoria({ ausentes, dia: null }))).toContain('Ana');
  });

  it('keeps the one already chosen, saying why they would not be offered', () => {
    const ausentes = { '2026-11-21': [1] };
    expect(nombres(convocatoria({ ausentes }), 1)).toContain('Ana (incidencia ese día)');
    expect(nombres(convocatoria(), 4)).toContain('Diana (eliminado)');
  });

  it('does not offer the rival', () => {
    expect(nombres(convocatoria(), null, 1)).toEqual(['Berta (lesionado)']);
  });
});

describe('jugadoresConSuLiga', () => {
  it('offers who plays in an active league, with its name, before any is chosen', () => {
    const ligas = [
      { id: 1, nombre: 'Liga Social', estado: 'activa' as const },
      { id: 2, nombre: 'Liga de antes', estado: 'inactiva' as const },
    ];
    expect(jugadoresConSuLiga({ jugadores, ligas })).toEqual([
      { value: 1, label: 'Ana · Liga Social' },
      { value: 2, label: 'Berta · Liga Social' },
    ]);
  });
});

describe('quienesDe', () => {
  const ana = jugador(1, 'Ana', { telefono: '600 000 001' });
  const carla = jugador(3, 'Carla', { email: 'carla@club.example' });
  const pareja = jugador(5, 'Gil / Paz', { personas: [3, 1], esPareja: true });

  it('reaches a pair by each of the two, as the club has them alone', () => {
    expect(quienesDe(pareja, [ana, pareja, carla])).toEqual([carla, ana]);
    expect(quienesDe(ana, [ana, pareja, carla])).toEqual([ana]);
  });

  it('says nothing of who is only in pairs', () => {
    expect(quienesDe(pareja, [pareja, jugador(6, 'Gil / Rey', { personas: [3, 4] }), ana])).toEqual([ana]);
  });
});
