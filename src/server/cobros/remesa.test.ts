import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { CobroPrevio } from '#contract/solicitudes/cobros.ts';
import type { SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import { FORMATOS, type Formato, type Remesa, remesaXml } from '#domain/cobro/remesa.ts';
import { claveDelSello } from '#server/claves.ts';
import { sembrarBandeja } from '#server/demo/bandeja.ts';
import { SIN_OPCIONES } from '#server/formularios.ts';
import { createSeal } from '#server/platform/crypto/seal.ts';
import type { TestApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { startForms } from '#tests/support/formularios.ts';

const esquema = (formato: Formato): string =>
  readFileSync(new URL(`../../../tests/fixtures/esquemas/${formato}.xsd`, import.meta.url), 'utf8');

/** Refused by the schema of its format: why, of each file. */
async function faltas(formato: Formato, ficheros: readonly string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: ficheros.map((contents, i) => ({ fileName: `${i}.xml`, contents })),
    schema: [{ fileName: `${formato}.xsd`, contents: esquema(formato) }],
  });
  return errors.map(({ message }) => message);
}

/** A reader of its own: the file as a tree of elements, each with its text or its children. */
type Elemento = { nombre: string; texto: string; hijos: Elemento[] };

const SIGNOS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function leerXml(xml: string): Elemento {
  const raiz: Elemento = { nombre: '', texto: '', hijos: [] };
  const abiertos = [raiz];
  for (const [, cierra, nombre = '', texto = ''] of xml.matchAll(/<(\/?)([A-Za-z]+)[^>]*>([^<]*)/g)) {
    if (cierra) abiertos.pop();
    else {
      const nuevo = {
        nombre,
        texto: texto.replace(/&(\w+);/g, (_, signo) => SIGNOS[signo] ?? '?'),
        hijos: [],
      };
      abiertos.at(-1)?.hijos.push(nuevo);
      abiertos.push(nuevo);
    }
  }
  expect(abiertos).toEqual([raiz]);
  return raiz;
}

const todos = (de: Elemento, camino: string): Elemento[] =>
  camino
    .split('/')
    .reduce(
      (unos, nombre) => unos.flatMap(({ hijos }) => hijos.filter((uno) => uno.nombre === nombre)),
      [de],
    );
const texto = (de: Elemento, camino: string): string => todos(de, camino)[0]?.texto ?? '';
const centimos = (dicho: string): bigint => BigInt(dicho.replace('.', ''));
const suma = (unos: readonly bigint[]): bigint => unos.reduce((total, uno) => total + uno, 0n);

/** What a bank would collect, once its counts and sums have been seen to agree. */
function leerRemesa(xml: string) {
  const [mensaje] = todos(leerXml(xml), 'Document/CstmrDrctDbtInitn');
  if (!mensaje) throw new Error('No message');
  const pagos = todos(mensaje, 'PmtInf').map((pago) => {
    const recibos = todos(pago, 'DrctDbtTxInf').map((recibo) => ({
      secuencia: texto(pago, 'PmtTpInf/SeqTp'),
      mandato: texto(recibo, 'DrctDbtTx/MndtRltdInf/MndtId'),
      titular: texto(recibo, 'Dbtr/Nm'),
      iban: texto(recibo, 'DbtrAcct/Id/IBAN'),
      importe: centimos(texto(recibo, 'InstdAmt')),
      direccion: todos(recibo, 'Dbtr/PstlAdr').flatMap(({ hijos }) =>
        hijos.map((uno) => `${uno.nombre} ${uno.texto}`),
      ),
    }));
    expect(Number(texto(pago, 'NbOfTxs'))).toBe(recibos.length);
    expect(centimos(texto(pago, 'CtrlSum'))).toBe(suma(recibos.map(({ importe }) => importe)));
    expect(texto(pago, 'CdtrSchmeId/Id/PrvtId/Othr/SchmeNm/Prtry')).toBe('SEPA');
    return recibos;
  });
  const recibos = pagos.flat();
  expect(Number(texto(mensaje, 'GrpHdr/NbOfTxs'))).toBe(recibos.length);
  expect(centimos(texto(mensaje, 'GrpHdr/CtrlSum'))).toBe(suma(recibos.map(({ importe }) => importe)));
  expect(texto(mensaje, 'GrpHdr/InitgPty/Id/OrgId/Othr/SchmeNm/Prtry')).toBe('SEPA');
  return recibos;
}

const IBANES = ['ES9121000418450200051332', 'CH9300762011623852957', 'DE89370400440532013000'];

const letras = (min: number, max: number) =>
  fc
    .string({ unit: fc.constantFrom(..."ABCXYZabcxyz0189/-?:().,'+ "), minLength: min, maxLength: max })
    .map((uno) => `A${uno.slice(1)}`);

const adeudo = fc.record({
  mandato: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 1, maxLength: 35 }),
  firmado: fc.constantFrom('2024-02-29', '2026-09-12'),
  titular: letras(1, 70),
  iban: fc.constantFrom(...IBANES),
  importe: fc.integer({ min: 1, max: 1_000_000 }),
  secuencia: fc.constantFrom('FRST' as const, 'RCUR' as const),
  direccion: fc.option(fc.record({ calle: letras(1, 70), cp: letras(1, 16), poblacion: letras(1, 35) })),
});

const remesaDe = (formato: Formato) =>
  fc.record({
    mensaje: fc.constant('REM202611211000abcdef'),
    creada: fc.constant('2026-11-21T10:00'),
    cobro: fc.constant('2026-12-01'),
    concepto: letras(1, 140),
    acreedor: fc.record({
      nombre: letras(1, 70),
      iban: fc.constant('ES91 2100 0418 4502 0005 1332'),
      identificador: fc.constant('ES10000G00000000'),
      formato: fc.constant(formato),
    }),
    adeudos: fc.array(adeudo, { minLength: 1, maxLength: 8 }),
  }) satisfies fc.Arbitrary<Remesa>;

describe.each(FORMATOS)('the file for the bank, %s', (formato) => {
  it('whatever is collected: is one that its schema takes, and that another reader reads back', async () => {
    const remesas = fc.sample(remesaDe(formato), { numRuns: 60, seed: 48 });
    const ficheros = remesas.map(remesaXml);
    expect(await faltas(formato, ficheros)).toEqual([]);
    for (const [i, { adeudos }] of remesas.entries()) {
      const leidos = leerRemesa(ficheros[i] ?? '');
      expect(
        leidos.map(({ iban, titular, importe, secuencia, mandato }) => ({
          iban,
          titular,
          importe,
          secuencia,
          mandato,
        })),
      ).toEqual(
        adeudos
          .toSorted((a, b) => a.secuencia.localeCompare(b.secuencia))
          .map(({ iban, titular, importe, secuencia, mandato }) => ({
            ...{ iban, titular, secuencia, mandato },
            importe: BigInt(importe),
          })),
      );
    }
  });

  it('is refused by its schema when something of it is not as it should be', async () => {
    const [remesa] = fc.sample(remesaDe(formato), { numRuns: 1, seed: 48 });
    const bueno = remesaXml(remesa as Remesa);
    for (const malo of [
      bueno.replace('<SeqTp>FRST', '<SeqTp>SEQ').replace('<SeqTp>RCUR', '<SeqTp>SEQ'),
      bueno.replace('<PmtMtd>DD</PmtMtd>', ''),
      bueno.replaceAll(formato, 'pain.008.001.03'),
    ])
      expect(await faltas(formato, [malo])).not.toEqual([]);
  });
});

describeServer('the collection of the demo', ({ open }) => {
  let club: TestApp;
  beforeAll(async () => {
    club = await startForms(await open());
    const clave = await claveDelSello({ base: club.base, opciones: SIN_OPCIONES });
    await sembrarBandeja(club.base, '2026-11-21T10:00', createSeal(clave));
    club.reloj.set('2026-11-21T10:00');
    club.token = await club.signIn();
  });
  afterAll(() => club?.app.close());

  it.each(FORMATOS)('is a file that banks take, with who can be collected from: %s', async (formato) => {
    const acreedor = (await club.api('GET', '/api/private/cobros/acreedor')).body as object;
    await club.api('POST', '/api/private/cobros/acreedor', { ...acreedor, formato });
    const filas = (await club.api('GET', '/api/private/solicitudes?tipo=inscripcion'))
      .body as SolicitudFila[];
    const pedido = {
      recibos: filas.map(({ id }, i) => ({ id, importe: 2450 + i })),
      concepto: 'Cuota de otoño',
      cobro: '2026-12-01',
      secuencia: 'segun',
    };
    const ensayo = await club.ensayar('POST', '/api/private/cobros/remesa', pedido);
    const previo = (ensayo.body as { haria: CobroPrevio }).haria;
    const van = [...previo.entran, ...previo.repetidas];
    expect([filas.length, van.length + previo.fuera.length]).toEqual([filas.length, filas.length]);
    const { status, text } = await club.api('POST', '/api/private/cobros/remesa', {
      ...pedido,
      recibos: van.map(({ id, importe }) => ({ id, importe })),
      otraVez: previo.repetidas.map(({ id, veces }) => ({ id, veces })),
    });
    expect(status).toBe(200);
    expect(await faltas(formato, [text])).toEqual([]);
    const leidos = leerRemesa(text);
    expect(leidos.map(({ importe }) => Number(importe)).sort()).toEqual(
      van.map(({ importe }) => importe).sort(),
    );
    expect(leidos.filter(({ secuencia }) => secuencia === 'RCUR')).toHaveLength(previo.repetidas.length);
  });
});
