import { FileButton, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useCallback, useRef, useState } from 'react';
import type { ImagenSubida } from '#contract/sitio/imagenes.ts';
import type { Foto } from '#contract/sitio/news.ts';
import { TIPOS_FOTO } from '#domain/contenido/presentar.ts';
import { avisarFallo } from '#web/club/mesa/ficha.tsx';
import { ApiError, call } from '#web/platform/call.ts';
import { upload } from '#web/platform/files.ts';
import { endSession, readSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { DeskModal } from '#web/ui/desk/modal.tsx';

const RUTA = '/api/private/imagenes';

/** Uploads a picture; `onProgress` goes from 0 to 1 while it leaves. Throws `ApiError`. */
async function subirImagen(archivo: File, onProgress: (parte: number) => void): Promise<ImagenSubida> {
  const cuerpo = new FormData();
  cuerpo.append('file', archivo);
  try {
    return (await upload(RUTA, cuerpo, onProgress, readSession()?.jwt)) as ImagenSubida;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endSession();
    throw error;
  }
}

function Guardadas({ onElegir }: { onElegir: (src: string, descripcion: string | null) => void }) {
  const { data: imagenes = [], isPending } = useQuery({
    queryKey: ['imagenes'],
    queryFn: () => call('GET /api/private/imagenes', {}),
  });
  if (isPending) return <p>Cargando las imágenes…</p>;
  if (imagenes.length === 0) return <p>Todavía no hay ninguna: sube la primera.</p>;
  return (
    <ul className="grid grid-fill-4xs gap-3">
      {imagenes.map(({ hash, src, ancho, alto, descripcion }, i) => (
        <li key={hash}>
          <button
            type="button"
            className="block w-full cursor-pointer overflow-hidden rounded-m border-2 border-hairline bg-transparent p-0 hover:border-azul-text"
            onClick={() => onElegir(src, descripcion)}
          >
            <img
              className="aspect-4/3 w-full object-cover"
              src={src}
              alt={descripcion ?? `Imagen ${imagenes.length - i}`}
              width={ancho}
              height={alto}
              loading="lazy"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Uploads pictures one after another; how much of the one under way has left, from 0 to 1. Answers how many arrived. */
export function useSubida(alSubir: (subida: ImagenSubida) => void) {
  const [parte, setParte] = useState<number | null>(null);
  const ocupado = useRef(false);
  const avisar = useRef(alSubir);
  avisar.current = alSubir;
  const subir = useCallback(async (archivos: readonly File[]): Promise<number> => {
    if (ocupado.current) return 0;
    ocupado.current = true;
    let subidas = 0;
    for (const archivo of archivos) {
      setParte(0);
      const subida = await subirImagen(archivo, setParte).catch(avisarFallo);
      if (!subida) continue;
      subidas += 1;
      avisar.current(subida);
    }
    ocupado.current = false;
    setParte(null);
    return subidas;
  }, []);
  return { parte, subir };
}

type SubirProps = Pick<ComponentProps<typeof Button>, 'look' | 'size'> & {
  parte: number | null;
  multiple?: boolean;
  subir: (archivos: readonly File[]) => void;
  children: string;
};

/** Chosen in the system's own dialog; while one goes up, it says how much of it has. */
export const BotonSubir = ({ parte, multiple = false, subir, children, ...boton }: SubirProps) => (
  <FileButton
    multiple={multiple}
    accept={TIPOS_FOTO.join(',')}
    onChange={(elegidos: File | File[] | null) => subir([elegidos ?? []].flat())}
  >
    {(props) => (
      <Button {...boton} busy={parte !== null} {...props}>
        {parte === null ? children : `Subiendo… ${Math.round(parte * 100)} %`}
      </Button>
    )}
  </FileButton>
);

type ElegirFotoProps = {
  label: string;
  /** Where it is seen, and what is there without one. */
  description?: ReactNode;
  value: Foto | null;
  onChange: (foto: Foto | null) => void;
  error?: ReactNode;
  /** What is there without one. */
  without?: ReactNode;
  /** The words beside it say what it shows. */
  decorative?: boolean;
  /** What it is in says it already. */
  hideLabel?: boolean;
  /** It is in a dialog already, with its name: those that are here open under it. */
  inDialog?: boolean;
};

type BotonesProps = Pick<ElegirFotoProps, 'value' | 'onChange' | 'inDialog'> & {
  onElegir: () => void;
  onSubida: (src: string) => void;
};

/** Another one that is here, a new one, or none. */
function Botones({ value, onChange, inDialog, onElegir, onSubida }: BotonesProps) {
  const cache = useQueryClient();
  const { parte, subir } = useSubida(({ src }) => {
    onSubida(src);
    void cache.invalidateQueries({ queryKey: ['imagenes'] });
  });
  return (
    <div className={fields.buttons}>
      <Button size="s" onClick={onElegir}>
        {value && !inDialog ? 'Cambiar' : 'Elegir imagen'}
      </Button>
      <BotonSubir size="s" {...{ parte, subir }}>
        {value ? 'Subir otra' : 'Subir nueva'}
      </BotonSubir>
      {value ? (
        <Button size="s" onClick={() => onChange(null)}>
          {inDialog ? 'Quitar la foto' : 'Quitar'}
        </Button>
      ) : null}
    </div>
  );
}

/** A picture of the site for one place: one that is here or a new one, and what it shows. */
export function ElegirFoto({
  label,
  description,
  value,
  onChange,
  error,
  without = null,
  decorative = false,
  inDialog = false,
  hideLabel = inDialog,
}: ElegirFotoProps) {
  const [abierto, setAbierto] = useState(false);
  const poner = (src: string, descripcion: string | null = null) => {
    setAbierto(false);
    onChange({ src, alt: value?.src === src ? value.alt : (descripcion ?? '') });
  };
  return (
    <fieldset className="m-0 grid min-w-0 gap-3 border-0 p-0">
      <legend className={hideLabel ? 'visually-hidden' : 'p-0 font-semibold'}>{label}</legend>
      {description ? <p className="text-s text-ink-soft">{description}</p> : null}
      {value ? (
        <img
          className={cx(
            'w-full rounded-m object-cover',
            inDialog ? 'aspect-4/3 max-w-md object-top' : 'aspect-16/9 max-w-xs',
          )}
          src={value.src}
          alt={value.alt}
        />
      ) : (
        without
      )}
      <Botones
        {...{ value, inDialog, onChange }}
        onSubida={poner}
        onElegir={() => setAbierto(!(inDialog && abierto))}
      />
      {inDialog && abierto ? <Guardadas onElegir={poner} /> : null}
      {value && !decorative ? (
        <TextInput
          label={`¿Qué se ve en la imagen?`}
          description="Para quien no puede verla: «Dos niñas con raqueta en la pista 2»."
          withAsterisk
          maxLength={200}
          value={value.alt}
          onChange={({ currentTarget }) => onChange({ ...value, alt: currentTarget.value })}
          error={error}
        />
      ) : null}
      {decorative && error ? (
        <p className="text-s text-bad" tabIndex={-1} data-falta>
          {error}
        </p>
      ) : null}
      <DeskModal opened={abierto && !inDialog} onClose={() => setAbierto(false)} title={label}>
        <Guardadas onElegir={poner} />
      </DeskModal>
    </fieldset>
  );
}
