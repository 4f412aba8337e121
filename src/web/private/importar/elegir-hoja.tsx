import { Radio, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { MAX_FILAS } from '#contract/opciones.ts';
import { QUE_SE_TRAE, type QueSeTrae } from '#domain/hoja/columnas.ts';
import { saveFile } from '#web/platform/files.ts';
import {
  MAX_FILE,
  readFile,
  readText,
  type Sheet,
  SheetError,
  type Unreadable,
} from '#web/platform/sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { CARDS, RadioCard } from '#web/ui/desk/radio-card.tsx';
import { Icon } from '#web/ui/icon.tsx';

const QUE: Record<QueSeTrae, { label: string; description: string }> = {
  jugadores: {
    label: 'Jugadores',
    description: 'Una fila por persona: nombre, teléfono, email y, si la dice, su liga.',
  },
  ligas: {
    label: 'Ligas y quién juega',
    description: 'Una fila por jugador, con su división. Las ligas y los jugadores que no están se crean.',
  },
  partidos: {
    label: 'Partidos',
    description:
      'Una fila por partido, con resultado o sin él. Las ligas y sus jugadores tienen que estar ya.',
  },
};

/** Made-up people, with the headings that are known by themselves. */
const EJEMPLOS: Record<QueSeTrae, readonly string[]> = {
  jugadores: ['Nombre;Teléfono;Email', 'Berta Gil Sanz;600 000 001;berta@tuclub.example'],
  ligas: ['Liga;Jugador', '1ª División;Berta Gil Sanz', '1ª División;Luis Mora Rey'],
  partidos: [
    'Liga;Fecha;Hora;Pista;Jugador 1;Jugador 2;Resultado',
    '1ª División;21/11/2026;10:00;Pista 1;Berta Gil Sanz;Luis Mora Rey;6-4 6-3',
  ],
};

/** With its mark at the start, Excel reads the accents. */
const descargarEjemplo = (que: QueSeTrae): void =>
  saveFile({
    filename: `ejemplo-${que}.csv`,
    blob: new Blob([`\uFEFF${EJEMPLOS[que].join('\r\n')}\r\n`], { type: 'text/csv' }),
  });

const MOTIVOS: Record<Unreadable, string> = {
  size: `El archivo pesa demasiado: como mucho ${MAX_FILE / 1_000_000} MB. Divídelo en varios.`,
  unpacked: 'Ese libro es enorme por dentro. Copia la hoja que necesitas a un libro nuevo y elige ese.',
  old: 'Es un libro de Excel antiguo (.xls). Ábrelo en Excel, guárdalo como .xlsx y elige ese.',
  empty: 'Ahí no hay nada escrito. Elige otro archivo, o pega las celdas.',
  format: 'No es una hoja que se pueda leer. Elige un .xlsx o un .csv.',
};

type Props = { que: QueSeTrae; setQue: (que: QueSeTrae) => void; abrir: (hojas: readonly Sheet[]) => void };

/** A file or what was pasted, as sheets; why not, beside its field. */
function useHojas(abrir: Props['abrir']) {
  const { mutate, error, isPending } = useMutation({
    mutationFn: (que: File | string) => (typeof que === 'string' ? readText(que) : readFile(que)),
    onSuccess: abrir,
  });
  const rechazo = error && MOTIVOS[error instanceof SheetError ? error.reason : 'format'];
  return { leer: mutate, rechazo, leyendo: isPending };
}

type SoltarProps = { leer: (archivo: File) => void; rechazo: string | null };

/** The field itself fills the box, so what is dropped on it is chosen. */
function Soltar({ leer, rechazo }: SoltarProps) {
  const id = useId();
  return (
    <div>
      <div className="relative grid place-items-center content-center gap-1 rounded-l border-2 border-dashed border-border bg-paper px-4 py-12 text-center outline-offset-2 outline-focus focus-within:outline-2 hover:border-azul-text hover:bg-azul-pale">
        <Icon name="up" size={28} className="text-azul-text" />
        <label htmlFor={id} className="font-semibold">
          {useIsPhone() ? 'Elige la hoja' : 'Suelta aquí la hoja, o elígela'}
        </label>
        <p id={`${id}-nota`} className="text-s text-ink-soft">
          De Excel (.xlsx) o CSV, con {MAX_FILAS} filas como mucho.
        </p>
        <input
          id={id}
          type="file"
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          accept=".xlsx,.csv,.txt,.tsv"
          aria-invalid={rechazo ? true : undefined}
          aria-describedby={`${id}-nota ${id}-mal`}
          onChange={({ currentTarget }) => {
            const [archivo] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (archivo) leer(archivo);
          }}
        />
      </div>
      {rechazo ? (
        <p id={`${id}-mal`} className="text-s text-bad" role="alert">
          {rechazo}
        </p>
      ) : null}
    </div>
  );
}

const loQuePasa = (aparato: string) => [
  `La hoja se lee aquí: el archivo no sale de este ${aparato}.`,
  'Ves qué columna es cada cosa y qué pasaría, fila a fila. Lo que esté mal se corrige ahí mismo.',
  'Nada se guarda hasta que lo digas, y se deshace entero de una vez.',
];

export function ElegirHoja({ que, setQue, abrir }: Props) {
  const [pegado, setPegado] = useState('');
  const { leer, rechazo, leyendo } = useHojas(abrir);
  return (
    <div className="surface grid items-start gap-x-6 gap-y-4 p-4 lg:grid-cols-2">
      <Radio.Group
        className="lg:col-span-full"
        label="¿Qué traes?"
        value={que}
        onChange={(valor) => setQue(valor as QueSeTrae)}
      >
        <div className={CARDS}>
          {QUE_SE_TRAE.map((uno) => (
            <RadioCard key={uno} chosen={uno === que} value={uno} {...QUE[uno]} />
          ))}
        </div>
      </Radio.Group>
      <div className={fields.stack}>
        <Soltar leer={leer} rechazo={rechazo} />
        <p className="text-s text-ink-soft">
          ¿Cómo tiene que ser?{' '}
          <button
            type="button"
            className="cursor-pointer border-0 bg-transparent p-0 text-azul-text underline"
            onClick={() => descargarEjemplo(que)}
          >
            Descargar una hoja de ejemplo
          </button>
        </p>
      </div>
      <div className={fields.stack}>
        <Textarea
          label="O pega las celdas"
          description="Cópialas en tu hoja, con sus títulos, y pégalas aquí."
          rows={6}
          placeholder={`Por ejemplo:\n${EJEMPLOS[que].join('\n').replaceAll(';', '   ')}`}
          value={pegado}
          onChange={({ currentTarget }) => setPegado(currentTarget.value)}
        />
        {pegado.trim() === '' ? null : (
          <div className={fields.buttons}>
            <Button look="action" busy={leyendo} onClick={() => leer(pegado)}>
              Leer lo pegado
            </Button>
          </div>
        )}
        <p role="status">{leyendo ? 'Leyendo…' : null}</p>
      </div>
      <ol className="grid grid-fit-2xs gap-x-6 gap-y-2 border-t border-hairline pt-3 text-s text-ink-soft lg:col-span-full">
        {loQuePasa(useIsPhone() ? 'teléfono' : 'ordenador').map((frase) => (
          <li key={frase}>{frase}</li>
        ))}
      </ol>
    </div>
  );
}
