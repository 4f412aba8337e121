import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumarDias } from '#domain/fecha.ts';
import {
  diaHabil,
  type Inscrita,
  mandatoDe,
  noSeCobra,
  pascua,
  type Remesa,
  remesaXml,
  repartir,
  sumaDe,
} from './remesa.ts';
import { enDecimal, enEuros, faltaDeAcreedor, leerImporte, textoSepa } from './sepa.ts';

it.each([
  ['José Luis Peña Núñez', 'Jose Luis Pena Nunez'],
  ['Müller & Söhne GmbH', 'Muller + Sohne GmbH'],
  ['Straße Łódź Ærø', 'Strasse Lodz AEro'],
  ['  Ana\n\tGarcía  ', 'Ana Garcia'],
  ['<b>"Ana"</b>', 'b Ana /b'],
  ['O’Neill, (Eva)', "O'Neill, (Eva)"],
  ['//Ana//Gil/', 'Ana/Gil'],
  ['王小明', ''],
  ['', ''],
])('%j goes to the bank as %j', (texto, esperado) => expect(textoSepa(texto, 70)).toBe(esperado));

it.each([
  ['45', 4500],
  ['45,5', 4550],
  ['45.50 €', 4550],
  ['1.045,50', 104_550],
  ['1045.5', 104_550],
  ['0,07', 7],
  ['999999999,99', 99_999_999_999],
  ['0', null],
  ['-3', null],
  ['4,555', null],
  ['mucho', null],
  ['', null],
])('%j is %j cents', (escrito, centimos) => expect(leerImporte(escrito)).toBe(centimos));

it.each([
  ['2026-12-04', '2026-12-04'],
  ['2026-12-05', '2026-12-07'],
  ['2026-12-06', '2026-12-07'],
  // The six days on which TARGET is closed, and what follows them.
  ['2026-01-01', '2026-01-02'],
  ['2026-04-03', '2026-04-07'],
  ['2026-04-06', '2026-04-07'],
  ['2026-05-01', '2026-05-04'],
  ['2026-12-25', '2026-12-28'],
  ['2029-12-26', '2029-12-27'],
  // Of Spain, not of the banks of the euro.
  ['2026-12-08', '2026-12-08'],
  ['2026-10-12', '2026-10-12'],
])('what falls on %s is collected on %s', (dia, habil) => expect(diaHabil(dia)).toBe(habil));

it.each([
  // Computed by the United States Naval Observatory.
  ['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2030-04-21', '2038-04-25'],
])('Easter is on %s…', (...dias) => expect(dias.map((dia) => pascua(Number(dia.slice(0, 4))))).toEqual(dias));

it.each([
  ['2026-12-05', /fin de semana.*07\/12\/2026/],
  ['2026-12-25', /es Navidad.*28\/12\/2026/],
  ['2026-04-03', /es Viernes Santo.*07\/04\/2026/],
  ['2026-04-06', /es Lunes de Pascua.*07\/04\/2026/],
])('of %s it is said why, and the next good day', (dia, frase) => expect(noSeCobra(dia)).toMatch(frase));

it('any day: either the bank collects on it, or the day offered is a later one on which it does', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 36_500 }), (dias) => {
      const dia = sumarDias('2000-01-01', dias);
      const habil = diaHabil(dia);
      expect(diaHabil(habil)).toBe(habil);
      expect(habil >= dia && habil <= sumarDias(dia, 6)).toBe(true);
      expect(noSeCobra(dia) === null).toBe(habil === dia);
    }),
  ));

it('cents are told without rounding', () => {
  expect([enDecimal(7), enDecimal(104_550), enDecimal(99_999_999_999)]).toEqual([
    '0.07',
    '1045.50',
    '999999999.99',
  ]);
  expect(enEuros(104_550).replace(/\s/g, ' ')).toBe('1.045,50 €');
});

it.each([
  // The example of the European Payments Council, and one with another business code.
  ['DE98ZZZ09999999999', null],
  ['DE98ABC09999999999', null],
  ['ES10000G00000000', null],
  ['es10 000 G00000000', null],
  ['ES96000G00000000', 'cifras de control'],
  ['ES10000G0000000', 'acaba en el NIF'],
  ['G00000000', 'acaba en el NIF'],
  ['', 'acaba en el NIF'],
])('the creditor identifier %j: %j', (escrito, falta) => {
  if (falta === null) expect(faltaDeAcreedor(escrito)).toBeNull();
  else expect(faltaDeAcreedor(escrito)).toContain(falta);
});

const campo = (cual: string, valor: string) => ({ campo: cual, etiqueta: cual, valor });

const inscrita = (cambios: Partial<Inscrita> = {}): Inscrita => ({
  id: 1,
  inscripcion: 'ligasocialtenis',
  referencia: '0b5d9b5e-3f0c-4f6e-9a53-3f2f3a1f7b11',
  dia: '2026-09-12',
  nombre: 'Ana García Peña',
  datos: [campo('subtipo', 'Alta')],
  banco: [campo('cuentaTitular', 'Eva Peña'), campo('cuentaIBAN', 'ES91 2100 0418 4502 0005 1332')],
  firmada: true,
  importe: 4550,
  recibos: [],
  ...cambios,
});

const ibanValido = (iban: string): boolean => iban === 'ES9121000418450200051332';
const pedido = {
  modo: 'segun',
  ibanValido,
  fueraDelEEE: (iban: string) => iban.startsWith('CH'),
  otraVez: new Map<number, number>(),
} as const;

describe('which are collected', () => {
  it('those with their bank data, under the mandate they signed', () => {
    const { entran, fuera } = repartir([inscrita()], pedido);
    expect(fuera).toEqual([]);
    expect(entran[0]?.adeudo).toEqual({
      mandato: '0b5d9b5e3f0c4f6e9a533f2f3a1f7b11',
      firmado: '2026-09-12',
      titular: 'Eva Pena',
      iban: 'ES9121000418450200051332',
      importe: 4550,
      secuencia: 'FRST',
      direccion: null,
    });
  });

  it.each<[string, Inscrita['banco'], string]>([
    ['no bank data', [], 'No dio su IBAN'],
    ['a wrong IBAN', [campo('cuentaTitular', 'Eva'), campo('cuentaIBAN', 'ES00 1')], 'no es válido'],
    ['no holder', [campo('cuentaIBAN', 'ES9121000418450200051332')], 'Falta el titular'],
    [
      'a holder no bank can read',
      [campo('cuentaTitular', '王小明'), campo('cuentaIBAN', 'ES9121000418450200051332')],
      'letras que admita',
    ],
  ])('left out and told why: %s', (_, banco, motivo) => {
    const { entran, fuera } = repartir([inscrita({ banco }), inscrita({ id: 2 })], pedido);
    expect(entran.map(({ id }) => id)).toEqual([2]);
    expect(fuera).toMatchObject([{ id: 1, nombre: 'Ana García Peña' }]);
    expect(fuera[0]?.motivo).toContain(motivo);
  });

  const recibo = { cobro: '2026-10-05', importe: 4550, usuario: 'admin', dt: 1_790_000_000 };

  it.each([
    ['segun', 'Alta', 0, 'FRST'],
    // Whoever renews signs a new mandate, which nothing has been collected by.
    ['segun', 'Renovación', 0, 'FRST'],
    ['segun', 'Alta', 1, 'RCUR'],
    ['segun', 'Renovación', 2, 'RCUR'],
    ['RCUR', 'Alta', 0, 'RCUR'],
    ['FRST', 'Renovación', 1, 'FRST'],
  ] as const)('asked for %s, of %s collected %i times: %s', (modo, subtipo, veces, secuencia) => {
    const una = inscrita({ datos: [campo('subtipo', subtipo)], recibos: Array(veces).fill(recibo) });
    const { entran } = repartir([una], { ...pedido, modo, otraVez: new Map([[1, veces]]) });
    expect(entran[0]?.adeudo.secuencia).toBe(secuencia);
  });

  it.each([
    [0, undefined, 'entran'],
    [1, undefined, 'repetidas'],
    [1, 1, 'entran'],
    // Somebody collected since it was seen.
    [2, 1, 'repetidas'],
    // Or took it back.
    [0, 1, 'repetidas'],
  ] as const)('collected %i times before and said %j: %s', (veces, dicho, donde) => {
    const una = inscrita({ recibos: Array(veces).fill(recibo) });
    const otraVez = new Map(dicho === undefined ? [] : [[1, dicho]]);
    expect(repartir([una], { ...pedido, otraVez })[donde].map(({ id }) => id)).toEqual([1]);
  });

  it('of an account outside the EEA, with their address or not at all', () => {
    const suiza = [campo('cuentaTitular', 'Eva'), campo('cuentaIBAN', 'CH9300762011623852957')];
    const vive = [campo('direccion', 'C/ Ñora, 3'), campo('cp', '28760'), campo('poblacion', 'Tres Cantos')];
    const cuenta = { ...pedido, ibanValido: () => true };
    const { entran, fuera } = repartir(
      [inscrita({ banco: suiza, datos: vive }), inscrita({ id: 2, banco: suiza, datos: vive.slice(0, 2) })],
      cuenta,
    );
    expect(entran[0]?.adeudo.direccion).toEqual({
      calle: 'C/ Nora, 3',
      cp: '28760',
      poblacion: 'Tres Cantos',
    });
    expect(fuera).toMatchObject([{ id: 2, motivo: expect.stringContaining('fuera de la Unión Europea') }]);
  });
});

it('a mandate fits in what banks take', () => expect(mandatoDe('x'.repeat(60))).toHaveLength(35));

const textos = (xml: string, nombre: string): string[] =>
  [...xml.matchAll(new RegExp(`<${nombre}(?: [^>]*)?>([^<]*)</${nombre}>`, 'g'))].map(
    ([, texto = '']) => texto,
  );

/** Every element that is opened is closed, in order. */
function bienFormado(xml: string): boolean {
  const abiertos: string[] = [];
  for (const [, cierra, nombre = ''] of xml.replace(/^<\?.*\?>/, '').matchAll(/<(\/?)([A-Za-z]+)[^>]*>/g)) {
    if (cierra === '') abiertos.push(nombre);
    else if (abiertos.pop() !== nombre) return false;
  }
  return abiertos.length === 0;
}

const ADMITIDO = /^[A-Za-z0-9/\-?:().,'+ ]*$/;
const centimosDe = (texto: string): bigint => BigInt(texto.replace('.', ''));

describe('the file for the bank', () => {
  const LETRAS = [...'aZñÑéüßÆ09 \'"<>&;/-_.,:()+\t\n\u0000\uD800王🎾'];
  const hostil = fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: fc.constantFrom(...LETRAS), maxLength: 160 }) },
    fc.string({ unit: 'binary', maxLength: 120 }),
  );
  const una = fc.record({
    titular: hostil,
    veces: fc.nat({ max: 1 }),
    importe: fc.integer({ min: 1, max: 1_000_000 }),
  });

  it('whatever is typed: well formed, in the bank’s letters, and its sums and counts are those of what is in it', () =>
    fc.assert(
      fc.property(fc.array(una, { minLength: 1, maxLength: 12 }), hostil, (lista, texto) => {
        const adeudos = lista.flatMap(({ titular, veces, importe }, id) =>
          repartir(
            [
              inscrita({
                id,
                importe,
                recibos: Array(veces).fill({ cobro: '2026-10-05', importe: 1, usuario: null, dt: null }),
                banco: [
                  campo('cuentaTitular', titular),
                  campo('cuentaIBAN', 'ES91 2100 0418 4502 0005 1332'),
                ],
              }),
            ],
            { ...pedido, otraVez: new Map([[id, veces]]) },
          ).entran.map(({ adeudo }) => adeudo),
        );
        const remesa: Remesa = {
          mensaje: 'REM202611211000abcdef',
          creada: '2026-11-21T10:00',
          cobro: '2026-12-01',
          concepto: `Cuota ${texto}`,
          acreedor: {
            nombre: `Club ${texto}`,
            iban: 'ES91 2100 0418 4502 0005 1332',
            identificador: 'ES10000G00000000',
            formato: 'pain.008.001.08',
          },
          adeudos,
        };
        const xml = remesaXml(remesa);
        expect(bienFormado(xml)).toBe(true);
        for (const nombre of ['Nm', 'Ustrd', 'MndtId', 'EndToEndId', 'PmtInfId', 'MsgId'])
          for (const dicho of textos(xml, nombre)) {
            expect(dicho.replaceAll('&apos;', "'")).toMatch(ADMITIDO);
            expect(dicho).not.toBe('');
          }
        expect(textos(xml, 'InstdAmt').map(centimosDe)).toEqual(
          // By sequence, first those of the first time.
          [...adeudos]
            .sort((a, b) => a.secuencia.localeCompare(b.secuencia))
            .map(({ importe }) => BigInt(importe)),
        );
        const [total, ...partes] = textos(xml, 'CtrlSum').map(centimosDe);
        expect(total).toBe(BigInt(sumaDe(adeudos)));
        expect(partes.reduce((suma, parte) => suma + parte, 0n)).toBe(total);
        const [todos, ...cuantos] = textos(xml, 'NbOfTxs').map(Number);
        expect([todos, cuantos.reduce((suma, parte) => suma + parte, 0)]).toEqual([
          adeudos.length,
          adeudos.length,
        ]);
        expect(new Set(textos(xml, 'EndToEndId')).size).toBe(adeudos.length);
      }),
      { numRuns: 200 },
    ));
});
