import type { JugadorFila } from '#contract/liga/jugadores.ts';
import { nombresCortos } from '#domain/persona/apellidos.ts';
import { useJugadores } from './consultas.ts';

type Socio = Pick<JugadorFila, 'id' | 'nombre' | 'estado'>;

/** What somebody is called in little room. */
export type Corto = (id: number, nombre: string) => string;

/** The same on every screen of the desk, whoever else is drawn on it: told apart from all who are in the club now. */
export function cortosDelClub(jugadores: readonly Socio[]): Corto {
  const presentes = new Map(
    jugadores.filter(({ estado }) => estado !== 'eliminado').map(({ id, nombre }) => [id, nombre]),
  );
  const cortos = nombresCortos(presentes);
  const deFuera = (id: number, nombre: string) =>
    nombresCortos(new Map([...presentes, [id, nombre]])).get(id);
  return (id, nombre) => cortos.get(id) ?? deFuera(id, nombre) ?? nombre;
}

const NADIE: readonly Socio[] = [];

/** Worked out once for all the rows of a screen. */
const hechos = new WeakMap<readonly Socio[], Corto>();

export function useCortos(): Corto {
  const { data = NADIE } = useJugadores();
  const corto = hechos.get(data) ?? cortosDelClub(data);
  hechos.set(data, corto);
  return corto;
}
