import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ibanValido } from '#contract/club/iban.ts';
import type { Solicitud } from '#contract/solicitudes/solicitudes.ts';
import type { Campo } from '#domain/inscripcion/ficha.ts';
import { avisarFallo, enfocarPrimerError } from '#web/club/mesa/ficha.tsx';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskModal, DialogForm } from '#web/ui/desk/modal.tsx';
import { useConVuelta } from './jugador.tsx';

const BANCO = '/api/private/solicitudes/:id/banco';

export const leerBanco = (id: number) => call(`GET ${BANCO}`, { params: { id } });

const valorDe = (campos: readonly Campo[], cual: string): string =>
  campos.find(({ campo }) => campo === cual)?.valor ?? '';

type FormProps = { solicitud: Solicitud; banco: readonly Campo[]; cerrar: () => void };

function Formulario({ solicitud: { id, nombre }, banco, cerrar }: FormProps) {
  const { hacer, haciendo } = useConVuelta(cerrar);
  const form = useForm({
    initialValues: { titular: valorDe(banco, 'cuentaTitular'), iban: valorDe(banco, 'cuentaIBAN') },
    validate: {
      titular: (titular) => (titular.trim() ? null : 'Escribe el titular de la cuenta'),
      iban: (iban) => (ibanValido(iban) ? null : 'El IBAN no es válido: revisa sus cifras'),
    },
  });
  const params = { id };
  const guardar = () => {
    if (form.validate().hasErrors) return enfocarPrimerError();
    hacer({
      hacer: () => call(`POST ${BANCO}`, { params, body: form.getValues() }),
      texto: `Datos bancarios de ${nombre} guardados`,
      deshacer: () => call(`DELETE ${BANCO}`, { params }),
    });
  };
  return (
    <DialogForm action="Guardar la cuenta" busy={haciendo} onSubmit={guardar} onCancel={cerrar}>
      <TextInput label="Titular de la cuenta" maxLength={70} {...form.getInputProps('titular')} />
      <TextInput
        label="IBAN"
        description="El de la orden firmada. En Registros consta con sus cuatro últimas cifras."
        maxLength={42}
        {...form.getInputProps('iban')}
      />
    </DialogForm>
  );
}

/** The account of an enrolment, as its family has told the club since. docs/reglas/cobros.md */
export function CorregirBanco({ solicitud }: { solicitud: Solicitud }) {
  const [banco, setBanco] = useState<readonly Campo[] | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => leerBanco(solicitud.id),
    onSuccess: setBanco,
    onError: avisarFallo,
  });
  const cerrar = () => setBanco(null);
  if (!usePuede(`POST ${BANCO}`) || solicitud.tipo !== 'inscripcion') return null;
  return (
    <>
      <Button size="s" busy={isPending} onClick={() => mutate()}>
        {solicitud.tieneBanco ? 'Corregir el IBAN' : 'Añadir el IBAN'}
      </Button>
      <DeskModal opened={banco !== null} onClose={cerrar} title={`Cuenta de ${solicitud.nombre}`}>
        {banco ? <Formulario solicitud={solicitud} banco={banco} cerrar={cerrar} /> : null}
      </DeskModal>
    </>
  );
}
