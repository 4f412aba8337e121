import { unzipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import { personalesApi } from '#contract/cuentas/personales.ts';
import { operacionesApi } from '#contract/operaciones.ts';
import type { Campo } from '#domain/campo.ts';
import { JUGADOR } from '#domain/campos.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { crearFirma } from '#server/db/registro/firma.ts';
import { purgar } from '#server/solicitudes/retencion.ts';
import {
  datosJugador,
  jugadoresDe,
  marcador,
  unaLiga,
  unaPista,
  unJugador,
  unPartido,
} from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { rastrosEn } from '#tests/support/hostile/rastros.ts';

const NOMBRE = 'Ana García';
const EMAIL = 'ana.garcia@correo.example';
const TELEFONO = '600 000 001';

/** What her row says, of which nothing stays once she is forgotten. */
const SUYO = {
  nombre: NOMBRE,
  email: EMAIL,
  telefono: TELEFONO,
  nombreDeportivo: 'La Zurda Veloz',
  notas: 'Prefiere no cruzarse con su cuñado',
  franjas: 'domingo-tarde:mal',
};

describeServer('the data of a person', (engine) => {
  const app = useApp(engine);
  beforeEach(async () => void (await app().base.db.deleteFrom('solicitud').execute()));

  const ver = (id: number) => app().call(personalesApi.ver, { params: { id } });
  const borrar = (id: number, version: number, solicitudes: number[] = []) =>
    app().api('POST', `/api/private/jugadores/${id}/datos/borrar`, { version, solicitudes });

  const solicitud = async (
    nombre: string,
    email: string | null,
    telefono: string | null,
  ): Promise<number> => {
    const { id } = await app()
      .base.db.insertInto('solicitud')
      .values({
        referencia: `${nombre}${email}${telefono}`,
        clave: null,
        tipo: 'contacto',
        inscripcion: null,
        dt: 1,
        dia: '2026-11-01',
        nombre,
        nombreBusqueda: normalizarTexto(nombre),
        email,
        telefono,
        datos: JSON.stringify([{ campo: 'mensaje', etiqueta: 'Mensaje', valor: `Soy ${nombre}` }]),
        banco: null,
        salud: null,
        saludCaduca: null,
        avisos: '[]',
        notas: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

  /** Somebody with a past: another name before, matches, an incident, observations that name her. */
  async function unaVida() {
    const liga = await unaLiga(app());
    const pista = await unaPista(app());
    const [ana, luis] = await jugadoresDe(app(), liga.id, 'Anita Garsía', 'Luis Paz');
    const [id, otro] = [ana?.id ?? 0, luis?.id ?? 0];
    await app().api(
      'POST',
      `/api/private/jugadores/${id}`,
      datosJugador({ nombre: 'Ana Garcia', idLiga: liga.id }),
    );
    await app().api(
      'POST',
      `/api/private/jugadores/${id}`,
      datosJugador({
        ...SUYO,
        disponibleAmistosos: true,
        publicarNombre: true,
        idLiga: liga.id,
      }),
    );
    await unPartido(app(), {
      idLiga: liga.id,
      idJugador1: id,
      idJugador2: otro,
      idPista: pista.id,
      observaciones: `Avisó ANA  GARCIA al ${TELEFONO}`,
      ...marcador('6-4 6-3'),
    });
    await unPartido(app(), { idLiga: liga.id, idJugador1: otro, idJugador2: id, fecha: '2026-12-12T10:00' });
    await app().api('POST', '/api/private/incidencias/0', {
      idLiga: liga.id,
      idJugador: id,
      fecha: '2026-12-01',
    });
    await app().api('POST', '/api/private/ligas/ajustes', {
      ...{ idLiga: liga.id, idJugador: id, puntos: 2, fecha: '2026-10-01' },
      motivo: `Lo avisó Ana  Garcia desde ${EMAIL}`,
    });
    const { body } = await app().api('GET', `/api/private/jugadores/${id}`);
    return { id, liga, version: (body as { version: number }).version };
  }

  it('leaves no trace in any column of any table, and the standings as they were', async () => {
    const { id, liga, version } = await unaVida();
    const suya = await solicitud('ana garcía', EMAIL, null);
    const tabla = async () => {
      const { body } = await app().send('GET', `/api/clasificaciones/ver?idLiga=${liga.id}`);
      const { clasificaciones } = body as { clasificaciones: Record<string, unknown>[] };
      return clasificaciones.map(({ jugador: _, incidencias: __, ajustes: ___, ...fila }) => fila);
    };
    const antes = await tabla();
    expect((await rastrosEn(app().base, NOMBRE, EMAIL, TELEFONO)).length).toBeGreaterThan(5);
    expect(await ver(id)).toMatchObject({
      contacto: true,
      partidos: 2,
      porJugar: 1,
      incidencias: 1,
      viejas: 1,
      solicitudes: [{ id: suya, coincide: ['nombre', 'email'] }],
    });
    expect(await borrar(id, version, [suya])).toMatchObject({
      status: 200,
      body: { nombre: NOMBRE, partidos: 2 },
    });
    expect(await rastrosEn(app().base, ...Object.values(SUYO), 'Ana Garcia', 'ana  garcia', 'Anita')).toEqual(
      [],
    );
    expect(await tabla()).toEqual(antes);
    expect((await app().base.db.selectFrom('ajuste').selectAll().execute())[0]).toMatchObject({
      ...{ idJugador: id, puntos: 2, motivo: null },
    });
    const { body: historia } = await app().send('GET', `/api/clasificaciones/jugador/${id}`);
    expect(historia).toMatchObject({ nombre: 'Jugador' });
    expect((await app().api('GET', `/api/private/incidencias/jugador/${id}`)).body).toEqual([]);
    expect((await app().api('GET', `/api/private/jugadores/${id}`)).body).toMatchObject({ idLiga: null });
    expect((await app().api('GET', '/api/private/log')).text.split('\n')[0]).toContain(
      `Borra los datos personales del jugador n.º ${id} y 1 solicitud suya`,
    );
  });

  it('has something in every field that is forgotten: of an empty one it would not be seen', async () => {
    const { id } = await unaVida();
    const { body } = await app().api('GET', `/api/private/jugadores/${id}`);
    const empty = Object.entries<Campo>(JUGADOR).filter(
      ([campo, { alOlvidar }]) => alOlvidar !== 'queda' && !(body as Record<string, unknown>)[campo],
    );
    expect(empty.map(([campo]) => campo)).toEqual([]);
  });

  it('cannot be taken back, nor anything that would bring the name back', async () => {
    const { id, version } = await unaVida();
    await borrar(id, version);
    const lineas = await app().call(operacionesApi.listar, {});
    expect(lineas.find(({ texto }) => texto.startsWith('Borra los datos'))?.operacion).toBe(null);
    expect(
      lineas.filter(({ texto }) => texto.includes('el jugador «Jugador»')).map(({ operacion }) => operacion),
    ).toEqual([null, null, null]);
    expect((await borrar(id, version)).status).toBe(409);
    expect((await app().api('GET', `/api/private/jugadores/${id}/datos`)).status).toBe(409);
  });

  it('of others stays: longer names in the log, solicitudes that are not chosen', async () => {
    const { id, version } = await unaVida();
    await unJugador(app(), { nombre: 'Ana García Lobo', email: 'lobo@correo.example' });
    const [ajena, otra] = [
      await solicitud('Pepe Ruiz', null, '+34 600-000-001'),
      await solicitud('Nadie', 'x@y.example', null),
    ];
    expect((await ver(id)).solicitudes.map((una) => una.id)).toEqual([ajena]);
    expect((await borrar(id, version, [otra])).status).toBe(409);
    expect((await borrar(id, version)).status).toBe(200);
    expect((await app().api('GET', '/api/private/log?texto=Lobo')).text).toContain('«Ana García Lobo»');
    expect((await rastrosEn(app().base, 'lobo@correo.example')).sort()).toContain(
      'persona.email: lobo@correo.example',
    );
    expect(
      (await app().base.db.selectFrom('solicitud').select('id').orderBy('id').execute()).map((una) => una.id),
    ).toEqual(expect.arrayContaining([ajena, otra]));
  });

  it('leaves the lines of the log of before, which are text, without those that name them', async () => {
    const { id, version } = await unaVida();
    const vieja = (texto: string) =>
      app().base.db.insertInto('registro').values({ dt: 1_700_000_000, usuario: 'admin', texto }).execute();
    await vieja('Crea el partido «ANA GARCÍA – Luis Paz»');
    await vieja('Cambia el jugador «Anita Garsía»: nombre Anita Garsía → Ana Garcia');
    await vieja('Crea el jugador «Luis Paz»');
    expect(await ver(id)).toMatchObject({ viejas: 3 });
    expect((await borrar(id, version)).status).toBe(200);
    expect(await rastrosEn(app().base, NOMBRE, 'Anita')).toEqual([]);
    expect((await app().api('GET', '/api/private/log')).text).toContain('Crea el jugador «Luis Paz»');
  });

  it('deleted with their row is forgotten by the log when the deletion can no longer be taken back', async () => {
    const { id } = await unJugador(app(), { nombre: NOMBRE, email: EMAIL });
    await unJugador(app(), { nombre: 'Luis Paz' });
    await app().api('DELETE', `/api/private/jugadores/${id}`);
    const firmada = crearFirma(app().base, app().reloj)({ usuario: null });
    await purgar(firmada, app().reloj);
    expect((await app().api('GET', '/api/private/log')).text).toContain(`Borra el jugador «${NOMBRE}»`);
    const despues = app().reloj.now() + 31 * 86_400_000;
    await purgar(firmada, { ...app().reloj, now: () => despues });
    expect(await rastrosEn(app().base, NOMBRE, EMAIL)).toEqual([]);
    const { text } = await app().api('GET', '/api/private/log');
    expect(text).toContain(`Borra el jugador «#${id}»`);
    expect(text).toContain('Crea el jugador «Luis Paz»');
  });

  it('is not forgotten over somebody else’s change', async () => {
    const { id, version } = await unaVida();
    expect((await borrar(id, version - 1)).status).toBe(409);
    expect((await ver(id)).nombre).toBe(NOMBRE);
  });

  it('is handed over whole, as data and as text', async () => {
    const { id } = await unaVida();
    const suya = await solicitud(NOMBRE.toLowerCase(), null, null);
    const answer = await app().app.inject({
      method: 'POST',
      url: `/api/private/jugadores/${id}/datos/exportar`,
      headers: { authorization: app().token },
      payload: { solicitudes: [suya] },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="datos-jugador-${id}-2026-11-21.zip"`,
    );
    const archivos = unzipSync(answer.rawPayload);
    const leer = (nombre: string): string => new TextDecoder().decode(archivos[nombre]);
    const todo = JSON.parse(leer('datos.json')) as Record<string, unknown[]>;
    expect(todo.ficha).toMatchObject(SUYO);
    expect([todo.partidos?.length, todo.incidencias?.length, todo.solicitudes?.length]).toEqual([2, 1, 1]);
    expect(JSON.stringify(todo.registros)).toContain(`Crea la incidencia «${NOMBRE}`);
    expect(leer('datos.txt')).toContain('01/12/2026 · Liga Social - 1ª División - 2026/27');
    expect(leer('datos.txt')).toContain(
      'Liga Social - 1ª División - 2026/27 · +2 puntos el 1 de octubre de 2026. Motivo: Lo avisó Ana  Garcia',
    );
    expect(leer('datos.txt')).toContain('Disponible para amistosos: ');
    expect(leer('datos.txt')).toMatch(/Liga Social - 1ª División - 2026\/27 · 6-4 6-3 · Avisó/);
    expect(leer('datos.txt')).toMatch(/12\/12\/2026 10:00 .* · sin resultado/);
    expect((await app().api('GET', '/api/private/log')).text).toContain(
      `Exporta los datos personales de ${NOMBRE}`,
    );
  });

  it('needs a session and a player', async () => {
    expect((await app().send('GET', '/api/private/jugadores/1/datos')).status).toBe(401);
    expect((await app().api('GET', '/api/private/jugadores/999999/datos')).status).toBe(404);
  });
});
