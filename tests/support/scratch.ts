import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, runNode } from './programs/run-node.ts';

const SETTINGS = [
  'biome.json',
  'package.json',
  '.gitignore',
  'tsconfig.base.json',
  'club.config.ts',
  'club.ts',
  'club.browser.ts',
];

export type Scratch = {
  write(file: string, code: string): void;
  /** Brings the real sources too, for tools that need to see them whole. */
  copySources(): void;
  /** Runs a tool of node_modules there; answers what it printed. */
  run(tool: string, ...args: string[]): Promise<string>;
  remove(): void;
};

/** The project's settings in a folder elsewhere, to ask the tools without touching the sources. */
export function createScratch(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'club-muros-'));
  for (const file of SETTINGS) copyFileSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    write: (file, code) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), code);
    },
    copySources: () => cpSync(join(root, 'src'), join(folder, 'src'), { recursive: true }),
    run: async (tool, ...args) => {
      const outcome = await runNode(join(folder, 'node_modules', '.bin', tool), args, { cwd: folder });
      return outcome.output;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
