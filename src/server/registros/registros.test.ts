import { describe, expect, it } from 'vitest';
import { type LineaRegistro, operacionesApi } from '#contract/operaciones.ts';
import type { Asunto } from '#domain/registro/asuntos.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { crearFirma } from '#server/db/registro/firma.ts';
import { insertarRegistros } from '#server/db/tables/registro.ts';
import {
  datosJugador,
  datosPista,
  marcador,
  unaLiga,
  unaLigaConDos,
  unaPista,
  unJugador,
  unPartido,
} from '#tests/builders/index.ts';
import { ADMIN, useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { hasta } from '#tests/support/formularios.ts';
import { purgar } from '../solicitudes/retencion.ts';

const RUTA = '/api/private/log';
/** 10:00 in UTC, the clock of the tests, in the club's winter. */
const CUANDO = '21/11/2026 11:00 · admin · ';

describeEngines('registros', (engine) => {
  const app = useApp(engine);

  const lineas = async (query = ''): Promise<string[]> => {
    const { text } = await app().api('GET', `${RUTA}${query}`);
    return text === '' ? [] : text.split('\n');
  };
  const anotar = (dt: number, texto: string) =>
    app().base.db.insertInto('registro').values({ dt, usuario: 'admin', texto }).execute();

  it('are an empty text when nothing happened', async () => {
    const answer = await app().api('GET', `${RUTA}/`);
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(answer.headers['content-type']).toContain('text/plain');
    expect((await app().send('GET', RUTA)).status).toBe(401);
  });

  it('tell who did what, when, before and after, newest first', async () => {
    const pista = await unaPista(app(), { nombre: 'Prado 1' });
    await app().api('POST', `/api/private/pistas/${pista.id}`, { nombre: 'Prado 1', estado: 'inactiva' });
    await app().api('DELETE', `/api/private/pistas/${pista.id}`);
    expect(await lineas()).toEqual([
      `${CUANDO}Borra la pista «Prado 1»: estado inactiva; deporte tenis`,
      `${CUANDO}Cambia la pista «Prado 1»: estado activa → inactiva`,
      `${CUANDO}Crea la pista «Prado 1»: estado activa; deporte tenis`,
    ]);
  });

  it('are found by what they are about, also what was taken back, and by whose they are', async () => {
    const pista = await unaPista(app(), { nombre: 'Prado 1' });
    await unJugador(app(), { nombre: 'Ana Gil' });
    const lineasDe = async (query: { asunto?: Asunto; usuario?: string }) => {
      const { body } = await app().api('GET', `${RUTA}/lineas?${new URLSearchParams(query)}`);
      return body as LineaRegistro[];
    };
    const buscar = async (query: Parameters<typeof lineasDe>[0]) =>
      (await lineasDe(query)).map(({ texto }) => texto);
    const [creada] = await lineasDe({ asunto: 'club' });
    expect(creada?.texto).toBe(`Crea la pista «${pista.nombre}»: estado activa; deporte tenis`);
    await app().call(operacionesApi.deshacer, { params: { id: creada?.operacion ?? 0 } });
    expect(await buscar({ asunto: 'club' })).toHaveLength(2);
    expect(await buscar({ asunto: 'jugadores' })).toEqual([expect.stringContaining('Ana Gil')]);
    expect(await buscar({ usuario: 'admin' })).toHaveLength(3);
    expect(await buscar({ usuario: 'luisa' })).toEqual([]);
  });

  it('say nothing of what was refused or did not change', async () => {
    const pista = await unaPista(app(), { nombre: 'Prado 1' });
    await app().api('POST', `/api/private/pistas/${pista.id}`, { ...pista, version: 99 });
    await app().api('POST', '/api/private/pistas/0', datosPista({ nombre: 'Prado 1' }));
    await app().api('POST', `/api/private/pistas/${pista.id}`, pista);
    expect(await lineas()).toHaveLength(1);
  });

  describe('are left by', () => {
    it('leagues, players and matches, with the names of what they point at', async () => {
      const { liga, pista, quienes } = await unaLigaConDos(app());
      const partido = await unPartido(app(), { ...quienes, idPista: pista.id });
      await app().api('POST', `/api/private/partidos/${partido.id}`, { ...partido, ...marcador('6-4 6-4') });
      const titulo = 'el partido «Ana Gil – Luis Paz, 21/11/2026 10:00»';
      const [puntuado, creado, jugador] = await lineas();
      expect(puntuado).toBe(`${CUANDO}Cambia ${titulo}: marcador 6-4 6-4`);
      expect(creado).toBe(`${CUANDO}Crea ${titulo}: ${liga.nombre}; ${pista.nombre}; duración 90`);
      expect(jugador).toBe(`${CUANDO}Crea el jugador «Luis Paz»: estado activo; ${liga.nombre}`);
    });

    it('incidents, one line a day, and those of the injured', async () => {
      const { liga, ana } = await unaLigaConDos(app());
      const deAna = { idLiga: liga.id, idJugador: ana.id, fecha: '2026-11-21', fecha2: '2026-11-22' };
      await app().api('POST', '/api/private/incidencias/0', deAna);
      expect((await lineas('?texto=incidencia')).map((linea) => linea.split('»')[0])).toEqual([
        `${CUANDO}Crea la incidencia «Ana Gil, 22/11/2026`,
        `${CUANDO}Crea la incidencia «Ana Gil, 21/11/2026`,
      ]);
      await unJugador(app(), { idLiga: liga.id, estado: 'lesion' });
      await app().api('POST', '/api/private/incidencias/lesionadosSave', {
        tipo: 'social',
        fecha1: '2026-11-21',
      });
      expect((await lineas())[0]).toBe(`${CUANDO}Crea 1 incidencia de jugadores lesionados (social)`);
    });

    it('settings, bulk scoring and both ends of a season', async () => {
      const { liga, quienes } = await unaLigaConDos(app());
      const partido = await unPartido(app(), quienes);
      const ajustes = [{ clave: 'mostrarIncidencias', valor: 'true' }];
      await app().api('POST', '/api/private/configuracion/save', ajustes);
      const partidos = [{ id: partido.id, jugador2NoPresenta: true }];
      await app().api('POST', '/api/private/partidos/guardarpuntuaciones', { partidos });
      await app().api('POST', `/api/private/ligas/nuevaTemporada?idLiga=${liga.id}`);
      const [temporada, puntos, opcion] = await lineas();
      expect(temporada).toContain(`Abre nueva temporada de «${liga.nombre}»: 2 jugadores`);
      expect(puntos).toContain('marcador 6-0 6-0; el jugador 2 no se presenta');
      expect(opcion).toBe(`${CUANDO}Cambia la opción «Mostrar incidencias»: no → sí`);
    });

    it('signing in and out, and passwords that were wrong, without what was typed', async () => {
      const token = await app().login();
      await app().send('POST', '/api/auth/logout', { token });
      await app().login({ usuario: ADMIN.usuario, password: 'secreto1' });
      await app().login({ usuario: 'secreto2', password: 'secreto3' });
      // What fails within a second of another failure is written with the next one's.
      await hasta(async () => (await lineas()).length === 4);
      const todas = await lineas();
      expect(todas.map((linea) => linea.split(' · ').slice(1).join(': '))).toEqual([
        'desconocido: Intento de acceso fallido',
        'admin: Intento de acceso fallido',
        'admin: Sale',
        'admin: Entra',
      ]);
      expect(todas.join('\n')).not.toContain('secreto');
    });
  });

  it('with changes alone, leave out who came and went and what was only read', async () => {
    await app().login();
    await unaPista(app(), { nombre: 'Central' });
    await app().base.transact((tx) =>
      insertarRegistros(tx.q, [{ dt: 1, usuario: 'admin', linea: hechos.copia }]),
    );
    const ver = async (cambios: string) => {
      const { body } = await app().api('GET', `/api/private/log/lineas?cambios=${cambios}`);
      return (body as { texto: string }[]).map(({ texto }) => texto);
    };
    expect((await ver('true')).map((texto) => texto.split('«')[0])).toEqual(['Crea la pista ']);
    expect(await ver('false')).toContain('Entra');
    expect(await ver('false')).toContain('Descarga una copia de seguridad');
  });

  it('never hold contact data, observations or tokens', async () => {
    const liga = await unaLiga(app());
    const contacto = { email: 'ana@privado.example', telefono: '600123123', idLiga: liga.id };
    const ana = await unJugador(app(), { nombre: 'Ana Gil', ...contacto });
    const cambiada = { ...datosJugador(contacto), nombre: 'Ana Gil', email: 'otra@privado.example' };
    await app().api('POST', `/api/private/jugadores/${ana.id}`, cambiada);
    await app().api('DELETE', `/api/private/jugadores/${ana.id}`);
    const texto = (await lineas()).join('\n');
    expect(texto).toContain('email cambiado');
    expect(texto).not.toMatch(/privado|600123123/);
    expect(texto).not.toContain(app().token);
  });

  it('are filtered by text, whatever its case and accents, and by the day of the club', async () => {
    await anotar(Date.parse('2026-06-30T21:59:00Z') / 1000, 'Antes de medianoche');
    await anotar(Date.parse('2026-06-30T22:00:00Z') / 1000, 'Después de medianoche, José Ñíguez');
    expect(await lineas('?dia=2026-06-30')).toEqual(['30/06/2026 23:59 · admin · Antes de medianoche']);
    expect(await lineas('?dia=2026-07-01')).toHaveLength(1);
    expect(await lineas('?texto=JOSE+niguez')).toHaveLength(1);
    expect(await lineas('?texto=MEDIANOCHE')).toHaveLength(2);
    expect(await lineas('?texto=medianoche&dia=2026-06-29')).toEqual([]);
    expect((await app().api('GET', `${RUTA}?dia=ayer`)).status).toBe(400);
  });

  it('of a clock that was wrong are listed too', async () => {
    await anotar(0, 'Con el reloj en 1970');
    const { status, body } = await app().api('GET', `${RUTA}/lineas`);
    expect([status, body]).toMatchObject([200, [{ cuando: '1970-01-01T01:00' }]]);
  });

  it('are at most 5,000 lines, and a filter looks beyond them', async () => {
    const dt = 1_700_000_000;
    const linea = (i: number) => ({ dt: dt + i, usuario: 'admin', linea: hechos.creaCuenta(`n.º ${i}`) });
    await anotar(dt, 'La primera de todas');
    await insertarRegistros(
      app().base.db,
      Array.from({ length: 5_500 }, (_, i) => linea(i)),
    );
    const todas = await lineas();
    expect(todas).toHaveLength(5_000);
    expect(todas[0]).toContain('n.º 5499');
    expect(await lineas('?texto=primera')).toHaveLength(1);
  });

  it('are kept two years', async () => {
    await anotar(Date.parse('2024-11-01T10:00:00Z') / 1000, 'Hace más de dos años');
    await anotar(Date.parse('2024-12-01T10:00:00Z') / 1000, 'Hace menos de dos años');
    await purgar(crearFirma(app().base, app().reloj)({ usuario: null }), app().reloj);
    expect((await lineas()).map((linea) => linea.split(' · ')[2])).toEqual(['Hace menos de dos años']);
  });
});
