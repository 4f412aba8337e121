import { expect } from 'vitest';
import { type Rastros, rastrosApi } from '#contract/rastros.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { datosJugador, unaLiga, unaPista, unJugador, unPartido } from '#tests/builders/index.ts';
import type { TestApp } from './app.ts';

export const [NOMBRE, EMAIL, TELEFONO] = ['Ana García', 'ana.garcia@correo.example', '600 000 001'];
export const NADA = { lineas: [], observaciones: [], solicitudes: [] };

export const ids = (filas: readonly { id: number }[]): number[] => filas.map(({ id }) => id);

/** Somebody who was a player, and what is asked and erased of where she is still named. */
export function alBuscarRastros(app: () => TestApp) {
  const ver = (nombre = NOMBRE): Promise<Rastros> => app().call(rastrosApi.ver, { body: { nombre } });
  const borrar = async (pedido: object, nombre = NOMBRE) =>
    app().api('POST', '/api/private/log/nombres/borrar', { nombre, ...NADA, ...pedido });

  async function unaSolicitud(nombre: string, email: string | null): Promise<number> {
    const nula = {
      clave: null,
      inscripcion: null,
      telefono: null,
      banco: null,
      salud: null,
      saludCaduca: null,
    };
    const { id } = await app()
      .base.db.insertInto('solicitud')
      .values({
        ...nula,
        referencia: `${nombre}${email}`,
        tipo: 'contacto',
        dt: 1,
        dia: '2026-11-01',
        nombre,
        nombreBusqueda: normalizarTexto(nombre),
        email,
        datos: JSON.stringify({ mensaje: `Soy ${nombre}` }),
        avisos: '[]',
        notas: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Somebody with another name before, an absence, a remark of others that names her, deleted without erasing. */
  async function seFue() {
    const liga = await unaLiga(app());
    const pista = await unaPista(app());
    const { id } = await unJugador(app(), { nombre: 'Anita Garsía', idLiga: liga.id });
    const suya = datosJugador({ nombre: NOMBRE, email: EMAIL, telefono: TELEFONO, idLiga: liga.id });
    await app().api('POST', `/api/private/jugadores/${id}`, suya);
    await app().api('POST', '/api/private/incidencias/0', {
      idLiga: liga.id,
      idJugador: id,
      fecha: '2026-12-01',
    });
    const [eva, luis] = [
      await unJugador(app(), { nombre: 'Eva Ruiz', idLiga: liga.id }),
      await unJugador(app(), { nombre: 'Luis Paz', idLiga: liga.id }),
    ];
    await unPartido(app(), {
      idLiga: liga.id,
      idPista: pista.id,
      idJugador1: eva.id,
      idJugador2: luis.id,
      observaciones: `Jugó por ANA  GARCIA, avisar al ${TELEFONO}`,
    });
    expect((await app().api('DELETE', `/api/private/jugadores/${id}`)).status).toBe(204);
    return { id, liga };
  }

  return { ver, borrar, seFue, unaSolicitud };
}
