import { type Dia, diaSemana, sumarDias } from '#domain/fecha.ts';

const DOMINGO = 0;
const VIERNES = 5;
const SABADO = 6;
const SEMANA = 7;

/** The days the desk looks at: today, and the Saturday and Sunday of this week. docs/reglas/panel.md. */
export function diasDelPanel(hoy: Dia): Dia[] {
  const dia = diaSemana(hoy);
  if (dia === DOMINGO) return [hoy];
  const sabado = sumarDias(hoy, SABADO - dia);
  return [...new Set([hoy, sabado, sumarDias(sabado, 1)])];
}

/** The Saturday after today, and its Sunday. */
export function proximoFinDeSemana(hoy: Dia): [Dia, Dia] {
  const faltan = (SABADO - diaSemana(hoy) + SEMANA) % SEMANA || SEMANA;
  const sabado = sumarDias(hoy, faltan);
  return [sabado, sumarDias(sabado, 1)];
}

/** The Saturday and Sunday to prepare: from Friday on this weekend is what it is, and the next one is. */
export function finDeSemanaAPreparar(hoy: Dia): [Dia, Dia] {
  return proximoFinDeSemana(diaSemana(hoy) === VIERNES ? sumarDias(hoy, 1) : hoy);
}
