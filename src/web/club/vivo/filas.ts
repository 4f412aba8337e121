import type { FilaClasificacion, PartidoPublico } from '#contract/liga/clasificaciones.ts';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { lugarDe, puntosDe } from '#domain/clasificacion/fila.ts';
import { horaDe } from '#domain/fecha.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { motivoDeRetirado, SIN_RESULTADO, textoMarcador } from '#web/club/marcador.tsx';
import { fraseDe, nombresDe, vistoDeResultado } from '#web/club/piezas/partido-visto.ts';
import type { FilaVista } from './cambios.ts';

/** What its row carries in the document, so that it is found to be lit. */
const claveDePartido = (id: number): string => `p${id}`;
const claveDeJugador = (id: number): string => `j${id}`;

const delHorario = (filas: readonly FilaHorario[]): FilaVista[] =>
  filas.map(({ id, fecha, pista, observaciones, ...fila }) => ({
    clave: claveDePartido(id),
    huella: JSON.stringify([fecha, pista, ...nombresDe(fila), observaciones]),
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
  'idJugador' | 'jugador' | 'estado' | 'puntos' | 'partidosJugados' | 'juegosGanados' | 'puesto' | 'empatado'
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
    frase: `${jugador}, ${lugarDe(fila)} con ${puntosDe(fila.puntos)}`,
  }));

function delPartido(partido: PartidoPublico): FilaVista[] {
  const { id, fecha, pista, observaciones, jugador1Nombre, jugador2Nombre } = partido;
  const marcador = textoMarcador(conDesenlace(partido));
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
