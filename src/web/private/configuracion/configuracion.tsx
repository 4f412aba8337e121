import { NativeSelect } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { Clave, Entrada } from '#contract/configuracion.ts';
import { mensajes } from '#contract/mensajes.ts';
import { rutas } from '#contract/rutas.ts';
import { useFicha } from '#web/club/mesa/consultas.ts';
import { avisarFallo } from '#web/club/mesa/fallo.ts';
import { useCambios } from '#web/club/mesa/use-cambios.ts';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import desk from '#web/ui/desk/desk.module.css';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { DetailLoad } from '#web/ui/desk/detail-load.tsx';
import { useLeaveGuard } from '#web/ui/desk/use-leave-guard.ts';
import { useShortcuts } from '#web/ui/desk/use-shortcuts.ts';
import page from '#web/ui/page.module.css';
import { showToast } from '#web/ui/toast-store.ts';
import { entradasDe, type ValoresConfiguracion, valoresDe } from './valores.ts';

export const meta = () => metaDe({ titulo: 'Configuración', oculta: true });

const SI_NO = [
  { value: 'true', label: 'Sí' },
  { value: 'false', label: 'No' },
];

/** Spec §3, "Configuration entry": two columns of the public table. */
const OPCIONES: readonly { clave: Clave; label: string; description: string }[] = [
  {
    clave: 'mostrarIncidencias',
    label: 'Mostrar incidencias',
    description: 'La clasificación pública dice cuántas incidencias tiene cada jugador.',
  },
  {
    clave: 'mostrarAplazadosTotal',
    label: 'Mostrar total de aplazados',
    description: 'La clasificación pública suma los partidos aplazados, también los que ya se jugaron.',
  },
];

function useGuardarConfiguracion(form: UseFormReturnType<ValoresConfiguracion>) {
  const cambios = useCambios(form);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /api/private/configuracion/save', { body: entradasDe(form.getValues()) }),
    onSuccess: () => {
      cambios.darPorGuardado();
      showToast(mensajes.configuracionGuardada, 'success');
    },
    onError: avisarFallo,
  });
  return { ...cambios, guardar: mutate, guardando: isPending };
}

function Formulario({ entradas, volver }: { entradas: readonly Entrada[]; volver: () => void }) {
  const form = useForm<ValoresConfiguracion>({ initialValues: valoresDe(entradas) });
  const { hayCambios, guardar, guardando } = useGuardarConfiguracion(form);
  useLeaveGuard(hayCambios);
  useShortcuts({ onSave: guardar, onClose: volver });
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    if (!guardando) guardar();
  };
  return (
    <form className={desk.form} onSubmit={enviar}>
      <Section title="Clasificación pública">
        {OPCIONES.map(({ clave, ...textos }, orden) => (
          <NativeSelect
            key={clave}
            {...textos}
            data={SI_NO}
            autoFocus={orden === 0}
            {...form.getInputProps(clave)}
          />
        ))}
      </Section>
      <div className={desk.bar}>
        <Button type="submit" look="action" busy={guardando} aria-keyshortcuts="Control+S">
          Guardar
        </Button>
        <Button onClick={volver}>Volver</Button>
      </div>
    </form>
  );
}

/** Spec §2, "Configuración": two Yes/No selects. */
export default function Configuracion() {
  const navigate = useNavigate();
  const volver = useCallback(() => navigate(rutas.privado.partidos()), [navigate]);
  const consulta = useFicha('configuracion', 1, () => call('GET /api/private/configuracion', {}));
  return (
    <DetailLoad queries={[consulta]} onBack={volver}>
      {() => (
        <div className={`${page.container} ${desk.page}`}>
          <header className={desk.head}>
            <h1 className={desk.title}>Configuración</h1>
          </header>
          <Formulario entradas={consulta.data ?? []} volver={volver} />
        </div>
      )}
    </DetailLoad>
  );
}
