import { useForm } from '@mantine/form';
import type { Partido, PartidoGuardado } from '#contract/partidos.ts';
import { type Borrado, useBorrar } from '#web/club/mesa/use-borrar.ts';
import { useCambios } from '#web/club/mesa/use-cambios.ts';
import type { Volver } from '#web/club/mesa/use-ficha-ruta.ts';
import { type Guardado, useGuardar } from '#web/club/mesa/use-guardar.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { showToast } from '#web/ui/toast-store.ts';
import type { Listas } from './listas.ts';
import { comprobar } from './problemas.ts';
import { preguntarRaro } from './raros.ts';
import { consecuencias, nombresDe, resumenDe } from './resumen.ts';
import { paraGuardar, partidoNuevo, type ValoresPartido, valoresDe } from './valores.ts';

export const leerPartido = (id: number) => call('GET /api/private/partidos/:id', { params: { id } });

export type Ficha = { partido: Partido | null; listas: Listas; volver: Volver };

/** What was saved, and what looked unusual in it: together, since many notices push out the first. */
function avisarGuardado(partido: PartidoGuardado, listas: Listas): void {
  const [uno, dos] = nombresDe(listas, valoresDe(partido));
  showToast(`Partido guardado: ${uno} – ${dos}`, 'success');
  const avisos = partido.avisos.map(({ message }) => message);
  if (avisos.length > 0) showToast(avisos.join(' '), 'warning');
}

/** How it is saved, and what somebody else left when they saved first. */
const guardadoPartido = (
  { partido, listas, volver }: Ficha,
  id = partido?.id ?? 0,
): Guardado<ValoresPartido, PartidoGuardado> => ({
  enviar: (valores, version) =>
    call('POST /api/private/partidos/:id', { params: { id }, body: paraGuardar(valores, version) }),
  releer: async () => {
    const suyo = await leerPartido(id);
    return { valores: valoresDe(suyo) as ValoresPartido, version: suyo.version };
  },
  resumen: (valores) => resumenDe(valores, listas),
  preguntar: (valores) => preguntarRaro(valores, { partido, listas }),
  alGuardar: (guardado) => {
    avisarGuardado(guardado, listas);
    volver(guardado.id);
  },
});

const borradoPartido = ({ partido, listas, volver }: Ficha, id = partido?.id ?? 0): Borrado => ({
  titulo: 'Borrar el partido',
  consecuencias: async () => (partido ? consecuencias(valoresDe(partido), partido.fecha, listas) : ''),
  borrar: () => call('DELETE /api/private/partidos/:id', { params: { id } }),
  hecho: 'Partido borrado',
  alBorrar: () => volver(0),
});

/** Everything the match's form does. */
export function usePartido(ficha: Ficha) {
  const { partido } = ficha;
  const form = useForm<ValoresPartido>({
    initialValues: partido ? valoresDe(partido) : partidoNuevo(hoyDelClub()),
    validate: comprobar,
  });
  const cambios = useCambios(form, partido?.version ?? null);
  const guardar = useGuardar({ form, cambios, ...guardadoPartido(ficha) });
  const borrar = useBorrar({ cambios, ...borradoPartido(ficha) });
  return { form, cambios, borrar, ...guardar };
}

export type FormPartido = ReturnType<typeof usePartido>['form'];
