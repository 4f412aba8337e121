import type { Generated, Insertable, Selectable } from 'kysely';
import type { Clausura } from '#contract/liga/clausuras.ts';
import type { Incidencia } from '#contract/liga/incidencias.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { Partido } from '#contract/liga/partidos.ts';
import type { ClaseAdjunto, Solicitud } from '#contract/solicitudes/solicitudes.ts';
import type { Campo, Campos, Valor } from '#domain/campo.ts';
import type { ENTRADA, Entidad, PERSONA, PISTA } from '#domain/campos.ts';
import type { Secuencia } from '#domain/cobro/remesa.ts';
import type { TipoCopia } from '#domain/contenido/presentar.ts';
import type { TipoSolicitud } from '#domain/inscripcion/solicitud.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import type { Deporte } from '#domain/liga/deportes.ts';
import type { ClaseDeActo } from '#domain/partido/dicho.ts';
import type { Lado } from '#domain/partido/partido.ts';
import type { Escrito } from '#domain/partido/plano.ts';

// A column of a few kinds has them as its type. Kinds grow, so the tables do not list them.

/** 0 or 1: the only booleans both engines share. */
export type Bit = 0 | 1;

type Versionada = { id: Generated<number>; version: Generated<number> };

type Columna<C extends Campo> = C extends { clase: 'siNo' }
  ? C extends { opcional: 'queda' }
    ? Generated<Bit>
    : Bit
  : C extends { opcional: 'nuncaVacia' }
    ? Generated<Valor<C>>
    : C extends { opcional: string }
      ? Valor<C> | null
      : Valor<C>;

/** Of the fields of a table of the domain, how each is kept. */
type Columnas<T extends Campos> = { -readonly [K in keyof T]: Columna<T[K]> };

/** A row as the contract has it, with the booleans of the engines. */
type ComoViaja<T> = { [K in keyof T]: T[K] extends boolean ? Bit : T[K] };

export type Tablas = {
  liga: Versionada & ComoViaja<Omit<Liga, 'id' | 'version' | 'nombre' | 'reglas'>> & { reglas: string };
  pista: Versionada & Columnas<typeof PISTA>;
  /** Somebody whom the club knows. Every save of what is here moves `version`. */
  persona: Versionada &
    Columnas<typeof PERSONA> & {
      /** Lower case, no accents: what searches compare. */
      nombreBusqueda: string;
      /** What they are called in a pair: `apellidoDe`. */
      apellido: string | null;
      /** Known as a minor: set for good by whatever puts them in a league of children. */
      reservado: Generated<Bit>;
    };
  /** A person, or two of them, where they play. What it has of the person is read with it: `conPersona`. */
  jugador: Versionada &
    Columnas<typeof ENTRADA> & {
      idPersona: number;
      /** Of a pair, the other one. */
      idPersona2: number | null;
    };
  /** Who is or was in a league: an old league keeps players who moved on without a match. */
  liga_jugador: { idLiga: number; idJugador: number };
  partido: Versionada &
    ComoViaja<Omit<Partido, 'id' | 'version' | 'desenlace'>> & { desenlace: Escrito | null } & {
      /** Of a pair, who played for one of the two, and for whom: players that are one person. */
      [C in `${'suplente' | 'suplido'}${Lado}`]: Generated<number | null>;
    };
  /** Points that the club gave a player of a league, or took away. `motivo` is null once the player was forgotten. */
  ajuste: {
    id: Generated<number>;
    idLiga: number;
    idJugador: number;
    puntos: number;
    fecha: string;
    motivo: string | null;
    usuario: string;
  };
  /** `pistas`: ids, JSON; null, the whole club. */
  clausura: Versionada & Omit<Clausura, 'id' | 'version' | 'pistas'> & { pistas: string | null };
  /**
   * A match without a result whose players are reminded, and the day it had then. `vence`: the day from which it is given up
   * by itself, where its league says so; `aplicado`: it was, and if that is taken back it is not again.
   */
  recordatorio: { idPartido: number; fecha: string; vence: string | null; aplicado: Bit };
  incidencia: Versionada & Omit<Incidencia, 'id' | 'version'>;
  usuario: {
    usuario: string;
    passwordHash: string;
    activo: Bit;
    /** Unix seconds. */
    ultimoAcceso: number | null;
    rol: Generated<string>;
    /** Bank and health data, and documents, of enrolments. */
    reservados: Generated<Bit>;
  };
  sesion: {
    tokenHash: string;
    usuario: string;
    /** Unix seconds. */
    creada: number;
    usada: number;
    /** When the password was last typed in it. */
    confirmada: Generated<number>;
    /** Lasts on that device beyond the evening. */
    recordada: Generated<Bit>;
    /** What the browser called itself, cut short; '' when it did not say. */
    agente: Generated<string>;
  };
  /** A one-time link with which its account chooses a password. `caduca` is Unix seconds. */
  enlace: { usuario: string; tokenHash: string; caduca: number };
  enlace_personal: {
    idJugador: number;
    /** null: withdrawn. */
    tokenHash: string | null;
    /** Unix seconds. */
    creado: number;
    caduca: string;
    /** When it was last used, to the hour. */
    usado: number | null;
    avisos: Generated<Bit>;
    nombrePropuesto: string | null;
  };
  /** What a player says of how a match ended: `contado` as JSON; null, only that they do not agree. `dt`: Unix seconds. */
  dicho: {
    idPartido: number;
    idJugador: number;
    contado: string | null;
    nota: string | null;
    dt: number;
    /** Nobody answered in time, and it has been published once for that. */
    vencido: Generated<Bit>;
  };
  /** A moment that suits a player for a match of theirs that was put off. `dt`: Unix seconds. */
  hora_posible: { idPartido: number; idJugador: number; fecha: string; dt: number };
  /**
   * That a player would rather play a match on another day than `fecha`, which is the one it had: one that has moved since has
   * been answered. `denegada`: the club leaves it where it is. `dt` is Unix seconds.
   */
  peticion: {
    idPartido: number;
    idJugador: number;
    fecha: string;
    dt: number;
    denegada: Generated<Bit>;
  };
  /** The last thing done with a personal link to a match, and, JSON, how things were before it. `dt` is Unix seconds. */
  acto_de_enlace: {
    idPartido: number;
    idJugador: number;
    clase: ClaseDeActo;
    dt: number;
    antes: string;
  };
  configuracion: { clave: string; valor: string };
  registro: {
    id: Generated<number>;
    dt: number;
    usuario: string;
    /** What was done; null in lines of before this was kept as data. */
    acto: string | null;
    entidad: Entidad | null;
    idEntidad: number | null;
    /** What the line tells of, JSON. */
    datos: string | null;
    /** The sentence of a line of before. */
    texto: string | null;
    /** What it was done with, while it can be taken back. */
    idOperacion: Generated<number | null>;
  };
  /** What was written at once. `deshace`: the operation it takes back. `sinAvisos`: nobody was told. */
  operacion: {
    id: Generated<number>;
    dt: number;
    usuario: string;
    deshace: number | null;
    sinAvisos: Generated<Bit>;
  };
  operacion_fila: {
    idOperacion: number;
    orden: number;
    tabla: string;
    clave: string;
    antes: string | null;
    despues: string | null;
  };
  /** What came in through a public form. Bank and health data are sealed. */
  solicitud: Versionada & {
    /** Made up when it comes in: what its seals are tied to. */
    referencia: string;
    /** Hash of the sender's idempotency key. */
    clave: string | null;
    /** Digest of what was sent, keyed with that key. Null in those of before. */
    huellaEnvio: string | null;
    tipo: TipoSolicitud;
    inscripcion: TipoInscripcion | null;
    /** Unix seconds, and the club's day. */
    dt: number;
    dia: string;
    nombre: string;
    nombreBusqueda: string;
    email: string | null;
    telefono: string | null;
    /** The fields that are not sealed, JSON. */
    datos: string;
    banco: Uint8Array | null;
    salud: Uint8Array | null;
    /** The day from which `salud` is gone. */
    saludCaduca: string | null;
    /** Warnings it came with, JSON. */
    avisos: string;
    leida: Generated<Bit>;
    atendida: Generated<Bit>;
    notas: string | null;
    idJugador: number | null;
    /** When it was last answered from the desk, in Unix seconds, and by which account. */
    respondida: number | null;
    respondidaPor: string | null;
    /** The bank data before the desk corrected them, sealed as they are; null: it did not. */
    bancoAntes: Generated<Uint8Array | null>;
  };
  /** With whom somebody enrols in a league by pairs. */
  invitacion: {
    idSolicitud: number;
    nombre: string;
    email: string;
    deporte: Deporte;
    /** Of the one link that is good, until that day; null: none has been made. */
    tokenHash: string | null;
    caduca: string | null;
    respuesta: 'si' | 'no' | null;
    /** Unix seconds. */
    respondida: number | null;
    /** The players made of the two, JSON; null: none. */
    creados: string | null;
  };
  /** Each file for the bank that a solicitud went in; of those of before, the day alone is known. `importe`: cents. */
  recibo: {
    id: Generated<number>;
    idSolicitud: number;
    /** Day of collection. */
    cobro: string;
    importe: number | null;
    secuencia: Secuencia | null;
    remesa: string | null;
    usuario: string | null;
    /** Unix seconds. */
    dt: number | null;
  };
  /** Files of a solicitud, sealed; written once, never changed. */
  adjunto: {
    id: Generated<number>;
    idSolicitud: number;
    clase: ClaseAdjunto;
    mime: string;
    /** Size before sealing. */
    bytes: number;
    contenido: Uint8Array;
  };
  /** Where a browser takes what it is pushed, and the keys it is sealed with, base64url. RFC 8030, 8291. `creado`: Unix seconds. */
  movil: {
    id: Generated<number>;
    idJugador: number;
    endpoint: string;
    p256dh: string;
    auth: string;
    creado: number;
  };
  /** The outbox. Times are Unix milliseconds. */
  correo: {
    id: Generated<number>;
    /** What it tells of: what came through a form, or else the link of a player. */
    idSolicitud: number | null;
    idJugador: number | null;
    idMovil: Generated<number | null>;
    /** Of a pair, whom it goes to. */
    deLaSegunda: Generated<Bit>;
    messageId: string;
    para: string;
    responderA: string | null;
    asunto: string;
    texto: string;
    /** What is attached when it leaves: nothing, the PDF, or the PDF and the files. `aviso`: it is written then; `movil`: so is it, and goes
     * to `idMovil` instead. `pareja`: nothing, and its link is of whom somebody enrols with. */
    lleva: 'nada' | 'pdf' | 'todo' | 'aviso' | 'movil' | 'pareja';
    estado: Solicitud['correos'][number]['estado'];
    intentos: Generated<number>;
    /** Not before; once it left, when. */
    proximo: number;
    /** Who is sending it, and until when nobody else may. */
    dueno: string | null;
    hasta: Generated<number>;
    error: string | null;
    /** The key of the link it tells, sealed; null once it left. */
    enlace: Uint8Array | null;
  };
  /**
   * Something that a mail to a player tells. `clave` is `partido:12` or `liga:3`; `antes`, the match as it was told last,
   * JSON, null when it was not there; `version`, that of the last row it had.
   */
  aviso: { idCorreo: number; clave: string; antes: string | null; version: number };
  /** A version of a text of the site; the first one is its file. `dt` is Unix seconds. */
  contenido: {
    id: Generated<number>;
    clave: string;
    version: number;
    html: string;
    usuario: string;
    dt: number;
  };
  /** What is written of a text and not published yet, over that version of it; one a text at most. */
  contenido_borrador: {
    clave: string;
    version: number;
    sobre: number;
    html: string;
    usuario: string;
    dt: number;
  };
  /** A news item as it was published; `sale` and `dt`, Unix seconds. Nobody: it was out before versions were kept. */
  noticia_version: {
    id: Generated<number>;
    idNoticia: number;
    numero: number;
    title: string;
    content: string;
    link: string | null;
    sale: number;
    fijada: Bit;
    imagen: string | null;
    imagenAlt: string | null;
    usuario: string | null;
    dt: number | null;
  };
  /** `dt`: when it comes out, Unix seconds. */
  noticia: Versionada & {
    title: string;
    content: string;
    link: string | null;
    dt: number;
    publicada: Bit;
    fijada: Bit;
    /** Address of the picture at its head, in its largest copy, and what it shows. Both or none. */
    imagen: string | null;
    imagenAlt: string | null;
    /** JSON of what is written and not published yet; null without it. */
    borrador: Generated<string | null>;
  };
  /**
   * Copies of the pictures of the texts, in several sizes. `sinUso`: since when no text names them, Unix seconds;
   * `descripcion`: what it shows in words, the same in each copy.
   */
  imagen: {
    id: Generated<number>;
    hash: string;
    ancho: number;
    alto: number;
    tipo: TipoCopia;
    contenido: Uint8Array;
    sinUso: number | null;
    descripcion: Generated<string | null>;
  };
  /** Proofs of work and tokens that no longer count. `caduca` is Unix seconds. */
  captcha_usado: { nonce: string; caduca: number };
  /** What a write answered, JSON; null while it is being done. `dt` is Unix seconds. */
  constancia: { clave: string; dt: number; respuesta: string | null };
  limite: { key: string; points: number; expire: number | null };
  /** Keys the program made for itself, where its replicas find them, and the hash of that of the backup. */
  secreto: { nombre: string; valor: string };
  /** One row: it moves with every transaction that writes what visitors or staff read. */
  version: { id: number; version: number };
  /** One row: when the last backup that the server made was whole, in Unix seconds. */
  copia_guardada: { id: number; dt: number };
  /** One row: when the last one was downloaded whole. */
  copia_descargada: { id: number; dt: number };
  migracion: { numero: number; nombre: string; dt: number };
  cerrojo: { nombre: string; dueno: string; hasta: number };
};

export type Fila<T extends keyof Tablas> = Selectable<Tablas[T]>;
export type FilaNueva<T extends keyof Tablas> = Insertable<Tablas[T]>;
