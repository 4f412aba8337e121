import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '#web/platform/call.ts';
import { cx } from '#web/ui/cx.ts';
import { PreviewFrame, type PreviewFrameProps } from '#web/ui/desk/preview-frame.tsx';
import { Waiting } from '#web/ui/states.tsx';

type Ancho = PreviewFrameProps['width'];
type Luz = PreviewFrameProps['scheme'];

const ANCHOS: { value: Ancho; label: string }[] = [
  { value: 'phone', label: 'Móvil' },
  { value: 'full', label: 'Ordenador' },
];
const LUCES: { value: Luz; label: string }[] = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
];

const VISTA = cx('grid grid-cols-1 gap-3');

/** What is being written, as visitors will see it: on a phone or wide, by day or by night. */
function Vista({ children }: { children: ReactNode }) {
  const [ancho, setAncho] = useState<Ancho>('phone');
  const [luz, setLuz] = useState<Luz>('light');
  return (
    <div className={VISTA}>
      <div className="flex flex-wrap gap-3">
        <SegmentedControl
          aria-label="Ancho de la vista previa"
          data={ANCHOS}
          value={ancho}
          onChange={(valor) => setAncho(valor as Ancho)}
        />
        <SegmentedControl
          aria-label="Colores de la vista previa"
          data={LUCES}
          value={luz}
          onChange={(valor) => setLuz(valor as Luz)}
        />
      </div>
      <PreviewFrame title="Vista previa" width={ancho} scheme={luz}>
        {children}
      </PreviewFrame>
    </div>
  );
}

type Modo = 'escribir' | 'ver';

const MODOS: { value: Modo; label: string }[] = [
  { value: 'escribir', label: 'Escribir' },
  { value: 'ver', label: 'Vista previa' },
];

/** The text as the server would answer it: marks filled, pictures in their sizes, tables in their frames. */
const useVista = (html: string, isWanted: boolean) =>
  useQuery({
    queryKey: ['contenidos', 'vista', html],
    queryFn: () => call('POST /api/private/contenidos/vista', { body: { html } }),
    enabled: isWanted,
    gcTime: 0,
  });

/** A text that is not on the web, as visitors would see it. */
export function PreviaDe({ html, children }: { html: string; children: (html: string) => ReactNode }) {
  const consulta = useVista(html, true);
  if (consulta.isPending || consulta.isError) return <Waiting query={consulta} rows={8} />;
  return <Vista>{children(consulta.data.html)}</Vista>;
}

type EscribirOVerProps = {
  /** What is written, as it would be kept. */
  html: string;
  /** The page around it, given what the server makes of it. */
  pagina: (html: string) => ReactNode;
  /** The editor, which stays as it is while the preview is looked at. */
  children: ReactNode;
};

/** Writing and looking at it, one at a time. */
export function EscribirOVer({ html, pagina, children }: EscribirOVerProps) {
  const [modo, setModo] = useState<Modo>('escribir');
  return (
    <div className={VISTA}>
      <SegmentedControl
        aria-label="Escribir o ver"
        // At the end of the line of the part's name.
        className="absolute end-4 top-2 max-md:end-gutter"
        data={MODOS}
        value={modo}
        onChange={(valor) => setModo(valor as Modo)}
      />
      <div hidden={modo !== 'escribir'}>{children}</div>
      {modo === 'ver' ? <PreviaDe html={html}>{pagina}</PreviaDe> : null}
    </div>
  );
}
