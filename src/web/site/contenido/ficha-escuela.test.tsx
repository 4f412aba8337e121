import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import { clubEnBlanco } from '#contract/club/club-nuevo.ts';
import { Programas } from './ficha-escuela.tsx';

/** What is read of them, tag by tag. */
function leidos(): string {
  const Pagina = createRoutesStub([{ path: '/', Component: Programas }]);
  return renderToStaticMarkup(<Pagina />).replace(/<[^>]*>/g, '|');
}

test('over the groups it says on which days one hour and two may be, once they have a price', () => {
  expect(leidos()).toMatch(
    /1 hora a la semana:\|+ el lunes o el miércoles\..*2 horas:\|+ lunes y miércoles,/,
  );
  ponerClub(clubEnBlanco(SEMILLA, 'club.example'));
  expect(leidos()).not.toContain('el lunes o el miércoles');
  ponerClub(SEMILLA);
});

test('beside the price of one hour a week each group says on which days it may be', () => {
  expect(leidos().replace(/\|+/g, '|').replaceAll('\u00a0', ' ')).toContain(
    'Al mes|Socios|No socios|1 hora| lunes o miércoles|25 €|29 €|2 horas|42 €|48 €',
  );
});

test('the courses of the holidays cost from the least to the most, each', () => {
  expect(leidos().replace(/\|+/g, '|').replaceAll('\u00a0', ' ')).toContain(
    'Cada uno|Socios|No socios|Desde|36 €|42 €|Hasta|60 €|70 €',
  );
});
