import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumarDias } from '#domain/fecha.ts';
import { inscripcionDe } from '#tests/builders/inscripcion.ts';
import { cartasDe, inscripcionAlClub } from './correo.ts';
import { CAMPOS_SALUD, SEMANAS } from './datos.ts';
import { type DatosClub, fichaDeConsulta, fichaDeInscripcion, textoMandato } from './ficha.ts';
import { etiquetaDeTipo, TIPOS_INSCRIPCION, type TipoInscripcion } from './tipos.ts';

const CLUB: DatosClub = {
  campus: {
    semanas: SEMANAS.map((id, i) => ({
      id,
      desde: sumarDias('2025-06-23', 7 * i),
      hasta: sumarDias('2025-06-27', 7 * i),
      ofrecida: true,
    })),
    opciones: { a: { horario: '9:00-14:00', precio: 75 }, c: { horario: '8:00-14:00', precio: 85 } },
    minimoPorSemana: 15,
  },
  centros: { prado: { nombre: 'Prado' }, reston: { nombre: 'Restón' } },
  cuota: 30,
  ligas: { social: 24, infantil: 0 },
  escuela: {
    programas: [
      {
        inscripcion: 'equipocompeticion',
        cuotas: null,
        modalidades: [{ nombre: '3 días por semana', cuota: 104 }],
      },
      {
        inscripcion: 'escuelaminitenis',
        cuotas: { una: { socios: 25, noSocios: 29 }, dos: { socios: 42, noSocios: 48 } },
        modalidades: [],
      },
      {
        inscripcion: 'escuelapadel',
        cuotas: { una: { socios: 0, noSocios: 29 }, dos: { socios: 40, noSocios: 40 } },
        modalidades: [],
      },
    ],
  },
};

const deCampo = (campos: readonly { campo: string; valor: string }[], campo: string): string | undefined =>
  campos.find((uno) => uno.campo === campo)?.valor;

const SALUD = Object.fromEntries(CAMPOS_SALUD.map((campo) => [campo, `secreto de ${campo}`]));

describe('an enrolment as people read it', () => {
  it('says what was chosen in words', () => {
    const { datos } = fichaDeInscripcion(
      inscripcionDe({ centro: 'reston', prueba: 'no', dias: 'Lunes' }),
      CLUB,
    );
    expect(deCampo(datos, 'tipo')).toBe('Escuela de tenis – Adultos');
    expect(deCampo(datos, 'centro')).toBe('Restón');
    expect(deCampo(datos, 'fotos')).toBe('Sí');
    expect(deCampo(datos, 'prueba')).toBe('No');
    expect(deCampo(datos, 'fechaNacimiento')).toBe('07/05/1990');
    expect(deCampo(datos, 'conforme')).toBe('Sí');
    expect(deCampo(datos, 'conformeinscripcion')).toBeUndefined();
  });

  it('tells what the days of the team cost a month', () => {
    const dias = (valor: string) =>
      deCampo(
        fichaDeInscripcion(inscripcionDe({ tipo: 'equipocompeticion', dias: valor }), CLUB).datos,
        'dias',
      )?.replaceAll('\u00a0', ' ');
    expect(dias('3')).toBe('3 días por semana, 104 € al mes');
    expect(dias('2')).toBe('2 días por semana');
  });

  it.each([
    ['escuelaminitenis', 'Lunes', 'Lunes, 25 € al mes para socios, 29 € si no'],
    ['escuelaminitenis', 'Martes/Jueves', 'Martes/Jueves, 42 € al mes para socios, 48 € si no'],
    ['escuelaminitenis', 'Viernes (2H)', 'Viernes (2H), 42 € al mes para socios, 48 € si no'],
    ['escuelaminitenis', 'Fin de Semana', 'Fin de Semana, 42 € al mes para socios, 48 € si no'],
    ['escuelaminitenis', 'Sábados a las 3', 'Sábados a las 3'],
    ['escuelapadel', 'Miércoles', 'Miércoles, gratis para socios, 29 € al mes si no'],
    ['escuelapadel', 'Lunes/Miércoles', 'Lunes/Miércoles, 40 € al mes'],
    ['escuelaadultos', 'Lunes', 'Lunes'],
  ] as const)('tells what %s costs by its days: %s', (tipo, dias, dicho) => {
    const { datos } = fichaDeInscripcion(inscripcionDe({ tipo, dias }), CLUB);
    expect(deCampo(datos, 'dias')?.replaceAll('\u00a0', ' ')).toBe(dicho);
  });

  it('of a camp without prices tells no amount', () => {
    const opciones = { a: { horario: '9:00-14:00', precio: 0 }, c: { horario: '8:00-14:00', precio: 0 } };
    const { datos } = fichaDeInscripcion(inscripcionDe({ tipo: 'campusverano', semana1: 'a' }), {
      ...CLUB,
      campus: { ...CLUB.campus, opciones },
    });
    expect(deCampo(datos, 'semana1')).toBe('9:00-14:00');
    expect(deCampo(datos, 'total')).toBeUndefined();
  });

  it('tells the weeks of the camp with their days, times and prices', () => {
    const { datos } = fichaDeInscripcion(
      inscripcionDe({ tipo: 'campusverano', semana2: 'a', semana6: 'c' }),
      CLUB,
    );
    expect(datos.filter(({ campo }) => campo.startsWith('semana') || campo === 'total')).toEqual([
      { campo: 'semana2', etiqueta: 'Semana 2 (30 jun – 4 jul)', valor: '9:00-14:00, 75 €' },
      { campo: 'semana6', etiqueta: 'Semana 6 (28 jul – 1 ago)', valor: '8:00-14:00, 85 €' },
      { campo: 'total', etiqueta: 'Total', valor: '160 €' },
    ]);
  });

  it.each([
    [75.5, 85, '160,50 €'],
    [0.1, 0.2, '0,30 €'],
    [75.35, 84.65, '160 €'],
  ])('adds weeks of %d € and of %d € to the cent: %s', (a, c, total) => {
    const opciones = { a: { horario: '9:00-14:00', precio: a }, c: { horario: '8:00-14:00', precio: c } };
    const { datos } = fichaDeInscripcion(
      inscripcionDe({ tipo: 'campusverano', semana2: 'a', semana6: 'c' }),
      { ...CLUB, campus: { ...CLUB.campus, opciones } },
    );
    expect(deCampo(datos, 'total')).toBe(total);
  });

  it.each<[TipoInscripcion, Record<string, string | undefined>]>([
    [
      'ligasocialtenis',
      {
        altaSocio: 'Con esta inscripción, 30 € al año',
        total: '24 € + 30 € = 54 €',
        profesion: 'Árbitra',
      },
    ],
    ['ligainfantiltenis', { altaSocio: 'Con esta inscripción, 30 € al año', total: undefined }],
    ['equipocompeticion', { altaSocio: 'Con esta inscripción, 30 € al año', total: undefined }],
    ['escuelaadultos', { altaSocio: undefined, total: undefined, profesion: undefined }],
  ])('%s tells that one becomes a member with it, and the sum', (tipo, esperado) => {
    const { datos } = fichaDeInscripcion(
      inscripcionDe({ tipo, altaSocio: 'si', profesion: 'Árbitra' }),
      CLUB,
    );
    for (const [campo, valor] of Object.entries(esperado))
      expect(deCampo(datos, campo)?.replaceAll('\u00a0', ' ')).toBe(valor);
  });

  it('who is a member already is asked for no profession, and told what the league costs', () => {
    const deSiempre = inscripcionDe({ tipo: 'ligasocialtenis', profesion: 'Árbitra' });
    const { datos } = fichaDeInscripcion(deSiempre, CLUB);
    expect(datos.map(({ campo }) => campo)).not.toEqual(expect.arrayContaining(['profesion']));
    expect(deCampo(datos, 'total')).toBe('24\u00a0€');
  });

  it('keeps bank and health apart, and nothing its type does not ask for', () => {
    for (const tipo of TIPOS_INSCRIPCION) {
      const { datos, banco, salud } = fichaDeInscripcion(
        inscripcionDe({ tipo, semana1: 'a', ...SALUD }),
        CLUB,
      );
      const esCampus = tipo === 'campusverano';
      expect(salud).toHaveLength(esCampus ? CAMPOS_SALUD.length : 0);
      expect(banco).toHaveLength(esCampus ? 0 : 3);
      expect(JSON.stringify(datos)).not.toMatch(/secreto|9121000418/);
      expect(deCampo(datos, 'semana1') !== undefined).toBe(esCampus);
    }
  });
});

describe('mails of an enrolment', () => {
  it('never tell health data, free text or a whole IBAN', () => {
    const secreto = fc.stringMatching(/^[a-z]{12,20}$/);
    fc.assert(
      fc.property(fc.constantFrom(...TIPOS_INSCRIPCION), secreto, (tipo, texto) => {
        const dicho = { alergia: texto, enfermedad: texto, otrosdatos: texto, observaciones: texto };
        const ficha = fichaDeInscripcion(inscripcionDe({ tipo, ...dicho }), CLUB);
        const inscrita = { ...ficha, etiqueta: etiquetaDeTipo(tipo), nombre: 'Ana García', avisos: [] };
        const { asunto, texto: cuerpo } = inscripcionAlClub(inscrita);
        expect(`${asunto}\n${cuerpo}`).not.toContain(texto);
        expect(cuerpo.replaceAll(' ', '')).not.toContain('ES9121000418450200051332');
        expect(cuerpo).toContain('García');
      }),
    );
  });

  it('tell the club what to look at', () => {
    const ficha = fichaDeInscripcion(inscripcionDe(), CLUB);
    const avisos = [{ path: 'cp', message: 'El código postal suele tener 5 cifras: compruébalo.' }];
    const { texto } = inscripcionAlClub({ ...ficha, etiqueta: 'Escuela', nombre: 'Ana', avisos });
    expect(texto).toContain('Para revisar:\n- El código postal');
    expect(texto).toContain('IBAN: •••• 1332');
  });
});

describe('letters of a message', () => {
  const campos = fichaDeConsulta(
    { nombre: 'Nombre', email: 'Email', telefono: 'Teléfono', mensaje: 'Mensaje' },
    { nombre: 'Ana', email: 'ana@example.com', mensaje: 'Hola.\n¿Hay sitio?' },
  );
  const deAna = { titulo: 'Consulta', nombre: 'Ana', campos, sigue: ['Lo leemos.'] };
  const sobre = {
    buzon: 'info@club.example',
    email: 'ana@example.com',
    cuando: '2026-11-21T10:05',
    club: { nombre: 'Mi club', telefono: '910 000 000', conArticulo: { en: 'en Mi club' } },
  };

  it('bring all of it to the club, and to who sent it that it came; each with the other as its answer', () => {
    const { correo, copia } = cartasDe(deAna, sobre);
    expect(correo).toMatchObject({ para: sobre.buzon, responderA: sobre.email, asunto: 'Consulta: Ana' });
    expect(correo.texto).toContain('Mensaje:\nHola.\n¿Hay sitio?');
    expect(copia).toMatchObject({ para: sobre.email, responderA: sobre.buzon });
    expect(copia?.asunto).toBe('Consulta recibida en Mi club');
    expect(copia?.texto).toContain('Consulta recibida por la web el 21/11/2026 10:05.');
    expect(copia?.texto).toContain('910 000 000');
    expect(copia?.texto).toContain('Ahora:\n- Lo leemos.');
    expect(copia?.texto).toContain('Falta:\n- Un teléfono');
    expect(copia?.texto).not.toMatch(/Ana|ana@|Hola\.|sitio/);
  });

  it.each([null, '', 'no es un correo'])('leave no copy where there is no address: %j', (email) => {
    const { correo, copia } = cartasDe(deAna, { ...sobre, email });
    expect(copia).toBeNull();
    expect(correo.responderA).toBeNull();
  });

  it('have a subject of one line, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (nombre) => {
        const { asunto } = cartasDe({ ...deAna, nombre: `${nombre}\r\nBcc: x@y.z` }, sobre).correo;
        expect(asunto).not.toMatch(/[\r\n]/);
        expect(asunto.length).toBeLessThanOrEqual(150);
      }),
    );
  });
});

it('the mandate names who collects', () => {
  expect(textoMandato({ nombre: 'Mi club' })[0]).toContain('Mi club');
});
