import { expect, it } from 'vitest';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { Debido } from '#contract/liga/partidos.ts';
import type { Pista } from '#contract/liga/pistas.ts';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { PENDIENTE } from '#domain/partido/desenlace.ts';
import { estadoInicial } from './estado.ts';
import { sabidoDe } from './sabido.tsx';

const [SABADO, DOMINGO] = ['2026-11-28', '2026-11-29'];

const liga = (id: number, tipo: Liga['tipo'], estado: Liga['estado'] = 'activa') =>
  ({
    id,
    tipo,
    estado,
    ...DE_SIEMPRE,
    division: 1,
    duracion: 90,
    horaBaseInicio: 9,
    minutoBaseInicio: 0,
    horaBaseFinal: 21,
    minutoBaseFinal: 0,
  }) as Liga;

const jugador = (id: number) =>
  ({ id, nombre: `J${id}`, idLiga: 1, estado: id === 2 ? 'lesion' : 'activo' }) as JugadorFila;
const debido = (idJugador1: number, idJugador2: number) => ({ idLiga: 1, idJugador1, idJugador2 }) as Debido;
const pista = (id: number, estado: Pista['estado'] = 'activa'): Pista => ({
  id,
  nombre: `P${id}`,
  estado,
  deporte: 'tenis',
  version: 1,
});

type Datos = Parameters<typeof sabidoDe>[0];

const datos = (cambios: Partial<Datos['opciones']> = {}): Datos => ({
  ligas: [liga(1, 'social'), liga(2, 'infantil'), liga(3, 'social', 'inactiva')],
  pistas: [pista(1), pista(2), pista(3, 'inactiva')],
  jugadores: [1, 2, 3].map(jugador),
  ausentes: { [SABADO]: [1, 2], [DOMINGO]: [1] },
  opciones: { ...estadoInicial('2026-11-25').opciones, tipo: 'social', ...cambios },
  debidos: [debido(1, 2), debido(2, 3)],
  aplazados: [debido(1, 3), debido(2, 3)],
  partidos: [],
});

it('each division asked for says what it owes, what of it can be played and who cannot, and when', () => {
  const { divisiones, otrosAplazados } = sabidoDe(datos());
  expect(otrosAplazados).toBe(1);
  expect(divisiones).toEqual([
    {
      id: 1,
      etiqueta: '1ª',
      debidos: 2,
      pueden: 1,
      // The other one is of somebody injured, whom no proposal places.
      aplazados: 1,
      ausentes: [
        { id: 1, nombre: 'J1', dias: [SABADO, DOMINGO] },
        { id: 2, nombre: 'J2', dias: [SABADO] },
      ],
    },
  ]);
  expect(sabidoDe(datos({ tipo: 'ambos' })).divisiones.map(({ id }) => id)).toEqual([1, 2]);
});

it('each day says how many fit in the free hours of the courts that are left', () => {
  const de = (cambios: Partial<Datos['opciones']>, partidos: Datos['partidos'] = []) =>
    sabidoDe({ ...datos(cambios), partidos });
  const { dias, pistas, cerradas } = de({ noDisponibles: [2] });
  expect([pistas, cerradas]).toEqual([1, ['P2', 'P3']]);
  expect(dias).toEqual([
    { dia: SABADO, puestos: 0, caben: 8, ausentes: 2 },
    { dia: DOMINGO, puestos: 0, caben: 8, ausentes: 1 },
  ]);
  const puesto = {
    fecha: `${SABADO}T10:00`,
    idPista: 1,
    duracion: 90,
    desenlace: PENDIENTE,
  } as Datos['partidos'][number];
  expect(de({ fecha2: null }, [puesto]).dias).toEqual([{ dia: SABADO, puestos: 1, caben: 15, ausentes: 2 }]);
});
