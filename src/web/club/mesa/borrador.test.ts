import { useForm } from '@mantine/form';
import { describe, expect, it } from 'vitest';
import { useAlmacen } from '#tests/support/almacen.ts';
import { enPantalla } from '#tests/support/hook.ts';
import { readDraft, writeDraft } from '#web/platform/form.ts';
import { useBorrador } from './borrador.tsx';

const GUARDADO = { html: '<p>Lo guardado</p>' };
const ESCRITO = { html: '<p>A medio escribir</p>' };
const CLAVE = 'contenido.una';

const enLaPantalla = () =>
  enPantalla(() => {
    const form = useForm({ initialValues: GUARDADO });
    return { form, ...useBorrador({ clave: CLAVE, form, guardado: GUARDADO, version: 4 }) };
  });

describe('what was being written when the page went away', () => {
  useAlmacen('sessionStorage');
  useAlmacen('localStorage');
  const escribir = () =>
    writeDraft(CLAVE, { id: 'mesa', values: { datos: JSON.stringify(ESCRITO), version: '3' } });

  it('is told, and is over the version it was written over', () => {
    escribir();
    const { guardia, cambios } = enLaPantalla();
    expect(guardia.recuperado).toBe(true);
    expect(cambios.version).toBe(3);
  });

  it('given up, leaves what is saved, and is gone', () => {
    escribir();
    const { form, guardia } = enLaPantalla();
    form.setValues(ESCRITO);
    guardia.descartar();
    expect(form.getValues()).toEqual(GUARDADO);
    expect(readDraft(CLAVE)).toBeNull();
  });

  it('once it is saved, is not told again', () => {
    escribir();
    enLaPantalla().olvidar(5);
    const { guardia, cambios } = enLaPantalla();
    expect(guardia.recuperado).toBe(false);
    expect(cambios.version).toBe(4);
  });
});
