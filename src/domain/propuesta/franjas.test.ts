import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorDeFranjas, escribirFranjas, GUSTOS, leerFranjas } from '#domain/persona/franjas.ts';
import { AMISTOSOS, DOMINGO, datos, ganado, jugador, LIGA, SABADO } from '#tests/builders/propuesta.ts';
import { engineForTests } from '#tests/support/propuesta.ts';
import { unClub } from '../../../bench/propuesta/clubes.ts';
import { calladas, fueraQueCaben, reglasRotas } from '../../../bench/propuesta/comprobador.ts';
import { mejorPorFuerza, valorado } from '../../../bench/propuesta/exhaustivo.ts';
import type { DatosPropuesta, LineaPropuesta } from './datos.ts';
import { colocarLineas, disgustoTotal } from './placement.ts';
import { prepararEscenario } from './scenario.ts';

const proponer = engineForTests();

/** Clubs tried of each kind; FRANJAS=1000 for a long look. */
const VECES = Number(process.env.FRANJAS ?? 8);

/** From nine to nine: every band but the evening has its hours. */
const ANCHA = { ...LIGA, inicio: 540, fin: 1260 };

/** The bands in which the leagues of those clubs play. */
const CLAVES = ['sabado-manana', 'sabado-mediodia', 'domingo-manana', 'domingo-mediodia'] as const;

const unasFranjas = fc
  .array(fc.tuple(fc.constantFrom(...CLAVES), fc.constantFrom(...GUSTOS, 'nunca' as const)), { maxLength: 4 })
  .map((pares) => escribirFranjas(Object.fromEntries(pares)));

/** That club once its players have spoken; nobody says more than they may. */
const hablando = (club: fc.Arbitrary<DatosPropuesta>) =>
  fc.tuple(club, fc.array(unasFranjas, { minLength: 15, maxLength: 15 })).map(([entrada, dichas]) => ({
    ...entrada,
    jugadores: entrada.jugadores.map((uno, n) => {
      const liga = entrada.ligas.find(({ id }) => id === uno.idLiga) ?? null;
      const franjas = dichas[n % dichas.length] ?? null;
      return errorDeFranjas(leerFranjas(franjas), liga) === null ? { ...uno, franjas } : uno;
    }),
  }));

const CLUB = hablando(unClub({ ligas: 1, jugadores: 6, pistas: 2, maxInicios: 14, maxPartidos: 4 }));
const MINUTO = hablando(unClub({ ligas: 2, jugadores: 4, pistas: 1, maxInicios: 14, maxPartidos: 5 }));

const callados = (entrada: DatosPropuesta): DatosPropuesta => ({
  ...entrada,
  jugadores: entrada.jugadores.map(({ franjas: _, ...uno }) => uno),
});

const disgusto = (entrada: DatosPropuesta, lineas: readonly LineaPropuesta[]): number => {
  const esc = prepararEscenario(entrada);
  return disgustoTotal(esc, colocarLineas(esc, lineas));
};

describe('what goes badly', () => {
  it('decides between equal proposals: nothing that is ordered is given up for it', () => {
    const visto = { mejor: 0, suma: 0 };
    fc.assert(
      fc.property(CLUB, (entrada) => {
        const con = proponer(entrada);
        const sin = proponer(callados(entrada));
        expect(con.medidas).toEqual(sin.medidas);
        expect([con.demostrado, con.fuera.length]).toEqual([sin.demostrado, sin.fuera.length]);
        expect(reglasRotas(entrada, con.partidos)).toEqual([]);
        expect(fueraQueCaben(entrada, con)).toEqual([]);
        const [ahora, antes] = [disgusto(entrada, con.partidos), disgusto(entrada, sin.partidos)];
        expect(ahora).toBeLessThanOrEqual(antes);
        visto.mejor += Number(ahora < antes);
        visto.suma += con.medidas.lineas;
      }),
      { numRuns: VECES, seed: 27 },
    );
    expect(visto.mejor).toBeGreaterThan(0);
    expect(visto.suma).toBeGreaterThan(VECES / 2);
  }, 900_000);

  it.each(['', null, 'sabado-noche:mal', 'domingo-manana:prefiero'])(
    '%o about other hours changes nothing',
    (franjas) => {
      const jugadores = [1, 2, 3, 4].map((id) => jugador(id, { franjas }));
      const entrada = datos({ jugadores, franjasFirmes: true });
      expect(JSON.stringify(proponer(entrada))).toBe(JSON.stringify(proponer(callados(entrada))));
    },
  );

  it('moves a match to the day of the two that suits, at no cost', () => {
    const con = (franjas: string) => [jugador(1, { franjas }), jugador(2)];
    const dia = (franjas: string) =>
      proponer(datos({ dias: [SABADO, DOMINGO], jugadores: con(franjas) })).partidos[0]?.fecha.slice(0, 10);
    expect(dia('sabado-manana:mal')).toBe(DOMINGO);
    expect(dia('domingo-manana:mal')).toBe(SABADO);
    expect(dia('sabado-manana:prefiero')).toBe(SABADO);
    expect(proponer(datos({ jugadores: con('sabado-manana:mal') })).partidos).toHaveLength(1);
  });
});

describe('what never can be, where the club keeps it', () => {
  const firme = (entrada: DatosPropuesta) => ({ ...entrada, franjasFirmes: true });

  it('breaks no rule, hides no pair, leaves out none that fits, and is proven best', () => {
    const visto = { lineas: 0, porFranja: 0 };
    fc.assert(
      fc.property(CLUB, (club) => {
        const entrada = firme(club);
        const propuesta = proponer(entrada);
        visto.lineas += propuesta.medidas.lineas;
        const motivos = propuesta.fuera.flatMap((pareja) => pareja.motivos);
        visto.porFranja += motivos.filter(({ motivo }) => motivo === 'franja').length;
        expect(reglasRotas(entrada, propuesta.partidos)).toEqual([]);
        expect(fueraQueCaben(entrada, propuesta)).toEqual([]);
        expect(calladas(entrada, propuesta)).toEqual([]);
        expect([propuesta.demostrado, propuesta.medidas.lineas]).toEqual([true, propuesta.cota]);
      }),
      { numRuns: VECES, seed: 28 },
    );
    expect(visto.lineas).toBeGreaterThan(VECES / 3);
    expect(visto.porFranja).toBeGreaterThan(0);
  }, 900_000);

  it('in the tiny ones, nothing tried by force has more lines, nor as many with more fairness', () => {
    fc.assert(
      fc.property(MINUTO, (club) => {
        const entrada = firme({ ...club, rellenarConAmistosos: false });
        const { partidos } = proponer(entrada);
        expect(valorado(entrada, partidos)).toEqual(mejorPorFuerza(entrada));
      }),
      { numRuns: VECES, seed: 29 },
    );
  }, 900_000);

  const horas = (franjas: readonly (string | null)[], cambios: Partial<DatosPropuesta> = {}) => {
    const jugadores = franjas.map((suyas, n) => jugador(n + 1, { franjas: suyas }));
    return proponer({ ...firme(datos({ ligas: [ANCHA], jugadores })), ...cambios });
  };
  const NUNCA_DE_DIA = 'sabado-manana:nunca sabado-mediodia:nunca';

  it('waits for the first hour at which the two can', () => {
    expect(horas([NUNCA_DE_DIA, null]).partidos[0]?.fecha).toBe(`${SABADO}T16:00`);
    expect(horas(['sabado-manana:nunca', 'sabado-tarde:nunca']).partidos[0]?.fecha).toBe(`${SABADO}T12:00`);
  });

  it.each([
    [
      'one of them',
      ['sabado-manana:nunca sabado-mediodia:nunca sabado-tarde:nunca', null],
      /^Ana nunca puede a las horas libres el sábado\.$/,
    ],
    [
      'the two together',
      [NUNCA_DE_DIA, 'sabado-tarde:nunca'],
      /^A las horas libres nunca pueden los dos a la vez el sábado\.$/,
    ],
  ])('says so of %s', (_, franjas, frase) => {
    expect(horas(franjas).fuera[0]?.frase).toMatch(frase);
  });

  it('tells it of who goes without a match, and not of full courts', () => {
    const ocupada = ganado({
      id: 9,
      idLiga: 7,
      idJugador1: 71,
      idJugador2: 72,
      fecha: `${SABADO}T16:00`,
      duracion: 300,
    });
    const { fuera, sinPartido, avisos } = horas([NUNCA_DE_DIA, null], { partidos: [ocupada] });
    expect(fuera[0]?.motivos).toEqual([{ dia: SABADO, motivo: 'franja', idJugador: 1 }]);
    expect(sinPartido.map(({ frase }) => frase)).toEqual([
      'Nunca puede a las horas libres el sábado.',
      'Los rivales que le faltan no pueden o ya juegan el sábado.',
    ]);
    expect(avisos.at(-1)).toBe('1 pareja sin sitio, por no poder a las horas libres el sábado.');
  });

  it('is only what goes badly of who says it of more than half of the bands, and where the club does not keep it', () => {
    const deMas = `${NUNCA_DE_DIA} sabado-tarde:nunca domingo-manana:nunca`;
    expect(horas([deMas, null]).partidos).toHaveLength(1);
    expect(horas([NUNCA_DE_DIA, null], { franjasFirmes: false }).partidos[0]?.fecha).toBe(`${SABADO}T09:00`);
  });

  it('keeps friendlies away too', () => {
    const jugados = ganado({ idJugador1: 1, idJugador2: 2 });
    const jugadores = [
      jugador(1, { disponibleAmistosos: true, franjas: NUNCA_DE_DIA }),
      jugador(2, { disponibleAmistosos: true }),
    ];
    const otros = {
      partidos: [jugados],
      rellenarConAmistosos: true,
      ligasAmistosos: [{ ...AMISTOSOS, inicio: 540, fin: 1260 }],
    };
    const [amistoso] = proponer(firme(datos({ ligas: [ANCHA], jugadores, ...otros }))).partidos;
    expect(amistoso).toMatchObject({ idLiga: 9, fecha: `${SABADO}T16:30` });
  });
});
