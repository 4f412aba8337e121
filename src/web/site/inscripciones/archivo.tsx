import { type ChangeEvent, useEffect, useId, useState } from 'react';
import type { Archivo } from '#domain/inscripcion/datos.ts';
import { shrinkPhoto } from '#web/platform/files.ts';
import { Button } from '#web/ui/button.tsx';
import field from '#web/ui/field.module.css';
import { ParaDespues } from './campo.tsx';
import styles from './controles.module.css';
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
    <div className={styles.elegido}>
      {vista ? <img src={vista} alt="Vista previa" className={styles.vista} /> : null}
      <p className={styles.nombreArchivo}>
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
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        <ParaDespues>{etiqueta}</ParaDespues>
      </label>
      <p className={field.hint} id={`${id}-ayuda`}>
        {ayuda}
      </p>
      {/* The browser's own words would go on saying that nothing is chosen, and in its language. */}
      <div className={styles.archivo}>
        <input
          id={id}
          type="file"
          accept={acepta}
          aria-describedby={`${id}-ayuda ${id}-mal`}
          onChange={elegir}
        />
        <span aria-hidden="true">{file ? 'Cambiar' : textos.elegir}</span>
      </div>
      {file ? <Elegido file={file} alQuitar={() => ponerArchivo(archivo, undefined)} /> : null}
      <p className={mal ? field.error : undefined} id={`${id}-mal`} aria-live="polite">
        {mal}
      </p>
    </div>
  );
}
