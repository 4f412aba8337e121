import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { etiquetaDe } from '#domain/liga/etiqueta.ts';
import { seGestiona, type TipoLiga } from '#domain/liga/tipos.ts';
import { jugadoresOfrecidos } from '#web/club/mesa/elegir.tsx';
import type { Listas } from './entorno.ts';
import type { Linea, Opciones } from './estado.ts';

export type OpcionTexto = { value: string; label: string };

const NADA: OpcionTexto = { value: '', label: '—' };
const [ABRE, CIERRA, POR_HORA] = [7, 23, 4];

const HORAS = Array.from({ length: (CIERRA - ABRE) * POR_HORA }, (_, i) => {
  const hora = String(ABRE + Math.floor(i / POR_HORA)).padStart(2, '0');
  return `${hora}:${String((i % POR_HORA) * 15).padStart(2, '0')}`;
});

const comoOpcion = (texto: string): OpcionTexto => ({ value: texto, label: texto });

/** Every quarter of an hour of the club's day, and the line's own time whatever it is. */
export function horasPara({ fecha }: Linea): OpcionTexto[] {
  const suya = fecha === null ? null : horaDe(fecha);
  const todas = suya === null || HORAS.includes(suya) ? HORAS : [...HORAS, suya].sort();
  return [...(suya === null ? [NADA] : []), ...todas.map(comoOpcion)];
}

const DIA_CORTO = new Intl.DateTimeFormat('es-ES', {
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
  timeZone: 'UTC',
});

/** "sáb, 28/11": the year is this one. */
const diaCorto = (dia: Dia): string => DIA_CORTO.format(Date.parse(`${dia}T00:00Z`));

export function diasPara({ fecha }: Linea, dias: readonly Dia[]): OpcionTexto[] {
  const suyo = fecha === null ? [] : [diaDe(fecha)];
  const todos = [...new Set([...dias, ...suyo])].sort();
  return [...(fecha === null ? [NADA] : []), ...todos.map((dia) => ({ value: dia, label: diaCorto(dia) }))];
}

/** Only the courts marked available, and the line's own. */
export function pistasPara(
  { idPista }: Linea,
  { pistas }: Listas,
  { noDisponibles }: Opciones,
): OpcionTexto[] {
  return [
    NADA,
    ...pistas
      .filter(({ id, estado }) => id === idPista || (estado === 'activa' && !noDisponibles.includes(id)))
      .map(({ id, nombre }) => ({ value: String(id), label: nombre })),
  ];
}

/** Active leagues of the type, and those open to everybody. */
export function ligasPara({ idLiga }: Linea, { ligas }: Listas, { tipo }: Opciones): OpcionTexto[] {
  const vale = (suyo: TipoLiga) => tipo === null || tipo === 'ambos' || suyo === tipo || !seGestiona(suyo);
  return [
    NADA,
    ...ligas
      .filter((liga) => liga.id === idLiga || (liga.estado === 'activa' && vale(liga.tipo)))
      .map((liga) => ({ value: String(liga.id), label: etiquetaDe(liga) })),
  ];
}

export function jugadoresPara(linea: Linea, listas: Listas, lado: 1 | 2): OpcionTexto[] {
  const { jugadores, ligas, ausentes } = listas;
  const liga = ligas.find(({ id }) => id === linea.idLiga);
  const dia = linea.fecha === null ? null : diaDe(linea.fecha);
  const [elegido, rival] =
    lado === 1 ? [linea.idJugador1, linea.idJugador2] : [linea.idJugador2, linea.idJugador1];
  const ofrecidos = jugadoresOfrecidos({ jugadores, liga, dia, ausentes }, elegido, rival);
  return [NADA, ...ofrecidos.map(({ value, label }) => ({ value: String(value), label }))];
}
