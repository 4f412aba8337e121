import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { FilaClasificacion } from '#contract/liga/clasificaciones.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { Resolucion } from '#contract/liga/temporadas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { ANIOS, type Pendientes } from '#contract/opciones.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { nombreLiga, nombreTemporada } from '#domain/liga/liga.ts';
import type { Anios } from '#domain/liga/temporada.ts';
import { porFecha } from '#domain/partido/partido.ts';
import { useAvisosDe, useEnsayo } from '#web/club/avisos/avisos.tsx';
import { avisarFallo, avisarHecho, useHacer } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import {
  anuncioDe,
  DeNadie,
  ElegirPendientes,
  FaltanResultados,
  Puestos,
  Resueltos,
} from '#web/club/mesa/puestos.tsx';
import { JUGADOS, LeagueTable, PUNTOS } from '#web/club/piezas/tabla-de-liga.tsx';
import { ApiError, call } from '#web/platform/call.ts';
import { tellFailure } from '#web/platform/operations.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { DialogForm } from '#web/ui/desk/modal.tsx';
import { Waiting } from '#web/ui/states.tsx';

/** A PDF, a backup, a resolution or a new season that fails says only this. */
export const avisarError = (error: unknown): number => tellFailure(mensajes.errorPruebaDeNuevo, error);

/** The same, but what was refused because it is no longer what was seen is said. */
function avisarRechazo(error: unknown): void {
  if (error instanceof ApiError && error.status === 409) avisarFallo(error);
  else avisarError(error);
}

type AccionProps = { liga: Liga; cerrar: () => void; alTerminar: () => void };

type IrreversibleProps = {
  children: ReactNode;
  accion: string;
  listo: boolean;
  ocupado: boolean;
  hacer: () => void;
  cerrar: () => void;
};

function Irreversible({ children, accion, listo, ocupado, hacer, cerrar }: IrreversibleProps) {
  const [entendido, setEntendido] = useState(false);
  return (
    <DialogForm
      action={accion}
      look="danger"
      disabled={!(entendido && listo)}
      busy={ocupado}
      onSubmit={hacer}
      onCancel={cerrar}
    >
      {children}
      <Checkbox
        label="Entiendo lo que se va a hacer"
        checked={entendido}
        onChange={({ currentTarget }) => setEntendido(currentTarget.checked)}
      />
    </DialogForm>
  );
}

/** A trivial sum: it asks for a moment of attention, nothing else. */
type Suma = readonly [number, number];

const MAYOR = 9;

/** `azar` gives numbers from 0 up to 1. */
export function sumaDe(azar: () => number): Suma {
  const cifra = () => 1 + Math.floor(azar() * MAYOR);
  return [cifra(), cifra()];
}

export const esCorrecta = ([uno, dos]: Suma, texto: string): boolean =>
  texto.trim() !== '' && Number(texto) === uno + dos;

const NUEVA = 'POST /api/private/ligas/nuevaTemporada';
const RESOLVER = 'POST /api/private/ligas/finalizar';

type PreguntaProps = { suma: Suma; texto: string; setTexto: (texto: string) => void };

function Pregunta({ suma, texto, setTexto }: PreguntaProps) {
  const mal = texto.trim() !== '' && !esCorrecta(suma, texto);
  return (
    <TextInput
      label={`¿Cuánto es ${suma.join(' + ')}?`}
      autoFocus
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={texto}
      onChange={({ currentTarget }) => setTexto(currentTarget.value)}
      error={mal ? 'No es el resultado de la suma' : null}
    />
  );
}

type AniosProps = { liga: Liga; valor: Anios; elegir: (valor: Anios) => void };

/** Its own years, or the ones after them. */
const ElegirAnios = ({ liga: { anio }, valor, elegir }: AniosProps) => (
  <NativeSelect
    label="Temporada de la liga nueva"
    data={ANIOS.map((value, despues) => ({ value, label: nombreTemporada(anio + despues) }))}
    value={valor}
    onChange={({ currentTarget }) => elegir(currentTarget.value as Anios)}
  />
);

function Consecuencias({ liga, jugadores }: { liga: Liga; jugadores: number }) {
  return (
    <p>
      Se creará «{nombreLiga(liga)}» y{' '}
      <strong>
        {jugadores === 1 ? 'se moverá' : 'se moverán'} {cuantos(jugadores, 'jugador', 'jugadores')}
      </strong>{' '}
      a ella. Esta quedará inactiva, con sus partidos como historial.
    </p>
  );
}

export function NuevaTemporada({ liga, cerrar, alTerminar }: AccionProps) {
  const [suma] = useState(() => sumaDe(Math.random));
  const [texto, setTexto] = useState('');
  const [pendientes, setPendientes] = useState<Pendientes>('mantener');
  const [anios, setAnios] = useState<Anios>('mismos');
  const pedido = { idLiga: liga.id, pendientes, anios };
  const { ensayo, haria, nota, callar } = useEnsayo(NUEVA, { query: pedido });
  const { isError, isFetching } = ensayo;
  const [vez, setVez] = useState(0);
  const query = { ...pedido, huella: haria?.huella };
  const { hacer, haciendo } = useHacer(
    () => call(NUEVA, { query }, { quiet: callar }),
    () => {
      avisarHecho(mensajes.temporadaCreada);
      cerrar();
      alTerminar();
    },
    (error) => {
      avisarRechazo(error);
      setVez(vez + 1);
    },
  );
  if (isError || !haria) return <Waiting query={ensayo} kind="text" rows={4} />;
  const nueva = { ...liga, anio: liga.anio + ANIOS.indexOf(anios) };
  return (
    <Irreversible
      key={vez}
      accion="Crear nueva temporada"
      listo={esCorrecta(suma, texto) && !isFetching}
      ocupado={haciendo}
      hacer={hacer}
      cerrar={cerrar}
    >
      <ElegirAnios liga={liga} valor={anios} elegir={setAnios} />
      <Consecuencias liga={nueva} jugadores={haria.jugadores} />
      <ElegirPendientes puestos={haria.puestos} valor={pendientes} elegir={setPendientes} />
      <Pregunta suma={suma} texto={texto} setTexto={setTexto} />
      {nota}
    </Irreversible>
  );
}

type Previa = Resolucion & { clasificaciones: readonly FilaClasificacion[]; huella: string };

const enTexto = (quitar: ReadonlySet<number>) => (quitar.size > 0 ? { quitar: [...quitar].join(',') } : {});

type QuitarProps = { quitar: ReadonlySet<number>; marcar: (id: number, marcado: boolean) => void };

/** Those arranged from now on stay in the list once ticked, to be left where they were. */
function PorJugar({ previa, quitar, marcar }: QuitarProps & { previa: Previa }) {
  const quitables = [...previa.porJugar, ...previa.quitados.filter(({ id }) => quitar.has(id))];
  if (quitables.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-m">Siguen por jugar</h3>
      <p>
        Los partidos puestos desde ahora se dejan donde están y no se adjudican. Marca los que no se vayan a
        jugar: se quitan del horario, su pista queda libre y se adjudican; los de dos igualados en todo se
        quedan.
      </p>
      <Puestos
        titulo="Siguen por jugar"
        partidos={quitables.sort(porFecha)}
        marcas={{ accion: 'Quitar', marcados: quitar, marcar }}
      />
    </section>
  );
}

function Quitados({ quitados }: Resolucion) {
  if (quitados.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-m">Se quitan</h3>
      <Puestos
        titulo="Se quitan"
        partidos={quitados.map((partido) => ({
          ...partido,
          nota: partido.cancelado ? 'se cancela: la pareja ya no debe ninguno' : 'se adjudica',
        }))}
      />
    </section>
  );
}

/** What was done, and what is still to be played: the table goes on changing until it is. */
function Resuelta(props: AccionProps & { creados: number; quedan: number }) {
  const { liga, cerrar, alTerminar, creados, quedan } = props;
  const salir = () => {
    cerrar();
    alTerminar();
  };
  return (
    <div className={fields.stack}>
      <p role="status">
        División resuelta, con {cuantos(creados, 'partido', 'partidos')} de resolución.{' '}
        <strong>
          {quedan === 1 ? 'Queda' : 'Quedan'} {cuantos(quedan, 'partido', 'partidos')} por jugar
        </strong>
        : la tabla cambiará con {quedan === 1 ? 'su resultado' : 'sus resultados'}.
      </p>
      <div className={fields.pair}>
        <ButtonLink to={rutasPrivadas.partidosDeLiga(liga.id)}>Ver sus partidos</ButtonLink>
        <Button onClick={salir} autoFocus data-autofocus>
          Cerrar
        </Button>
      </div>
    </div>
  );
}

const usePrevia = (query: { idLiga: number; quitar?: string }) =>
  useQuery({
    queryKey: ['ligas', 'previa', query],
    queryFn: () => call('GET /api/private/ligas/finalizar/previa', { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });

export function Resolver(props: AccionProps) {
  const [quitar, setQuitar] = useState<ReadonlySet<number>>(new Set());
  const previa = usePrevia({ idLiga: props.liga.id, ...enTexto(quitar) });
  const { data, isError, isFetching } = previa;
  const [vez, setVez] = useState(0);
  const quedan = data?.porJugar.length ?? 0;
  const query = { idLiga: props.liga.id, ...enTexto(quitar), huella: data?.huella };
  const { nota, callar } = useAvisosDe(RESOLVER, data ? { query } : null);
  const { hacer, haciendo, respuesta } = useHacer(
    () => call(RESOLVER, { query }, { quiet: callar }),
    () => {
      avisarHecho(mensajes.ligaFinalizada);
      // What is still to be played is told in the dialog, which stays.
      if (quedan > 0) return;
      props.cerrar();
      props.alTerminar();
    },
    // It may be no longer what was seen: the new preview is ticked again.
    (error) => {
      avisarRechazo(error);
      setQuitar(new Set());
      setVez(vez + 1);
    },
  );
  const marcar = (id: number, marcado: boolean) =>
    setQuitar(new Set(marcado ? [...quitar, id] : [...quitar].filter((otro) => otro !== id)));
  if (respuesta) return <Resuelta {...props} creados={respuesta.creados} quedan={quedan} />;
  if (isError || !data) return <Waiting query={previa} rows={6} />;
  return (
    <Irreversible
      key={vez}
      accion="Resolver división"
      listo={!isFetching}
      ocupado={haciendo}
      hacer={hacer}
      cerrar={props.cerrar}
    >
      <p aria-live="polite">
        <strong>{anuncioDe(data)}</strong>
      </p>
      <FaltanResultados liga={props.liga} quitados={data.quitados} />
      <PorJugar previa={data} quitar={quitar} marcar={marcar} />
      <Quitados {...data} />
      <Resueltos resueltos={data.resueltos} />
      <DeNadie sinAdjudicar={data.sinAdjudicar} />
      <h3>Así quedaría la clasificación</h3>
      <LeagueTable
        titulo="Clasificación resultante"
        liga={props.liga}
        filas={data.clasificaciones}
        columnas={[PUNTOS, JUGADOS]}
      />
      {nota}
    </Irreversible>
  );
}
