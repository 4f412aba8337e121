import { describe, expect, it } from 'vitest';
import { inscripcionDe } from '#tests/builders/inscripcion.ts';
import { conBarras } from './datos.ts';
import { erroresDeInscripcion, erroresDelFormulario, mensajes } from './errores.ts';

const HOY = '2026-11-21';

it.each([
  ['14-05-2017', '14/05/2017'],
  [' 14.5.2017 ', '14/05/2017'],
  ['14 05 2017', '14/05/2017'],
  ['14052017', '14/05/2017'],
  ['7/5/2017', '7/5/2017'],
  ['2017-05-14', '2017-05-14'],
  ['1452017', '1452017'],
  ['mayo', 'mayo'],
])('the birth date %j leaves its box as %j', (escrita, queda) => expect(conBarras(escrita)).toBe(queda));

describe('what the form does not send', () => {
  const nacido = (fechaNacimiento: string, cambios = {}) =>
    erroresDelFormulario(inscripcionDe({ fechaNacimiento, ...cambios }), HOY);

  it('a minor without an adult; the API takes it', () => {
    const menor = { path: 'nombrePadreMadreTutor', message: mensajes.faltaTutor };
    expect(nacido('22/11/2008')).toEqual([menor]);
    expect(nacido('22/11/2008', { nombrePadreMadreTutor: 'Eva Gil' })).toEqual([]);
    expect(nacido('21/11/2008')).toEqual([]);
    expect(erroresDeInscripcion(inscripcionDe({ fechaNacimiento: '22/11/2008' }))).toEqual([]);
  });

  it('an email and a telephone that are both wrong; with one that is right it goes', () => {
    const con = (cambios: object) => nacido('07/05/1990', cambios);
    const error = { path: 'email', message: mensajes.sinDondeResponder };
    expect(con({ email: 'padre@mal', telefono: '12' })).toEqual([error]);
    expect(con({ email: 'padre@mal' })).toEqual([]);
    expect(con({ telefono: '12' })).toEqual([]);
    expect(con({ email: 'a@b.es, c@d.es', telefono: '12' })).toEqual([
      { path: 'email', message: mensajes.comasEnEmail },
    ]);
    const mal = inscripcionDe({ email: 'padre@mal', telefono: '12' });
    expect(erroresDeInscripcion(mal)).toEqual([]);
  });

  it.each([
    ['31/02/2017', mensajes.nacimientoQueNoExiste('31/02/2017')],
    ['2017-02-31', mensajes.nacimientoQueNoExiste('2017-02-31')],
    ['31-02-2017', mensajes.fechaNacimientoIncorrecta],
    ['mañana', mensajes.fechaNacimientoIncorrecta],
  ])('the birth date «%s»', (fecha, message) =>
    expect(nacido(fecha)).toEqual([{ path: 'fechaNacimiento', message }]),
  );
});
