import {
  claveDe,
  DIAS_DE_FRANJA,
  type DiaDeFranja,
  errorDeFranjas,
  escribirFranjas,
  type Franja,
  franjasDe,
  GUSTO_DICHO,
  GUSTOS,
  type Gusto,
  horasDeFranja,
  leerFranjas,
  type QuienMarca,
  type Ventana,
} from '#domain/persona/franjas.ts';
import styles from './franjas.module.css';

const DIA: Record<DiaDeFranja, string> = { sabado: 'Sábado', domingo: 'Domingo' };

const FRANJA: Record<Franja, string> = {
  manana: 'Mañana',
  mediodia: 'Mediodía',
  tarde: 'Tarde',
  noche: 'Noche',
};

const CLASE: Record<Gusto, string | undefined> = {
  prefiero: styles.prefiero,
  mal: styles.mal,
  nunca: styles.nunca,
};

type Props = {
  /** As it is kept. */
  valor: string | null;
  /** The hours of their league: only its bands are asked about. */
  ventana: Ventana | null;
  alCambiar: (valor: string | null) => void;
  quien: QuienMarca;
  error?: string | null | undefined;
};

type FilaProps = {
  dia: DiaDeFranja;
  franja: Franja;
  ventana: Ventana | null;
  quien: QuienMarca;
  gusto: Gusto | undefined;
  elegir: (gusto: Gusto) => void;
};

/** A band, and what is said of it: one at most, and pressing it again takes it back. */
function Fila({ dia, franja, ventana, quien, gusto, elegir }: FilaProps) {
  return (
    <fieldset className={styles.fila}>
      <legend>
        <span className="visually-hidden">{DIA[dia]}, </span>
        {FRANJA[franja]} <small>{horasDeFranja(franja, ventana)}</small>
      </legend>
      <span className={styles.gustos}>
        {GUSTOS.map((uno) => (
          <button
            key={uno}
            type="button"
            className={`${styles.gusto} ${CLASE[uno]}`}
            aria-pressed={gusto === uno}
            onClick={() => elegir(uno)}
          >
            {gusto === uno ? '✓ ' : ''}
            {GUSTO_DICHO[quien][uno]}
          </button>
        ))}
      </span>
    </fieldset>
  );
}

/** When somebody would rather play, or cannot, band by band of the weekend. docs/reglas/propuesta.md */
export function FranjasField({ valor, ventana, quien, alCambiar, error }: Props) {
  const franjas = leerFranjas(valor);
  const falta = errorDeFranjas(franjas, ventana, quien) ?? error;
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
              ventana={ventana}
              quien={quien}
              gusto={franjas[claveDe(dia, franja)]}
              elegir={elegir(dia, franja)}
            />
          ))}
        </div>
      ))}
      <p role="alert" className={styles.error} tabIndex={-1} data-falta={falta ? true : undefined}>
        {falta}
      </p>
    </div>
  );
}
