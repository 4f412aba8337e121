import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import type { Apartado } from './apartados.ts';
import styles from './pasos.module.css';

const DICHO = {
  falta: 'falta',
  revisa: 'revisa',
  hecho: 'completo',
  opcional: 'opcional',
  // The photo and the identity document may wait too: each says so beside its name.
  despues: '',
} as const satisfies Record<Apartado['estado'], string>;

type PasoProps = { apartado: Apartado; intentado: boolean };

/** What is missing is told once sending was tried: before, everything is. */
function Paso({ apartado: { href, titulo, estado }, intentado }: PasoProps) {
  const dicho = estado === 'falta' && !intentado ? null : DICHO[estado];
  return (
    <li data-estado={estado}>
      <a href={href}>
        {estado === 'hecho' ? <Icon name="check" size={18} /> : null}
        {titulo}
        {dicho ? (
          <span className={estado === 'hecho' ? 'visually-hidden' : undefined}>{` ${dicho}`}</span>
        ) : null}
      </a>
    </li>
  );
}

type Props = {
  apartados: readonly Apartado[];
  intentado: boolean;
  /** On a desk, over them: what is asked for and its price. */
  children?: ReactNode;
};

/** How much is left: a bar that stays in sight on a phone, a list beside the form on a desk. */
export function Pasos({ apartados, intentado, children }: Props) {
  const hechos = apartados.filter(({ estado }) => estado === 'hecho').length;
  const siguiente =
    apartados.find(({ estado }) => estado === 'falta') ?? apartados.find(({ estado }) => estado === 'revisa');
  const puedeIr = siguiente?.estado !== 'falta';
  return (
    <nav className={styles.pasos} aria-label="Apartados de la inscripción">
      {children}
      <div className={styles.marcha}>
        <span>{puedeIr ? 'Ya puedes enviarla' : `${hechos} de ${apartados.length} apartados`}</span>
        {siguiente ? (
          <a href={siguiente.href} className={styles.siguiente}>
            {puedeIr ? 'Revisa' : 'Sigue'}: {siguiente.titulo}
          </a>
        ) : null}
        <progress value={hechos} max={apartados.length} aria-label="Apartados completos" />
      </div>
      <ol className={styles.lista}>
        {apartados.map((apartado) => (
          <Paso key={apartado.href} apartado={apartado} intentado={intentado} />
        ))}
      </ol>
    </nav>
  );
}
