/** Whose mails they are, as they are headed and signed. */
export type Letterhead = {
  name: string;
  /** `#rrggbb`: of the band behind the name, of the name and of the ball before it. */
  colors: { band: string; onBand: string; mark: string };
  /** Under a rule at the end: where to write, where to call. */
  footer: string;
};

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const IS_ADDRESS = /^https?:\/\/[^\s<>"]+$/;
const ITEM = '- ';

const P = 'margin:0 0 16px';

/** An address alone in its line is a link of its own: what the mail wants to be pressed. */
const address = (url: string): string =>
  `<p style="${P};word-break:break-all"><a href="${escaped(url)}" style="font-weight:600">${escaped(url)}</a></p>`;

const list = (items: readonly string[]): string =>
  `<ul style="margin:0 0 16px;padding-left:20px">${items
    .map((item) => `<li style="margin:0 0 6px">${escaped(item.slice(ITEM.length))}</li>`)
    .join('')}</ul>`;

const words = (lines: readonly string[]): string =>
  `<p style="${P}">${lines.map((line) => escaped(line)).join('<br>')}</p>`;

type Kind = 'item' | 'address' | 'words';

const kindOf = (line: string): Kind => {
  if (IS_ADDRESS.test(line)) return 'address';
  return line.startsWith(ITEM) ? 'item' : 'words';
};

function drawn(kind: Kind, lines: readonly string[]): string {
  switch (kind) {
    case 'item':
      return list(lines);
    case 'address':
      return lines.map(address).join('');
    case 'words':
      return words(lines);
    default:
      return kind satisfies never;
  }
}

/** A paragraph: runs of lines of one kind. What heads a list is bold. */
function paragraph(text: string): string {
  const runs: { kind: Kind; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const kind = kindOf(line);
    const last = runs.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else runs.push({ kind, lines: [line] });
  }
  return runs
    .map(({ kind, lines }, i) => {
      const heads = kind === 'words' && lines.length === 1 && runs[i + 1]?.kind === 'item';
      return heads
        ? `<p style="margin:0 0 6px"><strong>${escaped(lines[0] ?? '')}</strong></p>`
        : drawn(kind, lines);
    })
    .join('');
}

const FONT = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";

/**
 * The same words as the plain text, for who reads mails with formats: tables and inline styles, which is what they
 * all understand, nothing loaded from anywhere, and no colour of the page, so that those who darken mails may. Everything
 * in the text is text: whatever was typed in it is shown as it is.
 */
export function htmlOf(text: string, { name, colors, footer }: Letterhead): string {
  const body = text
    .trim()
    .split(/\n{2,}/)
    .map(paragraph)
    .join('');
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(name)}</title></head>
<body style="margin:0;padding:0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left">
<tr><td style="background:${colors.band};border-radius:8px;padding:16px 20px;${FONT};font-size:18px;font-weight:700;color:${colors.onBand}"><span style="color:${colors.mark}" aria-hidden="true">&#9679;</span>&nbsp; ${escaped(name)}</td></tr>
<tr><td style="padding:24px 4px 8px;${FONT};font-size:16px;line-height:1.5">${body}</td></tr>
<tr><td style="padding:12px 4px;border-top:1px solid #8a93a8;${FONT};font-size:13px;line-height:1.5">${escaped(footer).replaceAll('\n', '<br>')}</td></tr>
</table></td></tr></table>
</body></html>
`;
}
