import { Checkbox } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Fragment, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { IncidenciaFila } from '#contract/liga/incidencias.ts';
import type { PartidoAfectado } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, diaDe, diaSemana, horaDe } from '#domain/fecha.ts';
import { diasDe, finDe } from '#domain/incidencia/incidencia.ts';
import { ESTADO_DE_JUGADOR } from '#domain/liga/liga.ts';
import { useAfectados } from '#web/club/afectados/afectados.tsx';
import { useJugadores } from '#web/club/mesa/consultas.ts';
import { periodoBreve } from '#web/club/mesa/dias.tsx';
import { FiltroFecha, FiltroJugador, FiltroLiga } from '#web/club/mesa/filtros.tsx';
import { LigaCorta } from '#web/club/mesa/liga-corta.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Filtros, useBusqueda } from '#web/club/mesa/use-busqueda.tsx';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { focusRow } from '#web/ui/desk/data-table.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { tripFrom, useListState, useRowBack } from '#web/ui/desk/return-to.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useReadOnly } from '#web/ui/reach.ts';
import {
  busquedaDe,
  columnas,
  type DeAlguien,
  deQuienSigue,
  diaCorto,
  FINDES,
  faltaEnFinde,
  findeBreve,
  findesDesde,
  losQueTocan,
  porFinde,
  porJugador,
  porTandas,
  SIN_FILTROS,
  sinDiaLargo,
} from './agrupar.ts';
import styles from './incidencias.module.css';
import { Lesionados } from './lesionados.tsx';

export const meta = () => metaDe({ titulo: 'Incidencias', oculta: true });

function NuevaIncidencia() {
  return (
    <ButtonLink look="action" to={rutasPrivadas.incidencia(0)} state={useListState()}>
      Nueva incidencia
    </ButtonLink>
  );
}

function DeLesionados() {
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <Button onClick={() => setAbierto(true)} aria-haspopup="dialog">
        Incidencias de lesionados
      </Button>
      <Lesionados abierto={abierto} cerrar={() => setAbierto(false)} />
    </>
  );
}

function Ninguna({ sinFiltros }: { sinFiltros: boolean }) {
  if (!sinFiltros) return <Vacio titulo="Ninguna incidencia es así">Cambia o quita los filtros.</Vacio>;
  return (
    <Vacio titulo="Nadie ha dicho que no pueda" accion={<NuevaIncidencia />}>
      Apunta qué días no puede jugar alguien y no se le ofrecerá para esos partidos. Las ausencias que ya han
      acabado salen con «También las pasadas».
    </Vacio>
  );
}

/** A list may be of many years: no more than these are asked about. */
const MAX_CAMBIOS = 500;

/** The arranged matches of those absences that are not over. */
function useConPartido(incidencias: readonly IncidenciaFila[]): readonly PartidoAfectado[] {
  const hoy = hoyDelClub();
  return useAfectados(
    incidencias
      .filter((una) => finDe(una) >= hoy)
      .slice(0, MAX_CAMBIOS)
      .map((una) => ({ tipo: 'ausencia', idJugador: una.idJugador, dias: diasDe(una) })),
  ).filter(({ aplazado }) => !aplazado);
}

/** A match arranged for a day that they cannot: what there is to mend. */
function Choca({ partido, idJugador }: { partido: PartidoAfectado; idJugador: number }) {
  const { id, fecha, idJugador1, jugador1, jugador2 } = partido;
  return (
    <Link className={styles.choca} to={rutasPrivadas.partido(id)}>
      <Icon name="alert" size={16} />
      Juega {sinDiaLargo(periodoBreve({ fecha: diaDe(fecha), hasta: null }))}, {horaDe(fecha)}, con{' '}
      {idJugador1 === idJugador ? jugador2 : jugador1}
    </Link>
  );
}

type TandaProps = { juntas: readonly IncidenciaFila[]; findes: readonly Dia[]; choca: boolean };

/** Under its weekend, "sáb y dom" is enough: the rest is for who has no columns, or hears it. */
function Tanda({ juntas, findes, choca }: TandaProps) {
  const state = useListState();
  const motivos = [...new Set(juntas.map(({ motivo }) => motivo))].filter((motivo) => motivo !== null);
  const [desde, hasta] = columnas(juntas, findes);
  return (
    <li
      data-desde={desde}
      data-hasta={hasta}
      data-largo={hasta > desde || undefined}
      data-domingo={(juntas[0] && diaSemana(juntas[0].fecha) === 0) || undefined}
      data-choca={choca || undefined}
    >
      <span className={styles.chapa}>
        {juntas.map((una, lugar) => {
          const [dia, ...resto] = diaCorto(una, juntas[lugar + 1]).split(' ');
          return (
            <Fragment key={una.id}>
              {lugar > 0 ? ' y ' : null}
              <Link to={rutasPrivadas.incidencia(una.id)} state={state} data-row={una.id}>
                <span className="visually-hidden">Editar {una.jugador}, </span>
                {dia}
                <span className={una.hasta === null ? styles.fecha : undefined}> {resto.join(' ')}</span>
              </Link>
            </Fragment>
          );
        })}
      </span>
      {motivos.length > 0 ? <small>{motivos.join(' · ')}</small> : null}
    </li>
  );
}

type PersonaProps = {
  alguien: DeAlguien;
  lesion: boolean;
  partidos: readonly PartidoAfectado[];
  findes: readonly Dia[];
  aqui: object;
};

function Persona({ alguien, lesion, partidos, findes, aqui }: PersonaProps) {
  const { idJugador, jugador, suyas } = alguien;
  const lee = useReadOnly();
  return (
    <li className={styles.persona} data-lesion={lesion || undefined}>
      <span className={styles.quien}>
        <Link to={rutasPrivadas.jugador(idJugador)} state={aqui}>
          {jugador}
        </Link>
        <small>
          <LigaCorta id={suyas.at(-1)?.idLiga ?? null} nombre={suyas.at(-1)?.liga ?? null} />
          {lesion ? <b> · {ESTADO_DE_JUGADOR.lesion}</b> : null}
        </small>
      </span>
      {lee ? null : (
        <ButtonLink
          size="s"
          look="ghost"
          className={styles.otra}
          title="Otra incidencia"
          to={rutasPrivadas.nuevaIncidencia(idJugador)}
          state={aqui}
        >
          <IconPlus size={18} aria-hidden="true" />
          <span className="visually-hidden">Otra incidencia de {jugador}</span>
        </ButtonLink>
      )}
      <ul className={styles.dias}>
        {porTandas(suyas).map((juntas) => (
          <Tanda
            key={juntas[0]?.id}
            juntas={juntas}
            findes={findes}
            choca={losQueTocan(partidos, juntas).length > 0}
          />
        ))}
      </ul>
      {losQueTocan(partidos, suyas).map((partido) => (
        <Choca key={partido.id} partido={partido} idJugador={idJugador} />
      ))}
    </li>
  );
}

type FindesProps = { personas: readonly DeAlguien[]; findes: readonly Dia[] };

/** How many are out each of the weekends ahead: the heading of their columns, where there is room for them. */
const Findes = ({ personas, findes }: FindesProps) => (
  <div className={styles.findes}>
    <ul className={styles.dias} aria-label="Quién falta cada fin de semana">
      {findes.map((sabado, n) => (
        <li key={sabado} data-desde={n + 1}>
          <strong>{findeBreve(sabado)}</strong>{' '}
          <small>
            {cuantos(personas.filter(({ suyas }) => faltaEnFinde(suyas, sabado)).length, 'falta', 'faltan')}
          </small>
        </li>
      ))}
      <li className={styles.otras} data-desde={FINDES + 1} aria-hidden="true">
        <strong>Otras fechas</strong>
      </li>
    </ul>
  </div>
);

type ListaProps = {
  incidencias: readonly IncidenciaFila[];
  partidos: readonly PartidoAfectado[];
  lesionados: ReadonlySet<number>;
};

/** Those with a match on such a day come first. */
function Lista({ incidencias, partidos, lesionados }: ListaProps) {
  const lista = useRef<HTMLUListElement>(null);
  const fila = useRowBack();
  useEffect(() => {
    const enlace = lista.current?.querySelector<HTMLElement>(`a[data-row="${fila}"]`);
    if (enlace && document.activeElement === document.body) focusRow(enlace);
  }, [fila]);
  const { list = '' } = useListState();
  const personas = porJugador(incidencias).sort(
    (a, b) => losQueTocan(partidos, b.suyas).length - losQueTocan(partidos, a.suyas).length,
  );
  const aqui = tripFrom(`${rutasPrivadas.incidencias()}${list}`);
  const findes = findesDesde(hoyDelClub());
  const hayOtras = incidencias.some((una) => columnas([una], findes)[0] > FINDES);
  return (
    <div className={styles.lista} data-otras={hayOtras || undefined}>
      <Findes personas={personas} findes={findes} />
      <ul ref={lista} aria-label="Incidencias">
        {porFinde(personas, hoyDelClub()).map(([grupo, suyos]) => (
          <Fragment key={grupo}>
            <li className={styles.grupo}>
              <h2>{grupo}</h2> {cuantos(suyos.length, 'jugador', 'jugadores')}
            </li>
            {suyos.map((alguien) => (
              <Persona
                key={alguien.idJugador}
                lesion={lesionados.has(alguien.idJugador)}
                {...{ alguien, partidos, findes, aqui }}
              />
            ))}
          </Fragment>
        ))}
      </ul>
    </div>
  );
}

export default function IncidenciasList() {
  const { consulta, filas, vacios, filtros } = useBusqueda({
    recurso: 'incidencias',
    sinFiltros: SIN_FILTROS,
    busquedaDe: (filtros) => busquedaDe(filtros, hoyDelClub()),
    leer: (body) => call('POST /api/private/incidencias/search', { body }),
  });
  const { data: jugadores = [] } = useJugadores();
  const incidencias = deQuienSigue(filas, jugadores);
  const lesionados = new Set(jugadores.filter(({ estado }) => estado === 'lesion').map(({ id }) => id));
  const { pasadas } = filtros.filtros;
  const lee = useReadOnly();
  const partidos = useConPartido(incidencias);
  const personas = new Set(incidencias.map(({ idJugador }) => idJugador)).size;
  return (
    <ListFrame
      title="Incidencias"
      actions={lee ? null : <NuevaIncidencia />}
      more={lee ? null : <DeLesionados />}
      filters={
        <>
          <Filtros {...filtros}>
            {(campo) => (
              <>
                <FiltroJugador {...campo('jugador')} />
                <FiltroLiga {...campo('liga')} />
                <FiltroFecha {...campo('fecha')} />
              </>
            )}
          </Filtros>
          <Checkbox
            className={styles.pasadas ?? ''}
            label="También las pasadas"
            checked={pasadas !== ''}
            onChange={({ currentTarget }) => filtros.buscar({ pasadas: currentTarget.checked ? 'si' : '' })}
          />
        </>
      }
      query={consulta}
      summary={
        <>
          <span>{cuantos(incidencias.length, 'incidencia', 'incidencias')}</span>{' '}
          {incidencias.length > 0 ? <span>de {cuantos(personas, 'jugador', 'jugadores')}</span> : null}
          {partidos.length > 0 ? (
            <strong className={styles.tocan}>
              {cuantos(partidos.length, 'partido puesto esos días', 'partidos puestos esos días')}
            </strong>
          ) : null}
        </>
      }
      empty={incidencias.length === 0 ? <Ninguna sinFiltros={vacios} /> : null}
    >
      <Lista incidencias={incidencias} partidos={partidos} lesionados={lesionados} />
    </ListFrame>
  );
}
