import { Link } from 'react-router';
import { CAMPOS_SALUD, SEMANAS } from '#domain/inscripcion/datos.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Apartado } from './apartados.ts';
import styles from './pasos.module.css';
import type { Pasos as Estado } from './use-pasos.ts';

const DICHO = {
  falta: 'falta algo',
  revisa: 'revisa',
  hecho: 'completo',
  opcional: 'opcional',
} as const satisfies Record<Apartado['estado'], string>;

type PasoProps = { apartado: Apartado; esActual: boolean; intentado: boolean };

/** What is missing is told once sending was tried: before, everything is. */
function Paso({ apartado: { href, breve, estado }, esActual, intentado }: PasoProps) {
  const dicho = estado === 'falta' && !intentado ? null : DICHO[estado];
  return (
    <li data-estado={dicho ? estado : undefined}>
      <Link to={href} aria-current={esActual ? 'step' : undefined}>
        {estado === 'hecho' ? <Icon name="check" size={18} /> : null}
        <span className={styles.breve}>{breve}</span>
        {dicho ? <span className="visually-hidden">{` ${dicho}`}</span> : null}
      </Link>
    </li>
  );
}

type Props = {
  pasos: Estado;
  intentado: boolean;
};

/** How much is left, over the form: on a phone it stays in sight. */
export function Pasos({ pasos: { apartados, n }, intentado }: Props) {
  return (
    <nav className={styles.pasos} aria-label="Apartados de la inscripción">
      <ol className={styles.lista}>
        {apartados.map((apartado, i) => (
          <Paso key={apartado.href} apartado={apartado} esActual={i === n} intentado={intentado} />
        ))}
      </ol>
    </nav>
  );
}

/** What each step before was filled in with, where it is short and nobody else's business. */
const SE_REPASAN: readonly string[] = [
  'nombre',
  'apellidos',
  'fechaNacimiento',
  'email',
  'telefono',
  'centro',
  'dias',
  'prueba',
  ...SEMANAS,
  ...CAMPOS_SALUD,
  'cuentaIBAN',
  'fotos',
  'firma',
];

/** Nobody is said to have declared what they were not asked to say. */
const SIN_RELLENAR = 'sin rellenar';

/** Whatever of it is filled in, it says what; `hecho` alone would say that nothing is left to be said. */
function loDicho({ id, estado, campos }: Apartado, valores: RepasoProps['valores']): string {
  if (id === 'salud' && estado === 'opcional') return SIN_RELLENAR;
  const puesto = campos.flatMap((campo) => (SE_REPASAN.includes(campo) && valores[campo]) || []);
  return estado === 'hecho' && puesto.length > 0 ? puesto.join(' · ') : DICHO[estado];
}

type RepasoProps = {
  apartados: readonly Apartado[];
  valores: Readonly<Record<string, string>>;
  /** What is asked for, and what it costs. */
  pedido: { nombre: string; precios: readonly string[] };
};

/** Before sending: what has been said, what is missing, and the way back to each. */
export function Repaso({ apartados, valores, pedido }: RepasoProps) {
  return (
    <ul className={styles.repaso} aria-label="Lo que has puesto">
      <li>
        <b>{pedido.nombre}</b>
        <span>
          {pedido.precios.map((precio) => (
            <span key={precio}>{precio} </span>
          ))}
        </span>
      </li>
      {apartados.slice(0, -1).map((apartado) => (
        <li key={apartado.href} data-estado={apartado.estado}>
          <Link to={apartado.href}>{apartado.titulo}</Link>
          <span>{loDicho(apartado, valores)}</span>
        </li>
      ))}
    </ul>
  );
}
