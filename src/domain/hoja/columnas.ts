import { normalizarTexto } from '#domain/texto.ts';

/** What is brought from a sheet made by hand. docs/reglas/hojas.md */
export const QUE_SE_TRAE = ['jugadores', 'ligas', 'partidos'] as const;
export type QueSeTrae = (typeof QUE_SE_TRAE)[number];

export const CAMPOS_DE_HOJA = [
  'nombre',
  'apellidos',
  'email',
  'telefono',
  'nombreDeportivo',
  'liga',
  'fecha',
  'hora',
  'pista',
  'jugador1',
  'jugador2',
  'pareja',
  'resultado',
  'ganador',
  'observaciones',
] as const;
export type CampoDeHoja = (typeof CAMPOS_DE_HOJA)[number];

/** How each is told, and by what headings it is known: whole, or the words with which they begin. */
const CAMPOS: Record<CampoDeHoja, { titulo: string; cabeceras: RegExp }> = {
  nombre: {
    titulo: 'Nombre',
    cabeceras:
      /^(?:apellidos? (?:y )?nombre|nombres?(?! dep)|jugador(?:a|es|as)?(?! \d)|participantes?|socios?|alumnos?|tenista)\b/,
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
    cabeceras: /^(?:resultado|marcador|tanteo|score|sets?|[1-6][oe]?r? ?set|s[1-6])\b/,
  },
  ganador: { titulo: 'Ganador', cabeceras: /^(?:ganador|gana|vencedor)/ },
  observaciones: { titulo: 'Observaciones', cabeceras: /^(?:observaciones|notas?|comentarios?|obs)\b/ },
};

export const tituloDeCampo = (campo: CampoDeHoja): string => CAMPOS[campo].titulo;

const DE_PERSONA = ['nombre', 'apellidos', 'liga', 'telefono', 'email', 'nombreDeportivo'] as const;

export const CAMPOS_DE: Record<QueSeTrae, readonly CampoDeHoja[]> = {
  jugadores: DE_PERSONA,
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
  ],
};

/** Without one of each of these there is nothing to bring. */
export const HACEN_FALTA: Record<QueSeTrae, readonly (readonly CampoDeHoja[])[]> = {
  jugadores: [['nombre']],
  ligas: [['nombre']],
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

function campoDe(que: QueSeTrae, cabecera: string, recordadas: Recordadas): CampoDeHoja | null {
  const clave = claveDeCabecera(cabecera);
  if (clave === '') return null;
  const recordada = Object.hasOwn(recordadas, clave) ? recordadas[clave] : undefined;
  if (recordada === '') return null;
  if (recordada !== undefined && CAMPOS_DE[que].includes(recordada)) return recordada;
  return CAMPOS_DE[que].findLast((campo) => CAMPOS[campo].cabeceras.test(clave)) ?? null;
}

/** What each column seems to be by its heading; null: it is not brought. */
export const camposDeCabeceras = (
  que: QueSeTrae,
  cabeceras: readonly string[],
  recordadas: Recordadas = {},
): (CampoDeHoja | null)[] => cabeceras.map((cabecera) => campoDe(que, cabecera, recordadas));

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

/** Columns of the same field are read together: «6-4» and «6-3» of two sets, «Social» and «2ª» of a league. */
function celdasDe(fila: readonly string[], campos: readonly (CampoDeHoja | null)[]): Celdas {
  const celdas: Celdas = {};
  for (const [i, campo] of campos.entries()) {
    const texto = fila[i] ?? '';
    if (campo === null || texto === '') continue;
    celdas[campo] = celdas[campo] === undefined ? texto : `${celdas[campo]} ${texto}`;
  }
  return celdas;
}

/** A row with a single cell that is the title of those below: «2ª División», «Sábado 3 de octubre». */
const TITULOS: Partial<Record<CampoDeHoja, RegExp>> = {
  liga: /\b(?:division|liga|promocion|play ?off|amistosos)\b/,
  fecha: /^(?:(?:lun|mar|mie|jue|vie|sab|dom)[a-z]* \d|\d{1,2} \d{1,2}(?: \d+)?$|\d{4} \d\d \d\d$)/,
};

function tituloEn(fila: readonly string[], que: QueSeTrae): CampoDeHoja | null {
  const [unica = '', ...mas] = fila.filter((celda) => celda !== '');
  if (mas.length > 0) return null;
  return SE_ARRASTRA[que].find((campo) => TITULOS[campo]?.test(claveDeCabecera(unica))) ?? null;
}

const esCabecera = (fila: readonly string[], cabeceras: readonly string[]): boolean =>
  fila.some((celda) => celda !== '') && fila.every((celda, i) => celda === (cabeceras[i] ?? ''));

/** The rows below the headings, with their cells by field; titles of blocks and what merged cells say once go to each row. */
export function filasDeHoja(
  filas: readonly (readonly string[])[],
  { que, cabecera, campos }: Lectura,
): FilaDeHoja[] {
  const limpias = filas.map((fila) => fila.map((celda) => celda.trim()));
  const seguidos = campos.map((campo) => campo !== null && SE_ARRASTRA[que].includes(campo));
  const titulos: Celdas = {};
  let arriba: readonly string[] = [];
  return limpias.slice(cabecera + 1).flatMap((fila, i) => {
    const titulo = tituloEn(fila, que);
    if (titulo !== null) {
      titulos[titulo] = fila.join('');
      arriba = arriba.map((celda, j) => (campos[j] === titulo ? '' : celda));
      return [];
    }
    const propias = celdasDe(
      fila,
      campos.map((campo, j) => (seguidos[j] ? null : campo)),
    );
    if (Object.keys(propias).length === 0 && !fila.some((celda, j) => celda !== '' && seguidos[j])) return [];
    if (esCabecera(fila, limpias[cabecera] ?? [])) return [];
    arriba = seguidos.map((sigue, j) => (sigue ? fila[j] || (arriba[j] ?? '') : ''));
    if (Object.keys(propias).length === 0) return [];
    return [{ linea: cabecera + 2 + i, celdas: { ...titulos, ...celdasDe(arriba, campos), ...propias } }];
  });
}
