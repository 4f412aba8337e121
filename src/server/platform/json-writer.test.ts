import { expect, it } from 'vitest';
import { z } from 'zod';
import { recursos } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { writerOf } from './json-writer.ts';

const Persona = z.object({ nombre: z.string(), edad: z.int().nullable(), apodo: z.string().optional() });

it.each([
  [{ nombre: 'Ñuño "O\'Neil" \\ 🎾 \u2028\u0000', edad: null }],
  [{ nombre: '', edad: -3, apodo: 'x'.repeat(5_000) }],
  [{ nombre: '</script>', edad: 2 ** 31 }],
])('writes what JSON would, %#', (persona) => {
  expect(writerOf(Persona)(persona)).toBe(JSON.stringify(persona));
});

it('leaves out what the schema does not tell of, also where it chooses between two', () => {
  const Uno = z.object({ tipo: z.literal('uno'), a: z.string() });
  const Dos = z.object({ tipo: z.literal('dos'), b: z.array(Persona) });
  const writer = writerOf(z.object({ que: z.discriminatedUnion('tipo', [Uno, Dos]) }));
  const secreta = { nombre: 'Ana', edad: 1, hash: 'secreto' };
  expect(JSON.parse(writer({ que: { tipo: 'dos', b: [secreta], token: 'secreto' }, ip: 'secreto' }))).toEqual(
    {
      que: { tipo: 'dos', b: [{ nombre: 'Ana', edad: 1 }] },
    },
  );
});

it('keeps every entry of a record, and an object named as those of the language', () => {
  const writer = writerOf(z.record(z.string(), z.array(z.int())));
  const text = '{"__proto__":[1],"constructor":[2],"3":[]}';
  expect(JSON.parse(writer(JSON.parse(text)))).toEqual(JSON.parse(text));
});

it('refuses an answer with something missing', () => {
  expect(() => writerOf(Persona)({ edad: 3 })).toThrow('nombre');
});

it('can be compiled for every call', () => {
  const endpoints: Endpoint[] = Object.values(recursos).flatMap((resource) => Object.values(resource));
  const inJson = endpoints.filter(({ output, contentType }) => output && !contentType);
  expect(inJson.length).toBeGreaterThan(50);
  for (const { output } of inJson) expect(writerOf(output as z.ZodType)).toBeTypeOf('function');
});
