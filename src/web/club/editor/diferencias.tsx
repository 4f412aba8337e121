import { Modal } from '@mantine/core';
import { diffArrays, diffWordsWithSpace } from 'diff';
import { Fragment } from 'react';
import { cx } from '#web/ui/cx.ts';

/** A piece of a text that stands by itself: a paragraph, a heading, an item, a row, a picture. */
export type Trozo = { clase: string; texto: string };

export type Cambio =
  | { tipo: 'iguales'; cuantos: number }
  | { tipo: 'quitado' | 'añadido'; trozo: Trozo }
  | { tipo: 'cambiado'; antes: Trozo; despues: Trozo };

const mismoTrozo = (uno: Trozo, otro: Trozo): boolean => uno.clase === otro.clase && uno.texto === otro.texto;

/** What goes where something comes in its place is the same piece, changed. */
function sustituidos(fuera: readonly Trozo[], dentro: readonly Trozo[]): Cambio[] {
  const parejas = Math.min(fuera.length, dentro.length);
  return [
    ...fuera.slice(0, parejas).flatMap((antes, i): Cambio[] => {
      const despues = dentro[i];
      return despues ? [{ tipo: 'cambiado', antes, despues }] : [];
    }),
    ...fuera.slice(parejas).map((trozo): Cambio => ({ tipo: 'quitado', trozo })),
    ...dentro.slice(parejas).map((trozo): Cambio => ({ tipo: 'añadido', trozo })),
  ];
}

/** What changes from one text to another, piece by piece. */
export function cambiosEntre(antes: readonly Trozo[], despues: readonly Trozo[]): Cambio[] {
  const partes = diffArrays([...antes], [...despues], { comparator: mismoTrozo });
  const cambios: Cambio[] = [];
  let fuera: readonly Trozo[] = [];
  for (const { value, added, removed } of partes) {
    if (removed) {
      fuera = value;
      continue;
    }
    cambios.push(...sustituidos(fuera, added ? value : []));
    if (!added) cambios.push({ tipo: 'iguales', cuantos: value.length });
    fuera = [];
  }
  return [...cambios, ...sustituidos(fuera, [])];
}

const CLASES: Readonly<Record<string, string>> = {
  H2: 'Título',
  H3: 'Subtítulo',
  H4: 'Subtítulo menor',
  P: 'Párrafo',
  LI: 'Punto de la lista',
  DT: 'Término',
  DD: 'Definición',
  TR: 'Fila de la tabla',
  CAPTION: 'Título de la tabla',
  IMG: 'Imagen',
};

const HOJAS = Object.keys(CLASES).join(',');

const LADOS: Readonly<Record<string, string>> = {
  izquierda: ' (a la izquierda)',
  derecha: ' (a la derecha)',
};

function palabrasDe(elemento: Element): string {
  if (elemento instanceof HTMLImageElement) return `${elemento.alt}${LADOS[elemento.className] ?? ''}`;
  if (elemento instanceof HTMLTableRowElement)
    return [...elemento.cells].map((celda) => celda.textContent?.trim()).join(' · ');
  return (elemento.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** A text in its pieces, in their order; where a link leads is part of its words. */
function trozosDe(html: string): Trozo[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const enlace of body.querySelectorAll('a[href]'))
    enlace.append(` [${(enlace.getAttribute('href') ?? '').replace(/^mailto:|^tel:/, '')}]`);
  return [...body.querySelectorAll(HOJAS)]
    .filter((uno) => !uno.parentElement?.closest('tr') && !uno.querySelector('p, li, dt, dd'))
    .map((uno) => ({ clase: CLASES[uno.tagName] ?? '', texto: palabrasDe(uno) }))
    .filter(({ texto }) => texto !== '');
}

const QUITADO = cx('bg-bad-pale text-bad line-through');
const ANADIDO = cx('bg-ok-pale text-ok underline');
const CLASE = cx('block text-xs text-ink-soft');
const LINEA = cx('border-s-3 bg-surface-sunk px-3 py-2');

const Quitado = ({ children }: { children: string }) => (
  <del className={QUITADO}>
    <span className="visually-hidden">Quitado: </span>
    {children}
  </del>
);

const Anadido = ({ children }: { children: string }) => (
  <ins className={ANADIDO}>
    <span className="visually-hidden">Añadido: </span>
    {children}
  </ins>
);

const Palabras = ({ antes, despues }: { antes: string; despues: string }) =>
  diffWordsWithSpace(antes, despues).map(({ value, added, removed }, i) => {
    const clave = `${i} ${value}`;
    if (removed) return <Quitado key={clave}>{value}</Quitado>;
    if (added) return <Anadido key={clave}>{value}</Anadido>;
    return <Fragment key={clave}>{value}</Fragment>;
  });

function Linea({ cambio }: { cambio: Cambio }) {
  switch (cambio.tipo) {
    case 'iguales':
      return (
        <li className="border-s-3 border-border px-3 text-xs text-ink-soft">
          {cambio.cuantos === 1 ? 'Una parte igual' : `${cambio.cuantos} partes iguales`}
        </li>
      );
    case 'cambiado': {
      const { antes, despues } = cambio;
      const clase = antes.clase === despues.clase ? despues.clase : `${antes.clase} → ${despues.clase}`;
      return (
        <li className={cx(LINEA, 'border-border')}>
          <b className={CLASE}>{clase}: cambia</b>
          <Palabras antes={antes.texto} despues={despues.texto} />
        </li>
      );
    }
    case 'quitado':
      return (
        <li className={cx(LINEA, 'border-bad')}>
          <b className={CLASE}>{cambio.trozo.clase}: se quita</b>
          <Quitado>{cambio.trozo.texto}</Quitado>
        </li>
      );
    case 'añadido':
      return (
        <li className={cx(LINEA, 'border-ok')}>
          <b className={CLASE}>{cambio.trozo.clase}: se añade</b>
          <Anadido>{cambio.trozo.texto}</Anadido>
        </li>
      );
    default:
      return cambio satisfies never;
  }
}

type DiferenciasProps = {
  /** What is compared, in words: "De lo publicado a lo que has escrito". */
  titulo: string;
  antes: string;
  despues: string;
  onCerrar: () => void;
};

/** What changes from one text to another: struck out what goes, underlined what comes. */
export default function Diferencias({ titulo, antes, despues, onCerrar }: DiferenciasProps) {
  const cambios = cambiosEntre(trozosDe(antes), trozosDe(despues));
  const soloForma = cambios.every(({ tipo }) => tipo === 'iguales');
  return (
    <Modal
      opened
      onClose={onCerrar}
      title={titulo}
      size="60rem"
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
    >
      {soloForma ? (
        <p>
          {antes === despues
            ? 'Dicen lo mismo.'
            : 'Las palabras son las mismas: solo cambia la forma (negritas, listas o recuadros).'}
        </p>
      ) : (
        <>
          <p className="mb-3 text-s text-ink-soft">
            <del className={QUITADO}>Tachado</del>, lo que se quita; <ins className={ANADIDO}>subrayado</ins>,
            lo que se añade.
          </p>
          <ol className="grid gap-2 wrap-anywhere">
            {cambios.map((cambio, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
              <Linea key={i} cambio={cambio} />
            ))}
          </ol>
        </>
      )}
    </Modal>
  );
}
