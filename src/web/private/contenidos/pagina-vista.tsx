import type { ClaveCms } from '#contract/cms.ts';
import { PaginaTexto } from '#web/club/pagina-texto.tsx';
import { MENUS, PAGINAS } from '#web/paginas.ts';

/** The public page of a text, with another text in it. */
export function PaginaVista({ clave, html }: { clave: ClaveCms; html: string }) {
  const pagina = PAGINAS.find((una) => una.clave === clave);
  if (!pagina) return null;
  const { titulo, seccion, menu } = pagina;
  return <PaginaTexto titulo={titulo} seccion={seccion} menu={menu && MENUS[menu]} html={html} />;
}
