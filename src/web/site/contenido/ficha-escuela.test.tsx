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

test('each group says for whom it is, where, and what one hour a week costs and what two do', () => {
  expect(leidos()).toContain(
    'Minitenis|De 5 a 8 años|Prado y Restón|Al mes|Socios|No socios|1 h|25 €|29 €|2 h|42 €|48 €|Inscripción',
  );
});

test('the team is by days, and for members only, which is said once', () => {
  expect(leidos()).toContain(
    'Por selección|Prado|Al mes|Solo socios|2 días|78 €|3 días|104 €|4 días|126 €|Saber más|',
  );
});

test('the courses of the holidays cost from the least to the most', () => {
  expect(leidos()).toContain('Curso|Socios|No socios|Desde|36 €|42 €|Hasta|60 €|70 €|Pedir plaza|');
});

test('what may be had on which days is said once, over when each group begins', () => {
  expect(leidos()).toContain(
    '|Lunes a jueves|1 hora: lunes o miércoles.|2 horas: lunes y miércoles, o martes y jueves.|' +
      'Viernes|Solo 2 horas, seguidas.|Fin de semana|Solo 2 horas: una cada día.|' +
      'Sede|Si hay varias, eliges al inscribirte.|' +
      'Lunes a jueves|Viernes|Fin de semana|Minitenis|17:00|17:00|10:00|',
  );
  expect(leidos()).toContain('|Equipo de competición|18:30, dos horas|17:00, dos horas|Torneos|');
  expect(leidos()).toContain('|Intensivos|Navidad, Semana Santa, junio y septiembre|');
});

test('a group without hours is not in it, and a part of the week without them has a dash', () => {
  const [minitenis, iniciacion, ...otros] = SEMILLA.escuela.programas;
  if (!minitenis || !iniciacion) throw new Error('No programmes');
  const programas = [
    { ...minitenis, horario: { ...minitenis.horario, viernes: '' } },
    { ...iniciacion, horario: { semana: '', viernes: '', finDeSemana: '' } },
    ...otros,
  ];
  ponerClub({ ...SEMILLA, escuela: { ...SEMILLA.escuela, programas } });
  expect(leidos()).toContain('|Minitenis|17:00|—|10:00|Perfeccionamiento|');
  ponerClub(SEMILLA);
});

test('a site is chosen where a group has several', () => {
  const enPrado = SEMILLA.escuela.programas.map((programa) => ({ ...programa, centros: ['prado'] as const }));
  ponerClub({ ...SEMILLA, escuela: { ...SEMILLA.escuela, programas: enPrado } });
  expect(leidos()).not.toContain('Sede');
  ponerClub(SEMILLA);
});

test('a club that has said neither prices nor hours promises none', () => {
  ponerClub(clubEnBlanco(SEMILLA, 'club.example'));
  expect(leidos()).not.toMatch(/€|lunes o miércoles|al mes|Días y horas/i);
  ponerClub(SEMILLA);
});

test('each group leads to its enrolment while it is open, and the team, which is chosen, to none', () => {
  const html = pintados(['escuelaminitenis', 'equipocompeticion']);
  expect(html).toContain('href="/inscripciones/escuelaminitenis"');
  expect(html).not.toContain('equipocompeticion');
  expect(html.split('Inscripción cerrada')).toHaveLength(6);
});
