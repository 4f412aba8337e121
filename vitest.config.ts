import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Two projects: rules and components need nothing; the rest is given a PostgreSQL. */
export default defineConfig({
  test: {
    environment: 'node',
    // The rest are read as empty: this one is read as text, for the colours it has.
    css: { include: [/tokens\.css\?raw/] },
    pool: 'forks',
    // A process for each of 245 files took as long as the tests in them.
    isolate: false,
    // One more than there are cores: some wait for a mail that is tried again, a program that starts or a thread.
    maxWorkers: availableParallelism() + 1,
    // A test that restores whole clubs takes 5 s, and eight times that on a machine that does something else.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A machine that stalls for a second is not a fault of the product; what fails twice is.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['src/{domain,contract,web}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          env: { NODE_ENV: 'production' },
          include: [
            'src/server/**/*.test.ts',
            'tests/{,seguridad/}*.test.ts',
            // They start programs, kill them, wait on real clocks or boot containers: `npm run test:hard`.
            ...(process.env.DUROS ? ['tests/duros/*.test.ts'] : []),
          ],
          setupFiles: 'tests/support/club-de-semilla.ts',
          globalSetup: 'tests/support/programs/postgres-global.ts',
        },
      },
    ],
  },
});
