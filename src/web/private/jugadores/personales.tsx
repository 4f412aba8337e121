import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { DatosPersonales } from '#contract/personales.ts';
import { nombreDeSolicitud } from '#web/club/mesa/solicitud-posible.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskModal } from '#web/ui/desk/desk-modal.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import fields from '#web/ui/desk/fields.module.css';
import page from '#web/ui/page.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Borrar, Exportar } from './personales-acciones.tsx';

const PASOS = { exportar: 'Exportar sus datos', borrar: 'Borrar sus datos' } as const;
type Paso = keyof typeof PASOS;

/** Asked each time the dialog opens: the numbers are those of that moment. */
function usePersonales(id: number) {
  return useQuery({
    queryKey: ['jugadores', 'personales', id],
    queryFn: () => call('GET /api/private/jugadores/:id/datos', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

type ElegirProps = {
  datos: DatosPersonales;
  elegidas: readonly number[];
  elegir: (elegidas: number[]) => void;
};

/** What came through the forms and may be theirs: only a person can tell. */
function Solicitudes({ datos: { solicitudes }, elegidas, elegir }: ElegirProps) {
  if (solicitudes.length === 0) return <p>No hay solicitudes con su nombre, su email o su teléfono.</p>;
  const cambiar = (id: number) => (dentro: boolean) =>
    elegir(dentro ? [...elegidas, id] : elegidas.filter((una) => una !== id));
  return (
    <fieldset className={fields.stack}>
      <legend>
        <strong>Marca las solicitudes que sean suyas</strong>
      </legend>
      {solicitudes.map((solicitud) => (
        <Checkbox
          key={solicitud.id}
          label={nombreDeSolicitud(solicitud)}
          checked={elegidas.includes(solicitud.id)}
          onChange={({ currentTarget }) => cambiar(solicitud.id)(currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}

type DialogoProps = { id: number; paso: Paso; cerrar: () => void; alBorrar: () => void };

function Dialogo({ id, paso, cerrar, alBorrar }: DialogoProps): ReactNode {
  const { data, isError, isFetching, error, refetch } = usePersonales(id);
  const [elegidas, elegir] = useState<number[]>([]);
  if (isError)
    return (
      <ErrorState onRetry={() => refetch()} busy={isFetching}>
        {error.message}
      </ErrorState>
    );
  if (!data) return <Skeleton kind="text" rows={5} />;
  const comun = { datos: data, elegidas, cerrar };
  const lista = <Solicitudes datos={data} elegidas={elegidas} elegir={elegir} />;
  return paso === 'exportar' ? (
    <Exportar {...comun}>{lista}</Exportar>
  ) : (
    <Borrar {...comun} alBorrar={alBorrar}>
      {lista}
    </Borrar>
  );
}

/** What a person may ask of the club about their data. docs/reglas/datos-personales.md. */
export function Personales({ id, alBorrar }: { id: number; alBorrar: () => void }) {
  const [paso, ir] = useState<Paso | null>(null);
  const cerrar = () => ir(null);
  return (
    <Section title="Sus datos personales" hint="Para cuando esa persona pide verlos o que se borren.">
      <div className={page.row}>
        {(Object.keys(PASOS) as Paso[]).map((uno) => (
          <Button key={uno} onClick={() => ir(uno)} aria-haspopup="dialog">
            {PASOS[uno]}
          </Button>
        ))}
      </div>
      <DeskModal opened={paso !== null} onClose={cerrar} title={paso ? PASOS[paso] : ''}>
        {paso ? <Dialogo {...{ id, paso, cerrar, alBorrar }} /> : null}
      </DeskModal>
    </Section>
  );
}
