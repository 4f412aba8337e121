import { useState } from 'react';
import type { Evolucion } from '#contract/liga/seguimiento.ts';
import { lugarDe, numeroDe } from '#domain/clasificacion/fila.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { Lienzo, polilinea, puntosDe } from '#web/club/competicion/trazo.tsx';
import { useYo } from '#web/club/competicion/yo.ts';
import { cx } from '#web/ui/cx.ts';
import { SelectField } from '#web/ui/field.tsx';
import { Figures, TableFrame } from '#web/ui/table-frame.tsx';

type Jugadores = Evolucion['jugadores'];

/** The place of somebody after that week, shared or not. */
const puestoEn = (jugadores: Jugadores, puesto: number, semana: number) => ({
  puesto,
  empatado: jugadores.filter(({ puestos }) => puestos.at(semana) === puesto).length > 1,
});

/** Of each place, so that lines are told apart. */
const ALTO_POR_PUESTO = 16;

type ConElegido = { evolucion: Evolucion; elegido: number };

/** One line for each player, that of the chosen one lit and on top. */
function Trazos({ evolucion: { dias, jugadores }, elegido }: ConElegido) {
  const medidas = {
    jornadas: dias.length,
    de: jugadores.length,
    alto: ALTO_POR_PUESTO * (jugadores.length + 1),
  };
  const suyo = jugadores.find(({ idJugador }) => idJugador === elegido);
  const final = suyo && puntosDe(suyo.puestos, medidas).at(-1);
  const enOrden = [...jugadores.filter((uno) => uno !== suyo), ...(suyo ? [suyo] : [])];
  return (
    <Lienzo de={medidas.de} alto={medidas.alto}>
      {enOrden.map((uno) => (
        <polyline
          key={uno.idJugador}
          points={polilinea(puntosDe(uno.puestos, medidas))}
          className={cx(
            'fill-none',
            uno === suyo ? 'stroke-azul-text stroke-3' : 'stroke-ink-soft stroke-1 opacity-45',
          )}
        />
      ))}
      {final ? <circle cx={final.x} cy={final.y} r="5" className="fill-bola stroke-ink stroke-2" /> : null}
    </Lienzo>
  );
}

const Tabla = ({ evolucion: { dias, jugadores }, elegido }: ConElegido) => (
  <TableFrame label="Puesto de cada jugador después de cada semana" dense pinned>
    <Figures
      label="Puestos"
      heads={['Hasta el', ...dias.map((dia) => fechaCorta(dia).slice(0, 5))]}
      rows={jugadores.map(({ idJugador, jugador, puestos }) => ({
        key: idJugador,
        head: <span className="whitespace-nowrap">{jugador}</span>,
        cells: puestos.map((puesto, i) => numeroDe(puestoEn(jugadores, puesto, i))),
        className: cx(idJugador === elegido && 'font-bold'),
      }))}
    />
  </TableFrame>
);

/** The place of everybody after each week with a result: one line lit, and a table that says the same. */
export function Jornadas({ evolucion }: { evolucion: Evolucion }) {
  const yo = useYo();
  const primero = evolucion.jugadores.find((uno) => uno.idJugador === yo?.id) ?? evolucion.jugadores[0];
  const [elegido, elegir] = useState(primero?.idJugador ?? 0);
  const suyo = evolucion.jugadores.find(({ idJugador }) => idJugador === elegido);
  const lugarEn = (semana: number) =>
    lugarDe(puestoEn(evolucion.jugadores, suyo?.puestos.at(semana) ?? 0, semana));
  if (evolucion.dias.length < 2)
    return <p>Hacen falta dos semanas con partidos para ver cómo cambian los puestos.</p>;
  return (
    <div className="surface grid min-w-0 gap-3 px-4 py-3">
      <SelectField
        label="Jugador"
        unmarked
        value={elegido}
        onChange={({ currentTarget }) => elegir(Number(currentTarget.value))}
      >
        {evolucion.jugadores.map(({ idJugador, jugador }) => (
          <option key={idJugador} value={idJugador}>
            {jugador}
          </option>
        ))}
      </SelectField>
      <Trazos evolucion={evolucion} elegido={elegido} />
      <p className="text-s text-ink-soft" aria-live="polite">
        {suyo?.jugador}: del {lugarEn(0)} de la primera semana al {lugarEn(-1)} de ahora.
      </p>
      <Tabla evolucion={evolucion} elegido={elegido} />
    </div>
  );
}
