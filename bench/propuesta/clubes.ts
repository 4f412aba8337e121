import fc from 'fast-check';
import type { Clausura } from '#domain/clausura/clausura.ts';
import { sumarDias } from '#domain/fecha.ts';
import { DEPORTES, type Disciplina, MODOS } from '#domain/liga/deportes.ts';
import type { DatosPropuesta, LigaPropuesta } from '#domain/propuesta/datos.ts';
import { DOMINGO, ganado, jugador, LIGA, partido, SABADO } from '#tests/builders/propuesta.ts';

type Medidas = { ligas: number; jugadores: number; pistas: number; maxInicios: number; maxPartidos: number };

const CUARTO = 15;
const DIAS = [SABADO, DOMINGO];
const MAX_DE_LIGA = 10;

const unaLiga = (id: number, maxInicios: number): fc.Arbitrary<LigaPropuesta> =>
  fc
    .record({
      cuartos: fc.integer({ min: 0, max: 4 }),
      duracion: fc.constantFrom(60, 75, 90),
      // From a window too short for a match on.
      holgura: fc.integer({ min: -1, max: maxInicios - 1 }),
      idaVuelta: fc.boolean(),
      fechaIdaVuelta: fc.constantFrom(null, '2026-10-01', DOMINGO, '2027-01-01'),
      tipo: fc.constantFrom('social' as const, 'infantil' as const),
    })
    .map(({ cuartos, holgura, ...liga }) => {
      const inicio = 570 + CUARTO * cuartos;
      return { ...LIGA, ...liga, id, division: id, inicio, fin: inicio + liga.duracion + CUARTO * holgura };
    });

const unJugador = (id: number, idLiga: number) =>
  fc
    .record({
      estado: fc.constantFrom(...(['activo', 'activo', 'activo', 'activo', 'lesion', 'eliminado'] as const)),
      disponibleAmistosos: fc.boolean(),
    })
    .map((cambios) => jugador(id, { ...cambios, idLiga }));

/** Matches between anybody of a league: long ago or on the days, won, to be played, put off or awarded. */
function unPartido({ ligas, jugadores, pistas }: Medidas) {
  const numero = fc.integer({ min: 1, max: jugadores });
  return fc
    .record({
      idLiga: fc.integer({ min: 1, max: ligas + 1 }),
      uno: numero,
      otro: numero,
      idPista: fc.option(fc.integer({ min: 1, max: pistas })),
      fecha: fc.constantFrom('2026-10-03T11:00', '2026-11-15T17:00', `${SABADO}T10:00`, `${DOMINGO}T11:30`),
      clase: fc.constantFrom('ganado', 'pendiente', 'aplazado', 'sintetico', 'ausente'),
    })
    .filter(({ uno, otro }) => uno !== otro)
    .map(({ uno, otro, clase, ...resto }) => {
      const idJugador1 = MAX_DE_LIGA * resto.idLiga + uno;
      const idJugador2 = MAX_DE_LIGA * resto.idLiga + otro;
      const base = { ...resto, idJugador1, idJugador2 };
      if (clase === 'ganado') return ganado(base);
      return partido({
        ...base,
        jugador1Aplaza: clase === 'aplazado',
        sintetico: clase === 'sintetico',
        jugador2NoPresenta: clase === 'ausente',
      });
    });
}

export function unClub(medidas: Medidas): fc.Arbitrary<DatosPropuesta> {
  const ids = Array.from({ length: medidas.ligas }, (_, n) => n + 1);
  const quienes = ids.flatMap((idLiga) =>
    Array.from({ length: medidas.jugadores }, (_, n) => [MAX_DE_LIGA * idLiga + n + 1, idLiga] as const),
  );
  const algunos = fc.subarray(
    quienes.map(([id]) => id),
    { maxLength: Math.ceil(quienes.length / 4) },
  );
  return fc
    .record({
      ligas: fc.tuple(...ids.map((id) => unaLiga(id, medidas.maxInicios))),
      jugadores: fc.tuple(...quienes.map(([id, idLiga]) => unJugador(id, idLiga))),
      disponibles: fc.array(fc.constantFrom(true, true, true, false), {
        minLength: medidas.pistas,
        maxLength: medidas.pistas,
      }),
      sabado: algunos,
      domingo: algunos,
      partidos: fc.array(unPartido(medidas), { maxLength: medidas.maxPartidos }),
      cuantosDias: fc.integer({ min: 1, max: 2 }),
      rellenarConAmistosos: fc.boolean(),
    })
    .map(({ disponibles, sabado, domingo, partidos, cuantosDias, ...resto }) => ({
      ...resto,
      dias: DIAS.slice(0, cuantosDias),
      partidos: partidos.map((suyo, n) => ({ ...suyo, id: n + 1 })),
      pistas: disponibles.map((disponible, n) => ({
        id: n + 1,
        nombre: `Pista ${n + 1}`,
        deporte: 'tenis',
        disponible,
      })),
      ausencias: { [SABADO]: sabado, [DOMINGO]: domingo },
      vacio: false,
      ligasAmistosos: [{ ...LIGA, id: 99, tipo: 'amistosos', division: 0 }],
    }));
}

const unaDisciplina: fc.Arbitrary<Disciplina> = fc.record({
  deporte: fc.constantFrom(...DEPORTES, 'tenis' as const),
  modo: fc.constantFrom(...MODOS),
});

/** The same clubs with leagues and courts of several sports, and friendlies of each of them. */
export const conDeportes = (club: fc.Arbitrary<DatosPropuesta>): fc.Arbitrary<DatosPropuesta> =>
  club.chain((datos) =>
    fc
      .record({
        deLigas: fc.tuple(...datos.ligas.map(() => unaDisciplina)),
        dePistas: fc.tuple(...datos.pistas.map(() => fc.constantFrom(...DEPORTES, 'tenis' as const))),
      })
      .map(({ deLigas, dePistas }) => ({
        ...datos,
        ligas: datos.ligas.map((liga, n) => ({ ...liga, ...deLigas[n] })),
        pistas: datos.pistas.map((pista, n) => ({ ...pista, deporte: dePistas[n] ?? 'tenis' })),
        ligasAmistosos: DEPORTES.flatMap((deporte, n) =>
          MODOS.map((modo, m) => ({
            ...LIGA,
            ...{ id: 99 + n * MODOS.length + m, deporte, modo, tipo: 'amistosos' as const, division: 0 },
          })),
        ),
      })),
  );

const personasDe = ({ modo }: LigaPropuesta): number => (modo === 'parejas' ? 2 : 1);

/**
 * The same clubs with a person or two in each player, in a league once each and most of them in several. Whoever was
 * absent is so by the first of their people, and all as whom that one plays are.
 */
export const conGente = (club: fc.Arbitrary<DatosPropuesta>): fc.Arbitrary<DatosPropuesta> =>
  club.chain((datos) => {
    const suyosDe = ({ id }: LigaPropuesta) => datos.jugadores.filter(({ idLiga }) => idLiga === id);
    const hacenFalta = Math.max(...datos.ligas.map((liga) => personasDe(liga) * suyosDe(liga).length));
    const todas = Array.from({ length: hacenFalta }, (_, n) => n + 1);
    const unas = { minLength: hacenFalta, maxLength: hacenFalta };
    return fc.tuple(...datos.ligas.map(() => fc.shuffledSubarray(todas, unas))).map((repartos) => {
      const personas = new Map(
        datos.ligas.flatMap((liga, l) =>
          suyosDe(liga).map(({ id }, n) => {
            const cuantas = personasDe(liga);
            return [id, repartos[l]?.slice(cuantas * n, cuantas * (n + 1)) ?? []] as const;
          }),
        ),
      );
      const deParejas = (id: number): boolean => (personas.get(id)?.length ?? 0) > 1;
      const conQuien = (ids: readonly number[]): number[] => {
        const ausentes = new Set(ids.map((id) => personas.get(id)?.[0] ?? 0));
        return [...personas].flatMap(([id, suyas]) => (suyas.some((una) => ausentes.has(una)) ? [id] : []));
      };
      return {
        ...datos,
        gente: [...personas],
        ausencias: Object.fromEntries(
          Object.entries(datos.ausencias).map(([dia, ids]) => [dia, conQuien(ids)]),
        ),
        jugadores: datos.jugadores.map((jugador) => ({
          ...jugador,
          disponibleAmistosos: jugador.disponibleAmistosos && !deParejas(jugador.id),
        })),
      };
    });
  });

const HORAS = [null, '10:00', '11:15', '12:30', '17:00'] as const;

/** Courts shut for some hours of some days, and holidays of the whole club. */
const unaClausura = (pistas: number): fc.Arbitrary<Clausura> =>
  fc
    .record({
      fecha: fc.constantFrom(sumarDias(SABADO, -3), SABADO, DOMINGO),
      dias: fc.integer({ min: 0, max: 4 }),
      inicio: fc.constantFrom(...HORAS),
      fin: fc.constantFrom(...HORAS),
      pistas: fc.option(
        fc.subarray(
          Array.from({ length: pistas }, (_, n) => n + 1),
          { minLength: 1 },
        ),
        { freq: 6 },
      ),
    })
    .filter(({ inicio, fin }) => inicio === null || fin === null || inicio < fin)
    .map(({ dias, ...una }) => ({
      ...una,
      hasta: dias === 0 ? null : sumarDias(una.fecha, dias),
      motivo: 'obras',
    }));

export const conCierres = (
  club: fc.Arbitrary<DatosPropuesta>,
  pistas: number,
): fc.Arbitrary<DatosPropuesta> =>
  fc
    .tuple(club, fc.array(unaClausura(pistas), { minLength: 1, maxLength: 3 }))
    .map(([datos, clausuras]) => ({ ...datos, clausuras }));
