import { type FormEvent, useState } from 'react';
import type { PartidoEncontrado } from '#contract/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { Dia } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { CampoDia } from '#web/club/mesa/campo-dia.tsx';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { usePartidosDelDia } from '#web/club/mesa/dia-de-juego.ts';
import { diaDeFiltro } from '#web/club/mesa/filtros.tsx';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import desk from '#web/ui/desk/desk.module.css';
import { ListFrame, type Loading } from '#web/ui/desk/list-frame.tsx';
import { useUrlFilters } from '#web/ui/desk/use-url-filters.ts';
import { Destino } from './destino.tsx';
import { Resultado } from './hecho.tsx';
import { Lista } from './lista.tsx';
import styles from './suspender.module.css';
import { type Hecho, useSuspender } from './use-suspender.ts';
import { useSuspension } from './use-suspension.ts';

export const meta = () => metaDe({ titulo: 'Suspender por lluvia', oculta: true });

const SIN_FILTROS = { dia: '' };

const porHora = (uno: PartidoEncontrado, otro: PartidoEncontrado): number =>
  uno.fecha.localeCompare(otro.fecha);

/** The matches of that day that rain can take away, in the order they are played. */
const porJugar = (partidos: readonly PartidoEncontrado[]): PartidoEncontrado[] =>
  partidos.filter((partido) => estaPorJugar(conSets(partido))).sort(porHora);

type FormularioProps = {
  dia: Dia;
  partidos: readonly PartidoEncontrado[];
  alTerminar: (hecho: Hecho) => void;
};

function Formulario({ dia, partidos, alTerminar }: FormularioProps) {
  const uso = useSuspension(dia, partidos);
  const { suspender, suspendiendo, rechazos } = useSuspender(uso, alTerminar);
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    suspender();
  };
  return (
    <form className={styles.formulario} onSubmit={enviar} noValidate>
      <Destino uso={uso} />
      <Lista uso={uso} rechazos={rechazos} />
      <div className={desk.bar}>
        <Button type="submit" look="action" disabled={!uso.listo} busy={suspendiendo}>
          {`Suspender ${cuantos(uso.marcados.length, 'partido', 'partidos')}`}
        </Button>
        <ButtonLink to={rutasPrivadas.partidos()}>Volver</ButtonLink>
      </div>
    </form>
  );
}

/** Once there is a list, reading it again and failing takes nothing of what was chosen away. */
const enPrimeraLectura = (consulta: ReturnType<typeof usePartidosDelDia>): Loading => ({
  isPending: consulta.isPending,
  isError: consulta.isLoadingError,
  isFetching: consulta.isFetching,
  error: consulta.error,
  refetch: consulta.refetch,
});

const Ninguno = ({ dia }: { dia: Dia }) => (
  <Vacio
    titulo={`El ${fechaSemana(dia)} no queda ningún partido por jugar`}
    accion={<ButtonLink to={rutasPrivadas.partidos()}>Volver a partidos</ButtonLink>}
  >
    Elige arriba el día que ha llovido.
  </Vacio>
);

/** A day of rain: its matches go to another one, or wait for a proposal, in one step. */
export default function PartidosSuspender() {
  const { filters, search } = useUrlFilters(SIN_FILTROS);
  const dia = diaDeFiltro(filters.dia) ?? hoyDelClub();
  const consulta = usePartidosDelDia(dia);
  const [hecho, setHecho] = useState<{ dia: Dia; que: Hecho } | null>(null);
  const partidos = porJugar(consulta.data ?? []);
  const terminado = hecho?.dia === dia ? hecho.que : null;
  return (
    <ListFrame
      title="Suspender por lluvia"
      filters={
        <search className={styles.dia}>
          <CampoDia label="Día suspendido" value={dia} onChange={(nuevo) => search({ dia: nuevo ?? '' })} />
        </search>
      }
      query={enPrimeraLectura(consulta)}
      summary={terminado ? null : cuantos(partidos.length, 'partido por jugar', 'partidos por jugar')}
      empty={!terminado && partidos.length === 0 ? <Ninguno dia={dia} /> : null}
    >
      {terminado ? (
        <Resultado dia={dia} hecho={terminado} />
      ) : (
        <Formulario key={dia} dia={dia} partidos={partidos} alTerminar={(que) => setHecho({ dia, que })} />
      )}
    </ListFrame>
  );
}
