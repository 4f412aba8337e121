import { type ChangeEvent, Fragment, useEffect, useId, useRef, useState } from 'react';
import type SignaturePad from 'signature_pad';
import { enEuros } from '#domain/euros.ts';
import { type Archivo, archivosDe } from '#domain/inscripcion/datos.ts';
import { shrinkPhoto } from '#web/platform/files.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError, FieldGroup, Frame, TextField } from '#web/ui/field.tsx';
import { esDeNinos } from './apartados.ts';
import { Campo, idDeCampo, ParaDespues } from './campo.tsx';
import { Lineas } from './enviada.tsx';
import { useFormulario } from './use-inscripcion.ts';

const TEXTOS: Record<Archivo, { etiqueta: string; ayuda: string; acepta: string; elegir: string }> = {
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

function Elegido({ file, alQuitar }: { file: File; alQuitar: () => void }) {
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
function CampoArchivo({ archivo }: { archivo: Archivo }) {
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

const JPEG = 'image/jpeg';
const CALIDAD = 0.85;
/** Pixels per CSS pixel: enough for paper, small enough to send. */
const DENSIDAD = 2;

const comoJpeg = (lienzo: HTMLCanvasElement): string => lienzo.toDataURL(JPEG, CALIDAD);

/** White first: a JPEG has no transparency. */
function limpiar(lienzo: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const { clientWidth, clientHeight } = lienzo;
  lienzo.width = clientWidth * DENSIDAD;
  lienzo.height = clientHeight * DENSIDAD;
  const trazo = lienzo.getContext('2d');
  if (!trazo) return null;
  trazo.fillStyle = '#fff';
  trazo.fillRect(0, 0, lienzo.width, lienzo.height);
  trazo.setTransform(DENSIDAD, 0, 0, DENSIDAD, 0, 0);
  return trazo;
}

function escribir(lienzo: HTMLCanvasElement, nombre: string): void {
  const trazo = limpiar(lienzo);
  if (!trazo) return;
  trazo.fillStyle = '#17203a';
  trazo.font = 'italic 32px cursive';
  trazo.textAlign = 'center';
  trazo.textBaseline = 'middle';
  trazo.fillText(nombre, lienzo.clientWidth / 2, lienzo.clientHeight / 2, lienzo.clientWidth - 24);
}

/** For who cannot draw: the name, drawn on the canvas as it is typed. */
function FirmaEscrita({ alEscribir }: { alEscribir: (nombre: string) => void }) {
  const { field, alSalir } = useFormulario();
  const { onChange, ...escrita } = field('firmaEscrita');
  return (
    <TextField
      {...escrita}
      id={idDeCampo('firma')}
      label="O firma escribiendo tu nombre y apellidos"
      autoComplete="name"
      maxLength={200}
      unmarked
      onChange={(event) => {
        onChange(event);
        alEscribir(event.target.value);
      }}
      onBlur={() => alSalir('firma')}
    />
  );
}

/**
 * The canvas, whose pad is loaded when the form is there, what wipes it and what writes on it; each leaves the signature in
 * the form.
 */
function useFirma() {
  const { set } = useFormulario();
  const lienzo = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const poner = useRef(set);
  poner.current = set;
  useEffect(() => {
    let haSalido = false;
    import('signature_pad').then(({ default: Pad }) => {
      const elemento = lienzo.current;
      if (haSalido || !elemento) return;
      limpiar(elemento);
      pad.current = new Pad(elemento, { backgroundColor: '#fff', penColor: '#17203a' });
      pad.current.addEventListener('endStroke', () => poner.current('firma', comoJpeg(elemento)));
    }, console.warn);
    return () => {
      haSalido = true;
      pad.current?.off();
    };
  }, []);
  const alBorrar = () => {
    if (lienzo.current) limpiar(lienzo.current);
    pad.current?.clear();
    set('firma', '');
    set('firmaEscrita', '');
  };
  const alEscribir = (nombre: string) => {
    if (!lienzo.current) return;
    escribir(lienzo.current, nombre);
    set('firma', nombre.trim() === '' ? '' : comoJpeg(lienzo.current));
  };
  return { lienzo, alBorrar, alEscribir };
}

/** Signed with finger, pen or mouse, or with the typed name. */
function Firma() {
  const { tipo, values, error, visibles } = useFormulario();
  const { lienzo, alBorrar, alEscribir } = useFirma();
  return (
    <FieldGroup
      label={
        <ParaDespues>
          {esDeNinos(tipo) ? 'Firma del padre, la madre o el tutor' : 'Firma de quien se inscribe'}
          {!esDeNinos(tipo) && visibles.includes('nombrePadreMadreTutor')
            ? ' o de su padre, madre o tutor'
            : ''}
        </ParaDespues>
      }
      hint="Dibújala con el dedo o el ratón, o escribe debajo tu nombre."
      error={error('firma')}
    >
      {/* Light on dark to the eye; what is sent is dark on white all the same. */}
      <div className="overflow-clip rounded-m border border-border">
        <canvas
          ref={lienzo}
          className="block h-pad w-full cursor-crosshair touch-none bg-on-deep dark:mix-blend-screen dark:invert"
          aria-label="Recuadro para firmar"
          role="img"
        />
      </div>
      <div>
        <Button disabled={!values.firma} onClick={alBorrar}>
          Borrar y repetir
        </Button>
      </div>
      <FirmaEscrita alEscribir={alEscribir} />
    </FieldGroup>
  );
}

/** Beside the receipt, so that nobody has to look for it on another page. */
function QuePagar() {
  const { iban, importe, concepto } = useFormulario().transferencia;
  return (
    <Lineas
      nombre="La transferencia"
      lineas={[
        { etiqueta: 'Cuenta del club', valor: iban || 'Te la dirá el club' },
        { etiqueta: 'Importe', valor: importe > 0 ? enEuros(importe) : 'El de las semanas que elijas' },
        { etiqueta: 'Concepto', valor: concepto || 'El nombre de quien se inscribe' },
      ]}
    />
  );
}

/** What is asked beside what is typed. */
export function FotoYFirma() {
  const { visibles, tipo } = useFormulario();
  return (
    <>
      {(['nombreDeportivo', 'fotos'] as const).map((campo) =>
        visibles.includes(campo) ? <Campo key={campo} campo={campo} /> : null,
      )}
      {archivosDe(tipo).map((archivo) => (
        <Fragment key={archivo}>
          {archivo === 'comprobantePago' ? <QuePagar /> : null}
          <CampoArchivo archivo={archivo} />
        </Fragment>
      ))}
      <Firma />
    </>
  );
}
