const CON_UN_DECIMAL = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });

/** What stands between a figure and its unit, so that no line breaks there. */
const UNIDO = '\u00a0';

/** Whole degrees, with a real minus sign and without a zero below zero. Spec §9, "Weather display". */
export const enteros = (temperatura: number): string =>
  String(Math.round(temperatura) + 0).replace('-', '\u2212');

export const grados = (temperatura: number): string => `${enteros(temperatura)}${UNIDO}°C`;

/** "9 / 18 °C": the lowest and the highest of a day. */
export const rango = (minima: number, maxima: number): string =>
  `${enteros(minima)}${UNIDO}/${UNIDO}${grados(maxima)}`;

/** Spec §9: wind in km/h, humidity in percent. */
export const kmPorHora = (viento: number): string => `${Math.round(viento)}${UNIDO}km/h`;
export const porcentaje = (humedad: number): string => `${Math.round(humedad)}${UNIDO}%`;

/** "2,5": the index with at most one decimal. */
export const indiceUv = (uvi: number): string => CON_UN_DECIMAL.format(uvi);
