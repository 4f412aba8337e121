import { z } from 'zod';
import { MODOS_AVISO, type ModoAviso } from '#domain/aviso/novedad.ts';
import { ParamId } from '../comunes.ts';
import { get, post } from '../endpoint.ts';

const Modo = z.enum(MODOS_AVISO);

/** `antes`: what the form was made over. */
const ModoCambio = z.object({ modo: Modo, antes: Modo.nullish() });
export type ModoCambio = z.infer<typeof ModoCambio>;

/** Whom a write that is rehearsed would tell. */
export type Previstos = {
  modo: ModoAviso;
  avisados: number;
  enMoviles: boolean;
  sinCorreo: string[];
  /** How many do not want mails, and are told nowhere else. */
  noQuieren: number;
  /** Whether it is too late, or too early: they leave at nine in the morning. */
  esperan: boolean;
};

/** `ultimo`: what became of the last mail; null when there was none, or it was a month ago. */
const DeJugador = z.object({
  avisos: z.boolean(),
  moviles: z.int().min(0),
  ultimo: z.enum(['pendiente', 'enviado', 'fallido']).nullable(),
});
export type DeJugador = z.infer<typeof DeJugador>;

export const avisosApi = {
  modo: get(
    '/api/private/avisos/modo',
    'Si se manda correo a los jugadores de lo que cambia en sus partidos: no, en pruebas (solo al club) o sí.',
    { output: z.object({ modo: Modo }) },
  ),
  guardarModo: post(
    '/api/private/avisos/modo',
    'Cambia si se manda correo a los jugadores. 409 sin servidor de correo o sin la dirección de la web.',
    { body: ModoCambio, output: z.object({ modo: Modo }) },
  ),
  leerDeJugador: get(
    '/api/private/jugadores/:id/avisos',
    'Si se avisa a ese jugador de lo que cambia en sus partidos, y si salió el último correo.',
    { params: ParamId, output: DeJugador },
  ),
  deJugador: post(
    '/api/private/jugadores/:id/avisos',
    'Cambia si se avisa a ese jugador de lo que cambia en sus partidos.',
    { params: ParamId, body: z.object({ avisos: z.boolean() }), output: DeJugador },
  ),
};

/** The token of the link that a mail has travels in the body. */
const Token = z.string().max(200);

/** Whose notices they are, as they are called in public, and whether they get them. */
const DeEnlace = z.object({
  nombre: z.string(),
  avisos: z.boolean(),
  seMandan: z.boolean().describe('Si el club manda ahora avisos a sus jugadores.'),
});
export type DeEnlace = z.infer<typeof DeEnlace>;

/** What anybody does with the link of a mail. 404 for one that is not of this club. */
export const bajaApi = {
  leer: post('/api/avisos', 'Si recibe avisos el jugador en cuyo correo venía ese enlace.', {
    body: z.object({ token: Token }),
    output: DeEnlace,
  }),
  poner: post('/api/avisos/poner', 'Deja de avisarle de sus partidos, o vuelve a hacerlo.', {
    body: z.object({ token: Token, avisos: z.boolean() }),
    output: DeEnlace,
  }),
};
