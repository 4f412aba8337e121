import { useState } from 'react';
import type { Archivos } from './use-formulario.ts';

const NADA: ReadonlySet<string> = new Set();

/** Which fields have been left and whether sending was tried: when it is time to show what is wrong. */
function useVisto() {
  const [tocados, setTocados] = useState(NADA);
  const [intentado, setIntentado] = useState(false);
  const alSalir = (campo: string) => setTocados((antes) => new Set(antes).add(campo));
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
  const [enviada, setEnviada] = useState(false);
  const visto = useVisto();
  const alEnviar = () => {
    setArchivos({});
    visto.olvidar();
    setEnviada(true);
  };
  return {
    archivos,
    setArchivos,
    parte,
    setParte,
    enviada,
    setEnviada,
    visto,
    alEnviar,
  };
}
