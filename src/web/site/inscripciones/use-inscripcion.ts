import { club } from '#club';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { mensajesInscripcion } from '#contract/solicitudes/mensajes-inscripcion.ts';
import { mensajesVisita } from '#contract/solicitudes/mensajes-visita.ts';
import { daDeAlta, esEmail, subtiposDe } from '#domain/inscripcion/datos.ts';
import type { ValidarIban } from '#domain/inscripcion/errores.ts';
import { exigeTutor, obligatorios } from '#domain/inscripcion/errores.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import type { Problema } from '#domain/problema.ts';
import { useEnvio } from '#web/club/envio/envio.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { type FormValues, useFormValues, type Values } from '#web/platform/form.ts';
import { acuseAqui, buzonDe, cerradaAqui, leidoDe, loQueCuesta, transferenciaAqui } from './acuse-aqui.ts';
import { EN_ORDEN } from './apartados.ts';
import {
  campoSubtipo,
  camposVisibles,
  DE_LA_FAMILIA,
  datosDe,
  diceSiEsSocio,
  erroresDe,
  rechazados,
  type Solicitada,
  seGuarda,
} from './datos.ts';
import { contenidoDe, mandar } from './mandar.ts';
import { useAvisos } from './use-avisos.ts';
import type { FormularioInscripcion } from './use-formulario.ts';
import { useMemoria } from './use-memoria.ts';

const mensajeDe = (problemas: readonly Problema[], campo: string): string | undefined =>
  problemas.find(({ path }) => path === campo)?.message;

/** As they are on the screen; what is not one of its fields comes last. */
function enOrden(problemas: Problema[]): Problema[] {
  const lugar = ({ path }: Problema): number => EN_ORDEN.indexOf(path) + 1 || EN_ORDEN.length + 1;
  return problemas.sort((uno, otro) => lugar(uno) - lugar(otro));
}

function solicitadaDe(tipo: TipoInscripcion, valores: Values, campus: CampusOfrecido): Solicitada {
  const renueva = subtiposDe(tipo).includes('renovacion') && valores[campoSubtipo(tipo)] === 'renovacion';
  return { tipo, subtipo: renueva ? 'renovacion' : 'alta', valores, campus, hoy: hoyDelClub() };
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
  const alMandar = () => {
    const partes = { datos, archivos };
    setParte(0);
    return enviar(contenidoDe(partes), (sobre) => mandar(partes, sobre, setParte));
  };
  return { ocupado, fallo, alMandar };
}

/** The enrolment form: what is asked for, what is wrong with it and how it is sent. */
export function useInscripcion(tipo: TipoInscripcion, campus: CampusOfrecido) {
  const campos = useFormValues('inscripcion', seGuarda);
  const memoria = useMemoria(tipo);
  const { archivos, visto } = memoria;
  const solicitada = solicitadaDe(tipo, campos.values, campus);
  const { subtipo, hoy } = solicitada;
  const datos = datosDe(solicitada);
  const conAlta = diceSiEsSocio(solicitada) ? daDeAlta(datos) : undefined;
  const { avisos, ibanValido } = useAvisos(datos, hoy);
  const envio = useEnvioInscripcion({ solicitada, ibanValido }, campos, memoria);
  const visibles = camposVisibles(solicitada);
  const propios = erroresDe(solicitada);
  const errores = enOrden([...propios, ...rechazados(envio.fallo?.errores ?? [], conAlta)]);
  const formulario: Omit<FormularioInscripcion, 'nombresCompletos' | 'pasos'> = {
    ...campos,
    tipo,
    campus,
    conAlta,
    visibles,
    transferencia: transferenciaAqui(solicitada),
    requerido: (campo) =>
      campo === 'nombrePadreMadreTutor'
        ? exigeTutor(datos, hoy)
        : obligatorios(tipo, subtipo, conAlta).includes(campo),
    error: (campo) => (visto.esHora(campo) ? mensajeDe(errores, campo) : undefined),
    aviso: (campo) => (visto.esHora(campo) ? avisos.get(campo) : undefined),
    alSalir: visto.alSalir,
    archivos,
    ponerArchivo: (archivo, file) => memoria.setArchivos((antes) => ({ ...antes, [archivo]: file })),
  };
  return {
    campos,
    formulario,
    memoria,
    subtipo,
    errores,
    leido: leidoDe(solicitada),
    precios: loQueCuesta(solicitada, conAlta),
    puedeIr: propios.length === 0,
    ...envio,
  };
}
