import { Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Solicitud } from '#contract/solicitudes/solicitudes.ts';
import { tieneCampo } from '#domain/inscripcion/datos.ts';
import type { Campo } from '#domain/inscripcion/ficha.ts';
import { useFicha } from '#web/club/mesa/consultas.ts';
import { Contacto } from '#web/club/mesa/contacto.tsx';
import { fechaConDia, iso, momento, momentoBreve } from '#web/club/mesa/dias.tsx';
import { avisarFallo, useFichaRuta, type Volver } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { metaDe } from '#web/club/meta.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { DetailFrame, DetailLoad, Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { mayFocus } from '#web/ui/desk/keys.ts';
import { Notice } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { CorregirBanco, leerBanco } from './banco.tsx';
import { JugadorDeSolicitud, pideJugador } from './jugador.tsx';
import { Responder } from './respuesta.tsx';
import {
  ARCHIVO,
  agrupar,
  asuntoDeRespuesta,
  direcciones,
  ESTADO_CORREO,
  enlaceDeCorreo,
  Marcas,
  quePide,
  tamano,
  useDescarga,
} from './solicitud.tsx';

import { anotar, leerSolicitud, useAtender, useSolicitud } from './use-solicitud.ts';
import { Vecinas } from './vecinas.tsx';

type Archivo = { ruta: string; texto: string };

function archivosDe({ id, tipo, adjuntos }: Solicitud, conPdf: boolean): Archivo[] {
  const sueltos = adjuntos.map(({ id: adjunto, clase, bytes }) => ({
    ruta: direcciones.adjunto(id, adjunto),
    texto: `${ARCHIVO[clase]} (${tamano(bytes)})`,
  }));
  return tipo === 'inscripcion' && conPdf
    ? [{ ruta: direcciones.pdf(id), texto: 'Inscripción en PDF' }, ...sueltos]
    : sueltos;
}

/** To be taken away, each with one press. */
function Archivos({ archivos }: { archivos: readonly Archivo[] }) {
  const { descargar, enCurso } = useDescarga();
  return archivos.map(({ ruta, texto }) => (
    <Button key={ruta} size="s" busy={enCurso === ruta} onClick={() => descargar(ruta)}>
      <span className="visually-hidden">Descargar </span>
      {texto}
    </Button>
  ));
}

function Avisos({ detalles }: Pick<Solicitud, 'detalles'>) {
  if (detalles.length === 0) return null;
  return (
    <Notice tone="warn" title={`Se envió con ${cuantos(detalles.length, 'aviso', 'avisos')}`}>
      <p>Así los leyó quien la envió:</p>
      <ul className={fields.list}>
        {detalles.map(({ path, message }) => (
          <li key={path}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}

const ESPACIOS = /\s+/g;

const ENLACES: Record<string, (valor: string, asunto?: string) => string> = {
  email: enlaceDeCorreo,
  telefono: (valor) => `tel:${valor.replace(ESPACIOS, '')}`,
};

function Valor({ campo, valor, asunto }: Campo & Pick<CamposProps, 'asunto'>): ReactNode {
  const enlace = ENLACES[campo];
  return enlace ? <a href={enlace(valor, asunto)}>{valor}</a> : valor;
}

type CamposProps = {
  campos: readonly Campo[];
  /** The fields that came with a warning. */
  dudosos?: ReadonlySet<string>;
  asunto?: string | undefined;
};

const NINGUNO: ReadonlySet<string> = new Set();

function Campos({ campos, dudosos = NINGUNO, asunto }: CamposProps) {
  return (
    <dl className="grid gap-2 text-s">
      {campos.map((uno) => (
        <div
          key={uno.campo}
          className="flex flex-wrap justify-between gap-x-4 gap-y-1 sm:grid sm:grid-cols-label"
        >
          <dt className="text-ink-soft">{uno.etiqueta}</dt>
          <dd className="flex flex-wrap gap-x-2 gap-y-1 whitespace-pre-line wrap-anywhere">
            <Valor {...uno} asunto={asunto} />
            {dudosos.has(uno.campo) ? <Badge tone="warn">Revisar</Badge> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Correo = Solicitud['correos'][number];

function cuando({ estado, intentos, dt }: Correo): string {
  if (estado === 'enviado') return momento(dt);
  if (intentos === 0) return 'en cola';
  const hechos = cuantos(intentos, 'intento', 'intentos');
  return estado === 'pendiente' ? `${hechos}; el próximo, ${momento(dt)}` : hechos;
}

function Correos({ correos }: Pick<Solicitud, 'correos'>) {
  if (correos.length === 0) return null;
  return (
    <Section title="Correos">
      <ul className="grid gap-3 text-s wrap-anywhere">
        {correos.map((uno) => (
          <li key={uno.id} className="grid gap-1">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Badge tone={ESTADO_CORREO[uno.estado].tone}>{ESTADO_CORREO[uno.estado].texto}</Badge>
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
}

type ReservadoProps = Pick<CamposProps, 'dudosos'> & {
  que: string;
  nota?: string | null;
  leer: () => Promise<readonly Campo[]>;
};

/** Sensitive data: loaded when asked for, and dropped when hidden. */
function Reservado({ que, nota, leer, dudosos }: ReservadoProps) {
  const [campos, setCampos] = useState<readonly Campo[] | null>(null);
  const { mutate, isPending } = useMutation({ mutationFn: leer, onSuccess: setCampos, onError: avisarFallo });
  return (
    <>
      <Button size="s" busy={isPending} onClick={() => (campos ? setCampos(null) : mutate())}>
        {campos ? 'Ocultar' : 'Mostrar'} {que}
      </Button>
      {nota ? <p className={fields.small}>{nota}</p> : null}
      {campos ? <Campos campos={campos} {...(dudosos && { dudosos })} /> : null}
    </>
  );
}

/** Opening it is reading it. */
async function abrirSolicitud(id: number): Promise<Solicitud> {
  const solicitud = await leerSolicitud(id);
  return solicitud.leida ? solicitud : anotar(id, { leida: true });
}

type FormSolicitud = ReturnType<typeof useSolicitud>['form'];

export const meta = () => metaDe({ titulo: 'Solicitud', oculta: true });

/** Health data: never asked for, still kept, or already deleted. */
function Salud({ salud, saludCaduca, inscripcion }: Solicitud) {
  const ve = usePuede('GET /api/private/solicitudes/:id/banco');
  if (salud) {
    const nota = saludCaduca ? `Se borran solos el ${fechaConDia(saludCaduca)}.` : null;
    return <Reservado que="los datos de salud" nota={nota} leer={async () => salud} />;
  }
  if (!ve || !inscripcion || !tieneCampo(inscripcion, 'alergia')) return null;
  return <p className={fields.small}>Datos de salud: no indicó ninguno, o ya se han borrado.</p>;
}

/** What is kept apart of it: its files, and what is only shown when asked for. */
function Aparte({ solicitud, dudosos }: ContenidoProps) {
  const { id, version, tieneBanco, bancoCorregido, salud, tipo } = solicitud;
  const archivos = archivosDe(solicitud, usePuede('GET /api/private/solicitudes/:id/pdf'));
  const corrige = usePuede('POST /api/private/solicitudes/:id/banco') && tipo === 'inscripcion';
  if (archivos.length === 0 && !(tieneBanco || corrige || salud)) return null;
  return (
    <Section title="Archivos y datos reservados">
      <div className="grid justify-items-start gap-2">
        <Archivos archivos={archivos} />
        {tieneBanco ? (
          <Reservado
            key={version}
            que="los datos bancarios"
            nota={bancoCorregido ? 'Corregidos en la mesa: no son los que se enviaron.' : null}
            leer={() => leerBanco(id)}
            {...(!bancoCorregido && { dudosos })}
          />
        ) : null}
        <CorregirBanco solicitud={solicitud} />
        <Salud {...solicitud} />
      </div>
    </Section>
  );
}

type ContenidoProps = { solicitud: Solicitud; dudosos: ReadonlySet<string> };

/** Said already over them: by the title, and by what it is. */
const DICHOS = new Set(['nombre', 'apellidos', 'tipo']);

/** On a phone its parts are one with those of the other: what it asks for, what to do about it, who it is, and the rest. */
const COLUMNA = cx('max-lg:contents lg:grid lg:min-w-0 lg:content-start lg:gap-3');

/** What it is about, which is what is decided on, and the file of who sent it. */
function Contenido({ solicitud, dudosos }: ContenidoProps) {
  const { dt, respondida, respondidaPor } = solicitud;
  const grupos = agrupar(solicitud.datos.filter(({ campo }) => !DICHOS.has(campo) || dudosos.has(campo)));
  const pide = grupos.find(({ titulo }) => titulo === 'Lo que pide')?.campos ?? [];
  const asunto = asuntoDeRespuesta(solicitud);
  return (
    <div className={COLUMNA}>
      <section className={cx(fields.box, 'max-lg:-order-2')} aria-label="Lo que pide">
        <p className="flex flex-wrap items-baseline gap-x-3 text-s text-ink-soft tabular-nums">
          <strong className="figure text-l text-ink max-md:basis-full">{quePide(solicitud)}</strong>
          <time dateTime={iso(dt)}>{momentoBreve(dt)}</time>
          <Marcas {...solicitud} avisos={0} />
        </p>
        {respondida === null ? null : (
          <p className={fields.small}>
            Respondida el {momento(respondida)} por {respondidaPor}.
          </p>
        )}
        <Avisos detalles={solicitud.detalles} />
        <Campos campos={pide} dudosos={dudosos} asunto={asunto} />
      </section>
      {grupos
        .filter(({ titulo }) => titulo !== 'Lo que pide')
        .map(({ titulo, campos }) => (
          <Section key={titulo} title={titulo}>
            <Campos campos={campos} dudosos={dudosos} asunto={asunto} />
          </Section>
        ))}
    </div>
  );
}

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

/** Whether something is left to do with it: saved at once, and taken back from its notice. */
function Atender({ solicitud }: { solicitud: Solicitud }) {
  const { atendida } = solicitud;
  const { atender, haciendo } = useAtender(solicitud);
  return (
    <Button
      size="s"
      look={atendida || pideJugador(solicitud) ? 'quiet' : 'action'}
      busy={haciendo}
      onClick={atender}
    >
      {atendida ? 'Reabrir' : 'Marcar atendida'}
    </Button>
  );
}

type AccionesProps = { solicitud: Solicitud; sinCambios: () => boolean; marcarNoLeida: () => void };

/** What can be decided, once it is read. */
function Acciones({ solicitud, sinCambios, marcarNoLeida }: AccionesProps) {
  const botones = useFocoInicial(pideJugador(solicitud));
  return (
    <section
      className="surface grid grid-cols-2 items-start gap-2 px-4 pt-3 pb-4 max-lg:-order-1"
      aria-label="Qué hacer con ella"
    >
      <div className="contents" ref={botones}>
        <JugadorDeSolicitud solicitud={solicitud} sinCambios={sinCambios} />
        <Responder solicitud={solicitud} sinCambios={sinCambios} />
        <Atender solicitud={solicitud} />
      </div>
      <Button size="s" onClick={marcarNoLeida}>
        Dejar como no leída
      </Button>
    </section>
  );
}

type NotasProps = { form: FormSolicitud; guardando: boolean };

const Notas = ({ form, guardando }: NotasProps) => (
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
);

function FichaSolicitud({ solicitud, volver }: { solicitud: Solicitud; volver: Volver }) {
  const { form, cambios, guardar, guardando, borrar, marcarNoLeida } = useSolicitud({ solicitud, volver });
  const dudosos = new Set(solicitud.detalles.map(({ path }) => path));
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
      saves="guarda las notas"
      isSaving={guardando}
      hasChanges={cambios.hayCambios}
      onSave={guardar}
      onBack={volver}
      onDelete={borrar}
    >
      <div className="grid content-start gap-3 lg:grid-cols-aside">
        <Contenido solicitud={solicitud} dudosos={dudosos} />
        <div className={COLUMNA}>
          <Acciones solicitud={solicitud} sinCambios={sinCambios} marcarNoLeida={marcarNoLeida} />
          <Notas form={form} guardando={guardando} />
          <Aparte solicitud={solicitud} dudosos={dudosos} />
          <Correos correos={solicitud.correos} />
        </div>
      </div>
    </DetailFrame>
  );
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
