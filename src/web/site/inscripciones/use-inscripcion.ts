import { createContext, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { club } from '#club';
import { tiposOfrecidos } from '#contract/club/ofrecido.ts';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { mensajesInscripcion } from '#contract/solicitudes/mensajes-inscripcion.ts';
import { mensajesVisita } from '#contract/solicitudes/mensajes-visita.ts';
import type { Acuse } from '#domain/inscripcion/acuse.ts';
import {
  type Archivo,
  archivosDe,
  type CampoInscripcion,
  DE_LA_PAREJA,
  daDeAlta,
  esEmail,
  subtiposDe,
} from '#domain/inscripcion/datos.ts';
import {
  avisoDeEdad,
  dudosos,
  exigeTutor,
  obligatorios,
  type ValidarIban,
} from '#domain/inscripcion/errores.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import type { Deporte } from '#domain/liga/deportes.ts';
import type { Problema } from '#domain/problema.ts';
import { useEnvio } from '#web/club/envio/envio.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { upload } from '#web/platform/files.ts';
import { type FormValues, useFormValues, type Values } from '#web/platform/form.ts';
import { readStored, store } from '#web/platform/stored.ts';
import { EN_ORDEN } from './apartados.ts';
import {
  acuseAqui,
  buzonDe,
  campoSubtipo,
  camposVisibles,
  cerradaAqui,
  DE_LA_FAMILIA,
  datosDe,
  diceSiEsSocio,
  erroresDe,
  leidoDe,
  loQueCuesta,
  rechazados,
  type Solicitada,
  seGuarda,
  transferenciaAqui,
} from './datos.ts';
import type { Marcha } from './pasos.tsx';

export type Archivos = { [archivo in Archivo]?: File | undefined };

/** The files that type asks for. */
const adjuntosDe = (tipo: TipoInscripcion, archivos: Archivos): [Archivo, File][] =>
  archivosDe(tipo).flatMap((archivo): [Archivo, File][] => {
    const file = archivos[archivo];
    return file ? [[archivo, file]] : [];
  });

const CLAVE = 'inscripcion-enviada';

/** In this tab, what a reload leaves of the end of a form: nothing of who was enrolled, nor of what they chose. */
export const recordar = (tipo: TipoInscripcion, acuse: Acuse): void =>
  store('tab', CLAVE, { [tipo]: { ...acuse, pedido: [] } });

/** That of the last one sent, if it was of this type. */
export const recordado = (tipo: TipoInscripcion): Acuse | null =>
  readStored<Partial<Record<TipoInscripcion, Acuse>>>('tab', CLAVE)?.[tipo] ?? null;

export const olvidar = (): void => store('tab', CLAVE, null);

/**
 * What has been sent: for whom it was and its copy, which a reload forgets; what is told of it, whether a mail tells it
 * too, and whom to write to.
 */
export type Enviado = {
  suyo: { quien: string; copia: string } | null;
  acuse: Acuse;
  conCopia: boolean;
  buzon: string;
};

const NADA: ReadonlySet<string> = new Set();

/** Once the press that left the field is over: a mistake shown before would move what is being pressed from under it. */
function trasLaPulsacion(hacer: () => void): void {
  if (document.querySelector(':active'))
    addEventListener('pointerup', () => setTimeout(hacer), { once: true });
  else hacer();
}

/** Which fields have been left and whether sending was tried: when it is time to show what is wrong. */
function useVisto() {
  const [tocados, setTocados] = useState(NADA);
  const [intentado, setIntentado] = useState(false);
  const alSalir = (campo: string) => trasLaPulsacion(() => setTocados((antes) => new Set(antes).add(campo)));
  const esHora = (campo: string): boolean => intentado || tocados.has(campo);
  const deNuevo = () => {
    setTocados(NADA);
    setIntentado(false);
  };
  return { intentado, setIntentado, alSalir, esHora, deNuevo };
}

/** The end of the one sent before a reload. */
function antesDeRecargar(tipo: TipoInscripcion): Enviado | null {
  const acuse = recordado(tipo);
  return acuse && { suyo: null, acuse, conCopia: false, buzon: buzonDe(tipo) };
}

/** What the form remembers beside what was typed; but for the end of the last one, none of it stays in the browser. */
function useMemoria(tipo: TipoInscripcion) {
  const [archivos, setArchivos] = useState<Archivos>({});
  const [parte, setParte] = useState(0);
  /** What the last one sent is told, until another is begun. */
  const [enviada, setEnviada] = useState<Enviado | null>(null);
  /** Those sent before it on this page, the first one first. */
  const [anteriores, setAnteriores] = useState<readonly Enviado[]>([]);
  const visto = useVisto();
  // Of another type, its own end or its form.
  useLayoutEffect(() => setEnviada(antesDeRecargar(tipo)), [tipo]);
  const otra = () => {
    if (enviada) setAnteriores((antes) => [...antes, enviada]);
    olvidar();
    setEnviada(null);
  };
  const alEnviar = (enviado: Enviado) => {
    recordar(tipo, enviado.acuse);
    setArchivos({});
    visto.deNuevo();
    setEnviada(enviado);
  };
  return { archivos, setArchivos, parte, setParte, enviada, anteriores, otra, visto, alEnviar };
}

/** Loaded when there is an IBAN to check; until then nothing is said of it. */
function useValidarIban(hayIban: boolean): ValidarIban {
  const [validar, setValidar] = useState<ValidarIban>(() => () => true);
  useEffect(() => {
    if (!hayIban) return;
    import('#contract/club/iban.ts').then(({ ibanValido }) => setValidar(() => ibanValido), console.warn);
  }, [hayIban]);
  return validar;
}

const mensajeDe = (problemas: readonly Problema[], campo: string): string | undefined =>
  problemas.find(({ path }) => path === campo)?.message;

/** As they are on the screen; what is not one of its fields comes last. */
function enOrden(problemas: Problema[]): Problema[] {
  const lugar = ({ path }: Problema): number => EN_ORDEN.indexOf(path) + 1 || EN_ORDEN.length + 1;
  return problemas.sort((uno, otro) => lugar(uno) - lugar(otro));
}

function solicitadaDe({ tipo, campus, parejas }: Pedida, valores: Values): Solicitada {
  const renueva = subtiposDe(tipo).includes('renovacion') && valores[campoSubtipo(tipo)] === 'renovacion';
  const subtipo = renueva ? 'renovacion' : 'alta';
  return { tipo, subtipo, valores, campus, parejas, hoy: hoyDelClub() };
}

type Memoria = ReturnType<typeof useMemoria>;

type PorEnviar = { solicitada: Solicitada; ibanValido: ValidarIban };

function useEnvioInscripcion({ solicitada, ibanValido }: PorEnviar, campos: FormValues, memoria: Memoria) {
  const { archivos, setParte } = memoria;
  const datos = datosDe(solicitada);
  const alEnviar = (idEnvio: string) => {
    memoria.alEnviar({
      suyo: {
        quien: `${datos.nombre ?? ''} ${datos.apellidos ?? ''}`.trim(),
        copia: `/api/inscripcion/copia/${idEnvio}`,
      },
      acuse: acuseAqui(solicitada, { archivos, idEnvio, ibanValido }),
      conCopia: club.mandaCorreos && esEmail(datos.email ?? ''),
      buzon: buzonDe(datos.tipo),
    });
    campos.clear([...DE_LA_FAMILIA, campoSubtipo(datos.tipo)]);
    // Another one begins at the first step, not at the end of an empty form.
    history.replaceState(history.state, '', location.pathname);
  };
  const cierre = { respuesta: mensajesInscripcion.inscripcionCerrada, aviso: cerradaAqui(datos.tipo) };
  const textos = {
    exito: mensajesInscripcion.inscripcionEnviada,
    fallo: mensajesVisita.solicitudFallida,
    cierre,
  };
  const { ocupado, fallo, enviar } = useEnvio({ clave: campos.id, textos, alEnviar });
  /** In the parts `json`, `file` and `comprobantePago`. The same twice is the same enrolment. */
  const alMandar = () => {
    const adjuntos = adjuntosDe(datos.tipo, archivos);
    const contenido = JSON.stringify([datos, adjuntos.map(([, { name, size }]) => [name, size])]);
    setParte(0);
    return enviar(contenido, (sobre) => {
      const cuerpo = new FormData();
      cuerpo.append('json', JSON.stringify({ ...datos, ...sobre }));
      for (const [archivo, file] of adjuntos) cuerpo.append(archivo, file, file.name);
      return upload('/api/inscripcion', cuerpo, setParte);
    });
  };
  return { ocupado, fallo, alMandar };
}

export type Pedida = {
  tipo: TipoInscripcion;
  campus: CampusOfrecido;
  nombresCompletos: boolean;
  /** The sports of the leagues by pairs where one may enrol with somebody. */
  parejas: readonly Deporte[];
};

/** The enrolment form: what is asked for, what is wrong with it and how it is sent. */
export function useInscripcion(pedida: Pedida) {
  const { tipo } = pedida;
  const campos = useFormValues('inscripcion', seGuarda);
  const memoria = useMemoria(tipo);
  const { archivos, visto } = memoria;
  const solicitada = solicitadaDe(pedida, campos.values);
  const { subtipo, hoy } = solicitada;
  const datos = datosDe(solicitada);
  const conAlta = diceSiEsSocio(solicitada) ? daDeAlta(datos) : undefined;
  const ibanValido = useValidarIban(Boolean(datos.cuentaIBAN));
  const envio = useEnvioInscripcion({ solicitada, ibanValido }, campos, memoria);
  const propios = erroresDe(solicitada);
  const errores = enOrden([...propios, ...rechazados(envio.fallo?.errores ?? [], conAlta)]);
  const avisos = [...avisoDeEdad(datos, hoy, tiposOfrecidos()), ...dudosos(datos, { hoy, ibanValido })];
  return {
    ...{ ...campos, ...envio, ...pedida, subtipo, memoria, errores, archivos },
    intentado: visto.intentado,
    alSalir: visto.alSalir,
    /** Whether they become a member with it; undefined until they say. */
    conAlta,
    visibles: camposVisibles(solicitada),
    requerido: (campo: CampoInscripcion): boolean =>
      campo === 'nombrePadreMadreTutor'
        ? exigeTutor(datos, hoy)
        : [...obligatorios(tipo, subtipo, conAlta), ...DE_LA_PAREJA].includes(campo),
    /** The mistake to show beside a field, if it is time to. */
    error: (campo: string) => (visto.esHora(campo) ? mensajeDe(errores, campo) : undefined),
    /** What looks wrong there without keeping the form from being sent. */
    aviso: (campo: string) =>
      visto.esHora(campo) ? avisos.findLast(({ path }) => path === campo)?.message : undefined,
    /** Where the answer would not arrive. */
    duda: avisos.some(({ path }) => path === 'email') ? { path: 'email', escrito: datos.email ?? '' } : null,
    /** What there is to pay beforehand; 0 euros when nothing is. */
    transferencia: transferenciaAqui(solicitada),
    ponerArchivo: (archivo: Archivo, file: File | undefined) =>
      memoria.setArchivos((antes) => ({ ...antes, [archivo]: file })),
    leido: leidoDe(solicitada),
    precios: loQueCuesta(solicitada, conAlta),
    puedeIr: propios.length === 0,
  };
}

/** What the parts of the form share. */
export type FormularioInscripcion = ReturnType<typeof useInscripcion> & { pasos: Marcha };

export const ContextoFormulario = createContext<FormularioInscripcion | null>(null);

export function useFormulario(): FormularioInscripcion {
  const formulario = useContext(ContextoFormulario);
  if (!formulario) throw new Error('Outside of an enrolment form');
  return formulario;
}
