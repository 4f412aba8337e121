import { useQuery } from '@tanstack/react-query';
import type { ImagenGuardada } from '#contract/imagenes.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { avisarFallo, useRecargar } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { confirm } from '#web/ui/desk/modal.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from './imagenes.module.css';

export const meta = () => metaDe({ titulo: 'Imágenes', oculta: true });

const lista = new Intl.ListFormat('es', { type: 'conjunction' });

const entreComillas = (titulos: readonly string[]): string =>
  lista.format(titulos.map((titulo) => `«${titulo}»`));

function sitiosDe({ paginas, noticias, versiones }: ImagenGuardada): string[] {
  const sitios = [
    paginas.length > 0 && `Páginas: ${entreComillas(paginas)}`,
    noticias.length > 0 && `Noticias: ${entreComillas(noticias)}`,
    versiones > 0 && cuantos(versiones, 'versión anterior de una página', 'versiones anteriores de páginas'),
  ].filter((sitio) => sitio !== false);
  return sitios.length > 0 ? sitios : ['No está en ningún texto'];
}

const preguntar = ({ versiones }: ImagenGuardada): Promise<boolean> =>
  confirm({
    title: 'Borrar la imagen',
    children: `Se borrará para siempre, en todos sus tamaños.${
      versiones > 0 ? ' Las versiones anteriores de páginas que la tenían se quedarán sin ella.' : ''
    } Las copias de seguridad hechas antes la conservan.`,
    action: 'Borrar',
  });

function Imagen({ imagen, nombre }: { imagen: ImagenGuardada; nombre: string }) {
  const recargar = useRecargar();
  const { hash, src, ancho, alto } = imagen;
  const borrar = async () => {
    if (!(await preguntar(imagen))) return;
    await call('DELETE /api/private/imagenes/:hash', { params: { hash } })
      .then(() => showToast('Imagen borrada', 'success'))
      .catch(avisarFallo);
    recargar();
  };
  return (
    <li className={styles.imagen}>
      <img src={src} alt={nombre} width={ancho} height={alto} loading="lazy" />
      <ul className={styles.sitios}>
        {sitiosDe(imagen).map((sitio) => (
          <li key={sitio}>{sitio}</li>
        ))}
      </ul>
      <Button size="s" look="danger" onClick={borrar}>
        Borrar<span className="visually-hidden"> la {nombre.toLowerCase()}</span>
      </Button>
    </li>
  );
}

/** Every picture the site holds, where it is used, and the way to take it off. docs/reglas/contenidos.md. */
export default function Imagenes() {
  const consulta = useQuery({
    queryKey: ['imagenes'],
    queryFn: () => call('GET /api/private/imagenes', {}),
  });
  const imagenes = consulta.data ?? [];
  const vacio =
    imagenes.length > 0 ? null : (
      <Vacio titulo="Todavía no hay imágenes">Se suben al escribir una página o una noticia.</Vacio>
    );
  return (
    <ListFrame
      title="Imágenes"
      actions={<ButtonLink to={rutasPrivadas.contenidos()}>Volver a Contenidos</ButtonLink>}
      query={consulta}
      summary={cuantos(imagenes.length, 'imagen', 'imágenes')}
      empty={vacio}
    >
      <ul className={styles.imagenes}>
        {imagenes.map((imagen, i) => (
          <Imagen key={imagen.hash} imagen={imagen} nombre={`Imagen ${imagenes.length - i}`} />
        ))}
      </ul>
    </ListFrame>
  );
}
