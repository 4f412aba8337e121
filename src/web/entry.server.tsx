import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import type { Call } from './platform/call.ts';
import { contentPolicy, delayScripts, scriptHashes } from './platform/document.ts';
import { callContext } from './platform/load.ts';

export const streamTimeout = 5_000;
const PRIVATE = '/private';
const NONCE_BYTES = 16;

/** Hands the pages what they cannot make themselves; called by the server before each render. */
export function fillContext(context: RouterContextProvider, { call }: { call: unknown }): void {
  context.set(callContext, call as Call);
}

function collect(resolve: (html: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      resolve(Buffer.concat(chunks).toString('utf8'));
      done();
    },
  });
}

/** The whole document: it is complete before it leaves, so that its hashes can be in the header. */
function renderDocument(
  url: string,
  routerContext: EntryContext,
  nonce: string | undefined,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={url} {...(nonce ? { nonce } : {})} />,
      {
        onAllReady: () => {
          clearTimeout(timer);
          pipe(collect(resolve));
        },
        onShellError: reject,
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const isPrivate = new URL(request.url).pathname.startsWith(PRIVATE);
  const nonce = isPrivate ? randomBytes(NONCE_BYTES).toString('base64') : undefined;
  const rendered = await renderDocument(request.url, routerContext, nonce);
  const html = isPrivate ? rendered : delayScripts(rendered);
  const policy = { scriptHashes: scriptHashes(html), ...(nonce ? { styleNonce: nonce } : {}) };
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', contentPolicy(policy));
  headers.set('cache-control', 'no-cache');
  return new Response(html, { status, headers });
}
