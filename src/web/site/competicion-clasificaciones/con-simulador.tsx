import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { NoHaLlegado } from '#web/club/competicion/no-ha-llegado.tsx';
import { useIsHydrated } from '#web/platform/document.ts';
import { lateCode } from '#web/platform/late-code.ts';
import { Button } from '#web/ui/button.tsx';
import { late } from '#web/ui/late.tsx';
import { Hacer } from './hacer.tsx';

/** The results tried; without it, the table as it is. */
const PARAMETRO = 'si';

/** An address but for the results tried. */
export function sinEscenario(url: URL): string {
  const resto = new URL(url);
  resto.searchParams.delete(PARAMETRO);
  return resto.href;
}

const Simulador = late(() => lateCode(() => import('./simulador.tsx')), {
  waiting: <p role="status">Preparando el simulador…</p>,
  failed: NoHaLlegado,
});

type Props = {
  idLiga: number;
  tabla: ReactNode;
  /** What else one does with it. */
  hacer: ReactNode;
  /** What comes under the table. */
  children: ReactNode;
};

/** The table as it is, or what it would be with the results that the address tells. */
export function ConSimulador({ idLiga, tabla, hacer, children }: Props) {
  const [pedido, pedir] = useSearchParams();
  // The server draws the page without reading it.
  const lista = useIsHydrated();
  const texto = lista ? pedido.get(PARAMETRO) : null;
  const cambiar = (nuevo: string | null, reemplazar: boolean) =>
    pedir(
      (antes) => {
        const despues = new URLSearchParams(antes);
        if (nuevo === null) despues.delete(PARAMETRO);
        else despues.set(PARAMETRO, nuevo);
        if (!despues.has('liga')) despues.set('liga', String(idLiga));
        return despues;
      },
      { replace: reemplazar, preventScrollReset: true },
    );
  if (texto !== null)
    return (
      <Simulador
        key={idLiga}
        idLiga={idLiga}
        texto={texto}
        alCambiar={(nuevo) => cambiar(nuevo, true)}
        alSalir={() => cambiar(null, false)}
      />
    );
  return (
    <>
      {tabla}
      <Hacer>
        <p className="print:hidden noscript:hidden">
          <Button size="s" className="max-md:w-full" onClick={() => cambiar('', false)}>
            ¿Y si…? Probar resultados
          </Button>
        </p>
        {hacer}
      </Hacer>
      {children}
    </>
  );
}
