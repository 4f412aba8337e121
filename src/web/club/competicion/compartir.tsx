import { useState } from 'react';
import { useIsHydrated } from '#web/platform/document.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './compartir.module.css';

type CompartirProps = { titulo: string };

/** Hands the page to whatever the phone shares with; where it cannot, copies its address. */
export function Compartir({ titulo }: CompartirProps) {
  const [dicho, decir] = useState('');
  const estaEnMarcha = useIsHydrated();
  const compartir = async () => {
    const url = window.location.href;
    if (navigator.share) {
      // Whoever closes the sheet has changed their mind.
      await navigator.share({ title: titulo, url }).catch(() => {});
      return;
    }
    const copiado = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    decir(copiado ? 'Enlace copiado' : `Copia la dirección: ${url}`);
  };
  return (
    <>
      <Button onClick={compartir} className={estaEnMarcha ? undefined : styles.espera}>
        Compartir
      </Button>
      <span role="status">{dicho}</span>
    </>
  );
}
