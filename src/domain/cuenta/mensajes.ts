/** What staff read while they choose a password: each sentence says what to do. */
export const mensajes = {
  corta: (faltan: number, minimo: number) =>
    `Te ${faltan === 1 ? 'falta 1 carácter' : `faltan ${faltan} caracteres`} para llegar a ${minimo}. Una frase de cuatro palabras es fácil de recordar.`,
  larga: (maximo: number) => `Es demasiado larga: quédate en ${maximo} caracteres.`,
  conUsuario:
    'Lleva dentro tu nombre de usuario, que es lo primero que probaría cualquiera. Cámbialo por otras palabras.',
  comun: 'Es de las contraseñas más usadas. Elige cuatro palabras que no tengan que ver entre sí.',
} as const;
