import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { tiposPublicos } from '#contract/club/ofrecido.ts';
import type { Hoja } from '#contract/liga/importar.ts';
import { mensajes } from '#contract/mensajes.ts';
import { MAX_FILAS } from '#contract/opciones.ts';
import {
  CAMPOS_DE,
  type CampoDeHoja,
  camposDeCabeceras,
  claveDeCabecera,
  deIdaYVuelta,
  filaDeCabeceras,
  filasDeHoja,
  HACEN_FALTA,
  type QueSeTrae,
  type Recordadas,
  SE_ARRASTRA,
  seRecuerda,
  tituloDeCampo,
} from '#domain/hoja/columnas.ts';
import { divisionesDe, nombreDivision, nombreTemporada, temporadaDe } from '#domain/liga/liga.ts';
import { temporadasOfrecidas } from '#domain/liga/temporada.ts';
import { CLASES, TIPO_PRINCIPAL, type TipoLiga } from '#domain/liga/tipos.ts';
import { enLista } from '#domain/texto.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import type { Sheet } from '#web/platform/sheet.ts';
import { readStored, store } from '#web/platform/stored.ts';
import { Button } from '#web/ui/button.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { Notice } from '#web/ui/states.tsx';
import { LISTA, Ojo } from './revisar.tsx';

type Supuesta = Hoja['supuesta'];
type Campos = readonly (CampoDeHoja | null)[];

/** Columns of a sheet that have something, with their heading and what the first rows say. */
type Columna = {
  lugar: number;
  cabecera: string;
  ejemplos: string[];
  campo: CampoDeHoja | null;
  /** Some of its cells are formulas. */
  calculada: boolean;
};

const STORED = 'mesa-columnas';

/** What was chosen for each heading, the last times: headings alone, and they stay in this browser. */
const leerRecordadas = (): Recordadas => readStored<Recordadas>('browser', STORED) ?? {};

function recordar(cabeceras: readonly string[], campos: Campos): void {
  const dichas = cabeceras.flatMap((cabecera, i) => {
    const [clave, campo = null] = [claveDeCabecera(cabecera), campos[i]];
    return clave === '' || !seRecuerda(campo) ? [] : [[clave, campo ?? ''] as const];
  });
  store('browser', STORED, { ...leerRecordadas(), ...Object.fromEntries(dichas) });
}

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

function deLosCampos(que: QueSeTrae, campos: Campos) {
  /** It went out from here: by their numbers rows are known. */
  const vuelve = campos.includes('id');
  const faltan = HACEN_FALTA[que].filter((unos) => !vuelve && !unos.some((uno) => campos.includes(uno)));
  return {
    vuelve,
    /** Whether leagues are spoken of at all. */
    conLiga: !vuelve && (que !== 'jugadores' || campos.includes('liga')),
    /** What still has to be said before anything can be read, in words. */
    faltan: faltan.map((unos) => unos.map((uno) => `«${tituloDeCampo(uno)}»`).join(' o ')),
  };
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
  const conCabecera = (de: readonly string[][], fila: number, cosa = que) => {
    setCabecera(fila);
    setCampos(camposDeCabeceras(cosa, de[fila] ?? [], leerRecordadas()));
  };
  /** A file that went out from here says what it brings back. */
  const abrir = (todas: readonly Sheet[], una = 0) => {
    const suyas = todas[una]?.rows ?? [];
    const cosa = deIdaYVuelta(suyas[0] ?? []) ?? que;
    setHojas(todas);
    setCual(una);
    setQue(cosa);
    conCabecera(suyas, filaDeCabeceras(cosa, suyas), cosa);
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
    filas: filasDeHoja(rows, { que, cabecera, campos }),
    ...deLosCampos(que, campos),
    abrir,
    abrirHoja: (una: number) => abrir(hojas, una),
    elegirCabecera: (fila: number) => conCabecera(rows, fila),
    /** With the numbers of its rows it is read as those that went out from here. */
    elegirCampo: (lugar: number, campo: CampoDeHoja | null) => {
      const antes = campo === 'id' ? camposDeCabeceras(que, rows[cabecera] ?? [], {}, true) : campos;
      setCampos(conCampo(antes, lugar, campo));
    },
    /** What was chosen, for the next time. */
    recordar: () => recordar(rows[cabecera] ?? [], campos),
  };
}
export type Lectura = ReturnType<typeof useLectura>;

const NINGUNO = 'No se trae';
const MAX_CABECERA = 15;
const MAX_LETRAS = 60;

const DE_FORMULAS = 'tiene fórmulas. Se trae lo que daban cuando se guardó el libro.';

const breve = (texto: string): string =>
  texto.length > MAX_LETRAS ? `${texto.slice(0, MAX_LETRAS)}…` : texto;

type UnaProps = Pick<Lectura, 'que' | 'elegirCampo'> & { columna: Columna };

function UnaColumna({ que, columna, elegirCampo }: UnaProps) {
  const { lugar, cabecera, ejemplos, campo, calculada } = columna;
  const nombre = cabecera === '' ? `Columna ${lugar + 1}, sin título` : cabecera;
  return (
    <li className="grid items-center gap-x-4 gap-y-2 px-4 py-2 md:grid-cols-aside">
      <div>
        <strong>{nombre}</strong>
        <p className="text-s wrap-anywhere text-ink-soft">{ejemplos.map(breve).join(' · ')}</p>
        {calculada ? <Ojo>{DE_FORMULAS}</Ojo> : null}
      </div>
      <NativeSelect
        aria-label={`Qué es «${nombre}»`}
        value={campo ?? ''}
        onChange={({ currentTarget }) =>
          elegirCampo(lugar, (currentTarget.value || null) as CampoDeHoja | null)
        }
        data={[
          { value: '', label: NINGUNO },
          ...CAMPOS_DE[que].map((uno) => ({ value: uno, label: tituloDeCampo(uno) })),
        ]}
      />
    </li>
  );
}

/** Which sheet, and where its headings are. */
function Donde({ hojas, cual, rows, cabecera, abrirHoja, elegirCabecera }: Lectura) {
  const filas = rows.slice(0, MAX_CABECERA).map((row, i) => ({
    value: String(i),
    label: `Fila ${i + 1}: ${breve(row.filter(Boolean).join(' · ')) || 'vacía'}`,
  }));
  return (
    <div className={fields.row}>
      {hojas.length > 1 ? (
        <NativeSelect
          label="Hoja del libro"
          value={String(cual)}
          onChange={({ currentTarget }) => abrirHoja(Number(currentTarget.value))}
          data={hojas.map(({ name }, i) => ({ value: String(i), label: name }))}
        />
      ) : null}
      <NativeSelect
        label="Los títulos están en"
        value={String(cabecera)}
        onChange={({ currentTarget }) => elegirCabecera(Number(currentTarget.value))}
        data={filas}
      />
    </div>
  );
}

const DE_MANO = 'Si una cosa está en dos columnas (los sets, la liga y su división), di lo mismo en las dos.';
const DE_VUELTA =
  'Es un archivo que salió de aquí: cada fila con su Id cambia la suya, y una celda vacía borra lo que había. Para cambiar la liga, la pista o un jugador, escribe su nombre y borra el Id de al lado. La Versión no se toca.';

const SIN_DIVISION = 'La dice la hoja';

/** What is taken for granted of leagues. */
function Supuestas({ supuesta, setSupuesta }: Lectura) {
  const { tipo, anio, division } = supuesta;
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="p-0 font-semibold">Cuando la hoja no diga de qué liga es</legend>
      <div className={fields.row}>
        <NativeSelect
          label="Tipo"
          value={tipo}
          onChange={({ currentTarget }) =>
            setSupuesta({ ...supuesta, tipo: currentTarget.value as TipoLiga, division: null })
          }
          data={tiposPublicos().map((uno) => ({ value: uno, label: CLASES[uno].titulo }))}
        />
        <NativeSelect
          label="Temporada"
          value={String(anio)}
          onChange={({ currentTarget }) => setSupuesta({ ...supuesta, anio: Number(currentTarget.value) })}
          data={temporadasOfrecidas(hoyDelClub()).map((uno) => ({
            value: String(uno),
            label: nombreTemporada(uno),
          }))}
        />
        <NativeSelect
          label="División"
          value={division === null ? '' : String(division)}
          onChange={({ currentTarget: { value } }) =>
            setSupuesta({ ...supuesta, division: value === '' ? null : Number(value) })
          }
          data={[
            { value: '', label: SIN_DIVISION },
            ...divisionesDe(tipo).flatMap((una) => {
              const label = nombreDivision(tipo, una);
              return label === null ? [] : [{ value: String(una), label }];
            }),
          ]}
        />
      </div>
    </fieldset>
  );
}

type Props = { lectura: Lectura; seguir: () => void; volver: () => void };

export function Columnas({ lectura, seguir, volver }: Props) {
  const { que, columnas, conLiga, vuelve } = lectura;
  const queja = quejaDe(lectura);
  const seArrastran = SE_ARRASTRA[que].map((campo) => tituloDeCampo(campo).toLowerCase());
  const arrastre =
    seArrastran.length > 0
      ? ` Una celda vacía de ${enLista(seArrastran)} vale lo que la de arriba, como en las combinadas.`
      : '';
  return (
    <div className={fields.stack}>
      <Donde {...lectura} />
      {queja === null ? null : <Notice tone="warn">{queja}</Notice>}
      <ul className={LISTA}>
        {columnas.map((columna) => (
          <UnaColumna key={columna.lugar} columna={columna} {...lectura} />
        ))}
      </ul>
      <p className="max-w-measure text-s text-ink-soft">{vuelve ? DE_VUELTA : `${DE_MANO}${arrastre}`}</p>
      {conLiga ? <Supuestas {...lectura} /> : null}
      <div className={fields.buttons}>
        <Button look="action" disabled={queja !== null} onClick={seguir}>
          Ver qué pasaría
        </Button>
        <Button onClick={volver}>Otra hoja</Button>
      </div>
    </div>
  );
}
