import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Clasificacion, LigaPublica, LigaTerminada } from '#contract/liga/clasificaciones.ts';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import type { PartidoDeCuadro } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { ahoraMs } from './support/momento.ts';
import { startStandIn } from './support/programs/meteo.ts';
import { ADMIN } from './support/programs/servidor.ts';
import { pedir, useSitio } from './support/programs/sitio.ts';

const TABLAS = '/competicion-clasificaciones';
const PARTIDO = `${TABLAS}-partido`;
const JUGADOR = `${TABLAS}-division`;

const tiempo = await startStandIn('good', ahoraMs);
afterAll(() => tiempo.close());
/** What somebody reads, without what marks it up. */
const leido = (marcado: string): string =>
  marcado
    .replace(/<head>[\s\S]*?<\/head>|<script[\s\S]*?<\/script>|<footer[\s\S]*<\/footer>|<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ');
const todos = (texto: string, patron: RegExp): string[] =>
  [...texto.matchAll(patron)].map(([, uno = '']) => uno);

describe('what the pages tell', () => {
  /** The machine may be anywhere: what is read is the club's time. */
  const sitio = useSitio({ WEATHER_URL: tiempo.url, TZ: 'Asia/Tokyo' });

  const html = async (path: string): Promise<string> => (await pedir(sitio().url, path)).html;
  const api = async <T>(path: string): Promise<T> => JSON.parse(await html(`/api${path}`)) as T;

  const leer = async (path: string): Promise<string> => leido(await html(path));

  async function tablaDe(tipo: string): Promise<Clasificacion['clasificaciones']> {
    const [liga] = await api<LigaPublica[]>(`/clasificaciones/ligas?tipo=${tipo}`);
    return (await api<Clasificacion>(`/clasificaciones/ver?idLiga=${liga?.id}`)).clasificaciones;
  }

  beforeAll(() =>
    vi.waitFor(async () => expect((await pedir(sitio().url, '/api/weather')).status).toBe(200), 10_000),
  );

  describe('the schedule', () => {
    it('tells days in order, each with its matches in order of time and their weather', async () => {
      const texto = await html('/competicion-horarios');
      const dias = todos(texto, /<h2[^>]*><time dateTime="([^"]+)"/g);
      const horas = todos(texto, /<td[^>]*><time dateTime="([^"]+)"/g);
      expect(dias).toEqual([...new Set(dias)].sort());
      expect(horas).toEqual([...horas].sort());
      expect(horas.length).toBeGreaterThan(dias.length);
      const [primero = ''] = todos(texto, /<tbody[^>]*><tr[^>]*>([\s\S]*?)<\/tr>/g);
      expect(leido(primero)).toMatch(/−?\d+(\s°C|°\s\/\s−?\d+°)( Probabilidad de \w+: \d+\s%)?\s*$/);
    });

    it('has the forecast that friendlies have on their own page', async () => {
      const filas = await api<FilaHorario[]>('/horarios/proximos?tipo=amistosos');
      const [liga] = await api<LigaPublica[]>('/clasificaciones/ligas?tipo=amistosos');
      const suyos = await api<PartidoDeCuadro[]>(`/clasificaciones/cuadro?idLiga=${liga?.id}`);
      expect(filas.length).toBeGreaterThan(0);
      expect(suyos).toEqual(
        expect.arrayContaining(filas.map(({ id, weather }) => expect.objectContaining({ id, weather }))),
      );
    });

    it('tells search engines the next matches, and none of minors', async () => {
      const datosDe = (texto: string) => todos(texto, /<script type="application\/ld\+json">([^<]*)</g);
      const [datos = '{}'] = datosDe(await html('/competicion-horarios'));
      const eventos: { '@type': string; description: string }[] = JSON.parse(datos)['@graph'];
      expect(eventos.length).toBeGreaterThan(0);
      for (const { '@type': tipo, description } of eventos) {
        expect(tipo).toBe('SportsEvent');
        expect(description).not.toContain('Infantil');
      }
      expect(datosDe(await html('/competicion-horarios/infantil'))).toEqual([]);
    });
  });

  it('an address of a news item with the title it had, or with none, leads to the one of today', async () => {
    const [noticia] = await api<{ id: number; title: string }[]>('/news/');
    const hoy = rutas.noticia(noticia ?? { id: 0, title: '' });
    for (const path of [`/noticias/${noticia?.id}`, `/noticias/${noticia?.id}-el-titulo-que-tuvo`]) {
      const { status, headers } = await pedir(sitio().url, path);
      expect([status, headers.get('location')]).toEqual([302, hoy]);
    }
    expect((await pedir(sitio().url, hoy)).status).toBe(200);
  });

  describe('the forecast', () => {
    it('has today in sight and the rest folded, with units and whole degrees, in the club’s time', async () => {
      const [seccion = ''] = todos(
        await html('/el-tiempo'),
        /(<h2 id="titulo-horas"[^>]*>[\s\S]*?)<\/section>/g,
      );
      const [, hoy = '', manana = '', pasado = ''] = seccion.split('<details');
      expect([hoy, manana, pasado].map((dia) => dia.split('<li').length - 1)).toEqual([14, 24, 10]);
      expect([hoy, manana, pasado].map((dia) => / open=""/.test(dia))).toEqual([true, false, false]);
      expect(leido(manana)).toMatch(/00:00 .* 23:00 /);
      expect(leido(hoy.slice(hoy.indexOf('<li')))).toMatch(
        /^ 10:00 \d+\s°C Probabilidad de lluvia: \d+\s% Viento \d+\skm\/h UV [\d,]+ muy alto /,
      );
    });

    it('says of each day its sky in words, both temperatures, the wind and the index', async () => {
      const [seccion = ''] = todos(
        await html('/el-tiempo'),
        /<h2 id="titulo-dias"[^>]*>([\s\S]*?)<\/section>/g,
      );
      const dias = seccion.split('<li').slice(1);
      expect(dias).toHaveLength(10);
      expect(dias[0]).toContain('alt="Despejado"');
      expect(leido(`<li${dias[0]}`)).toMatch(
        /sábado 21 nov Máx\. 13° mín\. −1° Despejado Probabilidad de lluvia: \d+\s% Viento hasta 23\skm\/h/,
      );
    });

    it('shows the site’s own pictures of the sky', async () => {
      const imagenes = new Set(todos(await html('/el-tiempo'), /<img [^>]*src="([^"]+)"/g));
      expect(imagenes.size).toBeGreaterThan(5);
      for (const imagen of imagenes) {
        const { status, headers } = await pedir(sitio().url, imagen);
        expect([status, headers.get('content-type')], imagen).toEqual([200, 'image/svg+xml; charset=utf-8']);
      }
    });
  });

  describe('the front page', () => {
    it('begins with what is on today: the next matches, the weather and the news', async () => {
      const texto = await html('/');
      expect(todos(texto.split('<main')[1] ?? '', /<h2[^>]*>([^<]+)/g)[0]).toBe('El club, al día');
      expect(leido(texto)).toMatch(/Próximos partidos .*El tiempo en las pistas \d+\s°C .*Última noticia/);
      expect(texto).toContain('Real Federación Española de Tenis');
    });

    it('leads to how to reserve a court, from the strip on top and from its first words', async () => {
      const texto = await html('/');
      expect(texto.split('href="/club-instalaciones#reservar"')).toHaveLength(3);
      expect(await html('/club-instalaciones')).toContain('<span id="reservar"></span>Reservar una pista');
    });

    it('names no minor', async () => {
      const texto = await leer('/');
      const filas = await api<FilaHorario[]>('/horarios/proximos?tipo=infantil');
      expect(filas.length).toBeGreaterThan(0);
      for (const { jugador1, jugador2 } of filas) {
        expect(texto).not.toContain(jugador1);
        expect(texto).not.toContain(jugador2);
      }
    });
  });

  describe('the page of a player', () => {
    it('puts the next match first, and once: day, court and rival', async () => {
      const proximos = await api<FilaHorario[]>('/horarios/proximos?tipo=social');
      const suyo = proximos.find(({ liga }) => liga === 'social');
      const pagina = await html(`${JUGADOR}/${suyo?.idJugador1}`);
      const [, tablero = ''] = pagina.split('>Próximo partido</h2>');
      expect(tablero).toContain(`dateTime="${suyo?.fecha}"`);
      expect(leido(tablero.slice(0, tablero.indexOf('</section>')))).toMatch(
        new RegExp(`${suyo?.jugador2} .*${suyo?.fecha.slice(11)}, ${suyo?.pista}`),
      );
      expect(todos(pagina, new RegExp(`(<a [^>]*-partido/${suyo?.id}")`, 'g'))).toHaveLength(1);
    });

    it('tells what they won as won, and them first', async () => {
      const { idJugador, jugador = '' } = (await tablaDe('social'))[4] ?? {};
      const partidos = (await html(`${JUGADOR}/${idJugador}`))
        .split('<li')
        .map((uno) => leido(`<li${uno.split('</li>')[0]}`))
        .filter((uno) => /\d-\d/.test(uno));
      const ganados = partidos.filter((uno) => uno.includes(`: ${jugador} gana a `));
      const perdidos = partidos.filter((uno) => uno.includes(` gana a ${jugador}, `));
      expect(Math.min(ganados.length, perdidos.length)).toBeGreaterThan(0);
      for (const uno of [...ganados, ...perdidos])
        expect(uno).toMatch(new RegExp(`${jugador} [\\d\\s[\\]]*contra `));
    });

    it('folds a long league, and says of how many', async () => {
      const largo = (await tablaDe('infantil')).find(({ partidosJugados }) => partidosJugados > 7);
      expect(await leer(`${JUGADOR}/${largo?.idJugador}`)).toContain(
        `Ver los ${largo?.partidosJugados} partidos`,
      );
    });

    it('has a sentence of its own for search engines, which are kept out of those of minors', async () => {
      const adultos = (await tablaDe('social')).slice(0, 5);
      const sentencias = new Set<string>();
      for (const { idJugador, jugador } of adultos) {
        const texto = await html(`${JUGADOR}/${idJugador}`);
        const [sentencia = ''] = todos(texto, /<meta name="description" content="([^"]+)"/g);
        expect(sentencia).toMatch(new RegExp(`^Partidos de ${jugador} en .+: Liga .+\\.`));
        expect(texto).toContain(`<meta property="og:description" content="${sentencia}">`);
        expect(texto).not.toContain('noindex');
        sentencias.add(sentencia);
      }
      expect(sentencias.size).toBe(adultos.length);
      for (const { idJugador } of (await tablaDe('infantil')).slice(0, 3))
        expect(await html(`${JUGADOR}/${idJugador}`)).toContain('<meta name="robots" content="noindex"');
    });
  });

  describe('the page of a match', () => {
    it('says who plays, which day of the week, and where the court is', async () => {
      const [suyo] = await api<FilaHorario[]>('/horarios/proximos');
      const texto = await leer(`${PARTIDO}/${suyo?.id}`);
      expect(texto).toMatch(new RegExp(`${suyo?.jugador1} –\\s+${suyo?.jugador2}`));
      expect(texto).toMatch(
        /(hoy|mañana|dentro de \d+ días) (lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d+ \p{L}{3} a las \d\d:\d\d \p{L}+ \d .+ Tiempo \d+\s°C a esa hora, lluvia al \d+\s%/u,
      );
      expect(texto).toMatch(/Dónde .+28799\sValdecierzo/);
    });

    it('that was put off says so, and who asked; in the page of its players too', async () => {
      const { url } = sitio();
      const entrar = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(ADMIN),
      });
      const headers = { authorization: await entrar.text(), 'content-type': 'application/json' };
      const suyo = (await api<FilaHorario[]>('/horarios/proximos?tipo=social')).at(-1);
      const ruta = `${url}/api/private/partidos/${suyo?.id}`;
      const partido = (await (await fetch(ruta, { headers })).json()) as PartidoFila;
      const body = JSON.stringify({ ...partido, jugador2Aplaza: true });
      expect((await fetch(ruta, { method: 'POST', headers, body })).status).toBe(200);
      const quedan = await api<FilaHorario[]>('/horarios/proximos?tipo=social');
      expect(quedan.map(({ id }) => id)).not.toContain(suyo?.id);
      const deJugador = await leer(`${JUGADOR}/${suyo?.idJugador1}`);
      expect(deJugador).toMatch(new RegExp(`Aplazado .+ lo aplazó ${suyo?.jugador2}`));
      const dePartido = await leer(`${PARTIDO}/${suyo?.id}`);
      expect(dePartido).toContain(`No se juega ese día: lo aplazó ${suyo?.jugador2}.`);
      expect(dePartido).toContain('Estaba previsto');
      expect(dePartido).not.toMatch(/\bPista\b/);
    });
  });

  it.each(['/competicion-horarios', '/competicion-resultados'])(
    'of %s narrowed to nobody, that nothing is like that, not that there is nothing',
    async (lista) => {
      const texto = await leer(`${lista}?nombre=zzqx`);
      expect(texto).toContain('Ningún partido es así');
      expect(texto).not.toMatch(/No hay (partidos|resultados)/);
    },
  );

  describe('the standings', () => {
    it('tell whoever is third why not second', async () => {
      const [, segundo, tercero] = (await tablaDe('social')).map(({ jugador }) => jugador);
      expect(await leer(`${TABLAS}/social`)).toMatch(
        new RegExp(`${segundo} va por delante de ${tercero}|${tercero} está a \\d+ puntos? de ${segundo}`),
      );
    });

    it('say in sight what the first place gives and what each heading stands for', async () => {
      expect(await leer(`${TABLAS}/social`)).toMatch(
        / Campeón de la liga .*Pts puntos .*PJ jugados .*W\.O\. ganados y perdidos por no presentado/,
      );
    });

    it('of a season that is over are reached from its matches, and those of minors kept out of search engines', async () => {
      const partido = await html(`${PARTIDO}/1`);
      const [href = '', nombre = ''] =
        /<a [^>]*href="([^"]+)"[^>]*>(Liga social, [^<]+2025\/26)<\/a>/.exec(partido)?.slice(1) ?? [];
      const final = await leer(href);
      expect(final).toContain('Clasificación final');
      expect(final).toContain(nombre);
      const [ultima] = await api<LigaTerminada[]>('/clasificaciones/terminadas?tipo=infantil');
      const deMenores = await html(`${TABLAS}/infantil?temporada=${ultima?.anio}`);
      expect(deMenores).toContain('Clasificación final');
      expect(deMenores).toContain('<meta name="robots" content="noindex"');
      expect(await html(`${TABLAS}/infantil`)).toContain('noindex');
      expect(await html(`${TABLAS}/social`)).not.toContain('noindex');
    });
  });

  describe('the screen of the bar', () => {
    const pantalla = (consulta = '') => pedir(sitio().url, `/pantalla${consulta}`);

    it('tells in its first HTML the club, its time and what is played, and nothing to search engines', async () => {
      const { status, html: texto, headers } = await pantalla();
      expect(status).toBe(200);
      expect(texto).toContain('<meta name="robots" content="noindex"');
      expect(texto).not.toMatch(/Aviso de cookies|<nav/);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(leido(texto)).toMatch(/Club de Tenis Valdecierzo.*\d\d:\d\d.*(Hoy en las pistas|Próximos)/);
      const [menor] = (await api<FilaHorario[]>('/horarios/proximos')).filter(({ conMenores }) => conMenores);
      expect(menor?.jugador1).toMatch(/ \p{L}{1,3}\.$/u);
    });

    it('is narrowed to a type or a division, and by nothing else', async () => {
      const [liga] = await api<LigaPublica[]>('/clasificaciones/ligas?tipo=infantil');
      const [una, infantil, todas, inventada] = await Promise.all(
        [`?division=${liga?.id}`, '?liga=infantil', '', '?liga=nada&division=x&minuto=2020-01-01T10:00'].map(
          async (consulta) => (await pantalla(consulta)).html,
        ),
      );
      const ligas = (texto = '') => new Set(todos(texto, /((?:Infantil, )?\d+ª.División)/g));
      expect(ligas(una).size).toBe(1);
      expect([...ligas(infantil)].every((nombre) => nombre.startsWith('Infantil'))).toBe(true);
      expect(ligas(todas).size).toBeGreaterThan(ligas(infantil).size);
      expect(ligas(inventada)).toEqual(ligas(todas));
      expect(inventada).not.toContain('2020-01-01');
    });
  });

  describe('the pictures to be shared', () => {
    const imagenDe = (texto: string): string =>
      /<meta property="og:image" content="http:\/\/[^/]+([^"]+)"/.exec(texto)?.[1] ?? '';
    const [ANCHO, ALTO] = [16, 20];

    it.each([
      [
        'of the first day',
        async () => '/competicion-horarios/social',
        /^\/tarjetas\/jornada-social-[\d-]+\.png$/,
      ],
      ['of the table', async () => `${TABLAS}/social`, /^\/tarjetas\/tabla-\d+\.png$/],
      [
        'of the match',
        async () => `${PARTIDO}/${(await api<FilaHorario[]>('/horarios/proximos'))[0]?.id}`,
        /^\/tarjetas\/partido-\d+\.png$/,
      ],
    ])('%s are what networks are told of the page, and not for search engines', async (_, pagina, nombre) => {
      const direccion = imagenDe(await html(await pagina()));
      expect(direccion).toMatch(nombre);
      const respuesta = await fetch(sitio().url + direccion);
      const png = Buffer.from(await respuesta.arrayBuffer());
      expect(respuesta.headers.get('content-type')).toBe('image/png');
      expect(respuesta.headers.get('x-robots-tag')).toBe('noindex');
      expect(png.readUInt32BE(ANCHO)).toBe(1200);
      expect(png.readUInt32BE(ALTO)).toBeGreaterThanOrEqual(630);
      expect(png.length).toBeLessThan(150_000);
      const headers = { 'if-none-match': respuesta.headers.get('etag') ?? '' };
      expect((await fetch(sitio().url + direccion, { headers })).status).toBe(304);
    });

    it.each([
      'jornada-2020-01-01',
      'jornada-dobles-2026-11-28',
      'tabla-99999',
      'partido-99999',
      'partido-1x',
    ])('%s is of nothing', async (nombre) => {
      expect((await pedir(sitio().url, `/tarjetas/${nombre}.png`)).status).toBe(404);
    });

    it('a schedule that was narrowed has the card of its page', async () => {
      expect(imagenDe(await html('/competicion-horarios?nombre=a'))).toBe(
        '/tarjetas/competicion-horarios.png',
      );
    });
  });
});
