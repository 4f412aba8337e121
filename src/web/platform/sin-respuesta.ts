/** The program's own words when the server has none. */
export const SIN_CONEXION = 'No hay conexión con el club. Comprueba tu red y vuelve a intentarlo.';
export const SIN_MENSAJE = 'Ha habido un error. Prueba de nuevo';
