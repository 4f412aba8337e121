import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { avisa } from '#contract/club/que-avisan.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ajustesApi } from '#contract/liga/ajustes.ts';
import { type ParejaNueva, parejasApi } from '#contract/liga/parejas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { PERMISOS, type Privada } from '#contract/permisos.ts';
import { type Acceso, puede } from '#domain/cuenta/permisos.ts';
import { COPIADAS } from '#server/db/copia.ts';
import { guardarValor } from '#server/db/tables/configuracion.ts';
import { insertarUsuario } from '#server/db/tables/usuario.ts';
import { marcador, unaLigaConDos, unPartido } from '#tests/builders/index.ts';
import { type TestApp, useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { concreta, ENDPOINTS } from '../support/programs/sitio.ts';

const llave = ({ method, path }: Endpoint) => `${method} ${path}` as Privada;
const ENSAYABLES = ENDPOINTS.filter((uno) => uno.rehearsal !== undefined || avisa(llave(uno)));

const CUENTAS = {
  resultados: { rol: 'resultados', reservados: false },
  ligas: { rol: 'ligas', reservados: false },
  todo: { rol: 'todo', reservados: false },
  tesorera: { rol: 'todo', reservados: true },
} as const satisfies Record<string, Acceso>;

/** Every row of every table that is kept, mails and versions too. */
async function todo({ base }: TestApp) {
  const tablas = [...new Set(COPIADAS.map(({ tabla }) => tabla))];
  const filas = tablas.map((tabla) => sql`select * from ${sql.table(tabla)}`.execute(base.db));
  return (await Promise.all(filas)).map(({ rows }) => rows.map((fila) => JSON.stringify(fila)).sort());
}

describeServer('a rehearsal', (engine) => {
  const app = useApp(engine);

  const ensayar = ({ method, path }: Endpoint, token: string | undefined) =>
    app().send(method, concreta(path), { token, rehearsed: true, ...(method === 'POST' && { body: [] }) });

  it('is refused as its write is: to visitors, to each role, and without a password typed lately', async () => {
    for (const uno of ENSAYABLES)
      expect([llave(uno), (await ensayar(uno, undefined)).status]).toEqual([llave(uno), 401]);
    for (const [nombre, acceso] of Object.entries(CUENTAS)) {
      await insertarUsuario(app().base.db, nombre, 'un hash', acceso);
      const token = await app().signIn(nombre);
      for (const uno of ENSAYABLES) {
        const { status, body } = await ensayar(uno, token);
        const pasa = !(status === 403 && (body as { message?: string }).message === mensajes.sinPermiso);
        expect([nombre, llave(uno), pasa]).toEqual([nombre, llave(uno), puede(acceso, PERMISOS[llave(uno)])]);
      }
    }
    const token = await app().signIn('tesorera');
    app().reloj.advance(0.2);
    const conClave = ENSAYABLES.filter(({ asksPassword }) => asksPassword);
    expect(conClave.map(llave)).toContain('POST /api/private/cobros/remesa');
    for (const uno of conClave) expect((await ensayar(uno, token)).status).toBe(403);
  });

  it('writes nothing and tells nobody, and says no more than what its call declares', async () => {
    await app().base.transact((tx) => guardarValor(tx, 'avisos.modo', 'si'));
    const { liga, ana, quienes } = await unaLigaConDos(app(), { notificar: true });
    await app().base.db.updateTable('persona').set({ email: 'uno@correo.example' }).execute();
    await unPartido(app(), { ...quienes, fecha: '2026-10-03T10:00', ...marcador('6-1 6-1') });
    await unPartido(app(), { ...quienes, fecha: '2026-11-28T10:00' });
    const aMano = { idLiga: liga.id, idJugador: ana.id, puntos: -1, fecha: '2026-11-20', motivo: 'Faltó' };
    const dados = await app().call(ajustesApi.guardar, { body: aMano });
    const eva = { nombre: 'Eva Mora', email: null, telefono: null };
    const personas: ParejaNueva['personas'] = [{ id: ana.id }, eva];
    const pareja = await app().call(parejasApi.crear, { body: { idLiga: null, personas } });
    const [sale] = await app().call(parejasApi.ver, { params: { id: pareja.id } });
    // It has been told already.
    await app().base.db.deleteFrom('correo').execute();
    const supuesta = { tipo: 'social', anio: 2026, division: null };
    const celdas = { id: String(ana.id), nombre: 'Ana Otra', estado: 'Eliminado' };
    const PEDIDOS: Partial<Record<Privada, readonly [string, object | null]>> = {
      'POST /api/private/hojas/importar': [
        'hojas/importar',
        { que: 'jugadores', filas: [{ linea: 2, celdas }], supuesta },
      ],
      'POST /api/private/jugadores/:id/pareja': [
        `jugadores/${pareja.id}/pareja`,
        { version: pareja.version, sale: sale?.idPersona, entra: { ...eva, nombre: 'Nora Vidal' } },
      ],
      'POST /api/private/ligas/:id/borrado': [`ligas/${liga.id}/borrado`, null],
      'POST /api/private/ligas/nuevaTemporada': [`ligas/nuevaTemporada?idLiga=${liga.id}`, {}],
      'GET /api/private/ligas/nuevaTemporada': [`ligas/nuevaTemporada?idLiga=${liga.id}`, {}],
      'POST /api/private/ligas/:id/no-jugados': [`ligas/${liga.id}/no-jugados`, null],
      'POST /api/private/ligas/ajustes': ['ligas/ajustes', aMano],
      'DELETE /api/private/ligas/ajustes/:id': [`ligas/ajustes/${dados.id}`, null],
      'POST /api/private/cobros/remesa': [
        'cobros/remesa',
        { recibos: [{ id: 1, importe: 100 }], concepto: 'Cuota', cobro: '2026-12-01', secuencia: 'segun' },
      ],
    };
    const dicen = ENSAYABLES.filter(({ rehearsal }) => rehearsal);
    const avisan = new Map<Privada, number>();
    const antes = await todo(app());
    for (const uno of dicen) {
      const [ruta = '', body] = PEDIDOS[llave(uno)] ?? [];
      const dicho = await app().ensayar(
        uno.method,
        `/api/private/${ruta}`,
        uno.method === 'POST' ? body : undefined,
      );
      expect([llave(uno), dicho.status]).toEqual([llave(uno), 200]);
      const { haria, avisados } = dicho.body as { haria: unknown; avisados: number };
      expect(uno.rehearsal?.parse(haria)).toEqual(haria);
      avisan.set(llave(uno), avisados);
    }
    // Who is only in a league goes with it, and a collection is of nobody's matches.
    expect([...avisan].filter(([, cuantos]) => cuantos > 0).map(([cual]) => cual)).toEqual([
      'POST /api/private/hojas/importar',
      'POST /api/private/ligas/nuevaTemporada',
      'GET /api/private/ligas/nuevaTemporada',
    ]);
    expect(await todo(app())).toEqual(antes);
  });
});
