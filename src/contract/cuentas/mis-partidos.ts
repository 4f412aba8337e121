import { z } from 'zod';
import { AL_VENCER, FORMATOS_SET } from '#domain/liga/reglas.ts';
import { ESTADOS_DICHO } from '#domain/partido/dicho.ts';
import { MODOS_DE_QUEDAR } from '#domain/partido/quedar.ts';
import { FechaHora, FechaHoraLeida, Id, opcional, ParamId, texto, Version } from '../comunes.ts';
import { get, post } from '../endpoint.ts';
import { TipoLiga } from '../liga/ligas.ts';
import { cajasOpcionales, PartidoGuardado } from '../liga/partidos.ts';
import { MAX_NOTA } from '../opciones.ts';

const conToken = { token: z.string().max(200) };

const Lado = z.union([z.literal(1), z.literal(2)]);
const juegos = z.int().min(0).max(99);

/** How a match ended, as a player says it: the sets that were played, who did not turn up and who left it. */
export const Contado = z.object({
  sets: z.array(z.tuple([juegos, juegos])).max(6),
  ausente: Lado.nullable(),
  /** Who left it at that score. */
  retirado: Lado.optional(),
});

/** A match of theirs that has begun and has no result yet. Players as they are called in public. */
const PorDecir = z.object({
  id: Id,
  fecha: FechaHoraLeida,
  liga: z.string(),
  jugador1: z.string(),
  jugador2: z.string(),
  lado: Lado,
  formatos: z.array(z.enum(FORMATOS_SET)),
  /** What a draw gives; null: the league has none. */
  empate: z.int().nullable(),
  conReloj: z.boolean(),
  estado: z.enum(['nadie', ...ESTADOS_DICHO]),
  /** Whether it is for them to answer what the rival says. */
  meToca: z.boolean(),
  mio: Contado.nullable(),
  suyo: Contado.nullable(),
  /** Until when who has to answer may, by the club's clock. */
  hasta: z.string().nullable(),
  sePublica: z.boolean(),
  /** The last day on which the result may be told, where the league sets one. */
  ultimoDia: z.string().nullable(),
  /** What becomes of it then, if nobody tells it. */
  alVencer: z.enum(AL_VENCER),
});
export type PorDecir = z.infer<typeof PorDecir>;

/** A match of theirs that was put off, and when it could be played. */
const PorQuedar = z.object({
  id: Id,
  fecha: FechaHoraLeida,
  liga: z.string(),
  rival: z.string(),
  modo: z.enum(MODOS_DE_QUEDAR),
  /** The first moment that suits both and waits for the club. */
  acordado: z.string().nullable(),
  huecos: z.array(z.object({ fecha: FechaHoraLeida, mia: z.boolean(), suya: z.boolean() })),
});
export type PorQuedar = z.infer<typeof PorQuedar>;

/** What they have just done with their link to a match, and can take back until then. */
const AcabaDe = z.object({
  id: Id,
  fecha: FechaHoraLeida,
  rival: z.string(),
  hecho: z.enum(['dicho', 'publicado', 'reservado']),
  hasta: z.string(),
  /** Seconds that are left: the clock of a phone may be another. */
  quedan: z.int(),
});
export type AcabaDe = z.infer<typeof AcabaDe>;

const MisPartidos = z.object({
  resultados: z.array(PorDecir),
  aplazados: z.array(PorQuedar),
  acabaDe: z.array(AcabaDe),
});
export type MisPartidos = z.infer<typeof MisPartidos>;

/** What is done with the matches of whoever holds a personal link; 404 when it is of no use, or the match is not theirs. */
export const misPartidosApi = {
  leer: post('/api/mi/partidos', 'Sus partidos que esperan un resultado, y los aplazados.', {
    body: z.object(conToken),
    output: MisPartidos,
  }),
  decir: post(
    '/api/mi/resultado',
    'Dice cómo acabó un partido; `conforme`, que fue como dice el rival: 409 si el rival ya dice otra cosa.',
    {
      body: z.object({
        ...conToken,
        id: Id,
        ...cajasOpcionales,
        jugador1NoPresenta: z.boolean().default(false),
        jugador2NoPresenta: z.boolean().default(false),
        /** One of the two left it at that score. */
        desenlace: z.enum(['retirada-1', 'retirada-2']).nullish(),
        conforme: z.boolean().default(false),
        /** For the club alone. */
        nota: opcional(texto(MAX_NOTA)),
      }),
      output: MisPartidos.extend({ publicado: z.boolean() }),
    },
  ),
  hora: post(
    '/api/mi/hora',
    'Si esa hora le va bien para un partido aplazado. La segunda persona a la que le va bien la reserva, donde el club lo permite: 409, con el porqué y otra hora, si ya está ocupada.',
    {
      body: z.object({ ...conToken, id: Id, fecha: FechaHora, puede: z.boolean() }),
      output: MisPartidos.extend({ reservado: z.string().nullable() }),
    },
  ),
  deshacer: post(
    '/api/mi/deshacer',
    'Deja un partido como estaba antes de lo último que hizo con su enlace: un resultado o una hora. 409 pasados diez minutos, o si ha cambiado después.',
    { body: z.object({ ...conToken, id: Id }), output: MisPartidos },
  ),
};

const DichoDePartido = z.object({
  id: Id,
  estado: z.enum(ESTADOS_DICHO),
  lado: Lado,
  contado: Contado,
  nota: z.string().nullable(),
  /** What the other answered: a score of their own, a sentence or both. */
  otro: z.object({ contado: Contado.nullable(), nota: z.string().nullable() }).nullable(),
  vencido: z.boolean(),
  /** It can be taken as what happened: both agree, or nobody answered in time where the league takes that for a yes. */
  vale: z.boolean(),
});
export type DichoDePartido = z.infer<typeof DichoDePartido>;

const Llamado = z.object({
  id: Id,
  nombre: z.string(),
  telefono: z.string().nullable(),
  email: z.boolean(),
  horas: z.int().min(0),
  enlace: z.boolean(),
});
export type Llamado = z.infer<typeof Llamado>;

const Quedando = z.object({
  id: Id,
  fecha: FechaHoraLeida,
  liga: z.string(),
  jugadores: z.tuple([Llamado, Llamado]),
  /** The moments that suit both and are still free. */
  comunes: z.array(z.string()),
});
export type Quedando = z.infer<typeof Quedando>;

export const deJugadoresApi = {
  dichos: get(
    '/api/private/partidos/dichos',
    'Lo que dicen los jugadores de los partidos de ese tipo sin resultado.',
    { query: z.object({ tipo: TipoLiga }), output: z.array(DichoDePartido) },
  ),
  quedando: get(
    '/api/private/partidos/quedando',
    'Cómo van los dos de cada partido aplazado para quedar; ninguno donde el club no les deja.',
    { output: z.object({ modo: z.enum(MODOS_DE_QUEDAR).nullable(), partidos: z.array(Quedando) }) },
  ),
  confirmar: post(
    '/api/private/partidos/:id/quedan',
    'Pone un partido aplazado a una hora que les va bien a los dos. 409 si ya está ocupada.',
    {
      params: ParamId,
      body: z.object({ fecha: FechaHora, version: Version.nullish() }),
      output: PartidoGuardado,
    },
  ),
};
