import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { club } from '#club';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { Solicitud } from '#contract/solicitudes/solicitudes.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import {
  type DatoDePlantilla,
  nombreDePila,
  type Plantilla,
  rellenar,
} from '#domain/inscripcion/respuesta.ts';
import { enlaceDeWhatsApp } from '#domain/partido/aviso.ts';
import { telefonoDeWhatsApp } from '#domain/persona/contacto.ts';
import { diaDelMomento } from '#web/club/mesa/dias.tsx';
import { avisarFallo, enfocarPrimerError, erroresDeCampos, useHacer } from '#web/club/mesa/ficha.tsx';
import { call } from '#web/platform/call.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { DeskModal } from '#web/ui/desk/modal.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { asuntoDeRespuesta, enDialogo, quePide, useSolicitudCambiada } from './solicitud.tsx';

const usePlantillas = () =>
  useQuery({
    queryKey: ['solicitudes', 'plantillas'],
    queryFn: () => call('GET /api/private/solicitudes/plantillas', {}),
  });

/** Who reads the answer: of a minor, who enrolled them. */
const aQuien = ({ nombre, datos }: Solicitud): string =>
  nombreDePila(datos.find(({ campo }) => campo === 'nombrePadreMadreTutor')?.valor || nombre);

const datosDe = (solicitud: Solicitud): Record<DatoDePlantilla, string> => ({
  nombre: aQuien(solicitud),
  tipo: quePide(solicitud),
  fecha: fechaCorta(diaDelMomento(solicitud.dt)),
  referencia: solicitud.datos.find(({ campo }) => campo === 'referencia')?.valor ?? `n.º ${solicitud.id}`,
  club: club.nombre,
  telefono: club.telefono,
});

const EN_BLANCO = '';

type Valores = { asunto: string; texto: string; atendida: boolean };

const enBlanco = (solicitud: Solicitud): Valores => ({
  asunto: asuntoDeRespuesta(solicitud),
  texto: `Hola, ${aQuien(solicitud)}:\n\n\n\nUn saludo,\n${club.nombre}`,
  atendida: true,
});

const EN_COLA =
  'Este programa no tiene servidor de correo: la respuesta espera en la cola hasta que lo tenga.';

function useRespuesta(solicitud: Solicitud, alEnviar: () => void) {
  const form = useForm<Valores>({
    initialValues: enBlanco(solicitud),
    validate: {
      asunto: (asunto) => (asunto.trim() ? null : 'Escribe el asunto'),
      texto: (texto) => (texto.trim() ? null : 'Escribe la respuesta'),
    },
  });
  const mostrar = useSolicitudCambiada();
  const { hacer: mandar, haciendo } = useHacer(
    (body: Valores) =>
      call('POST /api/private/solicitudes/:id/respuesta', { params: { id: solicitud.id }, body }),
    (nueva) => {
      const sale = nueva.hayServidorDeCorreo;
      showToast(sale ? 'Respuesta enviada' : EN_COLA, sale ? 'success' : 'warning');
      alEnviar();
      mostrar(nueva);
    },
    (error) => {
      form.setErrors(erroresDeCampos(error));
      avisarFallo(error);
    },
  );
  const enviar = enDialogo(() => {
    if (form.validate().hasErrors) enfocarPrimerError();
    else mandar(form.getValues());
  });
  return { form, enviar, enviando: haciendo };
}

type EscribirProps = { solicitud: Solicitud; plantillas: readonly Plantilla[]; alEnviar: () => void };

type EnviarProps = { solicitud: Solicitud; texto: string; enviando: boolean };

/** By mail, by WhatsApp, or both: what they left. */
function Enviar({ solicitud: { email, telefono }, texto, enviando }: EnviarProps) {
  const cifras = telefonoDeWhatsApp(telefono);
  return (
    <div className={cx(fields.buttons, 'items-center')}>
      {email ? (
        <Button type="submit" look="action" busy={enviando}>
          Enviar respuesta
        </Button>
      ) : null}
      {cifras === '' ? null : (
        <a className={buttonClass()} href={enlaceDeWhatsApp(texto, cifras)} target="_blank" rel="noreferrer">
          Enviar por WhatsApp
        </a>
      )}
      <Link to={rutasPrivadas.configuracion()}>Cambiar las plantillas</Link>
    </div>
  );
}

/** What is written is what leaves: the template is filled in before anybody reads it. */
function Escribir({ solicitud, plantillas, alEnviar }: EscribirProps) {
  const { form, enviar, enviando } = useRespuesta(solicitud, alEnviar);
  const [elegida, setElegida] = useState(EN_BLANCO);
  const { email, hayServidorDeCorreo } = solicitud;
  const usar = (titulo: string) => {
    setElegida(titulo);
    const plantilla = plantillas.find((una) => una.titulo === titulo);
    const datos = datosDe(solicitud);
    form.setValues(
      plantilla
        ? { asunto: rellenar(plantilla.asunto, datos), texto: rellenar(plantilla.texto, datos) }
        : enBlanco(solicitud),
    );
  };
  return (
    <form className={fields.stack} onSubmit={enviar} noValidate>
      <NativeSelect
        label="Plantilla"
        data={[{ value: EN_BLANCO, label: 'En blanco' }, ...plantillas.map(({ titulo }) => titulo)]}
        value={elegida}
        onChange={({ currentTarget }) => usar(currentTarget.value)}
      />
      {email ? <TextInput label="Asunto" maxLength={150} {...form.getInputProps('asunto')} /> : null}
      <Textarea
        label="Texto"
        description={email ? `Sale tal como está aquí, para ${email}.` : 'Sale tal como está aquí.'}
        autosize
        minRows={8}
        maxRows={16}
        maxLength={5000}
        {...form.getInputProps('texto')}
      />
      {email ? (
        <Checkbox
          label="Ya no queda nada que hacer con ella"
          {...form.getInputProps('atendida', { type: 'checkbox' })}
        />
      ) : null}
      {email && !hayServidorDeCorreo ? <p className={fields.small}>{EN_COLA}</p> : null}
      <Enviar solicitud={solicitud} texto={form.values.texto} enviando={enviando} />
    </form>
  );
}

/** Answering who sent it. */
export function Responder({ solicitud, sinCambios }: { solicitud: Solicitud; sinCambios: () => boolean }) {
  const [abierto, setAbierto] = useState(false);
  const { data } = usePlantillas();
  const { email, telefono, respondida, nombre } = solicitud;
  const cerrar = () => setAbierto(false);
  if (!(email || telefonoDeWhatsApp(telefono)))
    return (
      <span className={cx('col-span-full', fields.small)}>
        No dejó ni email ni un teléfono al que escribir.
      </span>
    );
  return (
    <>
      <Button size="s" onClick={() => sinCambios() && setAbierto(true)}>
        {respondida === null ? 'Escribir respuesta' : 'Responder otra vez'}
      </Button>
      <DeskModal opened={abierto} onClose={cerrar} title={`Responder a ${nombre}`}>
        {data ? (
          <Escribir solicitud={solicitud} plantillas={data.plantillas} alEnviar={cerrar} />
        ) : (
          <Skeleton kind="text" rows={6} />
        )}
      </DeskModal>
    </>
  );
}
