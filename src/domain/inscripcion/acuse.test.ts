import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumarDias } from '#domain/fecha.ts';
import { inscripcionDe } from '#tests/builders/inscripcion.ts';
import { acuseDe, referenciaDe, transferenciaDe } from './acuse.ts';
import { copiaDeInscripcion } from './correo.ts';
import type { Archivo } from './datos.ts';
import { type DatosInscripcion, SEMANAS } from './datos.ts';
import { fichaDeInscripcion } from './ficha.ts';
import { TIPOS_INSCRIPCION } from './tipos.ts';

const CAMPUS = {
  semanas: SEMANAS.map((id, i) => ({
    id,
    desde: sumarDias('2027-06-21', 7 * i),
    hasta: sumarDias('2027-06-25', 7 * i),
    ofrecida: true,
  })),
  opciones: { a: { horario: '9:00-14:00', precio: 75 }, c: { horario: '8:00-14:00', precio: 85 } },
  minimoPorSemana: 15,
};
const CLUB = {
  campus: CAMPUS,
  centros: { prado: { nombre: 'Prado' }, reston: { nombre: 'Restón' } },
  ...{ cuota: 30, ligas: { social: 24, infantil: 0 }, escuela: { programas: [] } },
};

function acuse(datos: DatosInscripcion, archivos: readonly Archivo[] = [], importe = 0) {
  return acuseDe(datos, {
    ficha: fichaDeInscripcion(datos, CLUB),
    archivos,
    idEnvio: 'clave-de-prueba',
    transferencia: transferenciaDe(datos, { iban: 'ES00', importe }),
    buzon: 'club@club.example',
    hoy: '2027-05-01',
    ibanValido: (iban) => iban !== 'ES00 0000',
  });
}

describe('reference', () => {
  it('is short, the same for the same sending, and hardly ever the same for another', () => {
    expect(referenciaDe('clave-de-prueba')).toMatch(/^[2-9A-HJ-NP-Z]{3}-[2-9A-HJ-NP-Z]{3}$/);
    expect(referenciaDe('clave-de-prueba')).toBe(referenciaDe('clave-de-prueba'));
    const muchas = Array.from({ length: 2000 }, (_, i) => referenciaDe(`otra-clave-${i}`));
    expect(new Set(muchas).size).toBeGreaterThan(1995);
  });
});

describe('what is told to who enrols', () => {
  it('of a camp without receipt: weeks, total, what is missing, and to pay first of all', () => {
    const datos = inscripcionDe({
      tipo: 'campusverano',
      semana1: 'a',
      semana3: 'c',
      firma: '',
      firmaEscrita: '',
      dni: '',
    });
    const { pedido, falta, sigue } = acuse(datos, ['file'], 160);
    expect(pedido.map(({ etiqueta, valor }) => `${etiqueta}: ${valor}`)).toEqual([
      'Inscripción: Campus de verano',
      'Solicitud: Alta',
      'Semana 1 (21 jun – 25 jun): 9:00-14:00, 75 €',
      'Semana 3 (5 jul – 9 jul): 8:00-14:00, 85 €',
      'Total: 160 €',
    ]);
    expect(falta).toContain('El comprobante de la transferencia.');
    expect(falta).toContain('La firma: te la pediremos en el club.');
    expect(falta).not.toContain('La foto de carné.');
    expect(sigue[0]).toMatch(/^Haz la transferencia de 160.€ a ES00/);
    expect(sigue.at(-1)).toBe('Te confirmamos la plaza.');
  });

  it('with the receipt, nothing of paying', () => {
    const datos = inscripcionDe({ tipo: 'campusverano', semana1: 'a' });
    const { falta, sigue } = acuse(datos, ['file', 'comprobantePago'], 75);
    expect([...falta, ...sigue].join(' ')).not.toMatch(/comprobante|transferencia/);
  });

  it('of an IBAN that is none and no DNI, both are missed', () => {
    const { falta } = acuse(inscripcionDe({ cuentaIBAN: 'ES00 0000', dni: '' }), ['file']);
    expect(falta).toEqual([
      'El DNI o NIE de quien se inscribe.',
      'Un IBAN correcto: al que has escrito le falta o le sobra algo.',
    ]);
    expect(acuse(inscripcionDe(), ['file']).falta).toEqual([]);
  });

  it('every doubt is told, and nobody is promised an answer where none can go', () => {
    const mal = inscripcionDe({
      email: 'padre@mal',
      telefono: '12',
      dni: '1',
      cp: '2',
      fechaNacimiento: '07/05/2027',
    });
    const { falta, sigue } = acuse(mal, ['file']);
    for (const dicho of ['fecha de nacimiento', 'DNI', 'código postal', 'email', 'teléfono'])
      expect(falta.join(' ')).toContain(dicho);
    expect(sigue.join(' ')).not.toMatch(/te (?:dice|avisa|confirma)|te llamamos/i);
    expect(sigue).toContain('Mándanos lo que falta a club@club.example, con la referencia en el asunto.');
    expect(sigue.at(-1)).toMatch(/^Hasta entonces no podemos responderte/);
    const conTelefono = acuse(inscripcionDe({ email: 'padre@mal' }), ['file']).sigue.at(-1);
    expect(conTelefono).toMatch(/^Te llamamos/);
    const conEmail = acuse(inscripcionDe({ telefono: '12' }), ['file']).sigue.at(-1);
    expect(conEmail).toMatch(/te dice/);
  });

  it('of a renewal, no photo is missed', () => {
    const { falta } = acuse(inscripcionDe({ tipo: 'ligasocialtenis', subtipo: 'renovacion' }));
    expect(falta).not.toContain('La foto de carné.');
  });

  it('repeats nothing that was typed, in whatever field', () => {
    const texto = fc.stringMatching(/^[a-z]{12,20}$/);
    fc.assert(
      fc.property(fc.constantFrom(...TIPOS_INSCRIPCION), texto, (tipo, typed) => {
        const datos = inscripcionDe({
          ...{ tipo, nombre: typed, apellidos: typed, dias: typed, profesion: typed, email: typed },
          ...{ direccion: typed, poblacion: typed, dni: typed, telefono: typed, otrosdatos: typed },
          ...{ nombrePadreMadreTutor: typed, observaciones: typed, cuentaTitular: typed, semana1: 'a' },
        });
        const copia = copiaDeInscripcion('Escuela', acuse(datos, [], 75), {
          nombre: 'Club',
          telefono: '910',
          hayEnlace: true,
        });
        expect(JSON.stringify([acuse(datos, [], 75), copia])).not.toContain(typed);
      }),
    );
  });
});
