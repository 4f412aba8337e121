import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Liga } from '#contract/liga/ligas.ts';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type FechaHora, fechaHora, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { DURACIONES, horarioDe } from '#domain/liga/liga.ts';
import { MARCADOR_VACIO, planoDe } from '#domain/partido/marcador.ts';
import type { gustosDe } from '#domain/persona/franjas.ts';
import type { Gente } from '#domain/persona/gente.ts';
import { preguntarAvisos } from '#web/club/avisos/avisos.tsx';
import type { Sitio } from '#web/club/calendario/sitio.ts';
import { useAplazados, useDebidos } from '#web/club/mesa/consultas.ts';
import { avisarFallo, avisarHecho, useRecargar } from '#web/club/mesa/ficha.tsx';
import { parejaDe } from '#web/club/mesa/palabras.ts';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { ErrorState, Skeleton } from '#web/ui/states.tsx';
import { Apartado } from './ficha.tsx';
import { type Cabida, cabidas, type DebidoQueCabe, debidosQueCaben } from './semana.ts';

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

const LISTA = cx('grid gap-1');
const CABE = cx('flex items-center justify-between gap-2');
const DETALLE = cx('block text-ink-soft');

type DebidosProps = {
  caben: readonly DebidoQueCabe[];
  pedida: FechaHora;
  idPista: number;
  cerrar: () => void;
};

/** Who still has to play, and could do it here. */
function Debidos({ caben, pedida, idPista, cerrar }: DebidosProps) {
  const { arreglar, arreglando } = useArreglar(cerrar);
  if (caben.length === 0) return null;
  return (
    <details>
      <summary>
        {caben.length === 1
          ? '1 pareja que se debe un partido cabe aquí'
          : `${caben.length} parejas que se deben un partido caben aquí`}
      </summary>
      <ul className={LISTA}>
        {caben.map(({ debido, fecha, mal }) => (
          <li key={`${debido.idJugador1} ${debido.idJugador2}`} className={CABE}>
            <span>
              {parejaDe(debido)} <small className={DETALLE}>{debido.liga}</small>
              {mal.length > 0 ? (
                <small className={DETALLE}>A {mal.join(' y a ')} le va mal a esa hora</small>
              ) : null}
            </span>
            <Button size="s" busy={arreglando} onClick={() => arreglar({ debido, fecha, mal, idPista })}>
              {fecha === pedida ? 'Poner aquí' : `Poner a las ${horaDe(fecha)}`}
              <span className="visually-hidden"> {parejaDe(debido)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

type ListaProps = Pick<HuecoProps, 'ocupado' | 'poner'> & { caben: readonly Cabida[]; pedida: FechaHora };

const Caben = ({ caben, pedida, ocupado, poner }: ListaProps) => (
  <ul className={LISTA}>
    {caben.map(({ partido, fecha }) => (
      <li key={partido.id} className={CABE}>
        <span>
          {parejaDe(partido)} <small className={DETALLE}>{partido.liga}</small>
        </span>
        <Button size="s" busy={ocupado} onClick={() => poner(partido, fecha)}>
          {fecha === pedida ? 'Poner aquí' : `Poner a las ${horaDe(fecha)}`}
          <span className="visually-hidden"> {parejaDe(partido)}</span>
        </Button>
      </li>
    ))}
  </ul>
);

const NoCaben = ({ otros }: { otros: readonly Cabida[] }) =>
  otros.length === 0 ? null : (
    <details>
      <summary>
        {otros.length === 1 ? '1 aplazado no cabe aquí' : `${otros.length} aplazados no caben aquí`}
      </summary>
      <ul className={LISTA}>
        {otros.map(({ partido, motivo }) => (
          <li key={partido.id} className={CABE}>
            <span>
              {parejaDe(partido)} <small className={DETALLE}>{motivo}</small>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );

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
  const caben = todas.filter(({ motivo }) => motivo === null);
  return (
    <Apartado rotulo="Hueco" titulo={`${fechaSemana(dia)}, ${horaDe(fecha)}`}>
      <p>{nombres.get(idPista)}, libre</p>
      {consulta.isPending ? <Skeleton kind="row" rows={3} /> : null}
      {consulta.isError ? (
        <ErrorState onRetry={() => consulta.refetch()}>{consulta.error.message}</ErrorState>
      ) : null}
      {consulta.isSuccess && caben.length === 0 ? <p>Ningún aplazado cabe en este hueco.</p> : null}
      <Caben caben={caben} pedida={fecha} ocupado={ocupado} poner={poner} />
      <Debidos
        caben={debidosQueCaben(debidos.data ?? [], { fecha, idPista }, alRededor)}
        pedida={fecha}
        idPista={idPista}
        cerrar={cerrar}
      />
      <NoCaben otros={todas.filter(({ motivo }) => motivo !== null)} />
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
