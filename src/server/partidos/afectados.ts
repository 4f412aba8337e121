import type { Cambios, Hueco, Huecos, PartidoAfectado } from '#contract/liga/partidos.ts';
import { diaDe, type FechaHora, fechaHora, minutosDe } from '#domain/fecha.ts';
import { type Cambio, diasParaBuscar } from '#domain/partido/afectados.ts';
import { mensajes } from '#domain/partido/mensajes.ts';
import type { Partido, Resultado } from '#domain/partido/partido.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { estaAplazado } from '#domain/partido/resultado.ts';
import { type DiaNuevo, iniciosDelPartido, trasladar } from '#domain/partido/traslado.ts';
import { conSusOtros } from '#domain/persona/gente.ts';
import { afectadosPor } from '#server/db/lecturas/afectados.ts';
import {
  bajas,
  type Comun as DeTodos,
  enElDia,
  leerDiaNuevo,
  pistasActivas,
} from '#server/db/lecturas/dia-nuevo.ts';
import { leerGente } from '#server/db/lecturas/jugadores.ts';
import { ligaPorId, nombresDe, partidoPorId } from '#server/db/lecturas/por-id.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { existente } from '#server/db/registro/entidad.ts';
import type { Clock } from '#server/platform/clock.ts';

export const verAfectados = (
  { db }: BaseDatos,
  { cambios }: Cambios,
  reloj: Clock,
): Promise<PartidoAfectado[]> => afectadosPor(db, cambios, reloj.localTime());

type Baja = 'lesion' | 'eliminado';
type Comun = DeTodos & { deBaja: ReadonlyMap<number, Baja>; nombres: ReadonlyMap<number, string> };

async function horariosDe(
  db: Lector,
  idLiga: number,
  cambios: readonly Cambio[],
): Promise<DiaNuevo['horarios']> {
  const suyo = enElDia(existente(await ligaPorId(db, idLiga)));
  const nuevo = cambios.find((cambio) => cambio.tipo === 'horario' && cambio.idLiga === idLiga);
  return new Map([[idLiga, nuevo?.tipo === 'horario' ? { ...suyo, ...nuevo.despues } : suyo]]);
}

/** At an hour of those that its league will have, as near to its own as they allow; null when it fits in none. */
function dentroDe(partido: Partido, horarios: DiaNuevo['horarios']): Partido | null {
  const { fecha } = partido;
  const inicios = iniciosDelPartido(partido, horarios);
  const [primero, ultimo] = [inicios[0], inicios.at(-1)];
  if (primero === undefined || ultimo === undefined) return null;
  const hora = Math.max(primero, Math.min(minutosDe(fecha), ultimo));
  return { ...partido, fecha: fechaHora(diaDe(fecha), hora) };
}

async function leerComun(
  db: Lector,
  idLiga: number,
  cambios: readonly Cambio[],
  ahora: FechaHora,
): Promise<Comun> {
  const [pistas, deBaja, horarios] = await Promise.all([
    pistasActivas(db),
    bajas(db),
    horariosDe(db, idLiga, cambios),
  ]);
  const cerradas = cambios.flatMap((cambio) => (cambio.tipo === 'pista' ? [cambio.idPista] : []));
  const nuevas = cambios.flatMap((cambio) =>
    cambio.tipo === 'baja' ? [[cambio.idJugador, cambio.estado] as const] : [],
  );
  const abiertas = pistas.filter(({ id }) => !cerradas.includes(id));
  const todos = new Map([...deBaja, ...nuevas]);
  return {
    ahora,
    gente: await leerGente(db),
    horarios,
    deBaja: todos,
    bajas: [...todos.keys()],
    nombres: new Map(abiertas.map(({ id, nombre }) => [id, nombre])),
    pistas: abiertas,
  };
}

async function leerDia(db: Lector, dia: string, comun: Comun, cambios: readonly Cambio[]): Promise<DiaNuevo> {
  const nuevo = await leerDiaNuevo(db, dia, comun);
  const seAusentan = cambios.flatMap((cambio) =>
    cambio.tipo === 'ausencia' && cambio.dias.includes(dia) ? [cambio.idJugador] : [],
  );
  const cierran = cambios.filter((cambio) => cambio.tipo === 'clausura');
  const clausuras = [...nuevo.clausuras, ...cierran];
  return { ...nuevo, clausuras, ausentes: [...nuevo.ausentes, ...conSusOtros(comun.gente, seAusentan)] };
}

type Guardado = Pick<Partido, 'idLiga' | 'idJugador1' | 'idJugador2'> & Resultado;

/** Why no place is looked for at all: the league ends, or one of the two leaves it, is injured or struck off. */
async function motivoDe(
  db: Lector,
  { idLiga, idJugador1, idJugador2, ...resultado }: Guardado,
  cambios: readonly Cambio[],
  { deBaja }: Comun,
): Promise<string | null> {
  if (cambios.some((cambio) => cambio.tipo === 'inactiva' && cambio.idLiga === idLiga))
    return mensajes.ligaAcabada;
  const seVa = (id: number): boolean =>
    cambios.some((cambio) => cambio.tipo === 'liga' && cambio.idLiga === idLiga && cambio.idJugador === id);
  const quien = [idJugador1, idJugador2].find((id) => seVa(id) || deBaja.has(id));
  if (quien === undefined) return null;
  const nombre = (await nombresDe(db, 'jugador', [quien])).get(quien) ?? '';
  if (seVa(quien)) return mensajes.dejaLaLiga(nombre);
  if (deBaja.get(quien) !== 'lesion') return mensajes.eliminado(nombre);
  return mensajes.lesionado(nombre, estaAplazado(resultado));
}

/** On each day the place that rain would give it were its hour one of its league, never the one it has. */
async function huecosDe(
  db: Lector,
  suyo: Partido,
  cambios: readonly Cambio[],
  comun: Comun,
): Promise<Hueco[]> {
  const partido = dentroDe(suyo, comun.horarios);
  if (partido === null) return [];
  const huecos: Hueco[] = [];
  for (const dia of diasParaBuscar(partido, diaDe(comun.ahora))) {
    const nuevo = await leerDia(db, dia, comun, cambios);
    const ocupados = nuevo.ocupados.filter((otro) => otro.id !== suyo.id);
    const sitio = trasladar([partido], { ...nuevo, ocupados }).get(suyo.id)?.sitio;
    if (!sitio || (sitio.fecha === suyo.fecha && sitio.idPista === suyo.idPista)) continue;
    huecos.push({ ...sitio, pista: comun.nombres.get(sitio.idPista ?? 0) ?? null });
  }
  return huecos;
}

/** Where a match could be played instead once those changes are made, or why nowhere. docs/reglas/consecuencias.md. */
export async function verHuecos(
  { db }: BaseDatos,
  id: number,
  { cambios }: Cambios,
  reloj: Clock,
): Promise<Huecos> {
  const guardado = conDesenlace(existente(await partidoPorId(db, id)));
  const comun = await leerComun(db, guardado.idLiga, cambios, reloj.localTime());
  const motivo = await motivoDe(db, guardado, cambios, comun);
  const huecos = motivo === null ? await huecosDe(db, guardado, cambios, comun) : [];
  return { huecos, motivo };
}
