/**
 * Server-sent events: an unnamed one whose data is the version of what is published, when a page begins to listen and each
 * time it moves, and `latido` while it does not. No schema: it is a stream, and no call.
 */
export const rutaVivo = '/api/vivo';
