import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import type { SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import { readCsv } from '#server/platform/files/csv.ts';
import type { TestApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { enviarContacto, enviarInscripcion, startForms, vaciar } from '#tests/support/formularios.ts';
import { frasesDelRegistro } from '#tests/support/registro.ts';

const COBROS = '/api/private/cobros';
const IBAN = 'ES9121000418450200051332';

describeServer('cobros', ({ open }) => {
  let club: TestApp;
  beforeAll(async () => {
    club = await startForms(await open());
  });
  beforeEach(async () => {
    await vaciar(club.base);
    club.reloj.set('2026-11-21T10:00');
    club.token = await club.signIn();
  });
  afterAll(() => club?.app.close());

  /** The ids of what came in, oldest first. */
  const ids = async (): Promise<number[]> =>
    ((await club.api('GET', '/api/private/solicitudes')).body as SolicitudFila[]).map(({ id }) => id).sort();
  const pedido = async (cambios: object = {}) => ({
    recibos: (await ids()).map((id) => ({ id, importe: 4550 })),
    concepto: 'Cuota de otoño 2026',
    cobro: '2026-12-01',
    secuencia: 'segun',
    ...cambios,
  });

  /** One that can be collected, a renewal of another, one without IBAN, one with a wrong one, and a message. */
  async function llenar(): Promise<void> {
    await enviarInscripcion(club, { cuentaTitular: 'Íñigo Núñez & Hijos' });
    await enviarInscripcion(club, { nombre: 'Eva', subtipo: 'renovacion', firma: null, firmaEscrita: null });
    await enviarInscripcion(club, { nombre: 'Sin', subtipo: 'renovacion', cuentaIBAN: null });
    await enviarInscripcion(club, { nombre: 'Mal', cuentaIBAN: 'ES00 2100 0418 4502 0005 1332' });
    await enviarContacto(club);
  }

  it('tell what would be collected before anything is downloaded, without whole accounts', async () => {
    await llenar();
    const { status, body, text } = await club.api('POST', `${COBROS}/previo`, await pedido());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      entran: [
        {
          nombre: 'Ana García Peña',
          inscripcion: 'escuelaadultos',
          titular: 'Inigo Nunez + Hijos',
          cuenta: '•••• 1332',
          secuencia: 'FRST',
          firmada: true,
        },
        { nombre: 'Eva García Peña', secuencia: 'RCUR', firmada: false },
      ],
      fuera: [{ nombre: 'Sin García Peña', motivo: 'No dio su IBAN' }, { nombre: 'Mal García Peña' }],
      total: 9100,
      concepto: 'Cuota de otono 2026',
    });
    expect(text).not.toContain('2100');
    expect(await frasesDelRegistro(club.base)).toEqual([]);
  });

  it('go to the bank as a file, and the log tells how many and how much, of nobody', async () => {
    await llenar();
    const { status, headers, text } = await club.api('POST', `${COBROS}/remesa`, await pedido());
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/xml/);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="remesa-2026-12-01-REM202611211000\d\d\w{6}\.xml"$/,
    );
    expect(text).toContain('<NbOfTxs>2</NbOfTxs><CtrlSum>91.00</CtrlSum>');
    expect(text).toContain('<SeqTp>FRST</SeqTp>');
    expect(text).toContain('<DtOfSgntr>2026-11-21</DtOfSgntr>');
    expect(text).toContain(`<IBAN>${IBAN}</IBAN>`);
    const { referencia } = await club.base.db
      .selectFrom('solicitud')
      .select('referencia')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(text).toContain(`<MndtId>${referencia.replaceAll('-', '')}</MndtId>`);
    const [linea] = await frasesDelRegistro(club.base);
    expect(await club.base.db.selectFrom('solicitud').select('cobrada').orderBy('id').execute()).toEqual(
      ['2026-12-01', '2026-12-01', null, null, null].map((cobrada) => ({ cobrada })),
    );
    const otra = await club.api('POST', `${COBROS}/previo`, await pedido({ cobro: '2026-12-02' }));
    expect(otra.body).toMatchObject({ entran: [{ cobrada: '2026-12-01' }, { cobrada: '2026-12-01' }] });
    expect(linea?.texto).toMatch(/^Descarga la remesa REM\w+ para el banco \(recibos: 2; total: 91,00.€\)$/);
  });

  it('ask each for an amount of its own', async () => {
    await enviarInscripcion(club);
    await enviarInscripcion(club, { nombre: 'Eva' });
    const [ana = 0, eva = 0] = await ids();
    const recibos = [
      { id: eva, importe: 1500 },
      { id: ana, importe: 2450 },
    ];
    const { body } = await club.api('POST', `${COBROS}/previo`, await pedido({ recibos }));
    expect(body).toMatchObject({ entran: [{ importe: 2450 }, { importe: 1500 }], total: 3950 });
  });

  it('go to a spreadsheet with their accounts, and the log says so', async () => {
    await llenar();
    const { text } = await club.api('POST', `${COBROS}/cuentas`, { ids: await ids() });
    const [cabecera, ...lineas] = readCsv(new TextEncoder().encode(text));
    const iban = cabecera?.cells.indexOf('IBAN') ?? -1;
    expect(lineas.map(({ cells }) => [cells[iban], cells[iban + 1]])).toEqual([
      [IBAN, 'Sí'],
      [IBAN, 'Sí'],
      ['', 'No'],
      ['ES002100041845020005 1332'.replace(' ', ''), 'No'],
    ]);
    expect((await frasesDelRegistro(club.base))[0]?.texto).toBe(
      'Descarga los datos bancarios de inscripciones (4)',
    );
  });

  it.each([
    ['nothing chosen', { recibos: [] }, 'recibos'],
    ['a concept no bank can print', { concepto: '王' }, 'concepto'],
    ['no amount', { recibos: [{ id: 1, importe: 0 }] }, 'recibos.0.importe'],
    ['part of a cent', { recibos: [{ id: 1, importe: 10.5 }] }, 'recibos.0.importe'],
    ['today', { cobro: '2026-11-21' }, 'cobro'],
    ['a Saturday', { cobro: '2026-11-28' }, 'cobro'],
    ['in two years', { cobro: '2028-11-21' }, 'cobro'],
    ['another sequence', { secuencia: 'OOFF' }, 'secuencia'],
  ])('are refused: %s', async (_, cambios, path) => {
    await enviarInscripcion(club);
    for (const ruta of ['previo', 'remesa']) {
      const { status, body } = await club.api('POST', `${COBROS}/${ruta}`, await pedido(cambios));
      expect([status, body]).toMatchObject([400, { errors: [{ path }] }]);
    }
  });

  it('of nobody make no file', async () => {
    await enviarInscripcion(club, { cuentaIBAN: null, subtipo: 'renovacion' });
    const { status, body } = await club.api('POST', `${COBROS}/remesa`, await pedido());
    expect([status, body]).toEqual([409, { message: mensajes.nadieACobrar }]);
  });

  it('take who collects from Configuración, whose digits have to agree', async () => {
    await enviarInscripcion(club);
    const acreedor = {
      nombre: 'Club Ñ',
      iban: 'ES91 2100 0418 4502 0005 1332',
      identificador: 'ES10000G00000000',
    };
    const guardar = (cambios: object) => club.api('POST', `${COBROS}/acreedor`, { ...acreedor, ...cambios });
    for (const [campo, valor] of [
      ['iban', 'ES00 2100 0418 4502 0005 1332'],
      ['identificador', 'ES11000G00000000'],
      ['nombre', ' '],
    ] as const) {
      const { status, body } = await guardar({ [campo]: valor });
      expect([status, body]).toMatchObject([400, { errors: [{ path: campo }] }]);
    }
    expect((await guardar({})).body).toEqual(acreedor);
    expect((await guardar({ antes: { ...acreedor, nombre: 'Otro' } })).status).toBe(409);
    const { text } = await club.api('POST', `${COBROS}/remesa`, await pedido());
    expect(text).toContain('<Cdtr><Nm>Club N</Nm></Cdtr>');
    expect(text).toContain('<Id>ES10000G00000000</Id>');
  });

  it('are for who is signed in and typed the password lately', async () => {
    await enviarInscripcion(club);
    const body = await pedido();
    for (const [ruta, cuerpo] of [
      ['previo', body],
      ['remesa', body],
      ['cuentas', { ids: await ids() }],
    ] as const) {
      expect((await club.send('POST', `${COBROS}/${ruta}`, { body: cuerpo })).status).toBe(401);
      const token = await club.login();
      club.reloj.advance(0.2);
      expect((await club.send('POST', `${COBROS}/${ruta}`, { token, body: cuerpo })).status).toBe(403);
      club.token = await club.signIn();
    }
    expect((await frasesDelRegistro(club.base)).filter(({ texto }) => texto.startsWith('Descarga'))).toEqual(
      [],
    );
  });
});
