import { describe, expect, it } from 'vitest';
import { club } from '#club';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { descripcionDeDatos } from './fichas.server.ts';

const JUGADOR = '/competicion-clasificaciones-division/:id';
const PARTIDO = '/competicion-clasificaciones-partido/:id';
const LIGA = 'Liga Social - 1ª División - 2026/27';
const [ANA, BEA] = [1, 2];

const unPartido = (cambios: Partial<PartidoPublico> = {}): PartidoPublico => ({
  id: 7,
  idLiga: 1,
  liga: LIGA,
  tipo: 'social',
  pista: 'Pista 1',
  fecha: '2026-11-28T10:00',
  observaciones: null,
  sintetico: false,
  idJugador1: ANA,
  idJugador2: BEA,
  jugador1Nombre: 'Ana',
  jugador2Nombre: 'Bea',
  jugador1Estado: 'activo',
  jugador2Estado: 'activo',
  jugador1Infantil: false,
  jugador2Infantil: false,
  jugador1Sets: 0,
  jugador2Sets: 0,
  jugador1Set1: null,
  jugador1Set2: null,
  jugador1Set3: null,
  jugador1Set4: null,
  jugador1Set5: null,
  jugador1Set6: null,
  jugador2Set1: null,
  jugador2Set2: null,
  jugador2Set3: null,
  jugador2Set4: null,
  jugador2Set5: null,
  jugador2Set6: null,
  jugador1NoPresenta: false,
  jugador2NoPresenta: false,
  jugador1Aplaza: false,
  jugador2Aplaza: false,
  clubAplaza: false,
  cancelado: false,
  ganador: null,
  ...cambios,
});

const GANADO = unPartido({
  fecha: '2026-11-07T10:00',
  jugador1Set1: 6,
  jugador2Set1: 4,
  jugador1Set2: 7,
  jugador2Set2: 5,
  ganador: 1,
});

const deAna = (partidos: PartidoPublico[], situacion: object | null = null) =>
  descripcionDeDatos(JUGADOR, {
    nombre: 'Ana',
    idJugador: ANA,
    hoy: '2026-11-21',
    partidos,
    ficha: { situacion },
  });
const delPartido = (partido: PartidoPublico) => descripcionDeDatos(PARTIDO, { partido });

describe('the sentence of a page with data', () => {
  it('of a player tells the league, the place and what comes next', () => {
    expect(deAna([unPartido(), GANADO], { puesto: 2, puntos: 13 })).toBe(
      `Partidos de Ana ${club.conArticulo.en}: ${LIGA}. Va 2.º con 13 puntos. ` +
        'Próximo: el sábado, 28 de noviembre de 2026 a las 10:00 h, contra Bea.',
    );
    const amistoso = unPartido({ ...GANADO, tipo: 'amistosos', liga: 'Amistosos 2026/27' });
    expect(deAna([amistoso, GANADO])).toBe(`Partidos de Ana ${club.conArticulo.en}: ${LIGA}.`);
    const copa = unPartido({ ...GANADO, tipo: 'playoff', liga: 'Play-off 2026/27' });
    expect(deAna([copa, GANADO])).toBe(`Partidos de Ana ${club.conArticulo.en}: ${LIGA}.`);
    expect(deAna([])).toBe(`Partidos de Ana en las ligas ${club.conArticulo.de}.`);
  });

  it('of a match tells how it ended, or when and where it is', () => {
    expect(delPartido(GANADO)).toBe(`Ana contra Bea, ${LIGA} ${club.conArticulo.de}: 6-4, 7-5.`);
    expect(delPartido(unPartido())).toBe(
      `Ana contra Bea, ${LIGA} ${club.conArticulo.de}: el sábado, 28 de noviembre de 2026 a las 10:00 h, en Pista 1.`,
    );
    expect(delPartido(unPartido({ jugador2Aplaza: true }))).toContain(': Aplazado.');
  });

  it('of minors does not tell when or where they will be', () => {
    const infantil = unPartido({ tipo: 'infantil' });
    expect(delPartido(infantil)).toBe(`Ana contra Bea, ${LIGA} ${club.conArticulo.de}.`);
    expect(deAna([infantil])).not.toContain('Próximo');
    const amistoso = unPartido({ tipo: 'amistosos', jugador2Infantil: true });
    expect(delPartido(amistoso)).toBe(`Ana contra Bea, ${LIGA} ${club.conArticulo.de}.`);
    expect(deAna([amistoso])).not.toContain('Próximo');
  });

  it('is nobody else’s', () => {
    expect(descripcionDeDatos('/contacto', {})).toBeUndefined();
    expect(descripcionDeDatos(PARTIDO, undefined)).toBeUndefined();
  });
});
