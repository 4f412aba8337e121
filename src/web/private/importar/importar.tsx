import { Radio, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Importado } from '#contract/liga/importar.ts';
import { MAX_FILAS } from '#contract/opciones.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { QUE_SE_TRAE, type QueSeTrae } from '#domain/hoja/columnas.ts';
import { enLista } from '#domain/texto.ts';
import { avisarFallo, avisarHecho } from '#web/club/mesa/ficha.tsx';
import { cuantos, SE_DESHACE } from '#web/club/mesa/palabras.ts';
import { Pasos } from '#web/club/mesa/pasos.tsx';
import { metaDe } from '#web/club/meta.ts';
import { download, saveFile } from '#web/platform/files.ts';
import {
  MAX_FILE,
  readFile,
  readText,
  type Sheet,
  SheetError,
  type Unreadable,
} from '#web/platform/sheet.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { DeskHead, PAGE } from '#web/ui/desk/list-frame.tsx';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { CARDS, RadioCard } from '#web/ui/desk/radio-card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/states.tsx';
import { Columnas, useLectura } from './columnas.tsx';
import { Revisar } from './revisar.tsx';
import { useRevision } from './use-revision.ts';

export const meta = () => metaDe({ titulo: 'Importar y exportar', oculta: true });

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

type ElegirProps = {
  que: QueSeTrae;
  setQue: (que: QueSeTrae) => void;
  abrir: (hojas: readonly Sheet[]) => void;
};

/** A file or what was pasted, as sheets; why not, beside its field. */
function useHojas(abrir: ElegirProps['abrir']) {
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

/** What there is now, to be changed in a spreadsheet and brought back here. */
const Exportar = () => (
  <div className={fields.stack}>
    <p className="text-s text-ink-soft">
      Para cambiar muchos a la vez, exporta los de ahora, cámbialos en Excel y tráelos aquí.
    </p>
    <div className={fields.buttons}>
      <Button onClick={() => download('/api/private/hojas/jugadores').catch(avisarFallo)}>
        Exportar jugadores
      </Button>
      <Button onClick={() => download('/api/private/hojas/partidos').catch(avisarFallo)}>
        Exportar partidos
      </Button>
    </div>
  </div>
);

function ElegirHoja({ que, setQue, abrir }: ElegirProps) {
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
        <Exportar />
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

const PASOS = {
  hoja: '1 de 3: la hoja',
  columnas: '2 de 3: qué es cada columna',
  revisar: '3 de 3: qué pasaría',
  hecho: 'Hecho',
};
type Paso = keyof typeof PASOS;

const CORTOS = ['La hoja', 'Qué es cada columna', 'Qué pasaría'];

function enPalabras(que: QueSeTrae, { nuevas, cambian, ligas }: Importado): string {
  const [uno, varios] = que === 'partidos' ? ['partido', 'partidos'] : ['jugador', 'jugadores'];
  const partes = [
    ligas > 0 && cuantos(ligas, 'liga nueva', 'ligas nuevas'),
    (nuevas > 0 || cambian === 0) && cuantos(nuevas, `${uno} nuevo`, `${varios} nuevos`),
    cambian > 0 && cuantos(cambian, `${uno} cambiado`, `${varios} cambiados`),
  ].filter((parte) => parte !== false);
  return `Importado: ${enLista(partes)}.`;
}

type ListoProps = { que: QueSeTrae; frase: string; otra: () => void };

function Listo({ que, frase, otra }: ListoProps) {
  const partidos = que === 'partidos';
  return (
    <div className={fields.stack}>
      <Notice tone="ok" title={frase}>
        {SE_DESHACE}
      </Notice>
      <div className={fields.buttons}>
        <Button look="action" onClick={otra}>
          Importar otra hoja
        </Button>
        <ButtonLink to={partidos ? rutasPrivadas.partidos() : rutasPrivadas.jugadores()}>
          {partidos ? 'Ver los partidos' : 'Ver los jugadores'}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Each step is read from its heading. */
function useFocoEnPaso(paso: Paso) {
  const titulo = useRef<HTMLHeadingElement>(null);
  const primero = useRef(paso);
  useEffect(() => {
    if (primero.current === paso) return;
    primero.current = paso;
    titulo.current?.focus();
  }, [paso]);
  return titulo;
}

/** From the sheet to the rows that are looked at, and what came of them. */
export default function ImportarHoja() {
  const [paso, ir] = useState<Paso>('hoja');
  const [frase, setFrase] = useState('');
  const titulo = useFocoEnPaso(paso);
  const lectura = useLectura();
  const { que, supuesta } = lectura;
  const revision = useRevision({
    que,
    supuesta,
    alImportar: (hecho) => {
      const dicha = enPalabras(que, hecho);
      setFrase(dicha);
      ir('hecho');
      avisarHecho(dicha, { alDeshacer: () => ir('hoja') });
    },
  });
  const abrir = (hojas: readonly Sheet[]) => {
    lectura.abrir(hojas);
    ir('columnas');
  };
  const revisar = () => {
    lectura.recordar();
    revision.empezar(lectura.filas);
    ir('revisar');
  };
  const elegir = () => ir('hoja');
  const pantallas: Record<Paso, ReactNode> = {
    hoja: <ElegirHoja {...lectura} abrir={abrir} />,
    columnas: <Columnas lectura={lectura} seguir={revisar} volver={elegir} />,
    revisar: <Revisar que={que} revision={revision} volver={() => ir('columnas')} />,
    hecho: <Listo que={que} frase={frase} otra={elegir} />,
  };
  return (
    <div className={PAGE}>
      <DeskHead title="Importar y exportar" />
      <div className={fields.stack}>
        <Pasos titulos={CORTOS} paso={Object.keys(PASOS).indexOf(paso) + 1} />
        <h2 ref={titulo} tabIndex={-1} className={paso === 'hecho' ? 'text-l' : 'visually-hidden'}>
          {PASOS[paso]}
        </h2>
        {pantallas[paso]}
      </div>
    </div>
  );
}
