import { Link } from 'react-router';
import type { Resumen } from '#contract/resumen.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { fechaConDia } from '#web/club/mesa/fecha-con-dia.ts';
import { Badge } from '#web/ui/badge.tsx';
import styles from './panel.module.css';
import { Fila, Lista, Tarjeta } from './tarjeta.tsx';

type Props = Resumen['aplazados'];

/** The oldest first: the one that has waited longest is the one to play. */
export function Aplazados({ cuantos, primeros }: Props) {
  const resto = cuantos - primeros.length;
  return (
    <Tarjeta titulo="Partidos aplazados" cuantos={cuantos} tono="warn" vacia="No hay partidos aplazados.">
      <Lista>
        {primeros.map(({ id, fecha, jugador1, jugador2, liga, aplaza, nuevaFecha }) => (
          <Fila
            key={id}
            to={rutasPrivadas.partido(id)}
            partido={id}
            titulo={`${jugador1} – ${jugador2}`}
            lado={nuevaFecha ? <Badge tone="ok">Ya con fecha</Badge> : null}
            detalle={`Era el ${fechaConDia(fecha)} · ${liga} · lo pidió ${aplaza.join(' y ')}${nuevaFecha ? ` · se juega el ${fechaConDia(nuevaFecha)}` : ''}`}
          />
        ))}
      </Lista>
      <p className={styles.resto}>
        No salen en el horario. Abre uno para darle día y quitarle la marca de aplazado, o deja que la próxima
        propuesta le busque sitio.
      </p>
      {resto > 0 ? (
        <p className={styles.resto}>
          Y {resto} más. <Link to={rutasPrivadas.partidosAplazados()}>Ver todos los aplazados</Link>
        </p>
      ) : null}
    </Tarjeta>
  );
}
