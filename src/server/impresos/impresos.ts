import type { FileAnswer } from '#contract/endpoint.ts';
import type { NombresImpresos } from '#contract/opciones.ts';
import { tablaDe } from '#domain/clasificacion/tabla.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { compararLigas } from '#domain/liga/liga.ts';
import { esDeMenores, ID_DE_TODAS, type TipoLiga, tiposDelHorario } from '#domain/liga/tipos.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { existente } from '#server/db/entidad.ts';
import { type EnPublico, leerNombresPublicos, type Nombrado } from '#server/db/lecturas/nombres-publicos.ts';
import { datosDeTabla, todasLasLigas } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Imprenta } from './imprenta.ts';
import type { HojaClasificacion, Impreso, JornadaImpresa } from './impreso.ts';
import { type PartidoPorImprimir, partidosDesde } from './impresos.queries.ts';
import { mensajes } from './mensajes.ts';

type Deps = { base: BaseDatos; reloj: Clock; imprenta: Imprenta };

/** Of which leagues, and how minors are called. */
type Pedido = { idLiga: number; nombres: NombresImpresos };

type Nombrar = EnPublico['nombre'];

const comoSeLlaman: Nombrar = (_id, nombre) => nombre;

const nombrarCon = async (
  db: Lector,
  nombres: NombresImpresos,
  deInfantil: readonly Nombrado[],
): Promise<Nombrar> =>
  nombres === 'completos' ? comoSeLlaman : (await leerNombresPublicos(db, deInfantil)).nombre;

/** One league by its id, whatever its state, or those of some types; best level first. */
function elegidas(ligas: readonly LigaLeida[], idLiga: number, tipos: readonly TipoLiga[]): LigaLeida[] {
  if (idLiga > 0) return [existente(ligas.find(({ id }) => id === idLiga))];
  return ligas.filter(({ tipo }) => tipos.includes(tipo)).sort(compararLigas);
}

async function hojaDe(
  { base: { db }, reloj }: Deps,
  { id, nombre }: LigaLeida,
  nombres: NombresImpresos,
): Promise<HojaClasificacion> {
  const datos = existente(await datosDeTabla(db, id));
  const nombrar = await nombrarCon(db, nombres, esDeMenores(datos.liga.tipo) ? datos.jugadores : []);
  return { liga: nombre, tabla: tablaDe(datos, reloj.today(), nombrar) };
}

async function imprimir({ reloj, imprenta }: Deps, impreso: Omit<Impreso, 'hoy'>): Promise<FileAnswer> {
  const hoy = reloj.today();
  const body = await imprenta.imprimir({ ...impreso, hoy });
  return { filename: `${impreso.cuerpo.clase}-${hoy}.pdf`, body };
}

/** Standings for the board, one page a league. 404 when there is no such league. Spec §7. */
export async function imprimirClasificacion(deps: Deps, { idLiga, nombres }: Pedido): Promise<FileAnswer> {
  const todas = await todasLasLigas(deps.base.db);
  const ligas = idLiga > 0 ? todas : todas.filter(({ estado }) => estado === 'activa');
  const tipo = ID_DE_TODAS.get(idLiga);
  const hojas = await Promise.all(
    elegidas(ligas, idLiga, tipo ? [tipo] : []).map((liga) => hojaDe(deps, liga, nombres)),
  );
  const titulo = tipo ? mensajes.clasificacionesDe(tipo) : mensajes.clasificacion;
  return imprimir(deps, { titulo, cuerpo: { clase: 'clasificacion', hojas } });
}

function jornadasDe(partidos: readonly PartidoPorImprimir[], nombrar: Nombrar): JornadaImpresa[] {
  const porDia = Map.groupBy(partidos, ({ fecha }): Dia => diaDe(fecha));
  return [...porDia].map(([dia, suyos]) => ({
    dia,
    partidos: suyos.map(({ fecha, pista, jugadores: [uno, dos], liga }) => ({
      hora: horaDe(fecha),
      pista,
      jugadores: [nombrar(uno.id, uno.nombre), nombrar(dos.id, dos.nombre)],
      liga,
    })),
  }));
}

/** What is still to be played from today on, by day, also of leagues that are over. 404 when there is no such league. Spec §7. */
export async function imprimirHorarios(deps: Deps, { idLiga, nombres }: Pedido): Promise<FileAnswer> {
  const { base, reloj } = deps;
  const tipo = ID_DE_TODAS.get(idLiga);
  const ligas = elegidas(await todasLasLigas(base.db), idLiga, tipo ? tiposDelHorario(tipo) : []);
  const ids = ligas.map(({ id }) => id);
  const partidos = (await partidosDesde(base.db, ids, reloj.today())).filter(({ partido }) =>
    estaPorJugar(partido),
  );
  const infantiles = partidos.filter(({ tipo }) => esDeMenores(tipo));
  const nombrar = await nombrarCon(
    base.db,
    nombres,
    infantiles.flatMap(({ jugadores }) => jugadores),
  );
  const titulo = tipo ? mensajes.horariosDe(tipo) : mensajes.horarios;
  return imprimir(deps, { titulo, cuerpo: { clase: 'horarios', jornadas: jornadasDe(partidos, nombrar) } });
}
