import { club, type Programa } from '#club';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { diaBreve, fechaBreve } from '#domain/fecha-texto.ts';
import { enColumnas, menorDe, menorDelGrupo, type Precio, soloSocios } from '#domain/precio.ts';

/** "Del 28 jun al 6 ago 2027": from the first week of the camp to the last; nothing while it has none. */
export function deSemanaASemana(semanas: CampusOfrecido['semanas']): string {
  const ofrecidas = semanas.filter(({ estado }) => estado !== 'noOfrecida');
  const [primera, ultima] = [ofrecidas[0], ofrecidas.at(-1)];
  return primera && ultima ? `Del ${diaBreve(primera.desde)} al ${fechaBreve(ultima.hasta)}` : '';
}

const SIN_TENIS = new Set(['padel', 'pickleball']);

/** What most come for, which is not the cheapest. */
export const deTenis = (): Programa[] => club.escuela.programas.filter(({ id }) => !SIN_TENIS.has(id));

const porHorasDe = ({ cuotas }: Programa): Precio[] => (cuotas ? [cuotas.una, cuotas.dos] : []);

/** What a month of it costs, by hours a week, and by days, which are for members only. */
export const preciosDe = (programa: Programa): Precio[] => [
  ...porHorasDe(programa),
  ...programa.modalidades.map(({ cuota }) => ({ socios: cuota, noSocios: 0 })),
];

/** "Por selección, solo socios": what has no price for others is not for them. */
export function quienPuede(programa: Programa): string {
  const { quien, cuotas } = programa;
  return cuotas && !soloSocios(menorDe(preciosDe(programa)))
    ? quien
    : [quien, 'solo socios'].filter(Boolean).join(', ');
}

/** The least that a month of it costs, by who pays it; nothing of what nobody has priced. */
export function alMesDe(programa: Programa): { quien: string; precio: string }[] {
  const precio = menorDelGrupo(preciosDe(programa));
  const [socios, ajenos] = enColumnas(precio);
  return [
    { quien: soloSocios(precio) ? 'Solo socios' : 'Socios', precio: socios },
    { quien: 'No socios', precio: ajenos },
  ].filter((uno) => uno.precio !== '—');
}

/** Whether that least is what one hour a week costs. */
export function esDeUnaHora(programa: Programa): boolean {
  const { socios, noSocios } = menorDelGrupo(preciosDe(programa));
  const una = programa.cuotas?.una;
  return una?.socios === socios && una.noSocios === noSocios;
}

/** The least that a month costs of the classes that anybody may choose. */
export const menorAlMes = (programas: readonly Programa[]): Precio => menorDe(programas.flatMap(porHorasDe));
