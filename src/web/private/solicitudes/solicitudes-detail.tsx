import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Solicitud, SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import { useFicha } from '#web/club/mesa/consultas.ts';
import { Contacto } from '#web/club/mesa/contacto.tsx';
import { momento } from '#web/club/mesa/dias.tsx';
import { useFichaRuta, type Volver } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { DetailFrame, DetailLoad, Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { mayFocus } from '#web/ui/desk/keys.ts';
import { useListTrip } from '#web/ui/desk/return-to.ts';
import { showToast } from '#web/ui/toast.tsx';
import { Aparte, Contenido } from './contenido.tsx';
import { JugadorDeSolicitud, pideJugador } from './jugador.tsx';
import { Responder } from './respuesta.tsx';
import { anotar, busquedaDe, direcciones, leerSolicitud, SIN_FILTROS, useAtender } from './solicitud.tsx';
import { useSolicitud } from './use-solicitud.ts';

export const meta = () => metaDe({ titulo: 'Solicitud', oculta: true });

type Puesta = Pick<SolicitudFila, 'id' | 'dt'>;

const vaAntes = (una: Puesta, otra: Puesta): boolean =>
  una.dt === otra.dt ? una.id > otra.id : una.dt > otra.dt;

/** Those beside it, the newest first, even when it is no longer among them: once read it leaves «Sin leer». */
export const vecinasDe = <P extends Puesta>(filas: readonly P[], suya: Puesta) => ({
  anterior: filas.findLast((fila) => vaAntes(fila, suya)),
  siguiente: filas.find((fila) => vaAntes(suya, fila)),
  puesto: filas.findIndex(({ id }) => id === suya.id) + 1,
});

/** The ones before and after it in the list it was opened from. */
function Vecinas({ solicitud }: { solicitud: SolicitudFila }) {
  const trip = useListTrip();
  const dados = Object.fromEntries(new URLSearchParams(trip.list));
  const busqueda = busquedaDe({ ...SIN_FILTROS, ...dados });
  const { data = [] } = useQuery({
    queryKey: ['solicitudes', 'buscar', busqueda],
    queryFn: () => call('GET /api/private/solicitudes', { query: busqueda }),
  });
  const { anterior, siguiente, puesto } = vecinasDe(data, solicitud);
  const boton = (signo: string, texto: string, otra: SolicitudFila | undefined) =>
    otra ? (
      <ButtonLink
        size="s"
        to={direcciones.una(otra.id)}
        state={trip}
        aria-label={`${texto} ${otra.nombre}`}
        title={`${texto}: ${otra.nombre}`}
      >
        {signo}
      </ButtonLink>
    ) : null;
  return (
    <nav
      className="ms-auto flex items-center gap-2 text-s text-ink-soft tabular-nums"
      aria-label="Otras solicitudes"
    >
      {boton('‹', 'Anterior', anterior)}
      {puesto > 0 && data.length > 1 ? (
        <span>
          {puesto} de {data.length}
        </span>
      ) : null}
      {boton('›', 'Siguiente', siguiente)}
    </nav>
  );
}

type Correo = Solicitud['correos'][number];

function cuando({ estado, intentos, dt }: Correo): string {
  if (estado === 'enviado') return momento(dt);
  if (intentos === 0) return 'en cola';
  const hechos = cuantos(intentos, 'intento', 'intentos');
  return estado === 'pendiente' ? `${hechos}; el próximo, ${momento(dt)}` : hechos;
}

const ESTADO_CORREO = {
  pendiente: { children: 'Pendiente', tone: 'warn' },
  enviado: { children: 'Enviado', tone: 'ok' },
  fallido: { children: 'No ha salido', tone: 'bad' },
} as const satisfies Record<Correo['estado'], object>;

const Correos = ({ correos }: Pick<Solicitud, 'correos'>) =>
  correos.length === 0 ? null : (
    <Section title="Correos">
      <ul className="grid gap-3 text-s wrap-anywhere">
        {correos.map((uno) => (
          <li key={uno.id} className="grid gap-1">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Badge {...ESTADO_CORREO[uno.estado]} />
              <span>{uno.para}</span>
            </span>
            <span className={fields.small}>
              {uno.asunto} · {cuando(uno)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );

/** Focuses what there is to do first, and next once that is done, without scrolling away from what there is to read. */
function useFocoInicial(esLaPrimera: boolean) {
  const botones = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [primero, ...otros] = botones.current?.querySelectorAll('button') ?? [];
    const boton = esLaPrimera ? primero : (otros.at(-1) ?? primero);
    if (mayFocus()) boton?.focus({ preventScroll: true });
  }, [esLaPrimera]);
  return botones;
}

type AccionesProps = { solicitud: Solicitud; sinCambios: () => boolean; marcarNoLeida: () => void };

/** What can be decided, once it is read. Handling it is saved at once, and taken back from its notice. */
function Acciones({ solicitud, sinCambios, marcarNoLeida }: AccionesProps) {
  const { atendida } = solicitud;
  const quedaJugador = pideJugador(solicitud);
  const botones = useFocoInicial(quedaJugador);
  const { atender, haciendo } = useAtender(solicitud);
  return (
    <section
      className="surface grid grid-cols-2 items-start gap-2 px-4 pt-3 pb-4 max-lg:-order-1"
      aria-label="Qué hacer con ella"
    >
      <div className="contents" ref={botones}>
        <JugadorDeSolicitud solicitud={solicitud} sinCambios={sinCambios} />
        <Responder solicitud={solicitud} sinCambios={sinCambios} />
        <Button
          size="s"
          look={atendida || quedaJugador ? 'quiet' : 'action'}
          busy={haciendo}
          onClick={atender}
        >
          {atendida ? 'Reabrir' : 'Marcar atendida'}
        </Button>
      </div>
      <Button size="s" onClick={marcarNoLeida}>
        Dejar como no leída
      </Button>
    </section>
  );
}

/** On a phone its parts are one with those of the other: what it asks for, what to do about it, who it is, and the rest. */
const COLUMNA = cx('max-lg:contents lg:grid lg:min-w-0 lg:content-start lg:gap-3');

function FichaSolicitud({ solicitud, volver }: { solicitud: Solicitud; volver: Volver }) {
  const { form, cambios, guardar, guardando, borrar, marcarNoLeida } = useSolicitud({ solicitud, volver });
  const sinCambios = (): boolean => {
    if (!cambios.hayCambios()) return true;
    showToast('Guarda antes los cambios', 'warning');
    return false;
  };
  return (
    <DetailFrame
      title={solicitud.nombre}
      badge={
        <div className="max-md:-ms-2 max-md:mb-2 max-md:flex max-md:basis-full max-md:items-center md:contents">
          <Contacto quien={solicitud} corto />
          <Vecinas solicitud={solicitud} />
        </div>
      }
      saveLabel={null}
      isSaving={guardando}
      hasChanges={cambios.hayCambios}
      onSave={guardar}
      onBack={volver}
      onDelete={borrar}
    >
      <div className="grid content-start gap-3 lg:grid-cols-aside">
        <div className={COLUMNA}>
          <Contenido solicitud={solicitud} />
        </div>
        <div className={COLUMNA}>
          <Acciones {...{ solicitud, sinCambios }} marcarNoLeida={() => sinCambios() && marcarNoLeida()} />
          <Section title="Seguimiento">
            <Textarea
              label="Notas"
              description="Solo se ven aquí."
              autosize
              minRows={2}
              maxLength={5000}
              {...form.getInputProps('notas')}
            />
            <div className={fields.buttons}>
              <Button type="submit" size="s" busy={guardando} aria-keyshortcuts="Control+S">
                Guardar notas
              </Button>
            </div>
          </Section>
          <Aparte solicitud={solicitud} />
          <Correos correos={solicitud.correos} />
        </div>
      </div>
    </DetailFrame>
  );
}

/** Opening it is reading it. */
async function abrirSolicitud(id: number): Promise<Solicitud> {
  const solicitud = await leerSolicitud(id);
  return solicitud.leida ? solicitud : anotar(id, { leida: true });
}

export default function SolicitudesDetail() {
  const { id, volver } = useFichaRuta(direcciones.lista);
  const consulta = useFicha('solicitudes', id || Number.NaN, () => abrirSolicitud(id));
  const { data: solicitud } = consulta;
  return (
    <DetailLoad queries={[consulta]} onBack={volver}>
      {() => (solicitud ? <FichaSolicitud key={id} solicitud={solicitud} volver={volver} /> : null)}
    </DetailLoad>
  );
}
