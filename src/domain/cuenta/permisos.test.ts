import { describe, expect, it } from 'vitest';
import { leerRol, type Permiso, puede, quedaQuienTodo, type Rol } from './permisos.ts';

describe('an account', () => {
  it.each<[Rol, boolean, Permiso[]]>([
    ['resultados', false, ['mesa']],
    ['ligas', false, ['mesa', 'ligas']],
    ['todo', false, ['mesa', 'ligas', 'todo']],
    ['todo', true, ['mesa', 'ligas', 'todo', 'reservado']],
    // The mark alone opens nothing: requests are of who may do everything.
    ['ligas', true, ['mesa', 'ligas']],
    ['resultados', true, ['mesa']],
  ])('of %s, bank and health data: %s, may do %j', (rol, reservados, permisos) => {
    const todos: Permiso[] = ['mesa', 'ligas', 'todo', 'reservado'];
    expect(todos.filter((permiso) => puede({ rol, reservados }, permiso))).toEqual(permisos);
  });

  it('of a role that another version of the program knows may do the least', () => {
    expect([leerRol('ligas'), leerRol('tesorería')]).toEqual(['ligas', 'resultados']);
  });
});

describe('somebody is left who may do everything', () => {
  const otra = {
    usuario: 'berta',
    activo: true,
    tieneClave: true,
    rol: 'todo' as Rol,
    reservados: true,
  };
  const todas = (cambios: Partial<typeof otra>) => [
    { ...otra, usuario: 'admin' },
    { ...otra, ...cambios },
  ];

  it('only with another active account that has a password, that role and that mark', () => {
    expect(quedaQuienTodo(todas({}), 'admin')).toBe(true);
    expect(quedaQuienTodo(todas({ activo: false }), 'admin')).toBe(false);
    expect(quedaQuienTodo(todas({ tieneClave: false }), 'admin')).toBe(false);
    expect(quedaQuienTodo(todas({ rol: 'ligas' }), 'admin')).toBe(false);
    expect(quedaQuienTodo(todas({ reservados: false }), 'admin')).toBe(false);
    expect(quedaQuienTodo([], 'admin')).toBe(false);
  });
});
