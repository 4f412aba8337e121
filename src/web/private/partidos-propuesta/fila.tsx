import { NativeSelect } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import { etiquetaDe } from '#domain/liga/etiqueta.ts';
import type { MeteoFila } from '#domain/meteo/weather.ts';
import type { Campo, LineaEditada } from '#domain/propuesta/revision.ts';
import { MeteoPartido } from '#web/club/piezas/tiempo.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Listas } from './entorno.ts';
import { diasPara, horasPara, jugadoresPara, ligasPara, type OpcionTexto, pistasPara } from './entorno.ts';
import type { Linea, Opciones } from './estado.ts';
import type { Problema } from './problemas.ts';

type FilaProps = {
  linea: Linea;
  /** From 1. */
  numero: number;
  /** The one before it is of another day. */
  otroDia?: boolean;
  dias: readonly Dia[];
  listas: Listas;
  opciones: Opciones;
  problemas: readonly Problema[];
  meteo: MeteoFila | null;
  /** Of the table: whether the weather of some line is known. */
  conTiempo: boolean;
  /** It is read until it is pressed, where six fields have no room in a line; elsewhere they are there at once. */
  seLee: boolean;
  /** Its fields are there to be changed; otherwise it is read. */
  abierta: boolean;
  abrir: (abierta: boolean) => void;
  editar: (cambios: Partial<LineaEditada>) => void;
  quitar: () => void;
};

type EleccionProps = {
  titulo: string;
  campo: Campo;
  fila: FilaProps;
  data: OpcionTexto[];
  value: string;
  onCambio: (valor: string) => void;
};

/** A cell of the table and, where it is read, a piece of its line. */
const SUELTA = cx('block h-auto border-0 bg-transparent p-0');
const celdaDe = ({ seLee, otroDia }: FilaProps): string =>
  seLee
    ? SUELTA
    : cx(
        'h-control px-1 py-px group-focus-within:bg-azul-pale first:ps-3',
        otroDia && 'border-t-2 border-t-border',
      );

const idProblemas = ({ linea }: FilaProps): string => `problemas-${linea.clave}`;

function Eleccion({ titulo, campo, fila, data, value, onCambio }: EleccionProps) {
  const suyos = fila.problemas.filter((problema) => problema.campo === campo);
  return (
    <td data-title={titulo} data-campo={titulo} className={celdaDe(fila)}>
      <NativeSelect
        size="xs"
        classNames={{
          input: cx('ps-2 pe-1 text-xs text-ellipsis', suyos.length > 0 && 'border-warn'),
          section: cx('hidden'),
        }}
        aria-label={`${titulo}, línea ${fila.numero}`}
        aria-describedby={suyos.length > 0 ? idProblemas(fila) : undefined}
        error={suyos.some(({ esError }) => esError)}
        data={data}
        value={value}
        onChange={({ currentTarget }) => onCambio(currentTarget.value)}
      />
    </td>
  );
}

const idDe = (valor: string): number | null => (valor === '' ? null : Number(valor));
const texto = (id: number | null): string => (id === null ? '' : String(id));

const SIN_HORA = '10:00';

function Cuando(fila: FilaProps) {
  const { linea, dias, editar } = fila;
  const [dia, hora] = linea.fecha === null ? ['', ''] : [diaDe(linea.fecha), horaDe(linea.fecha)];
  const comun = { campo: 'fecha', fila } as const;
  const poner = (nuevoDia: string, nuevaHora: string) =>
    editar({ fecha: nuevoDia === '' ? null : `${nuevoDia}T${nuevaHora || SIN_HORA}` });
  return (
    <>
      <Eleccion
        {...comun}
        titulo="Día"
        data={diasPara(linea, dias)}
        value={dia}
        onCambio={(valor) => poner(valor, hora)}
      />
      <Eleccion
        {...comun}
        titulo="Hora"
        data={horasPara(linea)}
        value={hora}
        onCambio={(valor) => poner(dia || (dias[0] ?? ''), valor)}
      />
    </>
  );
}

function Donde(fila: FilaProps) {
  const { linea, listas, opciones, editar } = fila;
  return (
    <>
      <Eleccion
        titulo="Pista"
        campo="idPista"
        fila={fila}
        data={pistasPara(linea, listas, opciones)}
        value={texto(linea.idPista)}
        onCambio={(valor) => editar({ idPista: idDe(valor) })}
      />
      <Eleccion
        titulo="Liga"
        campo="idLiga"
        fila={fila}
        data={ligasPara(linea, listas, opciones)}
        value={texto(linea.idLiga)}
        onCambio={(valor) => editar({ idLiga: idDe(valor) })}
      />
    </>
  );
}

function Quien(fila: FilaProps) {
  const { linea, listas, editar } = fila;
  return (
    <>
      <Eleccion
        titulo="Jugador 1"
        campo="idJugador1"
        fila={fila}
        data={jugadoresPara(linea, listas, 1)}
        value={texto(linea.idJugador1)}
        onCambio={(valor) => editar({ idJugador1: idDe(valor) })}
      />
      <Eleccion
        titulo="Jugador 2"
        campo="idJugador2"
        fila={fila}
        data={jugadoresPara(linea, listas, 2)}
        value={texto(linea.idJugador2)}
        onCambio={(valor) => editar({ idJugador2: idDe(valor) })}
      />
    </>
  );
}

/** What is wrong or strange in the line above. */
function Problemas(fila: FilaProps) {
  if (fila.problemas.length === 0) return null;
  return (
    <tr className={fila.seLee ? cx('block') : undefined}>
      <td
        colSpan={fila.conTiempo ? 8 : 7}
        id={idProblemas(fila)}
        className={cx(fila.seLee && SUELTA, 'px-2 pt-0 pb-2')}
      >
        {fila.problemas.map(({ mensaje, esError }) => (
          <p
            key={mensaje}
            className={cx('flex items-start gap-2 font-semibold', esError ? 'text-bad' : 'text-warn')}
          >
            <Icon name="alert" size={16} className={cx('shrink-0')} />
            <span className="visually-hidden">{esError ? 'Error: ' : 'Aviso: '}</span>
            {mensaje}
          </p>
        ))}
      </td>
    </tr>
  );
}

const VACIO = '—';

/** Where each is in a line that is read: when and where over who plays. */
const SITIOS: Readonly<Record<string, string>> = {
  Día: cx('col-start-2 row-start-1 text-s'),
  Hora: cx('col-start-1 row-start-1 text-s font-bold'),
  Pista: cx('col-start-3 row-start-1 text-s'),
  Liga: cx('col-start-4 row-start-1 text-end text-s'),
};
const NOMBRE = cx('col-span-3 font-semibold');

/** A line as it is read: hour, court, division and whole names. */
function Leida({ linea, listas, problemas }: FilaProps) {
  const { fecha, idPista, idLiga, idJugador1, idJugador2 } = linea;
  const nombre = (id: number | null) => listas.jugadores.find((uno) => uno.id === id)?.nombre ?? VACIO;
  const liga = listas.ligas.find(({ id }) => id === idLiga);
  const celdas: readonly [titulo: string, campo: Campo, texto: string][] = [
    ['Día', 'fecha', fecha ? semanaCorta(fecha) : VACIO],
    ['Hora', 'fecha', fecha ? horaDe(fecha) : VACIO],
    ['Pista', 'idPista', listas.pistas.find(({ id }) => id === idPista)?.nombre ?? VACIO],
    ['Liga', 'idLiga', liga ? etiquetaDe(liga) : VACIO],
    ['Jugador 1', 'idJugador1', nombre(idJugador1)],
    ['Jugador 2', 'idJugador2', nombre(idJugador2)],
  ];
  return celdas.map(([titulo, campo, texto]) => (
    <td
      key={titulo}
      data-title={titulo}
      className={cx(
        SUELTA,
        SITIOS[titulo] ?? NOMBRE,
        problemas.some((problema) => problema.campo === campo)
          ? 'font-semibold text-warn'
          : titulo !== 'Hora' && SITIOS[titulo] && 'text-ink-soft',
      )}
    >
      {texto}
    </td>
  ));
}

const campoDe = (fila: Element): HTMLElement | null => fila.querySelector('select');

/** The field under the press, or the first one. */
function campoEn(fila: Element, { clientX, clientY, detail }: MouseEvent): HTMLElement | null {
  const celda = [...fila.children].find((una) => {
    const { left, right, top, bottom } = una.getBoundingClientRect();
    return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  });
  return (detail > 0 && celda && campoDe(celda)) || campoDe(fila);
}

/** The whole row is its button. */
function Editar({ linea, numero, abrir }: FilaProps) {
  const pulsar = (event: MouseEvent) => {
    abrir(true);
    requestAnimationFrame(() => {
      const fila = document.querySelector(`tr[data-linea="${linea.clave}"]`);
      if (fila) campoEn(fila, event)?.focus();
    });
  };
  return (
    <Button
      size="s"
      look="ghost"
      className="min-h-tap min-w-tap after:absolute after:inset-0 active:translate-none"
      onClick={pulsar}
      aria-label={`Cambiar la línea ${numero}`}
    >
      <IconPencil size={16} aria-hidden="true" />
    </Button>
  );
}

/** Read again, with the focus where it was pressed. */
function dejar(clave: number, abrir: FilaProps['abrir']): void {
  abrir(false);
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`tr[data-linea="${clave}"]:not([data-edita]) button`)?.focus(),
  );
}

/** With a finger there is no Escape. */
const Hecho = ({ linea, numero, abrir }: FilaProps) => (
  <Button
    size="s"
    look="ghost"
    className="min-h-tap min-w-tap"
    onClick={() => dejar(linea.clave, abrir)}
    aria-label={`Hecho, línea ${numero}`}
  >
    <Icon name="check" size={18} />
  </Button>
);

/** While the focus is in it, it is the one being changed; Escape leaves it as it is read. */
const seguirFoco = ({ linea, abrir }: FilaProps) => ({
  onFocus: () => abrir(true),
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) abrir(false);
  },
  onKeyDown: ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    dejar(linea.clave, abrir);
  },
});

/** What is wrong, or has no day yet, waits to be filled in. */
const seEdita = ({ seLee, abierta, linea, problemas }: FilaProps): boolean =>
  !seLee || abierta || linea.fecha === null || problemas.some(({ esError }) => esError);

const LEIDA = cx(
  'relative grid grid-cols-4 items-center gap-x-2 border-t border-hairline py-2 first:border-t-0',
);
const ABIERTA = cx('grid grid-cols-2 gap-x-2 gap-y-1 border-t border-hairline bg-azul-pale p-3');

/** In the table, 58 of each would be noise: they come with the row that is looked at. */
const AL_MIRARLA = cx(
  'min-h-0 p-1 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100',
);

/** The last of a line: to take it away and, on a phone, to open or to leave it. */
function Acciones({ edita, ...fila }: FilaProps & { edita: boolean }) {
  const { numero, seLee, quitar } = fila;
  if (!edita)
    return (
      <td className={cx(SUELTA, 'col-start-4 row-span-2 row-start-2 text-end')}>
        <Editar {...fila} />
      </td>
    );
  return (
    <td className={cx(celdaDe(fila), seLee ? 'col-span-full flex justify-end gap-2' : 'text-end')}>
      {seLee ? <Hecho {...fila} /> : null}
      <Button
        size="s"
        look="ghost"
        className={seLee ? cx('min-h-tap min-w-tap') : AL_MIRARLA}
        onClick={quitar}
        aria-label={`Borrar la línea ${numero}`}
      >
        <Icon name="close" size={18} />
      </Button>
    </td>
  );
}

/** One line, read or being changed, and below it what is wrong with it. */
export function Fila(fila: FilaProps) {
  const { linea, meteo, conTiempo, seLee } = fila;
  const edita = seEdita(fila);
  return (
    <>
      <tr
        data-linea={linea.clave}
        data-edita={edita || undefined}
        className={seLee ? (edita ? ABIERTA : LEIDA) : cx('group')}
        {...(edita && seLee ? seguirFoco(fila) : {})}
      >
        {edita ? (
          <>
            <Cuando {...fila} />
            <Donde {...fila} />
            <Quien {...fila} />
          </>
        ) : (
          <Leida {...fila} />
        )}
        {conTiempo && edita ? (
          <td data-title="Tiempo" className={celdaDe(fila)}>
            {meteo ? <MeteoPartido weather={meteo} /> : null}
          </td>
        ) : null}
        <Acciones {...fila} edita={edita} />
      </tr>
      <Problemas {...fila} />
    </>
  );
}
