import { type Dia, sumarDias } from '#domain/fecha.ts';
import { enPlano, INDICADORES } from '#domain/partido/plano.ts';
import { setsDe } from '#domain/partido/resultado.ts';
import type { Archivo, Guardada, PartidoDemo, PartidoGuardado } from '#server/demo/temporada.ts';
import { plazoActual, plazoAnterior } from './azar.ts';
import { BANDEJA } from './bandeja.ts';
import { cronicaDe } from './cronica.ts';
import { generarDemo } from './generar.ts';

/** The Monday of the week whose seven days are stored. */
const LUNES = '2026-11-16';

/** Without what goes without saying: what follows from the league, and what nothing happened to. */
const guardado = ({ id: _, duracion: __, desenlace, ...partido }: PartidoDemo): PartidoGuardado => {
  const jugados = setsDe({ desenlace });
  const plano = enPlano(desenlace);
  const marcas = INDICADORES.filter((marca) => plano[marca]).map((marca) => [marca, true] as const);
  const dicho = Object.entries(partido).filter(
    ([nombre, valor]) => nombre === 'idPista' || (valor !== null && valor !== false),
  );
  return {
    ...(Object.fromEntries([...dicho, ...marcas]) as typeof partido),
    ...(jugados.length > 0 && { sets: jugados }),
    ...(plano.desenlace !== null && { escrito: plano.desenlace }),
  };
};

function guardada(hoy: Dia): Guardada {
  const demo = generarDemo(`${hoy}T12:00`);
  return {
    hoy,
    inicio: plazoActual(hoy).desde,
    fin: plazoAnterior(hoy).hasta,
    pistas: demo.pistas,
    personas: demo.personas.map(({ fuerza: _, ...persona }) => persona),
    parejas: demo.parejas,
    ligas: demo.ligas.map(({ dias: _, reglas: __, ...liga }) => liga),
    partidos: demo.partidos.map(guardado),
    suplencia: demo.suplencia,
    incidencias: demo.incidencias,
    cronica: cronicaDe(demo, hoy),
  };
}

/** All that the product keeps of the demo. */
export const inventarArchivo = (): Archivo => ({
  temporadas: Array.from({ length: 7 }, (_, dia) => guardada(sumarDias(LUNES, dia))),
  bandeja: BANDEJA,
});
