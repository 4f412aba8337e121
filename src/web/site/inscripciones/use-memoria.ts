import { useState } from 'react';
import type { Acuse } from '#domain/inscripcion/acuse.ts';
import type { Archivos } from './use-formulario.ts';

/** What has been sent: for whom, what is told of it, whether a mail tells it too, whom to write to and its copy. */
export type Enviado = { quien: string; acuse: Acuse; conCopia: boolean; buzon: string; copia: string };

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

/** What the form remembers beside what was typed; none of it stays in the browser. */
export function useMemoria() {
  const [archivos, setArchivos] = useState<Archivos>({});
  const [parte, setParte] = useState(0);
  /** What the last one sent is told, until another is begun. */
  const [enviada, setEnviada] = useState<Enviado | null>(null);
  /** Those sent before it on this page, the first one first. */
  const [anteriores, setAnteriores] = useState<readonly Enviado[]>([]);
  const visto = useVisto();
  const otra = () => {
    if (enviada) setAnteriores((antes) => [...antes, enviada]);
    setEnviada(null);
  };
  const alEnviar = (enviado: Enviado) => {
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
