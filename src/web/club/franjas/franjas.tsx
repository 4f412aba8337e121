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
import { cx } from '#web/ui/cx.ts';

const DIA: Record<DiaDeFranja, string> = { sabado: 'Sábado', domingo: 'Domingo' };

const FRANJA: Record<Franja, string> = {
  manana: 'Mañana',
  mediodia: 'Mediodía',
  tarde: 'Tarde',
  noche: 'Noche',
};

const MARCADO: Record<Gusto, string> = {
  prefiero: cx('border-2 border-ok bg-ok-pale font-semibold text-ok'),
  mal: cx('border-2 border-warn bg-warn-pale font-semibold text-warn'),
  nunca: cx('border-2 border-bad bg-bad-pale font-semibold text-bad'),
};
const SIN_MARCAR = cx('border border-border bg-surface text-ink');

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
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="p-0">
        <span className="visually-hidden">{DIA[dia]}, </span>
        {FRANJA[franja]} <small className="text-s text-ink-soft">{horasDeFranja(franja, ventana)}</small>
      </legend>
      <span className="grid grid-cols-3 gap-1">
        {GUSTOS.map((uno) => (
          <button
            key={uno}
            type="button"
            className={cx(
              'min-h-row rounded-m p-1 text-s leading-tight',
              gusto === uno ? MARCADO[uno] : SIN_MARCAR,
            )}
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
    <div className="grid-fit-xs gap-4">
      {DIAS_DE_FRANJA.map((dia) => (
        <div key={dia} className="grid grid-cols-1 content-start gap-3">
          <p className="font-bold">{DIA[dia]}</p>
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
      <p
        role="alert"
        className="col-span-full text-bad empty:hidden"
        tabIndex={-1}
        data-falta={falta ? true : undefined}
      >
        {falta}
      </p>
    </div>
  );
}
