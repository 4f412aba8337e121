import { type ComponentProps, type ReactNode, useState } from 'react';
import { AvisoBorrador, GuardarBorrador } from '#web/club/mesa/borrador.tsx';
import { avisarHecho, type Cambios, useHacer } from '#web/club/mesa/ficha.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { DetailFrame } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { More } from '#web/ui/desk/more.tsx';
import { VerDiferencias } from './vista.tsx';

type Uso = {
  cambios: Cambios;
  guardia: ComponentProps<typeof AvisoBorrador>;
  guardando: boolean;
  guardarBorrador: () => void;
  publicar: () => void;
};

type MarcoProps = Pick<
  ComponentProps<typeof DetailFrame>,
  'title' | 'badge' | 'onBack' | 'onDelete' | 'children'
> & {
  uso: Uso;
  /** Something is written that is not on the site. */
  espera: boolean;
  /** What publishing is called. */
  publicar: string;
};

/** The details of a text: saving keeps a draft, and what matters more is to publish it. */
export function MarcoDeTexto({ uso, espera, publicar, children, ...marco }: MarcoProps) {
  const { cambios, guardando } = uso;
  return (
    <DetailFrame
      {...marco}
      isSaving={guardando}
      hasChanges={cambios.hayCambios}
      onSave={uso.guardarBorrador}
      saveLabel={<GuardarBorrador />}
      main={
        <Button
          look={espera || cambios.hayCambios() ? 'action' : 'soft'}
          busy={guardando}
          onClick={uso.publicar}
        >
          {publicar}
        </Button>
      }
    >
      <AvisoBorrador {...uso.guardia} />
      {children}
    </DetailFrame>
  );
}

export const VerEnLaWeb = ({ to }: { to: string }) => (
  <ButtonLink size="s" look="ghost" to={to} target="_blank">
    Ver en la web
  </ButtonLink>
);

type EnQueEstaProps = {
  dicho: string;
  /** Both texts; null when nothing waits. */
  comparar: (() => { antes: string; despues: string }) | null;
  className?: string;
  enlace?: ReactNode;
  /** What else can be done about it. */
  children: ReactNode;
};

/** What is on the site and what waits, with the difference in words. */
export function EnQueEsta({ dicho, comparar, className, enlace, children }: EnQueEstaProps) {
  const [comparando, setComparando] = useState(false);
  return (
    <div className={cx(fields.notice, className)}>
      <p role="status" className="flex-1">
        {dicho}
      </p>
      {enlace}
      <More>
        {comparar ? (
          <Button size="s" onClick={() => setComparando(true)}>
            Ver qué cambia
          </Button>
        ) : null}
        {children}
      </More>
      {comparando && comparar ? (
        <VerDiferencias
          titulo="De lo que está en la web a lo que tienes escrito"
          {...comparar()}
          onCerrar={() => setComparando(false)}
        />
      ) : null}
    </div>
  );
}

/** What is written goes, for what the call leaves in its place: the screen is made anew over it. */
export const useOtroBorrador = (uso: { cambios: Cambios; olvidar: () => void }, onOtra: () => void) =>
  useHacer(
    ({ pedir }: { pedir: () => Promise<unknown>; dicho: string }) => pedir(),
    (_, { dicho }) => {
      uso.olvidar();
      uso.cambios.darPorGuardado();
      avisarHecho(dicho, { alDeshacer: onOtra });
      onOtra();
    },
  ).hacer;
