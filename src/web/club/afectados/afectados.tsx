import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Cambio, Hueco, Partido, PartidoAfectado, PartidoGuardar } from '#contract/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { diaDe, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import type { Duracion } from '#domain/liga/liga.ts';
import { fraseDeCambio, ladoDeCambio } from '#domain/partido/afectados.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { useUnaVez } from '#web/club/mesa/consultas.ts';
import { fechaConDia } from '#web/club/mesa/dias.tsx';
import { avisarFallo, useRecargar } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/states.tsx';
import { dismissToast, showToast } from '#web/ui/toast.tsx';
import styles from './afectados.module.css';

/** What was done, and how it is taken back. */
type Hecho = { texto: string; deshacer: () => Promise<unknown> };

const leer = (id: number) => call('GET /api/private/partidos/:id', { params: { id } });

const guardar = (id: number, { id: _, ...datos }: Partido, version: number | null) =>
  call('POST /api/private/partidos/:id', {
    params: { id },
    body: { ...datos, duracion: datos.duracion as Duracion, version },
  });

const nombresDe = ({ jugador1, jugador2 }: PartidoAfectado): string => `${jugador1} – ${jugador2}`;

/** Whose change it is: of the first of those that are about somebody. */
function ladoDe(partido: PartidoAfectado): Lado | null {
  const lados = partido.motivos.map((motivo) => ladoDeCambio(motivo, partido));
  return lados.find((lado) => lado !== null) ?? null;
}

/** Saves the match as it was read with that changed; back is to save it as it was. */
async function cambiar(
  { id, version }: PartidoAfectado,
  cambios: Partial<PartidoGuardar>,
  texto: string,
): Promise<Hecho> {
  const antes = await leer(id);
  const despues = await guardar(id, { ...antes, ...cambios } as Partido, version);
  return { texto, deshacer: () => guardar(id, antes, despues.version) };
}

/** Off the calendar; back is the same match once more. */
async function quitar(partido: PartidoAfectado): Promise<Hecho> {
  const { id, version } = partido;
  const antes = await leer(id);
  const body = { partidos: [{ id, version, fecha: null, idPista: null }], nota: null };
  await call('POST /api/private/partidos/suspender', { body });
  const texto = `Suspendido: ${nombresDe(partido)}. Sale del horario y la siguiente propuesta le busca sitio.`;
  return { texto, deshacer: () => guardar(0, antes, null) };
}

/** Put off by whoever cannot play; where it is about nobody, taken off the calendar. */
function suspender(partido: PartidoAfectado): Promise<Hecho> {
  const lado = ladoDe(partido);
  if (lado === null) return quitar(partido);
  const quien = partido[`jugador${lado}`];
  const texto = `Aplazado por ${quien}: ${nombresDe(partido)}. Deja libre su pista y queda pendiente.`;
  return cambiar(partido, { [`jugador${lado}Aplaza`]: true }, texto);
}

function mover(partido: PartidoAfectado, { fecha, idPista, pista }: Hueco): Promise<Hecho> {
  const donde = pista === null ? '' : ` en ${pista}`;
  const cuando = `${fechaSemana(diaDe(fecha))}, a las ${horaDe(fecha)}${donde}`;
  return cambiar(partido, { fecha, idPista }, `Cambiado al ${cuando}: ${nombresDe(partido)}.`);
}

/** A hole to move the match to; null puts it off. */
type Accion = { partido: PartidoAfectado; hueco: Hueco | null };

/** Does it at once, and offers to take it back. `despues` takes the focus from the row that is gone. */
function useAcciones(despues: () => void) {
  const recargar = useRecargar();
  const deshacer = (hecho: Hecho) => {
    hecho
      .deshacer()
      .then(() => showToast('Deshecho: el partido está como antes.', 'success'), avisarFallo)
      .finally(recargar);
  };
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ partido, hueco }: Accion) => (hueco ? mover(partido, hueco) : suspender(partido)),
    onSuccess: async (hecho) => {
      const run = () => {
        dismissToast(aviso);
        deshacer(hecho);
      };
      const aviso = showToast(hecho.texto, 'success', { label: 'Deshacer', run });
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

/** What the button that saves says. */
export const guardarQueToca = (partidos: readonly PartidoAfectado[]): string =>
  partidos.length === 0 ? 'Guardar' : `Guardar (toca ${cuantos(partidos.length, 'partido', 'partidos')})`;

/** Where the match could be played instead, once those changes are made. */
const useHuecos = ({ id, version }: PartidoAfectado, cambios: Cambio[]) =>
  useQuery({
    queryKey: ['partidos', 'huecos', id, version, cambios],
    queryFn: () => call('POST /api/private/partidos/:id/huecos', { params: { id }, body: { cambios } }),
    staleTime: 0,
  });

const cuando = (fecha: string, pista: string | null): string =>
  [`${fechaConDia(diaDe(fecha))}, ${horaDe(fecha)}`, pista].filter(Boolean).join(' · ');

const fraseDe = (motivo: Cambio, partido: PartidoAfectado): string => {
  const lado = ladoDeCambio(motivo, partido);
  return fraseDeCambio(motivo, lado === null ? '' : partido[`jugador${lado}`]);
};

const SIN_HUECO = 'No queda ningún hueco libre en tres semanas.';
const DE_BAJA = 'A quien está de baja no se le busca hueco: suspéndelo, o abre el partido y cámbialo.';

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
  const deBaja = partido.motivos.some(({ tipo }) => tipo === 'baja');
  if (data.length === 0) return <p>{deBaja ? DE_BAJA : SIN_HUECO}</p>;
  return (
    <ul className={styles.huecos} aria-label={`Huecos para ${nombresDe(partido)}`}>
      {data.map((hueco) => (
        <li key={hueco.fecha}>
          <Button size="s" busy={ocupado} onClick={() => hacer({ partido, hueco })}>
            {cuando(hueco.fecha, hueco.pista)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Datos({ partido }: { partido: PartidoAfectado }) {
  return (
    <div className={styles.texto}>
      <Link to={rutasPrivadas.partido(partido.id)}>
        {cuando(partido.fecha, partido.pista ?? 'Pista por decidir')}
      </Link>
      <strong>{nombresDe(partido)}</strong>
      <span className={styles.detalle}>{partido.liga}</span>
      {partido.motivos.map((motivo) => (
        <span key={motivo.tipo} className={styles.motivo}>
          {fraseDe(motivo, partido)}
        </span>
      ))}
    </div>
  );
}

function Fila(props: FilaProps) {
  const { partido, ocupado, hacer } = props;
  const [buscando, setBuscando] = useState(false);
  const id = useId();
  return (
    <li className={styles.fila}>
      <Datos partido={partido} />
      <div className={styles.botones}>
        <Button
          size="s"
          busy={ocupado}
          onClick={() => hacer({ partido, hueco: null })}
          aria-label={`Suspender ${nombresDe(partido)}`}
        >
          Suspender
        </Button>
        <Button
          size="s"
          aria-expanded={buscando}
          aria-controls={id}
          aria-label={`Buscar otro hueco a ${nombresDe(partido)}`}
          onClick={() => setBuscando(!buscando)}
        >
          Buscar otro hueco
        </Button>
      </div>
      <div id={id} className={styles.sitio} aria-live="polite">
        {buscando ? <Huecos {...props} /> : null}
      </div>
    </li>
  );
}

type ListaProps = { partidos: readonly PartidoAfectado[]; cambios: Cambio[] };

/**
 * Arranged matches that something touches, each with why and what can be done about it at once. `cambios` are those
 * not saved yet: no place is offered that they would take away. docs/reglas/consecuencias.md.
 */
export function ListaAfectados({ partidos, cambios }: ListaProps) {
  const lista = useRef<HTMLUListElement>(null);
  // The row is gone and, with the last one, the list too.
  const despues = () => (lista.current ?? document.querySelector<HTMLElement>('[data-afectados]'))?.focus();
  const { hacer, haciendo } = useAcciones(despues);
  return (
    <ul ref={lista} className={styles.lista} tabIndex={-1} aria-label="Partidos afectados">
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

/** What suspending does with those matches. */
const queEsSuspender = (partidos: readonly PartidoAfectado[]): string =>
  partidos.every((partido) => ladoDe(partido) !== null)
    ? '«Suspender» lo deja aplazado a su nombre y libera la pista.'
    : '«Suspender» lo quita del horario, y la siguiente propuesta le busca sitio.';

/** In a form: the arranged matches that saving it would touch. It informs, and keeps nobody from saving. */
export function Afectados({ partidos, cambios }: Props) {
  const total = partidos.length;
  const titulo = total === 0 ? '' : `Toca ${cuantos(total, 'partido ya puesto', 'partidos ya puestos')}`;
  return (
    <div className={styles.afectados} tabIndex={-1} data-afectados>
      <p className="visually-hidden" role="status">
        {titulo}
      </p>
      {total === 0 ? null : (
        <Notice tone="warn" title={titulo}>
          <p>
            Guardar no {total === 1 ? 'lo quita' : 'los quita'} del horario. {queEsSuspender(partidos)} Lo que
            hagas aquí se guarda al momento y se puede deshacer.
          </p>
          <ListaAfectados partidos={partidos} cambios={cambios} />
        </Notice>
      )}
    </div>
  );
}
