import { BadConfig } from './config.ts';
import { NewerDatabase } from './db/migrate.ts';

// React chooses its build when it is first imported, so the choice comes before everything else.
process.env.NODE_ENV ??= 'production';

try {
  const { start } = await import('./start.ts');
  await start();
} catch (error) {
  const isClear = error instanceof BadConfig || error instanceof NewerDatabase;
  console.error(isClear ? error.message : error);
  process.exit(1);
}
