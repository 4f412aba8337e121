import { describe, expect, it } from 'vitest';
import type { Cuenta } from '#contract/cuentas/cuentas.ts';
import { alDarEnlace, alDesactivar } from './acceso.tsx';

const marta: Cuenta = {
  usuario: 'marta',
  estado: 'activo',
  rol: 'todo',
  reservados: true,
  tieneClave: true,
  ultimoAcceso: null,
  sesiones: 0,
  ligas: 0,
  enlaceCaduca: null,
};

describe('disabling an account says', () => {
  it('no more than there is', () =>
    expect(alDesactivar(marta)).toBe(
      '«marta» no podrá entrar hasta que alguien active su cuenta. Lo que hizo sigue en el registro.',
    ));

  it('what is closed, what dies and what it still answers for, with numbers', () => {
    const todo = alDesactivar({ ...marta, sesiones: 1, ligas: 2, enlaceCaduca: 1 });
    expect(todo).toContain('Se cerrará ahora mismo 1 sesión abierta.');
    expect(todo).toContain('Su enlace dejará de valer.');
    expect(todo).toContain('Seguirá siendo responsable de 2 ligas activas');
    expect(alDesactivar({ ...marta, sesiones: 3 })).toContain('Se cerrarán ahora mismo 3 sesiones abiertas.');
  });
});

describe('another link says', () => {
  it('that the password holds meanwhile, to who has one', () => {
    expect(alDarEnlace(marta)).toContain('elegirá una contraseña nueva');
    expect(alDarEnlace(marta)).toContain('Su contraseña de siempre vale hasta que lo use');
    expect(alDarEnlace({ ...marta, tieneClave: false })).toBe(
      'Con el enlace, «marta» elegirá su contraseña.',
    );
  });

  it('that the one before dies', () => {
    const otro = { ...marta, enlaceCaduca: 1 };
    expect(alDarEnlace(otro)).toContain('El enlace que tenía deja de valer ahora.');
    expect(alDarEnlace(marta)).not.toContain('deja de valer');
  });
});
