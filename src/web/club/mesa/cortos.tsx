import type { JugadorFila } from '#contract/liga/jugadores.ts';
import { etiquetaDe } from '#domain/liga/etiqueta.ts';
import { nombreTemporada } from '#domain/liga/liga.ts';
import { nombresCortos } from '#domain/persona/apellidos.ts';
import { ladosDe } from '#web/club/piezas/partido-visto.ts';
import { useJugadores, useLigas } from './consultas.ts';
import { parejaDe } from './palabras.ts';

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

/** "Gil A. – Paz", as in the week; whole for whoever hears it or stops at it. */
export function Quienes(partido: Parameters<typeof ladosDe>[0]) {
  const corto = useCortos();
  const [uno, otro] = ladosDe(partido).map(({ id, nombre }) => corto(id, nombre));
  const enteros = parejaDe(partido);
  return (
    <span title={enteros}>
      <span aria-hidden="true">
        {uno} – {otro}
      </span>
      <span className="visually-hidden">{enteros}</span>
    </span>
  );
}

type LigaProps = { id: number | null; nombre: string | null };

/** A league by its short label, with its season once that is over; whole for whoever hears it or stops at it. */
export function LigaCorta({ id, nombre }: LigaProps) {
  const liga = useLigas().data?.find((una) => una.id === id);
  if (!liga) return nombre ?? 'Sin liga';
  return (
    <span title={liga.nombre}>
      <span aria-hidden="true">
        {etiquetaDe(liga)}
        {liga.estado === 'activa' ? '' : ` ${nombreTemporada(liga.anio)}`}
      </span>
      <span className="visually-hidden">{liga.nombre}</span>
    </span>
  );
}
