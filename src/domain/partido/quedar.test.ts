import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diaDe, fechaHora, minutosDe, seSolapan } from '#domain/fecha.ts';
import { NADIE_REPITE } from '#domain/persona/gente.ts';
import { partidoDe } from '#tests/builders/partido.ts';
import { fraseDeNoCaber, horasParaQuedar, sitioParaQuedar } from './quedar.ts';
import type { DiaNuevo } from './traslado.ts';

const AHORA = '2026-11-21T10:00';
const DOMINGO = '2026-11-22';
const HORARIO = { inicio: 9 * 60, fin: 14 * 60, deporte: 'tenis' as const };

const deTenis = (...ids: number[]) => ids.map((id) => ({ id, deporte: 'tenis' as const }));

const APLAZADO = partidoDe({
  id: 1,
  idLiga: 1,
  fecha: '2026-11-14T10:00',
  duracion: 90,
  idPista: 2,
  idJugador1: 1,
  idJugador2: 2,
  jugador1Aplaza: true,
});

const dia = (cambios: Partial<DiaNuevo> = {}): DiaNuevo => ({
  dia: DOMINGO,
  ahora: AHORA,
  pistas: deTenis(1, 2),
  clausuras: [],
  horarios: new Map([[1, HORARIO]]),
  ausentes: [],
  bajas: [],
  ocupados: [],
  gente: NADIE_REPITE,
  ...cambios,
});

const CERRADAS = {
  ...{ fecha: DOMINGO, hasta: null, inicio: null, fin: '11:15' },
  ...{ pistas: [1, 2], motivo: 'obras' },
};

const otro = (id: number, hora: string, idPista: number, resto: object = {}) =>
  partidoDe({
    id,
    fecha: `${DOMINGO}T${hora}`,
    duracion: 90,
    idPista,
    idJugador1: 10 + id,
    idJugador2: 50 + id,
    ...resto,
  });

describe('when a postponed match may be played', () => {
  it.each<[string, Partial<DiaNuevo>, string[]]>([
    ['one after another', {}, ['09:00', '10:30', '12:00']],
    ['without courts', { pistas: [] }, []],
    ['with one court taken', { ocupados: [otro(5, '09:00', 2)] }, ['09:00', '10:30', '12:00']],
    [
      'with both taken until a quarter past ten',
      { ocupados: [otro(5, '08:45', 1), otro(6, '08:45', 2)] },
      ['10:15', '11:45'],
    ],
    [
      'what is itself put off holds nothing',
      { ocupados: [otro(5, '09:00', 1, { clubAplaza: true })] },
      ['09:00', '10:30', '12:00'],
    ],
    ['while one court is shut', { clausuras: [{ ...CERRADAS, pistas: [2] }] }, ['09:00', '10:30', '12:00']],
    ['while both are shut', { clausuras: [CERRADAS] }, ['11:15']],
    ['on a holiday', { clausuras: [{ ...CERRADAS, fin: null, pistas: null }] }, []],
    ['on a day that one cannot', { ausentes: [2] }, []],
    ['while one is injured', { bajas: [1] }, []],
    ['on a day that one plays', { ocupados: [otro(5, '19:00', 1, { idJugador1: 2 })] }, []],
  ])('%s', (_, cambios, horas) =>
    expect(horasParaQuedar(APLAZADO, dia(cambios))).toEqual(horas.map((hora) => `${DOMINGO}T${hora}`)),
  );

  it.each<[string, string, Partial<DiaNuevo>, string]>([
    ['outside the hours', `${DOMINGO}T13:00`, {}, 'fueraDeHora'],
    ['off the quarter', `${DOMINGO}T09:07`, {}, 'fueraDeHora'],
    ['today', '2026-11-21T12:00', { dia: '2026-11-21' }, 'fueraDeHora'],
    ['in a month', '2026-12-20T12:00', { dia: '2026-12-20' }, 'fueraDeHora'],
    ['no court left', `${DOMINGO}T09:00`, { ocupados: [otro(5, '09:00', 1), otro(6, '09:00', 2)] }, 'lleno'],
    ['absent', `${DOMINGO}T09:00`, { ausentes: [1] }, 'ausente'],
  ])('not %s, and why is told without saying who', (_, fecha, cambios, tipo) => {
    const { sitio, motivo } = sitioParaQuedar(APLAZADO, fecha, dia(cambios));
    expect([sitio, motivo?.tipo]).toEqual([null, tipo]);
    expect(motivo && fraseDeNoCaber(motivo)).toMatch(/\.$/);
  });

  it('on its own court when it is free, on another otherwise', () => {
    expect(sitioParaQuedar(APLAZADO, `${DOMINGO}T09:00`, dia()).sitio?.idPista).toBe(2);
    const ocupados = [otro(5, '09:30', 2)];
    expect(sitioParaQuedar(APLAZADO, `${DOMINGO}T09:00`, dia({ ocupados })).sitio?.idPista).toBe(1);
  });

  it('every hour that is offered can be booked, on a court that nothing else holds', () => {
    const cita = fc.record({ hora: fc.integer({ min: 36, max: 56 }), pista: fc.integer({ min: 1, max: 2 }) });
    fc.assert(
      fc.property(fc.array(cita, { maxLength: 5 }), (citas) => {
        const ocupados = citas.map(({ hora, pista }, n) =>
          otro(n + 5, fechaHora(DOMINGO, hora * 15).slice(11), pista),
        );
        const hoy = dia({ ocupados });
        for (const fecha of horasParaQuedar(APLAZADO, hoy)) {
          const { sitio } = sitioParaQuedar(APLAZADO, fecha, hoy);
          expect(sitio).not.toBeNull();
          expect(diaDe(fecha)).toBe(DOMINGO);
          expect(minutosDe(fecha)).toBeLessThanOrEqual(HORARIO.fin - 90);
          for (const una of ocupados)
            expect(una.idPista === sitio?.idPista && seSolapan(una, { fecha, duracion: 90 })).toBe(false);
        }
      }),
    );
  });
});
