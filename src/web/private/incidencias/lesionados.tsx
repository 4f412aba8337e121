import { NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { LesionadosGuardar } from '#contract/incidencias.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { Dia } from '#domain/fecha.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { CLASES, TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import { CampoDia } from '#web/club/mesa/campo-dia.tsx';
import { avisarFallo } from '#web/club/mesa/fallo.ts';
import { useUnaVez } from '#web/club/mesa/una-vez.ts';
import { useRecargar } from '#web/club/mesa/use-guardar.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskModal } from '#web/ui/desk/desk-modal.tsx';
import fields from '#web/ui/desk/fields.module.css';
import { showToast } from '#web/ui/toast-store.ts';

const OPCIONES = [
  { value: '', label: 'Elige el tipo' },
  ...TIPOS_GESTIONADOS.map((tipo) => ({ value: tipo, label: CLASES[tipo].nombre })),
];

/** Spec §8, "Incident creation reports". */
function avisarCreadas(creadas: number): void {
  if (creadas === 0) showToast(mensajes.ningunaIncidencia, 'warning');
  else if (creadas === 1) showToast(mensajes.unaIncidencia, 'success');
  else showToast(mensajes.variasIncidencias(creadas), 'success');
}

function useCrear(alCrear: () => void) {
  const recargar = useRecargar();
  return useMutation({
    mutationFn: (body: LesionadosGuardar) => call('POST /api/private/incidencias/lesionadosSave', { body }),
    onSuccess: (creadas) => {
      avisarCreadas(creadas);
      recargar();
      alCrear();
    },
    onError: avisarFallo,
  });
}

type Valores = { tipo: TipoLiga | ''; fecha1: Dia | null; fecha2: Dia | null };

const VACIO: Valores = { tipo: '', fecha1: null, fecha2: null };

/** Ready to send once there is a type and a first day; the second one may be missing. Spec §5. */
const listo = ({ tipo, fecha1, fecha2 }: Valores): LesionadosGuardar | null =>
  tipo === '' || fecha1 === null ? null : { tipo, fecha1, fecha2 };

type CamposProps = { valores: Valores; cambiar: (cambios: Partial<Valores>) => void };

function Campos({ valores: { tipo, fecha1, fecha2 }, cambiar }: CamposProps) {
  return (
    <>
      <NativeSelect
        label="Tipo de liga"
        data={OPCIONES}
        value={tipo}
        required
        data-autofocus
        onChange={({ currentTarget }) => cambiar({ tipo: currentTarget.value as Valores['tipo'] })}
      />
      <div className={fields.row}>
        <CampoDia label="Fecha 1" required value={fecha1} onChange={(dia) => cambiar({ fecha1: dia })} />
        <CampoDia label="Fecha 2" value={fecha2} onChange={(dia) => cambiar({ fecha2: dia })} clearable />
      </div>
    </>
  );
}

function Formulario({ cerrar }: { cerrar: () => void }) {
  const [valores, setValores] = useState(VACIO);
  const { mutateAsync, isPending } = useCrear(cerrar);
  const crear = useUnaVez(mutateAsync);
  const datos = listo(valores);
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    if (datos) crear(datos);
  };
  return (
    <form className={fields.stack} onSubmit={enviar} noValidate>
      <p>
        Se apunta una incidencia en esas fechas (una o dos: los días de en medio no) a quien esté lesionado en
        las ligas activas de ese tipo. Las que ya existen no se repiten.
      </p>
      <Campos valores={valores} cambiar={(cambios) => setValores((antes) => ({ ...antes, ...cambios }))} />
      <div className={fields.pair}>
        <Button type="submit" look="action" disabled={!datos} busy={isPending}>
          Generar incidencias
        </Button>
        <Button onClick={cerrar}>Cancelar</Button>
      </div>
    </form>
  );
}

type LesionadosProps = { abierto: boolean; cerrar: () => void };

/** Incidents of every injured player of a type, on one or two days. Spec §2, "Incidencias list". */
export function Lesionados({ abierto, cerrar }: LesionadosProps) {
  return (
    <DeskModal opened={abierto} onClose={cerrar} title="Incidencias de lesionados">
      <Formulario cerrar={cerrar} />
    </DeskModal>
  );
}
