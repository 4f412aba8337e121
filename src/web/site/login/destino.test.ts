import { expect, it } from 'vitest';
import { destinoDe } from './login.tsx';

it.each([
  '/private/partidos?jugador=ana',
  '/private/jugadores/7',
  '/competicion-clasificaciones/social?liga=3',
])('who was going to %j gets there once in', (redirect) => expect(destinoDe(redirect)).toBe(redirect));

it.each([
  null,
  '',
  'private/partidos',
  'https://otro.example/',
  '//otro.example/',
  '/\\otro.example/',
  '\\\\otro.example',
  '/\t/otro.example/',
  '/\n/otro.example/',
  '/.//otro.example/',
  '/../otro',
  'javascript:alert(1)',
])('nobody is taken elsewhere by %j', (redirect) => expect(destinoDe(redirect)).toBe('/'));
