import { type Dia, sumarDias } from '#domain/fecha.ts';
import { type Control, controlDe, debeParar, type Limites, type Resolver } from '#domain/propuesta/solver.ts';
import { aplicar, cuellosDe, remediosPara } from './arreglos.ts';
import {
  type Arreglo,
  cuantosFines,
  type DatosPronostico,
  diasDelPlan,
  type Fallos,
  type Final,
  finesDeSemana,
  type LigaPronostico,
  lunesDe,
  type Plan,
  type Pronostico,
  type PronosticoLiga,
  type Remedio,
  type Veredicto,
} from './datos.ts';
import { deudaDe, fallosDe, finAlRitmo, jugadoEn, ritmoDe, topeObservado } from './ritmo.ts';
import { crearSuerte, type Motor, type Simulacion, simular } from './simular.ts';

type OpcionesPronostico = Limites & { resolver: Resolver };

const LIMITE_MS = 60_000;

/** Seasons with luck: of the season as it is, and of each remedy. */
const SUERTES = 9;

/** Of what is left, the part that the season as it is may take: remedies come later. */
const PARTE_DE_LA_TEMPORADA = 0.45;

const SIN_FALLOS = () => 1;
const NUNCA = '9999-12-31';
const SEMANA = 7;

const fines = (simulaciones: readonly Simulacion[], idLiga: number): Dia[] =>
  simulaciones.map(({ fin }) => fin.get(idLiga) ?? NUNCA).sort();

/** In the middle, and between which: all but the best and the worst when there are enough of them. */
function finalDe(simulaciones: readonly Simulacion[], idLiga: number): Final {
  const dias = fines(simulaciones, idLiga);
  const quita = Math.floor(dias.length / 8);
  const dia = (i: number): Dia | null => (dias[i] === NUNCA ? null : (dias[i] ?? null));
  return {
    antes: dia(quita),
    previsto: dia(Math.floor((dias.length - 1) / 2)),
    despues: dia(dias.length - 1 - quita),
  };
}

const llegaEl = (dia: Dia | null, limite: Dia): boolean => dia !== null && dia <= limite;

function veredictoDe({ previsto, despues }: Final, limite: Dia): Exclude<Veredicto, 'acabada'> {
  if (!llegaEl(previsto, limite)) return 'noLlega';
  return llegaEl(despues, limite) ? 'llega' : 'justo';
}

/** As many seasons with luck as there is time for: one at least. */
function conSuerte(
  datos: DatosPronostico,
  plan: Plan,
  motor: Motor,
  { fallos, cuantas, cada }: { fallos: Fallos; cuantas: number; cada: (n: number) => void },
): Simulacion[] {
  const hechas: Simulacion[] = [];
  for (let n = 0; n < cuantas && (n === 0 || !debeParar(motor.control)); n++) {
    hechas.push(simular(datos, plan, motor, fallos, crearSuerte(n)));
    cada(n + 1);
  }
  return hechas;
}

type Temporada = { plan: Plan; base: Simulacion; suertes: Simulacion[] };

function deLiga(
  datos: DatosPronostico,
  liga: LigaPronostico,
  { plan, base, suertes }: Temporada,
): PronosticoLiga {
  const { hoy, jugadores, partidos } = datos;
  const deuda = deudaDe(liga, jugadores, partidos);
  const final = finalDe(suertes, liga.id);
  const ritmo = ritmoDe(jugadoEn(partidos, liga.id, hoy), hoy);
  const veredicto = deuda.debidos === 0 ? 'acabada' : veredictoDe(final, liga.limite);
  const apura = veredicto === 'justo' || veredicto === 'noLlega';
  return {
    idLiga: liga.id,
    limite: liga.limite,
    debidos: deuda.debidos,
    puestos: deuda.puestos,
    fines: cuantosFines(finesDeSemana(hoy, liga.limite)),
    pleno: base.fin.get(liga.id) ?? null,
    final,
    ritmo: ritmo && { ...ritmo, final: finAlRitmo(deuda.debidos, ritmo.porSemana, hoy) },
    veredicto,
    cuellos:
      veredicto === 'acabada'
        ? []
        : cuellosDe(datos, liga, deuda, {
            base,
            tope: plan.tope,
            porSemana: ritmo?.porSemana ?? null,
            apura,
          }),
  };
}

/** The worst of those seasons and a weekend more: what may be promised. */
function promesaDe(simulaciones: readonly Simulacion[], idLiga: number): Final {
  const peor = fines(simulaciones, idLiga).at(-1) ?? NUNCA;
  return {
    ...finalDe(simulaciones, idLiga),
    despues: peor === NUNCA ? null : sumarDias(lunesDe(peor), 2 * SEMANA - 1),
  };
}

/** What remedies are held against: the leagues that are late, and when each would end without, with the same luck. */
type Problema = {
  temporada: Temporada;
  fallos: Fallos;
  tarde: ReadonlySet<number>;
  ahora: ReadonlyMap<LigaPronostico, Final>;
};

/** What a remedy does, played out, to the leagues that are late and to those that it makes late; null: no time to tell. */
function probar(
  datos: DatosPronostico,
  { temporada, fallos, tarde, ahora }: Problema,
  motor: Motor,
  remedio: Remedio,
): Arreglo | null {
  const suertes = conSuerte(datos, aplicar(temporada.plan, remedio), motor, {
    fallos,
    cuantas: SUERTES,
    cada: () => undefined,
  });
  if (suertes.length < SUERTES) return null;
  const ligas = [...ahora].flatMap(([{ id, limite }, sinEl]) => {
    const final = promesaDe(suertes, id);
    const veredicto = veredictoDe(final, limite);
    const empeora = veredicto !== 'llega' && veredictoDe(sinEl, limite) === 'llega';
    return tarde.has(id) || empeora ? [{ idLiga: id, final, veredicto }] : [];
  });
  return { remedio, ligas };
}

const bastan = ({ ligas }: Arreglo): boolean => ligas.every(({ veredicto }) => veredicto === 'llega');

/** Whether some league ends earlier with it, and not later at worst, than it would with the same luck. */
const mejora = ({ ligas }: Arreglo, { ahora }: Problema): boolean =>
  [...ahora].some(([{ id }, sinEl]) => {
    const final = ligas.find(({ idLiga }) => idLiga === id)?.final;
    return (
      final !== undefined &&
      (final.previsto ?? NUNCA) < (sinEl.previsto ?? NUNCA) &&
      (final.despues ?? NUNCA) <= (sinEl.despues ?? NUNCA)
    );
  });

function problemaDe(
  datos: DatosPronostico,
  temporada: Temporada,
  ligas: readonly PronosticoLiga[],
  fallos: Fallos,
): Problema {
  const veredictos = new Map(ligas.map(({ idLiga, veredicto }) => [idLiga, veredicto]));
  const pendientes = datos.ligas.filter(({ id }) => veredictos.get(id) !== 'acabada');
  return {
    temporada,
    fallos,
    tarde: new Set(pendientes.map(({ id }) => id).filter((id) => veredictos.get(id) !== 'llega')),
    ahora: new Map(pendientes.map((liga) => [liga, promesaDe(temporada.suertes, liga.id)])),
  };
}

/** Of each kind, the least that is enough, or the most there is; and all together when none is enough. */
function arreglosPara(
  datos: DatosPronostico,
  problema: Problema,
  motor: Motor,
  progreso: (parte: number) => void,
): Arreglo[] {
  const { temporada, tarde } = problema;
  if (tarde.size === 0) return [];
  const clases = remediosPara(datos, temporada.plan, temporada.base, tarde);
  const intentar = (remedio: Remedio) =>
    debeParar(motor.control) ? null : probar(datos, problema, motor, remedio);
  const mejores: Arreglo[] = [];
  const ofrecer = (arreglo: Arreglo | null) => {
    if (arreglo !== null && mejora(arreglo, problema)) mejores.push(arreglo);
  };
  clases.forEach((clase, n) => {
    let ultimo: Arreglo | null = null;
    for (const remedio of clase) {
      ultimo = intentar(remedio) ?? ultimo;
      if (ultimo !== null && bastan(ultimo)) break;
    }
    ofrecer(ultimo);
    progreso((n + 1) / (clases.length + 1));
  });
  if (mejores.length > 1 && !mejores.some(bastan)) {
    const remedios = mejores.flatMap(({ remedio }) => (remedio.que === 'todo' ? [] : [remedio]));
    ofrecer(intentar({ que: 'todo', remedios }));
  }
  return mejores.sort((uno, otro) => Number(bastan(otro)) - Number(bastan(uno)));
}

const conParte = (control: Control, parte: number): Control => ({
  ...control,
  finaliza: control.ahora() + parte * Math.max(0, control.finaliza - control.ahora()),
});

function jugarTemporada(datos: DatosPronostico, plan: Plan, motor: Motor, fallos: Fallos): Temporada {
  const { control } = motor;
  control.progreso({ fase: 'simular', hecho: 0 });
  const base = simular(datos, plan, motor, null, SIN_FALLOS);
  const cada = (n: number) => control.progreso({ fase: 'simular', hecho: (n + 1) / (SUERTES + 1) });
  cada(0);
  return { plan, base, suertes: conSuerte(datos, plan, motor, { fallos, cuantas: SUERTES, cada }) };
}

/** Whether each league ends in time, why not, and what mends it. docs/reglas/pronostico.md */
export function pronosticar(datos: DatosPronostico, opciones: OpcionesPronostico): Pronostico | null {
  const control = controlDe(opciones, LIMITE_MS);
  const { resolver } = opciones;
  control.progreso({ fase: 'preparar', hecho: 0 });
  const tope = datos.tope ?? topeObservado(datos);
  const fallos = fallosDe(datos);
  const dias = diasDelPlan(
    datos.hoy,
    datos.ligas.map(({ limite }) => limite),
  );
  const motor = { resolver, control: conParte(control, PARTE_DE_LA_TEMPORADA) };
  const temporada = jugarTemporada(datos, { dias, tope, dobles: [], vueltas: [] }, motor, fallos);
  const ligas = datos.ligas.map((liga) => deLiga(datos, liga, temporada));
  control.progreso({ fase: 'alternativas', hecho: 0 });
  const arreglos = arreglosPara(
    datos,
    problemaDe(datos, temporada, ligas, fallos),
    { resolver, control },
    (hecho) => control.progreso({ fase: 'alternativas', hecho }),
  );
  if (control.cancelado()) return null;
  return {
    ligas,
    arreglos,
    tope,
    fallos,
    simulaciones: temporada.suertes.length,
    dias: temporada.base.dias.length,
    exactos: temporada.base.exactos,
    cortado: control.basta() || control.ahora() >= control.finaliza || temporada.suertes.length < SUERTES,
  };
}
