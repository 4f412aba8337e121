import { describe, expect, it } from 'vitest';
import { club } from '#club';
import { asuntoDeRespuesta, enlaceDeCorreo } from './respuesta.ts';

describe('the answer to a request', () => {
  it('names the club and what was asked for', () => {
    const asuntos = [
      asuntoDeRespuesta({ tipo: 'contacto', inscripcion: null }),
      asuntoDeRespuesta({ tipo: 'pruebanivel', inscripcion: null }),
      asuntoDeRespuesta({ tipo: 'inscripcion', inscripcion: 'campusverano' }),
    ];
    expect(asuntos).toEqual([
      `${club.nombre}: tu mensaje`,
      `${club.nombre}: tu clase de prueba`,
      `${club.nombre}: tu inscripción en Campus de verano`,
    ]);
  });

  it('goes to one address with one subject, whatever they are written with', () => {
    expect(enlaceDeCorreo('ana+club@correo.example', 'Pádel & más')).toBe(
      'mailto:ana%2Bclub@correo.example?subject=P%C3%A1del%20%26%20m%C3%A1s',
    );
    expect(enlaceDeCorreo('a@b.example?bcc=c@d.example', undefined)).toBe(
      'mailto:a@b.example%3Fbcc%3Dc%40d.example',
    );
  });
});
