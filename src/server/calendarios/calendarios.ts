import { club } from '#club';
import type { Calendario, Cita, ClaseCalendario } from '#contract/liga/calendarios.ts';
import { sumarDias } from '#domain/fecha.ts';
import { meteoPara } from '#domain/meteo/meteo-para.ts';
import type { LeerMeteo } from '#domain/meteo/weather.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { estaAplazado, estaCancelado } from '#domain/partido/resultado.ts';
import { type EnPublico, leerNombresPublicos } from '#server/db/lecturas/nombres-publicos.ts';
import { quienJuega } from '#server/db/lecturas/quien-juega.ts';
import { filaParaTodos } from '#server/db/lecturas/resultados.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { existente } from '#server/db/registro/entidad.ts';
import type { Clock } from '#server/platform/clock.ts';
import {
  borradasDesde,
  type Columnas,
  citasDesde,
  type De,
  nombreDeLiga,
  pistaPorId,
  type Versionado,
} from './calendarios.queries.ts';

export type Dependencias = { base: BaseDatos; reloj: Clock; meteo: LeerMeteo };

/** What is told of the past: who has a calendar open sees what was played lately, and what was taken off it. */
const DIAS_ATRAS = 60;

const COLUMNAS: Record<ClaseCalendario, Columnas> = {
  jugador: ['idJugador1', 'idJugador2'],
  division: ['idLiga'],
  pista: ['idPista'],
  partido: ['id'],
};

function estadoDe({ partido }: Versionado): Cita['estado'] {
  if (estaCancelado(partido)) return 'cancelado';
  return estaAplazado(partido) ? 'aplazado' : 'puesto';
}

type ConMeteo = Pick<Dependencias, 'meteo' | 'reloj'> & { enPublico: EnPublico };

function citasDe(todos: readonly Versionado[], { meteo, reloj, enPublico }: ConMeteo): Cita[] {
  const weatherDe = meteoPara(meteo(), club.zonaHoraria);
  const hoy = `${reloj.today()}T00:00`;
  return todos.map((uno) => {
    const { fecha } = uno.fila;
    const porVenir = estaPorJugar(uno.partido) && fecha >= hoy;
    return {
      ...filaParaTodos(uno.fila, enPublico),
      version: uno.version,
      estado: estadoDe(uno),
      weather: porVenir ? weatherDe(fecha) : null,
    };
  });
}

/** A single match is told whenever it was played. */
async function leer(deps: Dependencias, clase: ClaseCalendario | 'club', de: De | null) {
  const { base, reloj } = deps;
  const dia = sumarDias(reloj.today(), -DIAS_ATRAS);
  const todos = await citasDesde(base.db, de, clase === 'partido' ? null : dia);
  const borradas = clase === 'partido' ? [] : await borradasDesde(base.db, de, dia);
  const enPublico = await leerNombresPublicos(base.db);
  return { citas: citasDe(todos, { ...deps, enPublico }), borradas, enPublico };
}

/** What the calendar is called where it is subscribed to. Throws 404 when there is nothing with that id. */
const NOMBRES: Record<ClaseCalendario, (db: Lector, id: number, enPublico: EnPublico) => Promise<string>> = {
  jugador: async (db, id, enPublico) =>
    `Partidos de ${enPublico.nombre(id, existente(await quienJuega(db, id)).nombre)}`,
  division: async (db, id) => existente(await nombreDeLiga(db, id)),
  pista: async (db, id) => `Pista ${existente(await pistaPorId(db, id)).nombre}`,
  partido: async () => club.nombre,
};

export async function calendarioDe(
  deps: Dependencias,
  { clase, id }: { clase: ClaseCalendario; id: number },
): Promise<Calendario> {
  const { enPublico, ...partes } = await leer(deps, clase, { columnas: COLUMNAS[clase], id });
  if (clase === 'partido') existente(partes.citas[0]);
  return { nombre: await NOMBRES[clase](deps.base.db, id, enPublico), ...partes };
}

export async function calendarioDelClub(deps: Dependencias): Promise<Calendario> {
  const { citas, borradas } = await leer(deps, 'club', null);
  return { nombre: `Partidos · ${club.nombre}`, citas, borradas };
}
