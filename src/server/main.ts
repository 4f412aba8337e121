import { explicar } from './averias.ts';

// React chooses its build when it is first imported, so the choice comes before everything else.
process.env.NODE_ENV ??= 'production';

// Whatever it writes is for its owner only, however it was started.
process.umask(0o077);

try {
  const { start } = await import('./start.ts');
  await start();
} catch (error) {
  console.error(explicar(error));
  process.exit(1);
}
