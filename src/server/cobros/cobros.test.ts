import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import type { CobroPrevio } from '#contract/solicitudes/cobros.ts';
import type { SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import { insertarUsuario } from '#server/db/tables/usuario.ts';
import type { Respuesta, TestApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { enviarContacto, enviarInscripcion, startForms, vaciar } from '#tests/support/formularios.ts';
import { celdasDe, deTexto } from '#tests/support/hojas.ts';
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

  /** Of each, the days it has been collected for, by number. */
  const dias = async (): Promise<string[][]> =>
    ((await club.api('GET', '/api/private/solicitudes')).body as SolicitudFila[])
      .toSorted((a, b) => a.id - b.id)
      .map(({ cobros }) => cobros);
  const deshacer = ({ headers }: Respuesta, token?: string) =>
    club.send('POST', `/api/private/log/operaciones/${headers['x-operation']}/deshacer`, {
      token: token ?? club.token,
    });

  /** One that can be collected, a renewal of another, one without IBAN, one with a wrong one, and a message. */
  const hacer = (body: object): Promise<Respuesta> => club.api('POST', `${COBROS}/remesa`, body);

  /** What it would be, before it is done. */
  async function ver(body: object): Promise<Respuesta> {
    const ensayo = await club.ensayar('POST', `${COBROS}/remesa`, body);
    const { haria } = ensayo.body as { haria?: object };
    return haria ? { ...ensayo, body: haria } : ensayo;
  }

  async function llenar(): Promise<void> {
    await enviarInscripcion(club, { cuentaTitular: 'Íñigo Núñez & Hijos' });
    await enviarInscripcion(club, { nombre: 'Eva', subtipo: 'renovacion', firma: null, firmaEscrita: null });
    await enviarInscripcion(club, { nombre: 'Sin', subtipo: 'renovacion', cuentaIBAN: null });
    await enviarInscripcion(club, { nombre: 'Mal', cuentaIBAN: 'ES00 2100 0418 4502 0005 1332' });
    await enviarContacto(club);
  }

  it('tell what would be collected before anything is downloaded, without whole accounts', async () => {
    await llenar();
    const { status, body, text } = await ver(await pedido());
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
        { nombre: 'Eva García Peña', secuencia: 'FRST', firmada: false },
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
    expect(await dias()).toEqual([['2026-12-01'], ['2026-12-01'], [], [], []]);
    const otra = await ver(await pedido({ cobro: '2026-12-02' }));
    const ultimo = { cobro: '2026-12-01', importe: 4550, usuario: 'admin' };
    expect(otra.body).toMatchObject({
      entran: [],
      repetidas: [
        { veces: 1, ultimo, secuencia: 'RCUR' },
        { veces: 1, ultimo, secuencia: 'RCUR' },
      ],
      total: 0,
    });
    expect(linea?.texto).toMatch(/^Descarga la remesa REM\w+ para el banco \(recibos: 2; total: 91,00.€\)$/);
  });

  it('of an account outside the EEA, take the address with it, or leave it out and say why', async () => {
    const suiza = { cuentaIBAN: 'CH9300762011623852957' };
    await enviarInscripcion(club, suiza);
    const sin = {
      ...suiza,
      nombre: 'Sin',
      subtipo: 'renovacion',
      poblacion: null,
      direccion: null,
      cp: null,
    };
    expect((await enviarInscripcion(club, sin)).status).toBe(200);
    const previo = (await ver(await pedido())).body as CobroPrevio;
    expect(previo.fuera).toMatchObject([{ motivo: expect.stringContaining('fuera de la Unión Europea') }]);
    const recibos = previo.entran.map(({ id, importe }) => ({ id, importe }));
    expect(recibos).toHaveLength(1);
    const { status, text } = await hacer(await pedido({ recibos }));
    expect([status, text.match(/<PstlAdr>.*?<\/PstlAdr>/s)?.[0]]).toEqual([
      200,
      expect.stringContaining('Valdecierzo'),
    ]);
  });

  it('charge nobody twice without being told so of each, keep both dates and are taken back', async () => {
    await enviarInscripcion(club);
    await enviarInscripcion(club, { nombre: 'Eva' });
    const [ana = 0, eva = 0] = await ids();
    const remesa = (cambios: object) =>
      pedido(cambios).then((body) => club.api('POST', `${COBROS}/remesa`, body));
    const deAna = { recibos: [{ id: ana, importe: 4550 }] };
    expect((await remesa(deAna)).status).toBe(200);
    // Pressed again, with somebody else, or with an answer that is about others.
    for (const cambios of [
      deAna,
      {},
      { ...deAna, otraVez: [{ id: eva, veces: 1 }] },
      { ...deAna, otraVez: [{ id: ana, veces: 2 }] },
    ]) {
      const { status, body } = await remesa(cambios);
      expect([status, body]).toEqual([409, { message: mensajes.yaCobradas(['Ana García Peña']) }]);
    }
    expect(await dias()).toEqual([['2026-12-01'], []]);
    const otra = await remesa({ ...deAna, cobro: '2027-01-04', otraVez: [{ id: ana, veces: 1 }] });
    expect([otra.status, otra.text.includes('<SeqTp>RCUR')]).toEqual([200, true]);
    expect(await dias()).toEqual([['2026-12-01', '2027-01-04'], []]);
    await insertarUsuario(club.base.db, 'berta', 'x', { rol: 'todo', reservados: false });
    expect((await deshacer(otra, await club.signIn('berta'))).status).toBe(403);
    expect((await deshacer(otra)).status).toBe(200);
    expect(await dias()).toEqual([['2026-12-01'], []]);
  });

  it('whatever is pressed, and in whatever order, nobody is in more files than answers were given of them', async () => {
    await enviarInscripcion(club);
    await enviarInscripcion(club, { nombre: 'Eva' });
    await enviarInscripcion(club, { nombre: 'Gil' });
    const todas = await ids();
    const una = fc.constantFrom(...todas.keys());
    const orden = fc.oneof(
      fc.record({ acto: fc.constant('ver' as const), quienes: fc.uniqueArray(una, { minLength: 1 }) }),
      // What was seen last is downloaded, with an answer for some of who had been collected from.
      fc.record({ acto: fc.constant('descargar' as const), otra: fc.uniqueArray(una) }),
      fc.record({ acto: fc.constant('deshacer' as const), cual: fc.nat({ max: 9 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(orden, { minLength: 4, maxLength: 14 }), async (actos) => {
        await club.base.db.deleteFrom('recibo').execute();
        const ficheros: Respuesta[] = [];
        const dichas = new Map<number, number>();
        let visto: CobroPrevio | null = null;
        let recibos: { id: number; importe: number }[] = [];
        for (const acto of actos) {
          if (acto.acto === 'ver') {
            recibos = acto.quienes.map((n) => ({ id: todas[n] ?? 0, importe: 4550 }));
            visto = (await ver(await pedido({ recibos }))).body as CobroPrevio;
          } else if (acto.acto === 'deshacer') {
            const cual = ficheros.splice(acto.cual, 1)[0];
            if (cual) expect([200, 409]).toContain((await deshacer(cual)).status);
          } else if (visto) {
            const otraVez = visto.repetidas
              .filter(({ id }) => acto.otra.some((n) => todas[n] === id))
              .map(({ id, veces }) => ({ id, veces }));
            const van = new Set([...visto.entran, ...otraVez].map(({ id }) => id));
            const hecha = await club.api(
              'POST',
              `${COBROS}/remesa`,
              await pedido({ recibos: recibos.filter(({ id }) => van.has(id)), otraVez }),
            );
            if (hecha.status !== 200) continue;
            ficheros.push(hecha);
            for (const { id } of otraVez) dichas.set(id, (dichas.get(id) ?? 0) + 1);
          }
        }
        for (const [n, suyos] of (await dias()).entries())
          expect(suyos.length).toBeLessThanOrEqual(1 + (dichas.get(todas[n] ?? 0) ?? 0));
      }),
      { numRuns: 25 },
    );
  });

  it('two at once put nobody in both files', async () => {
    await enviarInscripcion(club);
    const body = await pedido();
    const hechas = await Promise.all([1, 2, 3].map(() => club.api('POST', `${COBROS}/remesa`, body)));
    expect(hechas.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await dias()).toEqual([['2026-12-01']]);
  });

  it('asked for again because the answer was lost, are the same file, and no account is kept for it', async () => {
    await enviarInscripcion(club);
    const payload = await pedido();
    const headers = { authorization: club.token, 'idempotency-key': 'la-misma-remesa-otra-vez' };
    const pedir = () => club.app.inject({ method: 'POST', url: `${COBROS}/remesa`, payload, headers });
    const [una, otra] = [await pedir(), await pedir()];
    expect([una.statusCode, otra.statusCode, otra.body]).toEqual([200, 200, una.body]);
    expect(await dias()).toEqual([['2026-12-01']]);
    const guardado = await club.base.db.selectFrom('constancia').selectAll().execute();
    expect(guardado).toHaveLength(1);
    expect(JSON.stringify(guardado)).not.toContain('2100');
  });

  it('have who gave no IBAN, once the desk has been told it, and the log tells its last digits alone', async () => {
    await enviarInscripcion(club, {
      ...{ cuentaIBAN: null, cuentaTitular: null, cuentaEntidad: null },
      subtipo: 'renovacion',
    });
    const [id] = await ids();
    const ruta = `/api/private/solicitudes/${id}/banco`;
    const previo = async () => (await ver(await pedido())).body;
    expect(await previo()).toMatchObject({ entran: [], fuera: [{ motivo: 'No dio su IBAN' }] });
    const mala = await club.api('POST', ruta, { titular: 'Eva Peña', iban: 'ES00 2100 0418 4502 0005 1332' });
    expect([mala.status, mala.body]).toMatchObject([400, { errors: [{ path: 'iban' }] }]);
    const hecha = await club.api('POST', ruta, { titular: 'Eva Peña', iban: IBAN });
    expect([hecha.status, hecha.body]).toMatchObject([200, { tieneBanco: true, bancoCorregido: true }]);
    expect(await previo()).toMatchObject({ entran: [{ titular: 'Eva Pena', cuenta: '•••• 1332' }] });
    const guardada = await club.base.db.selectFrom('solicitud').selectAll().executeTakeFirstOrThrow();
    expect(Buffer.from(guardada.banco ?? []).includes('1332')).toBe(false);
    const registro = await frasesDelRegistro(club.base);
    expect(registro.at(-1)?.texto).toMatch(/^Corrige el IBAN de la solicitud .* \(ahora •••• 1332\)$/);
    expect(JSON.stringify(await club.base.db.selectFrom('registro').selectAll().execute())).not.toContain(
      '2100',
    );
    expect(await club.api('DELETE', ruta)).toMatchObject({ status: 200, body: { tieneBanco: false } });
    expect(await previo()).toMatchObject({ entran: [] });
    expect((await club.api('DELETE', ruta)).status).toBe(404);
  });

  it('ask each for an amount of its own', async () => {
    await enviarInscripcion(club);
    await enviarInscripcion(club, { nombre: 'Eva' });
    const [ana = 0, eva = 0] = await ids();
    const recibos = [
      { id: eva, importe: 1500 },
      { id: ana, importe: 2450 },
    ];
    const { body } = await ver(await pedido({ recibos }));
    expect(body).toMatchObject({ entran: [{ importe: 2450 }, { importe: 1500 }], total: 3950 });
  });

  it('go to a spreadsheet with their accounts, and the log says so', async () => {
    await llenar();
    const { text } = await club.api('POST', `${COBROS}/cuentas`, { ids: await ids() });
    const [cabecera, ...lineas] = await celdasDe(deTexto(text));
    const iban = cabecera?.indexOf('IBAN') ?? -1;
    expect(lineas.map((cells) => [cells[iban], cells[iban + 1]])).toEqual([
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
    ['Christmas', { cobro: '2026-12-25' }, 'cobro'],
    ['in two years', { cobro: '2028-11-21' }, 'cobro'],
    ['another sequence', { secuencia: 'OOFF' }, 'secuencia'],
  ])('are refused: %s', async (_, cambios, path) => {
    await enviarInscripcion(club);
    for (const pedir of [ver, hacer]) {
      const { status, body } = await pedir(await pedido(cambios));
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
      formato: 'pain.008.001.02',
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
    expect(text).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.02"');
  });

  it('are for who is signed in and typed the password lately', async () => {
    await enviarInscripcion(club);
    const body = await pedido();
    for (const [ruta, pedido] of [
      ['remesa', { body, rehearsed: true }],
      ['remesa', { body }],
      ['cuentas', { body: { ids: await ids() } }],
    ] as const) {
      expect((await club.send('POST', `${COBROS}/${ruta}`, pedido)).status).toBe(401);
      const token = await club.login();
      club.reloj.advance(0.2);
      expect((await club.send('POST', `${COBROS}/${ruta}`, { token, ...pedido })).status).toBe(403);
      club.token = await club.signIn();
    }
    expect((await frasesDelRegistro(club.base)).filter(({ texto }) => texto.startsWith('Descarga'))).toEqual(
      [],
    );
  });
});
