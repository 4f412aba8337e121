/** What staff read while they choose a password: each sentence says what to do. */
export const mensajes = {
  corta: (faltan: number, minimo: number) =>
    `Te ${faltan === 1 ? 'falta 1 carácter' : `faltan ${faltan} caracteres`} para llegar a ${minimo}. Una frase de cuatro palabras es fácil de recordar.`,
  larga: (maximo: number) => `Es demasiado larga: quédate en ${maximo} caracteres.`,
  delClub:
    'El nombre del club, el pueblo, el tenis o tu usuario son lo primero que probaría cualquiera. Añade otras palabras.',
  debil: 'Añade una o dos palabras que no tengan que ver con las demás.',
} as const;

/** What the strength meter complains of, by its own keys, in words that say what to do. */
export const AVISOS = {
  straightRow: 'Son teclas seguidas del teclado. Escribe palabras.',
  keyPattern: 'Es un dibujo corto en el teclado. Escribe palabras.',
  simpleRepeat: 'Repite el mismo carácter. Escribe varias palabras distintas.',
  extendedRepeat: 'Repite lo mismo varias veces. Escribe varias palabras distintas.',
  sequences: 'Es una serie, como «abc» o «1234». Escribe varias palabras.',
  recentYears: 'Un año reciente se adivina pronto. Cámbialo por una palabra.',
  dates: 'Una fecha se adivina pronto. Cámbiala por una palabra.',
  topTen: 'Es de las contraseñas más usadas del mundo. Elige otra muy distinta.',
  topHundred: 'Es de las contraseñas más usadas. Elige otra muy distinta.',
  common: 'Es una contraseña muy usada. Elige otra muy distinta.',
  similarToCommon: 'Se parece a una contraseña muy usada. Elige otra muy distinta.',
  wordByItself: 'Es una sola palabra. Añade otras que no tengan que ver con ella.',
  namesByThemselves: 'Un nombre solo se adivina pronto. Añade otras palabras.',
  commonNames: 'Nombre y apellidos se adivinan pronto. Añade otras palabras.',
  userInputs: mensajes.delClub,
  pwned: 'Esa contraseña se ha filtrado en algún robo de datos. Elige otra.',
} as const;

export const SUGERENCIAS = {
  l33t: 'Cambiar «a» por «@» o «e» por «3» no ayuda: lo prueban todos.',
  reverseWords: 'Escribir una palabra al revés ayuda poco.',
  allUppercase: 'Ponerlo todo en mayúsculas ayuda poco.',
  capitalization: 'La mayúscula al principio ayuda poco.',
  dates: 'Evita las fechas que tengan que ver contigo.',
  recentYears: 'Evita los años recientes.',
  associatedYears: 'Evita los años que tengan que ver contigo.',
  sequences: 'Evita las series de letras o números.',
  repeated: 'Evita repetir palabras y letras.',
  longerKeyboardPattern: 'Cambia el dibujo del teclado por palabras.',
  anotherWord: mensajes.debil,
  useWords: 'Usa varias palabras, pero no una frase hecha.',
  noNeed: 'No hacen falta símbolos, números ni mayúsculas.',
  pwned: 'Si la usas en otro sitio, cámbiala allí también.',
} as const;
