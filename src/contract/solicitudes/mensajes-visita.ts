/** What visitors' forms say, word for word as specified: apart, so that public pages carry no more. */
export const mensajesVisita = {
  captchaNulo: 'Ha habido un error al validar con Recaptcha',
  solicitudFallida:
    'Ha habido un error al enviar la solicitud. Intentaremos solucionarlo a la mayor brevedad posible.',
  otroEnvio: 'Este envío se ha cruzado con otro y no se ha guardado. Vuelve a enviarlo.',
  contactoFallido:
    'Ha habido un error al enviar la solicitud de contacto. Intentaremos solucionarlo a la mayor brevedad posible.',
  loginFallido: 'El usuario y/o contraseña son incorrectos',
  errorPruebaDeNuevo: 'Ha habido un error. Prueba de nuevo',
  solicitudEnviada: 'Solicitud enviada correctamente',
  formularioEnviado:
    'Formulario enviado correctamente. Nos pondremos en contacto a la mayor brevedad posible',
} as const;
