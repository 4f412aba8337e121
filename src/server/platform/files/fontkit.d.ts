/** The little of fontkit that is used here: it brings no types. */
declare module 'fontkit' {
  type Path = { translate(x: number, y: number): Path; toSVG(): string };
  type Run = {
    glyphs: readonly { path: Path }[];
    positions: readonly { xAdvance: number; xOffset: number }[];
  };
  export type Font = { unitsPerEm: number; layout(words: string): Run };
  export function openSync(file: string): Font;
}
