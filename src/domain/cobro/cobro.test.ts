import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diaHabil, type Inscrita, mandatoDe, type Remesa, remesaXml, repartir, sumaDe } from './remesa.ts';
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
])('what falls on %s is collected on %s', (dia, habil) => expect(diaHabil(dia)).toBe(habil));

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
  cobrada: null,
  ...cambios,
});

const ibanValido = (iban: string): boolean => iban === 'ES9121000418450200051332';
const pedido = { modo: 'segun', ibanValido } as const;

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

  it.each([
    ['segun', 'Alta', 'FRST'],
    ['segun', 'Renovación', 'RCUR'],
    ['RCUR', 'Alta', 'RCUR'],
    ['FRST', 'Renovación', 'FRST'],
  ] as const)('asked for %s, of %s: %s', (modo, subtipo, secuencia) => {
    const { entran } = repartir([inscrita({ datos: [campo('subtipo', subtipo)] })], { ...pedido, modo });
    expect(entran[0]?.adeudo.secuencia).toBe(secuencia);
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
    subtipo: fc.constantFrom('Alta', 'Renovación'),
    importe: fc.integer({ min: 1, max: 1_000_000 }),
  });

  it('whatever is typed: well formed, in the bank’s letters, and its sums and counts are those of what is in it', () =>
    fc.assert(
      fc.property(fc.array(una, { minLength: 1, maxLength: 12 }), hostil, (lista, texto) => {
        const adeudos = lista.flatMap(({ titular, subtipo, importe }, id) =>
          repartir(
            [
              inscrita({
                id,
                importe,
                datos: [campo('subtipo', subtipo)],
                banco: [
                  campo('cuentaTitular', titular),
                  campo('cuentaIBAN', 'ES91 2100 0418 4502 0005 1332'),
                ],
              }),
            ],
            pedido,
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
