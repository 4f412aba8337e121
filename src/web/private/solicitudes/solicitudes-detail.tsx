import { Checkbox, Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Solicitud } from '#contract/solicitudes.ts';
import { tieneCampo } from '#domain/inscripcion/datos.ts';
import { useFicha } from '#web/club/mesa/consultas.ts';
import { fechaConDia } from '#web/club/mesa/fecha-con-dia.ts';
import { iso, momento } from '#web/club/mesa/momento.ts';
import { useFichaRuta } from '#web/club/mesa/use-ficha-ruta.ts';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { DetailFrame, Section } from '#web/ui/desk/detail-frame.tsx';
import { DetailLoad } from '#web/ui/desk/detail-load.tsx';
import { Archivos } from './archivos.tsx';
import { Avisos } from './avisos.tsx';
import { Campos } from './campos.tsx';
import { Marcas } from './columnas.tsx';
import { Correos } from './correos.tsx';
import { direcciones } from './direcciones.ts';
import { agrupar } from './grupos.ts';
import { quePide } from './palabras.ts';
import { Reservado } from './reservado.tsx';
import { asuntoDeRespuesta } from './respuesta.ts';
import styles from './solicitudes.module.css';
import { abrirSolicitud, type Ficha, type FormSolicitud, useSolicitud } from './use-solicitud.ts';

export const meta = () => metaDe({ titulo: 'Solicitud', oculta: true });

/** Told apart: never asked for, still kept, and not there any more. */
function Salud({ salud, saludCaduca, inscripcion }: Solicitud) {
  if (salud) {
    const nota = saludCaduca ? `Se borran solos el ${fechaConDia(saludCaduca)}.` : null;
    const leer = async () => salud;
    return <Reservado titulo="Datos de salud" que="los datos de salud" nota={nota} leer={leer} />;
  }
  if (!inscripcion || !tieneCampo(inscripcion, 'alergia')) return null;
  return <Section title="Datos de salud">No indicó ninguno, o ya se han borrado.</Section>;
}

type BancoProps = Pick<Solicitud, 'id' | 'tieneBanco'> & { dudosos: ReadonlySet<string> };

function Banco({ id, tieneBanco, dudosos }: BancoProps) {
  if (!tieneBanco) return null;
  return (
    <Reservado
      titulo="Datos bancarios"
      que="los datos bancarios"
      nota="Para domiciliar las cuotas."
      leer={() => call('GET /api/private/solicitudes/:id/banco', { params: { id } })}
      dudosos={dudosos}
    />
  );
}

function Contenido({ solicitud }: { solicitud: Solicitud }) {
  const dudosos = new Set(solicitud.detalles.map(({ path }) => path));
  return (
    <div className={styles.contenido}>
      <Avisos detalles={solicitud.detalles} />
      {agrupar(solicitud.datos).map(({ titulo, campos }) => (
        <Section key={titulo} title={titulo}>
          <Campos campos={campos} dudosos={dudosos} asunto={asuntoDeRespuesta(solicitud)} />
        </Section>
      ))}
      <Banco {...solicitud} dudosos={dudosos} />
      <Salud {...solicitud} />
    </div>
  );
}

/** The focus starts where the work is; the page stays at what there is to read. */
function useFocoInicial() {
  const campo = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) campo.current?.focus({ preventScroll: true });
  }, []);
  return campo;
}

type SeguimientoProps = { form: FormSolicitud; marcarNoLeida: () => void };

function Seguimiento({ form, marcarNoLeida }: SeguimientoProps) {
  return (
    <Section title="Seguimiento">
      <Checkbox
        ref={useFocoInicial()}
        label="Atendida"
        description="Ya no queda nada que hacer."
        {...form.getInputProps('atendida', { type: 'checkbox' })}
      />
      <Textarea
        label="Notas"
        description="Solo se ven aquí."
        rows={5}
        maxLength={5000}
        {...form.getInputProps('notas')}
      />
      <Button size="s" className={styles.suelto} onClick={marcarNoLeida}>
        Dejar como no leída
      </Button>
    </Section>
  );
}

function Lado({ solicitud, ...seguimiento }: SeguimientoProps & { solicitud: Solicitud }) {
  return (
    <div className={styles.contenido}>
      <Seguimiento {...seguimiento} />
      <Archivos solicitud={solicitud} />
      <Correos correos={solicitud.correos} />
    </div>
  );
}

function Entrada({ solicitud }: { solicitud: Solicitud }) {
  return (
    <p className={styles.entrada}>
      {quePide(solicitud)} · <time dateTime={iso(solicitud.dt)}>{momento(solicitud.dt)}</time>
    </p>
  );
}

function FichaSolicitud({ solicitud, volver }: Ficha) {
  const { form, cambios, guardar, guardando, borrar, marcarNoLeida } = useSolicitud({ solicitud, volver });
  return (
    <DetailFrame
      title={solicitud.nombre}
      badge={<Marcas {...solicitud} />}
      isSaving={guardando}
      hasChanges={cambios.hayCambios}
      onSave={guardar}
      onBack={volver}
      onDelete={borrar}
    >
      <Entrada solicitud={solicitud} />
      <div className={styles.columnas}>
        <Contenido solicitud={solicitud} />
        <Lado solicitud={solicitud} form={form} marcarNoLeida={marcarNoLeida} />
      </div>
    </DetailFrame>
  );
}

/** One of them as it came in, and what staff do with it. There are no new ones from here. */
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
