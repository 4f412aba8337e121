import { vueltasTotales } from '#domain/liga/liga.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { sinJugar } from '#domain/partido/ocupacion.ts';
import { clavePareja } from '#domain/partido/partido.ts';
import { estaDecidido } from '#domain/partido/resultado.ts';
import { todasLasLigas } from '../lecturas/tabla.ts';
import type { Lector } from '../open.ts';
import { leerFilaPartido } from '../tables/partido.ts';
import type { Fila } from '../types.ts';
import { filasCon } from './consultas.ts';
import type { Estorbo, Netos } from './estorbos.ts';
import { claveTexto, type Imagen } from './imagen.ts';
import { llaveDe } from './neto.ts';

const aPartido = (imagen: Imagen) => conSets(leerFilaPartido(imagen as Fila<'partido'>));

const parejaDe = (imagen: Imagen): string =>
  `${imagen.idLiga} ${clavePareja(Number(imagen.idJugador1), Number(imagen.idJugador2))}`;

/** Ids of the leagues that rank, with how many times each pair meets. */
async function vueltasPorLiga(db: Lector): Promise<Map<unknown, number>> {
  const ligas = await todasLasLigas(db);
  return new Map(
    ligas.filter(({ reglas }) => reglas.clasifica).map((liga) => [liga.id, vueltasTotales(liga)]),
  );
}

/**
 * Matches that would be to play again although their pair has since had, in others, as many results as it owes. Of
 * each, those results are in the way: the caller tells whether they came after.
 */
export async function yaSaldados(db: Lector, netos: Netos): Promise<Estorbo[]> {
  const suyos = [...netos.values()].filter(({ tabla }) => tabla === 'partido');
  const vuelven = suyos.flatMap(({ antes }) => (antes && sinJugar(aPartido(antes)) ? [antes] : []));
  if (vuelven.length === 0) return [];
  const vueltas = await vueltasPorLiga(db);
  const ahora = await filasCon(db, 'partido', 'idLiga', [...new Set(vuelven.map(({ idLiga }) => idLiga))]);
  const otros = ahora.filter((fila) => !netos.has(llaveDe('partido', claveTexto('partido', fila))));
  const quedan = [...otros, ...suyos.flatMap(({ antes }) => (antes ? [antes] : []))].filter((fila) =>
    estaDecidido(aPartido(fila)),
  );
  const decididos = Map.groupBy(quedan, parejaDe);
  return vuelven.flatMap((imagen): Estorbo[] => {
    const resultados = decididos.get(parejaDe(imagen)) ?? [];
    if (resultados.length < (vueltas.get(imagen.idLiga) ?? Number.POSITIVE_INFINITY)) return [];
    return resultados
      .filter((otra) => otros.includes(otra))
      .map((otra) => ({
        clase: 'saldado',
        tabla: 'partido',
        imagen,
        otra: { tabla: 'partido', imagen: otra },
      }));
  });
}
