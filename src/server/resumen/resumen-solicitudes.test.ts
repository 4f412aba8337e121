import { beforeEach, expect, it } from 'vitest';
import type { Resumen } from '#contract/club/resumen.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

describeServer('resumen, of what came through the forms', (engine) => {
  const app = useApp(engine);
  const leer = async (): Promise<Resumen> => (await app().api('GET', '/api/private/resumen')).body as Resumen;

  beforeEach(async () => {
    for (const tabla of ['correo', 'solicitud'] as const) await app().base.db.deleteFrom(tabla).execute();
  });

  const unaSolicitud = async (referencia: string, nombre: string, leida: 0 | 1, atendida: 0 | 1) => {
    const comunes = { dt: 0, dia: '2026-11-21', datos: '[]', avisos: '[]', nombreBusqueda: nombre };
    const fila = await app()
      .base.db.insertInto('solicitud')
      .values({ ...comunes, referencia, nombre, leida, atendida, tipo: 'contacto' } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    return fila.id;
  };

  const unCorreo = (idSolicitud: number, estado: string, error: string | null) =>
    app()
      .base.db.insertInto('correo')
      .values({
        idSolicitud,
        messageId: `${idSolicitud}-${estado}-${error}`,
        para: 'x@correo.example',
        asunto: 'x',
        texto: 'x',
        lleva: 'nada',
        estado,
        proximo: 0,
        error,
      } as never)
      .execute();

  it('counts requests not read and not handled', async () => {
    await unaSolicitud('a', 'Ana', 0, 0);
    await unaSolicitud('b', 'Bea', 1, 0);
    await unaSolicitud('c', 'Carla', 1, 1);
    await unaSolicitud('d', 'Dora', 0, 1);
    expect((await leer()).solicitudes).toEqual({ sinLeer: 2, sinAtender: 2, unica: null });
  });

  it('names the one not handled when no other waits', async () => {
    await unaSolicitud('a', 'Ana', 0, 1);
    const bea = await unaSolicitud('b', 'Bea', 1, 0);
    expect((await leer()).solicitudes).toEqual({ sinLeer: 1, sinAtender: 1, unica: bea });
  });

  it('tells the mails given up and those that failed and are tried again, not those that only wait', async () => {
    const [ana, bea, carla] = [
      await unaSolicitud('a', 'Ana', 1, 1),
      await unaSolicitud('b', 'Bea', 1, 1),
      await unaSolicitud('c', 'Carla', 1, 1),
    ];
    await unCorreo(ana, 'fallido', 'EENVELOPE');
    await unCorreo(ana, 'pendiente', 'ETIMEDOUT');
    await unCorreo(bea, 'pendiente', 'ECONNECTION');
    await unCorreo(carla, 'pendiente', null);
    await unCorreo(carla, 'enviado', null);
    expect((await leer()).correos).toEqual({
      fallidos: 1,
      reintentando: 2,
      primeros: [
        { idSolicitud: ana, nombre: 'Ana' },
        { idSolicitud: bea, nombre: 'Bea' },
      ],
    });
  });
});
