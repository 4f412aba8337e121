import { DateInput, TimePicker } from '@mantine/dates';
import type { FormErrors } from '@mantine/form';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
  useState,
} from 'react';
import { ANIOS, type Dia, diaDe, esDia, type FechaHora, horaDe } from '#domain/fecha.ts';
import { diaBreve, fechaCorta, semanaBreve } from '#domain/fecha-texto.ts';
import type { Periodo } from '#domain/incidencia/incidencia.ts';
import { enElClub, hoyDelClub } from '#web/club/reloj.ts';
import { type Side, sideOf } from '#web/ui/desk/free-side.ts';

const MS = 1000;

/** "21/11/2026 18:30" on the club's clock, of Unix seconds. */
export const momento = (dt: number): string => fechaCorta(enElClub(dt * MS));

/** "21 nov, 18:30"; of another year, whole. */
const fechaHoraBreve = (fecha: FechaHora): string =>
  esDeEsteAnio(fecha) ? `${diaBreve(fecha)}, ${horaDe(fecha)}` : fechaCorta(fecha);

export const momentoBreve = (dt: number): string => fechaHoraBreve(enElClub(dt * MS));

/** "hoy a las 10:40", or "el 28 nov, 10:40". */
export const momentoDicho = (dt: number): string =>
  diaDelMomento(dt) === hoyDelClub() ? `hoy a las ${horaDe(enElClub(dt * MS))}` : `el ${momentoBreve(dt)}`;

/** The club's day of Unix seconds. */
export const diaDelMomento = (dt: number): Dia => diaDe(enElClub(dt * MS));

export const iso = (dt: number): string => new Date(dt * MS).toISOString();

const FORMATO = new Intl.DateTimeFormat('es-ES', {
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "sáb, 21/11/2026": for tables and forms of the staff. */
export const fechaConDia = (fecha: Dia | FechaHora): string =>
  FORMATO.format(Date.parse(`${fecha.slice(0, 10)}T00:00Z`));

/** "sáb, 21/11/2026", or "del sáb, 21/11/2026 al dom, 29/11/2026". */
export const periodoConDias = ({ fecha, hasta }: Periodo): string =>
  hasta === null ? fechaConDia(fecha) : `del ${fechaConDia(fecha)} al ${fechaConDia(hasta)}`;

const esDeEsteAnio = (dia: Dia | FechaHora): boolean => dia.slice(0, 4) === hoyDelClub().slice(0, 4);

/** "sábado 21 nov", or "21 nov – 29 nov"; the year only when it is another one. */
export function periodoBreve({ fecha, hasta }: Periodo): string {
  const conAnio = (dia: Dia, texto: string) => (esDeEsteAnio(dia) ? texto : `${texto} ${dia.slice(0, 4)}`);
  return hasta === null
    ? conAnio(fecha, semanaBreve(fecha))
    : `${conAnio(fecha, diaBreve(fecha))} – ${conAnio(hasta, diaBreve(hasta))}`;
}

/** The same, with its day of the week in three letters: "sáb 21 nov". */
export const periodoCorto = (periodo: Periodo): string =>
  periodoBreve(periodo).replace(/^(\p{L}{3})\p{L}* /u, '$1 ');

const PATRON = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/;

const dosCifras = (texto: string): string => texto.padStart(2, '0');

function anioDe(texto: string | undefined, hoy: Dia): string {
  if (!texto) return hoy.slice(0, 4);
  return texto.length === 2 ? `${hoy.slice(0, 2)}${texto}` : texto;
}

/** A day as people type it: 21/11/2026, 21-11-26, or 21/11 for this year. null when there is no such day. */
export function diaEscrito(texto: string, hoy: Dia): Dia | null {
  const partes = PATRON.exec(texto.trim());
  if (!partes) return null;
  const [, dia = '', mes = '', anio] = partes;
  const escrito = `${anioDe(anio, hoy)}-${dosCifras(mes)}-${dosCifras(dia)}`;
  return esDia(escrito) ? escrito : null;
}

/** Of a month of six weeks, in pixels; the height of its days is in private-layout.css. */
const MEDIDA = { width: 276, height: 278 } as const;

const DONDE_QUEPA = 'donde-quepa';

/**
 * The calendar of a field is for the pointer: a click opens it where it covers no button, and it is gone with the
 * day, with Escape or when somebody types. A dialog around it stays: its Escape was the calendar's.
 */
function useCalendario() {
  const [lado, setLado] = useState<Side | typeof DONDE_QUEPA | null>(null);
  const cerrar = () => setLado(null);
  const fijo = lado !== null && lado !== DONDE_QUEPA;
  const calendario = {
    popoverProps: {
      opened: lado !== null,
      onChange: cerrar,
      ...(fijo && { position: lado, middlewares: { flip: false, shift: false } }),
    },
    getDayProps: () => ({ onClick: cerrar }),
    'data-mantine-stop-propagation': lado !== null,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) =>
      setLado(sideOf(currentTarget, MEDIDA) ?? DONDE_QUEPA),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') cerrar();
    },
  };
  return { calendario, cerrar };
}

type CampoDiaProps = {
  label: string;
  /** For a label whose words are elsewhere on the screen. */
  labelProps?: { className: string };
  value: Dia | null;
  onChange: (dia: Dia | null) => void;
  error?: React.ReactNode;
  clearable?: boolean;
  disabled?: boolean;
  required?: boolean;
  description?: React.ReactNode;
  /** What stands for it while it is empty. */
  placeholder?: string;
  size?: 'xs' | 'sm';
  /** The day whose month it opens at while it is empty; today's unless told. */
  abreEn?: Dia | null;
};

const NO_EXISTE = `Esa fecha no existe o le falta algo: escríbela como 21/11/2026, con un año entre ${ANIOS.desde} y ${ANIOS.hasta}.`;

const CALENDARIO = {
  previousLabel: 'Mes anterior',
  nextLabel: 'Mes siguiente',
} as const;

const mala = (texto: string): string => (texto === '' || diaEscrito(texto, hoyDelClub()) ? '' : NO_EXISTE);

/** What is typed and is no day: the field says so when it is left, and when the form is sent. */
function useMalEscrito(cerrar: () => void) {
  const [mal, setMal] = useState('');
  const campo = useRef<HTMLInputElement>(null);
  const mirar = ({ currentTarget }: FormEvent<HTMLInputElement>) =>
    currentTarget.setCustomValidity(mala(currentTarget.value));
  const bienEscrito = () => {
    setMal('');
    campo.current?.setCustomValidity('');
  };
  const oyentes = {
    ref: campo,
    onFocus: mirar,
    onInput: (event: FormEvent<HTMLInputElement>) => {
      mirar(event);
      cerrar();
    },
    onInvalid: () => setMal(NO_EXISTE),
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      setMal(mala(currentTarget.value));
      cerrar();
    },
  };
  return { mal, bienEscrito, oyentes };
}

/**
 * A day, typed as dd/mm/aaaa or picked. What is not a day is said, and the day before it stays; but it is not
 * saved until whoever typed has been back at the field and seen it (`hayMalEscrito`).
 */
export function CampoDia({ value, onChange, error, clearable = false, abreEn, ...resto }: CampoDiaProps) {
  const [mes, setMes] = useState<Dia | null>(null);
  const { calendario, cerrar } = useCalendario();
  const { mal, bienEscrito, oyentes } = useMalEscrito(cerrar);
  return (
    <DateInput
      placeholder="dd/mm/aaaa"
      {...resto}
      {...CALENDARIO}
      {...calendario}
      {...oyentes}
      value={value}
      {...(abreEn && { date: mes ?? value ?? abreEn, onDateChange: setMes })}
      onChange={(dia) => {
        bienEscrito();
        onChange(dia);
      }}
      error={mal || error}
      valueFormat="DD/MM/YYYY"
      dateParser={(texto) => diaEscrito(texto, hoyDelClub())}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': `Vaciar ${resto.label.toLowerCase()}`, tabIndex: 0 }}
    />
  );
}

type DiaYHoraProps = {
  /** A form that sends both as one `fecha`, which is what the server may find wrong. */
  form: {
    values: { dia: Dia | null; hora: string };
    errors: FormErrors;
    setFieldValue(campo: 'dia', valor: Dia | null): void;
    setFieldValue(campo: 'hora', valor: string): void;
  };
  /** What each is called. */
  dia: string;
  hora: string;
  /** Minutes of the drop-down; without it there is none. */
  paso?: number;
};

/** When something is: a day and a time, in two fields. */
export function DiaYHora({ form, dia, hora, paso }: DiaYHoraProps) {
  const { values, errors } = form;
  return (
    <>
      <CampoDia
        label={dia}
        required
        value={values.dia}
        onChange={(nuevo) => form.setFieldValue('dia', nuevo)}
        error={errors.dia ?? errors.fecha}
      />
      <TimePicker
        label={hora}
        withAsterisk
        hoursInputLabel="Hora"
        minutesInputLabel="Minutos"
        {...(paso && { withDropdown: true, minutesStep: paso, maxDropdownContentHeight: 220 })}
        value={values.hora}
        onChange={(nueva) => form.setFieldValue('hora', nueva)}
        error={errors.hora}
      />
    </>
  );
}
