import { describe, expect, it } from 'vitest';
import { club } from '#club';
import type { Solicitud } from '#contract/solicitudes/solicitudes.ts';
import { sumaDe } from './cobro.tsx';
import { agrupar, asuntoDeRespuesta, consecuencias, enlaceDeCorreo } from './solicitud.tsx';

const contacto: Solicitud = {
  id: 7,
  version: 1,
  tipo: 'contacto',
  inscripcion: null,
  altaSocio: false,
  dt: 0,
  nombre: 'Ana',
  email: null,
  telefono: null,
  leida: true,
  atendida: false,
  notas: null,
  avisos: 0,
  correosPendientes: 0,
  idJugador: null,
  respondida: null,
  respondidaPor: null,
  cobros: [],
  bancoCorregido: false,
  jugador: null,
  hayServidorDeCorreo: true,
  datos: [],
  tieneBanco: false,
  salud: null,
  saludCaduca: null,
  detalles: [],
  adjuntos: [],
  correos: [],
};

const campo = { campo: 'x', etiqueta: 'X', valor: 'x' };
const archivo = { id: 1, nombre: 'foto.jpg', mime: 'image/jpeg', bytes: 9 };
const correo = { id: 1, para: 'a', asunto: 'b', estado: 'pendiente', intentos: 0, dt: 0 } as const;

describe('deleting a solicitud says', () => {
  it('no more than it had', () => {
    expect(consecuencias(contacto)).toBe(
      'Se borrará para siempre lo que envió Ana (mensaje de contacto n.º 7): sus datos.',
    );
  });

  it('everything it had, with numbers, and the mails that will not leave', () => {
    const llena: Solicitud = {
      ...contacto,
      tipo: 'inscripcion',
      inscripcion: 'campusverano',
      tieneBanco: true,
      salud: [campo],
      notas: 'Llamar',
      adjuntos: [
        { ...archivo, clase: 'file' },
        { ...archivo, clase: 'firma' },
      ],
      correos: [correo, correo],
      correosPendientes: 2,
    };
    expect(consecuencias(llena)).toBe(
      'Se borrará para siempre lo que envió Ana (inscripción n.º 7): sus datos, los bancarios, los de salud, ' +
        '2 archivos (foto de carné y firma), las notas y el seguimiento de 2 correos. ' +
        '2 correos todavía no han salido y ya no se enviarán.',
    );
  });
});

const conNombre = (nombre: string) => ({ campo: nombre, etiqueta: nombre, valor: 'x' });

describe('the groups of a solicitud', () => {
  it('hold each field once, and no group is empty', () => {
    const datos = ['tipo', 'nombre', 'email', 'observaciones', 'semana1', 'conforme', 'algonuevo'].map(
      conNombre,
    );
    const grupos = agrupar(datos).map(({ titulo, campos }) => [titulo, campos.map(({ campo: uno }) => uno)]);
    expect(grupos).toEqual([
      ['Lo que pide', ['tipo', 'observaciones', 'semana1', 'algonuevo']],
      ['Quién es', ['nombre', 'email']],
      ['Lo que acepta', ['conforme']],
    ]);
    expect(agrupar([conNombre('nombre')]).map(({ titulo }) => titulo)).toEqual(['Quién es']);
  });
});

describe('the answer to a request', () => {
  it('names the club and what was asked for', () => {
    const asuntos = [
      asuntoDeRespuesta({ tipo: 'contacto', inscripcion: null }),
      asuntoDeRespuesta({ tipo: 'pruebanivel', inscripcion: null }),
      asuntoDeRespuesta({ tipo: 'inscripcion', inscripcion: 'campusverano' }),
    ];
    expect(asuntos).toEqual([
      `${club.nombre}: tu mensaje`,
      `${club.nombre}: tu clase de prueba`,
      `${club.nombre}: tu inscripción en Campus de verano`,
    ]);
  });

  it('goes to one address with one subject, whatever they are written with', () => {
    expect(enlaceDeCorreo('ana+club@correo.example', 'Pádel & más')).toBe(
      'mailto:ana%2Bclub@correo.example?subject=P%C3%A1del%20%26%20m%C3%A1s',
    );
    expect(enlaceDeCorreo('a@b.example?bcc=c@d.example', undefined)).toBe(
      'mailto:a@b.example%3Fbcc%3Dc%40d.example',
    );
  });
});

it.each([
  [[], 'Marca a quién se cobra.'],
  [[null, null], '2 recibos: falta el importe.'],
  [[2400, null], '2 recibos: falta el importe de 1.'],
  [[4550, 4550, 4550], '3 recibos × 45,50 € = 136,50 €'],
  [[2400, 1500], '2 recibos · 39,00 €'],
])('of receipts of %j cents, the sum says', (importes, texto) =>
  expect(sumaDe(importes).replaceAll('\u00a0', ' ')).toBe(texto),
);
