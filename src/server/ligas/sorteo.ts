import type { SortearEmpate } from '#contract/liga/temporadas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { type Sorteo, sortear } from '#domain/clasificacion/sorteo.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { ligaPorId } from '#server/db/lecturas/por-id.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { existente } from '#server/db/registro/entidad.ts';
import type { BaseFirmada } from '#server/db/registro/firma.ts';
import { actualizarLiga } from '#server/db/tables/liga.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import { deLosMismos, idsDe, leerDivision, sorteoDe } from './leer-cierre.ts';
import { comprobarEnJuego, sinIdentidad } from './temporadas.ts';

/**
 * Draws who goes first of some who are equal in everything across a line, and keeps it with the rules of their league. Once: who
 * asks again is told what came out. 409 when they are no longer equal. docs/reglas/ligas.md
 */
export function sortearEmpate(
  base: BaseFirmada,
  reloj: Clock,
  sacar: (hasta: number) => number,
  { idLiga, puestos, jugadores, testigos }: SortearEmpate,
): Promise<Sorteo> {
  return base.transact(async (tx) => {
    await tx.lock('liga', [idLiga]);
    const liga = existente(await ligaPorId(tx.q, idLiga));
    comprobarEnJuego(liga);
    const { empates } = await leerDivision(tx.q, liga, [], {
      ahora: reloj.localTime(),
      puestos,
      orden: [],
      fin: 'temporada',
    });
    const empate = empates.find((uno) => deLosMismos(idsDe(uno), jugadores));
    if (!empate) throw new Problema(409, mensajes.cierreCambiado);
    const anterior = sorteoDe(liga, empate);
    if (anterior) return anterior;
    const lista = idsDe(empate);
    const { orden, bolas } = sortear(lista, sacar);
    const decisiones = [...liga.reglas.decisiones, { orden, bolas, modo: 'sorteo' as const, motivo: '' }];
    await actualizarLiga(tx, idLiga, sinIdentidad({ ...liga, reglas: { ...liga.reglas, decisiones } }));
    await anotarHechos(tx, [hechos.sortea(liga.nombre, lista, bolas, orden, testigos)]);
    return { orden, bolas };
  });
}
