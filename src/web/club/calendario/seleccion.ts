import { type Clausura, tramoDe } from '#domain/clausura/clausura.ts';
import { type Dia, diaDe, type FechaHora, type Minutos, minutosDe } from '#domain/fecha.ts';
import { cubreDia } from '#domain/incidencia/incidencia.ts';
import { PASO_MINUTOS } from '#domain/liga/liga.ts';
import type { Sitio, Tablero } from './sitio.ts';

/** Some courts for some hours of a day. */
export type Seleccion = { dia: string; pistas: readonly number[]; desde: Minutos; hasta: Minutos };

/** From one place to another of the same day, whichever comes first; null across days. */
export function seleccionEntre(uno: Sitio, otro: Sitio, { pistas }: Tablero): Seleccion | null {
  if (uno.dia !== otro.dia) return null;
  const columnas = [pistas.indexOf(uno.idPista), pistas.indexOf(otro.idPista)];
  return {
    dia: uno.dia,
    pistas: pistas.slice(Math.min(...columnas), Math.max(...columnas) + 1),
    desde: Math.min(uno.inicio, otro.inicio),
    hasta: Math.max(uno.inicio, otro.inicio) + PASO_MINUTOS,
  };
}

const NUMERO_FINAL = /\s*\d+$/;

/** The site of a court: «Prado» of «Prado 1». */
export const centroDe = (pista: string): string => pista.replace(NUMERO_FINAL, '');

/**
 * More courts than are chosen: the whole site of those chosen, where they are all of one that has more, and all of
 * them. `nombres` are those of the courts.
 */
export function ampliaciones(
  { pistas }: Seleccion,
  todas: readonly number[],
  nombres: ReadonlyMap<number, string>,
): { nombre: string; pistas: readonly number[] }[] {
  const suCentro = (id: number) => centroDe(nombres.get(id) ?? '');
  const [centro = '', ...otros] = new Set(pistas.map(suCentro));
  const delCentro = todas.filter((id) => suCentro(id) === centro);
  const hayCentro = centro !== '' && otros.length === 0 && delCentro.length < todas.length;
  return [
    ...(hayCentro && delCentro.length > pistas.length
      ? [{ nombre: `Todo ${centro}`, pistas: delCentro }]
      : []),
    ...(pistas.length < todas.length ? [{ nombre: 'Todas las pistas', pistas: todas }] : []),
  ];
}

const HORA = 60;

/** With the arrows it grows or shrinks by an hour or a court; null when the key does nothing to it. */
export function extender(seleccion: Seleccion, tecla: string, { pistas, franja }: Tablero): Seleccion | null {
  const { desde, hasta, pistas: suyas } = seleccion;
  const siguiente = pistas[pistas.indexOf(suyas.at(-1) ?? 0) + 1];
  switch (tecla) {
    case 'ArrowDown':
      return { ...seleccion, hasta: Math.min(hasta + HORA, franja.hasta) };
    case 'ArrowUp':
      return { ...seleccion, hasta: Math.max(hasta - HORA, desde + PASO_MINUTOS) };
    case 'ArrowRight':
      return siguiente === undefined ? seleccion : { ...seleccion, pistas: [...suyas, siguiente] };
    case 'ArrowLeft':
      return suyas.length === 1 ? seleccion : { ...seleccion, pistas: suyas.slice(0, -1) };
    default:
      return null;
  }
}

type EnPista = { fecha: FechaHora; duracion: number; idPista: number | null };

/** What is on those courts at some moment of those hours. */
export const losDe = <P extends EnPista>(partidos: readonly P[], seleccion: Seleccion): P[] =>
  partidos.filter(({ fecha, duracion, idPista }) => {
    const inicio = minutosDe(fecha);
    return (
      diaDe(fecha) === seleccion.dia &&
      idPista !== null &&
      seleccion.pistas.includes(idPista) &&
      inicio < seleccion.hasta &&
      inicio + duracion > seleccion.desde
    );
  });

/** Courts where, and hours when, nothing is played, and why. */
export type Cerrado = { pistas: readonly number[]; inicio: Minutos; fin: Minutos; motivo: string };

/** Courts shut at some hours of that day; a holiday, all of them in one piece. */
export const clausurasDelDia = (
  clausuras: readonly Clausura[],
  { pistas }: Pick<Tablero, 'pistas'>,
  dia: Dia,
): Cerrado[] =>
  clausuras
    .filter((una) => cubreDia(una, dia))
    .flatMap((una) =>
      una.pistas === null
        ? [{ ...tramoDe(una), pistas, motivo: `Club cerrado: ${una.motivo}` }]
        : una.pistas
            .filter((id) => pistas.includes(id))
            .map((id) => ({ ...tramoDe(una), pistas: [id], motivo: `Cerrada: ${una.motivo}` })),
    );

/** The hours of a day outside all those stretches. */
export function fueraDe(
  tramos: readonly { inicio: Minutos; fin: Minutos }[],
  { desde, hasta }: Tablero['franja'],
): { inicio: Minutos; fin: Minutos }[] {
  const fuera: { inicio: Minutos; fin: Minutos }[] = [];
  let hastaAhora = desde;
  for (const { inicio, fin } of tramos.toSorted((a, b) => a.inicio - b.inicio)) {
    if (inicio > hastaAhora) fuera.push({ inicio: hastaAhora, fin: Math.min(inicio, hasta) });
    hastaAhora = Math.max(hastaAhora, fin);
  }
  if (hastaAhora < hasta) fuera.push({ inicio: hastaAhora, fin: hasta });
  return fuera.filter(({ inicio, fin }) => inicio < fin);
}
