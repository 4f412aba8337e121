import { useLayoutEffect, useState } from 'react';
import type { Acuse } from '#domain/inscripcion/acuse.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { buzonDe } from './acuse-aqui.ts';
import { olvidar, recordado, recordar } from './recuerdo.ts';
import type { Archivos } from './use-formulario.ts';

/** For whom it was and its copy: a reload forgets them. */
type Suyo = { quien: string; copia: string };

/** What has been sent: what is told of it, whether a mail tells it too, and whom to write to. */
export type Enviado = { suyo: Suyo | null; acuse: Acuse; conCopia: boolean; buzon: string };

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
  const olvidar = () => {
    setTocados(NADA);
    setIntentado(false);
  };
  return { intentado, setIntentado, alSalir, esHora, olvidar };
}

/** The end of the one sent before a reload. */
function antesDeRecargar(tipo: TipoInscripcion): Enviado | null {
  const acuse = recordado(tipo);
  return acuse && { suyo: null, acuse, conCopia: false, buzon: buzonDe(tipo) };
}

/** What the form remembers beside what was typed; but for the end of the last one, none of it stays in the browser. */
export function useMemoria(tipo: TipoInscripcion) {
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
    visto.olvidar();
    setEnviada(enviado);
  };
  return {
    archivos,
    setArchivos,
    parte,
    setParte,
    enviada,
    anteriores,
    otra,
    visto,
    alEnviar,
  };
}
