import type { Dibujo } from './dibujos.ts';

/** A court for each programme of the school. */
export const DE_LA_ESCUELA = {
  escuela: {
    deporte: 'tenis',
    superficie: 'verde',
    encuadre: { x: -9.2, y: 1.4, ancho: 12, alto: 6.5 },
    giro: 14,
    pelotas: [
      { x: -8.3, y: 0.9, radio: 0.3 },
      { x: -7.3, y: 2.3, radio: 0.3 },
      { x: -9.9, y: 2.5, radio: 0.3 },
      { x: -6.2, y: 0.6, radio: 0.3 },
      { x: -12.7, y: 1.2, radio: 0.3 },
      { x: -10.4, y: -0.4, radio: 0.3 },
    ],
  },
  escuelaMinitenis: {
    deporte: 'minitenis',
    superficie: 'ambar',
    encuadre: { x: -2.3, y: 0, ancho: 11, alto: 6 },
    giro: -12,
    pelotas: [
      { x: -3.9, y: 1.2, radio: 0.34, color: 'roja' },
      { x: -1.5, y: -0.1, radio: 0.34, color: 'roja' },
    ],
  },
  escuelaPadel: {
    deporte: 'padel',
    superficie: 'cobalto',
    encuadre: { x: -5.2, y: 2.5, ancho: 14, alto: 7.8 },
    giro: 10,
    pelotas: [{ x: -7.9, y: 2.5, radio: 0.36 }],
  },
  escuelaPickleball: {
    deporte: 'pickleball',
    superficie: 'turquesa',
    encuadre: { x: -2.4, y: 0, ancho: 13, alto: 7 },
    giro: -16,
    pelotas: [{ x: -3.4, y: 1.3, radio: 0.36 }],
  },
  escuelaPerfeccionamiento: {
    deporte: 'tenis',
    superficie: 'azul',
    encuadre: { x: -4.6, y: -0.6, ancho: 15, alto: 8.5 },
    giro: -12,
    personas: [{ x: -8.4, y: 1.4, mira: -18, ropa: '#ffffff', pelo: '#6b4226' }],
    pelotas: [{ x: -4.3, y: -0.6, radio: 0.34 }],
  },
  escuelaEquipo: {
    deporte: 'tenis',
    superficie: 'tierra',
    encuadre: { x: -1.5, y: 0, ancho: 27, alto: 14 },
    giro: 12,
    personas: [
      { x: -10.2, y: -1.6, mira: 8, ropa: '#17203a', pelo: '#2a1d18' },
      { x: 9.8, y: 2.4, mira: 190, ropa: '#17203a', pelo: '#d9b366' },
    ],
    pelotas: [{ x: -3.4, y: -0.6, radio: 0.42 }],
    grosor: 1.6,
  },
  escuelaAdultos: {
    deporte: 'tenis',
    superficie: 'noche',
    encuadre: { x: -6.2, y: 0.4, ancho: 17, alto: 10 },
    giro: -10,
    personas: [
      { x: -9.6, y: -1.9, mira: 14, ropa: '#d9e84a', pelo: '#b9bdc9' },
      { x: -8.2, y: 2.6, mira: -10, ropa: '#ffffff', pelo: '#6b4226' },
    ],
    pelotas: [{ x: -4.6, y: -0.6, radio: 0.36 }],
    detalle: 'focos',
  },
} as const satisfies Record<string, Dibujo>;
