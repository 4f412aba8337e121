import type { Dia } from '#domain/fecha.ts';
import type { Duracion } from '#domain/liga/liga.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import type { LigaDemo } from './tipos.ts';

/** When a league is played: `H:MM` of the base start and end, minutes of a match, days of the week. */
type Horario = { inicio: string; final: string; duracion: Duracion; dias: readonly number[] };

const FIN_DE_SEMANA = [6, 0] as const;
const CASI_CADA_DIA = [1, 2, 3, 4, 6, 0] as const;

const TARDES: Horario = { inicio: '18:00', final: '22:30', duracion: 90, dias: CASI_CADA_DIA };
const MANANAS: Horario = { inicio: '9:00', final: '13:30', duracion: 90, dias: FIN_DE_SEMANA };
const INFANTIL: Horario = { inicio: '10:00', final: '14:00', duracion: 60, dias: FIN_DE_SEMANA };
const PROMOCION: Horario = { inicio: '16:00', final: '19:00', duracion: 60, dias: FIN_DE_SEMANA };
const TODO_EL_DIA: Horario = { inicio: '9:00', final: '22:30', duracion: 90, dias: FIN_DE_SEMANA };

type LigaFija = {
  tipo: TipoLiga;
  division: number;
  horario: Horario;
  /** Two legs, and whether the second one has already begun; without it, one leg. */
  vuelta?: 'empezada' | 'futura';
};

export const SOCIALES: readonly LigaFija[] = [
  { tipo: 'social', division: 1, horario: TARDES },
  { tipo: 'social', division: 2, horario: TARDES },
  { tipo: 'social', division: 3, horario: TARDES },
  { tipo: 'social', division: 4, horario: MANANAS },
  { tipo: 'social', division: 5, horario: MANANAS },
  { tipo: 'social', division: 6, horario: MANANAS, vuelta: 'futura' },
];

export const INFANTILES: readonly LigaFija[] = [
  { tipo: 'infantil', division: 1, horario: INFANTIL, vuelta: 'empezada' },
  { tipo: 'infantil', division: 2, horario: INFANTIL },
  { tipo: 'infantil', division: 0, horario: PROMOCION },
];

export const SUELTAS = {
  amistosos: { tipo: 'amistosos', division: 0, horario: TODO_EL_DIA },
  playoff: { tipo: 'playoff', division: 0, horario: TODO_EL_DIA },
} satisfies Partial<Record<TipoLiga, LigaFija>>;

/** Players of a league of each type. */
export const TAMANO = { social: 10, infantil: 8 } as const;

/** Day from which the second leg is played, by how far it is. */
export type FechasVuelta = Record<NonNullable<LigaFija['vuelta']>, Dia>;

type Opciones = {
  id: number;
  anio: number;
  plantilla: number[];
  /** Without it the league has one leg and is over. */
  fechasVuelta: FechasVuelta | null;
};

const horaYMinuto = (texto: string): readonly [number, number] => {
  const [hora = 0, minuto = 0] = texto.split(':').map(Number);
  return [hora, minuto];
};

const ventanaDe = ({ inicio, final, duracion, dias }: Horario) => {
  const [horaBaseInicio, minutoBaseInicio] = horaYMinuto(inicio);
  const [horaBaseFinal, minutoBaseFinal] = horaYMinuto(final);
  return { horaBaseInicio, minutoBaseInicio, horaBaseFinal, minutoBaseFinal, duracion, dias };
};

/** A league of that season: active with its legs, or inactive when no day for the second leg is given. */
export function crearLiga(fija: LigaFija, { id, anio, plantilla, fechasVuelta }: Opciones): LigaDemo {
  const { tipo, division, horario } = fija;
  const vuelta = fechasVuelta ? fija.vuelta : undefined;
  return {
    id,
    tipo,
    division,
    anio,
    plantilla,
    estado: fechasVuelta ? 'activa' : 'inactiva',
    ...ventanaDe(horario),
    usuario: null,
    idaVuelta: vuelta !== undefined,
    fechaIdaVuelta: (vuelta && fechasVuelta?.[vuelta]) ?? null,
    notificar: true,
    reglas: reglasIniciales(tipo),
  };
}
