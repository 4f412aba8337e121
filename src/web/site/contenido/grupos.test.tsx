import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import { clubEnBlanco } from '#contract/club/club-nuevo.ts';
import { Programas } from './grupos.tsx';

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

test('which days may be chosen is told once, for all groups', () => {
  expect(leidos()).toContain(
    '|1 hora a la semana|Lunes o miércoles|' +
      '2 horas a la semana|Lunes y miércoles|Martes y jueves|Viernes, dos seguidas|Sábado y domingo|Minitenis|',
  );
});

test('each group says for whom it is, where, when its classes begin and how much one hour a week costs and two do', () => {
  expect(leidos()).toContain(
    'Minitenis|De 5 a 8 años|Prado y Restón|Lun–jue|17:00|Viernes|17:00|Sáb–dom|10:00|' +
      'Al mes|Socios|No socios|1 hora|25 €|29 €|2 horas|42 €|48 €|Inscripción',
  );
  expect(leidos()).toContain('Pádel|Todas las edades|Solo en Restón|');
});

test('the team is by days, and for members only, which is said once', () => {
  expect(leidos()).toContain(
    'Por selección|Solo en Prado|Lun–jue|18:30–20:30|Viernes|17:00–19:00|Sáb–dom|Torneos|' +
      'Solo socios|2 días|3 días|4 días|Al mes|78 €|104 €|126 €|Saber más|',
  );
});

test('the courses of the holidays cost from the least to the most', () => {
  expect(leidos()).toContain(
    'Cuándo|Navidad, Semana Santa, junio y septiembre|' +
      'Cada curso|Socios|No socios|Desde|36 €|42 €|Hasta|60 €|70 €|Pedir plaza|',
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
  expect(leidos()).toContain('|Lun–jue|17:00|Sáb–dom|10:00|Al mes|');
  expect(leidos()).toContain(
    'Desde los 8 años|Prado y Restón|Al mes|Socios|No socios|1 hora|27 €|31 €|2 horas|46 €|52 €|',
  );
  ponerClub(SEMILLA);
});

test('no days are offered on which no group has class', () => {
  const programas = SEMILLA.escuela.programas.map((uno) => ({
    ...uno,
    horario: { ...uno.horario, semana: '', finDeSemana: '' },
  }));
  ponerClub({ ...SEMILLA, escuela: { ...SEMILLA.escuela, programas } });
  expect(leidos()).toContain('|Calendario y descuentos|2 horas a la semana|Viernes, dos seguidas|Minitenis|');
  ponerClub(SEMILLA);
});

test('a group without prices still says its days', () => {
  const nada = { socios: 0, noSocios: 0 };
  const programas = SEMILLA.escuela.programas.map((uno) => ({ ...uno, cuotas: { una: nada, dos: nada } }));
  ponerClub({ ...SEMILLA, escuela: { ...SEMILLA.escuela, programas } });
  expect(leidos()).toContain(
    'De 5 a 8 años|Prado y Restón|Lun–jue|17:00|Viernes|17:00|Sáb–dom|10:00|Inscripción',
  );
  ponerClub(SEMILLA);
});

test('who teaches is the team of its page: those with a name', () => {
  expect(leidos()).toContain(
    '|Nora Benítez|Dirección de la escuela|Hugo Marcos|Pádel y pickleball|Julián Serrano|Competición|',
  );
  ponerClub({ ...SEMILLA, buzones: SEMILLA.buzones.filter(({ proposito }) => proposito !== 'padel') });
  expect(leidos()).toContain('|Dirección de la escuela|Julián Serrano|');
  ponerClub(SEMILLA);
});

test('a club that has said neither prices nor hours promises none', () => {
  ponerClub(clubEnBlanco(SEMILLA, 'club.example'));
  expect(leidos()).not.toMatch(/€|lunes|a la semana|al mes|son de inicio|quién enseña/i);
  ponerClub(SEMILLA);
});

test('each group leads to its enrolment while it is open, and the team, which is chosen, to none', () => {
  const html = pintados(['escuelaminitenis', 'equipocompeticion']);
  expect(html).toContain('href="/inscripciones/escuelaminitenis"');
  expect(html).not.toContain('equipocompeticion');
  expect(html.split('Inscripción cerrada')).toHaveLength(6);
});
