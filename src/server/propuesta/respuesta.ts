import type { Arreglo, Cuello, Pronostico } from '#contract/liga/pronostico.ts';
import type { ParejaFuera, Propuesta, SinPartido } from '#contract/liga/propuesta.ts';
import { simplesDe } from '#domain/pronostico/arreglos.ts';
import type {
  Cuello as CuelloResuelto,
  DatosPronostico,
  Pronostico as PronosticoResuelto,
} from '#domain/pronostico/datos.ts';
import type { DatosPropuesta, Propuesta as Resuelta } from '#domain/propuesta/datos.ts';
import { resumen } from '#domain/propuesta/explicacion.ts';

/** More than a club ever has: beyond, nobody reads them one by one. */
const MAX_FUERA = 2000;

type Reunido<D = DatosPropuesta> = { datos: D; nombresLiga: [id: number, nombre: string][] };

function nombresDe({ datos, nombresLiga }: Reunido<Pick<DatosPropuesta, 'jugadores'>>) {
  const jugadores = new Map(datos.jugadores.map(({ id, nombre }) => [id, nombre]));
  const ligas = new Map(nombresLiga);
  return {
    liga: (id: number): string => ligas.get(id) ?? '',
    jugador: (id: number): string => jugadores.get(id) ?? '',
  };
}

type Nombres = ReturnType<typeof nombresDe>;

const conNombres = (fuera: Resuelta['fuera'], { liga, jugador }: Nombres): ParejaFuera[] =>
  fuera.slice(0, MAX_FUERA).map((pareja) => ({
    ...pareja,
    liga: liga(pareja.idLiga),
    jugador1: jugador(pareja.idJugador1),
    jugador2: jugador(pareja.idJugador2),
  }));

const sinPartidoConNombres = (solos: Resuelta['sinPartido'], { liga, jugador }: Nombres): SinPartido[] =>
  solos.map((uno) => ({ ...uno, liga: liga(uno.idLiga), jugador: jugador(uno.idJugador) }));

/** The engine tells the summary among its warnings; here it has its own place. */
export function responder(reunido: Reunido, resuelta: Resuelta): Propuesta {
  const { partidos, avisos, fuera, demostrado, cota, medidas } = resuelta;
  const nombres = nombresDe(reunido);
  const suResumen = fuera.length === 0 ? null : resumen(fuera, reunido.datos.dias);
  return {
    partidos,
    avisos: avisos.filter((aviso) => aviso !== suResumen),
    fuera: conNombres(fuera, nombres),
    cuantosFuera: fuera.length,
    sinPartido: sinPartidoConNombres(resuelta.sinPartido, nombres),
    resumen: suResumen,
    demostrado,
    cota,
    lineas: medidas.lineas,
  };
}

type RemedioSimple = Arreglo['remedios'][number];

/** With names, and the remedies that go together one beside another. */
export function responderPronostico(
  reunido: Reunido<DatosPronostico>,
  { ligas, arreglos, ...resto }: PronosticoResuelto,
): Pronostico {
  const { liga, jugador } = nombresDe(reunido);
  const conNombre = (idJugador: number) => ({ idJugador, jugador: jugador(idJugador) });
  const remedioDe = (remedio: ReturnType<typeof simplesDe>[number]): RemedioSimple => {
    if (remedio.que === 'dobles') return { ...remedio, jugadores: remedio.jugadores.map(conNombre) };
    if (remedio.que === 'vuelta')
      return { ...remedio, ligas: remedio.ligas.map((idLiga) => ({ idLiga, liga: liga(idLiga) })) };
    return remedio;
  };
  const cuelloDe = (cuello: CuelloResuelto): Cuello => {
    if (!('idJugador' in cuello)) return cuello;
    const suyo = { ...cuello, ...conNombre(cuello.idJugador) };
    return suyo.que === 'franjas' ? { ...suyo, rival: jugador(suyo.idRival) } : suyo;
  };
  return {
    ...resto,
    hoy: reunido.datos.hoy,
    pistas: reunido.datos.pistas.length,
    ligas: ligas.map((una) => ({
      ...una,
      liga: liga(una.idLiga),
      cuellos: una.cuellos.map(cuelloDe),
    })),
    arreglos: arreglos.map(({ remedio, ligas: suyas }) => ({
      remedios: simplesDe(remedio).map(remedioDe),
      ligas: suyas.map((una) => ({ ...una, liga: liga(una.idLiga) })),
    })),
  };
}
