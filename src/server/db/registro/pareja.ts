import type { Jugador } from '#contract/liga/jugadores.ts';
import type { ParejaNueva, QuienJuega } from '#contract/liga/parejas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { claveDeNombre } from '#domain/texto.ts';
import type { FilaJugador } from '../lecturas/jugadores.ts';
import { hay } from '../lecturas/por-id.ts';
import { insertarJugador, JUGADOR_NUEVO } from '../tables/jugador.ts';
import { anotar } from './anotar.ts';
import { campoInvalido } from './entidad.ts';
import type { TxFirmada } from './firma.ts';
import { crearJugador, deUna } from './jugador.ts';

/** Whoever is new is a player too, in no league: there what is theirs is changed. */
export async function conocida(tx: TxFirmada, campo: string, quien: QuienJuega): Promise<FilaJugador> {
  if ('id' in quien) return deUna(tx, campo, quien.id);
  const nueva = await insertarJugador(tx, { ...JUGADOR_NUEVO, ...quien, idLiga: null });
  await anotar(tx, { entidad: 'jugador', antes: null, despues: nueva });
  return deUna(tx, campo, nueva.id);
}

const senas = ({ email, telefono }: FilaJugador): string => `${email ?? ''} ${telefono ?? ''}`;

/** Of two who are called the same, what is known says that they are two. */
const sonLaMisma = (una: FilaJugador, otra: FilaJugador): boolean =>
  una.idPersona === otra.idPersona ||
  (claveDeNombre(una.nombre) === claveDeNombre(otra.nombre) && senas(una) === senas(otra));

type Hecha = { pareja: Jugador; nuevos: number[] };

/** Two people play as one; `nuevos`: the players made of whoever was not one. 409 when one of them is in that league. */
export async function hacerPareja(tx: TxFirmada, { idLiga, personas }: ParejaNueva): Promise<Hecha> {
  await tx.lock('liga', [idLiga]);
  if (idLiga !== null && !(await hay(tx.q, 'liga', idLiga)))
    throw campoInvalido('idLiga', mensajes.ligaInexistente);
  const una = await conocida(tx, 'personas.0', personas[0]);
  const otra = await conocida(tx, 'personas.1', personas[1]);
  if (sonLaMisma(una, otra)) throw campoInvalido('personas.1', mensajes.dosVecesEnLaPareja);
  const datos = { ...JUGADOR_NUEVO, nombre: una.nombre, idLiga, disponibleAmistosos: false };
  const pareja = await crearJugador(tx, datos, { mismaPersonaQue: una.id, parejaDe: otra.id });
  await anotar(tx, { entidad: 'jugador', antes: null, despues: pareja });
  const nuevos = [una, otra].filter((_, lugar) => !('id' in (personas[lugar] ?? {}))).map(({ id }) => id);
  return { pareja, nuevos };
}
