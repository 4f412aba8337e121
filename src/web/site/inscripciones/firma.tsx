import { useCallback, useEffect, useRef } from 'react';
import type SignaturePad from 'signature_pad';
import { Button } from '#web/ui/button.tsx';
import { FieldGroup, TextField } from '#web/ui/field.tsx';
import { esDeNinos } from './apartados.ts';
import { idDeCampo, ParaDespues } from './campo.tsx';
import { useFormulario } from './use-formulario.ts';

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

/** The pad, loaded when the form is there; `alFirmar` gets the drawing after each stroke. */
function useLienzo(alFirmar: (jpeg: string) => void) {
  const lienzo = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const avisar = useRef(alFirmar);
  avisar.current = alFirmar;
  useEffect(() => {
    let haSalido = false;
    import('signature_pad').then(({ default: Pad }) => {
      const elemento = lienzo.current;
      if (haSalido || !elemento) return;
      limpiar(elemento);
      pad.current = new Pad(elemento, { backgroundColor: '#fff', penColor: '#17203a' });
      pad.current.addEventListener('endStroke', () => avisar.current(comoJpeg(elemento)));
    }, console.warn);
    return () => {
      haSalido = true;
      pad.current?.off();
    };
  }, []);
  const borrar = useCallback(() => {
    if (lienzo.current) limpiar(lienzo.current);
    pad.current?.clear();
  }, []);
  return { lienzo, borrar };
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

/** The canvas, what wipes it and what writes on it; each leaves the signature in the form. */
function useFirma() {
  const { set } = useFormulario();
  const { lienzo, borrar } = useLienzo((jpeg) => set('firma', jpeg));
  const alBorrar = () => {
    borrar();
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
export function Firma() {
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
