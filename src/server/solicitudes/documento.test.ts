import { expect, it } from 'vitest';
import { documentoDe } from './documento.ts';

const INTERNA = '5c1f0a52-9a3e-4f7b-8f1e-2d9a77b1c001';
const abierta = {
  referencia: INTERNA,
  dia: '2026-11-21',
  datos: [
    { campo: 'tipo', etiqueta: 'Inscripción', valor: 'Campus de verano' },
    { campo: 'referencia', etiqueta: 'Referencia', valor: 'K7Q-D3M' },
  ],
  banco: [],
  salud: null,
  firma: null,
  foto: null,
};

it('has one reference: the one that who enrolled was told', () => {
  const { content } = documentoDe(abierta);
  expect(JSON.stringify(content).match(/Referencia/g)).toHaveLength(1);
  expect(JSON.stringify(content)).toContain('Referencia K7Q-D3M');
  const antigua = documentoDe({ ...abierta, datos: abierta.datos.slice(0, 1) });
  expect(JSON.stringify(antigua.content)).toContain(`Referencia ${INTERNA}`);
});
