import type { Criterio, FormatoSet, Medida, Reglas } from '#domain/liga/reglas.ts';
import type { Resumen } from '#web/club/mesa/conflicto.tsx';

/** The rules record in the words of whoever runs a league. domain.md, "Rules record". */
export const CRITERIOS_TEXTO: Record<Criterio, { nombre: string; explica: string }> = {
  directo: {
    nombre: 'Enfrentamiento directo',
    explica: 'Solo cuando empatan dos: quién ganó entre ellos.',
  },
  sets: { nombre: 'Sets', explica: 'Los ganados frente a los perdidos en toda la liga.' },
  juegos: { nombre: 'Juegos', explica: 'Los ganados frente a los perdidos en toda la liga.' },
  menosWo: { nombre: 'Menos incomparecencias', explica: 'Quién ha faltado menos veces.' },
};

export const MEDIDAS_TEXTO: Record<Medida, { nombre: string; explica: string }> = {
  diferencia: { nombre: 'Diferencia', explica: 'Ganados menos perdidos.' },
  porcentaje: { nombre: 'Porcentaje', explica: 'Ganados entre los disputados.' },
};

export const FORMATOS_TEXTO: Record<FormatoSet, { nombre: string; explica: string }> = {
  largo: { nombre: 'Set largo', explica: 'A 6 juegos: 6-4, 7-5, 7-6.' },
  corto: { nombre: 'Set corto', explica: 'A 4 juegos: 4-2, 5-3, 5-4.' },
  tieBreak: { nombre: 'Tie-break', explica: 'A 7 puntos: 7-5, 9-7.' },
  superTieBreak: { nombre: 'Super tie-break', explica: 'A 10 puntos: 10-7, 12-10.' },
};

type Puntos = 'victoria' | 'derrota' | 'derrotaWo' | 'derrotaResolucion';

export const PUNTOS_TEXTO: Record<Puntos, string> = {
  victoria: 'Por ganar',
  derrota: 'Por perder jugando',
  derrotaWo: 'Por no presentarse',
  derrotaResolucion: 'Por perder uno de resolución',
};

export const PUNTOS = Object.keys(PUNTOS_TEXTO) as Puntos[];

const siNo = (valor: boolean): string => (valor ? 'Sí' : 'No');

const lista = <C extends string>(claves: readonly C[], textos: Record<C, { nombre: string }>): string =>
  claves.map((clave) => textos[clave].nombre).join(', ');

/** The rules in words, to compare two versions. */
export const resumenReglas = (reglas: Reglas): Resumen => [
  ['Puntúa', siNo(reglas.clasifica)],
  ['Puntos', PUNTOS.map((clave) => reglas[clave]).join(' / ')],
  ['Cuenta el 6-0 6-0', siNo(reglas.contarMarcadorWo)],
  ['Super tie-break como un juego', siNo(reglas.superTieBreakComoJuego)],
  ['Medida', MEDIDAS_TEXTO[reglas.medida].nombre],
  ['Desempates', lista(reglas.desempates, CRITERIOS_TEXTO)],
  ['Formatos', lista(reglas.formatos, FORMATOS_TEXTO)],
  ['Ascensos y promociones', `${reglas.ascensos} / ${reglas.promociones}`],
  ['Los eliminados ocupan plaza', siNo(reglas.eliminadosOcupanPlaza)],
];
