import { describe, expect, it } from 'vitest';
import type { TipoPedido } from '#contract/opciones.ts';
import {
  cambiadas,
  cambiar,
  conLineas,
  conPrimerDia,
  conPropuesta,
  conTipo,
  diasDe,
  encargadaDe,
  estadoInicial,
  finDeSemanaLibre,
  hacerSitio,
  nombreDePropuesta,
  ordenar,
  otraPeticion,
  type Puesto,
  pideOtra,
  puestosEn,
  queMejoro,
  veredicto,
  volver,
} from './estado.ts';

describe('the proposal on screen', () => {
  const RESULTADO = {
    avisos: [],
    fuera: [],
    cuantosFuera: 0,
    sinPartido: [],
    resumen: null,
    demostrado: false,
    cota: 9,
    lineas: 7,
  };

  it.each([
    [{ demostrado: true }, 'La mejor posible (comprobado)'],
    [{ demostrado: true, lineas: 0, cota: 0, cuantosFuera: 3 }, 'No cabe ningún partido (comprobado)'],
    [{ demostrado: true, lineas: 0, cota: 0 }, 'No hay ningún partido que proponer'],
    [{}, 'A falta de 2 partidos como mucho'],
    [{ cota: 8 }, 'A falta de 1 partido como mucho'],
    [{ cota: 7 }, 'No caben más partidos; el reparto quizá mejore'],
    [{ gente: { juegan: 22, cota: 26 } }, 'A falta de 4 jugadores en pista como mucho'],
    [{ gente: { juegan: 22, cota: 22 } }, 'No puede jugar más gente; el reparto quizá mejore'],
    [{ gente: { juegan: 22, cota: 22 }, demostrado: true }, 'La mejor posible (comprobado)'],
  ])('says how good it is: %j, %s', (cambios, texto) =>
    expect(veredicto({ ...RESULTADO, ...cambios })).toBe(texto),
  );

  const linea = (fecha: string, idPista: number) => ({
    fecha,
    idPista,
    idLiga: 1,
    idJugador1: 2,
    idJugador2: 3,
  });
  const inicial = estadoInicial('2026-11-21');
  const partidos = [linea('2026-11-29T10:00', 1), linea('2026-11-28T12:00', 2), linea('2026-11-28T12:00', 1)];
  const estado = conPropuesta(inicial, { ...RESULTADO, partidos }, inicial.opciones);

  it('knows when its lines are no longer those found: their order is nothing', () => {
    expect(cambiadas(inicial)).toBe(false);
    expect(cambiadas(conLineas(estado, ordenar(estado.lineas)))).toBe(false);
    expect(cambiadas(conLineas(estado, estado.lineas.slice(1)))).toBe(true);
    expect(cambiadas(conLineas(estado, cambiar(estado.lineas, 2, { idPista: 5 })))).toBe(true);
  });

  it.each([
    [{}, false],
    [{ noDisponibles: [3] }, true],
    [{ tipo: 'infantil' as const }, true],
    [{ fecha2: null }, true],
  ])('knows when something else is asked for: %j, %s', (cambios, otra) =>
    expect(otraPeticion({ ...estado, opciones: { ...estado.opciones, ...cambios } })).toBe(otra),
  );

  it.each([
    [{ lineas: 8 }, 'Mejorada: cabe 1 partido más'],
    [{ lineas: 9, demostrado: true }, 'Mejorada: caben 2 partidos más'],
    [{ demostrado: true }, 'Comprobado: no hay propuesta mejor'],
    [{}, 'No caben más partidos de los hallados; el reparto y las horas no son peores'],
  ])('says what a longer search was good for: %j, %s', (cambios, texto) =>
    expect(queMejoro(RESULTADO, { ...RESULTADO, ...cambios })).toBe(texto),
  );

  const conGente = (juegan: number) => ({ ...RESULTADO, gente: { juegan, cota: 26 } });

  it.each([
    [{ lineas: 6, gente: { juegan: 24, cota: 26 } }, 'Mejorada: 2 jugadores en pista más'],
    [{ lineas: 6, demostrado: true }, 'Comprobado: no hay propuesta mejor'],
    [{ lineas: 6 }, 'No juega más gente que en la hallada; el reparto y las horas no son peores'],
  ])('says it of people where singles and pairs are together: %j, %s', (cambios, texto) =>
    expect(queMejoro(conGente(22), { ...conGente(22), ...cambios })).toBe(texto),
  );

  it('makes place for a pair: the line in the way goes elsewhere, the new one to the end', () => {
    const lineas = [linea('2026-11-28T10:00', 1), linea('2026-11-28T12:00', 1)].map((una, i) => ({
      ...una,
      clave: i + 1,
    }));
    const mover = { linea: 0, fecha: '2026-11-29T10:00', idPista: 2 };
    const nueva = linea('2026-11-28T10:00', 1);
    const cabida = { regla: 'mover', frase: '', linea: nueva, mover, seAnade: true } as const;
    expect(hacerSitio(lineas, cabida)).toEqual([
      { ...lineas[0], fecha: mover.fecha, idPista: 2 },
      lineas[1],
      { ...nueva, clave: 3 },
    ]);
  });

  it('sorts by day, hour and court, what is not placed last', () => {
    const suelta = { ...linea('', 1), clave: 9, fecha: null };
    expect(ordenar([suelta, ...estado.lineas]).map(({ clave }) => clave)).toEqual([3, 2, 1, 9]);
  });

  it('goes back change by change and forth again, until another change is made or another proposal comes', () => {
    const dos = conLineas(conLineas(estado, estado.lineas.slice(1)), []);
    const una = volver(dos, 'atras');
    expect(una.lineas).toEqual(estado.lineas.slice(1));
    expect(volver(una, 'adelante')).toEqual(dos);
    expect(volver(volver(una, 'atras'), 'atras').lineas).toEqual(estado.lineas);
    expect(volver(conLineas(una, []), 'adelante').lineas).toEqual([]);
    const otra = conPropuesta(una, { ...RESULTADO, partidos: [] }, inicial.opciones);
    expect(volver(otra, 'atras')).toEqual(otra);
  });

  it('another league forgets the players', () => {
    expect(cambiar(estado.lineas, 2, { idLiga: 8 })[1]).toMatchObject({ idLiga: 8, idJugador1: null });
    expect(cambiar(estado.lineas, 2, { idLiga: 1 })[1]).toMatchObject({ idJugador1: 2, idJugador2: 3 });
  });

  it('its days are those asked for and those of its lines', () => {
    const otra = cambiar(estado.lineas, 1, { fecha: '2026-12-01T10:00' });
    expect(diasDe({ ...estado, lineas: otra })).toEqual(['2026-11-28', '2026-11-29', '2026-12-01']);
  });
});

it('the second day follows the first one wherever it goes, and a day alone stays alone', () => {
  expect(conPrimerDia({ fecha2: '2026-11-29' }, '2026-12-05')).toEqual({
    fecha1: '2026-12-05',
    fecha2: '2026-12-06',
  });
  expect(conPrimerDia({ fecha2: null }, '2026-12-05')).toEqual({ fecha1: '2026-12-05' });
  expect(conPrimerDia({ fecha2: '2026-11-29' }, null)).toEqual({ fecha1: null });
});

describe('the weekend it is asked for, when nobody says which', () => {
  const social = { dia: '2026-11-28', tipo: 'social' } as const;
  const infantil = { dia: '2026-12-06', tipo: 'infantil' } as const;
  const dias = (tipo: TipoPedido, ...puestos: Puesto[]) => finDeSemanaLibre('2026-11-23', tipo, puestos);

  it('is the first one with nothing of its types arranged', () => {
    expect(dias('ambos')).toEqual(['2026-11-28', '2026-11-29']);
    expect(dias('ambos', social)).toEqual(['2026-12-05', '2026-12-06']);
    expect(dias('ambos', social, infantil)).toEqual(['2026-12-12', '2026-12-13']);
    expect(dias('infantil', social, infantil)).toEqual(['2026-11-28', '2026-11-29']);
    expect(dias('ambos', { ...social, tipo: 'amistosos' })).toEqual(['2026-11-28', '2026-11-29']);
  });

  it('goes with the type, and stays once it was chosen by hand', () => {
    const libre = (tipo: TipoPedido | null) => finDeSemanaLibre('2026-11-23', tipo, [social]);
    const { opciones } = estadoInicial('2026-11-23', undefined, [social]);
    const enInfantil = { tipo: 'infantil', fecha1: '2026-11-28', fecha2: '2026-11-29' };
    expect(conTipo(opciones, 'infantil', libre)).toEqual(enInfantil);
    expect(conTipo({ ...opciones, fecha2: null }, 'infantil', libre)).toEqual({ tipo: 'infantil' });
  });

  it('says how many of its types its days have', () => {
    const pedido = { tipo: 'ambos', fecha1: '2026-11-28', fecha2: '2026-12-06' } as const;
    expect(puestosEn([social, social, infantil], pedido)).toBe(3);
    expect(puestosEn([social, social, infantil], { ...pedido, tipo: 'infantil' })).toBe(1);
    expect(puestosEn([social], { ...pedido, tipo: null })).toBe(0);
  });
});

describe('what the address asks for', () => {
  const pedido = (texto: string) => {
    const { tipo, fecha1, fecha2 } = estadoInicial(
      '2026-11-20',
      encargadaDe(new URLSearchParams(texto)),
    ).opciones;
    return [tipo, fecha1, fecha2];
  };

  it('is where the proposal starts: a type and two days', () => {
    expect(pedido('tipo=infantil&dia=2026-11-28')).toEqual(['infantil', '2026-11-28', '2026-11-29']);
  });

  it('is the next weekend, of both types, when it says nothing that can be', () => {
    for (const texto of ['', 'tipo=playoff&dia=2026-02-30', 'tipo=&dia='])
      expect(pedido(texto)).toEqual(['ambos', '2026-11-21', '2026-11-22']);
  });

  it('is another proposal when its type or its day is; an address that asks nothing asks for none', () => {
    const deEse = (texto: string) => encargadaDe(new URLSearchParams(texto));
    const estado = estadoInicial('2026-11-20', deEse('tipo=social&dia=2026-11-28'));
    const otras = ['tipo=infantil&dia=2026-11-28', 'tipo=social&dia=2026-12-05', 'dia=2026-12-05'];
    expect(otras.map((texto) => pideOtra(estado, deEse(texto)))).toEqual([true, true, true]);
    const iguales = ['tipo=social&dia=2026-11-28', 'tipo=social', ''];
    expect(iguales.map((texto) => pideOtra(estado, deEse(texto)))).toEqual([false, false, false]);
    expect(nombreDePropuesta(estado)).toBe('Liga Social, sábado, 28 de noviembre');
  });
});
