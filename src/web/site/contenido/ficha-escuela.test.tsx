import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import { clubEnBlanco } from '#contract/club/club-nuevo.ts';
import { Programas } from './ficha-escuela.tsx';

function pintados(abiertas: string[] = []): string {
  const Pagina = createRoutesStub([{ path: '/', Component: () => <Programas abiertas={abiertas} /> }]);
  return renderToStaticMarkup(<Pagina />);
}

/** What is read of them, piece by piece. */
const leidos = (): string =>
  pintados()
    .replace(/<[^>]*>/g, '|')
    .replace(/(\| ?)+/g, '|')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '');

test('each group says what one hour a week costs and what two do, and when its classes begin', () => {
  expect(leidos()).toContain(
    'Al mes|Socios|No socios|1 hora a la semana|25 €|29 €|2 horas a la semana|42 €|48 €|' +
      'Días|Empieza|1 h: lunes o miércoles|17:00|2 h: lun y mié, o mar y jue|17:00|2 h: viernes, seguidas|17:00|2 h: sáb y dom|10:00|',
  );
});

test('the team, which is by days, says its week after its prices', () => {
  expect(leidos()).toContain(
    '4 días por semana|126 €|—|Días|Empieza|Lun–jue|18:30, dos horas|Viernes|17:00, dos horas|Sáb–dom|Torneos|',
  );
});

test('the courses of the holidays cost from the least to the most, each with its name', () => {
  expect(leidos()).toContain(
    'Cada uno|Socios|No socios|Desde|36 €|42 €|Monográfico de saque, tres sesiones|' +
      'Hasta|60 €|70 €|Semana de cinco días, 2 horas al día|',
  );
});

test('a club that has said neither prices nor hours promises no days', () => {
  ponerClub(clubEnBlanco(SEMILLA, 'club.example'));
  expect(leidos()).not.toMatch(/€|lunes o miércoles|Al mes|Empieza/);
  ponerClub(SEMILLA);
});

test('each group leads to its enrolment while it is open, and the team, which is chosen, to none', () => {
  const html = pintados(['escuelaminitenis', 'equipocompeticion']);
  expect(html).toContain('href="/inscripciones/escuelaminitenis"');
  expect(html).not.toContain('equipocompeticion');
  expect(html.split('Inscripción cerrada')).toHaveLength(6);
});

test('whoever looks for an age or a sport goes to its card', () => {
  const html = pintados();
  const saltos = [...html.matchAll(/href="[^"]*#(grupo-\w+)"/g)].map(([, id]) => id);
  expect(saltos).toHaveLength(8);
  for (const id of saltos) expect(html).toContain(`id="${id}"`);
});
