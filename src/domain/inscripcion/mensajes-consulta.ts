/** Those of a contact message and of a trial request, apart: their pages load no others. */
export const mensajesConsulta = {
  faltaConforme: 'Marca la casilla de conformidad para poder enviar.',
  faltaContacto: 'Escribe un email o un teléfono para poder responderte.',
  sinContacto: 'Sin un teléfono o un email no podremos responderte: deja uno si quieres.',
  emailSinRespuesta: 'El email no parece correcto: revísalo para que podamos responderte.',
  faltaNombre: 'Escribe tu nombre.',
  faltaMensaje: 'Escribe el mensaje.',
} as const;
