import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import { clubEnBlanco } from '#contract/club/club-nuevo.ts';
import { CUOTAS, conCuotas, conIntensivos } from '#tests/builders/precios.ts';
import { Programas } from './grupos.tsx';

function pintados(abiertas: string[] = []): string {
  const Pagina = createRoutesStub([{ path: '/', Component: () => <Programas abiertas={abiertas} /> }]);
  return renderToStaticMarkup(<Pagina />);
}

/** What is read of them, piece by piece; drawings are not. */
const leidos = (): string =>
  pintados()
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<[^>]*>/g, '|')
    .replace(/(\| ?)+/g, '|')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '');

test('which days may be chosen is told once, for all groups', () => {
  expect(leidos()).toContain(
    '|Lun–jue|1 hora|: lunes o miércoles|2 horas|: lunes y miércoles, o martes y jueves|' +
      'Viernes|2 horas|seguidas|Sáb–dom|2 horas|, una cada día|Minitenis|',
  );
});

test('each group says for whom it is, where, when its classes begin and how much one hour a week costs and two do', () => {
  expect(leidos()).toContain(
    'Minitenis|De 5 a 8 años|Prado y Restón|Lun–jue|17 h|Viernes|17 h|Sáb–dom|10 h|' +
      'Al mes|1 hora|2 horas|Socios|25 €|42 €|No socios|29 €|48 €|Inscripción',
  );
  expect(leidos()).toContain('Pádel|Desde los 6 años|Solo en Restón|');
});

test('the team is by days, and for members only, which is said once', () => {
  expect(leidos()).toContain(
    'Por selección|Solo en Prado|Lun–jue|18:30–20:30 h|Viernes|17–19 h|Sáb–dom|Torneos|' +
      'Al mes|Solo socios|2 días|78 €|3 días|104 €|4 días|126 €|Saber más|',
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
  expect(leidos()).toContain('|Lun–jue|17 h|Sáb–dom|10 h|Al mes|');
  expect(leidos()).toContain(
    'Desde los 8 años|Prado y Restón|Al mes|1 hora|2 horas|Socios|27 €|46 €|No socios|31 €|52 €|',
  );
  ponerClub(SEMILLA);
});

test('no days are offered on which no group has class', () => {
  const programas = SEMILLA.escuela.programas.map((uno) => ({
    ...uno,
    horario: { ...uno.horario, semana: '', finDeSemana: '' },
  }));
  ponerClub({ ...SEMILLA, escuela: { ...SEMILLA.escuela, programas } });
  expect(leidos()).toContain('|Calendario y descuentos|Viernes|2 horas|seguidas|Minitenis|');
  ponerClub(SEMILLA);
});

test('a group without prices still says its days', () => {
  const nada = { socios: 0, noSocios: 0 };
  const programas = SEMILLA.escuela.programas.map((uno) => ({ ...uno, cuotas: { una: nada, dos: nada } }));
  ponerClub({ ...SEMILLA, escuela: { ...SEMILLA.escuela, programas } });
  expect(leidos()).toContain(
    'De 5 a 8 años|Prado y Restón|Lun–jue|17 h|Viernes|17 h|Sáb–dom|10 h|Inscripción',
  );
  ponerClub(SEMILLA);
});

test.each([
  ['gratis', '|Al mes|1 hora|2 horas|Socios|Gratis|Gratis|No socios|31 €|52 €|'],
  ['soloSocios', '|Al mes|1 hora|2 horas|Socios|27 €|46 €|No socios|—|—|'],
  ['dosSoloSocios', '|Al mes|1 hora|2 horas|Socios|27 €|46 €|No socios|31 €|—|'],
  ['soloDos', '|Al mes|2 horas|Socios|46 €|No socios|52 €|'],
] as const)('the card of a group whose prices are %s', (caso, dicho) => {
  ponerClub(conCuotas(CUOTAS[caso]));
  const suya = leidos().split('|Iniciación|')[1]?.split('|Perfeccionamiento|')[0] ?? '';
  expect(suya).toContain(dicho);
  ponerClub(SEMILLA);
});

test.each([
  [[0, 42], [58, 70], '|Mínimo|Gratis|42 €|Máximo|58 €|70 €|'],
  [[0, 42], [0, 70], '|Mínimo|Gratis|42 €|Máximo|Gratis|70 €|'],
  [[36, 0], [58, 0], '|Desde|36 €|—|Hasta|58 €|—|'],
  [[0, 0], [58, 70], '|Precio|58 €|70 €|'],
] as const)('the courses of the holidays at %j and %j', (uno, otro, dicho) => {
  const precios = [uno, otro].map(([socios, noSocios]) => ({ nombre: 'Curso', socios, noSocios }));
  ponerClub(conIntensivos(precios));
  expect(leidos()).toContain(`Cada curso|Socios|No socios${dicho}Pedir plaza`);
  ponerClub(SEMILLA);
});

test('who teaches is the team of its page: those with a name', () => {
  expect(leidos()).toContain(
    '|Nora Benítez|Dirección de la escuela|Grupos, niveles, pruebas, recibos de la escuela y bajas de clase.|' +
      'Hugo Marcos|Pádel y pickleball|Clases de pádel en Restón y de pickleball en Prado.|Julián Serrano|',
  );
  ponerClub({ ...SEMILLA, buzones: SEMILLA.buzones.filter(({ proposito }) => proposito !== 'padel') });
  expect(leidos()).toContain('y bajas de clase.|Julián Serrano|');
  ponerClub(SEMILLA);
});

test('a club that has said neither prices nor hours promises none', () => {
  ponerClub(clubEnBlanco(SEMILLA, 'club.example'));
  expect(leidos()).not.toMatch(/€|lunes|horas?|al mes|de inicio|quién enseña/i);
  ponerClub(SEMILLA);
});

test('each group leads to its enrolment while it is open, and the team, which is chosen, to none', () => {
  const html = pintados(['escuelaminitenis', 'equipocompeticion']);
  expect(html).toContain('href="/inscripciones/escuelaminitenis"');
  expect(html).not.toContain('equipocompeticion');
  expect(html.split('Inscripción cerrada')).toHaveLength(6);
});
