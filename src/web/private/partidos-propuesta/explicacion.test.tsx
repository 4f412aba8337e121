import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Listas } from './entorno.ts';
import { estadoInicial, type Linea, type Resultado } from './estado.ts';
import { Fuera, Solos, Veredicto } from './explicacion.tsx';
import type { MesaPropuesta } from './use-propuesta.ts';

const RESULTADO: Resultado = {
  avisos: ['Falta una liga de amistosos.'],
  fuera: [
    {
      idLiga: 1,
      liga: 'Liga Infantil',
      idJugador1: 4,
      jugador1: 'Luis',
      idJugador2: 5,
      jugador2: 'Eva',
      jugados: 0,
      motivos: [],
      frase: 'Luis no puede el sábado.',
    },
  ],
  cuantosFuera: 3,
  sinPartido: [
    { idLiga: 1, liga: 'Liga Infantil', idJugador: 2, jugador: 'Ana Sola', frase: 'Tiene una lesión.' },
  ],
  resumen: '3 parejas sin sitio.',
  demostrado: false,
  cota: 9,
  lineas: 7,
};

const linea = (idJugador1: number | null): Linea => ({
  clave: 1,
  fecha: '2026-11-28T10:00',
  idPista: 1,
  idLiga: 1,
  idJugador1,
  idJugador2: 3,
});

const estado = (...lineas: Linea[]) => ({ ...estadoInicial('2026-11-21'), lineas, resultado: RESULTADO });

const LISTAS: Listas = { ligas: [], pistas: [], jugadores: [], ausentes: {}, clausuras: [], puestos: [] };

const mesaCon = (suyo: MesaPropuesta['estado']) =>
  ({ estado: suyo, listas: LISTAS, generador: { generando: false } }) as unknown as MesaPropuesta;

const fuera = (resultado: Resultado, ...lineas: Linea[]): string => {
  return renderToStaticMarkup(<Fuera resultado={resultado} mesa={mesaCon(estado(...lineas))} />);
};

const solos = (...lineas: Linea[]): string =>
  renderToStaticMarkup(<Solos resultado={RESULTADO} mesa={mesaCon(estado(...lineas))} />);

describe('who is left out', () => {
  it('without any match is told apart, by name and why', () => {
    const html = solos(linea(9));
    expect(html).toMatch(/Se quedan sin partido <small>1 jugador<.*Ana Sola.*Tiene una lesión\./);
  });

  it('leaves that list once some line has them', () => {
    const html = solos(linea(2));
    expect(html).not.toContain('Ana Sola');
    expect(html).toContain('Todos los que deben algún partido juegan al menos uno.');
  });

  it('as a pair is told why, and says how many more there are', () => {
    const html = fuera(RESULTADO, linea(9));
    expect(html).toMatch(/3 parejas sin sitio\..*Se detallan las 1 primeras\..*Luis – Eva.*Luis no puede/);
    expect(html).toContain('aria-label="¿Dónde cabría? Luis – Eva"');
  });

  it('when all are told: how many there were, and how many for each cause', () => {
    const motivos = [{ dia: '2026-11-28', motivo: 'ausente' as const, idJugador: 4 }];
    const todas = {
      ...RESULTADO,
      fuera: RESULTADO.fuera.map((una) => ({ ...una, motivos })),
      cuantosFuera: 1,
    };
    expect(fuera(todas, linea(9))).toMatch(
      /De 8 partidos por poner, uno por pareja, entran 7 y 1 se queda fuera\..*Por ausencia el sábado.*1 pareja</,
    );
  });

  it('with a line put by hand is not asked about again', () =>
    expect(fuera(RESULTADO, { ...linea(5), idJugador2: 4 })).toContain('Ya tiene línea en la propuesta.'));

  it('when nobody is: nothing is said', () =>
    expect(fuera({ ...RESULTADO, resumen: null }, linea(9))).toBe(''));
});

describe('how good it is', () => {
  const veredicto = (cambios: Partial<Resultado>): string =>
    renderToStaticMarkup(
      <Veredicto mesa={mesaCon(estado(linea(9)))} resultado={{ ...RESULTADO, ...cambios }} />,
    );

  it('what is not proven best may be bettered; what is, not', () => {
    expect(veredicto({})).toMatch(/A falta de 2 partidos como mucho.*Mejorar/);
    expect(veredicto({ demostrado: true })).toContain('La mejor posible (comprobado)');
    expect(veredicto({ demostrado: true })).not.toContain('Mejorar');
  });

  it('tells the matches of the league from the friendlies that fill the rest', () => {
    const [una, otra] = [linea(9), { ...linea(2), clave: 2 }];
    const { opciones } = estado();
    const html = renderToStaticMarkup(
      <Veredicto
        mesa={mesaCon({ ...estado(una, otra), calculada: opciones })}
        resultado={{ ...RESULTADO, lineas: 1 }}
      />,
    );
    expect(html).toContain('1 partido de liga y 1 partido amistoso');
  });

  it('says what to know before reading it', () =>
    expect(veredicto({})).toContain('Falta una liga de amistosos.'));
});
