import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import type { TipoOfrecido } from '#contract/solicitudes/inscripcion.ts';
import type { Solicitud, SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import type { Campo } from '#domain/inscripcion/ficha.ts';
import { TIPOS_INSCRIPCION } from '#domain/inscripcion/tipos.ts';
import type { TestApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import {
  cuantos,
  enviarInscripcion,
  esperarNada,
  multipart,
  startForms,
  unToken,
  vaciar,
} from '#tests/support/formularios.ts';

const SOLICITUDES = '/api/private/solicitudes';

const foto = (ancho = 40, alto = 30) =>
  sharp({ create: { width: ancho, height: alto, channels: 3, background: '#48a' } });

const blob = (bytes: Uint8Array, type = ''): Blob => new Blob([new Uint8Array(bytes)], { type });

describeEngines('inscripciones', ({ open }) => {
  let club: TestApp;
  beforeAll(async () => {
    club = await startForms(await open());
  });
  beforeEach(() => vaciar(club.base));
  afterAll(() => club?.app.close());

  const detalle = async (): Promise<Solicitud> => {
    const [fila] = (await club.api('GET', SOLICITUDES)).body as SolicitudFila[];
    return (await club.api('GET', `${SOLICITUDES}/${fila?.id}`)).body as Solicitud;
  };
  const banco = async (): Promise<Campo[]> =>
    (await club.api('GET', `${SOLICITUDES}/${(await detalle()).id}/banco`)).body as Campo[];
  const adjunto = (id: number, idAdjunto: number) =>
    club.app.inject({
      url: `${SOLICITUDES}/${id}/adjuntos/${idAdjunto}`,
      headers: { authorization: club.token },
    });

  it.each(TIPOS_INSCRIPCION)('%s is taken with what its type asks for', async (tipo) => {
    const cambios = { tipo, profesion: 'Arquitecta', conformeinscripcion: true, semana1: 'a' };
    const { status, body } = await enviarInscripcion(club, cambios);
    expect([status, body]).toEqual([200, true]);
    const guardada = await detalle();
    expect(guardada).toMatchObject({ tipo: 'inscripcion', inscripcion: tipo, nombre: 'Ana García Peña' });
    expect(guardada.tieneBanco).toBe(tipo !== 'campusverano');
    expect(await banco()).toHaveLength(tipo === 'campusverano' ? 0 : 3);
  });

  it.each([
    [{ nombre: '' }, 'nombre', 'Falta el nombre.'],
    [{ email: 'a@b.es,c@d.es' }, 'email', mensajes.comasEnEmail],
    [{ fechaNacimiento: '1990/05/07' }, 'fechaNacimiento', mensajes.fechaNacimientoIncorrecta],
    [
      { tipo: 'ligasocialtenis' },
      'conformeinscripcion',
      'Marca que aceptas las condiciones de la inscripción.',
    ],
    [{ conforme: false }, 'conforme', 'Marca la casilla de conformidad para poder enviar.'],
  ])('%j is refused, and says so', async (cambios, path, message) => {
    const { status, body } = await enviarInscripcion(club, cambios);
    expect([status, body]).toEqual([400, { message, errors: [{ path, message }] }]);
    await esperarNada(club.base);
  });

  it.each([
    [{ tipo: 'otra' }, 'json.tipo'],
    [{ semana1: 'b' }, 'json.semana1'],
    [{ observaciones: 'a'.repeat(2001) }, 'json.observaciones'],
    [{ firma: 'a'.repeat(400_001) }, 'json.firma'],
  ])('what no form sends is refused: case %#', async (cambios, path) => {
    const { status, body } = await enviarInscripcion(club, cambios);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path }] });
    await esperarNada(club.base);
  });

  it.each(['nombre', 'apellidos', 'nombrePadreMadreTutor', 'nombreDeportivo'])(
    'of which the %s would not be read as it is written is refused',
    async (campo) => {
      for (const [nombre, message] of [
        ['Ana\r\nBcc: x', mensajes.nombreOculto],
        ['An\u200ba', mensajes.nombreOculto],
        ['\u0410na', mensajes.nombreMezclado],
      ] as const) {
        const { status, body } = await enviarInscripcion(club, { [campo]: nombre });
        expect(status).toBe(400);
        expect(body).toMatchObject({ errors: [{ path: `json.${campo}`, message }] });
      }
      await esperarNada(club.base);
    },
  );

  it('with the names that families have is taken', async () => {
    const deFamilias = {
      nombre: 'José-María  Íñigo',
      apellidos: 'O’Brien Gal·la',
      nombreDeportivo: 'Rayo ⚡️',
    };
    const { body } = await enviarInscripcion(club, {
      ...deFamilias,
      nombrePadreMadreTutor: "Mª Ángeles D'Ors i Güell",
    });
    expect(body).toBe(true);
    expect((await detalle()).nombre).toBe('José-María Íñigo O’Brien Gal·la');
  });

  it('without captcha nothing is kept', async () => {
    const { status, body } = await enviarInscripcion(club, { token: null });
    expect([status, body]).toEqual([422, { message: mensajes.captchaNulo }]);
    await esperarNada(club.base);
  });

  it('the only centre of a type is put by the club, and what its type does not ask for is not kept', async () => {
    await enviarInscripcion(club, { tipo: 'escuelapadel', centro: 'prado', alergia: 'polen', semana1: 'a' });
    const guardada = await detalle();
    expect(guardada.datos).toContainEqual({ campo: 'centro', etiqueta: 'Centro', valor: 'Restón' });
    expect(guardada.salud).toBeNull();
    expect(JSON.stringify(guardada)).not.toMatch(/polen|semana1/);
  });

  it('who becomes a member with it is told so, as are both mailboxes and the desk', async () => {
    const liga = {
      tipo: 'ligasocialtenis',
      conformeinscripcion: true,
      altaSocio: 'si',
      email: 'alta@example.com',
    };
    expect((await enviarInscripcion(club, liga)).body).toMatchObject({ errors: [{ path: 'profesion' }] });
    expect((await enviarInscripcion(club, { ...liga, profesion: 'Árbitra' })).body).toBe(true);
    await enviarInscripcion(club, { ...liga, altaSocio: '' });
    const filas = (await club.api('GET', SOLICITUDES)).body as SolicitudFila[];
    expect(filas.map(({ altaSocio }) => altaSocio)).toEqual([false, true]);
    const { datos, correos } = (await club.api('GET', `${SOLICITUDES}/${filas[1]?.id}`)).body as Solicitud;
    expect(datos.find(({ campo }) => campo === 'total')?.valor.replaceAll('\u00a0', ' ')).toBe(
      '24 € + 30 € = 54 €',
    );
    expect(correos.map(({ para, asunto }) => `${para} ${asunto}`)).toEqual([
      'competicion@clubtenisvaldecierzo.example Inscripción en Liga social de tenis y alta de socio: Ana García Peña',
      'socios@clubtenisvaldecierzo.example Inscripción en Liga social de tenis y alta de socio: Ana García Peña',
      expect.stringContaining('Tu inscripción en Liga social de tenis y alta de socio'),
    ]);
    const csv = (await club.app.inject({ url: `${SOLICITUDES}/csv`, headers: { authorization: club.token } }))
      .body;
    for (const columna of ['Alta de socio', 'Total']) expect(csv).toContain(columna);
    expect(csv).toContain('Con esta inscripción');
    const socios = (await club.api('GET', `${SOLICITUDES}?inscripcion=nuevosocio`)).body as SolicitudFila[];
    expect(socios.map(({ altaSocio }) => altaSocio)).toEqual([true]);
    const renueva = { ...liga, subtipo: 'renovacion', profesion: 'Árbitra' };
    expect((await enviarInscripcion(club, renueva)).body).toBe(true);
    expect((await detalle()).altaSocio).toBe(false);
    await club.api('POST', '/api/private/inscripcion/tipos', [{ tipo: 'nuevosocio', abierta: false }]);
    expect((await enviarInscripcion(club, { ...liga, profesion: 'Árbitra' })).body).toMatchObject({
      errors: [{ path: 'altaSocio', message: mensajes.sinSociosNuevos }],
    });
  });

  it('warns without blocking, and the inbox shows it', async () => {
    await enviarInscripcion(club, {
      email: 'eva@example.com',
      cuentaIBAN: 'ES00 0000',
      cp: '2',
      firmaEscrita: '',
    });
    expect((await detalle()).detalles.map(({ path }) => path)).toEqual(['cp', 'cuentaIBAN', 'firma']);
  });

  describe('files', () => {
    it('are painted anew, upright and without what the camera wrote in them', async () => {
      const original = await foto(2000, 1000)
        .withExif({ IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitude: '40/1 36/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      const firma = `data:image/jpeg;base64,${(await foto().jpeg().toBuffer()).toString('base64')}`;
      const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
      const campus = { tipo: 'campusverano', semana1: 'a', firma };
      const { body } = await enviarInscripcion(club, campus, [
        ['file', [blob(original, 'text/html'), '../../etc/passwd']],
        ['comprobantePago', [blob(pdf), 'x.html']],
      ]);
      expect(body).toBe(true);
      const { id, adjuntos } = await detalle();
      expect(adjuntos.map(({ clase, nombre, mime }) => [clase, nombre, mime])).toEqual([
        ['file', 'foto.jpg', 'image/jpeg'],
        ['comprobantePago', 'comprobante.pdf', 'application/pdf'],
        ['firma', 'firma.jpg', 'image/jpeg'],
      ]);
      const [guardada, recibo] = await Promise.all(adjuntos.map((uno) => adjunto(id, uno.id)));
      const leida = await sharp(guardada?.rawPayload).metadata();
      expect(leida).toMatchObject({ format: 'jpeg', width: 800, height: 1600 });
      expect([leida.exif, leida.orientation, leida.icc]).toEqual([undefined, undefined, undefined]);
      expect(recibo?.rawPayload.equals(pdf)).toBe(true);
      expect(recibo?.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment; filename="comprobante.pdf"',
        'x-content-type-options': 'nosniff',
      });
      expect(original.includes('Ana')).toBe(true);
      expect(guardada?.rawPayload.includes('Ana')).toBe(false);
    });

    it('left empty, or not asked for by the type, are as if not sent', async () => {
      const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
      const { body } = await enviarInscripcion(club, {}, [
        ['file', [blob(new Uint8Array()), '']],
        ['comprobantePago', [blob(pdf), 'recibo.pdf']],
      ]);
      expect(body).toBe(true);
      expect(await cuantos(club.base, 'adjunto')).toBe(0);
    });

    it('the json part may be a field, a field of JSON or a file', async () => {
      const conJson = async (parte: (json: string) => Blob | [Blob, string] | string) => {
        const token = await unToken(club);
        const contacto = { nombre: 'Ana', apellidos: 'Gil', email: 'a@b.example', telefono: '1' };
        const datos = { tipo: 'escuelapadel', subtipo: 'renovacion', conforme: true, token, ...contacto };
        const { payload, type } = await multipart([['json', parte(JSON.stringify(datos))]]);
        const headers = { 'content-type': type };
        return (await club.app.inject({ method: 'POST', url: '/api/inscripcion', headers, payload }))
          .statusCode;
      };
      expect(await conJson((json) => json)).toBe(200);
      expect(await conJson((json) => new Blob([json], { type: 'application/json' }))).toBe(200);
      expect(await conJson((json) => [new Blob([json]), 'inscripcion.json'])).toBe(200);
    });
  });

  it('what is sealed is nowhere in the tables', async () => {
    await enviarInscripcion(club, { tipo: 'campusverano', semana1: 'a', alergia: 'cacahuetes' });
    await enviarInscripcion(club);
    const filas = await club.base.db.selectFrom('solicitud').selectAll().execute();
    const correos = await club.base.db.selectFrom('correo').selectAll().execute();
    const todo = [...filas, ...correos].flatMap((fila) =>
      Object.values(fila).map((valor) =>
        valor instanceof Uint8Array ? Buffer.from(valor).toString('latin1') : String(valor),
      ),
    );
    for (const texto of todo) expect(texto).not.toMatch(/cacahuetes|ES9121000418450200051332/);
    expect((await banco())[2]?.valor).toBe('ES9121000418450200051332');
  });

  it('closed types are refused, and staff open and close them', async () => {
    const abrir = async (abierta: boolean): Promise<TipoOfrecido[]> =>
      (await club.api('POST', '/api/private/inscripcion/tipos', [{ tipo: 'escuelapadel', abierta }]))
        .body as TipoOfrecido[];
    expect((await abrir(false)).filter(({ abierta }) => !abierta).map(({ tipo }) => tipo)).toEqual([
      'escuelapadel',
    ]);
    const { status, body } = await enviarInscripcion(club, { tipo: 'escuelapadel' });
    expect([status, body]).toEqual([409, { message: mensajes.inscripcionCerrada }]);
    await esperarNada(club.base);
    expect((await enviarInscripcion(club)).body).toBe(true);
    await abrir(true);
    expect((await enviarInscripcion(club, { tipo: 'escuelapadel' })).body).toBe(true);
    const publica = (await club.send('GET', '/api/inscripcion/tipos')).body as TipoOfrecido[];
    expect(publica.map(({ tipo }) => tipo)).toEqual([...TIPOS_INSCRIPCION]);
  });

  it('has a PDF with mandate and signature, and the staff one with the health data', async () => {
    await enviarInscripcion(club, { tipo: 'campusverano', semana1: 'a', alergia: 'polen' });
    const { id } = await detalle();
    const pdf = await club.app.inject({
      url: `${SOLICITUDES}/${id}/pdf`,
      headers: { authorization: club.token },
    });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
