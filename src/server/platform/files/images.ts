import { fileTypeFromBuffer } from 'file-type';
import { Problema } from '#server/platform/errors.ts';
import { createTurns } from '#server/platform/turns.ts';

type UploadFault = 'type' | 'damaged' | 'pixels' | 'busy';

export class UploadRefused extends Error {
  readonly fault: UploadFault;

  constructor(fault: UploadFault) {
    super(fault);
    this.name = 'UploadRefused';
    this.fault = fault;
  }
}

const STATUS: Record<UploadFault, number> = { type: 415, damaged: 415, pixels: 413, busy: 429 };
const RETRY_S = 5;

/** What is answered to who sent the file of that field: 413, 415 or 429. Any other error stays as it came. */
export function explainUpload(error: unknown, path: string, texts: Record<UploadFault, string>): unknown {
  if (!(error instanceof UploadRefused)) return error;
  const { fault } = error;
  const message = texts[fault];
  const errors = [{ path, message }];
  return new Problema(STATUS[fault], message, { errors, ...(fault === 'busy' && { retryAfter: RETRY_S }) });
}

/** The kind of file its first bytes tell, whatever it is called; null when nobody knows it. */
export async function sniff(bytes: Uint8Array): Promise<string | null> {
  try {
    return (await fileTypeFromBuffer(bytes))?.mime ?? null;
  } catch {
    return null;
  }
}

export type ImageRules = {
  types: readonly string[];
  /** An image that says it has more is refused before it is opened. */
  maxPixels: number;
  maxSide: number;
};

const QUALITY = 82;
const MAX_SECONDS = 15;
const AT_ONCE = 2;
const MAX_WAITING = 30;

const inTurn = createTurns({
  atOnce: AT_ONCE,
  maxWaiting: MAX_WAITING,
  refuse: () => new UploadRefused('busy'),
});

async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Upright and on white once it is painted. Throws `UploadRefused` when it says that it has more pixels. */
async function open(bytes: Uint8Array, maxPixels: number) {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) throw new UploadRefused('pixels');
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'warning', sequentialRead: true, pages: 1 })
    .rotate()
    .flatten({ background: '#ffffff' });
}

/** What is made of a picture of those types, in turn. Throws `UploadRefused`, also when it cannot be read. */
async function fromPicture<T>(
  bytes: Uint8Array,
  types: readonly string[],
  turn: (work: () => Promise<T>) => Promise<T>,
  work: () => Promise<T>,
): Promise<T> {
  if (!types.includes((await sniff(bytes)) ?? '')) throw new UploadRefused('type');
  return turn(() =>
    work().catch((error: unknown) => {
      throw error instanceof UploadRefused ? error : new UploadRefused('damaged');
    }),
  );
}

/** Painted anew as a JPEG on white, upright, no longer than `maxSide`. Throws `UploadRefused`. */
export const repaintImage = (
  bytes: Uint8Array,
  { types, maxPixels, maxSide }: ImageRules,
): Promise<Uint8Array> =>
  fromPicture(bytes, types, inTurn<Uint8Array>, async () =>
    (await open(bytes, maxPixels))
      .timeout({ seconds: MAX_SECONDS })
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY })
      .toBuffer(),
  );

const PDF_END = '%%EOF';
const PDF_TAIL_BYTES = 2048;

/** Whether it is a PDF from its first byte to its end mark. */
export async function isWholePdf(bytes: Uint8Array): Promise<boolean> {
  if ((await sniff(bytes)) !== 'application/pdf') return false;
  return Buffer.from(bytes.subarray(-PDF_TAIL_BYTES)).includes(PDF_END);
}

export type PictureCopy<Kind extends string> = {
  width: number;
  height: number;
  kind: Kind;
  bytes: Uint8Array;
};

export type ResponsiveRules<Kind extends string> = {
  types: readonly string[];
  /** A picture that says it has more is refused before it is opened. */
  maxPixels: number;
  /** The widths of the copies of a picture of that width, upright. */
  widthsOf(width: number): readonly number[];
  kinds: readonly Kind[];
};

const MAX_COPY_SECONDS = 20;
const COPY_QUALITY = { avif: 55, webp: 78, jpg: 80 } as const;
const MAX_HEIGHT = 4000;

const oneByOne = createTurns({ atOnce: 1, maxWaiting: 10, refuse: () => new UploadRefused('busy') });

type Sharp = import('sharp').Sharp;

const ENCODE: Record<keyof typeof COPY_QUALITY, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: COPY_QUALITY.avif, effort: 2 }),
  webp: (image) => image.webp({ quality: COPY_QUALITY.webp }),
  jpg: (image) => image.jpeg({ quality: COPY_QUALITY.jpg, progressive: true }),
};

/** Painted anew in each width and kind, without anything of the file but its picture. Throws `UploadRefused`. */
export const paintCopies = <Kind extends keyof typeof COPY_QUALITY>(
  bytes: Uint8Array,
  { types, maxPixels, widthsOf, kinds }: ResponsiveRules<Kind>,
): Promise<PictureCopy<Kind>[]> =>
  fromPicture(bytes, types, oneByOne<PictureCopy<Kind>[]>, async () => {
    const sharp = await loadSharp();
    const picture = (await open(bytes, maxPixels))
      .timeout({ seconds: MAX_COPY_SECONDS })
      .resize({ width: 1600, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 });
    const whole = await picture.toBuffer({ resolveWithObject: true });
    const copies: PictureCopy<Kind>[] = [];
    for (const wanted of widthsOf(whole.info.width))
      for (const kind of kinds) {
        const painted = ENCODE[kind](sharp(whole.data).resize({ width: wanted }));
        const { data, info } = await painted
          .timeout({ seconds: MAX_COPY_SECONDS })
          .toBuffer({ resolveWithObject: true });
        copies.push({ width: info.width, height: info.height, kind, bytes: data });
      }
    return copies;
  });
