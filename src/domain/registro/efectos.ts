import { enLista } from '#domain/texto.ts';
/** Net change of the rows of one kind: those that come back, go away, or are as they were. `tabla` is `club` for its data. */
export type Efecto = { tabla: string; vuelven: number; seVan: number; cambian: number };

const PALABRAS: Readonly<Record<string, readonly [uno: string, varios: string]>> = {
  liga: ['liga', 'ligas'],
  pista: ['pista', 'pistas'],
  jugador: ['jugador', 'jugadores'],
  partido: ['partido', 'partidos'],
  incidencia: ['incidencia', 'incidencias'],
  ajuste: ['apunte de puntos a mano', 'apuntes de puntos a mano'],
  clausura: ['cierre de pistas', 'cierres de pistas'],
  peticion: ['petición de otro día', 'peticiones de otro día'],
  liga_jugador: ['inscripción en una liga', 'inscripciones en ligas'],
  noticia: ['noticia', 'noticias'],
  recibo: ['cobro apuntado', 'cobros apuntados'],
  configuracion: ['opción de configuración', 'opciones de configuración'],
};

const OTRAS = ['dato', 'datos'] as const;

/** "1 partido", "3 incidencias". */
export const cuantos = (n: number, uno: string, varios: string): string => `${n} ${n === 1 ? uno : varios}`;

export const contar = (n: number, tabla: string): string => cuantos(n, ...(PALABRAS[tabla] ?? OTRAS));

const ORDEN = Object.keys(PALABRAS);

/** What people think of first, first; what has no word of its own, last. */
const porImportancia = (a: Efecto, b: Efecto): number =>
  (ORDEN.indexOf(a.tabla) + 1 || ORDEN.length + 1) - (ORDEN.indexOf(b.tabla) + 1 || ORDEN.length + 1);

/** What staff say of the club: one value among the settings, whose count tells nothing. */
export const DEL_CLUB = 'club';

function frase(efectos: readonly Efecto[], lado: 'vuelven' | 'seVan' | 'cambian', verbos: [string, string]) {
  const con = efectos.filter((efecto) => efecto[lado] > 0);
  if (con.length === 0) return [];
  const total = con.reduce((suma, efecto) => suma + efecto[lado], 0);
  const cosas = enLista(con.toSorted(porImportancia).map((efecto) => contar(efecto[lado], efecto.tabla)));
  return [`${total === 1 ? verbos[0] : verbos[1]} ${cosas}.`];
}

export const frasesDeEfectos = (todos: readonly Efecto[]): string[] => {
  const efectos = todos.filter(({ tabla }) => tabla !== DEL_CLUB);
  return [
    ...(efectos.length < todos.length ? ['Volverán los datos del club, como estaban.'] : []),
    ...frase(efectos, 'vuelven', ['Volverá', 'Volverán']),
    ...frase(efectos, 'seVan', ['Se quitará', 'Se quitarán']),
    ...frase(efectos, 'cambian', ['Volverá a estar como antes', 'Volverán a estar como antes']),
  ];
};
