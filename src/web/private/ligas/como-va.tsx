import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Liga } from '#contract/liga/ligas.ts';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { sinJugar } from '#domain/partido/ocupacion.ts';
import { ganadorDe } from '#domain/partido/resultado.ts';
import { useJugadores } from '#web/club/mesa/consultas.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { call } from '#web/platform/call.ts';
import styles from './reglas.module.css';

const leerPartidos = (idLiga: number) =>
  call('POST /api/private/partidos', { body: { jugador: null, fecha: null, idPista: null, idLiga } });

/** "12 jugadores · 34 partidos jugados · 8 por jugar"; '' until both are known. */
function useComoVa(idLiga: number): string {
  const { data: jugadores } = useJugadores();
  const { data: partidos } = useQuery({
    queryKey: ['partidos', 'de-liga', idLiga],
    queryFn: () => leerPartidos(idLiga),
  });
  if (!jugadores || !partidos) return '';
  const suyos = jugadores.filter((uno) => uno.idLiga === idLiga && uno.estado !== 'eliminado').length;
  const todos = partidos.map(conSets);
  const jugados = todos.filter((partido) => ganadorDe(partido) !== null).length;
  return [
    cuantos(suyos, 'jugador', 'jugadores'),
    cuantos(jugados, 'partido jugado', 'partidos jugados'),
    `${todos.filter(sinJugar).length} por jugar`,
  ].join(' · ');
}

/** How the league goes, and where to see it whole. */
export function ComoVa({ liga: { id, tipo, estado, reglas } }: { liga: Liga }) {
  return (
    <p className={styles.como}>
      <span>{useComoVa(id)}</span>
      {estado === 'activa' && reglas.clasifica ? (
        <Link to={rutas.clasificaciones(tipo, id)}>Clasificación</Link>
      ) : null}
      <Link to={rutasPrivadas.partidosDeLiga(id)}>Partidos</Link>
      <Link to={`${rutasPrivadas.jugadores()}?liga=${id}`}>Jugadores</Link>
    </p>
  );
}
