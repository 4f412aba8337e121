import { NativeSelect } from '@mantine/core';
import { type FormEvent, useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Clave } from '#contract/opciones.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { useFicha } from '#web/club/mesa/consultas.ts';
import { metaDe } from '#web/club/meta.ts';
import { Button } from '#web/ui/button.tsx';
import desk from '#web/ui/desk/desk.module.css';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { DetailLoad } from '#web/ui/desk/detail-load.tsx';
import { useLeaveGuard } from '#web/ui/desk/use-leave-guard.ts';
import { useShortcuts } from '#web/ui/desk/use-shortcuts.ts';
import page from '#web/ui/page.module.css';
import { Abiertas, Conservacion } from './apertura.tsx';
import { Campus } from './campus.tsx';
import { leerAjustes } from './lecturas.ts';
import { type FormConfiguracion, useConfiguracion } from './use-configuracion.ts';
import type { Ajustes } from './valores.ts';

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

function ClasificacionPublica({ form }: { form: FormConfiguracion }) {
  return (
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
  );
}

/** How children are called where anybody may read it. domain.md, "Public data about minors". */
function Menores({ form }: { form: FormConfiguracion }) {
  return (
    <Section title="Menores">
      <NativeSelect
        label="Publicar los nombres completos de los menores"
        description="Con «No», la web dice el nombre y la inicial del apellido, o el nombre deportivo de su ficha. Los textos de la web dicen siempre lo que hay puesto aquí."
        data={SI_NO}
        {...form.getInputProps('nombresCompletos')}
      />
    </Section>
  );
}

function Botones({ guardando, volver }: { guardando: boolean; volver: () => void }) {
  return (
    <div className={desk.bar}>
      <Button type="submit" look="action" busy={guardando} aria-keyshortcuts="Control+S">
        Guardar
      </Button>
      <Button onClick={volver} aria-keyshortcuts="Escape">
        Volver
      </Button>
    </div>
  );
}

function Formulario({ leidos, volver }: { leidos: Ajustes; volver: () => void }) {
  const { form, hayCambios, guardar, guardando } = useConfiguracion(leidos);
  const formulario = useRef<HTMLFormElement>(null);
  const enviarlo = useCallback(() => formulario.current?.requestSubmit(), []);
  const { a, c } = leidos.campus.opciones;
  useLeaveGuard(hayCambios);
  useShortcuts({ onSave: enviarlo, onClose: volver });
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    if (!guardando) guardar();
  };
  return (
    <form ref={formulario} className={desk.form} onSubmit={enviar} noValidate>
      <ClasificacionPublica form={form} />
      <Menores form={form} />
      <Abiertas form={form} tipos={leidos.tipos} />
      <Campus form={form} horarios={{ a: a.horario, c: c.horario }} />
      <Conservacion form={form} />
      <Botones guardando={guardando} volver={volver} />
    </form>
  );
}

/** Spec §2, "Configuración": two Yes/No selects, and what the club decides of its enrolments and its camp. */
export default function Configuracion() {
  const navigate = useNavigate();
  const volver = useCallback(() => navigate(rutasPrivadas.partidos()), [navigate]);
  const consulta = useFicha('configuracion', 1, leerAjustes);
  return (
    <DetailLoad queries={[consulta]} onBack={volver}>
      {() => (
        <div className={`${page.container} ${desk.page}`}>
          <header className={desk.head}>
            <h1 className={desk.title}>Configuración</h1>
          </header>
          {consulta.data ? <Formulario leidos={consulta.data} volver={volver} /> : null}
        </div>
      )}
    </DetailLoad>
  );
}
