import { Checkbox, NumberInput } from '@mantine/core';
import { type FormEvent, useCallback, useRef } from 'react';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { useFicha } from '#web/club/mesa/consultas.ts';
import { metaDe } from '#web/club/meta.ts';
import { Button } from '#web/ui/button.tsx';
import desk from '#web/ui/desk/desk.module.css';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { DetailLoad } from '#web/ui/desk/detail-load.tsx';
import { useReturn } from '#web/ui/desk/return-to.ts';
import { useLeaveGuard } from '#web/ui/desk/use-leave-guard.ts';
import { useShortcuts } from '#web/ui/desk/use-shortcuts.ts';
import page from '#web/ui/page.module.css';
import { conOSin, MESES, PLAZOS_FIJOS } from './ajustes-valores.ts';
import { direcciones } from './direcciones.ts';
import styles from './solicitudes.module.css';
import { type Ajustes, leerAjustes, useAjustes } from './use-ajustes.ts';

export const meta = () => metaDe({ titulo: 'Ajustes de solicitudes', oculta: true });

type Form = ReturnType<typeof useAjustes>['form'];

const CERRADAS =
  'Las que no están marcadas avisan de que el plazo está cerrado y no dejan enviar el formulario.';

function Abiertas({ form, tipos }: { form: Form; tipos: Ajustes['tipos'] }) {
  const { abiertas } = form.values;
  const cambiar = (tipo: TipoInscripcion, abierta: boolean) =>
    form.setFieldValue('abiertas', conOSin(tipos, abiertas, { tipo, abierta }));
  return (
    <Section title="Inscripciones abiertas" hint={CERRADAS}>
      <div className={styles.tipos}>
        {tipos.map(({ tipo, etiqueta }, orden) => (
          <Checkbox
            key={tipo}
            label={etiqueta}
            autoFocus={orden === 0}
            checked={abiertas.includes(tipo)}
            onChange={({ currentTarget }) => cambiar(tipo, currentTarget.checked)}
          />
        ))}
      </div>
    </Section>
  );
}

function Conservacion({ form }: { form: Form }) {
  return (
    <Section title="Cuánto se guardan" hint={PLAZOS_FIJOS}>
      <NumberInput
        className={styles.meses}
        label="Meses que se guarda una inscripción"
        description="Pasado ese tiempo se borra sola, con sus archivos."
        hideControls
        allowDecimal={false}
        allowNegative={false}
        {...MESES}
        clampBehavior="none"
        {...form.getInputProps('meses')}
      />
    </Section>
  );
}

function Formulario({ leidos, volver }: { leidos: Ajustes; volver: () => void }) {
  const { form, hayCambios, guardar, guardando } = useAjustes(leidos);
  const formulario = useRef<HTMLFormElement>(null);
  const enviarlo = useCallback(() => formulario.current?.requestSubmit(), []);
  useLeaveGuard(hayCambios);
  useShortcuts({ onSave: enviarlo, onClose: volver });
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    if (!guardando) guardar();
  };
  return (
    <form ref={formulario} className={desk.form} onSubmit={enviar} noValidate>
      <Abiertas form={form} tipos={leidos.tipos} />
      <Conservacion form={form} />
      <div className={desk.bar}>
        <Button type="submit" look="action" busy={guardando} aria-keyshortcuts="Control+S">
          Guardar
        </Button>
        <Button onClick={volver} aria-keyshortcuts="Escape">
          Volver
        </Button>
      </div>
    </form>
  );
}

/** Which enrolments are open, and how long they are kept. */
export default function AjustesDeSolicitudes() {
  const irA = useReturn(direcciones.lista);
  const volver = useCallback(() => irA(), [irA]);
  const consulta = useFicha('solicitudes-ajustes', 1, leerAjustes);
  return (
    <DetailLoad queries={[consulta]} onBack={volver}>
      {() => (
        <div className={`${page.container} ${desk.page}`}>
          <header className={desk.head}>
            <h1 className={desk.title}>Ajustes de solicitudes</h1>
          </header>
          {consulta.data ? <Formulario leidos={consulta.data} volver={volver} /> : null}
        </div>
      )}
    </DetailLoad>
  );
}
