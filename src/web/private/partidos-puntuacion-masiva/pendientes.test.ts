import { expect, it } from 'vitest';
import { conDeportes } from './pendientes.tsx';

const liga = (
  tipo: 'social' | 'infantil',
  deporte: 'tenis' | 'padel',
  estado: 'activa' | 'inactiva' = 'activa',
) => ({
  tipo,
  deporte,
  estado,
});

it('a type says the sports of its leagues in play, where they are several', () => {
  const ligas = [liga('social', 'padel'), liga('social', 'tenis'), liga('infantil', 'tenis')];
  expect(conDeportes('social', ligas)).toBe('Liga Social (tenis y pádel)');
  expect(conDeportes('infantil', [...ligas, liga('infantil', 'padel', 'inactiva')])).toBe('Liga Infantil');
  expect(conDeportes('todas', ligas)).toBe('Todas');
});
