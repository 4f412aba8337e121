/** Those of a contact message and of a trial request, apart: their pages load no others. */
export const mensajesConsulta = {
  faltaConforme: 'Marca la casilla de conformidad para poder enviar.',
  faltaContacto: 'Escribe un email o un teléfono para poder responderte.',
  faltaNombre: 'Escribe tu nombre.',
  faltaMensaje: 'Escribe el mensaje.',
} as const;
