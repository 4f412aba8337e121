import { diaDe } from '#domain/fecha.ts';
import { esDeSiempre } from '#domain/liga/deportes.ts';
import { genteDe } from '#domain/persona/gente.ts';
import { type LigaDemo, type PartidoDemo, temporadaEn } from '#server/demo/temporada.ts';

/**
 * Every day of one week, the days on which dates go wrong (clock changes, ends of years and of months), and some that are
 * months and years away.
 */
export const MOMENTOS = [
  '2026-11-16T10:00',
  '2026-11-17T10:00',
  '2026-11-18T10:00',
  '2026-11-19T10:00',
  '2026-11-20T20:00',
  '2026-11-21T10:00',
  '2026-11-22T08:00',
  '2026-11-23T23:30',
  '2026-10-25T12:00',
  '2026-12-31T12:00',
  '2027-01-01T00:05',
  '2027-02-28T18:00',
  '2027-03-28T12:00',
  '2027-06-30T12:00',
  '2027-08-04T09:00',
  '2026-08-31T20:00',
  '2026-09-01T00:05',
  '2027-08-31T20:00',
  '2027-09-01T00:05',
  '2028-02-29T18:00',
  '2026-12-28T10:00',
  '2027-07-28T10:00',
  '2028-11-28T21:00',
  '2032-05-07T10:00',
];

export function temporadaDe(ahora: string) {
  const demo = temporadaEn(ahora);
  const hoy = diaDe(ahora);
  const ligaDe = new Map(demo.ligas.map((liga) => [liga.id, liga]));
  const liga = (p: PartidoDemo): LigaDemo => ligaDe.get(p.idLiga) as LigaDemo;
  const tenis = demo.ligas.filter(esDeSiempre);
  const divisiones = tenis.filter((l) => l.estado === 'activa' && l.reglas.clasifica);
  const acabadas = tenis.filter((l) => l.estado === 'inactiva');
  const padel = demo.ligas.filter((l) => l.deporte === 'padel');
  // Of everybody, so that it says who plays as whom.
  const quienes = new Map<number, readonly number[]>([
    ...demo.personas.map(({ id }) => [id, [id]] as const),
    ...demo.parejas.map(({ id, personas }) => [id, personas] as const),
  ]);
  const gente = genteDe([...quienes].map(([id, personas]) => ({ id, personas: [...personas] })));
  const deDivision = demo.partidos.filter((p) => divisiones.includes(liga(p)));
  const social = deDivision.filter((p) => liga(p).tipo === 'social');
  return { demo, hoy, liga, divisiones, acabadas, deDivision, social, padel, quienes, gente };
}
