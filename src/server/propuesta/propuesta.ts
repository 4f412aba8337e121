import { mensajes } from '#contract/mensajes.ts';
import type { ParejaFuera, Propuesta, PropuestaPedir } from '#contract/propuesta.ts';
import type { Dia } from '#domain/fecha.ts';
import type { DatosPropuesta, LigaPropuesta, Propuesta as Resuelta } from '#domain/propuesta/datos.ts';
import { resumen } from '#domain/propuesta/frases.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type FieldError, Problema } from '#server/platform/problema.ts';
import { ausentesEn, jugadoresDeLigas, ligasActivas, partidosDe, pistasPorId } from './propuesta.queries.ts';
import type { Taller } from './taller.ts';

export type Deps = { base: BaseDatos; reloj: Clock; taller: Taller };

const HORA = 60;

export const aLigaPropuesta = (liga: LigaLeida): LigaPropuesta => ({
  id: liga.id,
  tipo: liga.tipo,
  division: liga.division,
  inicio: liga.horaBaseInicio * HORA + liga.minutoBaseInicio,
  fin: liga.horaBaseFinal * HORA + liga.minutoBaseFinal,
  duracion: liga.duracion,
  idaVuelta: liga.idaVuelta,
  fechaIdaVuelta: liga.fechaIdaVuelta,
});

/** The courts as they are now; what was marked has to exist and be active. Spec §5, "Proposal". */
async function leerPistas(db: Lector, pedidas: PropuestaPedir['pistas']): Promise<DatosPropuesta['pistas']> {
  const ids = [...new Set(pedidas.flatMap(({ id, disponible }) => (disponible ? [id] : [])))];
  const leidas = new Map((await pistasPorId(db, ids)).map((pista) => [pista.id, pista]));
  const errors = pedidas.flatMap(({ id, disponible }, i): FieldError[] => {
    const pista = leidas.get(id);
    if (!disponible || pista?.estado === 'activa') return [];
    return [
      { path: `pistas.${i}.disponible`, message: pista ? mensajes.pistaInactiva : mensajes.pistaInexistente },
    ];
  });
  if (errors[0]) throw new Problema(400, errors[0].message, { errors });
  return [...leidas.values()].map(({ id, nombre }) => ({ id, nombre, disponible: true }));
}

/** The days in order; one is enough. */
const diasDe = ({ fecha1, fecha2 }: PropuestaPedir): Dia[] =>
  [fecha1, ...(fecha2 === null ? [] : [fecha2])].sort();

type Reunido = { datos: DatosPropuesta; nombresLiga: Map<number, string> };

/** Friendlies are for adults, and belong to the newest active league of friendlies. */
async function ligaDeAmistosos(db: Lector, rellenar: boolean): Promise<LigaPropuesta | null> {
  const [liga] = rellenar ? await ligasActivas(db, ['amistosos']) : [];
  return liga ? aLigaPropuesta(liga) : null;
}

async function reunir(db: Lector, pedida: PropuestaPedir): Promise<Reunido> {
  const dias = diasDe(pedida);
  const pistas = await leerPistas(db, pedida.pistas);
  const rellenarConAmistosos = pedida.tipo === 'social' && pedida.rellenarConAmistosos;
  const ligas = await ligasActivas(db, [pedida.tipo]);
  const ids = ligas.map(({ id }) => id);
  const ligaAmistosos = await ligaDeAmistosos(db, rellenarConAmistosos);
  const [jugadores, ausencias, partidos] = await Promise.all([
    jugadoresDeLigas(db, ids),
    ausentesEn(db, dias),
    partidosDe(db, ligaAmistosos ? [...ids, ligaAmistosos.id] : ids, dias),
  ]);
  const { vacio } = pedida;
  const resto = { jugadores, pistas, ausencias, partidos, dias, vacio, rellenarConAmistosos, ligaAmistosos };
  return {
    datos: { ligas: ligas.map(aLigaPropuesta), ...resto },
    nombresLiga: new Map(ligas.map(({ id, nombre }) => [id, nombre])),
  };
}

function conNombres({ datos, nombresLiga }: Reunido, fuera: Resuelta['fuera']): ParejaFuera[] {
  const nombres = new Map(datos.jugadores.map(({ id, nombre }) => [id, nombre]));
  return fuera.map((pareja) => ({
    ...pareja,
    liga: nombresLiga.get(pareja.idLiga) ?? '',
    jugador1: nombres.get(pareja.idJugador1) ?? '',
    jugador2: nombres.get(pareja.idJugador2) ?? '',
  }));
}

/** The engine tells the summary among its warnings; here it has its own place. */
function responder(reunido: Reunido, resuelta: Resuelta): Propuesta {
  const { partidos, avisos, fuera, demostrado, cota, medidas } = resuelta;
  const suResumen = fuera.length === 0 ? null : resumen(fuera, reunido.datos.dias);
  return {
    partidos,
    avisos: avisos.filter((aviso) => aviso !== suResumen),
    fuera: conNombres(reunido, fuera),
    resumen: suResumen,
    demostrado,
    cota,
    lineas: medidas.lineas,
  };
}

/** The best weekend, computed out of the way of other requests; given up when whoever asked goes away. */
export async function generarPropuesta(
  { base, reloj, taller }: Deps,
  pedida: PropuestaPedir,
  signal: AbortSignal,
): Promise<Propuesta> {
  const reunido = await reunir(base.db, pedida);
  const resuelta = await taller.proponer(reunido.datos, reloj.today(), signal);
  return responder(reunido, resuelta);
}
