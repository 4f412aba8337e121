import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';

type Props = { url: string; hecho: string; children: string };

/** Copies an address; where it cannot, tells it, to be copied by hand. */
export function Copiar({ url, hecho, children }: Props) {
  const [dicho, decir] = useState('');
  const copiar = async () => {
    try {
      await navigator.clipboard.writeText(url);
      decir(hecho);
    } catch {
      decir(`Copia la dirección: ${url}`);
    }
  };
  return (
    <>
      <Button size="s" onClick={copiar}>
        {children}
      </Button>
      <span role="status" className="text-s wrap-anywhere empty:hidden">
        {dicho}
      </span>
    </>
  );
}
