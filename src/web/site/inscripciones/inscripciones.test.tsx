import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import { rotuloDeTipo } from '#contract/club/ofrecido.ts';
import { mensajes } from '#contract/mensajes.ts';
import { centroForzado } from '#contract/sitio/sitio.ts';
import type { CampusOfrecido, TipoOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { archivosDe, tieneCampo } from '#domain/inscripcion/datos.ts';
import { obligatorios } from '#domain/inscripcion/errores.ts';
import { TIPOS_INSCRIPCION } from '#domain/inscripcion/tipos.ts';
import { unCampus } from '#tests/builders/campus.ts';
import { idDeCampo } from './campo.tsx';
import { camposVisibles } from './datos.ts';
import Formulario from './formulario.tsx';
import Inscripciones from './inscripciones.tsx';

const { semanas, minimoPorSemana } = unCampus(2027);

const CAMPUS: CampusOfrecido = {
  anio: 2027,
  semanas: semanas.map((una) => ({ ...una, estado: 'abierta' })),
  opciones: { a: { horario: '9:00-14:00', precio: 75 }, c: { horario: '9:00-16:00', precio: 85 } },
  minimoPorSemana,
  cerrado: null,
};

const ABIERTOS: TipoOfrecido[] = TIPOS_INSCRIPCION.map((tipo) => ({
  tipo,
  etiqueta: rotuloDeTipo(tipo),
  abierta: true,
}));

type Ofrecido = { tipos: TipoOfrecido[]; campus: CampusOfrecido };

/** What is drawn, apart from how it looks. */
const dibujar = (nodo: ReactNode): string => renderToStaticMarkup(nodo).replaceAll(/ class="[^"]*"/g, '');

/** The page at that address, as the server draws it. */
function pagina(path: string, { tipos = ABIERTOS, campus = CAMPUS }: Partial<Ofrecido> = {}): string {
  const Sitio = createRoutesStub([{ id: 'aqui', path: '/inscripciones/:id?', Component: Inscripciones }]);
  return dibujar(
    <Sitio
      initialEntries={[path]}
      hydrationData={{ loaderData: { aqui: { tipos, campus, nombresCompletos: false, parejas: [] } } }}
    />,
  );
}

/** The form of a type. */
function formulario(tipo: TipoOfrecido['tipo']): string {
  const Sitio = createRoutesStub([
    {
      path: '/',
      Component: () => <Formulario tipo={tipo} campus={CAMPUS} nombresCompletos={false} parejas={[]} />,
    },
  ]);
  return dibujar(<Sitio />);
}

it('a league says what it costs in its row, over the form and beside the bank account', () => {
  expect(pagina('/inscripciones')).toContain('El precio de no socio incluye el alta de socio.');
  expect(pagina('/inscripciones')).toMatch(/<dt>Por temporada<\/dt><dd><small>Socios<\/small> 24\s€<\/dd>/);
  expect(pagina('/inscripciones/ligasocialtenis')).toMatch(
    /<li>24\s€ la temporada 20\d\d\/\d\d; 54\s€ con la cuota de socio/,
  );
  expect(formulario('ligasocialtenis')).toMatch(/En ella se pasan los recibos\. 24\s€ la temporada/);
});

it.each(TIPOS_INSCRIPCION)(
  'the form of %s says beforehand that an IBAN is needed where it asks for it',
  (tipo) => {
    const html = formulario(tipo);
    const conIban = tieneCampo(tipo, 'cuentaIBAN');
    expect(html.includes('Ahora no pagas nada.')).toBe(conIban);
    expect(html.includes('minutos, con tu IBAN a mano.')).toBe(conIban);
    expect(html).toContain('Foto, DNI y firma pueden ir después.');
    expect(html.match(/Unos.4.minutos/g)).toHaveLength(1);
    // Before the first thing that is asked for.
    expect(html.indexOf('pueden ir después')).toBeLessThan(html.indexOf('id="campo-'));
  },
);

it('what is for members makes one with the same form, where the fee is known; the school does not', () => {
  const html = formulario('ligasocialtenis');
  expect(html).toMatch(
    /¿Eres socio del club\?.*Sí <b>24\s€<\/b>.*Aún no <b>54\s€<\/b>.*24\s€ \+ 30\s€ de alta</,
  );
  // Nobody is taken for one or the other.
  expect(html.match(/<input[^>]*name="altaSocio"[^>]*>/g)?.filter((uno) => uno.includes('checked'))).toEqual(
    [],
  );
  // The two prices are told where one of them is chosen, before the name, and nowhere beside it.
  expect(html).not.toMatch(/<t?d[^>]*>(24|54)\s€/);
  expect(html.indexOf('¿Eres socio del club?')).toBeLessThan(html.indexOf('id="campo-nombre"'));
  expect(formulario('equipocompeticion')).toMatch(/Alta: 30\s€ al año/);
  expect(formulario('escuelapadel')).not.toContain('¿Eres socio');
  ponerClub({ ...SEMILLA, cuota: 0 });
  const sinCuota = formulario('ligasocialtenis');
  ponerClub(SEMILLA);
  expect(sinCuota).toMatch(/Hace falta ser socio del club.*href="\/inscripciones\/nuevosocio"/);
  expect(sinCuota).not.toContain('¿Eres socio');
});

it('the school tells what it costs whole, a member and who is not one alike, and from how much over the form', () => {
  expect(formulario('escuelaminitenis')).toMatch(
    /Socio<\/th><th scope="col">No socio<.*2 horas a la semana<\/th><td>42\s€<\/td><td>48\s€<.*Matrícula: 20\s€, una vez por curso\./,
  );
  // Its hours are told where the group is.
  expect(formulario('escuelaminitenis')).toMatch(/<a href="\/escuela-minitenis"[^>]*>Ver las horas</);
  expect(formulario('ligasocialtenis')).not.toContain('Ver las horas');
  expect(formulario('equipocompeticion')).toMatch(/3 días por semana<\/th><td>104\s€ <small>al mes</);
  expect(formulario('nuevosocio')).not.toContain('Matrícula');
  expect(pagina('/inscripciones/escuelaminitenis')).toMatch(/<p>De 5 a 8 años · desde 25\s€ al mes<\/p>/);
});

it('says whose data the first step asks for: of a child, not of who writes them', () => {
  const deNinos = formulario('escuelaminitenis');
  // The step is called in the list as in the button that leads to it.
  expect(deNinos).toMatch(
    /href="\/#apartado-contacto"[^>]*><span aria-hidden="true">2<\/span><span[^>]*>Tus datos</,
  );
  expect(deNinos).toMatch(/>Niño\/a<.*Datos del niño o la niña <.*Siguiente: tus datos</);
  // The browser would fill in the name of the parent.
  const [nombre = ''] = controles(deNinos, 'id="campo-nombre"');
  expect(nombre).toContain('autoComplete="off"');
  expect(formulario('escuelapadel')).toMatch(/Quién se inscribe <.*Si es menor, sus datos, no los tuyos\./);
  expect(formulario('escuelaadultos')).not.toMatch(/sus datos/);
  const [tutor, email] = ['nombrePadreMadreTutor', 'email'].map((campo) =>
    formulario('campusverano').indexOf(`id="campo-${campo}"`),
  );
  expect(formulario('campusverano').indexOf('id="apartado-contacto"')).toBeLessThan(tutor ?? 0);
  expect(tutor).toBeLessThan(email ?? 0);
});

it('what is asked for elsewhere is found from here', () => {
  const html = pagina('/inscripciones');
  for (const ruta of [
    '#clase-de-prueba',
    '/escuela-presentacion',
    '/escuela-intensivos',
    '/competicion-maraton-presentacion',
  ])
    expect(html).toContain(`${ruta}"`);
});

it('shows one step, with the way on; every other one is in the document, and the last says what it costs and what comes next', () => {
  const html = formulario('ligasocialtenis');
  expect(html.match(/<section[^>]*data-actual/g)).toHaveLength(1);
  expect(html).toMatch(/<section id="apartado-quien"[^>]*data-actual/);
  expect(html).toMatch(/href="\/#apartado-contacto"[^>]*>Siguiente: contacto</);
  expect(html).toContain('Paso 1 de 5');
  const [, ultimo = ''] = html.split('id="apartado-enviar"');
  expect(ultimo).toMatch(/24\s€ la temporada/);
  expect(ultimo).toContain('te avisa antes de tu primera jornada');
});

describe('the page of the enrolments', () => {
  it('lists everything there is, each one link away', () => {
    const html = pagina('/inscripciones');
    for (const { tipo } of ABIERTOS)
      expect(
        html.match(new RegExp(`href="/inscripciones/${tipo}" data-discover="true">[^<]+</a>`)),
        tipo,
      ).toBeTruthy();
    expect(html).toContain('>Minitenis</a>');
    // The same as a list comes before them.
    expect(html.indexOf('<select')).toBeLessThan(html.indexOf('>Minitenis</a>'));
    expect(html.includes('role="alert"')).toBe(false);
  });

  it('heads the prices by the hour, and has the team and the holiday courses after them, where a place is asked for', () => {
    const [, escuela = ''] = /<h2>Escuela<\/h2>(.*?)<\/section>/.exec(pagina('/inscripciones')) ?? [];
    const [conCabezas = '', aparte = ''] = escuela.split('</ul>');
    expect(conCabezas).toContain('Precio al mes');
    expect(conCabezas.match(/>Inscribirse</g)).toHaveLength(6);
    // And says in each row how often they are paid.
    expect(conCabezas.match(/<dt><small>Al mes <\/small>1 hora<\/dt>/g)).toHaveLength(6);
    expect(aparte).toMatch(/Equipo de competición.*>Pedir plaza<.*Intensivos.*>Pedir plaza</);
    expect(aparte).not.toContain('Inscribirse');
  });

  it.each(TIPOS_INSCRIPCION)('chooses %s when the address says so', (tipo) => {
    expect(pagina(`/inscripciones/${tipo}`)).toContain(`<option value="${tipo}" selected="">`);
  });

  it('warns of a closed type in place of its form, and marks it in the list', () => {
    const tipos = ABIERTOS.map((uno) => ({ ...uno, abierta: uno.tipo !== 'nuevosocio' }));
    expect(pagina('/inscripciones/nuevosocio', { tipos })).toContain(mensajes.inscripcionCerrada);
    expect(pagina('/inscripciones/escuelapadel', { tipos })).not.toContain('role="alert"');
    const todas = pagina('/inscripciones', { tipos });
    expect(todas).toContain(`${rotuloDeTipo('nuevosocio')} (cerrada)`);
    const [, fila = ''] = /<li>((?:(?!<li>).)*?>Alta de nuevo socio<.*?)<\/li>/.exec(todas) ?? [];
    expect(fila).toContain('Cerrada');
    expect(fila).not.toContain('Inscribirse');
  });

  it('says why the camp is closed, and of nothing else', () => {
    const campus = { ...CAMPUS, cerrado: 'Las semanas del campus de 2025 ya han terminado.' };
    expect(pagina('/inscripciones/campusverano', { campus })).toContain(campus.cerrado);
    expect(pagina('/inscripciones/campusverano', { campus })).toContain(mensajes.campusSinFechas);
    expect(pagina('/inscripciones', { campus })).toContain('Campus de verano (cerrada)');
    expect(pagina('/inscripciones/escuelapadel', { campus })).not.toContain('role="alert"');
  });

  it('tells no price nor note of prices that the club has not said', () => {
    const { escuela } = SEMILLA;
    const programas = escuela.programas.map((uno) => ({ ...uno, cuotas: null, modalidades: [] }));
    const intensivos = { cuando: '', precios: [] };
    const sinPrecios = { cuota: 0, matricula: 0, ligas: { social: 0, infantil: 0 } };
    ponerClub({ ...SEMILLA, ...sinPrecios, escuela: { ...escuela, programas, intensivos } });
    const opciones = { a: { horario: '9:00-14:00', precio: 0 }, c: { horario: '9:00-16:00', precio: 0 } };
    const [, html = ''] = pagina('/inscripciones', { campus: { ...CAMPUS, opciones } }).split('</select>');
    ponerClub(SEMILLA);
    expect(html).toContain('>Minitenis</a>');
    expect(html).not.toMatch(/€|<dl|Precio al mes|Matrícula|alta de socio/);
  });

  it('of a club that closes everything says so', () => {
    const tipos = ABIERTOS.map((uno) => ({ ...uno, abierta: false }));
    expect(pagina('/inscripciones', { tipos })).toContain(mensajes.todoCerrado);
  });
});

/** The opening tags of the controls with that attribute. */
const controles = (html: string, atributo: string): string[] =>
  [...html.matchAll(/<(?:input|select|textarea|button)[^>]*>/g)].flatMap(([control]) =>
    control.includes(atributo) ? control : [],
  );

const nombres = (todos: string[]): string[] =>
  todos.map((control) => /name="(\w+)"/.exec(control)?.[1] ?? '');

describe.each(TIPOS_INSCRIPCION)('the form of %s', (tipo) => {
  const html = formulario(tipo);
  const visibles = camposVisibles({ tipo, subtipo: 'alta', valores: {}, campus: CAMPUS, hoy: '2026-11-21' });

  it('has a control for each thing it asks for, and says what may not be left empty', () => {
    const ids = [...html.matchAll(/id="(campo-\w+)"/g)].map(([, id]) => id);
    // The typed name is one of the two ways to sign.
    const esperados = visibles.filter((campo) => campo !== 'firmaEscrita').map(idDeCampo);
    expect(ids).toEqual(expect.arrayContaining(esperados));
    const pedidos = nombres(controles(html, 'required=""')).filter((nombre) => !nombre.startsWith('semana'));
    // Where there are two boxes to choose from, the legend says it.
    const obligados = obligatorios(tipo, 'alta').filter((campo) => campo !== 'fotos');
    expect(pedidos.sort()).toEqual(obligados.toSorted());
  });

  it('takes its files, and asks for no centre where only one has it', () => {
    expect(controles(html, 'type="file"')).toHaveLength(archivosDe(tipo).length);
    const fijos = nombres(controles(html, 'disabled=""')).filter((nombre) => nombre === 'centro');
    expect(fijos).toHaveLength(centroForzado(tipo) ? 1 : 0);
  });

  it('cannot be sent before the program is there', () => {
    const [enviar = ''] = controles(html, 'type="submit"');
    expect(enviar).toContain('disabled=""');
  });
});
