import type { FilaHorario } from '#contract/liga/horarios.ts';
import { diaDe, type Dia as Fecha, type FechaHora } from '#domain/fecha.ts';
import { terminada } from '#domain/texto.ts';
import { separar } from '#web/club/competicion/separar.ts';
import { Dia, Plegado } from '#web/club/piezas/dia.tsx';
import { TablaDePartidos } from '#web/club/piezas/partido.tsx';
import { vistoDeHorario } from '#web/club/piezas/partido-visto.ts';
import { MeteoPartido } from '#web/club/piezas/tiempo.tsx';

/** That of the wettest of their hours, or of the day; where nobody knows of rain, of the first that has one. */
const masMojada = (partidos: readonly FilaHorario[]): FilaHorario['weather'] =>
  partidos
    .map(({ weather }) => weather)
    .reduce((peor, uno) => (peor && (uno?.lluvia ?? -1) <= (peor.lluvia ?? -1) ? peor : uno), null);

/** Of today, those in play and those that are left; how long they take, where all of them take as long. */
function cuantos(partidos: readonly FilaHorario[], ahora: FechaHora, esHoy: boolean): string {
  const n = partidos.length;
  if (n === 0) return 'No quedan partidos';
  const [duracion, ...otras] = new Set(partidos.map((partido) => partido.duracion));
  const minutos = otras.length === 0 ? `, ${duracion} min` : '';
  const enJuego = partidos.filter(({ fecha }) => fecha <= ahora).length;
  if (enJuego > 0) return `${enJuego} en juego${n > enJuego ? ` y ${n - enJuego} por jugar` : ''}${minutos}`;
  if (esHoy) return `${n === 1 ? 'queda 1' : `quedan ${n}`}${minutos}`;
  return `${n === 1 ? '1 partido' : `${n} partidos`}${minutos}`;
}

type DiaDeHorarioProps = {
  dia: Fecha;
  ahora: FechaHora;
  partidos: readonly FilaHorario[];
  yo: number | null;
  /** Why it has no forecast: the first of the days without one says so for all of them. */
  sinTiempo: string | false;
  /** What is shut that day. */
  cerrado: readonly string[];
};

/** Courts shut, or the whole club. */
export const Cerrado = ({ dichos }: { dichos: readonly string[] }) =>
  dichos.length === 0 ? null : (
    <ul className="py-2 text-s text-warn">
      {dichos.map((dicho) => (
        <li key={dicho}>{terminada(dicho)}</li>
      ))}
    </ul>
  );

/** None of them has a forecast. */
export const estaSinTiempo = (partidos: readonly FilaHorario[]): boolean =>
  partidos.every(({ weather }) => weather === null);

/** One day of the schedule: what is over and waits for its score is folded before the others. */
export function DiaDeHorario({ dia, ahora, partidos, yo, sinTiempo, cerrado }: DiaDeHorarioProps) {
  const hoy = diaDe(ahora);
  const { quedan, pasados } = separar(partidos, ahora);
  const mojada = masMojada(quedan);
  const visto = (fila: FilaHorario) => vistoDeHorario(fila, ahora);
  return (
    <Dia
      dia={dia}
      hoy={hoy}
      cuantos={cuantos(quedan, ahora, dia === hoy)}
      tiempo={mojada ? <MeteoPartido weather={{ ...mojada, temp: null }} talla={24} /> : sinTiempo}
    >
      <Cerrado dichos={cerrado} />
      {pasados.length > 0 ? (
        <Plegado titulo={`${pasados.length} sin resultado aún`} id={`pasados-${dia}`}>
          <TablaDePartidos partidos={pasados.map(visto)} titulo={`pasados-${dia}`} yo={yo} />
        </Plegado>
      ) : null}
      {quedan.length > 0 ? (
        <TablaDePartidos partidos={quedan.map(visto)} titulo={`el-${dia}`} yo={yo} />
      ) : null}
    </Dia>
  );
}
