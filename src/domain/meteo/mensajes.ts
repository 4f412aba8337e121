/** What people read about the weather. */
export const mensajes = {
  /** Spec §2. */
  sinMeteo: 'Datos meteorológicos no disponibles',
  cielo: {
    '01': 'Despejado',
    '02': 'Poco nuboso',
    '03': 'Nubes y claros',
    '04': 'Cubierto',
    '09': 'Llovizna o chubascos',
    '10': 'Lluvia',
    '11': 'Tormenta',
    '13': 'Nieve',
    '50': 'Niebla',
  },
  uv: { bajo: 'bajo', moderado: 'moderado', alto: 'alto', muyAlto: 'muy alto', extremo: 'extremo' },
} as const;
