import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ajustesApi } from '#contract/liga/ajustes.ts';
import { clasificacionesApi } from '#contract/liga/clasificaciones.ts';
import { jugadoresApi } from '#contract/liga/jugadores.ts';
import { sumarDias } from '#domain/fecha.ts';
import { enPlano } from '#domain/partido/plano.ts';
import { writeCsv } from '#server/platform/files/csv.ts';
import { jugadoresDe, unaLiga, unPartido } from '#tests/builders/index.ts';
import { type TestApp, useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { celdasDe, hojasDePartidos } from '#tests/support/hojas.ts';
import { type Caso, casos, contar, type Mundo, mundoDe, N, suma } from '#tests/support/mezcla.ts';

const LIGAS = Number(process.env.RONDAS ?? 12);

/** Rules that say one thing and another are refused. */
const seAdmite = ({ norma: { empate, victoria, puntosSetGanado, contarMarcadorWo } }: Caso): boolean =>
  (empate === null || empate <= victoria) && (puntosSetGanado === 0 || victoria > 0 || contarMarcadorWo);

/** What staff can write by hand: an award is the committee's, and nobody leaves meanwhile. */
const aMano = (caso: Caso): Caso => ({
  ...caso,
  seVa: null,
  lista: caso.lista.map((una) => (una.que === 'adjudicado' ? { ...una, corte: 0 } : una)),
});

/** The league as staff would write it, match by match; what is done of them then, before anybody leaves. */
async function escribir(club: TestApp, caso: Caso, luego: () => Promise<unknown>) {
  const deporte = caso.norma.formatos.includes('once') ? 'pickleball' : 'tenis';
  const { id: idLiga } = await unaLiga(club, {
    ...({ deporte, division: 2, reglas: caso.norma } as const),
    ...{ idaVuelta: true, fechaIdaVuelta: '2026-10-01' },
  });
  const nombres = Array.from({ length: N }, (_, i) => `Jugador ${String.fromCharCode(65 + i)}`);
  const gente = await jugadoresDe(club, idLiga, ...nombres);
  const mundo = mundoDe(caso, (i) => gente[i]?.id ?? 0);
  for (const [i, { idJugador1, idJugador2, desenlace }] of mundo.partidos.entries())
    await unPartido(club, {
      ...{ idLiga, idJugador1, idJugador2, fecha: `${sumarDias('2026-09-01', i)}T10:00` },
      ...enPlano(desenlace),
    });
  await luego();
  for (const { id, estado, enLiga, ajustes = [] } of mundo.jugadores) {
    for (const { puntos, fecha, motivo } of ajustes)
      await club.call(ajustesApi.guardar, {
        body: { idLiga, idJugador: id, puntos, fecha, motivo: motivo ?? '' },
      });
    if (estado === 'activo' && enLiga) continue;
    const suyo = await club.call(jugadoresApi.leer, { params: { id } });
    const body = { ...suyo, estado, idLiga: enLiga ? idLiga : null, alIrse: 'abierto' as const };
    await club.call(jugadoresApi.guardar, { params: { id }, body });
  }
  return { idLiga, mundo };
}

const leer = (club: TestApp, idLiga: number) => club.call(clasificacionesApi.ver, { query: { idLiga } });

/** The answer of the server against a count written apart. */
function comprobar({ clasificaciones }: Awaited<ReturnType<typeof leer>>, mundo: Mundo): void {
  const { partes, puntosDe, grupos, cortes } = contar(mundo);
  const puestos = new Map(
    grupos.flatMap((grupo, i) => {
      const puesto = 1 + suma(grupos.slice(0, i), (otro) => otro.length);
      return grupo.map((id) => [id, { puesto, empatado: grupo.length > 1 }] as const);
    }),
  );
  expect(clasificaciones.map(({ idJugador }) => idJugador).toSorted()).toEqual(
    [...puestos.keys()].toSorted(),
  );
  for (const fila of clasificaciones) {
    const suyas = partes.filter(({ id }) => id === fila.idJugador);
    expect(fila).toMatchObject({
      ...puestos.get(fila.idJugador),
      puntos: puntosDe(fila.idJugador),
      partidosJugados: suyas.length,
      partidosGanados: suyas.filter(({ gana }) => gana).length,
      setsGanados: suma(suyas, ({ sets }) => sets[0]),
      juegosPerdidos: suma(suyas, ({ juegos }) => juegos[1]),
      woPerdidos: suma(suyas, ({ wo }) => wo),
    });
    if (!fila.desempate) continue;
    const { criterio, idRival, explicacion } = fila.desempate;
    expect(criterio).toBe(cortes.get(`${fila.idJugador} ${idRival}`)?.criterio);
    expect(explicacion).toMatch(/\.$/);
  }
}

describeServer('leagues of every rule at once, written and read back', (engine) => {
  const app = useApp(engine);
  const { ver, importar, exportar } = hojasDePartidos(app);

  const CASOS = fc
    .sample(casos.filter(seAdmite), { seed: 48, numRuns: LIGAS })
    .map((caso, i) => [i + 1, aMano(caso)] as const);

  it.each(CASOS)('league %i counts as a count apart, by calls', async (_, caso) => {
    const { idLiga, mundo } = await escribir(app(), caso, async () => undefined);
    comprobar(await leer(app(), idLiga), mundo);
  });

  it.each(CASOS)('league %i does too once its matches have come back in a sheet', async (_, caso) => {
    const { idLiga, mundo } = await escribir(app(), caso, async () => {
      const archivo = await exportar();
      expect(await ver(archivo)).toMatchObject({ iguales: caso.lista.length, malas: [] });
      await app().base.db.deleteFrom('partido').execute();
      const [cabecera = [], ...filas] = await celdasDe(archivo);
      const sin = new Set(['Id', 'Versión'].map((titulo) => cabecera.indexOf(titulo)));
      const nuevas = filas.map((celdas) => celdas.map((celda, i) => (sin.has(i) ? '' : celda)));
      const { body } = await importar(writeCsv([cabecera, ...nuevas]));
      expect(body).toEqual({ nuevas: caso.lista.length, cambian: 0, ligas: 0 });
    });
    comprobar(await leer(app(), idLiga), mundo);
  });
});
