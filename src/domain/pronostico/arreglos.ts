import { type Dia, diaSemana } from '#domain/fecha.ts';
import type { DatosPronostico, Plan, Remedio } from './datos.ts';
import { lunesDe, viernesEntre } from './dias.ts';
import type { Simulacion } from './simular.ts';

/** Of a Friday evening, whatever the hours of the league. */
const TARDE_DEL_VIERNES = { inicio: 17 * 60, fin: 22 * 60 };

type Simple = Exclude<Remedio, { que: 'todo' }>;

const porDia = (plan: Plan, dias: Plan['dias']): Plan => ({
  ...plan,
  dias: [...plan.dias, ...dias].sort((uno, otro) => (uno.dia < otro.dia ? -1 : 1)),
});

function aplicarUno(plan: Plan, remedio: Simple): Plan {
  switch (remedio.que) {
    case 'pista': {
      const dias = plan.dias.map((uno) =>
        remedio.dias.includes(uno.dia) ? { ...uno, pistasDeMas: uno.pistasDeMas + 1 } : uno,
      );
      return { ...plan, dias };
    }
    case 'viernes':
      return porDia(
        plan,
        remedio.dias.map((dia) => ({ dia, pistasDeMas: 0, horario: remedio.horario })),
      );
    case 'dobles':
      return { ...plan, dobles: [...new Set([...plan.dobles, ...remedio.jugadores])] };
    case 'vuelta':
      return { ...plan, vueltas: [...plan.vueltas, ...remedio.ligas] };
    default:
      return remedio satisfies never;
  }
}

export const simplesDe = (remedio: Remedio): readonly Simple[] =>
  remedio.que === 'todo' ? remedio.remedios : [remedio];

/** The plan with that done. */
export const aplicar = (plan: Plan, remedio: Remedio): Plan => simplesDe(remedio).reduce(aplicarUno, plan);

/** Days until the last of those leagues on which courts were missing, those of most need first. */
function diasSinPista({ dias }: Simulacion, tarde: ReadonlySet<number>, limite: Dia): Dia[] {
  const falta = (sinPista: Map<number, number>): number =>
    [...sinPista].reduce((suma, [id, n]) => suma + (tarde.has(id) ? n : 0), 0);
  return dias
    .map(({ dia, sinPista }) => ({ dia, n: falta(sinPista) }))
    .filter(({ dia, n }) => n > 0 && dia <= limite)
    .sort((uno, otro) => otro.n - uno.n || (uno.dia < otro.dia ? -1 : 1))
    .map(({ dia }) => dia);
}

const enOrden = (dias: readonly Dia[]): Dia[] => [...dias].sort();

/** One court more on two days, on half of those that need it, on all of them. */
function remediosDePista(dias: readonly Dia[]): Simple[] {
  const cuantos = [...new Set([2, Math.ceil(dias.length / 2), dias.length])].filter((n) => n <= dias.length);
  return dias.length === 0 ? [] : cuantos.map((n) => ({ que: 'pista', dias: enOrden(dias.slice(0, n)) }));
}

/** The first two Fridays, half of them, all. */
function remediosDeViernes(hoy: Dia, limite: Dia): Simple[] {
  const todos = viernesEntre(hoy, limite);
  const cuantos = [...new Set([2, Math.ceil(todos.length / 2), todos.length])].filter(
    (n) => n <= todos.length,
  );
  return todos.length === 0
    ? []
    : cuantos.map((n) => ({ que: 'viernes', dias: todos.slice(0, n), horario: TARDE_DEL_VIERNES }));
}

/** Whom it helps to play twice in a weekend: those who end last, at most as many as anybody would call. */
const MAX_DOBLES = 8;

function quienesDoblan(datos: DatosPronostico, base: Simulacion, tarde: ReadonlySet<number>): number[] {
  const suyos = new Set([...tarde].flatMap((id) => [...(base.tarde.get(id) ?? [])]));
  return datos.jugadores
    .map(({ id }) => id)
    .filter((id) => suyos.has(id))
    .slice(0, MAX_DOBLES);
}

/**
 * What could be tried for the leagues that are late, each kind from the least to the most; the next of a kind is
 * tried only if the one before is not enough. docs/reglas/pronostico.md
 */
export function remediosPara(
  datos: DatosPronostico,
  plan: Plan,
  base: Simulacion,
  tarde: ReadonlySet<number>,
): Simple[][] {
  const limite = datos.ligas
    .filter(({ id }) => tarde.has(id))
    .reduce<Dia>((ultimo, liga) => (liga.limite > ultimo ? liga.limite : ultimo), datos.hoy);
  const dobles = plan.tope === 1 ? quienesDoblan(datos, base, tarde) : [];
  const cerradas = datos.ligas
    .filter(
      ({ id, idaVuelta, fechaIdaVuelta }) => tarde.has(id) && idaVuelta && (fechaIdaVuelta ?? '') > datos.hoy,
    )
    .map(({ id }) => id);
  return [
    cerradas.length === 0 ? [] : [{ que: 'vuelta' as const, ligas: cerradas }],
    dobles.length === 0 ? [] : [{ que: 'dobles' as const, jugadores: dobles }],
    remediosDePista(diasSinPista(base, tarde, limite)),
    remediosDeViernes(datos.hoy, limite),
  ].filter((clase) => clase.length > 0);
}

/** Days of the week of those days (0 Sunday), and how many weeks they are of. */
export const semanaDe = (dias: readonly Dia[]) => ({
  diasSemana: [...new Set(dias.map(diaSemana))].sort(),
  semanas: new Set(dias.map(lunesDe)).size,
});
