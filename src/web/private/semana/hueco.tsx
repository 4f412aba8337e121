import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Liga } from '#contract/liga/ligas.ts';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type FechaHora, fechaHora, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { DURACIONES, horarioDe } from '#domain/liga/liga.ts';
import { MARCADOR_VACIO, planoDe } from '#domain/partido/marcador.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import type { gustosDe } from '#domain/persona/franjas.ts';
import type { Gente } from '#domain/persona/gente.ts';
import { enLista } from '#domain/texto.ts';
import { preguntarAvisos } from '#web/club/avisos/avisos.tsx';
import { ampliaciones, losDe, type Seleccion } from '#web/club/calendario/seleccion.ts';
import type { Sitio, Tablero } from '#web/club/calendario/sitio.ts';
import { useAplazados, useDebidos } from '#web/club/mesa/consultas.ts';
import { avisarFallo, avisarHecho, useRecargar } from '#web/club/mesa/ficha.tsx';
import { cuantos, parejaDe } from '#web/club/mesa/palabras.ts';
import { PartidoDeMesa } from '#web/club/mesa/partido.tsx';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { ErrorState, Skeleton } from '#web/ui/states.tsx';
import { Apartado } from './ficha.tsx';
import { cabidas, type DebidoQueCabe, debidosQueCaben } from './semana.ts';

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
                <PartidoDeMesa size="linea" partido={uno} parts={['hora', 'pista']} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Apartado>
  );
}

type HuecoProps = {
  sitio: Sitio;
  semana: {
    partidos: readonly PartidoEncontrado[];
    ausentes: Readonly<Record<string, readonly number[]>>;
    nombres: ReadonlyMap<number, string>;
    ligas: readonly Liga[];
    gustos: ReturnType<typeof gustosDe>;
    gente: Gente;
  };
  ocupado: boolean;
  poner: (partido: PartidoEncontrado, fecha: FechaHora) => void;
  cerrar: () => void;
};

/** What a league whose matches last something else would get: none does. */
const DURACION_NORMAL = 90;

const RUTA = 'POST /api/private/partidos/:id';

/** A new match for two who owe it. */
function useArreglar(alArreglar: () => void) {
  const recargar = useRecargar();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ debido, fecha, idPista }: DebidoQueCabe & { idPista: number }) => {
      const { idLiga, idJugador1, idJugador2 } = debido;
      const duracion = DURACIONES.find((una) => una === debido.duracion) ?? DURACION_NORMAL;
      const quienes = { idLiga, idJugador1, idJugador2 };
      const body = { ...quienes, duracion, fecha, idPista, observaciones: null, ...planoDe(MARCADOR_VACIO) };
      const pregunta = { title: `¿Poner ${parejaDe(debido)}?`, action: 'Poner' };
      const pedido = { params: { id: 0 }, body };
      const como = await preguntarAvisos(RUTA, pedido, pregunta);
      return como && call(RUTA, pedido, como);
    },
    onSuccess: (hecho, { debido, fecha }) => {
      if (hecho === null) return;
      avisarHecho(`${parejaDe(debido)} se juega el ${fechaSemana(fecha)}, ${horaDe(fecha)}.`);
      recargar();
      alArreglar();
    },
    onError: avisarFallo,
  });
  return { arreglar: mutate, arreglando: isPending };
}

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

/** Folded, and how many they are. */
const Plegadas = ({ titulo, children }: { titulo: string; children: ReactNode }) => (
  <details>
    <summary>{titulo}</summary>
    <ul className="grid gap-1">{children}</ul>
  </details>
);

type DebidosProps = {
  caben: readonly DebidoQueCabe[];
  pedida: FechaHora;
  idPista: number;
  cerrar: () => void;
};

/** Who still has to play, and could do it here. */
function Debidos({ caben, pedida, idPista, cerrar }: DebidosProps) {
  const { arreglar, arreglando: ocupado } = useArreglar(cerrar);
  if (caben.length === 0) return null;
  const cuales = cuantos(caben.length, 'pareja que se debe', 'parejas que se deben');
  return (
    <Plegadas titulo={`${cuales} un partido ${caben.length === 1 ? 'cabe' : 'caben'} aquí`}>
      {caben.map((cabe) => {
        const { debido, fecha, mal } = cabe;
        const hacer = () => arreglar({ ...cabe, idPista });
        return (
          <Una
            key={`${debido.idJugador1} ${debido.idJugador2}`}
            partido={debido}
            poner={{ fecha, pedida, ocupado, hacer }}
          >
            {mal.length > 0 ? `A ${mal.join(' y a ')} le va mal a esa hora` : null}
          </Una>
        );
      })}
    </Plegadas>
  );
}

/** A gap that was pressed: the postponed matches that fit in it, oldest first, and why the others do not. */
export function Hueco({ sitio, semana, ocupado, poner, cerrar }: HuecoProps) {
  const { dia, inicio, idPista } = sitio;
  const { partidos, ausentes, nombres, ligas, gustos, gente } = semana;
  const fecha = fechaHora(dia, inicio);
  const consulta = useAplazados();
  const horarios = new Map(ligas.map((liga) => [liga.id, horarioDe(liga)]));
  const debidos = useDebidos(dia);
  const alRededor = { partidos, ausentes: ausentes[dia] ?? [], horarios, gustos, gente };
  const todas = cabidas(consulta.data ?? [], { fecha, idPista }, alRededor);
  const [caben = [], noCaben = []] = [true, false].map((si) =>
    todas.filter(({ motivo }) => (motivo === null) === si),
  );
  return (
    <Apartado rotulo="Hueco" titulo={`${fechaSemana(dia)}, ${horaDe(fecha)}`}>
      <p>{nombres.get(idPista)}, libre</p>
      {consulta.isPending ? <Skeleton kind="row" rows={3} /> : null}
      {consulta.isError ? (
        <ErrorState onRetry={() => consulta.refetch()}>{consulta.error.message}</ErrorState>
      ) : null}
      {consulta.isSuccess && caben.length === 0 ? <p>Ningún aplazado cabe en este hueco.</p> : null}
      <ul className="grid gap-1">
        {caben.map(({ partido, fecha: cuando }) => {
          const hacer = () => poner(partido, cuando);
          return (
            <Una
              key={partido.id}
              partido={partido}
              poner={{ fecha: cuando, pedida: fecha, ocupado, hacer }}
            />
          );
        })}
      </ul>
      <Debidos
        caben={debidosQueCaben(debidos.data ?? [], { fecha, idPista }, alRededor)}
        pedida={fecha}
        idPista={idPista}
        cerrar={cerrar}
      />
      {noCaben.length > 0 ? (
        <Plegadas titulo={`${cuantos(noCaben.length, 'aplazado no cabe', 'aplazados no caben')} aquí`}>
          {noCaben.map(({ partido, motivo }) => (
            <Una key={partido.id} partido={partido}>
              {motivo}
            </Una>
          ))}
        </Plegadas>
      ) : null}
      <div className="flex flex-wrap gap-1">
        <ButtonLink size="s" to={rutasPrivadas.partidoNuevo({ fecha, idPista })}>
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
