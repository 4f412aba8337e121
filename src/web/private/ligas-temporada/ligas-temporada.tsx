import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Puestos } from '#contract/opciones.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { Cierre } from '#contract/temporadas.ts';
import { nombreTemporada } from '#domain/liga/liga.ts';
import { CLASES, TIPO_PRINCIPAL, TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { ApiError } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { useUrlFilters } from '#web/ui/desk/use-url-filters.ts';
import { Pantalla } from './pantalla.tsx';
import styles from './temporada.module.css';
import { Terminado } from './terminado.tsx';
import { type Hecho, useVistaDeCierre } from './use-cierre.ts';

export const meta = () => metaDe({ titulo: 'Cerrar la temporada', oculta: true });

const SIN_FILTROS = { tipo: '', anio: '' };

const TIPOS = TIPOS_GESTIONADOS.map((tipo) => ({ value: tipo, label: CLASES[tipo].nombre }));

type ElegirProps = {
  tipo: Cierre['tipo'];
  cierre: Cierre | undefined;
  buscar: (filtros: typeof SIN_FILTROS) => unknown;
};

/** Which season: of a type and, when more than one goes on, of a year. */
function Elegir({ tipo, cierre, buscar }: ElegirProps) {
  const anios = cierre?.anios ?? [];
  return (
    <search className={styles.elegir}>
      <NativeSelect
        label="Tipo"
        data={TIPOS}
        value={tipo}
        onChange={({ currentTarget }) => buscar({ tipo: currentTarget.value, anio: '' })}
      />
      {cierre && anios.length > 1 ? (
        <NativeSelect
          label="Temporada"
          data={anios.map((anio) => ({ value: String(anio), label: nombreTemporada(anio) }))}
          value={String(cierre.anio)}
          onChange={({ currentTarget }) => buscar({ tipo, anio: currentTarget.value })}
        />
      ) : null}
    </search>
  );
}

const tipoDe = (texto: string): Cierre['tipo'] =>
  TIPOS_GESTIONADOS.find((tipo) => tipo === texto) ?? TIPO_PRINCIPAL;

const resumenDe = ({ tipo, anio, divisiones, destinos }: Cierre): string =>
  [
    `${CLASES[tipo].nombre} ${nombreTemporada(anio)}`,
    cuantos(divisiones.length, 'división', 'divisiones'),
    cuantos(destinos.length, 'jugador', 'jugadores'),
  ].join(' · ');

const Ninguna = ({ tipo }: Pick<Cierre, 'tipo'>) => (
  <Vacio
    titulo={`Ninguna liga activa de ${CLASES[tipo].nombre}`}
    accion={<ButtonLink to={rutasPrivadas.ligas()}>Ver las ligas</ButtonLink>}
  >
    Elige otro tipo, o crea antes sus ligas.
  </Vacio>
);

const noHay = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

/** The preview of the season that the address asks for; of another one, meanwhile, nothing. */
function useTemporada() {
  const { filters, search } = useUrlFilters(SIN_FILTROS);
  const tipo = tipoDe(filters.tipo);
  const [puestos, elegirPuestos] = useState<Puestos>('mantener');
  const consulta = useVistaDeCierre({ tipo, anio: filters.anio, puestos });
  const cierre = consulta.data?.tipo === tipo && !consulta.isError ? consulta.data : undefined;
  return { tipo, search, puestos, elegirPuestos, consulta, cierre };
}

/** A whole season of a type closed in one screen: how it ends, and who plays where next. domain.md, "The whole season". */
export default function LigasTemporada() {
  const { tipo, search, consulta, cierre, ...eleccion } = useTemporada();
  const [hecho, setHecho] = useState<Hecho | null>(null);
  const buscar = (filtros: typeof SIN_FILTROS) => {
    setHecho(null);
    search(filtros);
  };
  const { isFetching, isError, error, refetch } = consulta;
  const vacia = noHay(error);
  const espera = { isFetching, error, refetch, isPending: !cierre && !isError, isError: isError && !vacia };
  return (
    <ListFrame
      title="Cerrar la temporada"
      actions={<ButtonLink to={rutasPrivadas.ligas()}>Volver a las ligas</ButtonLink>}
      filters={<Elegir tipo={tipo} cierre={cierre} buscar={buscar} />}
      query={hecho ? { ...espera, isPending: false, isError: false } : espera}
      summary={cierre && !hecho ? resumenDe(cierre) : null}
      empty={vacia && !hecho ? <Ninguna tipo={tipo} /> : null}
    >
      {hecho ? <Terminado hecho={hecho} /> : null}
      {cierre && !hecho ? (
        <Pantalla
          key={`${cierre.tipo} ${cierre.anio}`}
          {...eleccion}
          cierre={cierre}
          mirando={isFetching}
          alTerminar={setHecho}
        />
      ) : null}
    </ListFrame>
  );
}
