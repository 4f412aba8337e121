import { useRouteLoaderData } from 'react-router';
import type { Hoy } from '#contract/liga/horarios.ts';

const LAYOUT_PUBLICO = 'layout/public-layout';

/** What the public layout loads; null in the desk, and where it did not come. */
export const useHoy = (): Hoy | null => useRouteLoaderData<Hoy | null>(LAYOUT_PUBLICO) ?? null;
