import { createHash } from 'node:crypto';
import { STARTER } from './delayed-start.ts';

const digest = createHash('sha384').update(STARTER).digest('base64');
/** Another starter has another address, so each is kept for ever. */
const version = createHash('sha256').update(STARTER).digest('hex').slice(0, 8);

/** The browser runs it only if it is, byte for byte, the one the document was made with. */
export const STARTER_TAG = `<script defer src="/arranque.js?v=${version}" integrity="sha384-${digest}"></script>`;
