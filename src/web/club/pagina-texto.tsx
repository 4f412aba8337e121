import type { ReactNode } from 'react';
import { HtmlText } from '#web/ui/html-text.tsx';
import page from '#web/ui/page.module.css';
import prose from '#web/ui/prose.module.css';
import type { Seccion } from './dibujos.ts';
import styles from './pagina-texto.module.css';
import { Portada } from './portada.tsx';

type PaginaTextoProps = {
  titulo: string;
  seccion: Seccion;
  /** The menu it hangs from. */
  menu?: string | undefined;
  html: string;
  /** Beside the text: the other pages of its menu. */
  children?: ReactNode;
};

/** A page that is only a text. */
export function PaginaTexto({ titulo, seccion, menu, html, children }: PaginaTextoProps) {
  return (
    <>
      <Portada seccion={seccion} titulo={titulo} migas={[...(menu ? [{ titulo: menu }] : []), { titulo }]} />
      <div className={`${page.container} ${styles.pagina}`}>
        <HtmlText html={html} className={`${prose.prose} ${styles.texto}`} />
        {children}
      </div>
    </>
  );
}
