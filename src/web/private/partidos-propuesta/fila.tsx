import { NativeSelect } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import type { MeteoFila } from '#domain/meteo/weather.ts';
import type { Lado } from '#domain/partido/partido.ts';
import type { Campo, LineaEditada } from '#domain/propuesta/revision.ts';
import { MeteoPartido } from '#web/club/piezas/tiempo.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { diasPara, horasPara, jugadoresPara, ligasPara, type OpcionTexto, pistasPara } from './entorno.ts';
import type { Linea } from './estado.ts';
import { type Problema, problemasDe } from './problemas.ts';
import type { MesaPropuesta } from './use-propuesta.ts';

type FilaProps = {
  mesa: Pick<MesaPropuesta, 'listas' | 'estado' | 'problemas' | 'editar' | 'quitar'>;
  linea: Linea;
  /** From 1. */
  numero: number;
  /** The one before it is of another day. */
  otroDia?: boolean;
  dias: readonly Dia[];
  meteo: MeteoFila | null;
  /** Of the table: whether the weather of some line is known. */
  conTiempo: boolean;
  /** It is read until it is pressed, where six fields have no room in a line; elsewhere they are there at once. */
  seLee: boolean;
  /** Its fields are there to be changed; otherwise it is read. */
  abierta: boolean;
  abrir: (abierta: boolean) => void;
};

const idDe = (valor: string): number | null => (valor === '' ? null : Number(valor));

const SIN_HORA = '10:00';

/** A field of a line: what it is offered, what it holds and what choosing changes. */
type Casilla = {
  titulo: string;
  campo: Campo;
  data: (fila: FilaProps) => OpcionTexto[];
  valor: (linea: Linea) => string;
  elegir: (valor: string, fila: FilaProps) => Partial<LineaEditada>;
  /** In a line that is read, unless as it is offered. */
  leida?: (fila: FilaProps) => string | undefined;
  /** Where it is in that line: when and where over who plays. */
  sitio: string;
  /** Over its column, unless its name; and how wide that is. Players have what the others leave. */
  cabeza?: string;
  ancho?: string;
};

type PorId = Pick<Casilla, 'data' | 'leida' | 'sitio' | 'cabeza' | 'ancho'> & {
  campo: Exclude<Campo, 'fecha'>;
};

const porId = (titulo: string, { campo, ...resto }: PorId): Casilla => ({
  titulo,
  campo,
  valor: (linea) => String(linea[campo] ?? ''),
  elegir: (valor) => ({ [campo]: idDe(valor) }),
  ...resto,
});

const jugador = (lado: Lado): Casilla =>
  porId(`Jugador ${lado}`, {
    campo: `idJugador${lado}`,
    data: ({ linea, mesa }) => jugadoresPara(linea, mesa.listas, lado),
    leida: ({ linea, mesa }) =>
      mesa.listas.jugadores.find(({ id }) => id === linea[`idJugador${lado}`])?.nombre,
    sitio: cx('col-span-3 font-semibold'),
  });

const HORA = 'Hora';

export const CASILLAS: readonly Casilla[] = [
  {
    titulo: 'Día',
    campo: 'fecha',
    data: ({ linea, dias }) => diasPara(linea, dias),
    valor: ({ fecha }) => fecha?.slice(0, 10) ?? '',
    elegir: (dia, { linea: { fecha } }) => ({
      fecha: dia === '' ? null : `${dia}T${fecha ? horaDe(fecha) : SIN_HORA}`,
    }),
    leida: ({ linea: { fecha } }) => (fecha ? semanaCorta(fecha) : undefined),
    sitio: cx('col-start-2 row-start-1 text-s'),
    ancho: cx('w-4xs'),
  },
  {
    titulo: HORA,
    campo: 'fecha',
    data: ({ linea }) => horasPara(linea),
    valor: ({ fecha }) => (fecha ? horaDe(fecha) : ''),
    elegir: (hora, { linea: { fecha }, dias }) => {
      const dia = fecha ? diaDe(fecha) : (dias[0] ?? '');
      return { fecha: dia === '' ? null : `${dia}T${hora || SIN_HORA}` };
    },
    sitio: cx('col-start-1 row-start-1 text-s font-bold'),
    ancho: cx('w-figure'),
  },
  porId('Pista', {
    campo: 'idPista',
    data: ({ linea, mesa }) => pistasPara(linea, mesa.listas, mesa.estado.opciones),
    sitio: cx('col-start-3 row-start-1 text-s'),
    ancho: cx('w-thumb'),
  }),
  porId('Liga', {
    campo: 'idLiga',
    data: ({ linea, mesa }) => ligasPara(linea, mesa.listas, mesa.estado.opciones),
    sitio: cx('col-start-4 row-start-1 text-end text-s'),
    cabeza: 'División',
    ancho: cx('w-thumb'),
  }),
  jugador(1),
  jugador(2),
];

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

type CasillaProps = { casilla: Casilla; fila: FilaProps; suyos: readonly Problema[] };

function Eleccion({ casilla: { titulo, data, valor, elegir }, fila, suyos }: CasillaProps) {
  const { linea, numero, mesa } = fila;
  return (
    <td data-title={titulo} data-campo={titulo} className={celdaDe(fila)}>
      <NativeSelect
        size="xs"
        classNames={{
          input: cx('ps-2 pe-1 text-xs text-ellipsis', suyos.length > 0 && 'border-warn'),
          section: cx('hidden'),
        }}
        aria-label={`${titulo}, línea ${numero}`}
        aria-describedby={suyos.length > 0 ? idProblemas(fila) : undefined}
        error={suyos.some(({ esError }) => esError)}
        data={data(fila)}
        value={valor(linea)}
        onChange={({ currentTarget }) => mesa.editar(linea.clave, elegir(currentTarget.value, fila))}
      />
    </td>
  );
}

const VACIO = '—';

/** As it is read: hour, court, division and whole names. */
function Leida({ casilla: { titulo, campo, data, valor, leida, sitio }, fila, suyos }: CasillaProps) {
  const deLista = () => data(fila).find(({ value }) => value === valor(fila.linea))?.label;
  const esNombre = campo === 'idJugador1' || campo === 'idJugador2';
  return (
    <td
      data-title={titulo}
      className={cx(
        SUELTA,
        sitio,
        suyos.length > 0 ? 'font-semibold text-warn' : titulo !== HORA && !esNombre && 'text-ink-soft',
      )}
    >
      {(leida ?? deLista)(fila) ?? VACIO}
    </td>
  );
}

/** What is wrong or strange in the line above. */
function Problemas({ problemas, ...fila }: FilaProps & { problemas: readonly Problema[] }) {
  if (problemas.length === 0) return null;
  return (
    <tr className={fila.seLee ? cx('block') : undefined}>
      <td
        colSpan={fila.conTiempo ? 8 : 7}
        id={idProblemas(fila)}
        className={cx(fila.seLee && SUELTA, 'px-2 pt-0 pb-2')}
      >
        {problemas.map(({ mensaje, esError }) => (
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
function dejar({ linea, abrir }: FilaProps): void {
  abrir(false);
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`tr[data-linea="${linea.clave}"]:not([data-edita]) button`)?.focus(),
  );
}

/** While the focus is in it, it is the one being changed; Escape leaves it as it is read. */
const seguirFoco = (fila: FilaProps) => ({
  onFocus: () => fila.abrir(true),
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) fila.abrir(false);
  },
  onKeyDown: ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dejar(fila);
  },
});

const LEIDA = cx(
  'relative grid grid-cols-4 items-center gap-x-2 border-t border-hairline py-2 first:border-t-0',
);
const ABIERTA = cx('grid grid-cols-2 gap-x-2 gap-y-1 border-t border-hairline bg-azul-pale p-3');

/** In the table, 58 of each would be noise: they come with the row that is looked at. */
const AL_MIRARLA = cx(
  'min-h-0 p-1 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100',
);
const AL_DEDO = cx('min-h-tap min-w-tap');

/** The last of a line: to take it away and, on a phone, where there is no Escape, to leave it. */
function Acciones(fila: FilaProps) {
  const { numero, seLee, mesa, linea } = fila;
  return (
    <td className={cx(celdaDe(fila), seLee ? 'col-span-full flex justify-end gap-2' : 'text-end')}>
      {seLee ? (
        <Button
          size="s"
          look="ghost"
          className={AL_DEDO}
          onClick={() => dejar(fila)}
          aria-label={`Hecho, línea ${numero}`}
        >
          <Icon name="check" size={18} />
        </Button>
      ) : null}
      <Button
        size="s"
        look="ghost"
        className={seLee ? AL_DEDO : AL_MIRARLA}
        onClick={() => mesa.quitar(linea.clave)}
        aria-label={`Borrar la línea ${numero}`}
      >
        <Icon name="close" size={18} />
      </Button>
    </td>
  );
}

/** What is wrong, or has no day yet, waits to be filled in. */
const seEdita = ({ seLee, abierta, linea }: FilaProps, problemas: readonly Problema[]): boolean =>
  !seLee || abierta || linea.fecha === null || problemas.some(({ esError }) => esError);

/** One line, read or being changed, and below it what is wrong with it. */
export function Fila(fila: FilaProps) {
  const { mesa, linea, meteo, conTiempo, seLee } = fila;
  const problemas = problemasDe(mesa.problemas, linea.clave);
  const edita = seEdita(fila, problemas);
  const Celda = edita ? Eleccion : Leida;
  return (
    <>
      <tr
        data-linea={linea.clave}
        data-edita={edita || undefined}
        className={seLee ? (edita ? ABIERTA : LEIDA) : cx('group')}
        {...(edita && seLee ? seguirFoco(fila) : {})}
      >
        {CASILLAS.map((casilla) => (
          <Celda
            key={casilla.titulo}
            casilla={casilla}
            fila={fila}
            suyos={problemas.filter(({ campo }) => campo === casilla.campo)}
          />
        ))}
        {conTiempo && edita ? (
          <td data-title="Tiempo" className={celdaDe(fila)}>
            {meteo ? <MeteoPartido weather={meteo} /> : null}
          </td>
        ) : null}
        {edita ? (
          <Acciones {...fila} />
        ) : (
          <td className={cx(SUELTA, 'col-start-4 row-span-2 row-start-2 text-end')}>
            <Editar {...fila} />
          </td>
        )}
      </tr>
      <Problemas {...fila} problemas={problemas} />
    </>
  );
}
