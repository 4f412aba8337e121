import { expect, test } from 'vitest';
import { escenaDeNoticia } from './escena.ts';

test.each([
  ['Publicados los partidos del fin de semana', '/competicion-horarios/social', 'calendario'],
  ['Los resultados de la liga infantil, al día', null, 'resultados'],
  ['Una jugadora remonta', '/competicion-resultados/social', 'resultados'],
  ['Una jugadora remonta', '/competicion-clasificaciones-partido/7', 'partido-7'],
  ['La final, punto a punto', '/competicion-clasificaciones-partido/7', 'copa'],
  ['Una jugadora remonta', '/competicion-clasificaciones-partido/7/otra', 'resultados'],
  ['Prado renueva sus dos pistas de tierra batida', '/club-instalaciones', 'pista'],
  ['Así funciona el campus de verano', null, 'campus'],
  ['El Maratón 24h ya busca voluntarios', null, 'maraton'],
  ['Así se juega el máster infantil', null, 'copa'],
  ['Taller para aprender a encordar', null, 'raqueta'],
  ['Nuevos grupos de pickleball', null, 'pickleball'],
  ['La jornada del sábado se suspende por lluvia', null, 'lluvia'],
  ['Convocatoria de asamblea general', null, 'asamblea'],
  ['Al final del día', null, 'copa'],
  ['Finalmente abrimos', '/escuela-padel', 'padel'],
  ['La 1ª División infantil ya juega la segunda vuelta', null, 'menores'],
  ['Clases para la edad infantil', null, 'escuela'],
  ['Gracias a todos', null, 'club'],
  ['', '/noticias', 'club'],
])('"%s" that leads to %s is drawn as %s', (title, link, escena) =>
  expect(escenaDeNoticia({ title, link })).toBe(escena),
);
