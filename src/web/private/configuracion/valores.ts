import type { Entrada } from '#contract/configuracion.ts';
import type { CampusGuardar, CampusOfrecido, TipoOfrecido } from '#contract/inscripcion.ts';
import { CLAVES, type Clave } from '#contract/opciones.ts';
import type { Dia } from '#domain/fecha.ts';
import { erroresDeCampus } from '#domain/inscripcion/campus-errores.ts';
import type { Semana } from '#domain/inscripcion/datos.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { abiertasDe, mesesMal } from './inscripciones.ts';

/** What is saved now, as the server answers it. */
export type Ajustes = {
  entradas: readonly Entrada[];
  tipos: readonly TipoOfrecido[];
  campus: CampusOfrecido;
  meses: number;
};

/** A number is text while somebody is typing it. */
type Numero = number | string;

export type SemanaEditada = { id: Semana; desde: Dia | null; hasta: Dia | null; ofrecida: boolean };

/** The camp as it is typed, with the names of the API. */
type CampusEditado = {
  semanas: SemanaEditada[];
  precios: { a: Numero; c: Numero };
  minimoPorSemana: Numero;
};

/** What the form holds: 'true' or 'false' by key, and the rest by its own name. */
export type ValoresConfiguracion = Record<Clave, Entrada['valor']> &
  CampusEditado & { abiertas: TipoInscripcion[]; meses: Numero };

/** Spec §9: what was never saved is 'false'. */
const POR_DEFECTO: Record<Clave, Entrada['valor']> = {
  mostrarIncidencias: 'false',
  mostrarAplazadosTotal: 'false',
  nombresCompletos: 'false',
};

export const campusDe = ({
  semanas,
  opciones: { a, c },
  minimoPorSemana,
}: CampusOfrecido): CampusGuardar => ({
  semanas: semanas.map(({ id, desde, hasta, ofrecida }) => ({ id, desde, hasta, ofrecida })),
  precios: { a: a.precio, c: c.precio },
  minimoPorSemana,
});

export const valoresDe = ({ entradas, tipos, campus, meses }: Ajustes): ValoresConfiguracion => ({
  ...POR_DEFECTO,
  ...Object.fromEntries(entradas.map(({ clave, valor }) => [clave, valor])),
  ...campusDe(campus),
  abiertas: abiertasDe(tipos),
  meses,
});

/** The settings that change. */
export const entradasCambiadas = (antes: Ajustes, valores: ValoresConfiguracion): Entrada[] => {
  const previas = valoresDe(antes);
  return CLAVES.filter((clave) => valores[clave] !== previas[clave]).map((clave) => ({
    clave,
    valor: valores[clave],
  }));
};

/** The camp to save, or null when nothing of it changes. Everything is filled: `comprobar` comes first. */
export function campusCambiado(antes: Ajustes, valores: ValoresConfiguracion): CampusGuardar | null {
  const { semanas, precios, minimoPorSemana } = valores;
  const nuevo: CampusGuardar = {
    // In the order of `campusDe`: they are compared as texts.
    semanas: semanas.map(({ id, desde, hasta, ofrecida }) => ({
      id,
      desde: desde ?? '',
      hasta: hasta ?? '',
      ofrecida,
    })),
    precios: { a: Number(precios.a), c: Number(precios.c) },
    minimoPorSemana: Number(minimoPorSemana),
  };
  return JSON.stringify(nuevo) === JSON.stringify(campusDe(antes.campus)) ? null : nuevo;
}

export const LIMITES = { precio: { min: 0, max: 1000 }, minimo: { min: 1, max: 200 } } as const;

const fuera = (numero: Numero, { min, max }: { min: number; max: number }): boolean =>
  !Number.isInteger(numero) || Number(numero) < min || Number(numero) > max;

type Errores = Record<string, string>;

function faltasDeFechas(semanas: readonly SemanaEditada[]): Errores {
  const faltas = semanas.flatMap(({ desde, hasta }, lugar) => [
    ...(desde === null ? [[`semanas.${lugar}.desde`, 'Escribe el primer día']] : []),
    ...(hasta === null ? [[`semanas.${lugar}.hasta`, 'Escribe el último día']] : []),
  ]);
  return Object.fromEntries(faltas);
}

/** The rules of the domain, once every week has its days. */
function erroresDeSemanas(semanas: readonly SemanaEditada[]): Errores {
  const faltas = faltasDeFechas(semanas);
  if (Object.keys(faltas).length > 0) return faltas;
  const completas = semanas as readonly (SemanaEditada & { desde: Dia; hasta: Dia })[];
  return Object.fromEntries(
    erroresDeCampus({ semanas: completas }).map(({ path, message }) => [path, message]),
  );
}

const PRECIO = `Escribe un precio en euros, sin céntimos, entre ${LIMITES.precio.min} y ${LIMITES.precio.max}`;
const MINIMO = `Escribe un número entre ${LIMITES.minimo.min} y ${LIMITES.minimo.max}`;

/** Everything that keeps the settings from being saved, by field. */
export function comprobar({ meses, semanas, precios, minimoPorSemana }: ValoresConfiguracion): Errores {
  const deMeses = mesesMal(meses);
  return {
    ...(fuera(precios.a, LIMITES.precio) && { 'precios.a': PRECIO }),
    ...(fuera(precios.c, LIMITES.precio) && { 'precios.c': PRECIO }),
    ...(fuera(minimoPorSemana, LIMITES.minimo) && { minimoPorSemana: MINIMO }),
    ...(deMeses !== null && { meses: deMeses }),
    ...erroresDeSemanas(semanas),
  };
}
