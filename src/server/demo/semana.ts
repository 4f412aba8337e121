import { club } from '#club';
import { diaDe, type FechaHora, sumarDias } from '#domain/fecha.ts';
import { instanteEn } from '#domain/fecha-zona.ts';
import { MARCADOR_VACIO, planoDe } from '#domain/partido/marcador.ts';
import { lineaDeCambio } from '#domain/registro/linea.ts';
import { insertarOperacion } from '#server/db/tables/operacion.ts';
import { leerFilaPartido } from '#server/db/tables/partido.ts';
import { insertarRegistros } from '#server/db/tables/registro.ts';
import type { Tx } from '#server/db/transact.ts';
import type { Fila } from '#server/db/types.ts';
import type { Change } from '#server/db/undo/rows.ts';

const USUARIO = 'admin';

/** Results are written down the morning after. */
const HORA = '09:40';

/** Later than what the inbox tells, so that the log stays in the order of its days. */
const DIAS = 8;

const SIN_RESULTADO = { ...planoDe(MARCADOR_VACIO), observaciones: null };

type Hecha = { dt: number; cambios: readonly Change[]; lineas: Parameters<typeof lineaDeCambio>[0][] };

const segundos = (fecha: FechaHora): number => Math.floor(instanteEn(club.zonaHoraria)(fecha) / 1000);

async function resultados(tx: Tx, ahora: FechaHora): Promise<Hecha[]> {
  const hoy = diaDe(ahora);
  const filas: Fila<'partido'>[] = await tx.q
    .selectFrom('partido')
    .selectAll()
    .where('fecha', '>=', sumarDias(hoy, -DIAS))
    .where('fecha', '<', hoy)
    .where('jugador1Set1', 'is not', null)
    .orderBy('fecha')
    .orderBy('id')
    .execute();
  return [...Map.groupBy(filas, ({ fecha }) => diaDe(fecha as FechaHora))].flatMap(([dia, suyas]) => {
    const cuando: FechaHora = `${sumarDias(dia, 1)}T${HORA}`;
    if (cuando > ahora) return [];
    const cambios = suyas.map((fila) => ({
      tabla: 'partido',
      antes: { ...fila, ...SIN_RESULTADO },
      despues: fila,
    }));
    const lineas = cambios.map(({ antes, despues }) => ({
      entidad: 'partido' as const,
      antes: leerFilaPartido(antes),
      despues: leerFilaPartido(despues),
    }));
    return [{ dt: segundos(cuando), cambios, lineas }];
  });
}

async function noticias(tx: Tx, ahora: FechaHora): Promise<Hecha[]> {
  const filas = await tx.q
    .selectFrom('noticia')
    .selectAll()
    .where('dt', '>=', segundos(`${sumarDias(diaDe(ahora), 1 - DIAS)}T00:00`))
    .where('dt', '<=', segundos(ahora))
    .orderBy('id')
    .execute();
  return filas.map((fila) => ({
    dt: fila.dt,
    cambios: [{ tabla: 'noticia', antes: null, despues: fila }],
    lineas: [
      {
        entidad: 'noticia' as const,
        antes: null,
        despues: { id: fila.id, nombre: fila.title, publicada: true },
      },
    ],
  }));
}

/** What the club did in the last days, as the log tells it: each of it can be taken back. */
export async function anotarSemana(tx: Tx, ahora: FechaHora): Promise<void> {
  const hechas = [...(await resultados(tx, ahora)), ...(await noticias(tx, ahora))];
  for (const { dt, cambios, lineas } of hechas.sort((una, otra) => una.dt - otra.dt)) {
    const autor = { dt, usuario: USUARIO };
    const idOperacion = await insertarOperacion(tx.q, { ...autor, deshace: null, sinAvisos: 1 }, cambios);
    const dichas = lineas.map(lineaDeCambio).filter((linea) => linea !== null);
    await insertarRegistros(
      tx.q,
      dichas.map((linea) => ({ ...autor, linea, idOperacion })),
    );
  }
}
