import { club, type Programa } from '#club';
import { nombresDeCentros } from '#contract/sitio/sitio.ts';
import { enEuros } from '#domain/euros.ts';
import type { Dia } from '#domain/fecha.ts';
import {
  type Campus,
  type EstadoSemana,
  estadoDeSemana,
  motivoDeCampusCerrado,
  semanasOfrecidas,
} from '#domain/inscripcion/campus.ts';
import { enColumnas, tienePrecio } from '#domain/precio.ts';
import { escapeHtml } from '#server/platform/files/html.ts';

/** Plain text, or the words of a link. */
type Celda = string | { texto: string; href: string };

/** Several columns under one heading. */
type Grupo = { grupo: string; columnas: readonly string[] };

type Tabla = {
  titulo: string;
  columnas: readonly (string | Grupo)[];
  filas: readonly (readonly Celda[])[];
};

const celda = (una: Celda): string =>
  typeof una === 'string'
    ? escapeHtml(una)
    : `<a href="${escapeHtml(una.href)}">${escapeHtml(una.texto)}</a>`;

const columna = (titulo: string): string => `<th scope="col">${escapeHtml(titulo)}</th>`;

/** One row of headings; two where some columns share one. */
function cabecera(columnas: Tabla['columnas']): string {
  const agrupadas = columnas.flatMap((una) => (typeof una === 'string' ? [] : una.columnas));
  if (agrupadas.length === 0) return `<tr>${columnas.map((una) => columna(String(una))).join('')}</tr>`;
  const arriba = columnas.map((una) =>
    typeof una === 'string'
      ? `<th scope="col" rowspan="2">${escapeHtml(una)}</th>`
      : `<th scope="colgroup" colspan="${una.columnas.length}">${escapeHtml(una.grupo)}</th>`,
  );
  return `<tr>${arriba.join('')}</tr><tr>${agrupadas.map(columna).join('')}</tr>`;
}

/** A table as the texts write them: the first cell of a row is its heading. Nothing of what has no rows. */
export function tabla({ titulo, columnas, filas }: Tabla): string {
  if (filas.length === 0) return '';
  const fila = ([primera = '', ...resto]: readonly Celda[]) =>
    `<tr><th scope="row">${celda(primera)}</th>${resto.map((una) => `<td>${celda(una)}</td>`).join('')}</tr>`;
  return `<div class="tabla"><table><caption>${escapeHtml(titulo)}</caption><thead>${cabecera(columnas)}</thead><tbody>${filas.map(fila).join('')}</tbody></table></div>`;
}

/** What a figure is of, and the figure. */
export type Cifra = readonly [que: string, cuanto: string];

const terminos = (todas: readonly Cifra[], enMarco: (par: string) => string): string => {
  const pares = todas
    .filter(([, cuanto]) => cuanto !== '')
    .map(([que, cuanto]) => enMarco(`<dt>${escapeHtml(que)}</dt><dd>${escapeHtml(cuanto)}</dd>`));
  return pares.length === 0 ? '' : `<dl>${pares.join('')}</dl>`;
};

/** Figures in a row, each over what it is of; nothing of those that are not known. */
export const cifras = (todas: readonly Cifra[]): string => terminos(todas, (par) => `<div>${par}</div>`);

/** The same in words, a line each. */
export const enPalabras = (todas: readonly Cifra[]): string => terminos(todas, (par) => par);

const MES = new Intl.DateTimeFormat('es-ES', { month: 'long', timeZone: 'UTC' });
const mesDe = (dia: Dia): string => MES.format(Date.parse(`${dia}T00:00Z`));
const numeroDe = (dia: Dia): number => Number(dia.slice(8));

/** "Del 23 al 27 de junio", "Del 30 de junio al 4 de julio". */
export function entreDias(desde: Dia, hasta: Dia): string {
  const [mesDesde, mesHasta] = [mesDe(desde), mesDe(hasta)];
  const inicio = mesDesde === mesHasta ? `${numeroDe(desde)}` : `${numeroDe(desde)} de ${mesDesde}`;
  return `Del ${inicio} al ${numeroDe(hasta)} de ${mesHasta}`;
}

const CUANDO_HAYA = 'Cuando haya fechas nuevas las publicaremos aquí.';

const PASADA: Partial<Record<EstadoSemana, string>> = {
  empezada: ' (ya empezada)',
  terminada: ' (terminada)',
};

/** Every week costs the same: the prices once, and the dates. */
export function tablaCampus(campus: Campus, hoy: Dia): string {
  const opciones = Object.values(campus.opciones);
  const cerrado = motivoDeCampusCerrado(campus, hoy);
  const aviso = cerrado === null ? '' : `<p><strong>${escapeHtml(cerrado)}</strong> ${CUANDO_HAYA}</p>`;
  const semanas = semanasOfrecidas(campus);
  if (semanas.length === 0) return aviso;
  const precios = cifras(
    opciones.map(({ horario, precio }) => [
      `la semana, de\u00a0${horario.replace('-', '\u00a0a\u00a0')}`,
      precio > 0 ? enEuros(precio) : '',
    ]),
  );
  const fechas = semanas.map(
    (semana) =>
      `<li>${entreDias(semana.desde, semana.hasta)}${PASADA[estadoDeSemana(semana, hoy)] ?? ''}</li>`,
  );
  const cuanto = precios && `<aside class="cifras">${precios}</aside>`;
  return `${aviso}${cuanto}<ul>${fechas.join('')}</ul>`;
}

export const tablaCookies = (): string =>
  tabla({
    titulo: 'Cookies de esta web',
    columnas: ['Cookie', 'De quién', 'Para qué', 'Duración', 'Consentimiento'],
    filas: [
      ['klaro', 'Propia', 'Recordar lo que decides sobre las cookies', '120 días', 'No hace falta'],
      ['_ga', 'Google', 'Distinguir visitantes para contar visitas', '2 años', 'Hace falta'],
      ['_ga_<id>', 'Google', 'Mantener el estado de la visita', '2 años', 'Hace falta'],
    ],
  });

export const listaRedes = (): string =>
  `<ul>${club.redes
    .map(
      ({ nombre, url }) => `<li><a href="${escapeHtml(url)}" rel="noopener">${escapeHtml(nombre)}</a></li>`,
    )
    .join('')}</ul>`;

const programas = (): readonly Programa[] => club.escuela.programas;

export const tablaHorarios = (): string =>
  tabla({
    titulo: 'Franjas de clase por programa',
    columnas: ['Programa', 'Centro', 'De lunes a jueves', 'Viernes (2 horas)', 'Fin de semana'],
    filas: programas().map((uno) => [
      uno.nombre,
      nombresDeCentros(uno.centros).replaceAll(' ', '\u00a0'),
      uno.horario.semana,
      uno.horario.viernes,
      uno.horario.finDeSemana,
    ]),
  });

export const tablaCuotas = (): string =>
  tabla({
    titulo: 'Cuota mensual, según las horas a la semana',
    columnas: [
      'Programa',
      { grupo: '1 hora', columnas: ['Socio', 'No socio'] },
      { grupo: '2 horas', columnas: ['Socio', 'No socio'] },
    ],
    filas: programas().flatMap(({ nombre, cuotas }) =>
      cuotas && [cuotas.una, cuotas.dos].some(tienePrecio)
        ? [[nombre, ...enColumnas(cuotas.una), ...enColumnas(cuotas.dos)]]
        : [],
    ),
  });

export const tablaEquipo = (): string =>
  tabla({
    titulo: 'Cuota mensual del equipo de competición (hay que ser socio)',
    columnas: ['Modalidad', 'Cuota'],
    filas: programas()
      .flatMap(({ modalidades }) => modalidades)
      .flatMap(({ nombre, cuota }) => (cuota > 0 ? [[nombre, enEuros(cuota)]] : [])),
  });

export const tablaIntensivos = (): string =>
  tabla({
    titulo: 'Precio por persona',
    columnas: ['Modalidad', 'Socios', 'No socios'],
    filas: club.escuela.intensivos.precios.flatMap((uno) =>
      tienePrecio(uno) ? [[uno.nombre, ...enColumnas(uno)]] : [],
    ),
  });
