import { RichTextEditor } from '@mantine/tiptap';
import { type ChangeEvent, useRef } from 'react';
import { TIPOS_FOTO } from '#domain/contenido/presentar.ts';
import styles from './editor.module.css';

type BotonProps = { etiqueta: string; activo?: boolean; onClick: () => void; children: string };

/** A tool of the editor with its name in words. */
export function Boton({ etiqueta, activo = false, onClick, children }: BotonProps) {
  return (
    <RichTextEditor.Control
      className={styles.boton}
      aria-label={etiqueta}
      title={etiqueta}
      active={activo}
      aria-pressed={activo}
      onClick={onClick}
    >
      {children}
    </RichTextEditor.Control>
  );
}

/** Pictures are chosen in the system's own dialog. */
export function BotonImagen({ onImagenes }: { onImagenes: (archivos: readonly File[]) => void }) {
  const entrada = useRef<HTMLInputElement>(null);
  const elegir = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onImagenes([...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  };
  return (
    <>
      <Boton etiqueta="Subir una imagen" onClick={() => entrada.current?.click()}>
        Imagen
      </Boton>
      <input
        ref={entrada}
        type="file"
        accept={TIPOS_FOTO.join(',')}
        multiple
        hidden
        aria-label="Imagen"
        onChange={elegir}
      />
    </>
  );
}
