import { type CSSProperties, type ReactNode, useEffect, useMemo } from 'react';
import { type Dia, diaDe, diaSemana, type FechaHora, minutosDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { PASO_MINUTOS } from '#domain/liga/liga.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { conMayuscula } from '#domain/texto.ts';
import { cx } from '#web/ui/cx.ts';
import { Bloque } from './bloque.tsx';
import styles from './calendario.module.css';
import { type Caida, enPalabras, type Promesa, promesaDe, Sombra } from './promesa.tsx';
import { type Cerrado, extender, type Seleccion } from './seleccion.ts';
import {
  alturaDe,
  bajasDe,
  dondeEsta,
  enDia,
  horasDe,
  lugar,
  pesoDe,
  type Sitio,
  type Tablero,
} from './sitio.ts';
import { claveDe, useArrastre } from './use-arrastre.ts';

/** How a match is drawn: not yet saved, saved, already played, or with something to look at. */
type EstadoCita = 'propuesta' | 'guardada' | 'jugada' | 'aviso' | 'error';

/** A match on the calendar. */
export type Cita = {
  /** Its name on screen. */
  clave: number;
  sitio: Sitio;
  /** Minutes. */
  duracion: number;
  /** What is read in the block, a line each. */
  nombres: readonly string[];
  /** The division, short: "6ª". */
  etiqueta: string;
  /** Of its league, which colours its edge. */
  tipo: TipoLiga | undefined;
  /** Whole names and league, for who cannot read the block or stops over it. */
  descripcion: string;
  estado: EstadoCita;
  /** How it ended, and which of its lines won. */
  marcador?: { texto: string; gana: number | undefined };
  /** It is being played now. */
  enJuego?: boolean;
  /** Why it is amber or red: in a word, for the block, and in a sentence. */
  motivo?: { breve: string; frase: string } | undefined;
  /** It is seen, and not moved. */
  fija?: boolean;
  /** Of what is not moved: where more is known of it. */
  href?: string;
};

type Props = {
  titulo: string;
  /** How it is used, for who asks. */
  ayuda: string;
  tablero: Tablero;
  citas: readonly Cita[];
  /** Names of the courts. */
  pistas: ReadonlyMap<number, string>;
  /** What `soltar` would do there. */
  caeria: (clave: number, sitio: Sitio) => Caida;
  soltar: (clave: number, sitio: Sitio) => void;
  /** The one that is spoken of beside the courts. Left, whatever was in hand goes back. */
  elegida?: number | null | undefined;
  /** A match took the focus. */
  elegir?: (clave: number) => void;
  /** Nothing is moved: it is only looked at. */
  quieto?: boolean;
  /** An empty place was pressed. */
  alPulsarHueco?: (sitio: Sitio) => void;
  /** Courts and hours that are chosen together. */
  seleccion?: Seleccion | null;
  /** Others were chosen, by dragging over empty places, by the name of a court or an hour, or with the keyboard. */
  alSeleccionar?: (seleccion: Seleccion | null) => void;
  /** Where nothing is played that day. */
  cerrados?: (dia: Dia) => readonly Cerrado[];
  /** Its day is told from the others, with a line at its hour. */
  ahora?: FechaHora;
  /** Beside the name of a day: who cannot play, the weather. */
  delDia?: (dia: Dia) => ReactNode;
};

type DiaProps = Props & {
  dia: Dia;
  /** What is in hand, and what would become of it. */
  cogida: number | undefined;
  promesa: Promesa | null;
};

const MINUTOS_HORA = 60;

type RotuloProps = {
  texto: ReactNode;
  className: string;
  /** What pressing it does, and the words for it. */
  elegir?: (() => void) | undefined;
  title: string | undefined;
};

/** Pressed, it chooses. The keyboard has its own way, so it is not in its path. */
const Rotulo = ({ texto, className, elegir, title }: RotuloProps) =>
  elegir ? (
    <button
      type="button"
      tabIndex={-1}
      title={title}
      className={cx('min-w-0 border-0 bg-transparent p-0 hover:text-azul-text hover:underline', className)}
      onClick={elegir}
    >
      {texto}
    </button>
  ) : (
    <span className={className} title={title}>
      {texto}
    </span>
  );

type RotulosProps = Pick<DiaProps, 'dia' | 'tablero' | 'pistas' | 'alSeleccionar'>;

/** Each beside its line: it chooses the day from it on. */
function Horas({ dia, tablero: { franja, pistas }, alSeleccionar }: RotulosProps) {
  return (
    <div
      className={cx(styles.horas, 'mt-2 w-6 text-end text-xs leading-none text-ink-soft tabular-nums')}
      aria-hidden="true"
    >
      {horasDe(franja).map((desde) => {
        const hora = desde / MINUTOS_HORA;
        return (
          <Rotulo
            key={hora}
            texto={hora}
            className={cx('row-span-4 -translate-y-1/2 self-start text-end')}
            title={alSeleccionar && `Elegir desde las ${hora}:00`}
            elegir={alSeleccionar && (() => alSeleccionar({ dia, pistas, desde, hasta: franja.hasta }))}
          />
        );
      })}
    </div>
  );
}

/** «Restón 1»: where it has no room, its number stays. */
function NombreDePista({ nombre = '' }: { nombre: string | undefined }) {
  const [, sitio, numero] = /^(.+) (\S{1,3})$/.exec(nombre) ?? [nombre, nombre];
  return (
    <>
      <span className="truncate">{sitio}</span> {numero}
    </>
  );
}

/** Each chooses its whole day. */
function NombresDePistas({ dia, tablero, pistas, alSeleccionar }: RotulosProps) {
  const { desde, hasta } = tablero.franja;
  return (
    <div
      className={cx(styles.pistas, 'pb-px text-center text-xs leading-snug font-semibold text-ink-soft')}
      aria-hidden="true"
    >
      {tablero.pistas.map((id) => (
        <Rotulo
          key={id}
          texto={<NombreDePista nombre={pistas.get(id)} />}
          className={cx('flex min-w-0 justify-center gap-x-1')}
          title={alSeleccionar ? `Elegir ${pistas.get(id)} todo el día` : pistas.get(id)}
          elegir={alSeleccionar && (() => alSeleccionar({ dia, pistas: [id], desde, hasta }))}
        />
      ))}
    </div>
  );
}

type Rectangulo = { dia: Dia; pistas: readonly number[]; inicio: number; fin: number };

/** Where some courts at some hours are drawn. */
function zona({ dia, pistas, inicio, fin }: Rectangulo, tablero: Tablero): CSSProperties {
  const { desde, hasta } = tablero.franja;
  const [arriba, abajo] = [Math.max(inicio, desde), Math.min(fin, hasta)];
  const primera = lugar({ dia, idPista: pistas[0] ?? 0, inicio: arriba }, abajo - arriba, tablero);
  return { ...primera, '--ancho': pistas.length } as CSSProperties;
}

/** Behind the matches: where nothing is played, and what is chosen. */
function Fondo({ dia, tablero, cerrados, seleccion }: DiaProps) {
  const { desde, hasta } = tablero.franja;
  const suyos = (cerrados?.(dia) ?? []).filter(({ inicio, fin }) => inicio < hasta && fin > desde);
  const elegida = seleccion?.dia === dia ? seleccion : null;
  return (
    <>
      {[...suyos, ...bajasDe(tablero)].map((uno) => (
        <span
          key={`${uno.pistas} ${uno.inicio}`}
          className={cx(
            styles.sitio,
            'pointer-events-none overflow-hidden px-1 text-xs leading-tight text-ink-soft',
            tablero.bajas?.has(uno.inicio) ? 'grid place-items-center bg-surface-sunk' : styles.rayado,
          )}
          style={zona({ ...uno, dia }, tablero)}
        >
          {uno.motivo}
        </span>
      ))}
      {elegida?.pistas.map((id) => (
        <span
          key={id}
          className={cx(
            styles.sitio,
            'pointer-events-none z-2 rounded-s border-2 border-azul-text bg-azul-text/15',
          )}
          style={zona({ dia, pistas: [id], inicio: elegida.desde, fin: elegida.hasta }, tablero)}
        />
      ))}
    </>
  );
}

/** Where the day is now, while it is on the board. */
function Ahora({ ahora, dia, tablero }: DiaProps) {
  const { franja } = tablero;
  const minutos = ahora ? minutosDe(ahora) : 0;
  if (!ahora || diaDe(ahora) !== dia || minutos < franja.desde || minutos > franja.hasta) return null;
  const cuartos = { '--cuartos': alturaDe(minutos, tablero) } as CSSProperties;
  return (
    <span
      className={cx(
        styles.ahora,
        'pointer-events-none absolute end-0 -start-2 z-0 border-t-2 border-action before:absolute before:-start-1 before:-top-1 before:size-2 before:rounded-full before:bg-action',
      )}
      style={cuartos}
    />
  );
}

const SABADO = 6;

const idDeDia = (dia: Dia): string => `dia-${dia}`;

/** On a phone the days are one under another: to the next one, or back to the first. */
function Saltos({ dia, dias }: { dia: Dia; dias: readonly Dia[] }) {
  const siguiente = dias[dias.indexOf(dia) + 1];
  const otro = siguiente ?? dias[0];
  if (otro === undefined || otro === dia) return null;
  const [semana = ''] = fechaSemana(otro).split(',');
  return (
    <button
      type="button"
      className="absolute end-0 top-0 border-0 bg-paper p-0 ps-3 text-xs leading-normal font-semibold text-azul-text after:absolute after:inset-x-0 after:-inset-y-2 md:hidden"
      onClick={() => document.getElementById(idDeDia(otro))?.scrollIntoView()}
    >
      {conMayuscula(semana)} <span aria-hidden="true">{siguiente ? '↓' : '↑'}</span>
    </button>
  );
}

/** The rows and the lines of a day whose hours are not all as high. */
function conBajas(tablero: Tablero) {
  const horas = horasDe(tablero.franja);
  const lineas = horas.map((hora) => {
    const y = `calc(${alturaDe(hora, tablero)} * var(--cuarto))`;
    return `transparent ${y}, var(--hairline) ${y} calc(${y} + 1px), transparent calc(${y} + 1px)`;
  });
  return {
    '--filas': horas.map((hora) => `repeat(4, calc(${pesoDe(tablero, hora)} * var(--cuarto)))`).join(' '),
    '--lineas': `linear-gradient(${lineas.join(', ')})`,
  };
}

/** The weekend is together; whoever would be alone in a line before it has it whole. */
function columnaDe(dia: Dia, dias: readonly Dia[]): string | false {
  if (diaSemana(dia) === SABADO) return cx('col-start-1');
  const n = dias.indexOf(dia);
  const siguiente = dias[n + 1];
  return n % 2 === 0 && siguiente !== undefined && diaSemana(siguiente) === SABADO && cx('col-span-full');
}

function UnDia({ tablero: todo, ...resto }: DiaProps) {
  const tablero = useMemo(() => enDia(todo, resto.dia), [todo, resto.dia]);
  const props = { ...resto, tablero };
  const { dia, citas, pistas, delDia, ahora } = props;
  const esHoy = ahora !== undefined && diaDe(ahora) === dia;
  const medidas = {
    '--pistas': tablero.pistas.length,
    '--cuartos': (tablero.franja.hasta - tablero.franja.desde) / PASO_MINUTOS,
    ...(tablero.bajas?.size ? conBajas(tablero) : {}),
  } as CSSProperties;
  return (
    <section
      className={cx(
        'grid min-w-0 scroll-mt-bar grid-cols-start content-start gap-x-1',
        columnaDe(dia, tablero.dias),
      )}
      id={idDeDia(dia)}
      style={medidas}
      aria-label={fechaSemana(dia)}
    >
      {/* The day and the names of its courts stay in sight. */}
      <header className="sticky top-bar z-4 col-span-full bg-paper ps-8 low:static">
        <h2
          className={cx('heading-text text-s first-letter:uppercase max-md:pe-18', esHoy && 'text-azul-text')}
        >
          {esHoy ? 'Hoy · ' : null}
          {fechaSemana(dia)} <small className="text-xs font-normal text-ink-soft">{delDia?.(dia)}</small>
        </h2>
        <Saltos dia={dia} dias={tablero.dias} />
        <NombresDePistas {...props} />
      </header>
      <Horas {...props} />
      <div className={cx(styles.rejilla, 'relative mt-2 border border-hairline select-none')} data-dia={dia}>
        <Fondo {...props} />
        {citas
          .filter(({ sitio }) => sitio.dia === dia)
          .map((cita) => (
            <Bloque
              key={`${cita.fija ? 'fija' : 'cita'}-${cita.clave}`}
              cita={cita}
              tablero={tablero}
              donde={dondeEsta(cita.sitio, pistas)}
              elegido={props.elegida === cita.clave}
              cogido={props.cogida === cita.clave}
            />
          ))}
        <Ahora {...props} />
        <Sombra {...props} />
      </div>
    </section>
  );
}

/** Shift and the arrows choose from the match that has the focus; Escape chooses nothing. */
const porTeclado =
  ({ citas, tablero, seleccion, alSeleccionar }: Props) =>
  (clave: number, tecla: string): boolean => {
    const cita = citas.find((una) => una.clave === clave);
    if (!cita || !alSeleccionar || (tecla === 'Escape' && !seleccion)) return false;
    if (tecla === 'Escape') {
      alSeleccionar(null);
      return true;
    }
    const { dia, idPista, inicio } = cita.sitio;
    const suya = { dia, pistas: [idPista], desde: inicio, hasta: inicio + cita.duracion };
    const nueva = extender(seleccion ?? suya, tecla, enDia(tablero, dia));
    if (nueva) alSeleccionar(nueva);
    return nueva !== null;
  };

/**
 * Courts as columns and hours as rows. A match is moved with the pointer, by touching it and then the place, or with
 * the keyboard; over another one, the two swap places.
 */
export function Calendario(props: Props) {
  const { titulo, ayuda, tablero, citas, pistas, elegida, elegir, quieto = false } = props;
  const { enMano, oyentes, devolver } = useArrastre({
    tablero,
    sitioDe: (clave) =>
      quieto ? null : (citas.find((cita) => cita.clave === clave && !cita.fija)?.sitio ?? null),
    soltar: props.soltar,
    alPulsarHueco: props.alPulsarHueco,
    alSeleccionar: props.alSeleccionar,
    seleccionar: porTeclado(props),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once nothing is spoken of
  useEffect(() => {
    if (elegida === null) devolver();
  }, [elegida]);
  const promesa = promesaDe(props, enMano);
  return (
    <section
      className={cx(styles.calendario, 'min-w-0 flex-1 max-md:-ms-3')}
      aria-label={titulo}
      onFocus={({ target }) => {
        const clave = claveDe(target);
        if (clave !== null) elegir?.(clave);
      }}
      {...oyentes}
    >
      <p className="visually-hidden">{ayuda}</p>
      <p className="visually-hidden" role="status">
        {promesa ? enPalabras(promesa, pistas) : ''}
      </p>
      <div className={styles.dias} style={{ '--pistas': tablero.pistas.length } as CSSProperties}>
        {tablero.dias.map((dia) => (
          <UnDia key={dia} {...props} dia={dia} cogida={enMano?.clave} promesa={promesa} />
        ))}
      </div>
    </section>
  );
}
