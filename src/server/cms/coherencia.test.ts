import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { diasEntre } from '#domain/fecha.ts';
import { limiteDeInvitaciones } from '#domain/inscripcion/invitacion.ts';
import { CARPETA_TEXTOS } from './cms.ts';

/** Every text of the demonstration, the news too. */
const TEXTOS = readdirSync(CARPETA_TEXTOS)
  .filter((nombre) => /\.(?:html|json)$/.test(nombre))
  .map((nombre) => [nombre, readFileSync(`${CARPETA_TEXTOS}${nombre}`, 'utf8')] as const);

const frases = (patron: RegExp): { nombre: string; frase: string }[] =>
  TEXTOS.flatMap(([nombre, texto]) =>
    texto
      .split(/(?<=[.!?])\s|<\/?(?:li|p|dd|td|th)[^>]*>/)
      .filter((frase) => patron.test(frase))
      .map((frase) => ({ nombre, frase })),
  );

it('an answer is promised in the same days everywhere', () => {
  const prometidas = frases(/d[ií]as? laborables/).filter(({ frase }) =>
    /bienvenida|respuesta|contest/.test(frase),
  );
  expect(prometidas.length).toBeGreaterThan(1);
  for (const { nombre, frase } of prometidas) expect(frase, nombre).toMatch(/(?:uno o )?dos días laborables/);
});

it('a match is put off by a way that there is: the personal link, or speaking to the club', () => {
  const dicen = frases(/(?:aplazar|aplazado|otro día) con 24 horas|con 24 horas/i);
  expect(dicen.map(({ nombre }) => nombre).sort()).toEqual([
    'competicion_liga_infantil_normas.html',
    'competicion_liga_social_normas.html',
    'noticias.json',
  ]);
  for (const { nombre, frase } of dicen) {
    expect(frase, nombre).toMatch(/enlace personal.*llam.*escrib.* al club/);
    expect(frase, nombre).not.toMatch(/[Aa]visa a tu rival y a la organización/);
  }
});

it('how sets are played is told by the rules of each league alone', () => {
  expect(frases(/empate a un set|tie-break/i)).toEqual([]);
});

it('no text says that the site tells who is injured', () => {
  expect(frases(/«Lesionado»|solo consta/)).toEqual([]);
});

it('headings are numbered by the page, not by whoever writes them', () => {
  for (const [nombre, texto] of TEXTOS) expect(texto, nombre).not.toMatch(/<h[2-4][^>]*>\s*\d+[.)]/);
});

it('no text promises dates ahead of time that the news do not bring', () => {
  expect(frases(/mes de antelación/)).toEqual([]);
});

it('how long what is known of a partner who did not confirm is kept is what the program keeps it', () => {
  const [dicho, ...otros] = frases(/contigo como pareja/);
  expect(otros).toEqual([]);
  expect(dicho?.nombre).toBe('common_proteccion_datos.html');
  const dias = diasEntre(limiteDeInvitaciones('2026-11-29'), '2026-11-29');
  expect(dicho?.frase).toContain(`se borran ${dias} días después de que caduque el enlace`);
});

it('what time ends and who leaves are told by the rules of each league alone', () => {
  expect(frases(/acaba el tiempo|sigu\w+ contando/)).toEqual([]);
});
