import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Problema } from '#domain/problema.ts';
import { useIsHydrated } from '#web/platform/document.ts';
import type { Apartado } from './apartados.ts';
import { idDeCampo } from './campo.tsx';

export type Pasos = {
  apartados: readonly Apartado[];
  /** Which of them is on the screen. */
  n: number;
  /** Takes the focus to a field, in whatever step it is. */
  irA: (campo: string) => void;
  /** Whether nothing is missing in this step; what is, is marked, and the first takes the focus. */
  pasa: () => boolean;
};

const enfocar = (selector: string, opciones?: FocusOptions) =>
  document.querySelector<HTMLElement>(selector)?.focus(opciones);

type Faltas = { errores: readonly Problema[]; marcar: (campo: string) => void };

/** One step at a time. The address says which, so that going back in the browser is going back a step. */
export function usePasos(apartados: readonly Apartado[], { errores, marcar }: Faltas): Pasos {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const pedido = useIsHydrated() ? apartados.findIndex(({ href }) => href === hash) : 0;
  const n = Math.max(0, pedido);
  const href = apartados[n]?.href;
  const anterior = useRef(href);
  const buscado = useRef<string | null>(null);
  useEffect(() => {
    if (!href || anterior.current === href) return;
    anterior.current = href;
    if (buscado.current) enfocar(buscado.current);
    else enfocar(href, { preventScroll: true });
    buscado.current = null;
  }, [href]);
  const irA = (campo: string) => {
    const suyo = apartados.find(({ campos }) => campos.includes(campo))?.href ?? href;
    const selector = `#${idDeCampo(campo)}`;
    if (!suyo || suyo === href) return enfocar(selector);
    buscado.current = selector;
    navigate(suyo, { preventScrollReset: true });
  };
  const pasa = (): boolean => {
    const suyas = errores.filter(({ path }) => apartados[n]?.campos.includes(path));
    for (const { path } of suyas) marcar(path);
    if (suyas[0]) irA(suyas[0].path);
    return suyas.length === 0;
  };
  return { apartados, n, irA, pasa };
}
