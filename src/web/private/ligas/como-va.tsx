import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Resumen } from '#contract/club/resumen.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { sinJugar } from '#domain/partido/ocupacion.ts';
import { ganadorDe } from '#domain/partido/resultado.ts';
import { useJugadores } from '#web/club/mesa/consultas.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { call } from '#web/platform/call.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import styles from './como-va.module.css';

export type Marcha = Resumen['marcha'][number];

const NADA: Resumen['marcha'] = [];

/** How far a league has got, once it is known; null of those that are over. */
export function useMarcha(): (liga: Pick<Liga, 'id'>) => Marcha | null {
  const { data } = useQuery({
    queryKey: ['resumen'],
    queryFn: () => call('GET /api/private/resumen', {}),
  });
  const marcha = data?.marcha ?? NADA;
  return ({ id }) => marcha.find((una) => una.id === id) ?? null;
}

export const totalDe = ({ jugados, debidos }: Marcha): number => jugados + debidos;

/** "27 de 45", and its bar; of friendlies, which owe nothing, only how many. */
export function Avance({ marcha, palabra = '' }: { marcha: Marcha | null; palabra?: string }) {
  if (!marcha) return null;
  const { jugados, debidos } = marcha;
  if (debidos === 0) return <span>{jugados > 0 ? `${jugados}${palabra}` : '–'}</span>;
  return (
    <span className={styles.avance}>
      <progress max={totalDe(marcha)} value={jugados} aria-hidden="true" />
      <span>
        {jugados} de {totalDe(marcha)}
        {palabra}
      </span>
    </span>
  );
}

/** What somebody has to write, and the way there. */
export function PorApuntar({ liga, marcha }: { liga: Pick<Liga, 'id' | 'tipo'>; marcha: Marcha | null }) {
  if (!marcha?.porPuntuar) return null;
  return (
    <Link to={rutasPrivadas.puntuacionDeLiga(liga.tipo, liga.id)}>
      {cuantos(marcha.porPuntuar, 'resultado por apuntar', 'resultados por apuntar')}
    </Link>
  );
}

const leerPartidos = (idLiga: number) =>
  call('POST /api/private/partidos', { body: { jugador: null, fecha: null, idPista: null, idLiga } });

/** "10 jugadores", "27 partidos jugados" where no bar says it, "5 más con fecha"; none until all of it is known. */
function useCuentas(idLiga: number, conJugados: boolean): string[] {
  const { data: jugadores } = useJugadores();
  const { data: partidos } = useQuery({
    queryKey: ['partidos', 'de-liga', idLiga],
    queryFn: () => leerPartidos(idLiga),
  });
  if (!jugadores || !partidos) return [];
  const suyos = jugadores.filter((uno) => uno.idLiga === idLiga && uno.estado !== 'eliminado').length;
  const todos = partidos.map(conSets);
  const jugados = todos.filter((partido) => ganadorDe(partido) !== null).length;
  const puestos = todos.filter(sinJugar).length;
  return [
    ...(suyos > 0 ? [cuantos(suyos, 'jugador', 'jugadores')] : []),
    ...(conJugados ? [cuantos(jugados, 'partido jugado', 'partidos jugados')] : []),
    ...(puestos > 0 ? [`${puestos} más con fecha`] : []),
  ];
}

/** Who leads it. */
function Cabeza({ id }: Pick<Liga, 'id'>) {
  const { data } = useQuery({
    queryKey: ['ligas', 'tabla', id],
    queryFn: () => call('GET /api/clasificaciones/ver', { query: { idLiga: id } }),
    retry: false,
  });
  const primeros = data?.clasificaciones.slice(0, 3) ?? [];
  if (primeros.length === 0) return null;
  return (
    <ol className={styles.primeros} aria-label="Los tres primeros">
      {primeros.map(({ idJugador, jugador, puntos }) => (
        <li key={idJugador}>
          <Link to={rutasPrivadas.jugador(idJugador)}>{jugador}</Link>
          <span>{cuantos(puntos, 'punto', 'puntos')}</span>
        </li>
      ))}
    </ol>
  );
}

/** How the league goes, and where to see it whole. */
export function ComoVa({ liga }: { liga: Liga }) {
  const { id, tipo, estado, reglas } = liga;
  const marcha = useMarcha()(liga);
  const publica = estado === 'activa' && reglas.clasifica;
  return (
    <Section title="Cómo va">
      <div className={styles.grande}>
        <Avance marcha={marcha} palabra=" partidos jugados" />
      </div>
      <p className={styles.cuentas}>{useCuentas(id, marcha === null).join(' · ')}</p>
      {publica ? <Cabeza id={id} /> : null}
      <p className={styles.enlaces}>
        {publica ? <Link to={rutas.clasificaciones(tipo, id)}>Clasificación</Link> : null}
        <Link to={rutasPrivadas.partidosDeLiga(id)}>Partidos</Link>
        <Link to={`${rutasPrivadas.jugadores()}?liga=${id}`}>Jugadores</Link>
        <PorApuntar liga={liga} marcha={marcha} />
      </p>
    </Section>
  );
}
