import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import type { Resumen } from '#contract/club/resumen.ts';
import type { Cambio } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { enLista } from '#domain/texto.ts';
import { ListaAfectados } from '#web/club/afectados/afectados.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Badge, type BadgeTone } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { tripFrom, useRowBack } from '#web/ui/desk/return-to.ts';
import { Notice } from '#web/ui/states.tsx';

type TarjetaProps = {
  titulo: string;
  cuantos: number | null;
  tono?: BadgeTone;
  vacia: string;
  children: ReactNode;
};

const RESTO = cx('text-s text-ink-soft');

/** With nothing in it, its sentence alone. */
export function Tarjeta({ titulo, cuantos, tono = 'tierra', vacia, children }: TarjetaProps) {
  const id = useId();
  if (cuantos === 0)
    return (
      <p className="mb-3 text-s text-ink-soft">
        <span className="text-ok" aria-hidden="true">
          ✓{' '}
        </span>
        {vacia}
      </p>
    );
  return (
    <section
      className="surface mb-3 grid min-w-0 content-start gap-3 px-4 py-3 last-of-type:flex-1"
      aria-labelledby={id}
    >
      <h2 className="flex flex-wrap items-center gap-2 text-l" id={id}>
        {titulo} {cuantos ? <Badge tone={tono}>{cuantos}</Badge> : null}
      </h2>
      {children}
    </section>
  );
}

type FilaProps = {
  to: string;
  titulo: string;
  detalle?: string;
  lado?: ReactNode;
  /** What pressing it does, drawn as a button. */
  verbo?: string;
  /** On a phone, what is at its side goes under it. */
  apilada?: boolean;
};

export const IDA = tripFrom(rutasPrivadas.panel());

/** On a phone the whole row is the button, and its word a word. */
const VERBO = cx(
  'flex-none whitespace-nowrap max-md:min-h-0 max-md:border-transparent max-md:bg-transparent max-md:px-0 md:min-h-8 md:min-w-thumb md:py-0 md:text-xs',
);

/** A line of a card: all of it leads to where the thing is done, and from there back to the panel. */
export const Fila = ({ to, titulo, detalle, lado, verbo, apilada }: FilaProps) => (
  <li>
    <Link
      to={to}
      state={IDA}
      className={cx(
        'group -mx-2 flex min-h-row items-center justify-between gap-x-3 rounded-m px-2 py-1 text-ink no-underline hover:bg-azul-pale',
        apilada && 'max-md:flex-wrap',
      )}
    >
      <span className={cx('grid min-w-0 flex-1 gap-px wrap-anywhere', apilada && 'max-md:basis-full')}>
        <span className="text-s leading-snug font-semibold first-letter:uppercase group-hover:underline">
          {titulo}
        </span>
        {detalle ? <span className="text-xs leading-snug text-ink-soft">{detalle}</span> : null}
      </span>
      {lado ? <span className="flex min-w-0 items-center gap-2 tabular-nums">{lado}</span> : null}
      {verbo ? <span className={cx(buttonClass({ size: 's' }), VERBO)}>{verbo}</span> : null}
    </Link>
  </li>
);

/** Of several lists, `junta`, the lines part what is of one kind from the next. */
export const Lista = ({ junta = false, children }: { junta?: boolean; children: ReactNode }) => (
  <ul
    className={
      junta
        ? cx('border-t border-hairline pt-2 first-of-type:border-0 first-of-type:pt-0')
        : cx('divide-y divide-hairline')
    }
  >
    {children}
  </ul>
);

const PRIMEROS = 3;

type PlegadaProps<F> = {
  filas: readonly F[];
  aLaVista?: number;
  /** The match of a line: coming back from one that was folded finds it unfolded. */
  idDe: (fila: F) => number;
  /** Draws the lines that are to be seen. */
  children: (vistas: readonly F[]) => ReactNode;
};

/** A long list shows its first lines; the others are one press away. */
export function Plegada<F>({ filas, aLaVista = PRIMEROS, idDe, children }: PlegadaProps<F>) {
  const vuelta = useRowBack();
  const [abierta, abrir] = useState(() => filas.slice(aLaVista).some((fila) => idDe(fila) === vuelta));
  // A button in the place of one more line would save nothing.
  const sobran = filas.length > aLaVista + 1;
  return (
    <>
      {children(sobran && !abierta ? filas.slice(0, aLaVista) : filas)}
      {sobran ? (
        <Button size="s" look="ghost" aria-expanded={abierta} onClick={() => abrir(!abierta)}>
          {abierta ? 'Ver menos' : `Ver los ${filas.length}`}
        </Button>
      ) : null}
    </>
  );
}

type Aviso = Resumen['avisos'][number];

const TEXTOS: Readonly<Record<Aviso, { titulo: string; texto: string }>> = {
  proxySinDeclarar: {
    titulo: 'Las visitas llegan a través de un proxy que el programa no conoce',
    texto:
      'Mientras siga así, todas cuentan como una sola persona y pueden quedarse fuera a la vez. Avisa a quien mantiene el servidor: tiene que indicar TRUST_PROXY y reiniciar. Si no hay ningún proxy, alguien ha inventado la cabecera y no hay que hacer nada.',
  },
};

/** Problems of the server's configuration that only its maintainer can fix. */
export const Avisos = ({ avisos }: { avisos: readonly Aviso[] }) =>
  avisos.map((aviso) => (
    <Notice key={aviso} tone="warn" title={TEXTOS[aviso].titulo}>
      <p>{TEXTOS[aviso].texto}</p>
    </Notice>
  ));

/** Where the line that tells of them leads. */
export const NO_PUEDEN = 'no-pueden';
export const EN_PISTA_CERRADA = 'en-pista-cerrada';

const GUARDADOS: Cambio[] = [];

type Tocados = Resumen['noPueden'];

function Primeros({ cuantos: total, primeros }: Tocados) {
  const vistos = primeros.slice(0, PRIMEROS);
  const veRegistro = usePuede('GET /api/private/log/lineas');
  return (
    <>
      <ListaAfectados partidos={vistos} cambios={GUARDADOS} />
      {veRegistro ? (
        <p className={RESTO}>
          Lo que hagas aquí se deshace en <Link to={rutasPrivadas.registros()}>Registros</Link>.
        </p>
      ) : null}
      {total > vistos.length ? (
        <p className={RESTO}>Y {total - vistos.length} más, que saldrán cuando resuelvas estos.</p>
      ) : null}
    </>
  );
}

/** Arranged matches of who is away, injured or struck off, with what can be done about each. On a day of matches, nobody is not told. docs/reglas/panel.md */
export function NoPueden({ conLosDeHoy, ...tocados }: Tocados & { conLosDeHoy: boolean }) {
  return (
    // The focus stays here when the last of them is gone.
    <div
      id={NO_PUEDEN}
      tabIndex={-1}
      data-afectados
      // With nothing to do it is said last.
      className={cx('focus:outline-none', tocados.cuantos === 0 && 'order-1')}
    >
      {conLosDeHoy && tocados.cuantos === 0 ? null : (
        <Tarjeta
          titulo="No pueden jugar, o piden otro día"
          cuantos={tocados.cuantos}
          vacia="Todos los que tienen partido puesto pueden jugarlo, y nadie pide otro día."
        >
          <Primeros {...tocados} />
        </Tarjeta>
      )}
    </div>
  );
}

/** Arranged matches left on a court that was closed; no card when there are none. docs/reglas/panel.md */
export function EnPistaCerrada(tocados: Tocados) {
  if (tocados.cuantos === 0) return null;
  const titulo = `${cuantos(tocados.cuantos, 'partido', 'partidos')} en una pista cerrada`;
  return (
    <div id={EN_PISTA_CERRADA} tabIndex={-1} data-afectados className="focus:outline-none">
      <Tarjeta titulo={titulo} cuantos={null} vacia="">
        <Primeros {...tocados} />
      </Tarjeta>
    </div>
  );
}

/** One line: how many, and where it is told why. docs/reglas/pronostico.md */
export function SeRetrasan({ ligas }: { ligas: Resumen['seRetrasan'] }) {
  const puede = usePuede('GET /api/private/ligas/pronostico');
  if (!puede || ligas.length === 0) return null;
  const nombres = enLista(ligas.map(({ nombre }) => nombre));
  return (
    <Notice tone="warn">
      <p>
        A este ritmo no {ligas.length === 1 ? 'acaba' : 'acaban'} a tiempo {nombres}.{' '}
        <Link to={rutasPrivadas.pronostico()}>Ver cómo va y qué la frena</Link>
      </p>
    </Notice>
  );
}
