import { type Dia, type FechaHora, fechaHora, type Minutos } from '#domain/fecha.ts';
import type { Azar } from './azar.ts';
import type { Encuentro, LigaDemo } from './tipos.ts';

export type Hueco = { fecha: FechaHora; idPista: number };

/** `ultima`: as late as the league plays, so that there is a match tonight. */
type Hora = 'cualquiera' | 'ultima';

/** What is taken: courts by the minute, players by the day. */
export type Agenda = {
  /** A free court inside the league's window for that pair, or null when there is none that day. */
  reservar(liga: LigaDemo, dia: Dia, encuentro: Encuentro, hora?: Hora): Hueco | null;
  juega(idJugador: number, dia: Dia): boolean;
};

type Ocupado = { desde: Minutos; hasta: Minutos };

/** Starts one after another from the base start. domain.md, "Proposal: the problem". */
function salidas(liga: LigaDemo): Minutos[] {
  const inicio = liga.horaBaseInicio * 60 + liga.minutoBaseInicio;
  const final = liga.horaBaseFinal * 60 + liga.minutoBaseFinal;
  const cuantas = Math.floor((final - inicio) / liga.duracion);
  return Array.from({ length: cuantas }, (_, i) => inicio + i * liga.duracion);
}

const libre = (ocupados: readonly Ocupado[], desde: Minutos, hasta: Minutos): boolean =>
  ocupados.every((otro) => hasta <= otro.desde || otro.hasta <= desde);

/** The courts: `ocupar` takes the first free one of that day and hour, in no fixed order. */
function crearPistas(ids: readonly number[], azar: Azar) {
  const ocupadas = new Map<string, Ocupado[]>();
  const cabe = (clave: string, desde: Minutos, hasta: Minutos): boolean =>
    libre(ocupadas.get(clave) ?? [], desde, hasta);
  return {
    ocupar(dia: Dia, desde: Minutos, hasta: Minutos): number | null {
      const idPista = azar.barajar(ids).find((id) => cabe(`${id} ${dia}`, desde, hasta));
      if (idPista === undefined) return null;
      const clave = `${idPista} ${dia}`;
      ocupadas.set(clave, [...(ocupadas.get(clave) ?? []), { desde, hasta }]);
      return idPista;
    },
  };
}

export function crearAgenda(idsPista: readonly number[], azar: Azar): Agenda {
  const pistas = crearPistas(idsPista, azar);
  const jugadores = new Set<string>();
  const juega = (idJugador: number, dia: Dia): boolean => jugadores.has(`${idJugador} ${dia}`);

  function buscar(liga: LigaDemo, dia: Dia, hora: Hora): Hueco | null {
    const horas = hora === 'ultima' ? salidas(liga).reverse() : azar.barajar(salidas(liga));
    for (const desde of horas) {
      const idPista = pistas.ocupar(dia, desde, desde + liga.duracion);
      if (idPista !== null) return { fecha: fechaHora(dia, desde), idPista };
    }
    return null;
  }

  function reservar(liga: LigaDemo, dia: Dia, encuentro: Encuentro, hora: Hora = 'cualquiera'): Hueco | null {
    const pareja = [encuentro.idJugador1, encuentro.idJugador2];
    if (pareja.some((id) => juega(id, dia))) return null;
    const hueco = buscar(liga, dia, hora);
    if (hueco) for (const id of pareja) jugadores.add(`${id} ${dia}`);
    return hueco;
  }

  return { reservar, juega };
}
