import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { fechaHora, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { enLista } from '#domain/texto.ts';
import { ampliaciones, losDe, type Seleccion } from '#web/club/calendario/seleccion.ts';
import type { Tablero } from '#web/club/calendario/sitio.ts';
import { cuantos, parejaDe } from '#web/club/mesa/palabras.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { Apartado } from './ficha.tsx';

type SeleccionadoProps = {
  seleccion: Seleccion;
  partidos: readonly PartidoEncontrado[];
  /** Of the courts. */
  nombres: ReadonlyMap<number, string>;
  tablero: Tablero;
  seleccionar: (seleccion: Seleccion) => void;
  cerrar: () => void;
};

/** Courts and hours chosen together: what is played there, to be suspended at once. */
export function Seleccionado(props: SeleccionadoProps) {
  const { seleccion, partidos, nombres, tablero, seleccionar, cerrar } = props;
  const { dia, pistas, desde, hasta } = seleccion;
  const suyos = losDe(partidos, seleccion)
    .filter((uno) => estaPorJugar(conDesenlace(uno)))
    .sort((a, b) => a.fecha.localeCompare(b.fecha));
  const isPhone = useIsPhone();
  const cuales = cuantos(suyos.length, 'partido', 'partidos');
  return (
    <Apartado
      rotulo="Horas y pistas elegidas"
      titulo={`${fechaSemana(dia)}, de ${horaDe(fechaHora(dia, desde))} a ${horaDe(fechaHora(dia, hasta))}`}
    >
      <p>{enLista(pistas.map((id) => nombres.get(id) ?? ''))}</p>
      {suyos.length === 0 ? <p role="status">Ahí no queda ningún partido por jugar.</p> : null}
      <div className="flex flex-wrap gap-1">
        {suyos.length > 0 ? (
          <ButtonLink
            size="s"
            look="primary"
            to={rutasPrivadas.suspenderPartidos(
              dia,
              suyos.map(({ id }) => id),
            )}
          >
            Suspender lo de este hueco ({cuales})
          </ButtonLink>
        ) : null}
        {ampliaciones(seleccion, tablero.pistas, nombres).map((mas) => (
          <Button key={mas.nombre} size="s" onClick={() => seleccionar({ ...seleccion, pistas: mas.pistas })}>
            {mas.nombre}
          </Button>
        ))}
        <Button size="s" look="ghost" onClick={cerrar}>
          Cerrar
        </Button>
      </div>
      {suyos.length > 0 ? (
        <details open={!isPhone}>
          <summary>Cuáles son</summary>
          <ul className="grid gap-1">
            {suyos.map((uno) => (
              <li key={uno.id}>
                {horaDe(uno.fecha)} {parejaDe(uno)}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Apartado>
  );
}
