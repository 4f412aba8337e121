import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { ImagenGuardada } from '#contract/sitio/imagenes.ts';
import { diaBreve } from '#domain/fecha-texto.ts';
import { BotonSubir, useSubida } from '#web/club/editor/elegir-foto.tsx';
import { diaDelMomento } from '#web/club/mesa/dias.tsx';
import { useHacer, useRecargar } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { askFirst } from '#web/ui/desk/modal.tsx';
import { showToast } from '#web/ui/toast.tsx';

export const meta = () => metaDe({ titulo: 'Imágenes', oculta: true });

/** What visitors may see is not deleted. */
const seVe = ({ paginas, noticias }: ImagenGuardada): boolean => paginas.length + noticias.length > 0;

const estaEnUso = (imagen: ImagenGuardada): boolean => seVe(imagen) || imagen.versiones > 0;

/** Where it is, each place a press away. */
function Sitios({ imagen }: { imagen: ImagenGuardada }) {
  const { paginas, noticias, versiones } = imagen;
  return (
    <div className="text-s wrap-anywhere">
      <span className="text-ink-soft" aria-hidden="true">
        {seVe(imagen) ? 'No se borra: se usa en' : 'Se usa en'}
      </span>
      <ul className="m-0" aria-label="Se usa en">
        {[...paginas, ...noticias].map(({ titulo, ruta }) => (
          <li key={`${ruta} ${titulo}`}>
            <Link to={ruta}>{titulo}</Link>
          </li>
        ))}
        {versiones > 0 ? <li>{cuantos(versiones, 'versión anterior', 'versiones anteriores')}</li> : null}
      </ul>
    </div>
  );
}

const sinUsar = ({ seBorra }: ImagenGuardada): string =>
  seBorra === null ? 'Sin usar' : `Se borrará el ${diaBreve(diaDelMomento(seBorra))}`;

const preguntaDe = ({ versiones }: ImagenGuardada) => ({
  title: 'Borrar la imagen',
  children: `Se borrará para siempre, en todos sus tamaños.${
    versiones > 0 ? ' Las versiones anteriores que la tenían se quedarán sin ella.' : ''
  } Las copias de seguridad hechas antes la conservan.`,
  action: 'Borrar',
});

/** What it shows, kept when the field is left or Enter is pressed. */
function Descripcion({ imagen: { hash, descripcion }, nombre }: { imagen: ImagenGuardada; nombre: string }) {
  const [texto, setTexto] = useState(descripcion ?? '');
  const { hacer } = useHacer(
    () => call('POST /api/private/imagenes/:hash', { params: { hash }, body: { descripcion: texto.trim() } }),
    () => void showToast('Descripción guardada', 'success'),
  );
  const guardar = () => {
    if (texto.trim() !== (descripcion ?? '')) hacer();
  };
  return (
    <Textarea
      className="mx-3 max-md:mx-0"
      autosize
      minRows={1}
      label={
        <>
          Qué se ve<span className="visually-hidden"> en la {nombre.toLowerCase()}</span>
        </>
      }
      maxLength={200}
      value={texto}
      onChange={({ currentTarget }) => setTexto(currentTarget.value)}
      onBlur={guardar}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        guardar();
      }}
    />
  );
}

function Imagen({ imagen, nombre }: { imagen: ImagenGuardada; nombre: string }) {
  const { hash, src, ancho, alto, descripcion } = imagen;
  const { hacer } = useHacer(
    () => call('DELETE /api/private/imagenes/:hash', { params: { hash } }),
    () => void showToast('Imagen borrada', 'success'),
  );
  return (
    <li className="surface grid min-w-0 content-start gap-2 overflow-clip max-md:grid-cols-start max-md:gap-x-3 max-md:p-3">
      <img
        className="aspect-3/2 w-full border-b border-hairline bg-surface-sunk object-cover max-md:row-span-2 max-md:w-thumb max-md:rounded-m max-md:border-0"
        src={src}
        alt={descripcion ?? nombre}
        width={ancho}
        height={alto}
        loading="lazy"
      />
      <Descripcion imagen={imagen} nombre={nombre} />
      <div className="mx-3 mb-2 flex min-h-control items-center justify-between gap-2 max-md:m-0">
        {estaEnUso(imagen) ? (
          <Sitios imagen={imagen} />
        ) : (
          <p className="text-s text-ink-soft">{sinUsar(imagen)}</p>
        )}
        {seVe(imagen) ? null : (
          <Button
            size="s"
            look="ghost"
            className="-me-2 flex-none text-bad"
            onClick={() => askFirst(preguntaDe(imagen), hacer)}
          >
            Borrar<span className="visually-hidden"> la {nombre.toLowerCase()}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function resumen(imagenes: readonly ImagenGuardada[]): ReactNode {
  const sinUsar = imagenes.filter((una) => !estaEnUso(una)).length;
  return (
    <>
      {cuantos(imagenes.length, 'imagen', 'imágenes')}
      {sinUsar > 0 ? ` · ${sinUsar} sin usar: cada una se borra sola a los 30 días de no usarse` : ''}
    </>
  );
}

/** Every picture the site holds, where it is used, and the way to take it off. docs/reglas/contenidos.md. */
export default function Imagenes() {
  const consulta = useQuery({
    queryKey: ['imagenes'],
    queryFn: () => call('GET /api/private/imagenes', {}),
  });
  const recargar = useRecargar();
  const { parte, subir: subirVarias } = useSubida(() => {});
  const subir = async (archivos: readonly File[]) => {
    const subidas = await subirVarias(archivos);
    if (subidas > 0) showToast(cuantos(subidas, 'imagen subida', 'imágenes subidas'), 'success');
    await recargar();
  };
  const imagenes = consulta.data ?? [];
  const nombreDe = (una: ImagenGuardada) => `Imagen ${imagenes.length - imagenes.indexOf(una)}`;
  const vacio =
    imagenes.length > 0 ? null : <Vacio titulo="Todavía no hay imágenes">Pulsa «Subir imágenes».</Vacio>;
  return (
    <ListFrame
      title="Imágenes"
      actions={
        <BotonSubir look="action" multiple {...{ parte, subir }}>
          Subir imágenes
        </BotonSubir>
      }
      more={<ButtonLink to={rutasPrivadas.fotos()}>Fotos del club</ButtonLink>}
      query={consulta}
      summary={resumen(imagenes)}
      empty={vacio}
    >
      <ul className="grid grid-fill-2xs gap-3">
        {[...imagenes.filter(estaEnUso), ...imagenes.filter((una) => !estaEnUso(una))].map((imagen) => (
          <Imagen key={imagen.hash} imagen={imagen} nombre={nombreDe(imagen)} />
        ))}
      </ul>
    </ListFrame>
  );
}
