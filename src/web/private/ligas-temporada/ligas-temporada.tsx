import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Cierre } from '#contract/liga/temporadas.ts';
import type { Puestos } from '#contract/opciones.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { quienesSon } from '#domain/liga/ciclo.ts';
import { mismaCompeticion, nombreCompeticion } from '#domain/liga/liga.ts';
import { DIAS_DESHACER } from '#domain/registro/deshacer.ts';
import { useLigas, useUnaVez } from '#web/club/mesa/consultas.ts';
import { deshacer } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Numero } from '#web/club/mesa/pasos.tsx';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { ApiError } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useLeaveGuard } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { ListFrame, useUrlFilters } from '#web/ui/desk/list-frame.tsx';
import { Notice } from '#web/ui/states.tsx';
import { Decidir, porDecidir } from './decidir.tsx';
import {
  type Decision,
  type Decisiones,
  desempatesDe,
  empatesDe,
  faltaEn,
  irALoQueFalta,
  ordenDe,
} from './desempatar.tsx';
import { Divisiones } from './divisiones.tsx';
import {
  cicloDe,
  competicionDe,
  conDe,
  Elegir,
  type Filtros,
  finDe,
  quienAcaba,
  SIN_FILTROS,
} from './que-se-cierra.tsx';
import {
  type Cambios,
  conCambios,
  consecuencias,
  type Hecho,
  siguen,
  useCerrar,
  useVistaDeCierre,
} from './use-cierre.tsx';

type PantallaProps = Pick<
  ReturnType<typeof useTemporada>,
  'puestos' | 'elegirPuestos' | 'decisiones' | 'decidir'
> & {
  cierre: Cierre;
  /** The preview is being read again and may be about to change. */
  mirando: boolean;
  alTerminar: (hecho: Hecho) => void;
};

type PasoProps = { n: number; hecho?: boolean; titulo: string; children: ReactNode };

const Paso = ({ n, hecho = false, titulo, children }: PasoProps) => (
  <section className="grid gap-2">
    <h2 className="heading-text flex items-center gap-2 text-l font-bold">
      <Numero de={n} hecho={hecho} aqui />
      {titulo}
    </h2>
    {children}
  </section>
);

function Pantalla({
  cierre,
  puestos,
  elegirPuestos,
  decisiones,
  decidir,
  mirando,
  alTerminar,
}: PantallaProps) {
  const [cambios, cambiar] = useState<Cambios>(new Map());
  const [avisado, avisar] = useState(false);
  useLeaveGuard(useCallback(() => cambios.size + decisiones.size > 0, [cambios, decisiones]));
  const { hacer, haciendo } = useCerrar(puestos, (hecho) => {
    cambiar(new Map());
    alTerminar(hecho);
  });
  const { este, siguiente, cerrar } = quienAcaba(cierre);
  const alCerrar = () => {
    avisar(true);
    if (empatesDe(cierre).some((uno) => faltaEn(uno, decisiones))) irALoQueFalta();
    else hacer({ cierre, cambios, desempates: desempatesDe(cierre, decisiones) });
  };
  return (
    <div className="mt-4 grid gap-6">
      <Paso n={1} hecho={porDecidir({ cierre, cambios, decisiones }) === 0} titulo="Decide lo que falta">
        <Decidir {...{ cierre, cambios, puestos, elegirPuestos, decisiones, decidir, avisado }} />
      </Paso>
      <Paso n={2} titulo="Mira quién sube y quién baja">
        <Divisiones
          cierre={cierre}
          destinos={conCambios(cierre.destinos, cambios)}
          cambios={cambios}
          mover={(idJugador, a) => cambiar(new Map(cambios).set(idJugador, a))}
        />
      </Paso>
      <Paso n={3} titulo={`Cierra ${este} y abre ${siguiente}`}>
        <div className="surface grid gap-3 px-4 py-3 text-s md:grid-cols-end md:items-center">
          <ul className={fields.list} aria-live="polite">
            {consecuencias(cierre, cambios).map((frase) => (
              <li key={frase}>{frase}</li>
            ))}
          </ul>
          <div className="grid gap-1 text-center">
            <Button look="action" onClick={alCerrar} disabled={mirando} busy={haciendo}>
              {cerrar}
            </Button>
            <small className={fields.small}>Si algo no cuadra, se deshace con un toque.</small>
          </div>
        </div>
      </Paso>
    </div>
  );
}

type TerminadoProps = { hecho: Hecho; alDeshacer: () => void };

function Terminado({ hecho, alDeshacer }: TerminadoProps) {
  const { cierre, ligas, jugadores, fuera, operacion } = hecho;
  const { este, siguiente, cerrado } = quienAcaba(cierre);
  const seccion = useRef<HTMLElement>(null);
  const deshacerlo = useUnaVez(() => deshacer(operacion, { alDeshacer }));
  // The button that was pressed is gone.
  useEffect(() => seccion.current?.focus(), []);
  return (
    <section
      ref={seccion}
      tabIndex={-1}
      className="mt-4 grid max-w-xl gap-4 focus:outline-none"
      aria-label={cerrado}
    >
      <Notice tone="ok" title={cerrado.replace(' ', ` ${este.replace('el ciclo ', '')} `)}>
        <p role="status">
          {cuantos(ligas, 'liga', 'ligas')} {conDe(siguiente)} con {quienesSon(jugadores, cierre.modo)}
          {fuera > 0
            ? `; ${quienesSon(fuera, cierre.modo)} ${fuera === 1 ? 'queda' : 'quedan'} sin liga`
            : ''}
          . Las tablas de la que termina siguen en la web.
        </p>
        <p>Si la liga es de ida y vuelta, pon en su ficha el día desde el que se juega la vuelta.</p>
      </Notice>
      <div className={fields.buttons}>
        <ButtonLink look="primary" to={rutasPrivadas.ligas()}>
          Ver las ligas
        </ButtonLink>
        {operacion === null ? null : <Button onClick={() => deshacerlo()}>Deshacer</Button>}
      </div>
      <p>
        También se deshace luego, en <Link to={rutasPrivadas.registros()}>Registros</Link>, durante{' '}
        {DIAS_DESHACER} días.
      </p>
    </section>
  );
}

export const meta = () => metaDe({ titulo: 'Cerrar la temporada', oculta: true });

const resumenDe = ({ divisiones, destinos, modo }: Cierre): string =>
  `${cuantos(divisiones.length, 'división', 'divisiones')} · ${quienesSon(siguen(destinos).length, modo)}`;

const noHay = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

/** What the address asks for. The kept preview of another season is not shown meanwhile. */
function useTemporada() {
  const { filters, search } = useUrlFilters(SIN_FILTROS);
  const { data: ligas } = useLigas();
  const competicion = competicionDe(filters, ligas ?? []);
  const fin = finDe(filters, cicloDe(ligas ?? [], competicion));
  const [puestos, elegirPuestos] = useState<Puestos>('mantener');
  const [decisiones, setDecisiones] = useState<Decisiones>(new Map());
  const pedido = { ...competicion, fin, anio: filters.anio, puestos, orden: ordenDe(decisiones) };
  const consulta = useVistaDeCierre(pedido, ligas !== undefined);
  const { data } = consulta;
  const esEste = data?.fin === fin && mismaCompeticion(data, competicion) && !consulta.isError;
  const elige = { competicion, fin, ligas: ligas ?? [], cierre: esEste ? data : undefined };
  const decidir = (clave: string, decision: Decision) =>
    setDecisiones(new Map(decisiones).set(clave, decision));
  const olvidar = () => setDecisiones(new Map());
  return { elige, search, puestos, elegirPuestos, decisiones, decidir, olvidar, consulta };
}

/** A whole season of a type, or a cycle of it, closed in one screen: how it ends, and who plays where next. docs/reglas/ligas.md */
export default function LigasTemporada() {
  const { elige, search, consulta, olvidar, ...eleccion } = useTemporada();
  const { cierre } = elige;
  const [hecho, setHecho] = useState<Hecho | null>(null);
  const buscar = (filtros: Filtros) => {
    setHecho(null);
    search(filtros);
  };
  const { isFetching, isError, error, refetch } = consulta;
  const vacia = !hecho && noHay(error);
  return (
    <ListFrame
      title="Cerrar la temporada"
      more={<ButtonLink to={rutasPrivadas.ligas()}>Volver a las ligas</ButtonLink>}
      filters={<Elegir {...elige} buscar={buscar} />}
      query={{
        ...{ isFetching, error, refetch },
        isPending: !hecho && !cierre && !isError,
        isError: !hecho && isError && !vacia,
      }}
      summary={cierre && !hecho ? resumenDe(cierre) : null}
      empty={
        vacia ? (
          <Vacio
            titulo={`Ninguna liga activa de ${nombreCompeticion(elige.competicion)}`}
            accion={<ButtonLink to={rutasPrivadas.ligas()}>Ver las ligas</ButtonLink>}
          >
            Elige otro tipo, o crea antes sus ligas.
          </Vacio>
        ) : null
      }
    >
      {hecho ? <Terminado hecho={hecho} alDeshacer={() => setHecho(null)} /> : null}
      {cierre && !hecho ? (
        <Pantalla
          key={[cierre.tipo, cierre.deporte, cierre.modo, cierre.anio, cierre.fin].join()}
          {...eleccion}
          cierre={cierre}
          mirando={isFetching}
          alTerminar={(ya) => {
            olvidar();
            setHecho(ya);
          }}
        />
      ) : null}
    </ListFrame>
  );
}
