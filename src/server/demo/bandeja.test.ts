import { isValidIBAN } from 'ibantools';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Campo } from '#domain/inscripcion/ficha.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { contextoDe } from '#server/db/tables/solicitud.ts';
import { createSeal, createSealKey } from '#server/platform/crypto/seal.ts';
import { verOperacion } from '#server/registros/registros.ts';
import { MOMENTOS } from '#tests/builders/temporada.ts';
import { fixedClock } from '#tests/support/app.ts';
import { describeEngines, reset } from '#tests/support/engines.ts';
import { sembrarBandeja } from './bandeja.ts';
import { sembrarDemo } from './demo.ts';

const sello = createSeal(createSealKey());

describeEngines('the inbox of the demo', ({ open }) => {
  let base: BaseDatos;
  beforeAll(async () => {
    base = await open();
  });
  beforeEach(async () => {
    await reset(base);
    await base.db.deleteFrom('solicitud').execute();
  });

  const filas = () => base.db.selectFrom('solicitud').selectAll().orderBy('id').execute();

  it('has every kind, read and not, handled and not, once', async () => {
    await sembrarDemo(base, '2026-11-21T10:00');
    await sembrarBandeja(base, '2026-11-21T10:00', sello);
    await sembrarBandeja(base, '2026-11-21T10:00', sello);
    const todas = await filas();
    expect(new Set(todas.map(({ tipo }) => tipo)).size).toBe(3);
    expect(todas).toHaveLength(10);
    for (const campo of ['leida', 'atendida'] as const)
      expect(new Set(todas.map((una) => una[campo]))).toEqual(new Set([0, 1]));
    expect(todas.filter(({ idJugador }) => idJugador !== null)).toHaveLength(1);
    expect(todas.filter(({ avisos }) => avisos !== '[]')).toHaveLength(1);
    expect(await base.db.selectFrom('correo').select('id').execute()).toEqual([]);
  });

  it('logs whom somebody answered and whose a request was, when it was done', async () => {
    await sembrarDemo(base, '2026-11-21T10:00');
    await sembrarBandeja(base, '2026-11-21T10:00', sello);
    const seguidas = (await filas()).filter(
      ({ respondida, idJugador }) => respondida !== null || idJugador !== null,
    );
    const lineas = await base.db
      .selectFrom('registro')
      .select(['acto', 'datos', 'dt'])
      .where('idOperacion', 'is', null)
      .orderBy('id')
      .execute();
    expect(lineas.map(({ acto }) => acto)).toEqual(['asigna', 'responde']);
    expect(lineas.map(({ datos }) => JSON.parse(datos ?? '')[0])).toEqual(seguidas.map(({ id }) => id));
    for (const { dt } of lineas) expect(dt).toBeLessThan(Date.parse('2026-11-21T09:00Z') / 1000);
  });

  it('tells of the last results, and each of it can be taken back', async () => {
    await sembrarDemo(base, '2026-11-21T10:00');
    await sembrarBandeja(base, '2026-11-21T10:00', sello);
    const lineas = await base.db
      .selectFrom('registro')
      .select(['entidad', 'dt', 'idOperacion'])
      .orderBy('id')
      .execute();
    expect(lineas.map(({ dt }) => dt)).toEqual(lineas.map(({ dt }) => dt).sort((a, b) => a - b));
    expect(new Set(lineas.map(({ entidad }) => entidad))).toEqual(new Set([null, 'partido', 'noticia']));
    const ids = new Set(lineas.flatMap(({ idOperacion }) => idOperacion ?? []));
    const reloj = fixedClock('2026-11-21T10:00');
    for (const id of ids)
      expect(
        (await verOperacion(base, reloj, { id, alcance: { cobra: true, suyas: null } })).impedimento,
      ).toBeNull();
  });

  it('has accounts of nobody, valid but for one', async () => {
    await sembrarBandeja(base, '2026-11-21T10:00', sello);
    const ibanes = (await filas()).flatMap(({ banco, referencia }) => {
      if (banco === null) return [];
      const campos: Campo[] = JSON.parse(
        Buffer.from(sello.open(banco, contextoDe(referencia, 'banco'))).toString('utf8'),
      );
      return campos.flatMap(({ campo, valor }) =>
        campo === 'cuentaIBAN' ? [valor.replaceAll(' ', '')] : [],
      );
    });
    // One was mistyped, to show what becomes of it.
    expect(ibanes.map((iban) => isValidIBAN(iban)).sort()).toEqual([false, true, true, true, true]);
    expect(new Set(ibanes.map((iban) => iban.slice(4, 8)))).toEqual(new Set(['0000']));
  });

  it.each(MOMENTOS)('on %s came in before, in the order of its numbers', async (ahora) => {
    await sembrarBandeja(base, ahora, sello);
    const instantes = (await filas()).map(({ dt }) => Number(dt));
    expect(instantes).toEqual(instantes.toSorted((a, b) => a - b));
    // The clock of the club is at most two hours ahead of UTC.
    expect(Math.max(...instantes)).toBeLessThanOrEqual(Date.parse(`${ahora}:00Z`) / 1000);
    expect((await filas()).every(({ dia }) => dia <= ahora.slice(0, 10))).toBe(true);
  });
});
