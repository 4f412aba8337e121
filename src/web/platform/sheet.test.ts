import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type Celda, unLibro } from '#tests/support/libro.ts';
import { MAX_FILE, readFile, readText } from './sheet.ts';

const dia = (texto: string): Date => new Date(`${texto}Z`);
const libro = (...filas: Celda[][]) => new Blob([unLibro({ nombre: 'Hoja 1', filas, juntas: ['A1:C1'] })]);
const bytes = (...numeros: number[]) => new Blob([Uint8Array.from(numeros)]);
const filasDe = async (archivo: Blob) => (await readFile(archivo))[0]?.rows;

describe('a workbook', () => {
  it('gives each cell as it would be typed: dates, hours, accents, and what a formula gave', async () => {
    const filas = await filasDe(
      libro(
        ['LIGA DE OTOÑO', null, null],
        ['Íñigo «el Rápido»', 600123123, dia('2026-10-03T00:00')],
        [dia('2026-10-03T18:30'), { hora: '09:15' }, { formula: '1+1', valor: '6-4' }],
      ),
    );
    expect(filas).toEqual([
      ['LIGA DE OTOÑO', '', ''],
      ['Íñigo «el Rápido»', '600123123', '2026-10-03'],
      ['2026-10-03 18:30', '09:15', '6-4'],
    ]);
  });

  it('says which columns have formulas; one that keeps no value is its own text', async () => {
    const archivo = new Blob([
      unLibro(
        { nombre: 'Sin', filas: [['Ana', 1]] },
        {
          nombre: 'Con',
          filas: [
            ['Nombre', 'Puntos', 'Total'],
            ['Ana', 3, { formula: 'SUM(B2:B2)', valor: '3' }],
            [{ formula: 'HYPERLINK("x")', valor: '' }, 4, { formula: 'B3', valor: '4' }],
          ],
        },
      ),
    ]);
    const [sin, con] = await readFile(archivo);
    expect(sin?.computed).toEqual([]);
    expect(con?.computed.toSorted()).toEqual([0, 2]);
    expect(con?.rows.slice(1)).toEqual([
      ['Ana', '3', '3'],
      ['=HYPERLINK("x")', '4', '4'],
    ]);
  });

  it('gives the sheets that have something, by name', async () => {
    const archivo = new Blob([
      unLibro(
        { nombre: 'Jugadores', filas: [['Ana']] },
        { nombre: 'Vacía', filas: [] },
        { nombre: 'Año 25', filas: [['x']] },
      ),
    ]);
    expect((await readFile(archivo)).map(({ name }) => name)).toEqual(['Jugadores', 'Año 25']);
  });

  it('of 2,000 rows is read', async () => {
    const archivo = libro(
      ...Array.from({ length: 2000 }, (_, i) => [`Persona ${i}`, `p${i}@club.example`, 'x'.repeat(200)]),
    );
    expect((await filasDe(archivo))?.length).toBe(2000);
  });

  /** A part of zeros, and what is said of it where each part begins and at the end. */
  const conTamano = (real: number, dicho: number): Blob => {
    const zip = zipSync({ 'xl/workbook.xml': new Uint8Array(real) }, { level: 9 });
    const vista = new DataView(zip.buffer);
    const central = vista.getUint32(zip.length - 6, true);
    for (const lugar of [22, central + 24]) vista.setUint32(lugar, dicho, true);
    return new Blob([zip]);
  };

  it('that unpacks to more than it may is refused before it does', async () => {
    await expect(readFile(conTamano(1000, 61_000_000))).rejects.toMatchObject({ reason: 'unpacked' });
  });

  it('that lies about what it unpacks to is read no further than it says', async () => {
    await expect(readFile(conTamano(5_000_000, 100))).rejects.toMatchObject({ reason: 'format' });
  });
});

it.each([
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0, 0, 0), 'format'],
  ['an empty file', new Blob(['\n;;\n']), 'empty'],
  ['a workbook of before 2007', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'old'],
  ['another zip', new Blob([zipSync({ 'a.xml': strToU8('hola') })]), 'format'],
  ['what is too large', new Blob([new Uint8Array(MAX_FILE + 1)]), 'size'],
])('%s is refused, and why', async (_, archivo, reason) => {
  await expect(readFile(archivo)).rejects.toMatchObject({ reason });
});

describe('a text', () => {
  const FILAS = [
    ['Lista de socios', ''],
    ['Nombre', 'Teléfono'],
    ['Gil; Ruiz, Ana', '600'],
  ];

  it.each([
    ['semicolons', 'Lista de socios;\r\nNombre;Teléfono\r\n"Gil; Ruiz, Ana";600'],
    ['commas', 'Lista de socios,\nNombre,Teléfono\n"Gil; Ruiz, Ana",600'],
    ['tabs', 'Lista de socios\t\nNombre\tTeléfono\nGil; Ruiz, Ana\t600'],
  ])('with %s', async (_, texto) => {
    expect((await readText(texto))[0]?.rows).toEqual(FILAS);
  });

  it('with what Excel adds, and without the quotes that keep formulas from running', async () => {
    const texto = "\ufeffsep=;\r\na;b\r\n'=A1;'+3\r\n'x;2";
    expect(await filasDe(new Blob([texto]))).toEqual([
      ['a', 'b'],
      ['=A1', '+3'],
      ["'x", '2'],
    ]);
  });

  it.each([
    ['with its mark', '\ufeff'],
    ['without it', ''],
  ])('in what Excel calls Unicode text, %s', async (_, marca) => {
    const little = Buffer.from(`${marca}Nombre\tNota\r\nPeñón\t1`, 'utf16le');
    for (const archivo of [little, Buffer.from(little).swap16()])
      expect(await filasDe(new Blob([new Uint8Array(archivo)]))).toEqual([
        ['Nombre', 'Nota'],
        ['Peñón', '1'],
      ]);
  });

  it('in UTF-8, with its mark or without, and in Latin-1', async () => {
    const texto = 'Nombre;Año\nÍñigo;1';
    const latin = Uint8Array.from(texto, (letra) => letra.charCodeAt(0));
    for (const archivo of [new Blob([texto]), new Blob([`\ufeff${texto}`]), new Blob([latin])])
      expect(await filasDe(archivo)).toEqual([
        ['Nombre', 'Año'],
        ['Íñigo', '1'],
      ]);
  });
});
