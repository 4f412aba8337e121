import { useState } from 'react';
import { mensajes } from '#contract/mensajes.ts';
import { subtiposDe } from '#domain/inscripcion/campos.ts';
import { erroresDeInscripcion } from '#domain/inscripcion/errores.ts';
import type { Problema } from '#domain/inscripcion/mensajes.ts';
import { obligatorios } from '#domain/inscripcion/obligatorios.ts';
import type { Subtipo, TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { useEnvio } from '#web/club/envio/use-envio.ts';
import { useFormValues } from '#web/platform/form.ts';
import { type Casillas, camposVisibles, DE_LA_FAMILIA, datosDe, seGuarda } from './datos.ts';
import { contenidoDe, mandar } from './mandar.ts';
import { useAvisos } from './use-avisos.ts';
import type { Archivos, FormularioInscripcion } from './use-formulario.ts';

const TEXTOS = { exito: mensajes.inscripcionEnviada, fallo: mensajes.solicitudFallida };
const NINGUNA: Casillas = { conforme: false, conformeinscripcion: false };

/** Today in the visitor's calendar. */
const diaDeHoy = (): string => new Date().toLocaleDateString('sv');

const buscar = (problemas: readonly Problema[], campo: string): string | undefined =>
  problemas.find(({ path }) => path === campo)?.message;

/** As they are on the screen; what is not one of its fields comes last. */
function enOrden(problemas: Problema[], campos: readonly string[]): Problema[] {
  const lugar = ({ path }: Problema): number =>
    (campos.indexOf(path) + campos.length + 1) % (campos.length + 1);
  return problemas.sort((uno, otro) => lugar(uno) - lugar(otro));
}

/** What the form remembers beside what was typed. */
function useMemoria() {
  const [casillas, setCasillas] = useState(NINGUNA);
  const [archivos, setArchivos] = useState<Archivos>({});
  const [tocados, setTocados] = useState<ReadonlySet<string>>(new Set());
  const [intentado, setIntentado] = useState(false);
  const [parte, setParte] = useState(0);
  const [enviada, setEnviada] = useState(false);
  const alSalir = (campo: string) => setTocados((antes) => new Set(antes).add(campo));
  const vaciar = () => {
    setCasillas(NINGUNA);
    setArchivos({});
    setTocados(new Set());
    setIntentado(false);
    setEnviada(true);
  };
  return {
    casillas,
    setCasillas,
    archivos,
    setArchivos,
    tocados,
    alSalir,
    intentado,
    setIntentado,
    parte,
    setParte,
    enviada,
    setEnviada,
    vaciar,
  };
}

/** The enrolment form: what is asked for, what is wrong with it and how it is sent. Spec §3, §5, §8. */
export function useInscripcion(tipo: TipoInscripcion) {
  const campos = useFormValues('inscripcion', seGuarda);
  const memoria = useMemoria();
  const { archivos, casillas, tocados, intentado } = memoria;
  const hoy = diaDeHoy();
  const renueva = subtiposDe(tipo).includes('renovacion') && campos.values.subtipo === 'renovacion';
  const subtipo: Subtipo = renueva ? 'renovacion' : 'alta';
  const solicitada = { tipo, subtipo, valores: campos.values, hoy };
  const datos = datosDe(solicitada, casillas);
  const avisos = useAvisos(datos, hoy);
  const { ocupado, fallo, enviar } = useEnvio({
    clave: campos.id,
    textos: TEXTOS,
    alEnviar: () => {
      memoria.vaciar();
      campos.clear([...DE_LA_FAMILIA, 'subtipo']);
    },
  });
  const visibles = camposVisibles(solicitada);
  const errores = enOrden([...erroresDeInscripcion(datos), ...(fallo?.errores ?? [])], visibles);
  const formulario: FormularioInscripcion = {
    ...campos,
    tipo,
    visibles,
    requerido: (campo) => obligatorios(tipo, subtipo).includes(campo),
    error: (campo) => (intentado || tocados.has(campo) ? buscar(errores, campo) : undefined),
    aviso: (campo) => (intentado || tocados.has(campo) ? avisos.get(campo) : undefined),
    alSalir: memoria.alSalir,
    archivos,
    ponerArchivo: (archivo, file) => memoria.setArchivos((antes) => ({ ...antes, [archivo]: file })),
  };
  const alMandar = () => {
    const partes = { datos, archivos };
    memoria.setParte(0);
    return enviar(contenidoDe(partes), (sobre) => mandar(partes, sobre, memoria.setParte));
  };
  return { campos, formulario, memoria, subtipo, errores, ocupado, fallo, alMandar };
}
