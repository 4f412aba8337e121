import {
  claveDe,
  DIAS_DE_FRANJA,
  type DiaDeFranja,
  errorDeFranjas,
  escribirFranjas,
  type Franja,
  franjasDe,
  GUSTOS,
  type Gusto,
  leerFranjas,
  type Ventana,
} from '#domain/persona/franjas.ts';
import styles from './franjas.module.css';

const DIA: Record<DiaDeFranja, string> = { sabado: 'Sábado', domingo: 'Domingo' };

const FRANJA: Record<Franja, { nombre: string; horas: string }> = {
  manana: { nombre: 'Mañana', horas: 'antes de las 12:00' },
  mediodia: { nombre: 'Mediodía', horas: 'de 12:00 a 16:00' },
  tarde: { nombre: 'Tarde', horas: 'de 16:00 a 20:00' },
  noche: { nombre: 'Noche', horas: 'desde las 20:00' },
};

const GUSTO: Record<Gusto, string> = {
  prefiero: 'Prefiero',
  mal: 'Me va mal',
  nunca: 'No puedo nunca',
};

type Props = {
  /** As it is kept. */
  valor: string | null;
  /** The hours of their league: only its bands are asked about. */
  ventana: Ventana | null;
  alCambiar: (valor: string | null) => void;
  error?: string | null | undefined;
};

type FilaProps = {
  dia: DiaDeFranja;
  franja: Franja;
  gusto: Gusto | undefined;
  elegir: (gusto: Gusto) => void;
};

/** A band, and what is said of it: one at most, and pressing it again takes it back. */
function Fila({ dia, franja, gusto, elegir }: FilaProps) {
  const { nombre, horas } = FRANJA[franja];
  return (
    <fieldset className={styles.fila}>
      <legend>
        <span className="visually-hidden">{DIA[dia]}, </span>
        {nombre} <small>{horas}</small>
      </legend>
      <span className={styles.gustos}>
        {GUSTOS.map((uno) => (
          <button
            key={uno}
            type="button"
            className={`${styles.gusto} ${styles[uno]}`}
            aria-pressed={gusto === uno}
            onClick={() => elegir(uno)}
          >
            {gusto === uno ? '✓ ' : ''}
            {GUSTO[uno]}
          </button>
        ))}
      </span>
    </fieldset>
  );
}

/** When somebody would rather play, or cannot, band by band of the weekend. docs/reglas/propuesta.md */
export function FranjasField({ valor, ventana, alCambiar, error }: Props) {
  const franjas = leerFranjas(valor);
  const falta = errorDeFranjas(franjas, ventana) ?? error;
  const elegir = (dia: DiaDeFranja, franja: Franja) => (gusto: Gusto) => {
    const clave = claveDe(dia, franja);
    const { [clave]: antes, ...resto } = franjas;
    alCambiar(escribirFranjas(antes === gusto ? resto : { ...resto, [clave]: gusto }));
  };
  return (
    <div className={styles.franjas}>
      {DIAS_DE_FRANJA.map((dia) => (
        <div key={dia} className={styles.dia}>
          <p className={styles.titulo}>{DIA[dia]}</p>
          {franjasDe(ventana).map((franja) => (
            <Fila
              key={franja}
              dia={dia}
              franja={franja}
              gusto={franjas[claveDe(dia, franja)]}
              elegir={elegir(dia, franja)}
            />
          ))}
        </div>
      ))}
      <p role="alert" className={styles.error}>
        {falta}
      </p>
    </div>
  );
}
