import type { FilaClasificacion, PartidoPublico } from '#contract/liga/clasificaciones.ts';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { lugarDe, puntosDe } from '#domain/clasificacion/fila.ts';
import { horaDe } from '#domain/fecha.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { motivoDeRetirado, SIN_RESULTADO, textoMarcador } from '#web/club/marcador.tsx';
import { fraseDe, nombresDe, vistoDeResultado } from '#web/club/piezas/partido-visto.ts';

const LIT_MS = 4_000;

/** Lights for a moment the rows that carry those names in `data-fila`; where movement is not wanted, without fading. */
export function iluminar(filas: readonly { clave: string }[]): void {
  const quieto = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const luz = 'color-mix(in srgb, var(--bola) 38%, transparent)';
  for (const { clave } of filas)
    document
      .querySelector(`[data-fila="${clave}"]`)
      ?.animate([{ backgroundColor: luz }, { backgroundColor: luz, offset: 0.6 }, {}], {
        duration: LIT_MS,
        easing: quieto ? 'step-end' : 'ease-out',
      });
}

/** What its row carries in the document, so that it is found to be lit. */
const claveDePartido = (id: number): string => `p${id}`;
const claveDeJugador = (id: number): string => `j${id}`;

const delHorario = (filas: readonly FilaHorario[]): FilaVista[] =>
  filas.map(({ id, fecha, pista, observaciones, sets = [], ...fila }) => ({
    clave: claveDePartido(id),
    huella: JSON.stringify([fecha, pista, ...nombresDe(fila), observaciones, sets]),
    frase: `${nombresDe(fila).join(' contra ')}, a las ${horaDe(fecha)}, ${pista ?? 'pista por decidir'}`,
  }));

const deResultados = (filas: readonly FilaResultado[]): FilaVista[] =>
  filas.map((fila) => {
    const frase = fraseDe(vistoDeResultado(fila));
    return {
      clave: claveDePartido(fila.id),
      huella: JSON.stringify([fila.fecha, fila.pista, frase, fila.observaciones]),
      frase,
    };
  });

type FilaDeTabla = Pick<
  FilaClasificacion,
  | 'idJugador'
  | 'jugador'
  | 'estado'
  | 'puntos'
  | 'partidosJugados'
  | 'juegosGanados'
  | 'puesto'
  | 'empatado'
  | 'sinPuntos'
>;

/** A row of a table; one that only moved because others did is lit by its place. */
const deTabla = (filas: readonly FilaDeTabla[]): FilaVista[] =>
  filas.map(({ jugador, ...fila }) => ({
    clave: claveDeJugador(fila.idJugador),
    huella: JSON.stringify([
      lugarDe(fila),
      fila.estado,
      fila.puntos,
      fila.partidosJugados,
      fila.juegosGanados,
    ]),
    frase: `${jugador}, ${lugarDe(fila)}${fila.sinPuntos ? '' : ` con ${puntosDe(fila.puntos)}`}`,
  }));

function delPartido(partido: PartidoPublico): FilaVista[] {
  const { id, fecha, pista, observaciones, jugador1Nombre, jugador2Nombre } = partido;
  const marcador = textoMarcador(conDesenlace(partido), [jugador1Nombre, jugador2Nombre]);
  const motivo = motivoDeRetirado(partido);
  const como = marcador === SIN_RESULTADO ? (motivo ?? `a las ${horaDe(fecha)}`) : marcador;
  return [
    {
      clave: claveDePartido(id),
      huella: JSON.stringify([fecha, pista, observaciones, marcador, motivo]),
      frase: `${jugador1Nombre} contra ${jugador2Nombre}, ${como}`,
    },
  ];
}

/** What a page has of each kind. */
export type LoVisto = {
  horario?: readonly FilaHorario[];
  resultados?: readonly FilaResultado[];
  tabla?: readonly FilaDeTabla[];
  partido?: PartidoPublico;
};

export const filasDe = ({ horario = [], resultados = [], tabla = [], partido }: LoVisto): FilaVista[] => [
  ...delHorario(horario),
  ...deResultados(resultados),
  ...deTabla(tabla),
  ...(partido ? delPartido(partido) : []),
];

/** A row as this page watches it: `huella` is all that is told of it, `frase` how it is called aloud. */
export type FilaVista = { clave: string; huella: string; frase: string };

export type Cambios = { nuevas: FilaVista[]; otras: FilaVista[]; idas: FilaVista[] };

export function cambiosEntre(antes: readonly FilaVista[], ahora: readonly FilaVista[]): Cambios {
  const [de, a] = [antes, ahora].map((filas) => new Map(filas.map((fila) => [fila.clave, fila])));
  return {
    nuevas: ahora.filter(({ clave }) => !de?.has(clave)),
    otras: ahora.filter(({ clave, huella }) => (de?.get(clave)?.huella ?? huella) !== huella),
    idas: antes.filter(({ clave }) => !a?.has(clave)),
  };
}

/** More than that, read aloud, would keep somebody listening for a minute. */
const DICHAS = 2;

const dichas = (rotulo: string, filas: readonly FilaVista[]): string[] =>
  filas.length === 0 ? [] : [`${rotulo}: ${filas.map(({ frase }) => frase).join('; ')}.`];

/**
 * What changed, for who hears the page and does not see it; '' when nothing did. Rows leave a list because others came to
 * it, so they are told only where nothing else is.
 */
export function avisoDe({ nuevas, otras, idas: fuera }: Cambios): string {
  const idas = nuevas.length + otras.length > 0 ? [] : fuera;
  const cuantas = nuevas.length + otras.length + idas.length;
  if (cuantas > DICHAS) return `La página se ha puesto al día: ${cuantas} cambios.`;
  return [...dichas('Nuevo', nuevas), ...dichas('Ha cambiado', otras), ...dichas('Ya no está', idas)].join(
    ' ',
  );
}
