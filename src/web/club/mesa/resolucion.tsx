import { Link } from 'react-router';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { Resolucion } from '#contract/temporadas.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import fields from '#web/ui/desk/desk.module.css';
import { Notice } from '#web/ui/states.tsx';
import { Puestos } from './puestos.tsx';
import styles from './resolucion.module.css';

const veces = (n: number, una: string, muchas: string): string => (n === 1 ? una : muchas);

/** What resolving a division does, in one sentence: what is new is not what was there and is awarded. */
export function anuncioDe({ creados, quitados, resueltos }: Resolucion): string {
  if (creados + quitados.length === 0) return 'No falta ningún partido: no se creará ninguno.';
  const aplazados = resueltos.filter(({ aplazado }) => aplazado).length;
  const nuevos = creados - aplazados - quitados.filter(({ cancelado }) => !cancelado).length;
  const partes = [
    nuevos > 0 &&
      `${veces(nuevos, 'se creará', 'se crearán')} ${cuantos(nuevos, 'partido', 'partidos')} de resolución`,
    aplazados > 0 &&
      `${veces(aplazados, 'se adjudicará', 'se adjudicarán')} ${cuantos(aplazados, 'aplazado', 'aplazados')}`,
    quitados.length > 0 &&
      `${veces(quitados.length, 'se quitará', 'se quitarán')} ${cuantos(quitados.length, 'partido puesto', 'partidos puestos')}`,
  ].filter((parte) => parte !== false);
  const frase = new Intl.ListFormat('es', { type: 'conjunction' }).format(partes);
  const gana = creados > 0 ? ' Los gana quien va por delante.' : '';
  return `${frase.charAt(0).toUpperCase()}${frase.slice(1)}.${gana}`;
}

type FaltanProps = {
  liga: { id: number; tipo: string };
  /** The league, where several are on screen. */
  de?: string;
  quitados: Resolucion['quitados'];
};

/** Played already, as far as anybody knows: their results come before anything else. */
export function FaltanResultados({ liga, de, quitados }: FaltanProps) {
  const faltan = quitados.filter(({ porPuntuar }) => porPuntuar);
  if (faltan.length === 0) return null;
  const cuerpo = (
    <>
      <p>
        La hora de {veces(faltan.length, 'este partido', 'estos partidos')} ya ha pasado. Si se{' '}
        {veces(faltan.length, 'jugó, apunta su resultado', 'jugaron, apunta sus resultados')} en{' '}
        <Link to={rutasPrivadas.puntuacionDeLiga(liga.tipo, liga.id)}>Puntuación masiva</Link>; si no, sigue.
      </p>
      <Puestos titulo="Sin resultado" partidos={faltan} />
    </>
  );
  return (
    <Notice
      tone="warn"
      title={`${veces(faltan.length, 'Falta', 'Faltan')} ${cuantos(faltan.length, 'resultado', 'resultados')}: ${veces(faltan.length, 'apúntalo', 'apúntalos')} antes${de ? `. ${de}` : ''}`}
    >
      {de ? (
        <details className={styles.plegado}>
          <summary>Ver {cuantos(faltan.length, 'partido', 'partidos')}</summary>
          {cuerpo}
        </details>
      ) : (
        cuerpo
      )}
    </Notice>
  );
}

/** Many, and all alike: folded. */
export function Resueltos({ resueltos }: Pick<Resolucion, 'resueltos'>) {
  if (resueltos.length === 0) return null;
  return (
    <details className={styles.plegado}>
      <summary>Los {cuantos(resueltos.length, 'partido', 'partidos')} de resolución, uno por uno</summary>
      <ul className={fields.list}>
        {resueltos.map(({ ganador, perdedor, aplazado }, indice) => (
          // Two legs of one pair read the same.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew whenever it changes
          <li key={indice}>
            {ganador} gana a {perdedor} {aplazado ? '(el que estaba aplazado)' : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
