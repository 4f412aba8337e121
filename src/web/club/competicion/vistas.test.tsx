import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import { rutas } from '#contract/rutas.ts';
import { DE_SIEMPRE, type Deporte } from '#domain/liga/deportes.ts';
import { conFiltros, Dias, esDe, estaFiltrada, filtrosDe, tipoDe } from './vistas.tsx';

const texto = (nodo: React.ReactNode): string => renderToStaticMarkup(nodo).replace(/<[^>]+>/g, '');

test('a type that is chosen among the divisions goes to its own address, with the name that was typed', () => {
  const pedir = (consulta: string) => () =>
    tipoDe(rutas.horarios, 'social', new URL(`http://club.test/?${consulta}`));
  expect(pedir('liga=12&nombre=ana')()).toBe('social');
  try {
    pedir('liga=infantil&nombre=ana')();
    expect.unreachable();
  } catch (respuesta) {
    expect((respuesta as Response).status).toBe(302);
    expect((respuesta as Response).headers.get('location')).toBe('/competicion-horarios/infantil?nombre=ana');
  }
});

test('today is called so, and each day has its month', () => {
  const dias = ['2026-11-28', '2026-11-29', '2026-12-05', '2026-12-06'];
  expect(texto(<Dias dias={dias} hoy="2026-11-28" />)).toBe('hoy 28 novdom 29 novsáb 5 dicdom 6 dic');
});

test('the first of the days is lit, and said to be today only where it is', () => {
  const encendidos = (hoy: string) =>
    renderToStaticMarkup(<Dias dias={['2026-11-28', '2026-11-26']} hoy={hoy} />).match(
      /#dia-\S+ aria-current="\w+"/g,
    );
  expect(encendidos('2026-11-28')).toEqual(['#dia-2026-11-28" aria-current="date"']);
  expect(encendidos('2026-11-30')).toEqual(['#dia-2026-11-28" aria-current="true"']);
});

test('a list is narrowed to a sport where there are leagues of more than one', () => {
  const liga = (id: number, deporte: Deporte) => ({
    ...{ id, nombre: `L${id}`, tipo: 'social' as const, division: 1, ciclo: 0 },
    ...{ ...DE_SIEMPRE, deporte },
  });
  const ligas = [liga(1, 'tenis'), liga(2, 'padel')];
  const pedido = new URLSearchParams('liga=padel');
  const padel = filtrosDe(pedido, ligas);
  expect(padel).toEqual({ liga: null, deporte: 'padel', nombre: '' });
  expect(estaFiltrada(padel)).toBe(true);
  expect(conFiltros('/h', padel)).toBe('/h?liga=padel');
  const fila = (deporte: Deporte) =>
    ({ idLiga: 1, deporte, jugador1: 'Ana', jugador2: 'Luis' }) as FilaHorario;
  expect((['tenis', 'padel'] as const).map((deporte) => esDe(padel)(fila(deporte)))).toEqual([false, true]);
  expect(filtrosDe(pedido, [liga(2, 'padel')]).deporte).toBeNull();
  expect(filtrosDe(new URLSearchParams('liga=2'), ligas)).toEqual({ liga: 2, deporte: null, nombre: '' });
});
