import type { ComponentProps } from 'react';
import type { CampoInscripcion } from '#domain/inscripcion/datos.ts';
import { MAX_NOMBRE_DEPORTIVO } from '#domain/persona/mensajes.ts';

type Control = ComponentProps<'input'> & { hint?: string };

/** How each text field helps who types on a phone: keyboard, what the browser already knows, length. */
export const CONTROLES: Partial<Record<CampoInscripcion, Control>> = {
  nombre: { autoComplete: 'given-name', maxLength: 100 },
  apellidos: { autoComplete: 'family-name', maxLength: 150 },
  dni: { autoCapitalize: 'characters', autoComplete: 'off', maxLength: 20 },
  fechaNacimiento: { autoComplete: 'bday', maxLength: 20, placeholder: 'dd/mm/aaaa' },
  nombrePadreMadreTutor: { autoComplete: 'name', maxLength: 200, hint: 'Nombre y apellidos.' },
  nombreDeportivo: { autoComplete: 'off', maxLength: MAX_NOMBRE_DEPORTIVO },
  profesion: { autoComplete: 'organization-title', maxLength: 100, hint: 'Si estudia, «estudiante».' },
  direccion: { autoComplete: 'address-line1', maxLength: 200 },
  cp: { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 10 },
  poblacion: { autoComplete: 'address-level2', maxLength: 100 },
  email: { type: 'email', autoComplete: 'email', maxLength: 200 },
  telefono: { type: 'tel', autoComplete: 'tel', maxLength: 40, hint: 'Por si hay que avisar de un cambio.' },
  cuentaTitular: { autoComplete: 'off', maxLength: 150, hint: 'Como aparece en el banco.' },
  cuentaEntidad: { autoComplete: 'off', maxLength: 100, hint: 'El nombre de tu banco.' },
  cuentaIBAN: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 50 },
  medicamentos: { maxLength: 500, autoComplete: 'off' },
  alergia: { maxLength: 500, autoComplete: 'off' },
  enfermedad: { maxLength: 500, autoComplete: 'off' },
  fotos: { hint: 'En la web y las redes del club. Puedes retirarlo cuando quieras.' },
  otrosdatos: { hint: 'Tu nivel, familiares en el club, con quién quieres coincidir…' },
  observaciones: { hint: 'Lo que nos quieras decir o preguntar.' },
  gruposanguineo: { maxLength: 10, autoComplete: 'off' },
};
