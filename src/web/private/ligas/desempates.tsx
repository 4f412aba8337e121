import { Input } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { CRITERIOS, type Criterio } from '#domain/liga/reglas.ts';
import { enLista } from '#domain/texto.ts';
import { Button } from '#web/ui/button.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { Icon } from '#web/ui/icon.tsx';

export const CRITERIOS_TEXTO: Record<Criterio, { nombre: string; explica: string }> = {
  directo: {
    nombre: 'Enfrentamiento directo',
    explica: 'Solo cuando empatan dos: quién ganó entre ellos.',
  },
  sets: { nombre: 'Sets', explica: 'Los ganados frente a los perdidos en toda la liga.' },
  juegos: { nombre: 'Juegos', explica: 'Los ganados frente a los perdidos en toda la liga.' },
  menosWo: { nombre: 'Menos incomparecencias', explica: 'Quién ha faltado menos veces.' },
  puntosEntre: {
    nombre: 'Puntos entre los empatados',
    explica: 'Liguilla: solo cuentan los partidos de unos contra otros.',
  },
  setsEntre: {
    nombre: 'Sets entre los empatados',
    explica: 'Los ganados frente a los perdidos, solo en los partidos de unos contra otros.',
  },
  juegosEntre: {
    nombre: 'Juegos entre los empatados',
    explica: 'Los ganados frente a los perdidos, solo en los partidos de unos contra otros.',
  },
  menosPartidos: {
    nombre: 'Menos partidos jugados',
    explica: 'Con los mismos puntos, quien ha jugado menos va delante.',
  },
};

/** The same list with the element one place up (-1) or down (1); at the ends it stays. */
export function mover<T>(lista: readonly T[], elemento: T, paso: 1 | -1): T[] {
  const desde = lista.indexOf(elemento);
  const hasta = desde + paso;
  if (desde < 0 || hasta < 0 || hasta >= lista.length) return [...lista];
  const nueva = [...lista];
  nueva.splice(hasta, 0, ...nueva.splice(desde, 1));
  return nueva;
}

/** Tie-breaks left out of the league's list, in the usual order. */
export const sinUsar = (desempates: readonly Criterio[]): Criterio[] =>
  CRITERIOS.filter((criterio) => !desempates.includes(criterio));

/** Tells a league of what it could use: a tie-break that came after its rules were made is not in them. */
export function avisoSinUsar(desempates: readonly Criterio[]): string | null {
  const sobran = sinUsar(desempates);
  if (sobran.length === 0) return null;
  const nombres = enLista(sobran.map((criterio) => `«${CRITERIOS_TEXTO[criterio].nombre}»`));
  return sobran.length === 1
    ? `Hay un criterio que esta liga no usa: ${nombres}. Si hace falta, añádelo y súbelo a su puesto.`
    : `Hay criterios que esta liga no usa: ${nombres}. Si hacen falta, añádelos y súbelos a su puesto.`;
}

type DesempatesProps = {
  valor: readonly Criterio[];
  onCambio: (desempates: Criterio[]) => void;
  error?: ReactNode;
};

type FilaProps = {
  criterio: Criterio;
  puesto: number;
  de: number;
  onMover: (paso: 1 | -1) => void;
  onQuitar: () => void;
};

const PASOS: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 };

type MoverProps = Omit<FilaProps, 'onQuitar'> & { paso: 1 | -1; icono: 'up' | 'down'; texto: string };

/** aria-disabled instead of disabled at the ends: the focus is not lost. */
const Mover = ({ criterio, puesto, de, onMover, paso, icono, texto }: MoverProps) => (
  <Button
    size="s"
    className="aria-disabled:opacity-50"
    data-mover={`${criterio}${paso}`}
    aria-disabled={puesto + paso < 1 || puesto + paso > de}
    aria-label={`${texto} ${CRITERIOS_TEXTO[criterio].nombre.toLowerCase()}`}
    onClick={() => onMover(paso)}
  >
    <Icon name={icono} size={16} />
  </Button>
);

/** One tie-break in its place. Alt and an arrow move it too. */
function Fila({ onQuitar, ...mueve }: FilaProps) {
  const { criterio, puesto, onMover } = mueve;
  const { nombre, explica } = CRITERIOS_TEXTO[criterio];
  const conTeclas = (event: KeyboardEvent) => {
    const paso = PASOS[event.key];
    if (!paso || !event.altKey) return;
    event.preventDefault();
    onMover(paso);
  };
  return (
    <li
      className="flex flex-wrap items-center gap-2 rounded-m border border-hairline p-2"
      onKeyDown={conTeclas}
    >
      <span className="min-w-6 text-ink-soft tabular-nums">{puesto}.º</span>
      <span className="grid flex-1 basis-3xs leading-snug">
        {nombre}
        <small className={fields.small}>{explica}</small>
      </span>
      <Mover {...mueve} paso={-1} icono="up" texto="Subir" />
      <Mover {...mueve} paso={1} icono="down" texto="Bajar" />
      <Button size="s" look="ghost" aria-label={`Quitar ${nombre.toLowerCase()}`} onClick={onQuitar}>
        Quitar
      </Button>
    </li>
  );
}

function SinUsar({ valor, onCambio }: Omit<DesempatesProps, 'error'>) {
  const aviso = avisoSinUsar(valor);
  if (aviso === null) return null;
  return (
    <>
      <p>{aviso}</p>
      <div className={fields.buttons}>
        {sinUsar(valor).map((criterio) => (
          <Button key={criterio} size="s" onClick={() => onCambio([...valor, criterio])}>
            Añadir {CRITERIOS_TEXTO[criterio].nombre.toLowerCase()}
          </Button>
        ))}
      </div>
    </>
  );
}

/** The order in which ties are broken, changed by buttons. docs/reglas/clasificacion.md */
export function Desempates({ valor, onCambio, error }: DesempatesProps) {
  const lista = useRef<HTMLOListElement>(null);
  const alMover = (criterio: Criterio, paso: 1 | -1) => {
    onCambio(mover(valor, criterio, paso));
    // The row may change its place in the page: the focus goes with it.
    requestAnimationFrame(() =>
      lista.current?.querySelector<HTMLElement>(`[data-mover="${criterio}${paso}"]`)?.focus(),
    );
  };
  return (
    <>
      <ol className="grid gap-1" ref={lista} aria-label="Desempates, por orden">
        {valor.map((criterio, indice) => (
          <Fila
            key={criterio}
            criterio={criterio}
            puesto={indice + 1}
            de={valor.length}
            onMover={(paso) => alMover(criterio, paso)}
            onQuitar={() => onCambio(valor.filter((otro) => otro !== criterio))}
          />
        ))}
      </ol>
      {error ? <Input.Error role="alert">{error}</Input.Error> : null}
      <p className="visually-hidden" role="status">
        {valor.map((criterio) => CRITERIOS_TEXTO[criterio].nombre).join(', ')}
      </p>
      <SinUsar valor={valor} onCambio={onCambio} />
    </>
  );
}
