import { Modal, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { momento } from '#web/club/mesa/dias.tsx';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { PreviewFrame, type PreviewFrameProps } from '#web/ui/desk/preview-frame.tsx';
import { late } from '#web/ui/late.tsx';
import { ErrorState, Read } from '#web/ui/states.tsx';

/** What changes from one text to another, in a dialog whose code comes when it is asked for. */
export const VerDiferencias = late(() => import('./diferencias.tsx'), {
  failed: ({ retry }) => (
    <ErrorState onRetry={retry}>No se ha podido comparar. Mira si tienes conexión.</ErrorState>
  ),
});

/** `usuario` and `dt` are null in one that nobody published here. */
type VersionListada = { numero: number; usuario: string | null; dt: number | null };

/** What is looked at of an older version: itself, or what has changed since. */
export type Mirada = { numero: number; como: 'entera' | 'cambios' };

type ListaProps<V> = {
  versiones: readonly V[];
  /** The one that visitors read; null when none is. */
  actual: number | null;
  /** What bringing one back is called: «Recuperar». */
  volver: string;
  onVolver: (una: V) => void;
  /** One of them, while it is looked at. */
  Mirar: (mirando: { mirada: Mirada; onCerrar: () => void }) => ReactNode;
};

function Acciones<V extends VersionListada>({
  una,
  volver,
  onMirar,
  onVolver,
}: Pick<ListaProps<V>, 'volver' | 'onVolver'> & { una: V; onMirar: (mirada: Mirada) => void }) {
  const { numero } = una;
  return (
    <span className="flex gap-2 max-md:flex-wrap">
      <Button size="s" onClick={() => onMirar({ numero, como: 'entera' })}>
        Ver<span className="visually-hidden"> la versión {numero}</span>
      </Button>
      <Button size="s" onClick={() => onMirar({ numero, como: 'cambios' })}>
        Comparar<span className="visually-hidden"> la versión {numero}</span>
      </Button>
      <Button size="s" onClick={() => onVolver(una)}>
        {volver}
        <span className="visually-hidden"> la versión {numero}</span>
      </Button>
    </span>
  );
}

/** "Versión 3: lunes 2 nov 10:15, admin", or that it is the one that came with the program. */
export const nombreDeVersion = ({ numero, usuario, dt }: VersionListada): string =>
  `Versión ${numero}: ${dt === null ? 'la original' : `${momento(dt)}, ${usuario}`}`;

/** The versions of a text, newest first: looked at, compared with the one of now, or brought back. */
export function ListaDeVersiones<V extends VersionListada>(props: ListaProps<V>) {
  const { versiones, actual, Mirar, ...acciones } = props;
  const [mirada, onMirar] = useState<Mirada | null>(null);
  return (
    <>
      <ul className="grid">
        {versiones.map((una) => (
          <li
            key={una.numero}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline py-2 text-s"
          >
            <span>{nombreDeVersion(una)}</span>
            {una.numero === actual ? (
              <Badge tone="ok">En la web</Badge>
            ) : (
              <Acciones {...{ una, onMirar }} {...acciones} />
            )}
          </li>
        ))}
      </ul>
      {mirada ? Mirar({ mirada, onCerrar: () => onMirar(null) }) : null}
    </>
  );
}

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

/** A text that is not on the web, as visitors would see it: as the server would answer it, with its marks filled. */
function PreviaDe({ html, children }: { html: string; children: (html: string) => ReactNode }) {
  const consulta = useQuery({
    queryKey: ['contenidos', 'vista', html],
    queryFn: () => call('POST /api/private/contenidos/vista', { body: { html } }),
    gcTime: 0,
  });
  return (
    <Read query={consulta} rows={8}>
      {(vista) => <Vista>{children(vista.html)}</Vista>}
    </Read>
  );
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

type MirarProps = {
  numero: number;
  como: Mirada['como'];
  /** What is compared, in words, with both texts. */
  cambios: { titulo: string; antes: string; despues: string };
  /** The version, and the page around it. */
  html: string;
  pagina: (html: string) => ReactNode;
  onCerrar: () => void;
};

/** An older version, whole or with what has changed since. */
export const MirarVersion = ({ numero, como, cambios, html, pagina, onCerrar }: MirarProps) =>
  como === 'cambios' ? (
    <VerDiferencias {...cambios} onCerrar={onCerrar} />
  ) : (
    <Modal
      opened
      onClose={onCerrar}
      title={`Versión ${numero}`}
      size="80rem"
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
    >
      <PreviaDe html={html}>{pagina}</PreviaDe>
    </Modal>
  );
