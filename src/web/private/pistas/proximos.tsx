import { useState } from 'react';
import { club } from '#club';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { horasCerradas } from '#domain/clausura/clausura.ts';
import { enMinutos, tramosDelDia } from '#domain/club/horario.ts';
import {
  type Dia,
  diaDe,
  diaSemana,
  type FechaHora,
  haPasado,
  horaDe,
  type Minutos,
  minutosDe,
  sumarDias,
} from '#domain/fecha.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import { useClausuras } from '#web/club/mesa/consultas.ts';
import { usePorJugarDesde } from '#web/club/mesa/dia-de-juego.tsx';
import { cuantos, parejaDe } from '#web/club/mesa/palabras.ts';
import { Proximos } from '#web/club/mesa/partido.tsx';
import { ahoraDelClub, hoyDelClub } from '#web/club/reloj.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';

type Puesto = Pick<PartidoEncontrado, 'id' | 'fecha' | 'duracion'> & Parameters<typeof parejaDe>[0];
type Horas = { desde: Minutos; hasta: Minutos };

/** The drawing has a mark every so many minutes. */
const CADA = 180;

/** With today, so that on a Saturday the next one is among them. */
export const OCHO = 8;

const ochoDiasDesde = (hoy: Dia): Dia[] => Array.from({ length: OCHO }, (_, n) => sumarDias(hoy, n));

const empiezaYAcaba = ({ fecha, duracion }: Pick<Puesto, 'fecha' | 'duracion'>): Horas => ({
  desde: minutosDe(fecha),
  hasta: minutosDe(fecha) + duracion,
});

const DE_DIA: Horas = { desde: 9 * 60, hasta: 21 * 60 };

/** When the courts are open that day; a club that has not said it, when it is light and a while more. */
const abierto = (dia: Dia): Horas[] =>
  club.horarios.pistas.length === 0
    ? [DE_DIA]
    : tramosDelDia(club.horarios.pistas, dia).map(({ desde, hasta }) => ({
        desde: enMinutos(desde),
        hasta: enMinutos(hasta),
      }));

/** Shut for all the hours at which it would be open. */
const noSeAbre = (dia: Dia, cerrada: DiaProps['cerrada']): boolean =>
  cerrada.length > 0 &&
  abierto(dia).every(({ desde, hasta }) =>
    cerrada.some(({ inicio, fin }) => inicio <= desde && hasta <= fin),
  );

/** The hours that hold all those, from a mark on; of a week that is closed, those of a day. */
export const ejeDe = ([una = DE_DIA, ...otras]: readonly Horas[]): Horas => ({
  desde: Math.floor(Math.min(una.desde, ...otras.map(({ desde }) => desde)) / CADA) * CADA,
  hasta: Math.max(una.hasta, ...otras.map(({ hasta }) => hasta)),
});

type DiaProps = {
  dia: Dia;
  nombre: string;
  eje: Horas;
  marcas: readonly Minutos[];
  partidos: readonly Puesto[];
  /** When it is shut that day. */
  cerrada: readonly { inicio: Minutos; fin: Minutos }[];
  ahora: FechaHora;
};

const cuantosQuedan = (quedan: number, habia: number): string => {
  if (quedan === 0) return 'Libre';
  if (quedan === habia) return cuantos(quedan, 'partido', 'partidos');
  return quedan === 1 ? 'Queda 1' : `Quedan ${quedan}`;
};

/** A day, and above all of them their hours: each under where it is in the bars. */
const FILA = cx('grid grid-cols-both items-center gap-2 text-s md:gap-3');
const DIA = cx('w-figure whitespace-nowrap');
const DICHO = cx('w-18 text-ink-soft md:w-figure');

/** What is over is drawn, faded, and no longer counted. */
function UnDia({ dia, nombre, eje, marcas, partidos, cerrada, ahora }: DiaProps) {
  const quedan = partidos.filter((partido) => !haPasado(partido, ahora));
  return (
    <li className={FILA}>
      <span className={DIA}>{nombre}</span>
      <svg
        className="h-6 w-full rounded-s bg-surface-sunk"
        viewBox={`${eje.desde} 0 ${eje.hasta - eje.desde} 10`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {abierto(dia).map(({ desde, hasta }) => (
          <rect key={desde} className="fill-azul-pale" x={desde} width={hasta - desde} height={10} />
        ))}
        {cerrada.map(({ inicio, fin }) => (
          <rect key={inicio} className="fill-border" x={inicio} width={fin - inicio} height={10} />
        ))}
        {marcas.map((marca) => (
          <rect key={marca} className="fill-surface" x={marca} width={2} height={10} />
        ))}
        {partidos.map((partido) => (
          <rect
            key={partido.id}
            className={cx('fill-azul-text', !quedan.includes(partido) && 'opacity-30')}
            x={minutosDe(partido.fecha) + 2}
            width={partido.duracion - 4}
            height={10}
          >
            <title>{`${horaDe(partido.fecha)} ${parejaDe(partido)}`}</title>
          </rect>
        ))}
      </svg>
      <span className={DICHO}>
        <small>
          {quedan.length === 0 && noSeAbre(dia, cerrada)
            ? 'Cerrada'
            : cuantosQuedan(quedan.length, partidos.length)}
        </small>
      </span>
    </li>
  );
}

type SieteDiasProps = {
  ahora: FechaHora;
  partidos: readonly Puesto[];
  cerradaEl?: (dia: Dia) => DiaProps['cerrada'];
};

const SIN_CERRAR = () => [];

/** A bar for each day: when the court is open, or shut, and in it what is to be played. */
export function SieteDias({ ahora, partidos, cerradaEl = SIN_CERRAR }: SieteDiasProps) {
  const hoy = diaDe(ahora);
  const dias = ochoDiasDesde(hoy);
  const suyos = partidos.filter(({ fecha }) => dias.includes(diaDe(fecha)));
  const eje = ejeDe([...dias.flatMap(abierto), ...suyos.map(empiezaYAcaba)]);
  const marcas = Array.from(
    { length: Math.floor((eje.hasta - eje.desde) / CADA) + 1 },
    (_, n) => eje.desde + n * CADA,
  );
  return (
    <div>
      <div className={FILA} aria-hidden="true">
        <span className={DIA} />
        <svg className="h-4 w-full overflow-visible" aria-hidden="true">
          {marcas.map((marca) => (
            <text
              key={marca}
              className="fill-ink-soft text-xs"
              textAnchor="middle"
              x={`${((marca - eje.desde) / (eje.hasta - eje.desde)) * 100}%`}
              y="1em"
            >
              {marca / 60}
            </text>
          ))}
        </svg>
        <span className={DICHO} />
      </div>
      <ul className="grid gap-1">
        {dias.map((dia) => (
          <UnDia
            key={dia}
            {...{ dia, eje, marcas, ahora }}
            nombre={dia === hoy ? 'Hoy' : semanaCorta(dia)}
            partidos={suyos.filter(({ fecha }) => diaDe(fecha) === dia)}
            cerrada={cerradaEl(dia)}
          />
        ))}
      </ul>
    </div>
  );
}

/** More than these minutes a day is as busy as it is drawn. */
export const LLENO = 480;

const BARRA = 21;

const INICIALES = 'dlmxjvs';

/** How busy each of those days is, in the room of two words. */
export function Ocupacion({ hoy, partidos }: { hoy: Dia; partidos: readonly Puesto[] }) {
  const barras = ochoDiasDesde(hoy).map((dia) => {
    const suyos = partidos.filter(({ fecha }) => diaDe(fecha) === dia);
    const alto = Math.min(1, suyos.reduce((suma, { duracion }) => suma + duracion, 0) / LLENO) * BARRA;
    return { dia, alto };
  });
  return (
    <svg className="w-4xs flex-none" viewBox="0 0 144 36" aria-hidden="true">
      {barras.map(({ dia, alto }, n) => (
        <g key={dia}>
          <rect className="fill-hairline" x={n * 18} width={14} height={BARRA} />
          <rect className="fill-azul-text" x={n * 18} y={BARRA - alto} width={14} height={alto} />
          <text className="fill-ink-soft" fontSize={12} textAnchor="middle" x={n * 18 + 7} y={34}>
            {INICIALES[diaSemana(dia)]}
          </text>
        </g>
      ))}
    </svg>
  );
}

export const enOrden = (partidos: readonly PartidoEncontrado[]): readonly PartidoEncontrado[] =>
  partidos.toSorted((uno, otro) => uno.fecha.localeCompare(otro.fecha));

/** By the clock: the one on court, and what begins later. What is over is neither. */
export function deAhora(partidos: readonly PartidoEncontrado[], ahora: FechaHora) {
  const quedan = enOrden(partidos).filter((partido) => !haPasado(partido, ahora));
  return {
    enJuego: quedan.find(({ fecha }) => fecha <= ahora),
    siguiente: quedan.find(({ fecha }) => fecha > ahora),
    quedan,
  };
}

function useSuyos(idPista: number): readonly PartidoEncontrado[] | null {
  const { data } = usePorJugarDesde(hoyDelClub());
  return data?.filter((partido) => partido.idPista === idPista) ?? null;
}

type Props = { idPista: number };

/** Today and the next seven days of a court, drawn. */
export function SuSemana({ idPista }: Props) {
  const suyos = useSuyos(idPista);
  const { data: clausuras = [] } = useClausuras();
  return (
    suyos && (
      <Section title="Sus próximos ocho días">
        <SieteDias
          ahora={ahoraDelClub()}
          partidos={suyos}
          cerradaEl={(dia) => horasCerradas(clausuras, idPista, dia)}
        />
      </Section>
    )
  );
}

const DE_ENTRADA = 8;

/** What is still to be played on it, match by match. */
export function Lista({ idPista, aLaVista = DE_ENTRADA }: Props & { aLaVista?: number }) {
  const suyos = useSuyos(idPista);
  const [todos, verTodos] = useState(false);
  if (!suyos) return null;
  const { quedan } = deAhora(suyos, ahoraDelClub());
  return (
    <Section title="Próximos partidos">
      {quedan.length === 0 ? <p>Ninguno puesto de aquí en adelante.</p> : null}
      <Proximos
        partidos={todos ? quedan : quedan.slice(0, aLaVista)}
        parts={['liga']}
        desde={rutasPrivadas.pista(idPista)}
      />
      {todos || quedan.length <= aLaVista ? null : (
        <Button size="s" look="ghost" onClick={() => verTodos(true)}>
          Ver los {quedan.length}
        </Button>
      )}
    </Section>
  );
}
