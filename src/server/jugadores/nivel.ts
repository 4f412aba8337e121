import type { Jugador, NivelDeJugador } from '#contract/liga/jugadores.ts';
import { compararNivel } from '#domain/liga/liga.ts';
import { seGestiona, TIPO_PRINCIPAL, TIPOS_DE_MENORES, type TipoLiga } from '#domain/liga/tipos.ts';
import type { NivelDicho } from '#domain/nivel/dicho.ts';
import { compiten, deporteDe, divisionSugerida } from '#domain/nivel/nivel.ts';
import { leerNiveles, ligasDeUno } from '#server/db/lecturas/nivel.ts';
import { jugadorPorId } from '#server/db/lecturas/por-id.ts';
import { todasLasLigas } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { existente } from '#server/db/registro/entidad.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import type { Clock } from '#server/platform/clock.ts';

/** What they would play: as in the last league with divisions that they played in; of none, by whether they are a minor. */
function queJugaria({ reservado }: Jugador, suyas: readonly LigaLeida[]) {
  const ultima = suyas.find(({ tipo }) => seGestiona(tipo));
  const tipo: TipoLiga = (reservado ? TIPOS_DE_MENORES[0] : undefined) ?? TIPO_PRINCIPAL;
  return ultima ?? { ...suyas[0], tipo };
}

const plantillaDe = (db: Lector, idLiga: number) =>
  db
    .selectFrom('liga_jugador')
    .innerJoin('jugador', 'jugador.id', 'liga_jugador.idJugador')
    .select('jugador.id')
    .where('liga_jugador.idLiga', '=', idLiga)
    .where('jugador.estado', '<>', 'eliminado')
    .orderBy('jugador.id')
    .execute();

async function sugeridaPara(
  db: Lector,
  queJuega: Parameters<typeof compiten>[0],
  { nivel, nivelDe }: { nivel: NivelDicho | null; nivelDe: (id: number) => NivelDicho | null },
): Promise<NivelDeJugador['sugerida']> {
  const ligas = (await todasLasLigas(db))
    .filter((liga) => liga.estado === 'activa' && compiten(liga, queJuega))
    .toSorted(compararNivel);
  const divisiones = await Promise.all(
    ligas.map(async ({ id: idLiga }) => ({
      idLiga,
      niveles: (await plantillaDe(db, idLiga)).flatMap(({ id }) => nivelDe(id) ?? []),
    })),
  );
  const sugerida = divisionSugerida(nivel, divisiones);
  const liga = ligas.find(({ id }) => id === sugerida?.idLiga);
  return sugerida && liga ? { ...sugerida, liga: liga.nombre } : null;
}

/** What their matches say of them and, of whoever is in no league, where they might play: somebody decides it. */
export async function verNivel({ db }: BaseDatos, reloj: Clock, id: number): Promise<NivelDeJugador> {
  const jugador = existente(await jugadorPorId(db, id));
  const suyas = await ligasDeUno(db, jugador);
  const niveles = await leerNiveles(db, reloj.localTime());
  const nivelDe = (cual: number): NivelDicho | null => niveles(cual, deporteDe(suyas[0] ?? {}));
  const nivel = nivelDe(id);
  const sinLiga = jugador.idLiga === null;
  return {
    nivel,
    sugerida: sinLiga ? await sugeridaPara(db, queJugaria(jugador, suyas), { nivel, nivelDe }) : null,
  };
}
