import { club } from '#club';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { ligaDe } from '#domain/liga/tipos.ts';
import { buzonDe, despuesDe } from './acuse-aqui.ts';
import styles from './pasos.module.css';
import { cuandoDe, nombreBreve, sumandosDe } from './precio.ts';

type PedidoProps = {
  tipo: TipoInscripcion;
  campus: CampusOfrecido;
  conAlta: boolean | undefined;
  precios: readonly string[];
};

/** What comes before the figure, and what comes after. */
const PRECIO = /^([^€]*?):? ?(\d[\d.,]*\s€) (.*?)\.?$/;

function Precios({ tipo, conAlta, precios }: Omit<PedidoProps, 'campus'>) {
  const suma = sumandosDe(tipo, conAlta);
  const filas =
    suma.length > 0
      ? suma.map(({ precio, quien }) => [quien, precio])
      : precios.map((uno) => PRECIO.exec(uno)?.slice(1) ?? [uno]);
  return (
    <dl className={styles.tarifas} data-suma={suma.length > 0 || undefined}>
      {filas.map(([que, precio, resto]) => (
        <div key={que}>
          <dt>
            {que || 'Cuota'} <small data-aparte={resto?.includes('(') || undefined}>{resto}</small>
          </dt>
          <dd>{precio}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What that costs, when it is and what comes next. On a desk, beside the form; on a phone, under its first step. */
export const Pedido = ({ campus, ...pedido }: PedidoProps) => (
  <aside className={styles.que} aria-label="Tu inscripción" data-nombre={nombreBreve(pedido.tipo)}>
    {/* The answers of the form tell the two of a league. */}
    {ligaDe(pedido.tipo) && pedido.conAlta === undefined ? null : <Precios {...pedido} />}
    <p>{cuandoDe(pedido.tipo, campus)}</p>
    <div className={styles.despues}>
      <h2>Qué pasa después</h2>
      <ol>
        {despuesDe(pedido.tipo, pedido.conAlta).map((uno) => (
          <li key={uno}>{uno}</li>
        ))}
      </ol>
    </div>
    <p className={styles.dudas}>
      ¿Dudas? <a href={`tel:${club.telefonoEnlace}`}>{club.telefono}</a> o{' '}
      <a href={`mailto:${buzonDe(pedido.tipo)}`}>escríbenos</a>.
    </p>
  </aside>
);
