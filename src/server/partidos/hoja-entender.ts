import { mensajes } from '#contract/mensajes.ts';
import { type Partido, PartidoGuardar } from '#contract/partidos.ts';
import { enteroDe, fechaDeHoja, siNoDe } from '#domain/hoja/valores.ts';
import { casilla, MARCADOR_VACIO, NUMEROS_SET, planoDe } from '#domain/partido/marcador.ts';
import { CeldaMala, type Celdas } from '#server/db/hoja.ts';
import { buscar, buscarLiga, type Nombrado } from '#server/db/hoja-buscar.ts';
import { todasLasLigas } from '#server/db/lecturas/tabla.ts';
import type { Lector } from '#server/db/open.ts';
import type { DatosPartido } from '#server/db/tables/partido.ts';
import { columna, columnaDe } from './hoja-columnas.ts';

/** What the cells of a file may name. */
export type Club = {
  ligas: (Nombrado & { estado: string; duracion: number })[];
  pistas: Nombrado[];
  jugadores: (Nombrado & { idLiga: number | null })[];
};

export async function leerClub(db: Lector): Promise<Club> {
  const [ligas, pistas, jugadores] = await Promise.all([
    todasLasLigas(db),
    db.selectFrom('pista').select(['id', 'nombre']).orderBy('id').execute(),
    db.selectFrom('jugador').select(['id', 'nombre', 'idLiga']).orderBy('id').execute(),
  ]);
  return { ligas, pistas, jugadores };
}

const unico = <T>(suyas: T[]): T | undefined => (suyas.length === 1 ? suyas[0] : undefined);

const ligaDe = ({ ligas }: Club, celdas: Celdas, anterior: number | null): number | null =>
  buscarLiga({ celdas, id: columna('idLiga'), nombre: columna('liga'), todas: ligas, anterior });

const pistaDe = ({ pistas }: Club, celdas: Celdas, anterior: number | null): number | null =>
  buscar({ celdas, id: columna('idPista'), nombre: columna('pista'), todas: pistas, anterior }, unico);

type Quien = { lado: 1 | 2; idLiga: number | null; anterior: number | null };

const jugadorDe = ({ jugadores }: Club, celdas: Celdas, { lado, idLiga, anterior }: Quien): number | null =>
  buscar(
    {
      celdas,
      id: columna(`idJugador${lado}`),
      nombre: columna(`jugador${lado}`),
      todas: jugadores,
      anterior,
    },
    (suyos) => unico(suyos.filter((uno) => uno.idLiga === idLiga)) ?? unico(suyos),
  );

function entero(celdas: Celdas, campo: string, anterior: number | null): number | null {
  const texto = celdas(columna(campo));
  if (texto === undefined) return anterior;
  if (texto === '') return null;
  const valor = enteroDe(texto);
  if (valor === null) throw new CeldaMala(columna(campo), mensajes.hojaNoEsNumero(texto));
  return valor;
}

/** 1 or 2: which of the players. */
function lado(celdas: Celdas, campo: 'noPresentado' | 'aplazado', anterior: readonly [boolean, boolean]) {
  const texto = celdas(columna(campo));
  if (texto === undefined) return anterior;
  if (!['', '1', '2'].includes(texto)) throw new CeldaMala(columna(campo), mensajes.hojaLado(texto));
  return [texto === '1', texto === '2'] as const;
}

function fechaDe(celdas: Celdas, anterior: string | null): string | null {
  const texto = celdas(columna('fecha'));
  if (texto === undefined) return anterior;
  const fecha = fechaDeHoja(texto);
  if (fecha === null) throw new CeldaMala(columna('fecha'), mensajes.hojaFecha(texto));
  return fecha;
}

function siONo(celdas: Celdas, campo: 'sintetico' | 'cancelado', anterior: boolean): boolean {
  const texto = celdas(columna(campo));
  const valor = texto === undefined ? anterior : siNoDe(texto);
  if (valor === null) throw new CeldaMala(columna(campo), mensajes.hojaSiNo(texto ?? ''));
  return valor;
}

/** What a row starts from when its match is new. */
const NUEVO = {
  idLiga: null,
  idPista: null,
  fecha: null,
  duracion: null,
  observaciones: null,
  sintetico: false,
  idJugador1: null,
  idJugador2: null,
  jugador1NoPresenta: false,
  jugador2NoPresenta: false,
  jugador1Aplaza: false,
  jugador2Aplaza: false,
  cancelado: false,
  ...planoDe(MARCADOR_VACIO),
};

type Previo = Omit<Partido, 'id' | 'version'> | typeof NUEVO;

const casillasDe = (celdas: Celdas, previo: Previo) =>
  Object.fromEntries(
    NUMEROS_SET.flatMap((n) =>
      ([1, 2] as const).map((uno) => {
        const campo = casilla(uno, n);
        return [campo, entero(celdas, campo, previo[campo])];
      }),
    ),
  );

function indicadoresDe(celdas: Celdas, previo: Previo) {
  const noPresenta = lado(celdas, 'noPresentado', [previo.jugador1NoPresenta, previo.jugador2NoPresenta]);
  const aplaza = lado(celdas, 'aplazado', [previo.jugador1Aplaza, previo.jugador2Aplaza]);
  return {
    jugador1NoPresenta: noPresenta[0],
    jugador2NoPresenta: noPresenta[1],
    jugador1Aplaza: aplaza[0],
    jugador2Aplaza: aplaza[1],
    cancelado: siONo(celdas, 'cancelado', previo.cancelado),
  };
}

/** What a row would send if it were typed in the form of a match. */
function enviadoDe(club: Club, celdas: Celdas, previo: Previo) {
  const idLiga = ligaDe(club, celdas, previo.idLiga);
  const deLaLiga = club.ligas.find(({ id }) => id === idLiga)?.duracion ?? null;
  return {
    idLiga,
    idPista: pistaDe(club, celdas, previo.idPista),
    fecha: fechaDe(celdas, previo.fecha),
    duracion: entero(celdas, 'duracion', previo.duracion) ?? deLaLiga,
    observaciones: celdas(columna('observaciones')) ?? previo.observaciones,
    sintetico: siONo(celdas, 'sintetico', previo.sintetico),
    idJugador1: jugadorDe(club, celdas, { lado: 1, idLiga, anterior: previo.idJugador1 }),
    idJugador2: jugadorDe(club, celdas, { lado: 2, idLiga, anterior: previo.idJugador2 }),
    ...casillasDe(celdas, previo),
    ...indicadoresDe(celdas, previo),
  };
}

/** The match of a row, with the rules of the form: a column that is not there leaves things as they are. */
export function datosDeFila(club: Club, celdas: Celdas, antes: Partido | null): DatosPartido {
  const { success, data, error } = PartidoGuardar.safeParse(enviadoDe(club, celdas, antes ?? NUEVO));
  if (success) {
    const { version: _, ...datos } = data;
    return datos;
  }
  const [fallo] = error.issues;
  throw new CeldaMala(columnaDe(String(fallo?.path[0] ?? '')), fallo?.message ?? '');
}
