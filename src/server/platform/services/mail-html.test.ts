import fc from 'fast-check';
import { expect, it } from 'vitest';
import { htmlOf } from './mail.ts';

const LETTERHEAD = {
  name: 'Club "A" & B',
  colors: { band: '#4862A0', onBand: '#ffffff', mark: '#D9E84A' },
  footer: 'Calle Mayor, 1\n910 000 000',
};

const TEXT = `Hola:

Falta:
- La foto.
- El DNI.

Descarga tu copia:
https://club.example/a?b=1&c=2

Mensaje:
<b>Hola</b>
`;

it('draws paragraphs, lists under their heading, and addresses as links', () => {
  const html = htmlOf(TEXT, LETTERHEAD);
  expect(html).toContain('Club &quot;A&quot; &amp; B');
  expect(html).toContain('<strong>Falta:</strong></p><ul');
  expect(html.match(/<li /g)).toHaveLength(2);
  expect(html).toContain('<a href="https://club.example/a?b=1&amp;c=2"');
  expect(html).toContain('Mensaje:<br>&lt;b&gt;Hola&lt;/b&gt;');
  expect(html).toContain('Calle Mayor, 1<br>910 000 000');
});

it('loads nothing from anywhere, and lets who darkens mails do it', () => {
  const html = htmlOf(TEXT, LETTERHEAD);
  expect(html).not.toMatch(/<(?:img|link|script|style|iframe|object)|url\(|src=|@import/i);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
});

it('whatever is typed stays text: neither a tag nor an attribute more', () => {
  const tags = (html: string) => [...html.matchAll(/<\/?(\w+)/g)].map(([, name]) => name);
  const KNOWN = new Set(tags(htmlOf(`${TEXT}\n\nhttps://a.example/\n- b`, LETTERHEAD)));
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'<>"\'&/=- \nabc:https.'), maxLength: 200 }),
      (typed) => {
        const html = htmlOf(`Hola:\n\n${typed}`, LETTERHEAD);
        expect(tags(html).filter((name) => !KNOWN.has(name))).toEqual([]);
        expect(html).not.toMatch(/\son\w+=/);
      },
    ),
  );
});
