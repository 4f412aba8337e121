import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';

const FACE = '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2';

/** Words as an outline: `d` stands on the line y = 0 and goes up, in units of which `size` make an em. */
type Outline = { d: string; width: number; size: number };

/** What pages need to make a picture that is not of the web: no machine's fonts take part in it. */
export type Pictures = {
  outline(words: string): Outline;
  toPng(svg: string): Promise<Buffer>;
};

const load = createRequire(import.meta.url);

function openFace(): (words: string) => Outline {
  const { openSync }: typeof import('fontkit') = load('fontkit');
  const font = openSync(load.resolve(FACE));
  return (words) => {
    const { glyphs, positions } = font.layout(words);
    let width = 0;
    const parts = glyphs.map((glyph, index) => {
      const place = positions[index];
      const d = glyph.path.translate(width + (place?.xOffset ?? 0), 0).toSVG();
      width += place?.xAdvance ?? 0;
      return d;
    });
    return { d: parts.join(''), width, size: font.unitsPerEm };
  };
}

/** More than the site has; what is asked for under made-up names of the host is the same ones. */
const MAX_PAINTED = 100;

async function paint(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 7 }).toBuffer();
}

/** Painting one takes a tenth of a second of the machine: each is painted once. */
function paintOnce(): (svg: string) => Promise<Buffer> {
  const painted = new Map<string, Promise<Buffer>>();
  return (svg) => {
    const key = createHash('sha256').update(svg).digest('base64url');
    const before = painted.get(key);
    if (before) return before;
    if (painted.size >= MAX_PAINTED) painted.clear();
    const picture = paint(svg);
    painted.set(key, picture);
    picture.catch(() => painted.delete(key));
    return picture;
  };
}

/** The face and the painter are loaded when the first picture is asked for. */
export function createPictures(): Pictures {
  let outline: ((words: string) => Outline) | undefined;
  return {
    outline: (words) => {
      outline ??= openFace();
      return outline(words);
    },
    toPng: paintOnce(),
  };
}
