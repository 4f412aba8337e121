import type { Resumen } from '#contract/resumen.ts';
import { type Dia, diaDe } from '#domain/fecha.ts';
import { TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import { finDeSemanaAPreparar } from '#domain/panel/panel.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import type { Programado } from '#server/db/lecturas/partidos-con-nombres.ts';
import type { Lector } from '#server/db/open.ts';
import { incidenciasEn, pistasActivas, tiposConLiga } from './resumen.queries.ts';

type Preparar = Resumen['preparar'];

/** As many names as fit in a line; the rest is where it leads. */
const PRIMEROS = 5;

async function ligasDe(db: Lector, partidos: readonly Programado[]): Promise<Preparar['ligas']> {
  const tipos = await tiposConLiga(db);
  return TIPOS_GESTIONADOS.filter((tipo) => tipos.includes(tipo)).map((tipo) => ({
    tipo,
    partidos: partidos.filter(({ fila }) => fila.liga === tipo).length,
  }));
}

/** How many courts are taken at some hour of that day, and by how many matches. */
function diaDePistas(dia: Dia, partidos: readonly Programado[]): Preparar['pistas']['dias'][number] {
  const suyos = partidos.filter(({ fila }) => diaDe(fila.fecha) === dia);
  const pistas = new Set(suyos.flatMap(({ partido }) => partido.idPista ?? []));
  return { dia, partidos: suyos.length, pistas: pistas.size };
}

async function ausentesDe(db: Lector, dias: readonly Dia[]): Promise<Preparar['ausentes']> {
  const porJugador = Map.groupBy(await incidenciasEn(db, dias), ({ idJugador }) => idJugador);
  const ausentes = [...porJugador].map(([id, suyas]) => ({
    id,
    nombre: suyas[0]?.nombre ?? '',
    dias: [...new Set(suyas.map(({ fecha }) => fecha))],
  }));
  const porNombre = ausentes.sort((a, b) => a.nombre.localeCompare(b.nombre, 'es') || a.id - b.id);
  return { cuantos: porNombre.length, primeros: porNombre.slice(0, PRIMEROS) };
}

/** How the weekend to prepare stands: what is set for it, on which courts, and who cannot. docs/reglas/panel.md. */
export async function prepararDe(db: Lector, porJugar: readonly Programado[], hoy: Dia): Promise<Preparar> {
  const dias = finDeSemanaAPreparar(hoy);
  const partidos = porJugar.filter(
    ({ partido, fila }) => estaPorJugar(partido) && dias.includes(diaDe(fila.fecha)),
  );
  const [ligas, activas, ausentes] = await Promise.all([
    ligasDe(db, partidos),
    pistasActivas(db),
    ausentesDe(db, dias),
  ]);
  const pistas = { activas, dias: dias.map((dia) => diaDePistas(dia, partidos)) };
  return { dias, ligas, pistas, ausentes };
}
