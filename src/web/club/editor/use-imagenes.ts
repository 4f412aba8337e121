import type { Editor } from '@tiptap/core';
import { useCallback, useRef, useState } from 'react';
import type { ImagenSubida } from '#contract/imagenes.ts';
import { avisarFallo } from '#web/club/mesa/fallo.ts';
import { subirImagen } from './subir-imagen.ts';

export type Imagenes = {
  /** How much of the one under way has left, from 0 to 1; null when none is. */
  subiendo: number | null;
  /** Uploaded, and waiting for who uploads it to say what it shows. */
  pendiente: ImagenSubida | null;
  subir: (archivos: readonly File[]) => Promise<void>;
  describir: (alt: string) => void;
  descartar: () => void;
};

/** Pictures go up one after another; each is put in the text once it is described. */
export function useImagenes(editor: () => Editor | null): Imagenes {
  const [subiendo, setSubiendo] = useState<number | null>(null);
  const [cola, setCola] = useState<readonly ImagenSubida[]>([]);
  const ocupado = useRef(false);
  const subir = useCallback(async (archivos: readonly File[]) => {
    if (ocupado.current) return;
    ocupado.current = true;
    for (const archivo of archivos) {
      setSubiendo(0);
      const subida = await subirImagen(archivo, setSubiendo).catch(avisarFallo);
      if (subida) setCola((antes) => [...antes, subida]);
    }
    ocupado.current = false;
    setSubiendo(null);
  }, []);
  const [pendiente = null, ...resto] = cola;
  const describir = (alt: string) => {
    if (!pendiente) return;
    const { src, ancho: width, alto: height } = pendiente;
    editor()?.chain().focus().setImage({ src, alt, width, height }).run();
    setCola(resto);
  };
  return { subiendo, pendiente, subir, describir, descartar: () => setCola(resto) };
}

/** The pictures among what is pasted or dropped. */
export const imagenesDe = (datos: DataTransfer | null): File[] =>
  [...(datos?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
