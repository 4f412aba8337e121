import type { ReactNode } from 'react';
import type { Situacion } from '#contract/liga/seguimiento.ts';
import { Forma } from '#web/club/competicion/forma.tsx';
import { InsigniaEliminado } from '#web/club/zona.tsx';
import { cx } from '#web/ui/cx.ts';
import { Lados } from './lados.tsx';
import type { PartidoVisto } from './partido-visto.ts';
import { Persona } from './persona.tsx';

/** One of two who are looked at side by side. */
export type LadoDeTablero = { id: number; nombre: string; situacion: Situacion | null };

type LadoProps = {
  lado: LadoDeTablero;
  /** The other has won. */
  pierde?: boolean;
  alFinal?: boolean;
  /** Not as it was when they played. */
  hoy?: boolean;
};

/** Who, where they are, and how they go. */
export const Lado = ({ lado: { id, nombre, situacion }, pierde, alFinal, hoy }: LadoProps) => (
  <div
    className={cx('grid min-w-0 content-start gap-1', alFinal && 'justify-items-end text-end md:col-start-3')}
  >
    <p className={cx('figure text-xl', pierde ? 'font-normal' : 'font-bold')}>
      <Persona persona={{ id, nombre }} enlace />
    </p>
    {situacion ? (
      <>
        <p className="text-on-deep-soft text-s leading-snug">
          {hoy && situacion.liga.activa ? 'Ahora: ' : ''}
          {situacion.lugar} <InsigniaEliminado estado={situacion.estado} />
        </p>
        <Forma forma={situacion.forma} />
      </>
    ) : null}
  </div>
);

type TableroProps = {
  lados: readonly [LadoDeTablero, LadoDeTablero];
  /** Its score; of two who are face to face, none. */
  partido?: PartidoVisto;
  /** Over both. */
  titulo?: ReactNode;
  /** What is told of it: beside the score or, without one, between the two. */
  children: ReactNode;
  /** Under both. */
  pie?: ReactNode;
};

const CAJA = cx(
  'my-2 grid w-full gap-x-6 gap-y-4 rounded-l bg-noche-out p-4 md:p-6 print:bg-transparent print:p-0',
);

/** A scoreboard: both one over the other with the sets in columns or, of two face to face, each on their side. */
export function Tablero({ lados: [uno, otro], partido, titulo, children, pie }: TableroProps) {
  const jugado = partido?.estado === 'jugado';
  return (
    <div className={CAJA} data-fila={partido && `p${partido.id}`}>
      {titulo}
      {jugado ? (
        <div className="grid gap-x-12 gap-y-4 md:grid-cols-aside">
          <div className="self-center">
            <Lados
              partido={partido}
              size="tablero"
              quienes={[
                <Lado key="1" lado={uno} pierde={partido.ganador === 2} hoy />,
                <Lado key="2" lado={otro} pierde={partido.ganador === 1} hoy />,
              ]}
            />
          </div>
          <div className="grid content-center gap-1 text-s">{children}</div>
        </div>
      ) : (
        <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
          <Lado lado={uno} />
          <Lado lado={otro} alFinal />
          <div className="col-span-2 grid content-start justify-items-center gap-1 text-center text-s md:col-span-1 md:col-start-2 md:row-start-1">
            {children}
          </div>
        </div>
      )}
      {pie}
    </div>
  );
}
