import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { DatosClub } from '#domain/club/datos.ts';

import { useFicha } from '#web/club/mesa/consultas.ts';
import { metaDe } from '#web/club/meta.ts';
import { DetailFrame, DetailLoad, Group } from '#web/ui/desk/detail-frame.tsx';
import { Aspecto, Patrocinadores } from './aspecto.tsx';

import { Contacto, Correos, Cuenta, Horarios, Nombre, Ofrece, Redes } from './datos.tsx';
import { Precios } from './precios.tsx';
import { Clases, Sedes } from './sedes.tsx';
import { leerClub, useClub } from './use-club.ts';

export const meta = () => metaDe({ titulo: 'Datos del club', oculta: true });

const SE_VE = (
  <span className="text-s max-md:pb-2">
    Ver en la web:{' '}
    <a href="/" target="_blank" rel="noopener">
      portada
    </a>
    ,{' '}
    <a href={rutas.contacto()} target="_blank" rel="noopener">
      contacto
    </a>
    ,{' '}
    <a href="/escuela-calendario-precios-horarios" target="_blank" rel="noopener">
      precios
    </a>
  </span>
);

function Formulario({ leidos, volver }: { leidos: DatosClub; volver: () => void }) {
  const { form, hayCambios, cuantosHay, guardar, guardando } = useClub(leidos);
  return (
    <DetailFrame
      title="Datos del club"
      badge={SE_VE}
      isSaving={guardando}
      hasChanges={hayCambios}
      onSave={guardar}
      onBack={volver}
      menu
      saveNote={cuantosHay()}
    >
      <Group title="El club">
        <Nombre form={form} />
        <Contacto form={form} />
        <Correos form={form} />
        <Sedes form={form} />
        <Horarios form={form} />
      </Group>
      <Group title="Lo que ofrece">
        <Ofrece form={form} />
        <Clases form={form} />
        <Precios form={form} />
        <Cuenta form={form} />
      </Group>
      <Group title="Su imagen">
        <Aspecto form={form} />
        <Redes form={form} />
        <Patrocinadores form={form} />
      </Group>
    </DetailFrame>
  );
}

/** What the club says of itself. docs/reglas/el-club.md */
export default function ElClub() {
  const navigate = useNavigate();
  const volver = useCallback(() => navigate(rutasPrivadas.panel()), [navigate]);
  const consulta = useFicha('club', 1, leerClub);
  return (
    <DetailLoad queries={[consulta]} onBack={volver}>
      {() => (consulta.data ? <Formulario leidos={consulta.data} volver={volver} /> : null)}
    </DetailLoad>
  );
}
