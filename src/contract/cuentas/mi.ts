import { z } from 'zod';
import { ESTADOS_PETICION } from '#domain/partido/dicho.ts';
import { MODOS_DE_QUEDAR } from '#domain/partido/quedar.ts';
import { MAX_NOMBRE_DEPORTIVO } from '#domain/persona/mensajes.ts';
import { Dia, DiaLeido, deNombre, FechaHoraLeida, Id, opcional, ParamId, texto } from '../comunes.ts';
import { get, post } from '../endpoint.ts';
import { Franjas } from '../liga/jugadores.ts';

/** 256 random bits; whatever else comes is nobody's. */
const Token = z.string().max(200);
const conToken = { token: Token };

/** The longest that are known have some five hundred letters. */
const MAX_ENDPOINT = 1000;
/** As browsers say them, base64url: 65 bytes and 16. */
const Movil = {
  endpoint: z.string().max(MAX_ENDPOINT),
  p256dh: z.string().regex(/^[\w-]{87}=?$/),
  auth: z.string().regex(/^[\w-]{22}={0,2}$/),
};

const Tramo = z.object({ desde: DiaLeido, hasta: DiaLeido });

/** A match of theirs that is to be played as it is arranged. Players as they are called in public. */
const EnPie = z.object({
  id: Id,
  fecha: FechaHoraLeida,
  duracion: z.int(),
  rival: z.string(),
  /** The two that play it, where it is in a pair. */
  pareja: z.string().optional(),
  /** They have noted that they cannot play on a day of it: it goes on standing. */
  noPuedo: z.boolean(),
  peticion: z.enum(ESTADOS_PETICION),
});
export type EnPie = z.infer<typeof EnPie>;

/** What a player sees of themselves with their link: their matches are in their public calendar. */
const Mi = z.object({
  idJugador: Id,
  nombre: z.string(),
  /** Of who is in no league, and has no page: absent of all others. */
  sinPagina: z.literal(true).optional(),
  caduca: z.string(),
  /** From today on; those days they are not given a match. */
  ausencias: z.array(Tramo),
  enPie: z.array(EnPie),
  /** Whether the two of a match that was put off find it a day, and who has the last word. null: the club does. */
  modoDeQuedar: z.enum(MODOS_DE_QUEDAR).nullable(),
  /** Whether they want to hear of their matches from the club. */
  avisos: z.boolean(),
  /** Whether the club tells anything to anybody now: notices are on, and there is how to send mails. */
  seAvisa: z.boolean(),
  /** Those on which they are told: SHA-256 of the endpoint of each, base64url. */
  moviles: z.array(z.string()),
  /** The key that a browser asks for to be pushed to (VAPID), base64url. */
  clavePush: z.string(),
  nombrePropuesto: z.string().nullable(),
  /** When they would rather play, or cannot, as it is kept. */
  franjas: z.string().nullable(),
  /** The hours of their league, in minutes: the bands they are asked about. null: they play in none. */
  ventana: z.object({ inicio: z.int(), fin: z.int(), duracion: z.int() }).nullable(),
  /** Of each ladder they play in, alone or in pairs: whom they may challenge, as they are called in public, and in how many days it is played. */
  retos: z.array(z.object({ liga: z.string(), puedeRetar: z.array(z.string()), dias: z.int() })).optional(),
  /** Whether nobody is given a match when they say they never can. */
  franjasFirmes: z.boolean(),
});
export type Mi = z.infer<typeof Mi>;

/** What the holder of a personal link may do. The token travels in the body only; 404 when it is of no use. */
export const miApi = {
  leer: post('/api/mi', 'Lo suyo: nombre en público, ausencias, avisos.', {
    body: z.object(conToken),
    output: Mi,
  }),
  apuntar: post(
    '/api/mi/ausencia',
    'Apunta que no puede jugar de un día a otro, los dos incluidos. Los partidos que ya tenía esos días siguen en pie: los dice `enPie`.',
    { body: z.object({ ...conToken, desde: Dia, hasta: Dia }), output: Mi },
  ),
  quitar: post('/api/mi/ausencia/quitar', 'Al final sí puede jugar, de un día a otro.', {
    body: z.object({ ...conToken, desde: Dia, hasta: Dia }),
    output: Mi,
  }),
  otroDia: post(
    '/api/mi/otro-dia',
    'Pide al club otro día para un partido puesto, o deja de pedirlo: el partido sigue en pie hasta que el club conteste. 409 si ya ha empezado, o si el club ya ha contestado que no.',
    { body: z.object({ ...conToken, id: Id, pide: z.boolean() }), output: Mi },
  ),
  avisos: post('/api/mi/avisos', 'Si quiere saber de sus partidos.', {
    body: z.object({ ...conToken, avisos: z.boolean() }),
    output: Mi,
  }),
  ponerMovil: post(
    '/api/mi/movil',
    'Sabe de sus partidos también en ese navegador. 400 si no es un servicio de avisos de internet, por https.',
    { body: z.object({ ...conToken, ...Movil }), output: Mi },
  ),
  quitarMovil: post(
    '/api/mi/movil/quitar',
    'Deja de recibir avisos en ese navegador, o en todos los suyos.',
    { body: z.object({ ...conToken, endpoint: z.string().max(MAX_ENDPOINT).nullable() }), output: Mi },
  ),
  franjas: post('/api/mi/franjas', 'En qué franjas del fin de semana prefiere jugar, o no puede.', {
    body: z.object({ ...conToken, franjas: Franjas }),
    output: Mi,
  }),
  nombre: post(
    '/api/mi/nombre',
    'Cómo prefiere que se le llame en público: la mesa lo acepta o no. null: como hasta ahora.',
    { body: z.object({ ...conToken, nombre: opcional(deNombre(texto(MAX_NOMBRE_DEPORTIVO))) }), output: Mi },
  ),
};

/** The link as staff see it. Moments are Unix seconds. */
const EnlacePersonal = z.object({
  /** null: they have none. */
  enlace: z.object({ creado: z.int(), caduca: z.string(), usado: z.int().nullable() }).nullable(),
  avisos: z.boolean(),
  nombrePropuesto: z.string().nullable(),
  correo: z.enum(['pendiente', 'enviado', 'fallido']).nullable(),
});
export type EnlacePersonal = z.infer<typeof EnlacePersonal>;

export const enlacePersonalApi = {
  leer: get('/api/private/jugadores/:id/enlace', 'El enlace personal de un jugador, sin su token.', {
    params: ParamId,
    output: EnlacePersonal,
  }),
  crear: post(
    '/api/private/jugadores/:id/enlace',
    'Hace un enlace personal, que se dice una sola vez; el que hubiera deja de valer.',
    { params: ParamId, output: z.object({ token: z.string(), caduca: z.string() }) },
  ),
  mandar: post(
    '/api/private/jugadores/:id/enlace/correo',
    'Manda el enlace recién hecho a la dirección del jugador. 409 si no tiene.',
    { params: ParamId, body: z.object(conToken), output: EnlacePersonal },
  ),
  revocar: post('/api/private/jugadores/:id/enlace/revocar', 'El enlace deja de abrir nada.', {
    params: ParamId,
    output: EnlacePersonal,
  }),
  nombre: post(
    '/api/private/jugadores/:id/enlace/nombre',
    'Da al jugador el nombre que propone, o lo olvida. 409 si ya es otro.',
    {
      params: ParamId,
      body: z.object({ nombre: z.string().max(MAX_NOMBRE_DEPORTIVO), aceptar: z.boolean() }),
      output: EnlacePersonal,
    },
  ),
};
