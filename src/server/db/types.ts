import type { Generated, Insertable, Selectable } from 'kysely';

/** 0 or 1: the only booleans both engines share. */
export type Bit = 0 | 1;

type Versionada = { id: Generated<number>; version: Generated<number> };

type Cajas = Record<`jugador${1 | 2}Set${1 | 2 | 3 | 4 | 5 | 6}`, number | null>;

export type LigaTabla = Versionada & {
  estado: string;
  tipo: string;
  division: number;
  anio: number;
  horaBaseInicio: number;
  minutoBaseInicio: number;
  horaBaseFinal: number;
  minutoBaseFinal: number;
  duracion: number;
  usuario: string | null;
  idaVuelta: Bit;
  fechaIdaVuelta: string | null;
  notificar: Bit;
  /** The rules record, JSON. */
  reglas: string;
};

export type PistaTabla = Versionada & { nombre: string; estado: string };

export type JugadorTabla = Versionada & {
  nombre: string;
  /** Lower case, no accents: what searches compare. */
  nombreBusqueda: string;
  estado: string;
  email: string | null;
  telefono: string | null;
  idLiga: number | null;
  disponibleAmistosos: Bit;
};

/** Who is or was in a league: an old league keeps players who moved on without a match. */
export type LigaJugadorTabla = { idLiga: number; idJugador: number };

export type PartidoTabla = Versionada &
  Cajas & {
    idLiga: number;
    idPista: number | null;
    fecha: string;
    duracion: number;
    observaciones: string | null;
    sintetico: Bit;
    idJugador1: number;
    idJugador2: number;
    jugador1NoPresenta: Bit;
    jugador2NoPresenta: Bit;
    jugador1Aplaza: Bit;
    jugador2Aplaza: Bit;
  };

export type IncidenciaTabla = Versionada & { idLiga: number; idJugador: number; fecha: string };

export type UsuarioTabla = {
  usuario: string;
  passwordHash: string;
  activo: Bit;
  /** Unix seconds. */
  ultimoAcceso: number | null;
};

export type SesionTabla = {
  tokenHash: string;
  usuario: string;
  /** Unix seconds. */
  creada: number;
  usada: number;
};

export type ConfiguracionTabla = { clave: string; valor: string };

/** Who did what, when. */
export type RegistroTabla = { id: Generated<number>; dt: number; usuario: string; texto: string };

/** One row: it moves with every transaction that writes what visitors or staff read. */
export type VersionTabla = { id: number; version: number };

export type MigracionTabla = { numero: number; nombre: string; dt: number };
export type CerrojoTabla = { nombre: string; dueno: string; hasta: number };

export type Tablas = {
  liga: LigaTabla;
  pista: PistaTabla;
  jugador: JugadorTabla;
  liga_jugador: LigaJugadorTabla;
  partido: PartidoTabla;
  incidencia: IncidenciaTabla;
  usuario: UsuarioTabla;
  sesion: SesionTabla;
  configuracion: ConfiguracionTabla;
  registro: RegistroTabla;
  version: VersionTabla;
  migracion: MigracionTabla;
  cerrojo: CerrojoTabla;
};

export type Fila<T extends keyof Tablas> = Selectable<Tablas[T]>;
export type FilaNueva<T extends keyof Tablas> = Insertable<Tablas[T]>;
