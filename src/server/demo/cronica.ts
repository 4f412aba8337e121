import { rutas } from '#contract/rutas.ts';
import { type Dia, diaDe, horaDe, sumarDias } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { CLASES, TIPO_PRINCIPAL } from '#domain/liga/tipos.ts';
import { vistoDesde } from '#domain/partido/marcador.ts';
import {
  enVezDeSet,
  estaAplazado,
  estaCancelado,
  ganadorDe,
  ganadorDeSet,
  type SetJugado,
  setsJugados,
} from '#domain/partido/resultado.ts';
import type { FilaNueva } from '#server/db/types.ts';
import type { Demo, PartidoDemo } from './azar.ts';

/** How old a match may be and still be news. */
const DIAS = 5;
/** When the courts close. */
const HORA = 'T21:30:00Z';

type Tres = [SetJugado, SetJugado, SetJugado];

/** Its sets as the winner saw them, who lost the first one and won the tie-break that decides; null for any other. */
function remontada(partido: PartidoDemo): Tres | null {
  const ganador = ganadorDe(partido);
  const [uno, dos, tres] = ganador ? setsJugados(vistoDesde(ganador, partido).sets) : [];
  return uno && dos && tres && ganadorDeSet(uno) === 2 && enVezDeSet(tres, 2) ? [uno, dos, tres] : null;
}

/** How many the player has won in a row with that one, in its league. */
function seguidos(partidos: readonly PartidoDemo[], hasta: PartidoDemo, idJugador: number): number {
  const suyos = partidos
    .filter(
      (uno) =>
        uno.idLiga === hasta.idLiga &&
        uno.fecha <= hasta.fecha &&
        ganadorDe(uno) !== null &&
        [uno.idJugador1, uno.idJugador2].includes(idJugador),
    )
    .toSorted((a, b) => b.fecha.localeCompare(a.fecha));
  const perdido = suyos.findIndex(
    (uno) => (ganadorDe(uno) === 1 ? uno.idJugador1 : uno.idJugador2) !== idJugador,
  );
  return perdido < 0 ? suyos.length : perdido;
}

/** What the player plays next in that league; undefined: nothing has a date. */
const siguiente = (partidos: readonly PartidoDemo[], { idLiga, fecha }: PartidoDemo, idJugador: number) =>
  partidos
    .filter(
      (uno) =>
        uno.idLiga === idLiga &&
        uno.fecha > fecha &&
        ganadorDe(uno) === null &&
        !estaAplazado(uno) &&
        !estaCancelado(uno) &&
        [uno.idJugador1, uno.idJugador2].includes(idJugador),
    )
    .toSorted((a, b) => a.fecha.localeCompare(b.fecha))[0];

/**
 * The last comeback of the league, as its result has it: the demo begins with news that people would read.
 * `guardado`: the saved id of a player of the demo.
 */
export function cronicaDe(
  { ligas, partidos, personas, pistas }: Demo,
  hoy: Dia,
  guardado: (idJugador: number) => number,
): FilaNueva<'noticia'>[] {
  const divisiones = new Map(
    ligas.filter(({ tipo }) => tipo === TIPO_PRINCIPAL).map(({ id, division }) => [id, division]),
  );
  const divisionDe = ({ idLiga }: PartidoDemo): number => divisiones.get(idLiga) ?? 0;
  const nombre = (id: number): string => personas.find((una) => una.id === id)?.nombre ?? '';
  return partidos
    .filter(({ idLiga, fecha }) => divisiones.has(idLiga) && fecha < hoy && fecha > sumarDias(hoy, -DIAS))
    .toSorted((a, b) => b.fecha.localeCompare(a.fecha) || divisionDe(a) - divisionDe(b))
    .flatMap((partido) => {
      const sets = remontada(partido);
      if (!sets) return [];
      const lados = [partido.idJugador1, partido.idJugador2] as const;
      const [ganador, rival] = ganadorDe(partido) === 1 ? lados : [lados[1], lados[0]];
      const enlace = (id: number): string => `<a href="${rutas.jugador(guardado(id))}">${nombre(id)}</a>`;
      const racha = seguidos(partidos, partido, ganador);
      const [uno, dos, tres] = sets.map((set) => set.join('-'));
      const pista = pistas.find(({ id }) => id === partido.idPista)?.nombre;
      const luego = siguiente(partidos, partido, ganador);
      const contra = luego && (luego.idJugador1 === ganador ? luego.idJugador2 : luego.idJugador1);
      const tabla = rutas.clasificaciones(TIPO_PRINCIPAL);
      return {
        dt: Date.parse(diaDe(partido.fecha) + HORA) / 1000,
        title: `${nombre(ganador)} remonta en el super tie-break`,
        content: [
          `<p>${enlace(ganador)} perdió el primer set por ${uno}, igualó con un ${dos} y ganó el super tie-\u2060break por ${tres} a ${enlace(rival)}.</p>`,
          `<p>Fue el ${fechaSemana(partido.fecha)}, en ${pista}, por la ${divisionDe(partido)}ª División ${CLASES[TIPO_PRINCIPAL].deTitulo}.`,
          racha > 1 ? ` Con esta lleva ${racha} victorias seguidas en la liga:` : ' Tras la remontada,',
          ` <a href="${tabla}">así queda la clasificación</a>.</p>`,
          luego && contra
            ? `<p>Su próximo partido, el ${fechaSemana(luego.fecha)} a las ${horaDe(luego.fecha)}, es contra ${enlace(contra)}.</p>`
            : '',
        ].join(''),
        link: rutas.resultados(TIPO_PRINCIPAL),
        publicada: 1 as const,
        fijada: 0 as const,
      };
    })
    .slice(0, 1);
}
