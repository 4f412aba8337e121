import { Checkbox, Radio } from '@mantine/core';
import { Link } from 'react-router';
import type { PartidoPuesto, Resolucion } from '#contract/liga/temporadas.ts';
import { PENDIENTES, type Pendientes } from '#contract/opciones.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { conMayuscula, enLista } from '#domain/texto.ts';
import { nombresDe } from '#web/club/piezas/partido-visto.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { Notice } from '#web/ui/states.tsx';
import { cuantos, parejaDe } from './palabras.ts';
import { cuandoEs, PartidoDeMesa } from './partido.tsx';

type Marcas = {
  /** What ticking one does: "Quitar". */
  accion: string;
  marcados: ReadonlySet<number>;
  marcar: (id: number, marcado: boolean) => void;
};

/** Of a season that is over nobody owes what was put off. */
const SOBRE_APLAZADOS =
  'Los aplazados que dejes para jugar ya no saldrán en Aplazados: dales día antes, o ábrelos desde la lista de partidos.';

type Props = {
  /** Names the list. */
  titulo: string;
  partidos: readonly PartidoPuesto[];
  marcas?: Marcas;
};

function Marca({ partido, accion, marcados, marcar }: Marcas & { partido: PartidoPuesto }) {
  return (
    <Checkbox
      aria-label={`${accion} ${parejaDe(partido)}, ${cuandoEs(partido)}`}
      checked={marcados.has(partido.id)}
      onChange={({ currentTarget }) => marcar(partido.id, currentTarget.checked)}
    />
  );
}

/** Arranged matches that something is about to touch: day, hour, court and players of each. */
export function Puestos({ titulo, partidos, marcas }: Props) {
  if (partidos.length === 0) return null;
  return (
    <ul className="border-t border-hairline" aria-label={titulo}>
      {partidos.map((partido) => (
        <li key={partido.id} className="flex gap-3 border-b border-hairline py-2">
          {marcas ? <Marca partido={partido} {...marcas} /> : null}
          <PartidoDeMesa size="linea" partido={partido} parts={['dia', 'pista']}>
            {partido.nota}
          </PartidoDeMesa>
        </li>
      ))}
    </ul>
  );
}

const TEXTOS: Record<Pendientes, { label: string; description: string }> = {
  mantener: {
    label: 'Dejarlos para jugar',
    description: 'Siguen en el horario de la web, en el panel y en su pista, en la liga que termina.',
  },
  cancelar: {
    label: 'Cancelarlos',
    description:
      'Salen del horario y dejan libre su pista. La página de cada jugador dirá que se han cancelado.',
  },
};

type PendientesProps = {
  puestos: readonly PartidoPuesto[];
  valor: Pendientes;
  elegir: (valor: Pendientes) => void;
};

/** Which matches are still arranged in a league that ends, and what becomes of them. */
export function ElegirPendientes({ puestos, valor, elegir }: PendientesProps) {
  if (puestos.length === 0) return null;
  const quedan = puestos.length === 1 ? 'Queda' : 'Quedan';
  const aplazados = puestos.filter(({ aplazado }) => aplazado).length;
  return (
    <div className={fields.stack}>
      <Radio.Group
        label={`${quedan} ${cuantos(puestos.length, 'partido', 'partidos')} sin resultado en esta liga${
          aplazados > 0 ? `, ${cuantos(aplazados, 'aplazado', 'aplazados')}` : ''
        }`}
        description={aplazados > 0 ? SOBRE_APLAZADOS : null}
        value={valor}
        onChange={(elegido) => elegir(elegido as Pendientes)}
      >
        <div className={fields.stack}>
          {PENDIENTES.map((uno) => (
            <Radio key={uno} value={uno} {...TEXTOS[uno]} />
          ))}
        </div>
      </Radio.Group>
      <Puestos titulo="Partidos sin resultado" partidos={puestos} />
    </div>
  );
}

const veces = (n: number, una: string, muchas: string): string => (n === 1 ? una : muchas);

type SinAdjudicar = Resolucion['sinAdjudicar'];

export const cuantosDeNadie = (unos: SinAdjudicar): number => unos.reduce((n, { faltan }) => n + faltan, 0);

/** " 2 partidos no los gana nadie: son de jugadores igualados en todo."; empty of none. */
function fraseDeNadie(unos: SinAdjudicar): string {
  const n = cuantosDeNadie(unos);
  if (n === 0) return '';
  return ` ${cuantos(n, 'partido no lo', 'partidos no los')} gana nadie y se ${veces(n, 'queda', 'quedan')} como ${veces(n, 'está', 'están')}: ninguno de los dos va por delante.`;
}

/** Which are awarded to nobody, and why. */
export function DeNadie({ sinAdjudicar }: { sinAdjudicar: SinAdjudicar }) {
  const n = cuantosDeNadie(sinAdjudicar);
  if (n === 0) return null;
  return (
    <details className={fields.disclose}>
      <summary className="text-azul-text">
        {veces(n, 'El partido que no gana', `Los ${n} partidos que no gana`)} nadie, y por qué
      </summary>
      <ul className={fields.list}>
        {sinAdjudicar.map((pareja) => (
          <li key={parejaDe(pareja)}>
            {enLista(nombresDe(pareja))}: {pareja.motivo}
            {pareja.faltan > 1 ? ` (${pareja.faltan} partidos)` : null}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What resolving a division does, in one sentence: what is new is not what was there and is awarded. */
export function anuncioDe({ creados, quitados, resueltos, sinAdjudicar }: Resolucion): string {
  const deNadie = fraseDeNadie(sinAdjudicar);
  if (creados + quitados.length === 0)
    return deNadie === ''
      ? 'No falta ningún partido: no se creará ninguno.'
      : `No se creará ningún partido.${deNadie}`;
  const aplazados = resueltos.filter(({ aplazado }) => aplazado).length;
  const nuevos = creados - aplazados - quitados.filter(({ cancelado }) => !cancelado).length;
  const partes = [
    nuevos > 0 &&
      `${veces(nuevos, 'se creará', 'se crearán')} ${cuantos(nuevos, 'partido', 'partidos')} de resolución`,
    aplazados > 0 &&
      `${veces(aplazados, 'se adjudicará', 'se adjudicarán')} ${cuantos(aplazados, 'aplazado', 'aplazados')}`,
    quitados.length > 0 &&
      `${veces(quitados.length, 'se quitará', 'se quitarán')} ${cuantos(quitados.length, 'partido puesto', 'partidos puestos')}`,
  ].filter((parte) => parte !== false);
  const frase = enLista(partes);
  const gana = creados > 0 ? ' Los gana quien va por delante.' : '';
  return `${conMayuscula(frase)}.${gana}${deNadie}`;
}

type Quitados = Resolucion['quitados'];
type DeLiga = { id: number; tipo: string };

/** Played already, as far as anybody knows: their results come before anything else. */
export function FaltanResultados({ liga, quitados }: { liga: DeLiga; quitados: Quitados }) {
  const faltan = quitados.filter(({ porPuntuar }) => porPuntuar);
  const n = faltan.length;
  if (n === 0) return null;
  return (
    <Notice
      tone="warn"
      title={`${veces(n, 'Falta', 'Faltan')} ${cuantos(n, 'resultado', 'resultados')}: ${veces(n, 'apúntalo', 'apúntalos')} antes`}
    >
      <p>
        La hora de {veces(n, 'este partido', 'estos partidos')} ya ha pasado. Si se{' '}
        {veces(n, 'jugó, apunta su resultado', 'jugaron, apunta sus resultados')} en{' '}
        <Link to={rutasPrivadas.puntuacionDeLiga(liga.tipo, liga.id)}>Puntuación masiva</Link>; si no, sigue.
      </p>
      <Puestos titulo="Sin resultado" partidos={faltan} />
    </Notice>
  );
}

/** Many, and all alike: folded. */
export function Resueltos({ resueltos }: Pick<Resolucion, 'resueltos'>) {
  if (resueltos.length === 0) return null;
  return (
    <details className={fields.disclose}>
      <summary className="text-azul-text">
        {resueltos.length === 1
          ? 'El partido de resolución'
          : `Los ${resueltos.length} partidos de resolución, uno por uno`}
      </summary>
      <ul className={fields.list}>
        {resueltos.map(({ ganador, perdedor, aplazado }, indice) => (
          // Two legs of one pair read the same.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew whenever it changes
          <li key={indice}>
            {ganador} gana a {perdedor} {aplazado ? '(el que estaba aplazado)' : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
