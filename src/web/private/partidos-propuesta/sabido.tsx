import { Fragment } from 'react';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import type { Debido } from '#contract/liga/partidos.ts';
import type { Pista } from '#contract/liga/pistas.ts';
import { tiposDe } from '#contract/opciones.ts';
import type { Dia } from '#domain/fecha.ts';
import { semanaBreve, siglasDe } from '#domain/fecha-texto.ts';
import { etiquetaDe } from '#domain/liga/etiqueta.ts';
import { horarioDe } from '#domain/liga/liga.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { ocupa } from '#domain/partido/ocupacion.ts';
import { useAplazados, useDebidos } from '#web/club/mesa/consultas.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { cx } from '#web/ui/cx.ts';
import type { Entorno, Listas } from './entorno.ts';
import { diasPedidos, estaDisponible, type Opciones } from './estado.ts';
import type { MesaPropuesta } from './use-propuesta.ts';

type Ausente = { id: number; nombre: string; dias: readonly Dia[] };

type DeDivision = {
  id: number;
  etiqueta: string;
  /** Pairs left to arrange in this leg, and those who both can on one of the days. */
  debidos: number;
  pueden: number;
  /** Put off, and both may play again: the proposal places them first. */
  aplazados: number;
  ausentes: readonly Ausente[];
};

type DelDia = { dia: Dia; puestos: number; caben: number; ausentes: number };

export type Sabido = {
  dias: readonly DelDia[];
  divisiones: readonly DeDivision[];
  /** Put off, and not to be placed: of other leagues, or of who is not active. */
  otrosAplazados: number;
  pistas: number;
  /** Names of those that cannot be used. */
  cerradas: readonly string[];
};

type Pareja = { idLiga: number | null; idJugador1: number; idJugador2: number };

type Datos = Pick<Listas, 'ligas' | 'pistas' | 'jugadores' | 'ausentes'> & {
  opciones: Opciones;
  debidos: readonly Debido[];
  aplazados: readonly Pareja[];
  partidos: Entorno['partidos'];
};

const ligasDe = ({ ligas, opciones }: Pick<Datos, 'ligas' | 'opciones'>) => {
  if (opciones.tipo === null) return [];
  const { tipo, tipos = [tipo] } = tiposDe(opciones.tipo);
  const pedidos: readonly TipoLiga[] = tipos;
  return ligas.filter((liga) => liga.estado === 'activa' && pedidos.includes(liga.tipo));
};

/** Who of the leagues asked for cannot play that day: the injured too, as where absences are listed. */
export function noPueden(
  dia: Dia,
  datos: Omit<Datos, 'debidos' | 'aplazados' | 'partidos'>,
): readonly JugadorFila[] {
  const suyas = new Set<number | null>(ligasDe(datos).map(({ id }) => id));
  const fuera = new Set(datos.ausentes[dia]);
  return datos.jugadores.filter(
    ({ id, idLiga, estado }) => estado !== 'eliminado' && fuera.has(id) && suyas.has(idLiga),
  );
}

const suma = <T,>(lista: readonly T[], de: (uno: T) => number): number =>
  lista.reduce((total, uno) => total + de(uno), 0);

/** So many matches as long as the longest fit in the free minutes of those courts, while those leagues play. */
function delDia(dia: Dia, datos: Datos, libres: readonly Pista[]): Omit<DelDia, 'ausentes'> {
  const ligas = ligasDe(datos);
  const horarios = ligas.map(horarioDe);
  const minutos = horarios.length
    ? Math.max(...horarios.map(({ fin }) => fin)) - Math.min(...horarios.map(({ inicio }) => inicio))
    : 0;
  const dura = Math.max(1, ...ligas.map(({ duracion }) => duracion));
  const puestos = datos.partidos.filter((partido) => partido.fecha.startsWith(dia) && ocupa(partido));
  const tomados = (pista: number) =>
    suma(puestos, ({ idPista, duracion }) => (idPista === pista ? duracion : 0));
  const caben = suma(libres, ({ id }) => Math.max(0, Math.floor((minutos - tomados(id)) / dura)));
  return { dia, puestos: puestos.length, caben };
}

/** What is known of those days before anything is proposed: courts, who cannot, and what each division owes. */
export function sabidoDe(datos: Datos): Sabido {
  const { opciones, pistas, jugadores, ausentes } = datos;
  const dias = diasPedidos(opciones);
  const libres = pistas.filter((pista) => estaDisponible(pista, opciones));
  const activos = new Set(jugadores.filter(({ estado }) => estado === 'activo').map(({ id }) => id));
  const falta = (id: number, dia: Dia): boolean => ausentes[dia]?.includes(id) ?? false;
  const pueden = ({ idJugador1, idJugador2 }: Pareja): boolean =>
    dias.some((dia) => !falta(idJugador1, dia) && !falta(idJugador2, dia));
  const divisiones = ligasDe(datos).map((liga): DeDivision => {
    const debidos = datos.debidos.filter(({ idLiga }) => idLiga === liga.id);
    const aplazados = datos.aplazados.filter(({ idLiga }) => idLiga === liga.id);
    return {
      id: liga.id,
      etiqueta: etiquetaDe(liga),
      debidos: debidos.length,
      pueden: debidos.filter(pueden).length,
      aplazados: aplazados.filter((uno) => activos.has(uno.idJugador1) && activos.has(uno.idJugador2)).length,
      ausentes: jugadores
        .filter(({ idLiga, estado }) => idLiga === liga.id && estado !== 'eliminado')
        .map(({ id, nombre }) => ({ id, nombre, dias: dias.filter((dia) => falta(id, dia)) }))
        .filter((uno) => uno.dias.length > 0),
    };
  });
  return {
    dias: dias.map((dia) => ({ ...delDia(dia, datos, libres), ausentes: noPueden(dia, datos).length })),
    divisiones,
    otrosAplazados: datos.aplazados.length - suma(divisiones, (una) => una.aplazados),
    pistas: libres.length,
    cerradas: pistas.filter((pista) => !libres.includes(pista)).map(({ nombre }) => nombre),
  };
}

/** Of what is asked for; null while it is not known. */
export function useSabido({ estado: { opciones }, listas, entorno }: MesaPropuesta): Sabido | null {
  const { data: debidos } = useDebidos(opciones.fecha1 ?? hoyDelClub());
  const { data: aplazados } = useAplazados();
  return debidos && aplazados && opciones.fecha1 && opciones.tipo
    ? sabidoDe({ ...listas, opciones, debidos, aplazados, partidos: entorno.partidos })
    : null;
}

const totalDe = (divisiones: readonly DeDivision[]) => ({
  debidos: suma(divisiones, (una) => una.debidos),
  aplazados: suma(divisiones, (una) => una.aplazados),
  ausentes: suma(divisiones, (una) => una.ausentes.length),
});

/** In a line, beside the title: "76 partidos para unos 72 huecos · 59 por fijar y 17 aplazados · 10 no pueden". */
export function Resumen({ sabido: { divisiones, dias } }: { sabido: Sabido }) {
  const { debidos, aplazados, ausentes } = totalDe(divisiones);
  const caben = suma(dias, (uno) => uno.caben);
  return (
    <span className="text-s text-ink-soft max-md:basis-full">
      <strong className="text-ink">{cuantos(debidos + aplazados, 'partido', 'partidos')}</strong> para unos{' '}
      <strong className="text-ink">{cuantos(caben, 'hueco', 'huecos')}</strong>
      {aplazados > 0 ? ` · ${debidos} por fijar y ${cuantos(aplazados, 'aplazado', 'aplazados')}` : null}
      {ausentes > 0 ? ` · ${cuantos(ausentes, 'no puede', 'no pueden')}` : null}
    </span>
  );
}

function UnDia({ dia, puestos, caben, ausentes, sabido }: DelDia & { sabido: Sabido }) {
  const { pistas, cerradas } = sabido;
  return (
    <li className="surface px-4 py-3 text-s text-balance">
      <h2 className="mb-1 heading-text text-m first-letter:uppercase">{semanaBreve(dia)}</h2>
      <p>
        {puestos > 0
          ? `${cuantos(pistas, 'pista', 'pistas')}, ${cuantos(puestos, 'ya puesto', 'ya puestos')}`
          : cuantos(pistas, 'pista libre', 'pistas libres')}
        {cerradas.length > 0 ? <span className="text-ink-soft"> (sin {cerradas.join(' ni ')})</span> : null} ·
        caben unos <strong>{caben}</strong>
        {ausentes > 0 ? (
          <span className="text-ink-soft"> · {cuantos(ausentes, 'no puede', 'no pueden')}</span>
        ) : null}
      </p>
    </li>
  );
}

/** On a phone the figures stand in a line, each with its name, and who cannot in the next. */
const CELDA = cx('border-t border-hairline px-3 py-2 align-baseline max-md:border-0 max-md:p-0');
const CABEZA = cx('px-3 py-2 text-xs text-ink-soft');
const CIFRA = cx('font-bold tabular-nums');

const columnasDe = (dias: Sabido['dias']) => [
  ['División', cx('ps-4')],
  ['Por fijar', cx('text-end whitespace-nowrap')],
  ['Aplazados', cx('text-end whitespace-nowrap')],
  [`No pueden ${dias.map(({ dia }) => semanaBreve(dia).split(' ')[0]).join(' o ')}`, cx('w-full ps-6')],
];

type DivisionProps = DeDivision & { dias: number };

/** How much it owes, and how much of it can be played when that is not all. */
function Division({ etiqueta, debidos, pueden, aplazados, ausentes, dias }: DivisionProps) {
  return (
    <tr className="max-md:grid max-md:grid-cols-3 max-md:gap-x-2 max-md:px-3 max-md:py-2 max-md:not-first:border-t max-md:not-first:border-hairline">
      <th scope="row" className={cx(CELDA, 'whitespace-nowrap md:ps-4')}>
        {etiqueta}
      </th>
      <td className={cx(CELDA, 'whitespace-nowrap md:text-end')}>
        <span className={CIFRA}>{debidos}</span>
        <span className="text-ink-soft md:hidden"> por fijar</span>
        {pueden < debidos ? (
          <span className="block text-ink-soft">{cuantos(pueden, 'posible', 'posibles')}</span>
        ) : null}
      </td>
      <td
        className={cx(
          CELDA,
          'whitespace-nowrap md:text-end',
          aplazados === 0 && 'text-ink-soft max-md:hidden',
        )}
      >
        <span className={aplazados > 0 ? CIFRA : undefined}>{aplazados}</span>
        <span className="text-ink-soft md:hidden"> {aplazados === 1 ? 'aplazado' : 'aplazados'}</span>
      </td>
      <td
        className={cx(CELDA, 'wrap-anywhere max-md:col-span-full max-md:text-xs max-md:empty:hidden md:ps-6')}
      >
        {ausentes.length > 0 ? (
          <span className="text-ink-soft md:hidden">
            {ausentes.length === 1 ? 'No puede: ' : 'No pueden: '}
          </span>
        ) : null}
        {ausentes.map(({ id, nombre, dias: suyos }, n) => (
          <Fragment key={id}>
            {n > 0 ? ' · ' : null}
            {nombre}
            {dias > 1 ? (
              <span className="text-ink-soft">{`\u00a0(${suyos.map(siglasDe).join(' y ')})`}</span>
            ) : null}
          </Fragment>
        ))}
      </td>
    </tr>
  );
}

/** Beside the form, while there is nothing proposed: what whoever asks decides with. */
export function LoSabido({ sabido }: { sabido: Sabido }) {
  const { dias, divisiones, otrosAplazados } = sabido;
  const total = totalDe(divisiones);
  return (
    <section className="grid gap-3" aria-label="Lo que se sabe de esos días">
      <ul className="grid-fit-4xs gap-3">
        {dias.map((uno) => (
          <UnDia key={uno.dia} {...uno} sabido={sabido} />
        ))}
      </ul>
      <table className="surface w-full border-separate border-spacing-0 text-s leading-snug max-md:block">
        <thead className="max-md:hidden">
          <tr>
            {columnasDe(dias).map(([titulo, clase]) => (
              <th key={titulo} scope="col" className={cx(CABEZA, clase)}>
                {titulo}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {divisiones.map((una) => (
            <Division key={una.id} {...una} dias={dias.length} />
          ))}
        </tbody>
        <tfoot className="font-bold max-md:hidden">
          <tr>
            <th scope="row" className={cx(CELDA, 'ps-4')}>
              Total
            </th>
            <td className={cx(CELDA, 'text-end')}>{total.debidos}</td>
            <td className={cx(CELDA, 'text-end')}>{total.aplazados}</td>
            <td className={cx(CELDA, 'ps-6')}>{cuantos(total.ausentes, 'jugador', 'jugadores')}</td>
          </tr>
        </tfoot>
      </table>
      <p className="text-xs text-ink-soft">
        Los huecos son de todas las ligas juntas: cada una solo juega dentro de su horario.
        {otrosAplazados > 0
          ? ` Además, ${cuantos(otrosAplazados, 'aplazado', 'aplazados')} de otras ligas o de quien no está activo.`
          : null}
      </p>
    </section>
  );
}
