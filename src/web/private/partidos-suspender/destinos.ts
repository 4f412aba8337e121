import type { PartidoFila } from '#contract/liga/partidos.ts';
import { type Dia, diaDe, diasEntre, horaDe, sumarDias } from '#domain/fecha.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import { mensajes } from '#domain/partido/mensajes.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import {
  type DiaNuevo as DiaDeTraslado,
  type SinSitio,
  type Sitio,
  trasladar,
} from '#domain/partido/traslado.ts';
import { enLista } from '#domain/texto.ts';
import { centroDe } from '#web/club/calendario/seleccion.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';

/** Where a suspended match goes, and why not as it was. */
export type Destino = {
  /** Null puts it off, without a day. */
  sitio: Sitio | null;
  nota: string | null;
};

export type DiaNuevo = Omit<DiaDeTraslado, 'ocupados'> & { guardados: readonly PartidoFila[] };

const SIN_FECHA: Destino = { sitio: null, nota: null };

const nombreDe = ({ idJugador1, jugador1, jugador2 }: PartidoFila, id: number): string =>
  id === idJugador1 ? jugador1 : jugador2;

function fraseSinSitio(fila: PartidoFila, motivo: SinSitio): string {
  if (motivo.tipo === 'lleno') return mensajes.sinSitio;
  const jugador = nombreDe(fila, motivo.idJugador);
  if (motivo.tipo === 'baja') return mensajes.deBaja(jugador);
  return motivo.tipo === 'ausente'
    ? mensajes.conIncidencia(jugador)
    : mensajes.dosElMismoDia(jugador, horaDe(motivo.fecha));
}

function cambiosDe({ fecha, idPista }: PartidoFila, sitio: Sitio): string | null {
  const cambios = [
    horaDe(sitio.fecha) === horaDe(fecha) ? '' : 'de hora',
    sitio.idPista === idPista ? '' : 'de pista',
  ].filter((cambio) => cambio !== '');
  return cambios.length === 0 ? null : `Cambia ${cambios.join(' y ')}.`;
}

/**
 * Where each of those matches goes, by id: to the new day, or put off where there is no place for it. Without a new
 * day, all put off.
 */
export function destinosDe(
  suspendidos: readonly PartidoFila[],
  nuevo: DiaNuevo | null,
): ReadonlyMap<number, Destino> {
  if (nuevo === null) return new Map(suspendidos.map(({ id }) => [id, SIN_FECHA]));
  const suyos = new Set(suspendidos.map(({ id }) => id));
  const ocupados = nuevo.guardados.filter(({ id }) => !suyos.has(id)).map(conDesenlace);
  const traslados = trasladar(suspendidos.map(conDesenlace), { ...nuevo, ocupados });
  return new Map(
    suspendidos.map((fila): [number, Destino] => {
      const { sitio = null, motivo = null } = traslados.get(fila.id) ?? {};
      if (sitio) return [fila.id, { sitio, nota: cambiosDe(fila, sitio) }];
      return [fila.id, { sitio: null, nota: motivo && fraseSinSitio(fila, motivo) }];
    }),
  );
}

/** Each to its day; those of a day that is not known yet wait for a date. */
export function destinosPorDia(
  suspendidos: readonly PartidoFila[],
  diaDe: (id: number) => Dia | null,
  nuevos: ReadonlyMap<Dia, DiaNuevo>,
): ReadonlyMap<number, Destino> {
  const porDia = Map.groupBy(suspendidos, ({ id }) => diaDe(id));
  return new Map(
    [...porDia].flatMap(([dia, suyos]) => [
      ...destinosDe(suyos, dia === null ? null : (nuevos.get(dia) ?? null)),
    ]),
  );
}

/** "3 pasan al sáb 5 dic y 4 quedan aplazados". */
export function enResumen(destinos: Iterable<Destino>): string {
  const porDia = Map.groupBy(destinos, ({ sitio }) => sitio && diaDe(sitio.fecha));
  const aplazados = porDia.get(null)?.length ?? 0;
  const partes = [...porDia].flatMap(([dia, suyos]) =>
    dia === null ? [] : [`${cuantos(suyos.length, 'pasa', 'pasan')} al ${semanaCorta(dia)}`],
  );
  return enLista(
    aplazados === 0 ? partes : [...partes, cuantos(aplazados, 'queda aplazado', 'quedan aplazados')],
  );
}

const SEMANA = 7;

export function reparoDe(dia: Dia, otro: Dia | null, hoy: Dia): string | null {
  if (otro === null) return 'Indica a qué día pasan.';
  if (otro === dia) return 'Es el mismo día que se suspende: elige otro.';
  return otro < hoy ? 'Ese día ya ha pasado: elige otro.' : null;
}

/** Every day that they go to is known and good. */
export const sePuedenSuspender = (reparos: readonly (string | null)[], leyendo: boolean): boolean =>
  reparos.length > 0 && !leyendo && reparos.every((reparo) => reparo === null);

/** The same day of the week, the first one to come. */
export function semanasDespues(dia: Dia, hoy: Dia): Dia {
  const faltan = Math.max(1, Math.ceil(diasEntre(dia, hoy) / SEMANA));
  return sumarDias(dia, faltan * SEMANA);
}

/** Courts that can be chosen together: a whole site, or one of them. */
export type Lugar = { nombre: string; pistas: ReadonlySet<string> };

/** Of the courts with matches: the sites with several («Prado» of «Prado 1» and «Prado 2»), then each court. */
export function lugaresDe(partidos: readonly PartidoFila[]): Lugar[] {
  const pistas = [...new Set(partidos.flatMap(({ pista }) => pista ?? []))].sort((a, b) =>
    a.localeCompare(b, 'es', { numeric: true }),
  );
  const centros = Map.groupBy(pistas, (pista) => centroDe(pista));
  const varios = [...centros].filter(([nombre, suyas]) => nombre !== '' && suyas.length > 1);
  return [
    ...(centros.size > 1 ? varios.map(([nombre, suyas]) => ({ nombre, pistas: new Set(suyas) })) : []),
    ...(pistas.length > 1 ? pistas.map((nombre) => ({ nombre, pistas: new Set([nombre]) })) : []),
  ];
}

/** Those that are played there; everywhere without a place. */
export const enLugar = <P extends PartidoFila>(partidos: readonly P[], lugar: Lugar | null): readonly P[] =>
  lugar === null ? partidos : partidos.filter(({ pista }) => lugar.pistas.has(pista ?? ''));
