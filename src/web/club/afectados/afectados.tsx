import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Cambio, Hueco, PartidoAfectado, PartidoFila, PartidoGuardar } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { diaDe, horaDe } from '#domain/fecha.ts';
import { fechaSemana, semanaBreve } from '#domain/fecha-texto.ts';
import type { Duracion } from '#domain/liga/liga.ts';
import { deja, fraseDeCambio, ladoDeCambio, siguenDebiendolo } from '#domain/partido/afectados.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { queAplaza } from '#domain/partido/plano.ts';
import { trasPreguntar } from '#web/club/avisos/avisos.tsx';
import { useUnaVez } from '#web/club/mesa/consultas.ts';
import { avisarFallo, avisarHecho, useRecargar } from '#web/club/mesa/ficha.tsx';
import { cuantos, parejaDe } from '#web/club/mesa/palabras.ts';
import { PartidoDeMesa } from '#web/club/mesa/partido.tsx';
import { call, NOT_DONE } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Notice } from '#web/ui/states.tsx';

/** Above, the notices of what is done, which offer to undo it; below, the bar that saves. */
const A_LA_VISTA = cx('scroll-mt-figure scroll-mb-figure');

const leer = (id: number) => call('GET /api/private/partidos/:id', { params: { id } });

const RUTA = 'POST /api/private/partidos/:id';

/** Whose change it is: of the first of those that are about somebody. */
function ladoDe(partido: PartidoAfectado): Lado | null {
  const lados = partido.motivos.map((motivo) => ladoDeCambio(motivo, partido));
  return lados.find((lado) => lado !== null) ?? null;
}

/** `adonde`: where it is put, once it is known. */
type Cambiar = { cambios: Partial<PartidoGuardar>; accion: string; adonde?: string; texto: string };

/** Saves the match with that changed, and answers what to say of it; null when, asked, it was not to be done. */
async function cambiar(
  partido: PartidoAfectado,
  { cambios, accion, adonde = '', texto }: Cambiar,
): Promise<string | null> {
  const { id, version } = partido;
  const { id: _, ...antes } = await leer(id);
  const body = { ...antes, duracion: antes.duracion as Duracion, ...cambios, version };
  const pregunta = { title: `¿${accion} ${parejaDe(partido)}${adonde}?`, action: accion };
  const hecho = await trasPreguntar(RUTA, { params: { id }, body }, pregunta);
  return hecho === NOT_DONE ? null : texto;
}

/** Whether the next proposal gives it another day: where it is not so, nobody is told it is. */
const sePropondra = ({ sePropone, motivos }: PartidoAfectado): boolean =>
  sePropone && motivos.every(siguenDebiendolo);

/** Put off by whoever cannot play; where it is about nobody, by the club. */
function suspender(partido: PartidoAfectado): Promise<string | null> {
  const lado = ladoDe(partido);
  const quien = lado === null ? 'el club' : partido[`jugador${lado}`];
  const luego = sePropondra(partido)
    ? 'la próxima propuesta le busca sitio'
    : 'ponle día, o cancélalo, desde el partido';
  const texto = `Aplazado por ${quien}: ${parejaDe(partido)}. Deja libre su pista y queda en Aplazados: ${luego}.`;
  return cambiar(partido, { cambios: queAplaza(lado ?? 'club'), accion: 'Suspender', texto });
}

function mover(partido: PartidoAfectado, { fecha, idPista, pista }: Hueco): Promise<string | null> {
  const donde = pista === null ? '' : ` en ${pista}`;
  const cuando = `${fechaSemana(diaDe(fecha))}, a las ${horaDe(fecha)}${donde}`;
  const texto = `Cambiado al ${cuando}: ${parejaDe(partido)}.`;
  return cambiar(partido, {
    cambios: { fecha, idPista, ...queAplaza(null) },
    accion: 'Poner',
    adonde: ` el ${cuando}`,
    texto,
  });
}

const pedidasEn = ({ motivos }: PartidoAfectado) => motivos.filter((motivo) => motivo.tipo === 'peticion');

/** It is played as it is arranged: whoever asked for another day is told so on their page. */
async function dejar(partido: PartidoAfectado): Promise<string> {
  for (const { idJugador } of pedidasEn(partido))
    await call('POST /api/private/partidos/:id/peticion', {
      params: { id: partido.id },
      body: { idJugador },
    });
  return `Se queda en su día: ${parejaDe(partido)}. Quien pedía otro lo lee en su página.`;
}

/** A hole to move the match to; null puts it off. */
type Accion = { partido: PartidoAfectado; hueco: Hueco | null | 'el suyo' };

function hacerlo({ partido, hueco }: Accion): Promise<string | null> {
  if (hueco === 'el suyo') return dejar(partido);
  return hueco ? mover(partido, hueco) : suspender(partido);
}

/** Does it at once, unless it tells its players, which is asked, and offers to take it back. `despues` takes the focus from the row that is gone. */
export function useAcciones(despues: () => void) {
  const recargar = useRecargar();
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: hacerlo,
    onSuccess: async (texto) => {
      if (texto === null) return;
      avisarHecho(texto);
      await recargar();
      despues();
    },
    onError: (error) => {
      avisarFallo(error);
      recargar();
    },
  });
  return { hacer: useUnaVez(mutateAsync), haciendo: isPending ? (variables?.partido.id ?? null) : null };
}

const NINGUNO: readonly PartidoAfectado[] = [];

/** The arranged matches that those changes touch, while they are still only in a form. */
export function useAfectados(cambios: Cambio[]): readonly PartidoAfectado[] {
  const { data = NINGUNO } = useQuery({
    queryKey: ['partidos', 'afectados', cambios],
    queryFn: () => call('POST /api/private/partidos/afectados', { body: { cambios } }),
    enabled: cambios.length > 0,
    staleTime: 0,
  });
  return cambios.length > 0 ? data : NINGUNO;
}

/** What the button that does it says. */
export const conLoQueToca = (accion: string, partidos: readonly PartidoAfectado[]): string =>
  partidos.length === 0 ? accion : `${accion} (toca ${cuantos(partidos.length, 'partido', 'partidos')})`;

/** Where the match could be played instead, once those changes are made. */
const useHuecos = ({ id, version }: PartidoAfectado, cambios: Cambio[]) =>
  useQuery({
    queryKey: ['partidos', 'huecos', id, version, cambios],
    queryFn: () => call('POST /api/private/partidos/:id/huecos', { params: { id }, body: { cambios } }),
    staleTime: 0,
  });

const cuando = (fecha: string, pista: string | null): string =>
  [`${semanaBreve(fecha)}, ${horaDe(fecha)}`, pista].filter(Boolean).join(' · ');

const fraseDe = (motivo: Cambio, partido: PartidoAfectado): string => {
  const lado = ladoDeCambio(motivo, partido);
  return fraseDeCambio(motivo, lado === null ? '' : partido[`jugador${lado}`]);
};

const sinHueco = ({ aplazado }: PartidoAfectado): string =>
  `No queda ningún hueco libre en tres semanas. ${aplazado ? 'Abre' : 'Suspéndelo, o abre'} el partido y ponle día.`;

/** What is done with it is done by saving. */
const loDejan = ({ motivos }: PartidoAfectado): boolean => motivos.some(deja);

type FilaProps = {
  partido: PartidoAfectado;
  cambios: Cambio[];
  ocupado: boolean;
  hacer: (accion: Accion) => void;
};

/** The places it could go to: one press moves it. */
function Huecos({ partido, cambios, ocupado, hacer }: FilaProps) {
  const { data, error } = useHuecos(partido, cambios);
  if (error) return <p>{error.message}</p>;
  if (!data) return <p>Buscando…</p>;
  if (data.huecos.length === 0) return <p>{data.motivo ?? sinHueco(partido)}</p>;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={`Huecos para ${parejaDe(partido)}`}>
      {data.huecos.map((hueco) => (
        <li key={hueco.fecha}>
          <Button size="s" busy={ocupado} onClick={() => hacer({ partido, hueco })}>
            {cuando(hueco.fecha, hueco.pista)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const SIN_CAMBIOS: Cambio[] = [];

type DeAplazadoProps = { partido: PartidoFila; mover: ReturnType<typeof useAcciones> };

/** The same of one that was put off. */
export const HuecosDeAplazado = ({ partido, mover }: DeAplazadoProps) => (
  <Huecos
    partido={{ ...partido, aplazado: true, sePropone: true, motivos: [] }}
    cambios={SIN_CAMBIOS}
    ocupado={mover.haciendo === partido.id}
    hacer={mover.hacer}
  />
);

/** Which match it is, and why it is touched. */
export function Datos({ partido }: { partido: PartidoAfectado }) {
  return (
    <div className="grid min-w-0 flex-1 basis-2xs wrap-anywhere">
      <PartidoDeMesa size="linea" partido={partido} parts={['dia', 'pista', 'liga']} ida={null} />
      {partido.motivos.map((motivo) => (
        <span key={`${motivo.tipo} ${ladoDeCambio(motivo, partido)}`} className="text-s text-warn">
          {fraseDe(motivo, partido)}
        </span>
      ))}
    </div>
  );
}

const Fila = (props: FilaProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-hairline py-3 not-first:border-t">
    <Datos partido={props.partido} />
    {loDejan(props.partido) ? null : <QueHacer {...props} />}
  </li>
);

function QueHacer(props: FilaProps) {
  const { partido, ocupado, hacer } = props;
  const [buscando, setBuscando] = useState(false);
  const id = useId();
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {partido.aplazado ? null : (
          <Button
            size="s"
            busy={ocupado}
            onClick={() => hacer({ partido, hueco: null })}
            aria-label={`Suspender ${parejaDe(partido)}`}
          >
            Suspender
          </Button>
        )}
        <Button
          size="s"
          aria-expanded={buscando}
          aria-controls={id}
          aria-label={`Buscar otro hueco a ${parejaDe(partido)}`}
          onClick={() => setBuscando(!buscando)}
        >
          Buscar otro hueco
        </Button>
        {pedidasEn(partido).length === 0 ? null : (
          <Button
            size="s"
            busy={ocupado}
            aria-label={`Dejar en su día ${parejaDe(partido)}`}
            onClick={() => hacer({ partido, hueco: 'el suyo' })}
          >
            Dejarlo en su día
          </Button>
        )}
      </div>
      <div id={id} className="basis-full empty:hidden" aria-live="polite">
        {buscando ? <Huecos {...props} /> : null}
      </div>
    </>
  );
}

type ListaProps = { partidos: readonly PartidoAfectado[]; cambios: Cambio[] };

/**
 * Arranged matches that something touches, each with why and what can be done about it at once. `cambios` are those
 * not saved yet: no place is offered that they would take away. docs/reglas/consecuencias.md.
 */
export function ListaAfectados({ partidos, cambios }: ListaProps) {
  const lista = useRef<HTMLUListElement>(null);
  const suMarco = useRef<HTMLElement | null>(null);
  useEffect(() => {
    suMarco.current = lista.current?.closest<HTMLElement>('[data-afectados]') ?? null;
  }, []);
  // The row is gone and, with the last one, the list too. Who went elsewhere meanwhile, to undo it, stays there.
  const despues = () => {
    const queda = lista.current ?? suMarco.current;
    const enfocado = document.activeElement ?? document.body;
    if (enfocado !== document.body && !queda?.contains(enfocado)) return;
    queda?.focus({ preventScroll: true });
    // Its margin keeps it out from under the notice that offers to undo.
    queda?.scrollIntoView({ block: 'nearest' });
  };
  const { hacer, haciendo } = useAcciones(despues);
  return (
    <ul ref={lista} className={A_LA_VISTA} tabIndex={-1} aria-label="Partidos afectados">
      {partidos.map((partido) => (
        <Fila
          key={partido.id}
          partido={partido}
          cambios={cambios}
          ocupado={haciendo === partido.id}
          hacer={hacer}
        />
      ))}
    </ul>
  );
}

type Props = { partidos: readonly PartidoAfectado[]; cambios: Cambio[] };

const EnRegistros = () => <Link to={rutasPrivadas.registros()}>Registros</Link>;

/** What suspending does with those matches. */
function queEsSuspender(partidos: readonly PartidoAfectado[]): string {
  const puestos = partidos.filter(({ aplazado }) => !aplazado);
  if (puestos.length === 0) return '';
  const que = '«Suspender» lo deja aplazado y libera su pista';
  // Nobody owes what was put off in a season that is over.
  if (puestos.some(({ motivos }) => motivos.some(({ tipo }) => tipo === 'inactiva'))) return `${que}. `;
  const luego = puestos.every(sePropondra) ? ', y la próxima propuesta le busca sitio' : '';
  return `${que}: queda en Aplazados${luego}. `;
}

/** "Toca 3 partidos, 1 de ellos aplazado". */
export function tituloDe(partidos: readonly PartidoAfectado[]): string {
  const aplazados = partidos.filter(({ aplazado }) => aplazado).length;
  if (aplazados === partidos.length)
    return `Toca ${cuantos(aplazados, 'partido aplazado', 'partidos aplazados')}`;
  const puestos = cuantos(partidos.length - aplazados, 'partido ya puesto', 'partidos ya puestos');
  return `Toca ${puestos}${aplazados > 0 ? ` y ${cuantos(aplazados, 'aplazado', 'aplazados')}` : ''}`;
}

/** Into sight when it appears: what was changed may be far from here. */
function useALaVista(hay: boolean) {
  const marco = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hay) marco.current?.scrollIntoView({ block: 'nearest' });
  }, [hay]);
  return marco;
}

/** Whether there was something of it while the form said so: then what was done can be undone. */
function useHubo(hay: boolean, cambia: boolean): boolean {
  const hubo = useRef(false);
  hubo.current = cambia && (hubo.current || hay);
  return hubo.current;
}

/** In a form: the matches that saving it would touch. It informs, and keeps nobody from saving. */
export function Afectados({ partidos, cambios }: Props) {
  const total = partidos.length;
  const quedan = partidos.filter((partido) => !loDejan(partido));
  const titulo = total === 0 ? '' : tituloDe(partidos);
  const marco = useALaVista(total > 0);
  const resuelto = useHubo(total > 0, cambios.length > 0) && total === 0;
  return (
    <div
      ref={marco}
      className={cx(A_LA_VISTA, total === 0 && !resuelto && 'absolute')}
      tabIndex={-1}
      data-afectados
    >
      <p className="visually-hidden" role="status">
        {titulo}
      </p>
      {resuelto ? (
        <p>
          Ya no toca ningún partido. Lo que has hecho se deshace en <EnRegistros />.
        </p>
      ) : null}
      {total === 0 ? null : (
        <Notice tone="warn" title={titulo}>
          {quedan.length === 0 ? null : (
            <p>
              Guardar no {quedan.length === 1 ? 'lo cambia' : 'los cambia'}. {queEsSuspender(quedan)}Lo que
              hagas aquí se guarda al momento y se deshace en <EnRegistros />.
            </p>
          )}
          <ListaAfectados partidos={partidos} cambios={cambios} />
        </Notice>
      )}
    </div>
  );
}
