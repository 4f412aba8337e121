import { globSync, readFileSync } from 'node:fs';

/** What may only go down: whoever lowers a count lowers its limit with it. docs/aspecto.md */
const LIMITS = {
  'lines of CSS': 1_887,
  'CSS files': 13,
  'widths at which something changes': 2,
  ':has( in CSS': 10,
  'screens and pieces that draw a match': 2,
} as const;

const read = (path: string): string => readFileSync(path, 'utf8');
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const WIDTH = /\((?:min|max)-width: ([\d.]+)r?em\)/g;
/** 47.99 and 48 rem are two sides of one width. */
const widthsOf = (css: string): number =>
  new Set([...css.matchAll(WIDTH)].map(([, width]) => Math.ceil(Number(width)))).size;

/** Its two by their fields, or their names where markup has its children: whoever draws one asks a piece. */
const DRAWS_A_MATCH = /\bjugador[12]\b|^\s*\{\s*(?:nombresDe|parejaDe|ladosDe)\(/m;

function counts(): Record<keyof typeof LIMITS, number> {
  const sheets = globSync('src/web/**/*.css').map(read);
  const css = sheets.join('');
  const drawn = globSync('src/web/**/*.tsx').filter((path) => !path.includes('.test.'));
  return {
    'lines of CSS': count(css, /\n/g),
    'CSS files': sheets.length,
    'widths at which something changes': widthsOf(css),
    ':has( in CSS': count(css, /:has\(/g),
    'screens and pieces that draw a match': drawn.map(read).filter((code) => DRAWS_A_MATCH.test(code)).length,
  };
}

const over = Object.entries(counts()).filter(([what, found]) => found > LIMITS[what as keyof typeof LIMITS]);
for (const [what, found] of over) {
  console.error(
    `${found} ${what}: at most ${LIMITS[what as keyof typeof LIMITS]}. Use a piece or a class of the theme (docs/aspecto.md).`,
  );
}
if (process.argv.includes('--print')) console.log(counts());
process.exitCode = over.length > 0 ? 1 : 0;
