import { createTurns } from './turns.ts';
import { loadSharp, sniff, UploadRefused } from './upload.ts';

/** One painted copy of a picture. */
export type PictureCopy<Kind extends string> = {
  width: number;
  height: number;
  kind: Kind;
  bytes: Uint8Array;
};

export type ResponsiveRules<Kind extends string> = {
  /** Kinds taken, as `sniff` tells them. */
  types: readonly string[];
  /** A picture that says it has more is refused before it is opened. */
  maxPixels: number;
  /** The widths of the copies of a picture of that width, upright. */
  widthsOf(width: number): readonly number[];
  kinds: readonly Kind[];
};

const MAX_SECONDS = 20;
const QUALITY = { avif: 55, webp: 78, jpg: 80 } as const;
const MAX_HEIGHT = 4000;

const inTurn = createTurns({ atOnce: 1, maxWaiting: 10, refuse: () => new UploadRefused('busy') });

type Sharp = import('sharp').Sharp;

const ENCODE: Record<keyof typeof QUALITY, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: QUALITY.avif, effort: 2 }),
  webp: (image) => image.webp({ quality: QUALITY.webp }),
  jpg: (image) => image.jpeg({ quality: QUALITY.jpg, progressive: true }),
};

/** Upright and on white, without anything of the original file but its picture. */
async function upright(bytes: Uint8Array, maxPixels: number): Promise<{ data: Buffer; width: number }> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) throw new UploadRefused('pixels');
  const { data, info } = await sharp(bytes, {
    limitInputPixels: maxPixels,
    failOn: 'warning',
    sequentialRead: true,
    pages: 1,
  })
    .timeout({ seconds: MAX_SECONDS })
    .rotate()
    .resize({ width: 1600, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

/**
 * A picture painted anew in each width and kind: with nothing of the file that came but what it shows. Throws
 * `UploadRefused`.
 */
export async function paintCopies<Kind extends keyof typeof QUALITY>(
  bytes: Uint8Array,
  rules: ResponsiveRules<Kind>,
): Promise<PictureCopy<Kind>[]> {
  if (!rules.types.includes((await sniff(bytes)) ?? '')) throw new UploadRefused('type');
  return inTurn(async () => {
    try {
      const sharp = await loadSharp();
      const { data, width } = await upright(bytes, rules.maxPixels);
      const copies: PictureCopy<Kind>[] = [];
      for (const wanted of rules.widthsOf(width))
        for (const kind of rules.kinds) {
          const painted = ENCODE[kind](sharp(data).resize({ width: wanted }));
          const { data: out, info } = await painted
            .timeout({ seconds: MAX_SECONDS })
            .toBuffer({ resolveWithObject: true });
          copies.push({ width: info.width, height: info.height, kind, bytes: out });
        }
      return copies;
    } catch (error) {
      throw error instanceof UploadRefused ? error : new UploadRefused('damaged');
    }
  });
}
