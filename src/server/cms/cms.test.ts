import { describe, expect, test } from 'vitest';
import { ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import { clubApi } from '#contract/club/el-club.ts';
import { CLAVES_CMS, cmsApi } from '#contract/sitio/cms.ts';
import { esEnlace } from '#domain/contenido/enlaces.ts';
import { type Reglas, reglasIniciales, type SiIgualan } from '#domain/liga/reglas.ts';
import { sanitizeHtml } from '#server/platform/files/html.ts';
import { marcador, unaLiga, unaLigaConDos, unJugador, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { esencialEnTexto, prosaReglas } from './reglas.ts';
import { entreDias } from './tablas.ts';

describeServer('texts of the site', (engine) => {
  const club = useApp(engine);
  const leer = (clave: string) => club().send('GET', `/api/cms/${clave}`);

  test.each(CLAVES_CMS)('%s: HTML with every mark filled and nothing that runs', async (clave) => {
    const { status, headers, text } = await leer(clave);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text.length).toBeGreaterThan(500);
    expect(text).not.toMatch(/\{\{|\}\}|undefined|\[object/);
    expect(text).not.toMatch(/<(?:script|style|iframe|img|h1)\b|\son\w+=|javascript:|style=/i);
    expect(text.match(/<div class="tabla"(?! role="region" tabindex="0" aria-label="[^"]+")/)).toBeNull();
  });

  test.each(CLAVES_CMS)('%s: its titles begin under that of the page and skip no level', async (clave) => {
    const niveles = [...(await leer(clave)).text.matchAll(/<h(\d)/g)].map(([, nivel]) => Number(nivel));
    expect(niveles.length).toBeGreaterThan(0);
    for (const [i, nivel] of niveles.entries()) expect(nivel).toBeLessThanOrEqual((niveles[i - 1] ?? 1) + 1);
  });

  test('the camp page says weeks, prices and minimum as they are in the data', async () => {
    const { text } = await leer('escuela_campamentos');
    expect(text).toContain('<li>Del 23 al 27 de junio (terminada)</li>');
    expect(text.split('75\u00a0€')).toHaveLength(2);
    expect(text.split('85\u00a0€')).toHaveLength(2);
    expect(text).toContain('Del 30 de junio al 4 de julio');
    expect(text).toContain('Del 28 de julio al 1 de agosto');
    expect(text).toContain('mínimo de 15 inscripciones');
  });

  test('the rules of the page are those of the leagues in play', async () => {
    const reglas = { ...reglasIniciales('social'), victoria: 5 };
    await unaLiga(club(), { tipo: 'social', division: 1, reglas });
    expect((await leer('competicion_liga_social_normas')).text).toContain('<dd>5</dd>');
    await unaLiga(club(), { tipo: 'social', division: 2 });
    const { text } = await leer('competicion_liga_social_normas');
    expect(text).toContain('<strong>1ª División</strong>');
    expect(text).toContain('<strong>2ª División</strong>');
    expect(text).toContain('<td>3</td>');
  });

  test('what is looked up most comes first and once, and only what all the divisions share', async () => {
    const todo = async () => (await leer('competicion_liga_social_normas')).text;
    const esencial = async () => (await todo()).split('</aside>')[0];
    expect(await esencial()).toContain('<strong>Lo esencial</strong>');
    await unaLiga(club(), { tipo: 'social', division: 1, anio: 2026 });
    expect(await esencial()).toContain('<strong>Lo esencial de la temporada 2026/27</strong>');
    expect(await esencial()).toContain('<dd>Dos sets a seis juegos; con empate');
    expect(await todo()).not.toContain('Puntos por partido');
    expect(await esencial()).toContain('<dt>puntos por ganar</dt><dd>3</dd>');
    expect(await esencial()).toContain('2 y 2 de cada división');
    expect(await esencial()).toContain('(si son solo dos)');
    const reglas = { ...reglasIniciales('social'), victoria: 5 };
    await unaLiga(club(), { tipo: 'social', division: 2, reglas });
    expect(await esencial()).not.toContain('puntos por ganar');
    expect(await todo()).toContain('Puntos por partido');
    expect(await esencial()).toContain('2 y 2 de cada división');
  });

  test('the page of a league tells how it goes, and those of minors without a name', async () => {
    const [social, infantil] = [
      'competicion_liga_social_presentacion',
      'competicion_liga_infantil_presentacion',
    ];
    expect((await leer(social)).text).not.toContain('Así va la temporada');
    const { liga, quienes } = await unaLigaConDos(club());
    await unPartido(club(), { ...quienes, fecha: '2026-10-01T19:00', ...marcador('6-0 6-0') });
    // Who is out of it is not counted.
    await unJugador(club(), { idLiga: liga.id, nombre: 'Eva', estado: 'eliminado' });
    const { text } = await leer(social);
    expect(text).toContain('<dt>Jugadores</dt><dd>2</dd>');
    expect(text).toContain('<dt>Partidos jugados</dt><dd>1</dd>');
    expect(text).toMatch(/Ana[^<]*<\/a><\/td><td>3<\/td><td>1</);
    expect((await leer('club_quienes_somos')).text).toContain('<dt>Jugadores en las ligas</dt><dd>2</dd>');
    await unaLiga(club(), { tipo: 'infantil', division: 1 });
    const deMenores = (await leer(infantil)).text;
    expect(deMenores).toMatch(/Así va la temporada \d{4}\/\d\d/);
    expect(deMenores).not.toContain('Quién va en cabeza');
  });

  test('what a league costs is the price of the club, and who has said none is asked', async () => {
    const precio = async () => (await leer('competicion_liga_social_presentacion')).text;
    expect(await precio()).toMatch(/<dd>24\s€ por temporada<\/dd>/);
    expect(await precio()).toMatch(/<dd>54\s€ con la cuota<\/dd>/);
    const antes = await club().call(clubApi.leer, {});
    const ligas = { social: 0, infantil: 0 };
    expect((await club().api('POST', '/api/private/club', { ...antes, ligas, antes })).status).toBe(200);
    expect(await precio()).toContain('<dd>pregunta en secretaría</dd>');
    ponerClub(SEMILLA);
  });

  test('the fees of the school are grouped by hours, for who listens to the table too', async () => {
    const { text } = await leer('escuela_calendario_precios_horarios');
    expect(text).toContain('<th scope="colgroup" colspan="2">2 horas</th>');
    expect(text).toContain(
      '<tr><th scope="col">Socio</th><th scope="col">No socio</th><th scope="col">Socio</th>',
    );
  });

  test('an unknown key does not exist', async () => {
    expect((await leer('no_existe')).status).toBe(404);
    expect((await leer('..%2Fclub.config')).status).toBe(404);
  });

  test('the contract answers text', () => expect(cmsApi.leer.contentType).toBe('text/html'));
});

describe('what is left of a text', () => {
  const limpio = (html: string) => sanitizeHtml(html, { classes: ['tabla'], links: esEnlace });
  test.each([
    ['<p onclick="x()">Hola</p>', '<p>Hola</p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<span>x</span>'],
    ['<a href="JaVaScRiPt:alert(1)">x</a>', '<span>x</span>'],
    ['<a href="data:text/html,x">x</a>', '<span>x</span>'],
    ['<a href="http://a.example">x</a>', '<a href="http://a.example">x</a>'],
    ['<a href="ftp://malo.example">x</a>', '<span>x</span>'],
    ['<td colspan="900" rowspan="2">x</td>', '<td rowspan="2">x</td>'],
    ['a\u202eb\u0000c\u0301\u0302\u0303\u0304\u0305', 'abc\u0301\u0302\u0303'],
    ['<a href="//malo.example">x</a>', '<span>x</span>'],
    ['<a href="/\\malo.example">x</a>', '<span>x</span>'],
    ['<a href="contacto">x</a>', '<span>x</span>'],
    ['<a href="/contacto" onmouseover="x">x</a>', '<a href="/contacto">x</a>'],
    ['<a href="https://a.example" rel="noopener">x</a>', '<a href="https://a.example" rel="noopener">x</a>'],
    ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
    ['<a href="tel:+34910000000">x</a>', '<a href="tel:+34910000000">x</a>'],
    ['<div class="tabla otra" style="color:red">x</div>', '<div class="tabla">x</div>'],
    ['<img src=x onerror=alert(1)><iframe src="/"></iframe>', ''],
    ['<svg><script>1</script></svg>', ''],
    ['<h1>x</h1>', 'x'],
  ])('%s → %s', (html, esperado) => expect(limpio(html)).toBe(esperado));
});

describe('words for the rules', () => {
  test.each([
    ['2026-06-22', '2026-06-26', 'Del 22 al 26 de junio'],
    ['2026-06-29', '2026-07-03', 'Del 29 de junio al 3 de julio'],
  ])('%s to %s is %s', (desde, hasta, texto) => expect(entreDias(desde, hasta)).toBe(texto));

  test('social: two go up, two play for it', () => {
    const texto = prosaReglas(reglasIniciales('social'));
    expect(texto).toContain(
      'Se juegan dos sets a seis juegos; con empate a uno, super tie-break a diez puntos.',
    );
    expect(texto).not.toContain('Plazo');
    expect(prosaReglas({ ...reglasIniciales('social'), plazoResultado: 10 })).toContain(
      '<h3>Plazo para decir el resultado</h3><p>10 días desde el del partido. Pasado el plazo, el club puede darlo por no jugado.</p>',
    );
    expect(prosaReglas({ ...reglasIniciales('social'), plazoResultado: 10, alVencer: 'solo' })).toContain(
      'Pasado el plazo sin que nadie lo diga, se da por no jugado, como si no se hubiera presentado ninguno.',
    );
    expect(prosaReglas({ ...reglasIniciales('social'), formatos: ['corto', 'largo'] })).toContain(
      'dos sets a cuatro juegos o a seis juegos; con empate a uno, un tercero igual.',
    );
    expect(texto).toContain('Los 2 primeros de cada división suben');
    expect(texto).toContain('Los 2 siguientes por arriba y por abajo juegan la promoción');
    expect(texto).toContain('super tie-break a diez puntos');
    expect(texto).not.toMatch(/<h[12]>/);
  });

  test.each<[Partial<Reglas>, string]>([
    [{ ascensos: 0 }, 'No hay ascensos ni descensos.'],
    [{ ascensos: 1 }, 'El primero de cada división sube a la de encima y el último baja a la de debajo.'],
    [
      { ascensos: 1, saltoPrimero: 2 },
      'El primero de cada división sube 2 divisiones de una vez y el último baja a la de debajo.',
    ],
    [
      { ascensos: 1, saltoUltimo: 3 },
      'El primero de cada división sube a la de encima y el último baja 3 divisiones de una vez.',
    ],
    [
      { ascensos: 2 },
      'Los 2 primeros de cada división suben a la de encima y los 2 últimos bajan a la de debajo.',
    ],
    [
      { ascensos: 2, saltoPrimero: 2 },
      'Los 2 primeros de cada división suben a la de encima, salvo el primero, que sube 2 divisiones de una vez; los 2 últimos bajan a la de debajo.',
    ],
    [
      { ascensos: 2, saltoUltimo: 2 },
      'Los 2 primeros de cada división suben a la de encima y los 2 últimos bajan a la de debajo, salvo el último, que baja 2 divisiones de una vez.',
    ],
  ])('who goes up and down with %o', (reglas, frase) => {
    const texto = prosaReglas({ ...reglasIniciales('social'), promociones: 0, ...reglas });
    expect(texto).toContain(`<h3>Ascensos y descensos</h3><p>${frase}`);
    expect(texto.match(/de una vez/g) ?? []).toHaveLength(/de una vez/.test(frase) ? 1 : 0);
  });

  test('who runs out of time goes on another day, but where the time ends the match', () => {
    const social = reglasIniciales('social');
    expect(prosaReglas(social)).toMatch(/Si se acaba el tiempo sin que haya ganador.*se reanuda otro día/);
    const conReloj = prosaReglas({ ...social, conReloj: true });
    expect(conReloj).toContain('Al acabar el tiempo, el partido queda como esté.');
    expect(conReloj).not.toContain('se reanuda');
  });

  test.each<[Reglas['alIrse'], RegExp, boolean]>([
    ['seDecide', /lo que jugó vale y el club decide/, false],
    ['adjudicar', /lo que jugó vale y sus rivales ganan lo que falta/, false],
    ['abierto', /al cerrar la clasificación/, false],
    ['mitad', /menos de la mitad/, true],
    ['anular', /se anulan todos sus partidos/, true],
  ])('of who leaves, where the rule is %s', (alIrse, frase, enEscalera) => {
    const reglas = { ...reglasIniciales('social'), alIrse };
    expect(prosaReglas(reglas)).toMatch(frase);
    expect(frase.test(prosaReglas({ ...reglas, sistema: 'escalera' }))).toBe(enEscalera);
  });

  test('a ladder tells whom one may challenge and what a refusal costs, and no points nor tie-breaks', () => {
    const escalera = {
      ...reglasIniciales('social'),
      sistema: 'escalera',
      retoPuestos: 2,
      retoDias: 10,
    } as const;
    const texto = prosaReglas(escalera);
    expect(texto).toContain('Puedes retar a quien esté hasta 2 puestos por encima de ti.');
    expect(texto).toContain('hay 10 días para jugar el reto');
    expect(texto).toContain('pierde el puesto, como si le hubieran ganado.');
    expect(texto).toContain('Los 2 primeros de cada división suben');
    expect(texto).not.toContain('Desempates');
    expect(texto).not.toContain('Partido ganado');
    expect(prosaReglas({ ...escalera, retoPuestos: 1, retoDias: 1, rechazo: 'baja' })).toMatch(
      /esté un puesto por encima.*hay 1 día para.*no se presenta baja un puesto/,
    );
    expect(prosaReglas({ ...escalera, rechazo: 'nada' })).toContain('no cambia ningún puesto');
    const esencial = esencialEnTexto([
      { reglas: escalera, divisiones: ['1ª División'], anios: [2026], ciclo: 0 },
    ]);
    expect(esencial).toContain('A quien esté hasta 2 puestos por encima; el reto se juega en 10 días.');
    expect(esencial).not.toContain('por ganar');
    expect(esencial).not.toContain('empatan');
  });

  test('what is counted among the tied says so, where it is in force', () => {
    const texto = prosaReglas({
      ...reglasIniciales('social'),
      desempates: ['setsEntre', 'puntosEntre', 'menosPartidos'],
    });
    expect(texto).toContain(
      'La diferencia entre sets ganados y perdidos, solo en los partidos jugados entre los empatados.',
    );
    expect(texto).toContain('Los puntos de los partidos jugados entre los empatados.');
    expect(texto).toContain('Haber llegado a esos puntos en menos partidos.');
    expect(texto).toContain('se cuenta como una liguilla');
    expect(prosaReglas(reglasIniciales('social'))).not.toContain('liguilla');
  });

  test('how many play in a group, and of a cycle how long it is and which days it has', () => {
    const social = reglasIniciales('social');
    expect(prosaReglas(social, 2)).not.toContain('Grupos y ciclos');
    const ciclo = { inicioCiclo: '2026-09-07', semanasCiclo: 6 };
    expect(prosaReglas({ ...social, ...ciclo })).not.toContain('Grupos y ciclos');
    const reglas = { ...social, ...ciclo, grupoMin: 5, grupoMax: 6 };
    for (const sistema of ['liga', 'escalera'] as const)
      expect(prosaReglas({ ...reglas, sistema }, 2)).toContain(
        '<h3>Grupos y ciclos</h3><p>En cada división hay un grupo de 5 a 6 jugadores. Cada ciclo dura 6 semanas; el ciclo 2 empieza el lunes, 7 de septiembre y acaba el domingo, 18 de octubre.</p>',
      );
    expect(prosaReglas({ ...reglas, inicioCiclo: null }, 2)).toContain('Cada ciclo dura 6 semanas.</p>');
  });

  test.each<[string, number, Partial<Reglas>, string | null]>([
    ['4 points in a cycle', 2, { puntosCiclo: 4 }, 'suma además 4 puntos.</p>'],
    ['1 point', 1, { puntosCiclo: 1 }, 'suma además 1 punto.</p>'],
    ['points taken off', 1, { puntosCiclo: -2 }, 'suma además -2 puntos.</p>'],
    ['none', 2, { puntosCiclo: 0 }, null],
    ['a league of the whole season', 0, { puntosCiclo: 4 }, null],
    ['a ladder, which has no points', 2, { puntosCiclo: 4, sistema: 'escalera' }, null],
  ])('what playing a cycle gives in the general table: %s', (_que, ciclo, reglas, dice) => {
    const texto = prosaReglas({ ...reglasIniciales('social'), ...reglas }, ciclo);
    if (dice === null) expect(texto).not.toContain('tabla general');
    else expect(texto).toContain(`En la tabla general, quien juega algún partido del ciclo ${dice}`);
  });

  test.each<[SiIgualan, string]>([
    ['seDecide', 'el club decide quién va delante.'],
    ['sorteo', 'se sortea al cierre quién va delante.'],
    ['partido', 'y son dos, juegan un partido de desempate; si son más, el club decide quién va delante.'],
    ['mano', 'el club dice quién va delante y publica por qué.'],
  ])('who equals in everything: %s', (siIgualan, frase) => {
    for (const desempates of [['sets' as const], []])
      expect(prosaReglas({ ...reglasIniciales('social'), desempates, siIgualan })).toContain(
        `si con él sube o baja alguno y no todos, ${frase}`,
      );
  });

  test('of other sports: golden point, and sets to points', () => {
    const padel = prosaReglas(reglasIniciales('social', 'padel'));
    expect(padel).toContain('Con 40 iguales decide el punto de oro.');
    expect(prosaReglas(reglasIniciales('social'))).not.toContain('punto de oro');
    const pickleball = prosaReglas(reglasIniciales('social', 'pickleball'));
    expect(pickleball).toContain(
      'dos sets a once puntos, con dos de ventaja; con empate a uno, un tercero igual.',
    );
    expect(pickleball).not.toContain('super tie-break');
  });

  test('infantil: nobody plays for it; the criteria come in their order', () => {
    const texto = prosaReglas({ ...reglasIniciales('infantil'), desempates: ['juegos', 'directo'] });
    expect(texto).toContain(
      'dos sets a cuatro juegos o a seis juegos; con empate a uno, tie-break a siete puntos o super tie-break a diez puntos.',
    );
    expect(texto).not.toContain('promoción');
    expect(texto.indexOf('juegos ganados y perdidos')).toBeLessThan(texto.indexOf('jugados entre ellos'));
  });
});
