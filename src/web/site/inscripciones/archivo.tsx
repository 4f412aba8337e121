import { type ChangeEvent, useEffect, useId, useState } from 'react';
import type { Archivo } from '#domain/inscripcion/datos.ts';
import { shrinkPhoto } from '#web/platform/files.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError, Frame } from '#web/ui/field.tsx';
import { ParaDespues } from './campo.tsx';
import { useFormulario } from './use-formulario.ts';

type Textos = { etiqueta: string; ayuda: string; acepta: string; elegir: string };

const TEXTOS: Record<Archivo, Textos> = {
  file: {
    etiqueta: 'Foto de carné',
    ayuda: 'JPEG, PNG o WebP. Vale una hecha con el móvil.',
    acepta: 'image/*',
    elegir: 'Elegir o hacer una foto',
  },
  comprobantePago: {
    etiqueta: 'Comprobante de pago',
    ayuda: 'Una foto o un PDF del justificante de la transferencia.',
    acepta: 'image/*,application/pdf',
    elegir: 'Elegir foto o PDF',
  },
};

const ILEGIBLE = 'No se ha podido leer el archivo. Elige una imagen JPEG, PNG o WebP.';
const NO_ES_FOTO =
  'Eso es un PDF, y la foto tiene que ser una imagen. Elige una JPEG, PNG o WebP, o hazla con el móvil.';
const GRANDE = 'El archivo pesa demasiado: como mucho 8 MB. Redúcelo y vuelve a elegirlo.';
const MAX_BYTES = 8_000_000;

/** An address of the file for as long as it is shown. */
function useVista(file: File | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return setUrl(null);
    const una = URL.createObjectURL(file);
    setUrl(una);
    return () => URL.revokeObjectURL(una);
  }, [file]);
  return url;
}

const preparar = (file: File): Promise<File> =>
  file.type === 'application/pdf' ? Promise.resolve(file) : shrinkPhoto(file);

function useEleccion(archivo: Archivo) {
  const { ponerArchivo } = useFormulario();
  const [problema, setProblema] = useState('');
  const elegir = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const elegido = target.files?.[0];
    target.value = '';
    if (!elegido) return;
    if (archivo === 'file' && elegido.type === 'application/pdf') return setProblema(NO_ES_FOTO);
    setProblema('');
    const listo = await preparar(elegido).catch(() => null);
    if (listo && listo.size <= MAX_BYTES) ponerArchivo(archivo, listo);
    else setProblema(listo ? GRANDE : ILEGIBLE);
  };
  return { problema, elegir };
}

type ElegidoProps = { file: File; alQuitar: () => void };

function Elegido({ file, alQuitar }: ElegidoProps) {
  const vista = useVista(file);
  return (
    <div className="mt-1 flex flex-wrap items-center gap-3">
      {vista ? <img src={vista} alt="Vista previa" className="size-18 rounded-m object-cover" /> : null}
      <p className="wrap-anywhere text-s">
        {file.name} · {Math.ceil(file.size / 1024)} KB
      </p>
      <Button size="s" onClick={alQuitar}>
        Quitar
      </Button>
    </div>
  );
}

/** A file with its preview; photos of a phone are made smaller before they travel. */
export function CampoArchivo({ archivo }: { archivo: Archivo }) {
  const { archivos, ponerArchivo, error } = useFormulario();
  const { problema, elegir } = useEleccion(archivo);
  const id = useId();
  const textos = TEXTOS[archivo];
  const { etiqueta, ayuda, acepta } = textos;
  const file = archivos[archivo];
  const mal = problema || error(archivo);
  return (
    <Frame id={id} label={<ParaDespues>{etiqueta}</ParaDespues>} hint={ayuda} required>
      {/* All of the box is pressed, and takes a file that is dropped on it: the browser's own words would go on saying that nothing is chosen. */}
      <div className="relative grid min-h-control place-items-center rounded-m border border-border border-dashed p-2 font-semibold text-azul-text hover:bg-azul-pale has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
        <input
          id={id}
          type="file"
          accept={acepta}
          aria-describedby={`${id}-hint ${id}-error`}
          className="absolute inset-0 w-full cursor-pointer opacity-0"
          onChange={elegir}
        />
        <span aria-hidden="true">{file ? 'Cambiar' : textos.elegir}</span>
      </div>
      {file ? <Elegido file={file} alQuitar={() => ponerArchivo(archivo, undefined)} /> : null}
      <div aria-live="polite">
        <FieldError id={id}>{mal}</FieldError>
      </div>
    </Frame>
  );
}
