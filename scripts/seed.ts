import { club } from '#club';
import { relojDePared } from '#domain/fecha-zona.ts';
import { ordenar } from '#server/averias.ts';
import { abrirParaOrden, carpetaDeSecretos } from '#server/carpeta.ts';
import { claveDelSello } from '#server/claves.ts';
import { BadConfig, type Config, readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { sembrarTodo, tieneLigas } from '#server/demo/demo.ts';
import { createClock } from '#server/platform/clock.ts';

const YA_TIENE_LIGAS =
  'La base de datos ya tiene ligas: la temporada de muestra solo se crea en una base de datos sin ellas.';

async function seed(base: BaseDatos, { dataDir }: Config): Promise<string> {
  await migrate(base);
  if (await tieneLigas(base.db)) throw new BadConfig(YA_TIENE_LIGAS);
  const ahora = createClock(relojDePared(club.zonaHoraria)).localTime();
  const opciones = { carpetaSecretos: carpetaDeSecretos(dataDir) };
  await sembrarTodo(base, ahora, await claveDelSello({ base, opciones }));
  return 'Temporada de muestra creada.';
}

/** Fills the configured database (the same variables as the program) with the fictional season. */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const base = abrirParaOrden(config);
  try {
    console.log(await seed(base, config));
  } finally {
    await base.close();
  }
}

await ordenar(run);
