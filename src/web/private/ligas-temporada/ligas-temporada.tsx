import { NativeSelect } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Cierre } from '#contract/liga/temporadas.ts';
import type { Puestos } from '#contract/opciones.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { nombreTemporada } from '#domain/liga/liga.ts';
import { CLASES, TIPO_PRINCIPAL, TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import { useUnaVez } from '#web/club/mesa/consultas.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { ApiError } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import fields from '#web/ui/desk/desk.module.css';
import desk from '#web/ui/desk/desk.module.css';
import { useLeaveGuard } from '#web/ui/desk/detail-frame.tsx';
import { ListFrame, useUrlFilters } from '#web/ui/desk/list-frame.tsx';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import page from '#web/ui/page.module.css';
import { Notice } from '#web/ui/states.tsx';
import { Divisiones, ElegirPuestos, SinAcabar, Tarjetas } from './divisiones.tsx';
import styles from './temporada.module.css';
import {
  type Cambios,
  conCambios,
  deFuera,
  type Hecho,
  pendientesDe,
  recuento,
  siguen,
  sinDecidir,
  useCambios,
  useCerrar,
  useVistaDeCierre,
} from './use-cierre.tsx';

/** Who plays a promotion nobody has decided: they stay, unless somebody says otherwise. */
type SinDecidirProps = { cierre: Cierre; cambios: Cambios; acabada: boolean };

function SinDecidir({ cierre, cambios, acabada }: SinDecidirProps) {
  const quienes = sinDecidir(cierre.destinos, cambios);
  if (quienes.length === 0) return null;
  return (
    <Notice
      tone="warn"
      title={`Promoción sin decidir${acabada ? '' : ', de momento'}: ${cuantos(quienes.length, 'jugador', 'jugadores')}`}
    >
      <p>
        Si no se juega, cada uno se queda en su división. Para cambiar a alguno, pulsa «Mover» en su fila.
      </p>
      <p className={styles.promocion}>
        <Link to={rutasPrivadas.partido(0)}>Poner un partido de promoción</Link>
        <small>
          Va en la liga Play-off {nombreTemporada(cierre.anio)}. Si aún no existe,{' '}
          <Link to={rutasPrivadas.liga(0)}>créala</Link>.
        </small>
      </p>
    </Notice>
  );
}

type CuentaProps = { n: ReturnType<typeof recuento>; cambios: number };

/** What closing it would do; on a phone, in what is left of the line. */
function Cuenta({ n, cambios }: CuentaProps) {
  const isPhone = useIsPhone();
  const suben = `${cuantos(n.suben, 'sube', 'suben')}, ${cuantos(n.bajan, 'baja', 'bajan')}`;
  return (
    <p role="status" className={styles.cuenta}>
      {isPhone ? suben : `${suben}, ${deFuera(n)}`}
      {cambios > 0 && !isPhone ? ` · ${cuantos(cambios, 'cambio tuyo', 'cambios tuyos')}` : ''}
    </p>
  );
}

type PantallaProps = {
  cierre: Cierre;
  puestos: Puestos;
  elegirPuestos: (puestos: Puestos) => void;
  /** The preview is being read again and may be about to change. */
  mirando: boolean;
  alTerminar: (hecho: Hecho) => void;
};

function Pantalla({ cierre, puestos, elegirPuestos, mirando, alTerminar }: PantallaProps) {
  const { cambios, mover, quitar } = useCambios();
  useLeaveGuard(useCallback(() => cambios.size > 0, [cambios]));
  const { cerrar, cerrando } = useCerrar(puestos, (hecho) => {
    quitar();
    alTerminar(hecho);
  });
  const unaVez = useUnaVez(() => cerrar(cierre, cambios));
  const destinos = conCambios(cierre.destinos, cambios);
  const n = recuento(cierre, destinos);
  const quedan = cierre.divisiones
    .map((una) => pendientesDe(una, cierre))
    .reduce((total, { adjudican, siguen }) => total + adjudican + siguen, 0);
  return (
    <div className={fields.stack}>
      <section className={styles.parte}>
        <h2 data-paso="1">Cómo termina {nombreTemporada(cierre.anio)}</h2>
        <SinAcabar cierre={cierre} quedan={quedan} />
        <ElegirPuestos cierre={cierre} valor={puestos} elegir={elegirPuestos} />
        <Divisiones cierre={cierre} destinos={destinos} />
      </section>
      <section className={styles.parte}>
        <h2 data-paso="2">Quién juega en cada división en {nombreTemporada(cierre.anio + 1)}</h2>
        <SinDecidir cierre={cierre} cambios={cambios} acabada={quedan === 0} />
        <Tarjetas cierre={cierre} destinos={destinos} cambiados={new Set(cambios.keys())} mover={mover} />
      </section>
      <div className={cx(desk.bar, styles.cerrar)}>
        <Button
          look={quedan > 0 ? 'quiet' : 'action'}
          onClick={() => unaVez()}
          disabled={mirando}
          busy={cerrando}
        >
          Cerrar la temporada
        </Button>
        <Cuenta n={n} cambios={cambios.size} />
      </div>
    </div>
  );
}

function Terminado({ hecho: { cierre, ligas, jugadores, fuera } }: { hecho: Hecho }) {
  const seccion = useRef<HTMLElement>(null);
  // The button that was pressed is gone.
  useEffect(() => seccion.current?.focus(), []);
  return (
    <section ref={seccion} tabIndex={-1} className={styles.terminado} aria-label="Temporada cerrada">
      <Notice tone="ok" title={`Temporada ${nombreTemporada(cierre.anio)} cerrada`}>
        <p role="status">
          {cuantos(ligas, 'liga', 'ligas')} de {nombreTemporada(cierre.anio + 1)} con{' '}
          {cuantos(jugadores, 'jugador', 'jugadores')}
          {fuera > 0 ? `; ${cuantos(fuera, 'jugador queda', 'jugadores quedan')} sin liga` : ''}. Las tablas
          de la que termina siguen en la web.
        </p>
        <p>Si la liga es de ida y vuelta, pon en su ficha el día desde el que se juega la vuelta.</p>
      </Notice>
      <div className={page.row}>
        <ButtonLink look="primary" to={rutasPrivadas.ligas()}>
          Ver las ligas
        </ButtonLink>
        <ButtonLink to={rutasPrivadas.registros()}>Deshacer, en Registros</ButtonLink>
      </div>
    </section>
  );
}

export const meta = () => metaDe({ titulo: 'Cerrar la temporada', oculta: true });

const SIN_FILTROS = { tipo: '', anio: '' };

const TIPOS = TIPOS_GESTIONADOS.map((tipo) => ({ value: tipo, label: CLASES[tipo].nombre }));

type ElegirProps = {
  tipo: Cierre['tipo'];
  cierre: Cierre | undefined;
  buscar: (filtros: typeof SIN_FILTROS) => unknown;
};

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

const resumenDe = ({ tipo, anio, divisiones, destinos }: Cierre): string => {
  const juegan = siguen(destinos).length;
  const eliminados = destinos.length - juegan;
  return [
    `${CLASES[tipo].nombre} ${nombreTemporada(anio)}`,
    cuantos(divisiones.length, 'división', 'divisiones'),
    cuantos(juegan, 'jugador', 'jugadores'),
    ...(eliminados > 0 ? [cuantos(eliminados, 'eliminado', 'eliminados')] : []),
  ].join(' · ');
};

const noHay = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

/** The season that the address asks for. The kept preview of another season is not shown meanwhile. */
function useTemporada() {
  const { filters, search } = useUrlFilters(SIN_FILTROS);
  const tipo = tipoDe(filters.tipo);
  const [puestos, elegirPuestos] = useState<Puestos>('mantener');
  const consulta = useVistaDeCierre({ tipo, anio: filters.anio, puestos });
  const cierre = consulta.data?.tipo === tipo && !consulta.isError ? consulta.data : undefined;
  return { tipo, search, puestos, elegirPuestos, consulta, cierre };
}

/** A whole season of a type closed in one screen: how it ends, and who plays where next. docs/reglas/ligas.md */
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
      more={<ButtonLink to={rutasPrivadas.ligas()}>Volver a las ligas</ButtonLink>}
      filters={<Elegir tipo={tipo} cierre={cierre} buscar={buscar} />}
      query={hecho ? { ...espera, isPending: false, isError: false } : espera}
      summary={cierre && !hecho ? resumenDe(cierre) : null}
      empty={
        vacia && !hecho ? (
          <Vacio
            titulo={`Ninguna liga activa de ${CLASES[tipo].nombre}`}
            accion={<ButtonLink to={rutasPrivadas.ligas()}>Ver las ligas</ButtonLink>}
          >
            Elige otro tipo, o crea antes sus ligas.
          </Vacio>
        ) : null
      }
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
