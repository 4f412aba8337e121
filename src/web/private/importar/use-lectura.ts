import { useMemo, useState } from 'react';
import type { HojaAMano } from '#contract/liga/importar.ts';
import { mensajes } from '#contract/mensajes.ts';
import { MAX_FILAS } from '#contract/opciones.ts';
import {
  type CampoDeHoja,
  camposDeCabeceras,
  filaDeCabeceras,
  filasDeHoja,
  HACEN_FALTA,
  type QueSeTrae,
  tituloDeCampo,
} from '#domain/hoja/columnas.ts';
import { temporadaDe } from '#domain/liga/liga.ts';
import { TIPO_PRINCIPAL } from '#domain/liga/tipos.ts';
import { enLista } from '#domain/texto.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import type { Sheet } from '#web/platform/sheet.ts';
import { leerRecordadas, recordar } from './recordadas.ts';

type Supuesta = HojaAMano['supuesta'];
type Campos = readonly (CampoDeHoja | null)[];

/** Columns of a sheet that have something, with their heading and what the first rows say. */
export type Columna = {
  lugar: number;
  cabecera: string;
  ejemplos: string[];
  campo: CampoDeHoja | null;
  /** Some of its cells are formulas. */
  calculada: boolean;
};

const EJEMPLOS = 3;

function columnasDe({ rows, computed }: Sheet, cabecera: number, campos: Campos): Columna[] {
  const debajo = rows.slice(cabecera + 1);
  const cuantas = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: cuantas }, (_, lugar) => ({
    lugar,
    cabecera: rows[cabecera]?.[lugar] ?? '',
    ejemplos: [...new Set(debajo.map((row) => row[lugar] ?? '').filter((celda) => celda !== ''))].slice(
      0,
      EJEMPLOS,
    ),
    campo: campos[lugar] ?? null,
    calculada: computed.includes(lugar),
  })).filter(({ ejemplos }) => ejemplos.length > 0);
}

/** What still has to be said before anything can be read, in words. */
function loQueFalta(que: QueSeTrae, campos: Campos): string[] {
  return HACEN_FALTA[que]
    .filter((unos) => !unos.some((uno) => campos.includes(uno)))
    .map((unos) => unos.map((uno) => `«${tituloDeCampo(uno)}»`).join(' o '));
}

/** Why those rows are not read on, if they are not: said before anything is asked of them. */
export function quejaDe({ filas, faltan }: Pick<Lectura, 'filas' | 'faltan'>): string | null {
  if (filas.length > MAX_FILAS) return mensajes.hojaLarga(filas.length, MAX_FILAS);
  if (faltan.length > 0) return `Di en qué columna está ${enLista(faltan)}.`;
  return filas.length === 0 ? mensajes.hojaVacia : null;
}

const supuestaAhora = (): Supuesta => ({
  tipo: TIPO_PRINCIPAL,
  anio: temporadaDe(hoyDelClub()),
  division: null,
});

/** That list with another in its place. */
const conCampo = (campos: Campos, lugar: number, campo: CampoDeHoja | null): Campos =>
  Array.from({ length: Math.max(campos.length, lugar + 1) }, (_, i) =>
    i === lugar ? campo : (campos[i] ?? null),
  );

const NINGUNA: Sheet = { name: '', rows: [], computed: [] };

/** The sheet that was chosen and what each of its columns is. */
export function useLectura() {
  const [que, setQue] = useState<QueSeTrae>('jugadores');
  const [hojas, setHojas] = useState<readonly Sheet[]>([]);
  const [cual, setCual] = useState(0);
  const [cabecera, setCabecera] = useState(0);
  const [campos, setCampos] = useState<Campos>([]);
  const [supuesta, setSupuesta] = useState(supuestaAhora);
  const hoja = hojas[cual] ?? NINGUNA;
  const { rows } = hoja;
  const filas = useMemo(() => filasDeHoja(rows, { que, cabecera, campos }), [rows, que, cabecera, campos]);
  const conCabecera = (de: readonly string[][], fila: number) => {
    setCabecera(fila);
    setCampos(camposDeCabeceras(que, de[fila] ?? [], leerRecordadas()));
  };
  const abrir = (todas: readonly Sheet[], una: number) => {
    const suyas = todas[una]?.rows ?? [];
    setHojas(todas);
    setCual(una);
    conCabecera(suyas, filaDeCabeceras(que, suyas));
  };
  return {
    que,
    setQue,
    hojas,
    cual,
    rows,
    cabecera,
    supuesta,
    setSupuesta,
    columnas: columnasDe(hoja, cabecera, campos),
    filas,
    faltan: loQueFalta(que, campos),
    /** Whether leagues are spoken of at all. */
    conLiga: que !== 'jugadores' || campos.includes('liga'),
    abrir: (todas: readonly Sheet[]) => abrir(todas, 0),
    abrirHoja: (una: number) => abrir(hojas, una),
    elegirCabecera: (fila: number) => conCabecera(rows, fila),
    elegirCampo: (lugar: number, campo: CampoDeHoja | null) =>
      setCampos((antes) => conCampo(antes, lugar, campo)),
    /** What was chosen, for the next time. */
    recordar: () => recordar(rows[cabecera] ?? [], campos),
  };
}
export type Lectura = ReturnType<typeof useLectura>;
