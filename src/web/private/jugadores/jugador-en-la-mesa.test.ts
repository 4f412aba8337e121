import { readFileSync } from 'node:fs';
import { modals } from '@mantine/modals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Jugador, JugadorGuardar } from '#contract/liga/jugadores.ts';
import { MARCADOR_VACIO, planoDe } from '#domain/partido/marcador.ts';
import { conDesenlace, SIN_INDICADORES } from '#domain/partido/plano.ts';
import { enPantalla } from '#tests/support/hook.ts';
import * as toasts from '#web/ui/toast.tsx';
import { cambiosDe } from './ficha.tsx';
import { jugadores } from './jugadores.tsx';
import { cuentasDe } from './suyo.tsx';

const ANA = { id: 7, estado: 'activo', idLiga: 1 } as const;

describe('what saving a player changes for arranged matches', () => {
  it.each([
    ['nothing', {}, []],
    ['an injury', { estado: 'lesion' as const }, [{ tipo: 'baja', idJugador: 7, estado: 'lesion' }]],
    ['another league', { idLiga: 2 }, [{ tipo: 'liga', idJugador: 7, idLiga: 1 }]],
    ['out of the league', { idLiga: null }, [{ tipo: 'liga', idJugador: 7, idLiga: 1 }]],
    [
      'struck off, and out of the league',
      { estado: 'eliminado' as const, idLiga: null },
      [
        { tipo: 'baja', idJugador: 7, estado: 'eliminado' },
        { tipo: 'liga', idJugador: 7, idLiga: 1 },
      ],
    ],
  ])('%s', (_, cambios, esperados) => expect(cambiosDe(ANA, { ...ANA, ...cambios })).toEqual(esperados));

  it('nothing of who is new, was so already, gets well or joins a league', () => {
    expect(cambiosDe(null, { estado: 'lesion', idLiga: 1 })).toEqual([]);
    expect(cambiosDe({ ...ANA, estado: 'lesion' }, { estado: 'lesion', idLiga: 1 })).toEqual([]);
    expect(cambiosDe({ ...ANA, estado: 'lesion' }, { estado: 'activo', idLiga: 1 })).toEqual([]);
    expect(cambiosDe({ ...ANA, idLiga: null }, { estado: 'activo', idLiga: 1 })).toEqual([]);
  });
});

const SIN_JUGAR = {
  ...planoDe(MARCADOR_VACIO),
  id: 1,
  idJugador1: 7,
  idJugador2: 8,
  fecha: '2040-03-08T10:00',
  jugador1Aplaza: false,
  jugador2Aplaza: false,
  clubAplaza: false,
  cancelado: false,
};

it('what is played under the name of their league is of that league', () => {
  const sets = [[6, 0], [6, 0], ...MARCADOR_VACIO.slice(2)] as typeof MARCADOR_VACIO;
  const ganado = conDesenlace({ ...SIN_INDICADORES, ...SIN_JUGAR, ...planoDe(sets), duracion: 90 });
  const partidos = [1, 1, 2].map((idLiga, id) => ({ ...ganado, id, idLiga, fecha: '2020-03-08T10:00' }));
  const jugadosDe = (idLiga: number | null) =>
    cuentasDe(partidos as unknown as Parameters<typeof cuentasDe>[0], { id: 7, idLiga }).enLiga.jugados;
  expect([jugadosDe(1), jugadosDe(2), jugadosDe(null)]).toEqual([2, 1, 3]);
});

describe('whoever has matches', () => {
  const jugador = { id: 7, nombre: 'Ana', estado: 'activo', idLiga: 1, version: 1 } as Jugador;
  const aviso = vi.fn(() => 1);
  const guardados: Jugador[] = [];

  beforeEach(() => {
    aviso.mockClear();
    guardados.length = 0;
    vi.spyOn(toasts, 'showToast').mockImplementation(aviso);
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', { querySelectorAll: () => [] });
    vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
      if (url.endsWith('/partidos')) return Response.json([SIN_JUGAR]);
      if (url.endsWith('/dejan')) return Response.json({ faltan: 4, puestos: 1, reglas: [] });
      guardados.push(JSON.parse(body));
      return Response.json({ ...jugador, ...JSON.parse(body) });
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const nada = () => {};
  const otra = { quiere: false, querer: nada, empezar: nada };
  const ficha = () =>
    enPantalla(() =>
      jugadores.useFormulario({
        entidad: { ...jugador, alIrse: 'regla' } as Jugador,
        tras: '',
        volver: nada,
        otra,
      }),
    );
  const dicho = () => aviso.mock.calls.flat();

  it('is struck off instead of deleted, which asks what becomes of what they have left', async () => {
    const preguntar = vi.spyOn(modals, 'openConfirmModal').mockImplementation(({ onConfirm }) => {
      onConfirm?.();
      return 'pregunta';
    });
    ficha().marco.onDelete?.();
    await vi.waitFor(() => expect(dicho()).toContain('Jugador guardado: Ana'));
    expect(preguntar).toHaveBeenCalledOnce();
    expect(guardados).toMatchObject([{ estado: 'eliminado', alIrse: 'regla' }]);
  });

  it('saved without being struck off nor hurt, is told nothing', async () => {
    const { form, marco } = ficha();
    form.setFieldValue('telefono', '600111222');
    await marco.onSave();
    await new Promise((resolve) => setTimeout(resolve));
    expect(dicho()).toContain('Jugador guardado: Ana');
    expect(dicho().join()).not.toContain('sigue en');
  });
});

const CODE = readFileSync(new URL('./ficha.tsx', import.meta.url), 'utf8');

/** Who somebody is, or plays with, is said when they come, and by no box. docs/arquitectura.md */
const WITHOUT_BOX = ['version', 'mismaPersonaQue', 'parejaDe'];

/** A field without one is sent as it was, and nobody misses it. */
it.each(Object.keys(JugadorGuardar.shape).filter((field) => !WITHOUT_BOX.includes(field)))(
  '%s has a box in the details of a player',
  (field) => {
    expect(CODE).toMatch(new RegExp(`(?:campo|form\\.setFieldValue)\\('${field}'`));
  },
);
