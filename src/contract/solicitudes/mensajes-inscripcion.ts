/** What the enrolment form says, word for word as specified: apart from mensajes-visita.ts, which every form loads. */
export const mensajesInscripcion = {
  inscripcionEnviada: 'Inscripción enviada correctamente',
  inscripcionCerrada: 'El plazo de inscripción está cerrado. Escríbenos si tienes alguna duda.',
  todoCerrado: 'Ahora mismo todas las inscripciones están cerradas. Escríbenos si tienes alguna duda.',
  campusSinFechas: 'Cuando haya fechas nuevas podrás inscribirte aquí. Escríbenos si tienes alguna duda.',
  copiaCaducada:
    'Este enlace no vale o ya ha caducado. Si necesitas la copia, pídesela al club con la referencia de tu inscripción.',
} as const;
