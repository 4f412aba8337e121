import type { KeyboardEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The same list with the element one place up (-1) or down (1); at the ends it stays. */
export function mover<T>(lista: readonly T[], elemento: T, paso: 1 | -1): T[] {
  const desde = lista.indexOf(elemento);
  const hasta = desde + paso;
  if (desde < 0 || hasta < 0 || hasta >= lista.length) return [...lista];
  const nueva = [...lista];
  nueva.splice(hasta, 0, ...nueva.splice(desde, 1));
  return nueva;
}

/** To the button that moves it, once it is drawn. */
export const enfocarEnOrden = (elemento: string | number, paso: 1 | -1): void =>
  void requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-mover="${elemento}:${paso}"]`)?.focus(),
  );

type Textos = { nombre: string; explica?: string; enBoton: string };

type FilaProps = {
  clave: string;
  textos: Textos;
  puesto: number;
  de: number;
  onMover: (paso: 1 | -1) => void;
  onQuitar: (() => void) | undefined;
};

const PASOS: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 };

type MoverProps = Omit<FilaProps, 'onQuitar'> & { paso: 1 | -1; icono: 'up' | 'down'; texto: string };

/** aria-disabled instead of disabled at the ends: the focus is not lost. */
const Mover = ({ clave, textos, puesto, de, onMover, paso, icono, texto }: MoverProps) => (
  <Button
    size="s"
    className="aria-disabled:opacity-50"
    data-mover={`${clave}:${paso}`}
    aria-disabled={puesto + paso < 1 || puesto + paso > de}
    aria-label={`${texto} ${textos.enBoton}`}
    onClick={() => onMover(paso)}
  >
    <Icon name={icono} size={16} />
  </Button>
);

/** One in its place. Alt and an arrow move it too. */
function Fila({ onQuitar, ...mueve }: FilaProps) {
  const { textos, puesto, onMover } = mueve;
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
        {textos.nombre}
        {textos.explica ? <small className={fields.small}>{textos.explica}</small> : null}
      </span>
      <Mover {...mueve} paso={-1} icono="up" texto="Subir" />
      <Mover {...mueve} paso={1} icono="down" texto="Bajar" />
      {onQuitar ? (
        <Button size="s" look="ghost" aria-label={`Quitar ${textos.enBoton}`} onClick={onQuitar}>
          Quitar
        </Button>
      ) : null}
    </li>
  );
}

type Props<T extends string | number> = {
  etiqueta: string;
  valor: readonly T[];
  onCambio: (valor: T[]) => void;
  textos: (elemento: T) => Textos;
  sePuedeQuitar?: boolean;
  /** What is wrong with it is in the element of that id: the focus goes to the list. */
  falta?: string | undefined;
};

/** A list in order, changed by buttons. */
export function Ordenados<T extends string | number>({
  etiqueta,
  valor,
  onCambio,
  textos,
  sePuedeQuitar = false,
  falta,
}: Props<T>) {
  const alMover = (elemento: T, paso: 1 | -1) => {
    onCambio(mover(valor, elemento, paso));
    // The row may change its place in the page: the focus goes with it.
    enfocarEnOrden(elemento, paso);
  };
  return (
    <>
      <ol
        className="grid gap-1"
        aria-label={etiqueta}
        {...(falta && { tabIndex: -1, 'aria-invalid': true, 'aria-describedby': falta })}
      >
        {valor.map((elemento, indice) => (
          <Fila
            key={elemento}
            clave={String(elemento)}
            textos={textos(elemento)}
            puesto={indice + 1}
            de={valor.length}
            onMover={(paso) => alMover(elemento, paso)}
            onQuitar={sePuedeQuitar ? () => onCambio(valor.filter((otro) => otro !== elemento)) : undefined}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {valor.map((elemento) => textos(elemento).nombre).join(', ')}
      </p>
    </>
  );
}
