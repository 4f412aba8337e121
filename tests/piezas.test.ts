import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { z } from 'zod';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

const Versions = z.record(z.string(), z.string());
const Project = z.object({ dependencies: Versions, devDependencies: Versions });
const { dependencies, devDependencies } = Project.parse(JSON.parse(read('package.json')));
const ASKED = { ...dependencies, ...devDependencies };

const Lock = z.object({ packages: z.record(z.string(), z.looseObject({ version: z.string().optional() })) });
const { packages } = Lock.parse(JSON.parse(read('package-lock.json')));

it('the version of every part is one', () => {
  expect(Object.entries(ASKED).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual(
    [],
  );
});

it('the lockfile has the versions that package.json asks for', () => {
  expect(Project.parse(packages[''])).toEqual({ dependencies, devDependencies });
  const there = Object.keys(ASKED).map((name) => [name, packages[`node_modules/${name}`]?.version]);
  expect(Object.fromEntries(there)).toEqual(ASKED);
});

/** Parts that are published together and only work so: docs/como/actualizar-una-pieza.md. */
test.each([
  ['Mantine', /^@mantine\//],
  ['Tiptap', /^@tiptap\//],
  ['React Router', /^(?:react-router|@react-router\/.*)$/],
  ['React', /^react(?:-dom)?$/],
])('the parts of %s have one version', (_name, theirs) => {
  const versions = Object.entries(ASKED).flatMap(([name, version]) => (theirs.test(name) ? version : []));
  expect(versions.length).toBeGreaterThan(1);
  expect(new Set(versions).size).toBe(1);
});

it('the image of the container has the Node of the project', () => {
  const images = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version);
  expect(new Set(images)).toEqual(new Set([dependencies.node]));
});
