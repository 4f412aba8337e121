import { modals } from '@mantine/modals';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { useAlmacen } from '#tests/support/almacen.ts';
import { enPantalla } from '#tests/support/hook.ts';
import { ApiError } from '#web/platform/call.ts';
import { keepTyped } from '#web/platform/session.ts';
import { currentToasts } from '#web/ui/toast.tsx';
import type { Eleccion } from './conflicto.tsx';
import { useEdicion } from './use-edicion.ts';

type Valores = { nombre: string };

const [MIA, SUYA] = [{ nombre: 'La mía' }, { nombre: 'La suya' }];
const ELEGIDA = { id: 1, version: 3, nombre: 'La de antes' };

const enviar = vi.fn(async (id: number, { nombre }: Valores, version: number | null) => ({
  id,
  nombre,
  version: (version ?? 0) + 1,
}));
const alGuardar = vi.fn();

const ficha = (entidad: typeof ELEGIDA | null = ELEGIDA) =>
  enPantalla(() =>
    useEdicion<Valores, typeof ELEGIDA, typeof ELEGIDA>({
      entidad,
      nueva: () => ({ nombre: '' }),
      valoresDe: ({ nombre }) => ({ nombre }),
      leer: async () => ({ id: 1, version: 4, ...SUYA }),
      enviar,
      resumen: ({ nombre }) => [['Nombre', nombre]],
      alGuardar,
      volver: () => {},
      borrado: {
        titulo: 'Borrar',
        consecuencias: async () => ({ texto: 'Se borrará.' }),
        borrar: async () => {},
        hecho: 'Borrada',
      },
    }),
  );

/** Somebody saved first: what is asked is answered with that. */
function elegir(eleccion: Eleccion): void {
  enviar.mockRejectedValueOnce(new ApiError(409, mensajes.cambiadoMientras));
  vi.spyOn(modals, 'close').mockReturnValue();
  vi.spyOn(modals, 'open').mockImplementation(({ children, onClose }) => {
    if (eleccion === null) onClose?.();
    else (children as ReactElement<{ onElegir: (una: Eleccion) => void }>).props.onElegir(eleccion);
    return 'conflicto';
  });
}

describe('a form over what somebody else saved first', () => {
  useAlmacen('sessionStorage');
  let escritos: { validity: { customError: boolean }; checkValidity: () => boolean }[];

  beforeEach(() => {
    vi.clearAllMocks();
    escritos = [];
    vi.stubGlobal('document', { querySelectorAll: () => escritos });
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('requestAnimationFrame', () => 0);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('takes theirs, and what is saved next is over theirs', async () => {
    const { form, marco } = ficha();
    form.setValues(MIA);
    elegir('suya');
    await marco.onSave();
    expect(form.getValues()).toEqual(SUYA);
    expect(alGuardar).not.toHaveBeenCalled();
    form.setValues(MIA);
    await marco.onSave();
    expect(enviar).toHaveBeenLastCalledWith(1, MIA, 4);
  });

  it('sends mine again, over theirs', async () => {
    const { form, marco } = ficha();
    form.setValues(MIA);
    elegir('mia');
    await marco.onSave();
    expect(enviar.mock.calls).toEqual([
      [1, MIA, 3],
      [1, MIA, 4],
    ]);
    expect(alGuardar).toHaveBeenCalledOnce();
  });

  it('saves nothing, and stays as it was written, when nothing is chosen', async () => {
    const { form, marco } = ficha();
    form.setValues(MIA);
    elegir(null);
    await marco.onSave();
    expect(form.getValues()).toEqual(MIA);
    expect(enviar).toHaveBeenCalledOnce();
  });

  it('is over what it was written over, when the session ended meanwhile', async () => {
    keepTyped('/', { user: '', version: 2, values: MIA });
    const { form, marco } = ficha();
    form.setValues(MIA);
    await marco.onSave();
    expect(enviar.mock.calls[0]?.[2]).toBe(2);
  });

  it('is not sent nor said to be saved when nothing was changed; a new one is', async () => {
    const { form, marco } = ficha();
    await marco.onSave();
    form.setValues(MIA);
    form.setValues({ nombre: ELEGIDA.nombre });
    await marco.onSave();
    expect(enviar).not.toHaveBeenCalled();
    expect(alGuardar).not.toHaveBeenCalled();
    expect(currentToasts().map(({ text }) => text)).toContain(mensajes.nadaQueGuardar);
    await ficha(null).marco.onSave();
    expect(enviar).toHaveBeenCalledOnce();
  });

  it('is not sent with something written that its field cannot take', async () => {
    escritos = [{ validity: { customError: true }, checkValidity: () => false }];
    await ficha().marco.onSave();
    expect(enviar).not.toHaveBeenCalled();
  });
});

it('pressed twice at once, deleting is asked once', async () => {
  vi.stubGlobal('window', new EventTarget());
  const preguntar = vi.spyOn(modals, 'openConfirmModal').mockReturnValue('pregunta');
  const { marco } = ficha();
  marco.onDelete?.();
  marco.onDelete?.();
  await vi.waitFor(() => expect(preguntar).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(preguntar).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
