import { normalizarTexto } from '#domain/texto.ts';

/** What is brought from a sheet. docs/reglas/hojas.md */
export const QUE_SE_TRAE = ['jugadores', 'ligas', 'partidos'] as const;
export type QueSeTrae = (typeof QUE_SE_TRAE)[number];

/** Of the files that go out from here, where it is called so. In a sheet made by hand those words may say something else. */
const deVuelta = (titulo: string) => ({ titulo, cabeceras: null });

/** How each is told, and by what headings it is known: whole, or the words with which they begin; null: by its title. */
const CAMPOS = {
  nombre: {
    titulo: 'Nombre',
    cabeceras:
      /^(?:apellidos? (?:y )?nombre|nombres?(?! dep)|jugador(?:a|es|as)?(?! \d)|parejas?|participantes?|socios?|alumnos?|tenista)\b/,
  },
  apellidos: {
    titulo: 'Apellidos',
    cabeceras: /^(?:apellidos?|1er apellido|2o apellido|primer apellido|segundo apellido)\b(?! y| nombre)/,
  },
  email: { titulo: 'Email', cabeceras: /^(?:e ?mail|correo|mail)/ },
  telefono: { titulo: 'Teléfono', cabeceras: /^(?:telefono|tel|tfno|tlf|tfn|movil|whatsapp|contacto)\b/ },
  nombreDeportivo: {
    titulo: 'Nombre en la web',
    cabeceras: /^(?:nombre (?:deportivo|en la web)|apodo|alias)/,
  },
  liga: {
    titulo: 'Liga o división',
    cabeceras: /^(?:liga|division|div|categoria|cat|grupo|temporada|competicion|nivel)\b/,
  },
  fecha: { titulo: 'Fecha', cabeceras: /^(?:fecha|dia|cuando)\b/ },
  hora: { titulo: 'Hora', cabeceras: /^(?:hora|horario|inicio)\b/ },
  pista: { titulo: 'Pista', cabeceras: /^(?:pista|cancha|donde|court)\b/ },
  jugador1: {
    titulo: 'Jugador 1',
    cabeceras: /^(?:(?:jugador|jug|j|nombre|tenista)(?:a)? ?(?:1|a)|local|primer jugador)$/,
  },
  jugador2: {
    titulo: 'Jugador 2',
    cabeceras:
      /^(?:(?:jugador|jug|j|nombre|tenista)(?:a)? ?(?:2|b)|visitante|rival|contrario|contra|segundo jugador)$/,
  },
  pareja: {
    titulo: 'Los dos jugadores',
    cabeceras: /^(?:partidos?|encuentros?|enfrentamientos?|jugadores|cruce)$/,
  },
  resultado: {
    titulo: 'Resultado',
    cabeceras: /^(?:resultado|marcador|tanteo|score|sets?|[1-6][oe]?r? ?set|s[1-6]|j[12] set)\b/,
  },
  ganador: { titulo: 'Ganador', cabeceras: /^(?:ganador|gana|vencedor)/ },
  observaciones: { titulo: 'Observaciones', cabeceras: /^(?:observaciones|notas?|comentarios?|obs)\b/ },
  id: deVuelta('Id'),
  version: deVuelta('Versión'),
  estado: deVuelta('Estado'),
  disponibleAmistosos: deVuelta('Disponible para amistosos'),
  idLiga: deVuelta('Id liga'),
  idPista: deVuelta('Id pista'),
  idJugador1: deVuelta('Id jugador 1'),
  idJugador2: deVuelta('Id jugador 2'),
  duracion: deVuelta('Duración'),
  noPresentado: deVuelta('No presentado'),
  aplazado: deVuelta('Aplazado'),
  cancelado: deVuelta('Cancelado'),
  desenlace: deVuelta('Cómo acabó'),
  sintetico: deVuelta('De resolución'),
} satisfies Record<string, { titulo: string; cabeceras: RegExp | null }>;
export type CampoDeHoja = keyof typeof CAMPOS;
export const CAMPOS_DE_HOJA = Object.keys(CAMPOS) as readonly CampoDeHoja[];

export const tituloDeCampo = (campo: CampoDeHoja): string => CAMPOS[campo].titulo;

/** Of a pair, each in a column or both in that of the name. */
const DE_PERSONA = [
  'nombre',
  'apellidos',
  'liga',
  'telefono',
  'email',
  'nombreDeportivo',
  'jugador1',
  'jugador2',
] as const;

export const CAMPOS_DE: Record<QueSeTrae, readonly CampoDeHoja[]> = {
  jugadores: [...DE_PERSONA, 'estado', 'disponibleAmistosos', 'idLiga', 'id', 'version'],
  ligas: DE_PERSONA,
  partidos: [
    'fecha',
    'hora',
    'liga',
    'pista',
    'jugador1',
    'jugador2',
    'pareja',
    'resultado',
    'ganador',
    'observaciones',
    'duracion',
    'noPresentado',
    'aplazado',
    'cancelado',
    'desenlace',
    'sintetico',
    'idLiga',
    'idPista',
    'idJugador1',
    'idJugador2',
    'id',
    'version',
  ],
};

/** Without one of each of these there is nothing to bring; a row with its number needs none. */
export const HACEN_FALTA: Record<QueSeTrae, readonly (readonly CampoDeHoja[])[]> = {
  jugadores: [['nombre', 'jugador1']],
  ligas: [['nombre', 'jugador1']],
  partidos: [['fecha'], ['jugador1', 'pareja'], ['jugador2', 'pareja']],
};

/** What merged cells say once for several rows: an empty one means what is above. */
export const SE_ARRASTRA: Record<QueSeTrae, readonly CampoDeHoja[]> = {
  jugadores: [],
  ligas: ['liga'],
  partidos: ['liga', 'fecha'],
};

const SIGNOS = /[^a-z0-9]+/g;

export const claveDeCabecera = (cabecera: string): string =>
  normalizarTexto(cabecera).replace(SIGNOS, ' ').trim();

/** What each person chose for a heading, the last time; '' is nothing. */
export type Recordadas = Readonly<Record<string, CampoDeHoja | ''>>;

const tieneTitulo = (campo: CampoDeHoja, clave: string): boolean =>
  CAMPOS[campo].cabeceras === null && claveDeCabecera(CAMPOS[campo].titulo) === clave;

/** What brings back a file that went out from here, by its headings; null of any other sheet: «Id» may be anything there. */
export function deIdaYVuelta(cabeceras: readonly string[]): QueSeTrae | null {
  const claves = cabeceras.map(claveDeCabecera);
  if (!claves.includes('id') || !claves.includes('version')) return null;
  return claves.includes('fecha') || claves.includes('jugador 1') ? 'partidos' : 'jugadores';
}

const conocida = (que: QueSeTrae, clave: string): CampoDeHoja | null =>
  CAMPOS_DE[que].findLast((campo) => CAMPOS[campo].cabeceras?.test(clave)) ?? null;

function campoDe(que: QueSeTrae, clave: string, recordadas: Recordadas): CampoDeHoja | null {
  const recordada = Object.hasOwn(recordadas, clave) ? recordadas[clave] : undefined;
  if (recordada === '') return null;
  return recordada !== undefined && CAMPOS_DE[que].includes(recordada) ? recordada : conocida(que, clave);
}

/** What each column seems to be by its heading; null: it is not brought. `vuelve`: it went out from here. */
export const camposDeCabeceras = (
  que: QueSeTrae,
  cabeceras: readonly string[],
  recordadas: Recordadas = {},
  vuelve = deIdaYVuelta(cabeceras) === que,
): (CampoDeHoja | null)[] =>
  cabeceras.map(claveDeCabecera).map((clave) => {
    if (clave === '') return null;
    if (!vuelve) return campoDe(que, clave, recordadas);
    return CAMPOS_DE[que].find((campo) => tieneTitulo(campo, clave)) ?? conocida(que, clave);
  });

/** What was chosen for headings that say the same wherever they are. */
export const seRecuerda = (campo: CampoDeHoja | null): boolean =>
  campo === null || CAMPOS[campo].cabeceras !== null;

/** A title or two may go above the headings. */
const HASTA = 15;

/** The row of the headings: the one with most of them, the first when none has any. */
export function filaDeCabeceras(que: QueSeTrae, filas: readonly (readonly string[])[]): number {
  const cuantas = filas
    .slice(0, HASTA)
    .map((fila) => new Set(camposDeCabeceras(que, fila).filter((campo) => campo !== null)).size);
  return Math.max(0, cuantas.indexOf(Math.max(...cuantas)));
}

export type Celdas = Partial<Record<CampoDeHoja, string>>;

type FilaDeHoja = {
  /** As a spreadsheet numbers it. */
  linea: number;
  celdas: Celdas;
};

type Lectura = {
  que: QueSeTrae;
  cabecera: number;
  campos: readonly (CampoDeHoja | null)[];
};

const JUEGOS = /^\d{1,2}$/;

/** «6», «4», «6» and «3», of two columns a set, are «6-4 6-3»; what is missing of a set is seen. */
function enSets(textos: readonly string[]): readonly string[] {
  const escritos = textos.slice(0, textos.findLastIndex((texto) => texto !== '') + 1);
  if (textos.length % 2 > 0 || !escritos.some((texto) => JUEGOS.test(texto))) return textos;
  const primeros = escritos.filter((_, i) => i % 2 === 0);
  return primeros.map((uno, n) => `${uno}-${escritos[2 * n + 1] ?? ''}`);
}

/**
 * Columns of the same field are read together: «6-4» and «6-3» of two sets, «Social» and «2ª» of a league. Of a file that
 * comes back, what is empty is brought too: it empties what there was.
 */
function celdasDe(fila: readonly string[], campos: readonly (CampoDeHoja | null)[]): Celdas {
  const celdas: Celdas = {};
  for (const campo of new Set(campos)) {
    if (campo === null) continue;
    const textos = campos.flatMap((uno, i) => (uno === campo ? [fila[i] ?? ''] : []));
    const texto = (campo === 'resultado' ? enSets(textos) : textos).filter(Boolean).join(' ');
    if (texto !== '' || campos.includes('id')) celdas[campo] = texto;
  }
  return celdas;
}

/** A row with a single cell that is the title of those below: «2ª División», «Sábado 3 de octubre». */
const TITULOS: Partial<Record<CampoDeHoja, RegExp>> = {
  liga: /\b(?:division|liga|promocion|play ?off|amistosos)\b/,
  fecha: /^(?:(?:lun|mar|mie|jue|vie|sab|dom)[a-z]* \d|\d{1,2} \d{1,2}(?: \d+)?$|\d{4} \d\d \d\d$)/,
};

function tituloEn(fila: readonly string[], arrastrados: readonly CampoDeHoja[]): CampoDeHoja | null {
  const [unica = '', ...mas] = fila.filter((celda) => celda !== '');
  if (mas.length > 0) return null;
  return arrastrados.find((campo) => TITULOS[campo]?.test(claveDeCabecera(unica))) ?? null;
}

const esCabecera = (fila: readonly string[], cabeceras: readonly string[]): boolean =>
  fila.some((celda) => celda !== '') && fila.every((celda, i) => celda === (cabeceras[i] ?? ''));

/** The rows below the headings, with their cells by field; titles of blocks and what merged cells say once go to each row. */
export function filasDeHoja(
  filas: readonly (readonly string[])[],
  { que, cabecera, campos }: Lectura,
): FilaDeHoja[] {
  const limpias = filas.map((fila) => fila.map((celda) => celda.trim()));
  const arrastrados = campos.includes('id') ? [] : SE_ARRASTRA[que];
  const seguidos = campos.map((campo) => campo !== null && arrastrados.includes(campo));
  const titulos: Celdas = {};
  let arriba: readonly string[] = [];
  return limpias.slice(cabecera + 1).flatMap((fila, i) => {
    const titulo = tituloEn(fila, arrastrados);
    if (titulo !== null) {
      titulos[titulo] = fila.join('');
      arriba = arriba.map((celda, j) => (campos[j] === titulo ? '' : celda));
      return [];
    }
    if (!fila.some((celda, j) => celda !== '' && campos[j])) return [];
    const propias = celdasDe(
      fila,
      campos.map((campo, j) => (seguidos[j] ? null : campo)),
    );
    if (esCabecera(fila, limpias[cabecera] ?? [])) return [];
    arriba = seguidos.map((sigue, j) => (sigue ? fila[j] || (arriba[j] ?? '') : ''));
    if (Object.keys(propias).length === 0) return [];
    return [{ linea: cabecera + 2 + i, celdas: { ...titulos, ...celdasDe(arriba, campos), ...propias } }];
  });
}
