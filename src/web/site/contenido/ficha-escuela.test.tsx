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

test('each group says for whom it is, where, what one hour a week costs and what two do, and when it begins', () => {
  expect(leidos()).toContain(
    'Minitenis|De 5 a 8 años|Prado y Restón|Al mes|Socios|No socios|1 h|25 €|29 €|2 h|42 €|48 €|' +
      'Lun–jue|17:00|Viernes|17:00|Sáb–dom|10:00|Inscripción',
  );
});

test('the team is by days, and for members only, which is said once', () => {
  expect(leidos()).toContain(
    'Por selección|Prado|Al mes|Solo socios|2 días|78 €|3 días|104 €|4 días|126 €|' +
      'Lun–jue|18:30–20:30|Viernes|17:00–19:00|Sáb–dom|Torneos|Saber más|',
  );
});

test('the courses of the holidays cost from the least to the most', () => {
  expect(leidos()).toContain(
    'Curso|Socios|No socios|Desde|36 €|42 €|Hasta|60 €|70 €|' +
      'Cursos|Navidad, Semana Santa, junio y septiembre|Pedir plaza|',
  );
});

test('which days may be chosen is said by the hours a week, once', () => {
  expect(leidos()).toContain(
    '|1 hora a la semana|Lunes o miércoles |el que prefieras|' +
      '2 horas a la semana|Lunes y miércoles |una hora cada día|Martes y jueves |una hora cada día|' +
      'Viernes |las dos seguidas|Sábado y domingo |una hora cada día|',
  );
});

test('a part of the week without hours is not in its group, nor a week without any', () => {
  const [minitenis, iniciacion, ...otros] = SEMILLA.escuela.programas;
  if (!minitenis || !iniciacion) throw new Error('No programmes');
  const programas = [
    { ...minitenis, horario: { ...minitenis.horario, viernes: '' } },
    { ...iniciacion, horario: { semana: '', viernes: '', finDeSemana: '' } },
    ...otros,
  ];
  ponerClub({ ...SEMILLA, escuela: { ...SEMILLA.escuela, programas } });
  expect(leidos()).toContain('|42 €|48 €|Lun–jue|17:00|Sáb–dom|10:00|Inscripción');
  expect(leidos()).toContain('|46 €|52 €|Inscripción cerrada|Perfeccionamiento|');
  ponerClub(SEMILLA);
});

test('a site is chosen where a group has several', () => {
  expect(leidos()).toContain('Y la sede, si hay varias.');
  const enPrado = SEMILLA.escuela.programas.map((programa) => ({ ...programa, centros: ['prado'] as const }));
  ponerClub({ ...SEMILLA, escuela: { ...SEMILLA.escuela, programas: enPrado } });
  expect(leidos()).not.toContain('la sede');
  ponerClub(SEMILLA);
});

test('a club that has said neither prices nor hours promises none', () => {
  ponerClub(clubEnBlanco(SEMILLA, 'club.example'));
  expect(leidos()).not.toMatch(/€|lunes o miércoles|al mes|qué días/i);
  ponerClub(SEMILLA);
});

test('each group leads to its enrolment while it is open, and the team, which is chosen, to none', () => {
  const html = pintados(['escuelaminitenis', 'equipocompeticion']);
  expect(html).toContain('href="/inscripciones/escuelaminitenis"');
  expect(html).not.toContain('equipocompeticion');
  expect(html.split('Inscripción cerrada')).toHaveLength(6);
});
