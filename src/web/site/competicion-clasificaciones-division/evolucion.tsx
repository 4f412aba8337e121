import type { FichaJugador } from '#contract/liga/seguimiento.ts';
import { lugarDe } from '#domain/clasificacion/fila.ts';
import { diaSemana, diasEntre, sumarDias } from '#domain/fecha.ts';
import { diaBreve, fechaLarga } from '#domain/fecha-texto.ts';
import { Lienzo, polilinea, puntosDe } from '#web/club/competicion/trazo.tsx';
import { LeyendaZonas } from '#web/club/zona.tsx';
import { cx } from '#web/ui/cx.ts';
import { Figures, FRAME } from '#web/ui/table-frame.tsx';

type Props = Pick<FichaJugador, 'evolucion' | 'zonas' | 'situacion'>;

/** Of each place. */
const ALTO_POR_PUESTO = 19;

/** As many as are written. */
const MARCAS = 5;

function Trazo({ evolucion, zonas, situacion }: Props) {
  const puestos = evolucion.map(({ puesto }) => puesto);
  // Of a league that somebody has left there were more places.
  const de = Math.max(situacion?.de ?? 1, ...puestos);
  const alto = Math.min(240, ALTO_POR_PUESTO * de + 8);
  const primero = evolucion[0]?.dia ?? '';
  const lunes = sumarDias(primero, -((diaSemana(primero) + 6) % 7));
  const semanas = evolucion.map(({ dia }) => Math.floor(diasEntre(lunes, dia) / 7));
  const jornadas = (semanas.at(-1) ?? 0) + 1;
  const puntos = puntosDe(puestos, { jornadas, de, alto }, (i) => semanas[i] ?? 0);
  const ultimo = puntos.pop();
  // Every so many weeks, the same ones.
  const paso = Math.ceil(jornadas / MARCAS);
  const marcas = [...Array(Math.ceil(jornadas / paso)).keys()].map((i) => i * paso);
  const pie = puntosDe(marcas, { jornadas, de, alto }, (i) => marcas[i] ?? 0).map(({ x }, i) => ({
    x,
    texto: diaBreve(sumarDias(lunes, 7 * (marcas[i] ?? 0))),
  }));
  return (
    <Lienzo de={de} alto={alto} pie={pie} zonas={zonas}>
      <polyline
        points={polilinea(ultimo ? [...puntos, ultimo] : puntos)}
        className="fill-none stroke-azul-text stroke-3"
      />
      <g className="fill-azul-text stroke-surface">
        {puntos.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="3" />
        ))}
      </g>
      {ultimo ? (
        <g>
          <circle cx={ultimo.x} cy={ultimo.y} r="9" className="fill-bola stroke-ink stroke-2" />
          <text x={ultimo.x} y={ultimo.y + 4} textAnchor="middle" className="fill-on-bola text-xs font-bold">
            {puestos.at(-1)}
          </text>
        </g>
      ) : null}
    </Lienzo>
  );
}

/** The place after each week with a result, drawn and as a table. */
export default function Evolucion(props: Props) {
  const { evolucion } = props;
  const sinPuntos = props.situacion?.sinPuntos;
  if (evolucion.length < 2) return null;
  return (
    <section aria-labelledby="evolucion">
      <h2 id="evolucion" className="mb-3 text-l">
        Cómo ha ido
      </h2>
      <div className="surface grid gap-2 px-4 py-3">
        <p className="text-s text-ink-soft">Su puesto al final de cada semana con partidos</p>
        <Trazo {...props} />
        <LeyendaZonas zonas={props.zonas} />
        <details>
          <summary className="flex min-h-tap items-center text-s font-semibold text-azul-text underline">
            Ver semana a semana
          </summary>
          <div className={cx(FRAME, 'dense')}>
            <Figures
              label="Puesto después de cada semana con partidos"
              heads={['Hasta el', 'Puesto', ...(sinPuntos ? [] : ['Puntos'])]}
              rows={evolucion.toReversed().map(({ dia, puntos, ...fila }) => ({
                key: dia,
                head: <span className="font-normal">{fechaLarga(dia)}</span>,
                cells: [lugarDe(fila), ...(sinPuntos ? [] : [puntos])],
              }))}
            />
          </div>
        </details>
      </div>
    </section>
  );
}
