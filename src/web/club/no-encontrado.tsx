import { rutas } from '#contract/rutas.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Portada } from './portada.tsx';

export const ERROR_404 = 'Error 404 - No encontrado';

/** A ball out, just past the line. For any other path. */
export const NoEncontrado = () => (
  <Portada
    seccion="error404"
    antetitulo={ERROR_404}
    titulo="¡Fuera!"
    entradilla="La página que buscas no existe o ha cambiado de sitio."
  >
    <ButtonLink to="/" look="white">
      Ir al inicio
    </ButtonLink>
    <ButtonLink to={rutas.clasificaciones()} look="light">
      Clasificaciones
    </ButtonLink>
    <ButtonLink to={rutas.jugadores()} look="light">
      Buscar un jugador
    </ButtonLink>
    <ButtonLink to="/escuela-presentacion" look="light">
      La escuela
    </ButtonLink>
    <ButtonLink to={rutas.contacto()} look="light">
      Contacto
    </ButtonLink>
  </Portada>
);
