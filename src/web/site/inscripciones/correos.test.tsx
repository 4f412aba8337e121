import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { club } from '#club';
import { SEMILLA } from '#club/semilla';
import { acuseDe } from '#domain/inscripcion/acuse.ts';
import { fichaDeInscripcion } from '#domain/inscripcion/ficha.ts';
import { TIPOS_INSCRIPCION } from '#domain/inscripcion/tipos.ts';
import { unCampus } from '#tests/builders/campus.ts';
import { inscripcionDe } from '#tests/builders/inscripcion.ts';
import Formulario from './formulario.tsx';

/** Said as if it came by itself. */
const PROMETE =
  /(?:te (?:la |lo )?(?:llega|mandamos|enviamos|enviaremos|mandaremos)|recib(?:es|irás))[^.<]{0,40}(?:correo|email)|(?:por|un) (?:correo|email)/i;

const campus = { ...unCampus(2027), opciones: SEMILLA.campus.opciones };
const OFRECIDO = {
  ...campus,
  anio: 2027,
  semanas: campus.semanas.map((una) => ({ ...una, estado: 'abierta' as const })),
  cerrado: null,
};

function formulario(tipo: (typeof TIPOS_INSCRIPCION)[number]): string {
  const Sitio = createRoutesStub([
    {
      path: '/',
      Component: () => <Formulario tipo={tipo} campus={OFRECIDO} nombresCompletos={false} parejas={[]} />,
    },
  ]);
  return renderToStaticMarkup(<Sitio />);
}

afterEach(() => {
  club.mandaCorreos = false;
});

describe.each(TIPOS_INSCRIPCION)('%s: a mail is promised', (tipo) => {
  it('by the form, only where one can leave', () => {
    expect(formulario(tipo)).not.toMatch(PROMETE);
    club.mandaCorreos = true;
    expect(formulario(tipo)).toMatch(/Te llega un correo con tu referencia/);
  });

  it('by no receipt: it tells who answers, not how', () => {
    const datos = inscripcionDe({ tipo });
    const acuse = acuseDe(datos, {
      ficha: fichaDeInscripcion(datos, { ...SEMILLA, campus }),
      archivos: [],
      idEnvio: 'una-clave-de-veinticuatro',
      transferencia: null,
      buzon: 'club@club.example',
      hoy: '2026-11-28',
      ibanValido: () => true,
    });
    expect([...acuse.falta, ...acuse.sigue].join(' ')).not.toMatch(PROMETE);
  });
});
