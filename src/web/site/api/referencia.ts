/** What the page tells of a call, from the document of the API. */
export type Parametro = {
  nombre: string;
  donde: 'path' | 'query';
  obligatorio: boolean;
  opciones: readonly string[];
  /** What it is tried with. */
  valor: string;
};

export type Llamada = {
  id: string;
  metodo: string;
  ruta: string;
  resumen: string;
  parametros: readonly Parametro[];
  /** Media types of what is sent and answered; null when there is nothing. */
  cuerpo: string | null;
  respuesta: string | null;
  ejemploDeCuerpo: string | null;
  /** Neither the forms, which write, nor what takes a key of somebody's. */
  sePrueba: boolean;
  /** Of what is not tried from the page: the others answer what this club has. */
  ejemplo: string | null;
};

type Tema = { nombre: string; descripcion: string };
export type Grupo = Tema & { llamadas: readonly Llamada[] };

/** Of those that want an account, only what they are about and how many: the rest is in the document. */
export type GrupoPrivado = Tema & { cuantas: number };

export type Referencia = {
  version: string;
  publicas: readonly Grupo[];
  privadas: readonly GrupoPrivado[];
};

type Esquema = { $ref?: string; enum?: readonly string[] };
type Contenido = Readonly<Record<string, { example?: unknown }>>;
type EnDocumento = {
  $ref?: string;
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: Esquema;
  example?: unknown;
};
type Operacion = {
  operationId: string;
  tags: readonly string[];
  description: string;
  parameters: readonly EnDocumento[];
  requestBody?: { content: Contenido };
  responses: Readonly<Record<string, { content?: Contenido }>>;
  'x-permiso'?: string;
};
export type Documento = {
  info: { version: string };
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, Operacion>>>>;
  components: { schemas: Readonly<Record<string, Esquema>> };
};

const ESQUEMAS = '#/components/schemas/';

const escrito = (valor: unknown): string | null =>
  valor === undefined ? null : JSON.stringify(valor, null, 2);

const primero = (contenido: Contenido | undefined) => Object.entries(contenido ?? {})[0];

/** How the values that a call is tried with are known by: `jugador/{id}` and `partido/{id}` are not the same id. */
const claveDe = (ruta: string, nombre: string): string =>
  nombre === 'id' && ruta.includes('/partido/') ? 'idPartido' : nombre;

/** Values of this club, so that a call tried as it comes answers something. */
export type Valores = Readonly<Record<string, string>>;

const sePrueba = (metodo: string, ruta: string): boolean =>
  metodo === 'get' && !ruta.startsWith('/api/auth/') && !ruta.includes('{idEnvio}');

function llamadaDe(
  [metodo, ruta, operacion]: readonly [string, string, Operacion],
  { components }: Documento,
  valores: Valores,
): Llamada {
  const { operationId, description, parameters, requestBody, responses } = operacion;
  const opcionesDe = ({ $ref, enum: opciones }: Esquema): readonly string[] =>
    opciones ?? ($ref ? components.schemas[$ref.slice(ESQUEMAS.length)]?.enum : undefined) ?? [];
  const cuerpo = primero(requestBody?.content);
  const respuesta = primero(responses['200']?.content);
  return {
    id: operationId,
    metodo: metodo.toUpperCase(),
    ruta,
    resumen: description,
    parametros: parameters
      .filter(({ $ref }) => !$ref)
      .map(({ name, in: donde, required = false, schema, example = '' }) => ({
        nombre: name,
        donde,
        obligatorio: required,
        opciones: opcionesDe(schema),
        valor: valores[claveDe(ruta, name)] ?? String(example),
      })),
    cuerpo: cuerpo?.[0] ?? null,
    respuesta: respuesta?.[0] ?? null,
    ejemploDeCuerpo: escrito(cuerpo?.[1].example),
    sePrueba: sePrueba(metodo, ruta),
    ejemplo: sePrueba(metodo, ruta) ? null : escrito(respuesta?.[1].example),
  };
}

/** The calls of the document by group: those that anybody may make, and what the others are about. */
export function referenciaDe(documento: Documento, valores: Valores): Referencia {
  const todas = Object.entries(documento.paths).flatMap(([ruta, verbos]) =>
    Object.entries(verbos).map(([metodo, operacion]) => [metodo, ruta, operacion] as const),
  );
  const grupos = documento.tags.map(({ name, description }) => {
    const suyas = todas.filter(([, , { tags }]) => tags.includes(name));
    return {
      nombre: name,
      descripcion: description,
      llamadas: suyas
        .filter(([, , operacion]) => !operacion['x-permiso'])
        .map((una) => llamadaDe(una, documento, valores)),
      cuantas: suyas.filter(([, , operacion]) => operacion['x-permiso']).length,
    };
  });
  return {
    version: documento.info.version,
    publicas: grupos.filter(({ llamadas }) => llamadas.length > 0).map(({ cuantas: _, ...grupo }) => grupo),
    privadas: grupos.filter(({ cuantas }) => cuantas > 0).map(({ llamadas: _, ...grupo }) => grupo),
  };
}

/** The address of a call with those values; what is empty is not sent. */
export function direccionDe(
  { ruta, parametros }: Pick<Llamada, 'ruta' | 'parametros'>,
  valores: Valores,
): string {
  const dado = (nombre: string): string => (valores[nombre] ?? '').trim();
  const camino = ruta.replace(/\{(\w+)\}/g, (_, nombre: string) => encodeURIComponent(dado(nombre)));
  const consulta = new URLSearchParams(
    parametros
      .filter(({ donde, nombre }) => donde === 'query' && dado(nombre) !== '')
      .map(({ nombre }) => [nombre, dado(nombre)]),
  );
  return consulta.size > 0 ? `${camino}?${consulta}` : camino;
}
