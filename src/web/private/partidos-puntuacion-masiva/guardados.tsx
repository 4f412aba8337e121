import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { textoMarcador } from '#web/club/marcador.tsx';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { tripFrom } from '#web/ui/desk/return-to.ts';
import { Notice } from '#web/ui/states.tsx';
import styles from './masiva.module.css';
import type { Tocado } from './puntos.ts';

type Props = { tipo: TipoLiga; guardados: readonly Tocado[] };

/** The divisions whose table has changed, each once. */
const ligasDe = (guardados: readonly Tocado[]): [number, string][] => [
  ...new Map(guardados.map(({ partido: { idLiga, liga } }) => [idLiga, liga])),
];

function Guardado({ tipo, guardado: { partido, puntos } }: { tipo: TipoLiga; guardado: Tocado }) {
  const vuelta = tripFrom(`${rutasPrivadas.puntuacionMasiva()}?tipo=${tipo}`);
  const nombres = `${partido.jugador1} – ${partido.jugador2}`;
  return (
    <li>
      {nombres}: <strong>{textoMarcador(conSets(puntos))}</strong>{' '}
      <Link to={rutasPrivadas.partido(partido.id)} state={vuelta}>
        Corregir<span className="visually-hidden"> {nombres}</span>
      </Link>
    </li>
  );
}

/** What was saved since the screen was opened: a mistake is seen while it can still be told, and the tables follow. */
export function Guardados({ tipo, guardados }: Props) {
  if (guardados.length === 0) return null;
  return (
    <section className={styles.guardados} aria-label="Recién guardados">
      <Notice tone="ok" title={cuantos(guardados.length, 'partido guardado', 'partidos guardados')}>
        <ul>
          {guardados.map((guardado) => (
            <Guardado key={guardado.partido.id} tipo={tipo} guardado={guardado} />
          ))}
        </ul>
        <p className={styles.tablas}>
          La clasificación ya ha cambiado:{' '}
          {ligasDe(guardados).map(([id, nombre]) => (
            <Link key={id} to={rutas.clasificaciones(tipo, id)}>
              {nombre}
            </Link>
          ))}
        </p>
      </Notice>
    </section>
  );
}
