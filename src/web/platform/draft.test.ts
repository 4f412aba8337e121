import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAlmacen } from '#tests/support/almacen.ts';
import { clearDraft, newId, readDraft, writeDraft } from './form.ts';

const DIA_MS = 24 * 60 * 60_000;
const ESCRITO = { id: 'uno', values: { nombre: 'Ana', email: '' } };

describe('a form half filled in', () => {
  const almacen = useAlmacen('localStorage');
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is there when one comes back, under its name, for a week', () => {
    writeDraft('contacto', ESCRITO);
    expect(readDraft('contacto')).toEqual(ESCRITO);
    expect(readDraft('prueba')).toBeNull();
    vi.advanceTimersByTime(7 * DIA_MS - 1);
    expect(readDraft('contacto')).toEqual(ESCRITO);
    vi.advanceTimersByTime(1);
    expect(readDraft('contacto')).toBeNull();
  });

  it('is gone once it is sent, or emptied by hand', () => {
    writeDraft('contacto', ESCRITO);
    clearDraft('contacto');
    expect(readDraft('contacto')).toBeNull();
    writeDraft('contacto', ESCRITO);
    writeDraft('contacto', { id: 'uno', values: { nombre: '', email: '' } });
    expect(almacen().getItem('borrador.contacto')).toBeNull();
  });

  it('does without a browser that keeps nothing, or kept something else', () => {
    almacen().setItem('borrador.contacto', '¿?');
    expect(readDraft('contacto')).toBeNull();
    almacen().lleno = true;
    expect(() => writeDraft('contacto', ESCRITO)).not.toThrow();
  });

  it('has a name that no other has', () => {
    expect(newId()).toMatch(/^[0-9a-z]{24}$/);
    expect(newId()).not.toBe(newId());
  });
});
