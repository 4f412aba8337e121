import { useId, useRef, useState } from 'react';
import { useIsHydrated } from '#web/platform/document.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Copiar } from './copiar.tsx';

type CompartirProps = {
  titulo: string;
  /** Of the picture, from the root of the site; without it only the address is shared. */
  imagen?: string;
  /** Of the page; without it, the one that is open. */
  pagina?: string;
  children?: string;
};

async function traer(imagen: string | undefined): Promise<File | null> {
  if (!imagen) return null;
  const respuesta = await fetch(imagen).catch(() => null);
  if (!respuesta?.ok) return null;
  const nombre = imagen.split('/').at(-1) ?? 'imagen.png';
  return new File([await respuesta.blob()], nombre, { type: 'image/png' });
}

/** Whether it was handed over, or whoever closed the sheet changed their mind. */
async function porHoja(datos: ShareData, imagen: Promise<File | null>): Promise<boolean> {
  const archivo = await imagen;
  const conImagen = archivo ? { ...datos, files: [archivo] } : datos;
  const puede = archivo !== null && navigator.canShare?.(conImagen);
  try {
    await navigator.share(puede ? conImagen : datos);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

type OpcionesProps = { id: string; titulo: string; url: string; imagen: string | undefined };

/** Where there is no sheet to share with. */
const Opciones = ({ id, titulo, url, imagen }: OpcionesProps) => (
  <div id={id} className="flex flex-wrap items-center gap-2">
    {imagen ? (
      <a className={buttonClass({ size: 's' })} href={imagen} download>
        Descargar la imagen
      </a>
    ) : null}
    <a
      className={buttonClass({ size: 's' })}
      href={`https://wa.me/?text=${encodeURIComponent(`${titulo} ${url}`)}`}
      target="_blank"
      rel="noreferrer"
    >
      WhatsApp
    </a>
    <Copiar url={url} hecho="Enlace copiado">
      Copiar el enlace
    </Copiar>
  </div>
);

/** Hands the picture and the address to whatever the device shares with; where it cannot, offers each by itself. */
export function Compartir({ titulo, imagen, pagina, children = 'Compartir' }: CompartirProps) {
  const [abierto, abrir] = useState(false);
  const pedida = useRef<Promise<File | null> | null>(null);
  const id = useId();
  const lista = useIsHydrated();
  const url = () => (pagina ? window.location.origin + pagina : window.location.href);
  const conHoja = () => 'share' in navigator;
  // A browser shares only what is there a moment after the press: it is asked for as the finger comes down.
  const pedir = () => {
    if (conHoja()) pedida.current = traer(imagen);
  };
  const compartir = async () => {
    const archivo = pedida.current ?? traer(imagen);
    pedida.current = null;
    if (!conHoja() || !(await porHoja({ title: titulo, text: titulo, url: url() }, archivo))) abrir(!abierto);
  };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button
        size="s"
        className="noscript:hidden"
        onClick={compartir}
        onPointerDown={pedir}
        {...(lista && !conHoja() && { 'aria-expanded': abierto, 'aria-controls': id })}
      >
        {children}
      </Button>
      {abierto ? <Opciones id={id} titulo={titulo} url={url()} imagen={imagen} /> : null}
    </div>
  );
}
