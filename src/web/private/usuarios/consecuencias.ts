import type { Cuenta } from '#contract/cuentas/cuentas.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';

export function alDesactivar({ usuario, sesiones, ligas, enlaceCaduca }: Cuenta): string {
  const frases = [`«${usuario}» no podrá entrar hasta que alguien active su cuenta.`];
  if (sesiones > 0)
    frases.push(
      `${sesiones === 1 ? 'Se cerrará' : 'Se cerrarán'} ahora mismo ${cuantos(sesiones, 'sesión abierta', 'sesiones abiertas')}.`,
    );
  if (enlaceCaduca !== null) frases.push('Su enlace dejará de valer.');
  if (ligas > 0)
    frases.push(
      `Seguirá siendo responsable de ${cuantos(ligas, 'liga activa', 'ligas activas')}: si lo lleva otra persona, cámbialo en cada liga.`,
    );
  return [...frases, 'Lo que hizo sigue en el registro.'].join(' ');
}

export function alDarEnlace({ usuario, tieneClave, enlaceCaduca }: Cuenta): string {
  const frases = [
    `Con el enlace, «${usuario}» elegirá ${tieneClave ? 'una contraseña nueva' : 'su contraseña'}.`,
  ];
  if (enlaceCaduca !== null) frases.push('El enlace que tenía deja de valer ahora.');
  if (tieneClave)
    frases.push(
      'Su contraseña de siempre vale hasta que lo use; si crees que la sabe alguien más, desactiva la cuenta.',
    );
  return frases.join(' ');
}
