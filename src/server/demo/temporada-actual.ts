import { type Dia, diaSemana, sumarDias } from '#domain/fecha.ts';
import { vueltas } from '#domain/liga/liga.ts';
import { todosContraTodos } from './emparejar.ts';
import { aplazado, conResultado, huecoCerca, type Mesa, personaDe, porJugar } from './partidos.ts';
import { diaJugado, esFinDeSemana, plazoActual, proximoSabado } from './plazos.ts';
import type { Encuentro, LigaDemo, PartidoDemo, Plazo } from './tipos.ts';

const JUGADOS = 0.6;
const APLAZADOS = 0.06;
/** From this part of the season on, an injured player postpones and the eliminated one does not play. */
const LESION = 0.7;
const ELIMINACION = 0.4;
const DIAS_PENDIENTES = 12;

type Marca = 'jugado' | 'aplazado';
type Reparto = { pasados: { encuentro: Encuentro; marca: Marca }[]; resto: Encuentro[] };

const alguno = (mesa: Mesa, { idJugador1, idJugador2 }: Encuentro, estado: string): boolean =>
  [idJugador1, idJugador2].some((id) => personaDe(mesa, id).estado === estado);

function marcaDe(mesa: Mesa, encuentro: Encuentro, avance: number): Marca | null {
  if (avance > ELIMINACION && alguno(mesa, encuentro, 'eliminado')) return null;
  if (avance > LESION && alguno(mesa, encuentro, 'lesion')) return 'aplazado';
  return mesa.azar.suerte(APLAZADOS) ? 'aplazado' : 'jugado';
}

/** Which pairs have met already, in order, until enough of them were decided; the rest is still to come. */
function repartir(mesa: Mesa, liga: LigaDemo, hoy: Dia): Reparto {
  const encuentros = todosContraTodos(liga.plantilla, vueltas(liga, hoy));
  const objetivo = Math.round(encuentros.length * JUGADOS);
  const reparto: Reparto = { pasados: [], resto: [] };
  let jugados = 0;
  for (const encuentro of encuentros) {
    const marca = jugados < objetivo ? marcaDe(mesa, encuentro, jugados / objetivo) : null;
    if (marca === null) reparto.resto.push(encuentro);
    else reparto.pasados.push({ encuentro, marca });
    if (marca === 'jugado') jugados += 1;
  }
  return reparto;
}

/** The second leg is only played from its day on. domain.md, "Proposal", rule 4. */
const plazoDe = (liga: LigaDemo, { vuelta }: Encuentro, plazo: Plazo): Plazo =>
  vuelta === 2 && liga.fechaIdaVuelta !== null ? { ...plazo, desde: liga.fechaIdaVuelta } : plazo;

function pasado(mesa: Mesa, liga: LigaDemo, { pasados }: Reparto, entera: Plazo): PartidoDemo[] {
  return pasados.flatMap(({ encuentro, marca }, i) => {
    const plazo = plazoDe(liga, encuentro, entera);
    const hueco = huecoCerca(mesa, liga, encuentro, {
      dia: diaJugado(entera, i / pasados.length),
      plazo,
    });
    if (!hueco) return [];
    const partido = porJugar(liga, encuentro, hueco);
    return [marca === 'jugado' ? conResultado(mesa, liga.tipo, partido) : aplazado(mesa, partido)];
  });
}

type Cita = { liga: LigaDemo; resto: Encuentro[] };

/** The first pair still to meet that can play that day gets a court, and leaves the list. */
function citar(mesa: Mesa, { liga, resto }: Cita, dia: Dia, hora?: 'ultima'): PartidoDemo[] {
  if (!liga.dias.includes(diaSemana(dia)) && hora !== 'ultima') return [];
  for (const [i, encuentro] of resto.entries()) {
    if (alguno(mesa, encuentro, 'lesion') || alguno(mesa, encuentro, 'eliminado')) continue;
    const hueco = mesa.agenda.reservar(liga, dia, encuentro, hora);
    if (!hueco) continue;
    resto.splice(i, 1);
    return [porJugar(liga, encuentro, hueco)];
  }
  return [];
}

/** Past its time and without result: one match of that league, as late as possible. */
function pendiente(mesa: Mesa, cita: Cita, hoy: Dia): PartidoDemo[] {
  for (let hace = 1; hace <= DIAS_PENDIENTES; hace += 1) {
    const citados = citar(mesa, cita, sumarDias(hoy, -hace));
    if (citados.length > 0) return citados;
  }
  return [];
}

/** Tonight: the two top divisions, whatever day it is; at weekends one match of every other league too. */
function deHoy(mesa: Mesa, citas: readonly Cita[], hoy: Dia): PartidoDemo[] {
  const [primera, segunda, ...otras] = citas;
  const noche = [primera, segunda].flatMap((cita) => (cita ? citar(mesa, cita, hoy, 'ultima') : []));
  return esFinDeSemana(hoy) ? [...noche, ...otras.flatMap((cita) => citar(mesa, cita, hoy))] : noche;
}

function porVenir(mesa: Mesa, citas: readonly Cita[], hoy: Dia): PartidoDemo[] {
  const sabado = proximoSabado(hoy);
  const manana = sumarDias(hoy, 1);
  const domingoSuelto = esFinDeSemana(manana) && manana < sabado ? [manana] : [];
  const dias = [...domingoSuelto, sabado, sumarDias(sabado, 1), sabado];
  return dias.flatMap((dia) => citas.flatMap((cita) => citar(mesa, cita, dia)));
}

/** Every second league waits for a score. */
const pendientes = (mesa: Mesa, citas: readonly Cita[], hoy: Dia): PartidoDemo[] =>
  citas.filter((_, i) => i % 2 === 0).flatMap((cita) => pendiente(mesa, cita, hoy));

/** The season going on today: played, postponed, waiting for a score, tonight, and next weekend. */
export function jugarTemporada(mesa: Mesa, ligas: readonly LigaDemo[], hoy: Dia): PartidoDemo[] {
  const repartos = ligas.map((liga) => ({ liga, reparto: repartir(mesa, liga, hoy) }));
  const citas = repartos.map(({ liga, reparto }): Cita => ({ liga, resto: [...reparto.resto] }));
  const conFecha = [
    ...deHoy(mesa, citas, hoy),
    ...porVenir(mesa, citas, hoy),
    ...pendientes(mesa, citas, hoy),
  ];
  const jugados = repartos.flatMap(({ liga, reparto }) => pasado(mesa, liga, reparto, plazoActual(hoy)));
  return [...jugados, ...conFecha];
}
