import { NativeSelect } from '@mantine/core';
import { tiposPublicos } from '#contract/club/ofrecido.ts';
import { CAMPOS_DE, type CampoDeHoja, SE_ARRASTRA, tituloDeCampo } from '#domain/hoja/columnas.ts';
import { divisionesDe, nombreDivision, nombreTemporada, temporadasOfrecidas } from '#domain/liga/liga.ts';
import { CLASES, type TipoLiga } from '#domain/liga/tipos.ts';
import { enLista } from '#domain/texto.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { Notice } from '#web/ui/states.tsx';
import { LISTA, Ojo } from './fila.tsx';
import { type Columna, type Lectura, quejaDe } from './use-lectura.ts';

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
  const { que, columnas, conLiga } = lectura;
  const queja = quejaDe(lectura);
  const seArrastran = SE_ARRASTRA[que].map((campo) => tituloDeCampo(campo).toLowerCase());
  return (
    <div className={fields.stack}>
      <Donde {...lectura} />
      {queja === null ? null : <Notice tone="warn">{queja}</Notice>}
      <ul className={LISTA}>
        {columnas.map((columna) => (
          <UnaColumna key={columna.lugar} columna={columna} {...lectura} />
        ))}
      </ul>
      <p className={cx('max-w-measure text-s text-ink-soft')}>
        Si una cosa está en dos columnas (los sets, la liga y su división), di lo mismo en las dos.
        {seArrastran.length > 0
          ? ` Una celda vacía de ${enLista(seArrastran)} vale lo que la de arriba, como en las combinadas.`
          : null}
      </p>
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
