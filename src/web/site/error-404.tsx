import { data, useLocation } from 'react-router';
import { NoEncontrado } from '#web/club/no-encontrado.tsx';
import { Portada } from '#web/club/portada.tsx';
import { ERROR_404 } from '#web/paginas.ts';
import { ButtonLink } from '#web/ui/button.tsx';

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;
export const meta = () => [{ title: ERROR_404 }, { name: 'robots', content: 'noindex' }];

/** Its addresses are not loaded by visitors. */
const MESA = '/private';

/** Who looked for a screen of the desk goes back to it. */
export default function Error404() {
  if (!useLocation().pathname.startsWith(`${MESA}/`)) return <NoEncontrado />;
  return (
    <Portada
      seccion="error404"
      titulo="¡Fuera!"
      entradilla="Error 404: esa pantalla de la mesa no existe o ha cambiado de sitio."
    >
      <ButtonLink to={MESA} look="white">
        Volver a Hoy
      </ButtonLink>
    </Portada>
  );
}
