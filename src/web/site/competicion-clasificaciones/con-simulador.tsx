import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useIsHydrated } from '#web/platform/document.ts';
import { lateCode } from '#web/platform/late-code.ts';
import { Button } from '#web/ui/button.tsx';
import { late } from '#web/ui/late.tsx';

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
});

type Props = {
  idLiga: number;
  /** Nothing is left to try. */
  acabada: boolean;
  tabla: ReactNode;
  /** What else one does with it. */
  hacer: ReactNode;
  /** What comes under the table. */
  children: ReactNode;
};

/** The table as it is, or what it would be with the results that the address tells. */
export function ConSimulador({ idLiga, acabada, tabla, hacer, children }: Props) {
  const [pedido, pedir] = useSearchParams();
  // The server draws the page without reading it.
  const lista = useIsHydrated();
  const texto = lista && !acabada ? pedido.get(PARAMETRO) : null;
  const cambiar = (nuevo: string | null) =>
    pedir(
      (antes) => {
        const despues = new URLSearchParams(antes);
        if (nuevo === null) despues.delete(PARAMETRO);
        else despues.set(PARAMETRO, nuevo);
        if (!despues.has('liga')) despues.set('liga', String(idLiga));
        return despues;
      },
      { replace: texto !== null && nuevo !== null, preventScrollReset: true },
    );
  if (texto !== null)
    return (
      <Simulador
        key={idLiga}
        idLiga={idLiga}
        texto={texto}
        alCambiar={cambiar}
        alSalir={() => cambiar(null)}
      />
    );
  return (
    <>
      {tabla}
      {/* In one row or, on a phone, two by two; what opens, under them. */}
      <div className="grid-fit-4xs items-start gap-2 md:flex md:flex-wrap print:hidden">
        {acabada ? null : (
          <p className="print:hidden noscript:hidden">
            <Button size="s" className="max-md:w-full" onClick={() => cambiar('')}>
              ¿Y si…? Probar resultados
            </Button>
          </p>
        )}
        {hacer}
      </div>
      {children}
    </>
  );
}
