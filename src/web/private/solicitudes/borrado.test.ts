import { describe, expect, it } from 'vitest';
import type { Solicitud } from '#contract/solicitudes.ts';
import { consecuencias } from './borrado.ts';

const contacto: Solicitud = {
  id: 7,
  version: 1,
  tipo: 'contacto',
  inscripcion: null,
  dt: 0,
  nombre: 'Ana',
  email: null,
  telefono: null,
  leida: true,
  atendida: false,
  notas: null,
  avisos: 0,
  correosPendientes: 0,
  datos: [],
  tieneBanco: false,
  salud: null,
  saludCaduca: null,
  detalles: [],
  adjuntos: [],
  correos: [],
};

const campo = { campo: 'x', etiqueta: 'X', valor: 'x' };
const archivo = { id: 1, nombre: 'foto.jpg', mime: 'image/jpeg', bytes: 9 };
const correo = { id: 1, para: 'a', asunto: 'b', estado: 'pendiente', intentos: 0, dt: 0 } as const;

describe('deleting a solicitud says', () => {
  it('no more than it had', () => {
    expect(consecuencias(contacto)).toBe(
      'Se borrará para siempre lo que envió Ana (mensaje de contacto n.º 7): sus datos.',
    );
  });

  it('everything it had, with numbers, and the mails that will not leave', () => {
    const llena: Solicitud = {
      ...contacto,
      tipo: 'inscripcion',
      inscripcion: 'campusverano',
      tieneBanco: true,
      salud: [campo],
      notas: 'Llamar',
      adjuntos: [
        { ...archivo, clase: 'file' },
        { ...archivo, clase: 'firma' },
      ],
      correos: [correo, correo],
      correosPendientes: 2,
    };
    expect(consecuencias(llena)).toBe(
      'Se borrará para siempre lo que envió Ana (inscripción n.º 7): sus datos, los bancarios, los de salud, ' +
        '2 archivos (foto de carné y firma), las notas y el seguimiento de 2 correos. ' +
        '2 correos todavía no han salido y ya no se enviarán.',
    );
  });
});
