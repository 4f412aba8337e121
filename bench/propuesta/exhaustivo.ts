/** The best of a tiny weekend by trying everything, apart from the engine: only the checker says what may be. */
import type { Partido } from '#domain/partido/partido.ts';
import type { DatosPropuesta, LineaPropuesta } from '#domain/propuesta/datos.ts';
import { deudaEnDia, personasEnPista, reglasRotas } from './comprobador.ts';

type Mejor = { juegan: number; desigualdad: number };

const dosCifras = (n: number): string => String(n).padStart(2, '0');

function opciones(datos: DatosPropuesta): LineaPropuesta[][] {
  return datos.ligas.flatMap((liga) => {
    const suyos = datos.jugadores.filter(({ idLiga }) => idLiga === liga.id);
    return suyos.flatMap((uno, n) =>
      suyos.slice(n + 1).map((otro) => {
        const lineas: LineaPropuesta[] = [];
        for (const dia of datos.dias.filter((fecha) => deudaEnDia(datos, liga, uno.id, otro.id, fecha)))
          for (let m = liga.inicio; m + liga.duracion <= liga.fin; m += 15)
            for (const { id: idPista } of datos.pistas) {
              const fecha = `${dia}T${dosCifras(Math.floor(m / 60))}:${dosCifras(m % 60)}`;
              lineas.push({ fecha, idPista, idLiga: liga.id, idJugador1: uno.id, idJugador2: otro.id });
            }
        return lineas.filter((linea) => reglasRotas(datos, [linea]).length === 0);
      }),
    );
  });
}

const vale = ({ desenlace }: Partido): boolean => desenlace.que !== 'aplazado';

/** Σ (deficit + D − new)² over the active players, twice over for a pair. docs/reglas/propuesta.md. */
export function desigualdadDe(datos: DatosPropuesta, lineas: readonly LineaPropuesta[]): number {
  const juega = (p: { idJugador1: number | null; idJugador2: number | null }, id: number) =>
    p.idJugador1 === id || p.idJugador2 === id;
  return datos.ligas.reduce((suma, liga) => {
    const activos = datos.jugadores.filter((j) => j.idLiga === liga.id && j.estado === 'activo');
    const jugados = activos.map(
      ({ id }) => datos.partidos.filter((p) => p.idLiga === liga.id && vale(p) && juega(p, id)).length,
    );
    const maximo = Math.max(0, ...jugados);
    const personas = liga.modo === 'parejas' ? 2 : 1;
    return activos.reduce((total, { id }, n) => {
      const nuevos = lineas.filter((linea) => linea.idLiga === liga.id && juega(linea, id)).length;
      return total + personas * (maximo - (jugados[n] ?? 0) + datos.dias.length - nuevos) ** 2;
    }, suma);
  }, 0);
}

/** What a proposal is worth: people on court, and then how little unfair it is. */
export const valorado = (datos: DatosPropuesta, lineas: readonly LineaPropuesta[]): Mejor => ({
  juegan: personasEnPista(datos, lineas),
  desigualdad: desigualdadDe(datos, lineas),
});

/** Most people on court, which of one mode is most lines, and among those the least unfair. */
export function mejorPorFuerza(datos: DatosPropuesta): Mejor {
  const porPareja = opciones(datos).filter((suyas) => suyas.length > 0);
  const porJugar = porPareja.map((_, n) =>
    personasEnPista(
      datos,
      porPareja.slice(n).flatMap((suyas) => suyas.slice(0, 1)),
    ),
  );
  let mejor = valorado(datos, []);
  const probar = (desde: number, lineas: LineaPropuesta[]): void => {
    const suyo = valorado(datos, lineas);
    if (suyo.juegan + (porJugar[desde] ?? 0) < mejor.juegan) return;
    const gana = suyo.juegan > mejor.juegan || suyo.desigualdad < mejor.desigualdad;
    if (suyo.juegan >= mejor.juegan && gana) mejor = suyo;
    const suyas = porPareja[desde];
    if (suyas === undefined) return;
    for (const linea of suyas)
      if (reglasRotas(datos, [...lineas, linea]).length === 0) probar(desde + 1, [...lineas, linea]);
    probar(desde + 1, lineas);
  };
  probar(0, []);
  return mejor;
}
