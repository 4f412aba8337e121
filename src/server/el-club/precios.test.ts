import { afterEach, expect, it } from 'vitest';
import { ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import { clubApi } from '#contract/club/el-club.ts';
import { campusApi } from '#contract/solicitudes/inscripcion.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

describeServer('prices with cents', (engine) => {
  const app = useApp(engine);
  afterEach(() => ponerClub(SEMILLA));

  const guardar = async (cuota: unknown) => {
    const antes = await app().call(clubApi.leer, {});
    return app().api('POST', '/api/private/club', { ...antes, cuota, antes });
  };

  it('are kept as they were typed, and told so in texts and labels', async () => {
    expect((await guardar(42.5)).body).toMatchObject({ cuota: 42.5 });
    const leer = async (ruta: string) => (await app().send('GET', ruta)).text.replaceAll('\u00a0', ' ');
    expect(await leer('/api/cms/club_unete_a_nosotros')).toContain('42,50 €');
    expect(await leer('/api/inscripcion/tipos')).toContain('(42,50 €/año)');
    expect((await guardar(42)).status).toBe(200);
    expect(await leer('/api/cms/club_unete_a_nosotros')).toContain('42 €');
    expect(await leer('/api/inscripcion/tipos')).toContain('(42 €/año)');
  });

  it.each([42.505, -1, 5000.01, '42,50'])('are refused when they are none: %j', async (cuota) => {
    expect(await guardar(cuota)).toMatchObject({ status: 400, body: { errors: [{ path: 'cuota' }] } });
  });

  it('of the camp too, and its total is to the cent', async () => {
    const { semanas, opciones, minimoPorSemana } = await app().call(campusApi.leer, {});
    const campus = {
      semanas: semanas.map(({ estado: _, ...una }) => una),
      precios: { a: 75.35, c: opciones.c.precio },
      minimoPorSemana,
    };
    const hecho = await app().api('POST', '/api/private/inscripcion/campus', campus);
    expect(hecho).toMatchObject({ status: 200, body: { opciones: { a: { precio: 75.35 } } } });
    const malo = { ...campus, precios: { ...campus.precios, a: 75.355 } };
    expect((await app().api('POST', '/api/private/inscripcion/campus', malo)).status).toBe(400);
  });
});
