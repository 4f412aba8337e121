import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { tripFrom } from '#web/ui/desk/return-to.ts';
import styles from './panel.module.css';

type TarjetaProps = {
  titulo: string;
  /** How many things wait; null where counting says nothing. */
  cuantos: number | null;
  tono?: BadgeTone;
  /** What it says when there is nothing to do. */
  vacia: string;
  children: ReactNode;
};

/** One kind of thing to do, with its count beside the title. */
export function Tarjeta({ titulo, cuantos, tono = 'tierra', vacia, children }: TarjetaProps) {
  const id = useId();
  return (
    <section className={styles.tarjeta} aria-labelledby={id} data-vacia={cuantos === 0 || undefined}>
      <h2 className={styles.titulo} id={id}>
        {titulo} {cuantos ? <Badge tone={tono}>{cuantos}</Badge> : null}
      </h2>
      {cuantos === 0 ? <p className={styles.vacia}>{vacia}</p> : children}
    </section>
  );
}

type FilaProps = {
  to: string;
  titulo: ReactNode;
  detalle?: ReactNode;
  lado?: ReactNode;
  /** The match it is of: who comes back from it finds the focus here. */
  partido?: number;
};

const IDA = tripFrom(rutasPrivadas.panel());

/** A line of a card: all of it leads to where the thing is done, and from there back to the panel. */
export function Fila({ to, titulo, detalle, lado, partido }: FilaProps) {
  return (
    <li className={styles.fila}>
      <Link to={to} state={IDA} className={styles.enlace} data-partido={partido}>
        <span className={styles.texto}>
          <span className={styles.principal}>{titulo}</span>
          {detalle ? <span className={styles.detalle}>{detalle}</span> : null}
        </span>
        {lado ? <span className={styles.lado}>{lado}</span> : null}
      </Link>
    </li>
  );
}

export const Lista = ({ children }: { children: ReactNode }) => <ul className={styles.lista}>{children}</ul>;
