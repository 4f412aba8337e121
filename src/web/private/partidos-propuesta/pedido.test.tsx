import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Pista } from '#contract/liga/pistas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { estadoInicial, type Opciones } from './estado.ts';
import { Pedido } from './pedido.tsx';
import type { MesaPropuesta } from './use-propuesta.ts';

const pista = (id: number, nombre: string, estado: Pista['estado']): Pista => ({
  id,
  nombre,
  estado,
  deporte: 'tenis',
  version: 1,
});

const PISTAS = [
  pista(1, 'Prado 1', 'activa'),
  pista(2, 'Prado 2', 'activa'),
  pista(3, 'En obras', 'inactiva'),
];

const mesaCon = (
  cambios: Partial<Opciones>,
  yaPuestos = 0,
  generar = () => undefined,
  ligas: object[] = [],
) => {
  const estado = estadoInicial('2026-11-21');
  const opciones = { ...estado.opciones, ...cambios };
  const puesto = { dia: opciones.fecha1, tipo: 'social' };
  return {
    estado: { ...estado, opciones },
    listas: { ligas, pistas: PISTAS, puestos: Array(yaPuestos).fill(puesto) },
    generador: { generando: false },
    generar,
  } as unknown as MesaPropuesta;
};

const dibujado = (...mesa: Parameters<typeof mesaCon>): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <Pedido mesa={mesaCon(...mesa)} />
    </MantineProvider>,
  );

/** The box with that name. */
const casilla = (html: string, nombre: string): string => {
  const [, id] =
    new RegExp(`<label[^>]*for="([^"]*)"[^>]*>${nombre.replace(/[()]/g, '\\$&')}<`).exec(html) ?? [];
  return new RegExp(`<input[^>]*id="${id}"[^>]*>`).exec(html)?.[0] ?? '';
};

describe('what to propose', () => {
  it('courts are ticked while they can be used, and one that is inactive cannot be', () => {
    const html = dibujado({ noDisponibles: [2] });
    expect(casilla(html, 'Prado 1')).toMatch(/checked/);
    expect(casilla(html, 'Prado 2')).not.toMatch(/checked|disabled/);
    expect(casilla(html, 'En obras (inactiva)')).toMatch(/disabled/);
    expect(casilla(html, 'En obras (inactiva)')).not.toMatch(/checked=/);
  });

  it('says which sports a type has, where its leagues in play are of several', () => {
    const liga = (deporte: string, estado = 'activa') => ({ tipo: 'social', deporte, estado });
    const con = (...ligas: object[]) => dibujado({ tipo: 'social' }, 0, undefined, ligas);
    expect(con(liga('padel'), liga('tenis'))).toContain('>Liga Social (tenis y pádel)</option>');
    expect(con(liga('tenis'), liga('padel', 'inactiva'))).toContain('>Liga Social</option>');
  });

  it('friendlies are for adults', () => {
    expect(dibujado({ tipo: 'social' })).toContain('Rellenar con amistosos');
    expect(dibujado({ tipo: 'infantil' })).not.toContain('Rellenar con amistosos');
    expect(dibujado({ tipo: null })).not.toContain('Rellenar con amistosos');
  });

  it('needs a type and a day', () => {
    const boton = (cambios: Partial<Opciones>) =>
      /<button[^>]*type="submit"[^>]*>/.exec(dibujado(cambios))?.[0] ?? '';
    expect(boton({ tipo: null })).toContain('disabled');
    expect(boton({ tipo: 'social', fecha1: null })).toContain('disabled');
    expect(boton({ tipo: 'social' })).not.toContain('disabled');
  });

  it('what those days have already is told before asking', () => {
    expect(dibujado({}, 22)).toContain('Ese fin de semana ya tiene 22 partidos puestos');
    expect(dibujado({ fecha2: null }, 1)).toContain('Ese día ya tiene 1 partido puesto');
    expect(dibujado({})).not.toContain('ya tiene');
  });

  it('the same day twice is told', () => {
    expect(dibujado({ fecha1: '2026-11-28', fecha2: '2026-11-28' })).toContain(mensajes.segundoDiaIgual);
    expect(dibujado({})).not.toContain(mensajes.segundoDiaIgual);
  });

  it('is not asked for with a second day that will not do', () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const generar = vi.fn();
    const pedir = (fecha2: string) => {
      const { props } = Pedido({ mesa: mesaCon({ fecha1: '2026-11-28', fecha2 }, 0, generar) });
      props.onSubmit({ preventDefault: () => {} });
    };
    pedir('2026-11-28');
    expect(generar).not.toHaveBeenCalled();
    pedir('2026-11-29');
    expect(generar).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('a second day before the first is told', () => {
    expect(dibujado({ fecha1: '2026-12-05', fecha2: '2026-11-29' })).toContain(mensajes.segundoDiaAntes);
    expect(dibujado({ fecha1: '2026-12-05', fecha2: null })).not.toContain(mensajes.segundoDiaAntes);
  });
});
