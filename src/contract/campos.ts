import { z } from 'zod';
import { type Campo, type Campos, type Clase, type Valor, valoresDe } from '#domain/campo.ts';
import { EMAIL } from '#domain/inscripcion/datos.ts';
import { Dia, DiaLeido, deNombre, Id, opcional, siSeEnvia, texto, textoObligatorio } from './comunes.ts';

type Vacio = '' | null | undefined;

type Leido<C extends Campo> = C['clase'] extends 'siNo'
  ? z.ZodBoolean
  : C extends { opcional: 'queda' }
    ? z.ZodOptional<z.ZodNullable<z.ZodType<Valor<C>>>>
    : C extends { opcional: 'seVacia' }
      ? z.ZodNullable<z.ZodType<Valor<C>>>
      : z.ZodType<Valor<C>>;

type Escrito<C extends Campo> = C extends { opcional: 'nuncaVacia' }
  ? z.ZodOptional<z.ZodType<Valor<C>>>
  : C extends { opcional: 'queda' }
    ? C['clase'] extends 'siNo'
      ? z.ZodOptional<z.ZodBoolean>
      : z.ZodOptional<z.ZodNullable<z.ZodType<Valor<C>, Valor<C> | Vacio>>>
    : C extends { opcional: 'seVacia' }
      ? C['clase'] extends 'siNo'
        ? z.ZodDefault<z.ZodBoolean>
        : z.ZodNullable<z.ZodType<Valor<C>, Valor<C> | Vacio>>
      : z.ZodType<Valor<C>>;

const deLista = (campo: Campo) => z.enum(valoresDe({ opciones: campo.opciones ?? {} }));

const LEIDOS: Record<Clase, (campo: Campo) => z.ZodType> = {
  nombre: () => z.string(),
  texto: () => z.string(),
  parrafo: () => z.string(),
  email: () => z.string(),
  telefono: () => z.string(),
  desenlace: () => z.string(),
  lista: deLista,
  siNo: () => z.boolean(),
  fecha: () => DiaLeido,
  liga: () => Id,
  pista: () => Id,
  pistas: () => z.array(Id),
  jugador: () => Id,
};

const MAX_TEXTO = 2000;

const deTexto = ({ max = MAX_TEXTO, falta }: Campo): z.ZodType<string, string> =>
  falta === undefined ? texto(max) : textoObligatorio(max, falta);

const ESCRITOS: Record<Clase, (campo: Campo) => z.ZodType> = {
  ...LEIDOS,
  nombre: (campo) => deNombre(deTexto(campo)),
  texto: deTexto,
  parrafo: deTexto,
  telefono: deTexto,
  email: ({ max = MAX_TEXTO }) =>
    z
      .email({ pattern: EMAIL, error: 'El email no es válido: revisa que tenga una arroba y un dominio' })
      .max(max),
  fecha: () => Dia,
};

function leido(campo: Campo): z.ZodType {
  const esquema = LEIDOS[campo.clase](campo);
  if (campo.opcional === undefined || campo.opcional === 'nuncaVacia' || campo.clase === 'siNo')
    return esquema;
  return campo.opcional === 'queda' ? esquema.nullish() : esquema.nullable();
}

function escrito(campo: Campo): z.ZodType {
  const esquema = ESCRITOS[campo.clase](campo);
  if (campo.clase === 'siNo')
    return campo.opcional === 'queda' ? z.boolean().optional() : z.boolean().default(false);
  if (campo.opcional === undefined) return esquema;
  if (campo.opcional === 'nuncaVacia') return esquema.optional();
  return campo.opcional === 'queda' ? siSeEnvia(esquema) : opcional(esquema);
}

const cada = (campos: Campos, de: (campo: Campo) => z.ZodType) =>
  Object.fromEntries(Object.entries(campos).map(([nombre, campo]) => [nombre, de(campo)]));

/** Of the fields of a table, how each is answered. */
export const leidos = <T extends Campos>(campos: T) =>
  cada(campos, leido) as { -readonly [K in keyof T]: Leido<T[K]> };

/** And how each is saved: one beyond the specification is never asked for, and stays as it was where it is not sent. */
export const escritos = <T extends Campos>(campos: T) =>
  cada(campos, escrito) as { -readonly [K in keyof T]: Escrito<T[K]> };
