import { FileInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { HojaVista, Previa, PreviaJugadores } from '#contract/liga/importar.ts';
import { mensajes } from '#contract/mensajes.ts';
import { MAX_BYTES, MAX_FILAS } from '#contract/opciones.ts';
import { Datos, tituloDe } from '#web/club/afectados/afectados.tsx';
import { useUnaVez } from '#web/club/mesa/consultas.ts';
import { avisarFallo, avisarHecho, mensajeDe, useRecargar } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { DeskHead, PAGE } from '#web/ui/desk/list-frame.tsx';
import { Notice } from '#web/ui/states.tsx';
import { TableFrame } from '#web/ui/table-frame.tsx';

const TROZO = 0x8000;

/** The bytes of a file in base64: the server finds out their encoding. */
export async function enBase64(archivo: Blob): Promise<string> {
  const bytes = new Uint8Array(await archivo.arrayBuffer());
  let binario = '';
  for (let i = 0; i < bytes.length; i += TROZO)
    binario += String.fromCharCode(...bytes.subarray(i, i + TROZO));
  return btoa(binario);
}

const NOMBRES = { nueva: 'Nuevo', cambia: 'Cambia', igual: 'Igual' } as const;

/** More rows than these are not looked at one by one. */
const MAX_VISTAS = 200;

type TablaProps = { titulo: string; nota?: string; columnas: readonly string[]; children: ReactNode };

/** Rows of the file, each by the line it is in. */
function Tabla({ titulo, nota = '', columnas, children }: TablaProps) {
  return (
    <TableFrame label={titulo} dense>
      <table>
        <caption>
          {titulo}
          {nota}
        </caption>
        <thead>
          <tr>
            <th scope="col" data-num>
              Línea
            </th>
            {columnas.map((columna) => (
              <th key={columna} scope="col">
                {columna}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </TableFrame>
  );
}

const Malas = ({ malas }: Pick<Previa, 'malas'>) => (
  <Tabla titulo="Filas con errores" columnas={['Columna', 'Qué pasa']}>
    {malas.map(({ linea, columna, mensaje }) => (
      <tr key={linea}>
        <th scope="row" data-num>
          {linea}
        </th>
        <td>{columna}</td>
        <td>{mensaje}</td>
      </tr>
    ))}
  </Tabla>
);

function Buenas({ buenas }: Pick<Previa, 'buenas'>) {
  const cambian = buenas.filter(({ que }) => que !== 'igual');
  if (cambian.length === 0) return null;
  const vistas = cambian.slice(0, MAX_VISTAS);
  const nota = vistas.length < cambian.length ? ` (las primeras ${vistas.length} de ${cambian.length})` : '';
  return (
    <Tabla titulo="Lo que se importaría" nota={nota} columnas={['Fila', 'Qué pasa', 'Detalle']}>
      {vistas.map(({ linea, titulo, que, detalle }) => (
        <tr key={linea}>
          <td data-num>{linea}</td>
          <th scope="row">{titulo}</th>
          <td>{NOMBRES[que]}</td>
          <td>{detalle}</td>
        </tr>
      ))}
    </Tabla>
  );
}

/** Arranged matches of who is struck off or goes to another league: importing leaves them where they are. */
export function Tocados({ afectados }: Pick<PreviaJugadores, 'afectados'>) {
  if (afectados.length === 0) return null;
  return (
    <Notice tone="warn" title={tituloDe(afectados)}>
      <p>
        Los de quien deja su liga o queda eliminado salen del horario al importar, aplazados. Los demás
        siguen: ábrelos para cambiarlos o suspenderlos.
      </p>
      <ul className={fields.list}>
        {afectados.map((partido) => (
          <li key={partido.id}>
            <Datos partido={partido} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function resumen({ filas, nuevas, cambian, iguales, malas }: Previa): string {
  const partes = [
    `${nuevas} ${nuevas === 1 ? 'nueva' : 'nuevas'}`,
    `${cambian} ${cambian === 1 ? 'que cambia' : 'que cambian'}`,
    `${iguales} sin cambios`,
    `${malas.length} con errores`,
  ];
  return `${cuantos(filas, 'fila', 'filas')}: ${partes.join(', ')}.`;
}

/** What importing a file would do, before doing anything. */
function VerPrevia({ previa }: { previa: Previa & Partial<PreviaJugadores> }) {
  const hayMalas = previa.malas.length > 0;
  return (
    <>
      <Notice tone={hayMalas ? 'bad' : 'info'} title={resumen(previa)}>
        {hayMalas
          ? 'No se importa nada mientras haya errores: corrige el archivo y vuelve a elegirlo.'
          : 'Todavía no se ha guardado nada.'}
      </Notice>
      {hayMalas ? <Malas malas={previa.malas} /> : null}
      <Buenas buenas={previa.buenas} />
      <Tocados afectados={previa.afectados ?? []} />
    </>
  );
}

type Hecho = { nuevas: number; cambian: number };

type ImportarProps = {
  titulo: string;
  /** What the file has to be like. */
  ayuda: ReactNode;
  ver: (contenido: string) => Promise<Previa & Partial<PreviaJugadores>>;
  /** Null when, asked, it was not to be done. */
  importar: (vista: HojaVista) => Promise<Hecho | null>;
  exportar: () => Promise<void>;
  /** "Importar 460 jugadores". */
  accion: (cuantos: number) => string;
  hecho: (hecho: Hecho) => string;
  volver: () => void;
};

type Leida = { contenido: string; previa: Previa & Partial<PreviaJugadores> };

async function leer(archivo: File, ver: ImportarProps['ver']): Promise<Leida> {
  const contenido = await enBase64(archivo);
  return { contenido, previa: await ver(contenido) };
}

/** Why the file cannot be read, said beside its field, where the focus goes. */
function useRechazo() {
  const [rechazo, setRechazo] = useState<string | null>(null);
  const campo = useRef<HTMLButtonElement>(null);
  const rechazar = (mensaje: string | null) => {
    setRechazo(mensaje);
    if (mensaje !== null) campo.current?.focus();
  };
  return { campo, rechazo, rechazar };
}

/** The file, what it would do, and doing it. */
function useImportar({ ver, importar, hecho, volver }: ImportarProps) {
  const [archivo, setArchivo] = useState<File | null>(null);
  const { campo, rechazo, rechazar } = useRechazo();
  const recargar = useRecargar();
  const lectura = useMutation({
    mutationFn: (uno: File) => leer(uno, ver),
    onError: (error) => rechazar(mensajeDe(error)),
  });
  const guardado = useMutation({
    mutationFn: importar,
    onSuccess: (resultado) => {
      if (resultado === null) return;
      avisarHecho(hecho(resultado));
      recargar();
      volver();
    },
    onError: (error) => {
      avisarFallo(error);
      if (archivo) lectura.mutate(archivo);
    },
  });
  const guardar = useUnaVez(guardado.mutateAsync);
  const elegir = (uno: File | null) => {
    setArchivo(uno);
    lectura.reset();
    rechazar(null);
    if (!uno) return;
    if (uno.size > MAX_BYTES) rechazar(mensajes.hojaGrande(MAX_BYTES));
    else lectura.mutate(uno);
  };
  return { archivo, elegir, campo, rechazo, lectura, guardado, guardar };
}

type Importacion = ReturnType<typeof useImportar>;

const Archivo = ({ archivo, elegir, campo, rechazo }: Importacion) => (
  <FileInput
    label="Archivo CSV"
    description={`Como mucho ${MAX_FILAS} filas y ${MAX_BYTES / 1000} KB.`}
    placeholder="Elegir archivo"
    accept=".csv,.txt,text/csv"
    ref={campo}
    value={archivo}
    error={rechazo}
    onChange={elegir}
    clearable
    clearButtonProps={{ 'aria-label': 'Quitar el archivo' }}
  />
);

/** How many rows would be taken; 0 while any is wrong. */
const cuantasEntrarian = ({ nuevas, cambian, malas }: Previa): number =>
  malas.length === 0 ? nuevas + cambian : 0;

/** Chooses a file, says what it would do row by row, and then takes all of it or nothing. */
export function Importar(props: ImportarProps) {
  const { titulo, ayuda, accion, exportar, volver } = props;
  const importacion = useImportar(props);
  const { lectura, guardado, guardar } = importacion;
  const leida = lectura.data;
  const cuantas = leida ? cuantasEntrarian(leida.previa) : 0;
  return (
    <div className={cx(PAGE, fields.stack)}>
      <DeskHead title={titulo} />
      <div className={fields.stack}>{ayuda}</div>
      <Archivo {...importacion} />
      <div role="status">{lectura.isPending ? 'Leyendo el archivo…' : null}</div>
      {leida ? <VerPrevia previa={leida.previa} /> : null}
      <div className={fields.buttons}>
        <Button
          look="action"
          disabled={cuantas === 0}
          busy={guardado.isPending}
          onClick={() => leida && guardar({ contenido: leida.contenido, huella: leida.previa.huella })}
        >
          {cuantas > 0 ? accion(cuantas) : 'Importar'}
        </Button>
        <Button onClick={() => exportar().catch(avisarFallo)}>Exportar los de ahora</Button>
        <Button onClick={volver}>Volver</Button>
      </div>
    </div>
  );
}
