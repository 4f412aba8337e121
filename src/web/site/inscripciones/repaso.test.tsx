import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { SEMILLA } from '#club/semilla';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { mensajes } from '#domain/inscripcion/errores.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { unCampus } from '#tests/builders/campus.ts';
import { apartadosDe } from './apartados.ts';
import { acuseAqui, camposVisibles, leidoDe, loQueCuesta, type Solicitada } from './datos.ts';
import { Repaso } from './pasos.tsx';

const base = unCampus(2027);
const CAMPUS: CampusOfrecido = {
  ...base,
  anio: 2027,
  semanas: base.semanas.map((una) => ({ ...una, estado: 'abierta' })),
  opciones: SEMILLA.campus.opciones,
  cerrado: null,
};

const pedida = (tipo: TipoInscripcion, valores: Solicitada['valores']): Solicitada => ({
  ...{ tipo, subtipo: 'alta', valores, campus: CAMPUS, hoy: '2027-03-01' },
});

/** What is read before sending, as text. */
function repaso(
  solicitada: Solicitada,
  aviso: (campo: string) => string | undefined = () => undefined,
): string {
  const visibles = camposVisibles(solicitada);
  const apartados = apartadosDe(visibles, { errores: [], aviso }, solicitada.valores);
  const pedido = { nombre: 'Lo pedido', precios: loQueCuesta(solicitada, undefined) };
  const Sitio = createRoutesStub([
    { path: '/', Component: () => <Repaso {...{ apartados, pedido }} valores={leidoDe(solicitada)} /> },
  ]);
  return renderToStaticMarkup(<Sitio />)
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/[|\s\u00a0]+/g, ' ');
}

const CON_SALUD = { semana1: 'a', semana3: 'c', alergia: 'Nueces', nadar: 'Sí' };

it('of a camp lists each week with its hours and price, their sum, and the health data', () => {
  const dicho = repaso(pedida('campusverano', CON_SALUD));
  expect(dicho).toContain('Lo pedido Total: 160 €.');
  expect(dicho).toContain(
    'Semanas Semana 1 (23 jun – 27 jun): 9:00-14:00, 75 € · Semana 3 (7 jul – 11 jul): 8:00-14:00, 85 €',
  );
  expect(dicho).toContain('Salud Alergias: Nueces · Sabe nadar: Sí');
  expect(repaso(pedida('campusverano', { semana1: 'a' }))).toContain('Salud sin rellenar');
});

it('of a class tells the days chosen and what they cost, and no other tariff', () => {
  const dicho = repaso(pedida('escuelainiciacion', { dias: 'Martes/Jueves', centro: 'prado' }));
  expect(dicho).toContain(
    'Lo pedido Días: Martes/Jueves, 46 € al mes para socios, 52 € si no. Matrícula: 20 €, una vez por curso.',
  );
  expect(dicho).not.toMatch(/27 €|31 €/);
  expect(repaso(pedida('escuelainiciacion', {}))).toMatch(/46 €.*27 €/);
});

it('tells what looks wrong in a step, not only that it does', () => {
  const aviso = (campo: string) => (campo === 'email' ? mensajes.emailDudoso : undefined);
  expect(repaso(pedida('ligasocialtenis', { email: 'ana@' }), aviso)).toContain(
    `Contacto ${mensajes.emailDudoso}`,
  );
});

it('tells the same amounts as the receipt', () => {
  for (const [tipo, valores] of [
    ['campusverano', CON_SALUD],
    ['escuelapadel', { dias: 'Lunes' }],
    ['equipocompeticion', { dias: '3' }],
  ] as const) {
    const solicitada = pedida(tipo, valores);
    const { pedido } = acuseAqui(solicitada, { archivos: {}, idEnvio: 'x', ibanValido: () => true });
    const importe = pedido.filter(({ campo }) => campo === 'dias' || campo === 'total');
    expect(importe).toHaveLength(1);
    for (const { etiqueta, valor } of importe)
      expect(loQueCuesta(solicitada, undefined)[0]).toBe(`${etiqueta}: ${valor}.`);
  }
});
