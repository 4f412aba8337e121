import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Debido } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type FechaHora, fechaHora, horaDe, horaDeMinutos } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { DURACIONES } from '#domain/liga/liga.ts';
import { MARCADOR_VACIO, planoDe } from '#domain/partido/marcador.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { porFecha } from '#domain/partido/partido.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { enLista } from '#domain/texto.ts';
import { trasPreguntar } from '#web/club/avisos/avisos.tsx';
import { ampliaciones, losDe, type Seleccion } from '#web/club/calendario/seleccion.ts';
import type { Sitio } from '#web/club/calendario/sitio.ts';
import { useAplazados, useDebidos } from '#web/club/mesa/consultas.ts';
import { avisarHecho, useHacer } from '#web/club/mesa/ficha.tsx';
import { cuantos, parejaDe } from '#web/club/mesa/palabras.ts';
import { PartidoDeMesa } from '#web/club/mesa/partido.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { Waiting } from '#web/ui/states.tsx';
import { Apartado } from './ficha.tsx';
import type { Gestos, Semana } from './pantalla.tsx';
import { type Cabida, cabidas, debidosQueCaben } from './semana.ts';

type SeleccionadoProps = {
  seleccion: Seleccion;
  semana: Semana;
  seleccionar: (seleccion: Seleccion) => void;
  cerrar: () => void;
};

/** Courts and hours chosen together: what is played there, to be suspended at once. */
export function Seleccionado({ seleccion, semana, seleccionar, cerrar }: SeleccionadoProps) {
  const { partidos, nombres, tablero } = semana;
  const { dia, pistas, desde, hasta } = seleccion;
  const suyos = losDe(partidos, seleccion)
    .filter((uno) => estaPorJugar(conDesenlace(uno)))
    .sort(porFecha);
  const ids = suyos.map(({ id }) => id);
  const isPhone = useIsPhone();
  return (
    <Apartado
      rotulo="Horas y pistas elegidas"
      titulo={`${fechaSemana(dia)}, de ${horaDeMinutos(desde)} a ${horaDeMinutos(hasta)}`}
    >
      <p>{enLista(pistas.map((id) => nombres.get(id) ?? ''))}</p>
      {ids.length === 0 ? <p role="status">Ahí no queda ningún partido por jugar.</p> : null}
      <div className="flex flex-wrap gap-1">
        {ids.length > 0 ? (
          <ButtonLink size="s" look="primary" to={rutasPrivadas.suspenderPartidos(dia, ids)}>
            Suspender lo de este hueco ({cuantos(ids.length, 'partido', 'partidos')})
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
      {ids.length > 0 ? (
        <details open={!isPhone}>
          <summary>Cuáles son</summary>
          <ul className="grid gap-1">
            {suyos.map((uno) => (
              <li key={uno.id}>
                <PartidoDeMesa size="linea" partido={uno} parts={['hora', 'pista']} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Apartado>
  );
}

/** What a league whose matches last something else would get: none does. */
const DURACION_NORMAL = 90;

const RUTA = 'POST /api/private/partidos/:id';

type QueCabe = Pick<Cabida<Debido>, 'quien' | 'fecha'>;

/** A new match for two who owe it. */
const useArreglar = (idPista: number, alArreglar: () => void) =>
  useHacer(
    ({ quien, fecha }: QueCabe) => {
      const { idLiga, idJugador1, idJugador2 } = quien;
      const duracion = DURACIONES.find((una) => una === quien.duracion) ?? DURACION_NORMAL;
      const quienes = { idLiga, idJugador1, idJugador2 };
      const body = { ...quienes, duracion, fecha, idPista, observaciones: null, ...planoDe(MARCADOR_VACIO) };
      const pregunta = { title: `¿Poner ${parejaDe(quien)}?`, action: 'Poner' };
      return trasPreguntar(RUTA, { params: { id: 0 }, body }, pregunta);
    },
    (_, { quien, fecha }) => {
      avisarHecho(`${parejaDe(quien)} se juega el ${fechaSemana(fecha)}, ${horaDe(fecha)}.`);
      alArreglar();
    },
  );

type UnaProps = Pick<Parameters<typeof PartidoDeMesa>[0], 'partido' | 'children'> & {
  /** When it would be played here; without it, it does not fit. */
  poner?: { fecha: FechaHora; pedida: FechaHora; ocupado: boolean; hacer: () => void };
};

/** Who could play here, and the button that puts them. */
const Una = ({ partido, poner, children }: UnaProps) => (
  <li className="flex items-center justify-between gap-2">
    <PartidoDeMesa size="linea" partido={partido} parts={poner ? ['liga'] : []}>
      {children}
    </PartidoDeMesa>
    {poner ? (
      <Button size="s" busy={poner.ocupado} onClick={poner.hacer}>
        {poner.fecha === poner.pedida ? 'Poner aquí' : `Poner a las ${horaDe(poner.fecha)}`}
        <span className="visually-hidden"> {parejaDe(partido)}</span>
      </Button>
    ) : null}
  </li>
);

/** Folded, and how many they are; nothing of none. */
const Plegadas = ({ titulo, children }: { titulo: string; children: readonly ReactNode[] }) =>
  children.length > 0 ? (
    <details>
      <summary>{titulo}</summary>
      <ul className="grid gap-1">{children}</ul>
    </details>
  ) : null;

type HuecoProps = { sitio: Sitio; semana: Semana; gestos: Gestos; cerrar: () => void };

/** Who still has to play, and could do it here. */
function Debidos({ sitio, semana, cerrar }: Omit<HuecoProps, 'gestos'>) {
  const { data = [] } = useDebidos(sitio.dia);
  const { hacer: arreglar, haciendo: ocupado } = useArreglar(sitio.idPista, cerrar);
  const pedida = fechaHora(sitio.dia, sitio.inicio);
  const caben = debidosQueCaben(data, sitio, semana);
  const cuales = cuantos(caben.length, 'pareja que se debe', 'parejas que se deben');
  return (
    <Plegadas titulo={`${cuales} un partido ${caben.length === 1 ? 'cabe' : 'caben'} aquí`}>
      {caben.map(({ quien, fecha, mal }) => (
        <Una
          key={`${quien.idJugador1} ${quien.idJugador2}`}
          partido={quien}
          poner={{ fecha, pedida, ocupado, hacer: () => arreglar({ quien, fecha }) }}
        >
          {mal.length > 0 ? `A ${mal.join(' y a ')} le va mal a esa hora` : null}
        </Una>
      ))}
    </Plegadas>
  );
}

/** A gap that was pressed: the postponed matches that fit in it, oldest first, and why the others do not. */
export function Hueco({ sitio, semana, gestos, cerrar }: HuecoProps) {
  const { dia, inicio, idPista } = sitio;
  const pedida = fechaHora(dia, inicio);
  const consulta = useAplazados();
  const todas = cabidas(consulta.data ?? [], sitio, semana);
  const caben = todas.filter(({ motivo }) => motivo === null);
  const noCaben = todas.slice(caben.length);
  return (
    <Apartado rotulo="Hueco" titulo={`${fechaSemana(dia)}, ${horaDe(pedida)}`}>
      <p>{semana.nombres.get(idPista)}, libre</p>
      {consulta.data ? null : <Waiting query={consulta} rows={3} />}
      {consulta.data && caben.length === 0 ? <p>Ningún aplazado cabe en este hueco.</p> : null}
      <ul className="grid gap-1">
        {caben.map(({ quien, fecha }) => {
          const hacer = () => gestos.poner({ ...quien, fecha, idPista }, cerrar);
          const poner = { fecha, pedida, ocupado: gestos.moviendo, hacer };
          return <Una key={quien.id} partido={quien} poner={poner} />;
        })}
      </ul>
      <Debidos sitio={sitio} semana={semana} cerrar={cerrar} />
      <Plegadas titulo={`${cuantos(noCaben.length, 'aplazado no cabe', 'aplazados no caben')} aquí`}>
        {noCaben.map(({ quien, motivo }) => (
          <Una key={quien.id} partido={quien}>
            {motivo}
          </Una>
        ))}
      </Plegadas>
      <div className="flex flex-wrap gap-1">
        <ButtonLink size="s" to={rutasPrivadas.partidoNuevo({ fecha: pedida, idPista })}>
          Otro partido aquí
        </ButtonLink>
        <Button size="s" look="ghost" onClick={cerrar}>
          Cerrar
        </Button>
      </div>
      <p>
        <Link to={rutasPrivadas.partidosAplazados()}>Todos los aplazados</Link>
      </p>
    </Apartado>
  );
}
