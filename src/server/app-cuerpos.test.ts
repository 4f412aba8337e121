import { expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

describeServer('the bodies of the API', (engine) => {
  const app = useApp(engine);

  const enviar = (payload: string | Buffer | undefined, type: string | null, url = '/api/private/pistas/0') =>
    app().app.inject({
      method: 'POST',
      url,
      ...(payload !== undefined && { payload }),
      headers: { authorization: app().token, ...(type && { 'content-type': type }) },
    });

  it.each(['{', '{"nombre":', 'nombre=Prado', '\u0000', '{"nombre":"x"}}'])(
    '%j is not JSON: 400',
    async (texto) => {
      const answer = await enviar(texto, 'application/json');
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ message: mensajes.cuerpoInvalido });
    },
  );

  it.each(['{"__proto__":{"x":1},"nombre":"P","estado":"activa"}', '{"constructor":{"prototype":{"x":1}}}'])(
    '%s does not reach prototypes',
    async (texto) => {
      expect((await enviar(texto, 'application/json')).statusCode).toBe(400);
      expect(({} as { x?: number }).x).toBeUndefined();
    },
  );

  it.each(['null', '7', '[]', '"texto"', 'true'])(
    '%s is JSON, but no form: 400 with the field',
    async (texto) => {
      const answer = await enviar(texto, 'application/json');
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ message: mensajes.datosInvalidos });
    },
  );

  it('nothing at all is 400', async () => {
    expect((await enviar(undefined, null)).statusCode).toBe(400);
    expect((await enviar('', 'application/json')).statusCode).toBe(400);
  });

  it('of another type is 415', async () => {
    for (const type of [
      'text/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'raro',
    ]) {
      const answer = await enviar('nombre=Prado', type);
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toEqual({ message: mensajes.tipoNoAdmitido });
    }
  });

  it('above a mebibyte is 413, and before reading it who sends it must have signed in', async () => {
    const grande = JSON.stringify({ nombre: 'x'.repeat(1024 * 1024), estado: 'activa' });
    const answer = await enviar(grande, 'application/json');
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({ message: mensajes.cuerpoDemasiadoGrande });
    const anonymous = await app().send('POST', '/api/private/pistas/0', {
      body: { nombre: 'x'.repeat(1024 * 1024) },
    });
    expect(anonymous.status).toBe(401);
  });
});
