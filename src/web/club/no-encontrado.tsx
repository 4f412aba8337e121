import { ButtonLink } from '#web/ui/button.tsx';
import { Portada } from './portada.tsx';

/** A ball out, just past the line. For any other path. */
export function NoEncontrado() {
  return (
    <Portada
      seccion="error404"
      titulo="¡Fuera!"
      entradilla="Error 404: la página que buscas no existe o ha cambiado de sitio."
    >
      <ButtonLink to="/" look="action">
        Volver al inicio
      </ButtonLink>
      <ButtonLink to="/competicion-clasificaciones">Ver las clasificaciones</ButtonLink>
    </Portada>
  );
}
