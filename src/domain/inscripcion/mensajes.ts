import { mensajesConsulta } from './mensajes-consulta.ts';

/** Texts of the public forms' rules that the user reads: each says what to do. */
export const mensajes = {
  // Spec §5, word for word.
  comasEnEmail: 'En el campo email no puede haber comas',
  fechaNacimientoIncorrecta: 'Fecha incorrecta, debe tener el formato dd/mm/aaaa (dia/mes/año)',

  nacimientoQueNoExiste: (texto: string) => `El ${texto} no existe en el calendario: revisa el día y el mes.`,

  ...mensajesConsulta,
  faltaConformeInscripcion: 'Marca que aceptas las condiciones de la inscripción.',
  falta: (campo: string) => `Rellena el campo «${campo}».`,

  ibanDudoso: 'El IBAN no parece correcto: revisa sus 24 caracteres.',
  cpDudoso: 'El código postal suele tener 5 cifras: compruébalo.',
  nacimientoDudoso: 'La fecha de nacimiento no parece correcta: revisa el año.',
  dniDudoso: 'El DNI o NIE no parece correcto: revisa sus cifras y la letra.',
  emailDudoso: 'El email no parece correcto: sin él no podremos enviarte la copia.',
  faltaDni: 'Falta el DNI o NIE: nos lo puedes dar más adelante.',
  faltaTutor: 'Es menor de edad: escribe el nombre del padre, madre o tutor.',
  faltaFirma: 'Falta la firma: te la pediremos en el club.',
  eligeSemana: 'Elige al menos una semana del campus.',
  faltaSemana: 'No has elegido ninguna semana del campus.',
  semanaNoOfrecida: (semana: string) => `La ${semana.toLowerCase()} del campus no se ofrece: elige otra.`,
  semanaEmpezada: (semana: string) =>
    `La ${semana.toLowerCase()} del campus ya había empezado al llegar esta inscripción.`,
  semanaAlReves: 'La semana acaba antes de empezar: revisa sus fechas.',
  semanaLarga: 'Una semana tiene como mucho siete días: revisa sus fechas.',
  semanaCruzada: (otra: string, dias: string) =>
    `Se cruza con la ${otra.toLowerCase()} (${dias}): cambia este día, o los de la otra semana.`,
  diasNoOfrecidos: 'Esos días no están entre los que se ofrecen: compruébalos.',
} as const;
