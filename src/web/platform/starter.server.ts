import { createHash } from 'node:crypto';
import { STARTER, STARTER_PATH } from './delayed-start.ts';

const digest = createHash('sha384').update(STARTER).digest('base64');

/** The browser runs it only if it is, byte for byte, the one the document was made with. */
export const STARTER_TAG = `<script defer src="${STARTER_PATH}" integrity="sha384-${digest}"></script>`;
