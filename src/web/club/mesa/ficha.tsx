import type { UseFormReturnType } from '@mantine/form';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { mensajes } from '#contract/mensajes.ts';
import { claveDeCuenta } from '#domain/cuenta/cuenta.ts';
import { ApiError, call, NOT_DONE } from '#web/platform/call.ts';
import { takeOperation, tellFailure } from '#web/platform/operations.ts';
import { queryClient } from '#web/platform/queries.ts';
import { forgetTyped, hasSignedOut, keepTyped, readSession, readTyped } from '#web/platform/session.ts';
import { confirm } from '#web/ui/desk/modal.tsx';
import { useReturn } from '#web/ui/desk/return-to.ts';
import { dismissToast, showToast } from '#web/ui/toast.tsx';
import { diferencias, elegirVersion, mezclar } from './conflicto.tsx';
import { FICHA, useUnaVez } from './consultas.ts';
import { cuantos } from './palabras.ts';

/** The server's message, which is to be shown. */
export const mensajeDe = (error: unknown): string =>
  error instanceof ApiError ? error.message : mensajes.errorPruebaDeNuevo;

/** In the product's only toast, which goes when what failed is done. */
export const avisarFallo = (error: unknown): void => void tellFailure(mensajeDe(error), error);

/** Every list on screen may show what was saved (a name, a count); forms keep what they were filled from. */
const releerListas = (cliente: QueryClient): Promise<void> =>
  cliente.invalidateQueries({ predicate: ({ meta }) => meta?.ficha !== FICHA.ficha });

export const useRecargar = (): (() => Promise<void>) => {
  const cliente = useQueryClient();
  return () => releerListas(cliente);
};

/**
 * A call of the desk: begun once however many times it is pressed. What came of it is for whoever asked (of
 * `NOT_DONE`, nothing), a failure is said, and either way the lists are read again.
 */
export function useHacer<R, A = void>(
  hacer: (pedido: A) => Promise<R | typeof NOT_DONE>,
  hecho: (respuesta: R, pedido: A) => void,
  fallo: (error: Error, pedido: A) => void = avisarFallo,
) {
  const recargar = useRecargar();
  const { mutateAsync, isPending, data } = useMutation({
    mutationFn: hacer,
    // Until what is on screen is what there is now, pressing again would be over what was.
    onSuccess: async (respuesta, pedido) => {
      if (respuesta === NOT_DONE) return;
      hecho(respuesta, pedido);
      await recargar();
    },
    onError: (error, pedido) => {
      fallo(error, pedido);
      void recargar();
    },
  });
  return {
    hacer: useUnaVez(mutateAsync),
    haciendo: isPending,
    respuesta: data === NOT_DONE ? undefined : data,
  };
}

/** The word of the button in a notice; Ctrl+Z presses it. */
export const DESHACER = 'Deshacer';

type AlDeshacer = {
  /** Takes away what the screen says of it. */
  alDeshacer?: () => void;
  /** What takes it back, of what the log keeps nothing. */
  aMano?: () => Promise<unknown>;
};

const RUTA_DESHACER = 'POST /api/private/log/operaciones/:id/deshacer';

/** Takes an operation back, and says so. */
export async function deshacer(operacion: number | null, { alDeshacer, aMano }: AlDeshacer): Promise<void> {
  try {
    // What it told has not left yet, so nobody is told either: it waits five minutes.
    if (aMano) await aMano();
    else if (operacion !== null) await call(RUTA_DESHACER, { params: { id: operacion } }, { quiet: false });
    showToast(`Deshecho: está como antes${aMano ? '.' : ', y así consta en Registros.'}`, 'success');
    alDeshacer?.();
  } catch (error) {
    avisarFallo(error);
  }
  await releerListas(queryClient);
}

/**
 * Says what has just been saved or deleted, as soon as it is answered, and offers to take it back where the log can:
 * all that the call wrote or, with the reason, nothing.
 * docs/reglas/deshacer.md
 */
export function avisarHecho(texto: string, opciones: AlDeshacer = {}): void {
  const operacion = takeOperation();
  if (operacion === null && !opciones.aMano) {
    showToast(texto, 'success');
    return;
  }
  const run = () => {
    dismissToast(aviso);
    void deshacer(operacion, opciones);
  };
  const aviso = showToast(texto, 'success', { label: DESHACER, run });
}

/** Somebody saved it first. */
const esConflicto = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.message === mensajes.cambiadoMientras;

/** The messages of the fields at fault, as a form takes them. */
export const erroresDeCampos = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(error.errors.map(({ path, message }) => [path, message]))
    : {};

const CAMPOS = 'form :is(input, textarea)';

/** Whether something is typed that its field cannot take, so the form knows nothing of it. The field says it. */
export const hayMalEscrito = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>(CAMPOS)].filter(
    (campo) => campo.validity.customError && !campo.checkValidity(),
  ).length > 0;

/** A field of several boxes says it of itself too, which takes no focus. */
const CON_FALTA = 'form :is([aria-invalid="true"]:not(:has([aria-invalid="true"])), [data-falta])';

/**
 * The first field at fault, in reading order, once it is drawn: React may take a frame to do it. Nothing at fault stays
 * folded away.
 */
export function enfocarPrimerError(): void {
  const enfocar = () => {
    for (const pliegue of document.querySelectorAll('details'))
      if (pliegue.querySelector(CON_FALTA)) pliegue.open = true;
    document.querySelector<HTMLElement>(CON_FALTA)?.focus();
  };
  requestAnimationFrame(() => requestAnimationFrame(enfocar));
}

/** What a form says, in words: field and value, in reading order. */
export type Resumen = readonly (readonly [campo: string, valor: string])[];

const esObjeto = (valor: unknown): valor is object => typeof valor === 'object' && valor !== null;

/** In how many fields they differ. A list with more or fewer rows is one; so are the days that are marked. */
function diferentes(antes: unknown, ahora: unknown): number {
  if (JSON.stringify(antes) === JSON.stringify(ahora)) return 0;
  if (!esObjeto(antes) || !esObjeto(ahora)) return 1;
  const [unas, otras] = [Object.keys(antes), Object.keys(ahora)];
  if (Array.isArray(antes) && (unas.length !== otras.length || !antes.some(esObjeto))) return 1;
  return [...new Set([...unas, ...otras])]
    .map((clave) => diferentes(Reflect.get(antes, clave), Reflect.get(ahora, clave)))
    .reduce((suma, una) => suma + una, 0);
}

/** "3 cambios sin guardar"; null when there is none. */
export function sinGuardar(antes: unknown, ahora: unknown): string | null {
  const n = diferentes(antes, ahora);
  return n === 0 ? null : `${cuantos(n, 'cambio', 'cambios')} sin guardar`;
}

/**
 * Brings back what was typed here when the session ended, and keeps it if it ends now. What somebody else
 * saved meanwhile is found by its version, as in any other save.
 */
function useSobrevivir<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  version: number | null,
  haCambiado: () => boolean,
): number | null {
  const { pathname } = useLocation();
  const [user] = useState(() => claveDeCuenta(readSession()?.name ?? ''));
  const [{ typed, opened }] = useState(() => ({
    typed: readTyped(pathname, user),
    opened: { pathname, version },
  }));
  const actual = useRef(form);
  actual.current = form;
  useEffect(() => {
    if (!typed) return;
    forgetTyped(opened.pathname);
    actual.current.setValues(typed.values as V);
    showToast(mensajes.fichaRecuperada, 'info');
  }, [typed, opened]);
  const sobre = typed && version === opened.version ? typed.version : version;
  useEffect(
    () => () => {
      if (readSession() !== null || hasSignedOut() || !haCambiado()) return;
      keepTyped(pathname, { user, version: sobre, values: actual.current.getValues() });
    },
    [pathname, user, sobre, haCambiado],
  );
  return sobre;
}

export type Cambios = {
  hayCambios: () => boolean;
  /** How many fields differ, in words; null when none does. */
  cuantosHay: () => string | null;
  /** Of what was sent: what was typed since is still a change. Without it, of all that the form holds. */
  darPorGuardado: (enviado?: unknown) => void;
  /** What the form was read or last saved with. */
  habia: () => unknown;
  /** Of what the form is over: what was typed before the session ended may be over an older one. */
  version: number | null;
};

/** Whether the form differs from what was read or last saved. Once the session ended there is nothing to ask. */
export function useCambios<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  version: number | null = null,
): Cambios {
  const guardado = useRef(JSON.stringify(form.getValues()));
  const actual = useRef(form.getValues);
  actual.current = form.getValues;
  const haCambiado = useCallback(() => JSON.stringify(actual.current()) !== guardado.current, []);
  const hayCambios = useCallback(() => readSession() !== null && haCambiado(), [haCambiado]);
  const darPorGuardado = useCallback((enviado: unknown = actual.current()) => {
    guardado.current = JSON.stringify(enviado);
  }, []);
  const habia = (): unknown => JSON.parse(guardado.current);
  const cuantosHay = () => sinGuardar(JSON.parse(guardado.current), form.getValues());
  return { hayCambios, cuantosHay, darPorGuardado, habia, version: useSobrevivir(form, version, haCambiado) };
}

type Valores = Record<string, unknown>;

type Guardar<V extends Valores, E> = {
  form: UseFormReturnType<V>;
  cambios: Cambios;
  enviar: (valores: V, version: number | null) => Promise<E>;
  /** What is saved now, when somebody else saved first. */
  releer: () => Promise<{ valores: V; version: number }>;
  /** The form in words, to compare mine with theirs. */
  resumen: (valores: V) => Resumen;
  alGuardar: (entidad: E) => void;
  /** When the screen stays open: the version that the next save is over. */
  versionDe?: (entidad: E) => number | undefined;
  /** Asked once the form is sound: false leaves it as it is, unsaved. */
  preguntar?: (valores: V) => Promise<boolean>;
  /** Whether it is sent as it was read too: what is new, or is published. */
  aunqueIgual?: () => boolean;
};

type ConErrores = { setErrors: (errores: Record<string, string>) => void };

/** Fields at fault are named beside themselves and the first one is reached. */
function marcar(form: ConErrores, error: unknown): boolean {
  const errores = erroresDeCampos(error);
  form.setErrors(errores);
  enfocarPrimerError();
  return Object.keys(errores).length > 0;
}

/** And it is said in a notice, which it answers. */
export function senalar(form: ConErrores, error: unknown): number {
  marcar(form, error);
  return tellFailure(mensajeDe(error), error);
}

/** A notice says only what is of no field. */
export const enSusCampos =
  (form: ConErrores) =>
  (error: Error): void => {
    if (!marcar(form, error)) avisarFallo(error);
  };

/** Somebody saved first: the person keeps that, or sends it again with their own changes, which are answered; else null. */
async function elegir<V extends Valores, E>(
  { form, cambios, releer, resumen }: Guardar<V, E>,
  version: { current: number | null },
): Promise<V | null> {
  const suya = await releer();
  const mia = mezclar(cambios.habia() as V, form.getValues(), suya.valores);
  const eleccion = await elegirVersion(diferencias(resumen(mia), resumen(suya.valores)));
  if (eleccion === null) return null;
  version.current = suya.version;
  form.setValues(eleccion === 'mia' ? mia : suya.valores);
  if (eleccion === 'mia') return mia;
  cambios.darPorGuardado();
  return null;
}

/** Sends the form, over the version it was read or chosen from. */
function useEnvio<V extends Valores, E>(opciones: Guardar<V, E>, fallos: { current: number[] }) {
  const { form, cambios, enviar, alGuardar, versionDe } = opciones;
  const version = useRef(cambios.version);
  const recargar = useRecargar();
  const { mutateAsync, isPending } = useMutation<E, Error, V>({
    mutationFn: (valores: V) => enviar(valores, version.current),
  });
  const mandar = async (valores: V): Promise<void> => {
    try {
      const entidad = await mutateAsync(valores);
      cambios.darPorGuardado(valores);
      version.current = versionDe?.(entidad) ?? version.current;
      recargar();
      alGuardar(entidad);
    } catch (error) {
      if (!esConflicto(error)) {
        fallos.current.push(senalar(form, error));
        return;
      }
      const mios = await elegir(opciones, version).catch(avisarFallo);
      if (mios) return mandar(mios);
    }
  };
  return { mandar, guardando: isPending };
}

/** Whether it is sent: not when it was not changed, which is said, nor when whoever is asked says no. */
async function seGuarda<V extends Valores, E>(opciones: Guardar<V, E>): Promise<boolean> {
  const { form, cambios, preguntar, aunqueIgual } = opciones;
  if (aunqueIgual?.() || cambios.cuantosHay() !== null) return (await preguntar?.(form.getValues())) ?? true;
  showToast(mensajes.nadaQueGuardar, 'info');
  return false;
}

/**
 * Saves a form: its own checks first, then the server; a success leaves no changes behind, a refusal names
 * its fields, and a save over somebody else's lets the person choose.
 */
export function useGuardar<V extends Valores, E>(opciones: Guardar<V, E>) {
  const { form } = opciones;
  /** Notices of what went wrong, which go when it is tried again. */
  const fallos = useRef<number[]>([]);
  const { mandar, guardando } = useEnvio(opciones, fallos);
  // Two clicks in the same instant find the button still enabled.
  const enviando = useRef(false);
  const guardar = async (): Promise<void> => {
    if (enviando.current) return;
    for (const fallo of fallos.current.splice(0)) dismissToast(fallo);
    if (form.validate().hasErrors || hayMalEscrito()) {
      fallos.current.push(showToast(mensajes.datosInvalidos, 'error'));
      return enfocarPrimerError();
    }
    enviando.current = true;
    try {
      if (await seGuarda(opciones)) await mandar(form.getValues());
    } finally {
      enviando.current = false;
    }
  };
  return { guardar, guardando };
}

/** What deleting does; or, in its place, what is done to what cannot be deleted. */
export type Consecuencias = {
  texto: ReactNode;
  borrar?: () => Promise<unknown>;
  enVez?: { accion: string; hacer: () => unknown };
};

type Borrar = {
  cambios: Cambios;
  titulo: string;
  /** What will happen exactly, with the numbers of this moment. */
  consecuencias: () => Promise<Consecuencias>;
  borrar: () => Promise<unknown>;
  hecho: string;
  alBorrar: () => void;
};

/** Asks, and deletes or does what is offered instead; whether it is gone. */
async function preguntar({ titulo, consecuencias, ...usual }: Borrar): Promise<boolean> {
  const { texto, enVez, borrar = usual.borrar } = await consecuencias();
  const seguro = await confirm({ title: titulo, children: texto, action: enVez?.accion ?? 'Borrar' });
  if (!seguro) return false;
  await (enVez ? enVez.hacer() : borrar());
  return enVez === undefined;
}

/** Says what will happen, asks, deletes, and leaves. */
export function useBorrar(borrado: Borrar): () => void {
  const { hacer } = useHacer(
    () => preguntar(borrado),
    (yaNoEsta) => {
      if (!yaNoEsta) return;
      borrado.cambios.darPorGuardado();
      avisarHecho(borrado.hecho);
      borrado.alBorrar();
    },
  );
  return () => hacer();
}

/** Back to the list: to the row of these details, to another one just created, or (0) to none. */
export type Volver = (fila?: number) => void;

/** The id of the route (0 is new; what is no number asks for nothing that exists) and the way back to its list. */
export function useFichaRuta(lista: string): { id: number; volver: Volver } {
  const { id: texto = '' } = useParams();
  const id = /^\d{1,9}$/.test(texto) ? Number(texto) : Number.NaN;
  const irA = useReturn(lista);
  const volver = useCallback((fila = id) => irA(fila || undefined), [irA, id]);
  return { id, volver };
}
