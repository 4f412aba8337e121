import { BadConfig } from './config.ts';
import { NewerDatabase } from './db/migrate.ts';

// React chooses its build when it is first imported, so the choice comes before everything else.
process.env.NODE_ENV ??= 'production';

/** What the person who starts it can act on, in a sentence; the rest as it came. */
function explain(error: unknown): unknown {
  if (error instanceof BadConfig || error instanceof NewerDatabase) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `El puerto ${port} ya está ocupado. Elige otro con PORT.`;
  return error;
}

try {
  const { start } = await import('./start.ts');
  await start();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
