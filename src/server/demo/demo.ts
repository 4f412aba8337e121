import { club } from '#club';
import { CLAVES } from '#contract/opciones.ts';
import { rutas } from '#contract/rutas.ts';
import type { CampusGuardar } from '#contract/solicitudes/inscripcion.ts';
import { anioDe, type Dia, diaDe, diaSemana, type FechaHora, sumarDias } from '#domain/fecha.ts';
import { enPlano } from '#domain/partido/plano.ts';
import { CLAVE_CAMPUS } from '#server/db/lecturas/ajustes.ts';
import { noticiasDeArchivo } from '#server/db/noticias-iniciales.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { guardarValor } from '#server/db/tables/configuracion.ts';
import { insertarIncidencias } from '#server/db/tables/incidencia.ts';
import {
  inscribirJugadores,
  insertarJugadores,
  insertarPareja,
  JUGADOR_NUEVO,
} from '#server/db/tables/jugador.ts';
import { insertarLiga } from '#server/db/tables/liga.ts';
import { insertarNoticias } from '#server/db/tables/noticia.ts';
import { type DatosPartido, insertarPartidos, ponerSuplente } from '#server/db/tables/partido.ts';
import { insertarPista } from '#server/db/tables/pista.ts';
import type { Tx } from '#server/db/transact.ts';
import type { FilaNueva } from '#server/db/types.ts';
import { createSeal } from '#server/platform/crypto/seal.ts';
import { sembrarBandeja } from './bandeja.ts';
import { anotarMuestra, fotoDeTierra, guardarImagenes } from './muestra.ts';
import { type Demo, type LigaDemo, type PartidoDemo, temporadaEn } from './temporada.ts';

type Ids = { pistas: Map<number, number>; ligas: Map<number, number>; jugadores: Map<number, number> };

const real = (ids: Map<number, number>, provisional: number): number => {
  const id = ids.get(provisional);
  if (id === undefined) throw new Error(`The demo names ${provisional}, which was not saved`);
  return id;
};

const realONull = (ids: Map<number, number>, provisional: number | null): number | null =>
  provisional === null ? null : real(ids, provisional);

async function guardarPistas(tx: Tx, { pistas }: Demo): Promise<Ids['pistas']> {
  const ids = new Map<number, number>();
  for (const { id, ...pista } of pistas)
    ids.set(id, (await insertarPista(tx, { ...pista, estado: 'activa' })).id);
  return ids;
}

async function guardarLigas(tx: Tx, { ligas }: Demo): Promise<Ids['ligas']> {
  const ids = new Map<number, number>();
  for (const { id, plantilla: _, ...datos } of ligas) ids.set(id, (await insertarLiga(tx, datos)).id);
  return ids;
}

/** Everybody has a name of their own, so the saved rows are recognised by it. */
async function guardarJugadores(tx: Tx, { personas }: Demo, ligas: Ids['ligas']): Promise<Ids['jugadores']> {
  const datos = personas.map(({ id: _, ...persona }) => ({
    ...persona,
    nombreDeportivo: null,
    idLiga: realONull(ligas, persona.idLiga),
  }));
  const porNombre = new Map((await insertarJugadores(tx, datos)).map(({ id, nombre }) => [nombre, id]));
  return new Map(personas.map(({ id, nombre }) => [id, porNombre.get(nombre) ?? 0]));
}

/** Of people who are saved already; answers everybody who plays, alone or with somebody. */
async function guardarParejas(tx: Tx, { parejas }: Demo, ids: Ids): Promise<Ids['jugadores']> {
  const filas = await tx.q.selectFrom('jugador').select(['id', 'idPersona']).execute();
  const personas = new Map(filas.map(({ id, idPersona }) => [id, idPersona]));
  const deQuien = (id: number) => ({ idPersona: real(personas, real(ids.jugadores, id)) });
  const jugadores = new Map(ids.jugadores);
  for (const {
    id,
    personas: [una, otra],
    idLiga,
  } of parejas) {
    const datos = {
      ...JUGADOR_NUEVO,
      nombre: '',
      idLiga: real(ids.ligas, idLiga),
      disponibleAmistosos: false,
    };
    jugadores.set(id, (await insertarPareja(tx, [deQuien(una), deQuien(otra)], datos)).id);
  }
  return jugadores;
}

async function guardarPlantillas(tx: Tx, ligas: readonly LigaDemo[], ids: Ids): Promise<void> {
  const inscritos = ligas
    .filter(({ estado }) => estado === 'inactiva')
    .flatMap(({ id, plantilla }) =>
      plantilla.map((jugador) => ({
        idLiga: real(ids.ligas, id),
        idJugador: real(ids.jugadores, jugador),
      })),
    );
  await inscribirJugadores(tx, inscritos);
}

const comoDatos = ({ id: _, desenlace, ...partido }: PartidoDemo, ids: Ids): DatosPartido => ({
  ...partido,
  ...enPlano(desenlace),
  duracion: partido.duracion as DatosPartido['duracion'],
  idLiga: real(ids.ligas, partido.idLiga),
  idPista: realONull(ids.pistas, partido.idPista),
  idJugador1: real(ids.jugadores, partido.idJugador1),
  idJugador2: real(ids.jugadores, partido.idJugador2),
});

/** When the courts close. */
const HORA_DE_CRONICA = 'T21:30:00Z';

const A_UN_JUGADOR = new RegExp(`(?<=href="${rutas.jugador(0).replace('0', '')})\\d+`, 'g');

/** Nobody plays two matches at once. */
async function idDePartido({ q }: Tx, { fecha, idJugador1 }: PartidoDemo, ids: Ids): Promise<number> {
  const { id } = await q
    .selectFrom('partido')
    .select('id')
    .where('fecha', '=', fecha)
    .where('idJugador1', '=', real(ids.jugadores, idJugador1))
    .executeTakeFirstOrThrow();
  return id;
}

async function guardarSuplencia(tx: Tx, { suplencia, partidos }: Demo, ids: Ids): Promise<void> {
  const partido = suplencia && partidos[suplencia.partido];
  if (!partido) return;
  const [suplente, por] = [real(ids.jugadores, suplencia.suplente), real(ids.jugadores, suplencia.por)];
  await ponerSuplente(tx, await idDePartido(tx, partido, ids), suplencia.lado, { suplente, por });
}

async function noticiaDe(tx: Tx, { cronica, partidos }: Demo, ids: Ids): Promise<FilaNueva<'noticia'>[]> {
  const partido = cronica && partidos[cronica.partido];
  if (!partido) return [];
  const id = await idDePartido(tx, partido, ids);
  return [
    {
      dt: Date.parse(cronica.dia + HORA_DE_CRONICA) / 1000,
      title: cronica.title,
      content: cronica.content.replace(A_UN_JUGADOR, (suyo) => String(real(ids.jugadores, Number(suyo)))),
      link: rutas.partido(id),
      publicada: 1,
      fijada: 0,
    },
  ];
}

async function guardarDemo(tx: Tx, demo: Demo, hoy: Dia): Promise<void> {
  const [pistas, ligas] = [await guardarPistas(tx, demo), await guardarLigas(tx, demo)];
  const solos: Ids = { pistas, ligas, jugadores: await guardarJugadores(tx, demo, ligas) };
  const ids: Ids = { ...solos, jugadores: await guardarParejas(tx, demo, solos) };
  await guardarPlantillas(tx, demo.ligas, ids);
  await insertarPartidos(
    tx,
    demo.partidos.map((partido) => comoDatos(partido, ids)),
  );
  await guardarSuplencia(tx, demo, ids);
  const incidencias = demo.incidencias.map(({ idLiga, idJugador, fecha }) => ({
    idLiga: real(ids.ligas, idLiga),
    idJugador: real(ids.jugadores, idJugador),
    fecha,
  }));
  await insertarIncidencias(tx, incidencias);
  await guardarImagenes(tx);
  const escritas = noticiasDeArchivo(hoy).map((una) =>
    una.link === '/club-instalaciones' ? { ...una, ...fotoDeTierra() } : una,
  );
  await insertarNoticias(tx, [...escritas, ...(await noticiaDe(tx, demo, ids))]);
  await guardarValor(tx, CLAVE_CAMPUS, JSON.stringify(campusDemo(hoy)));
  for (const clave of CLAVES) await guardarValor(tx, clave, 'false');
}

/** The next summer's camp: six weeks from the Monday on or after 22 June. */
export function campusDemo(hoy: Dia): CampusGuardar {
  const { semanas, opciones, minimoPorSemana } = club.campus;
  const anio = anioDe(hoy);
  const empieza = `${hoy < `${anio}-06-22` ? anio : anio + 1}-06-22`;
  const lunes = sumarDias(empieza, (8 - diaSemana(empieza)) % 7);
  return {
    semanas: semanas.map(({ id }, i) => {
      const desde = sumarDias(lunes, 7 * i);
      return { id, desde, hasta: sumarDias(desde, 4), ofrecida: true };
    }),
    precios: { a: opciones.a.precio, c: opciones.c.precio },
    minimoPorSemana,
  };
}

/** Whether there is anything the demo season could get mixed up with. */
export async function tieneLigas(db: Lector): Promise<boolean> {
  return (await db.selectFrom('liga').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function sembrarDemo(base: BaseDatos, ahora: FechaHora): Promise<void> {
  const demo = temporadaEn(ahora);
  await base.transact((tx) => anotarMuestra(tx, () => guardarDemo(tx, demo, diaDe(ahora))));
}

/** The fictional season and its inbox. Cut off between them, it goes on where it was. */
export async function sembrarTodo(base: BaseDatos, ahora: FechaHora, clave: string): Promise<void> {
  if (!(await tieneLigas(base.db))) await sembrarDemo(base, ahora);
  await sembrarBandeja(base, ahora, createSeal(clave));
}
