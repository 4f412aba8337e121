/** What is told of it: more figures would look surer than it is. */
export type NivelDicho = { puntos: number; margen: number; partidos: number };

/** The division for somebody, of how many, and by what. */
export type Sugerida = { idLiga: number; mediana: number; divisiones: number };

const ENTEROS = new Intl.NumberFormat('es', { useGrouping: true, maximumFractionDigits: 0 });
const enPuntos = (puntos: number): string => ENTEROS.format(puntos);

/** "1.540 ± 80". */
export const nivelEnCifras = ({ puntos, margen }: NivelDicho): string =>
  `${enPuntos(puntos)} ± ${enPuntos(margen)}`;

/** "Nivel 1.540 ± 80, de 14 partidos". */
export const fraseDeNivel = (nivel: NivelDicho): string =>
  `Nivel ${nivelEnCifras(nivel)}, de ${nivel.partidos} ${nivel.partidos === 1 ? 'partido' : 'partidos'}`;

/** What the page of data protection says of it. */
export const dondeSePublica = (sePublica: boolean): string =>
  sePublica
    ? 'Se publica en la página de cada jugador, salvo el de los menores.'
    : 'No se publica: solo lo ve la secretaría.';

/** Why that division and no other. */
export const fraseDeSugerida = (liga: string, { mediana, divisiones }: Sugerida): string =>
  divisiones === 1
    ? `Por su nivel podría jugar en ${liga}, la única con niveles: la mediana de sus jugadores es ${enPuntos(mediana)}.`
    : `Por su nivel podría jugar en ${liga}: la mediana de sus jugadores es ${enPuntos(mediana)}, la más cercana de ${divisiones} divisiones.`;
