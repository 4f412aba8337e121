import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { club } from '#club';
import { type Api, recursos } from '#contract/api.ts';
import { avisa } from '#contract/club/que-avisan.ts';
import { ErrorApi } from '#contract/comunes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { esPrivada, PERMISOS } from '#contract/permisos.ts';
import { FORMULARIOS } from '#contract/solicitudes/inscripcion.ts';
import { conMayuscula } from '#domain/texto.ts';
import { type Described, openApi } from '#server/platform/http/openapi.ts';
import { keyOf, type Route } from '#server/platform/http/router.ts';

type Opciones = {
  endpoints: () => Endpoint[];
  /** Public reads, whose answers carry a tag. */
  lecturas: readonly Endpoint[];
  /** Where the site is published; without it, wherever the document was asked for. */
  publicUrl: string | null;
};

type Primera<Ruta extends string> = Ruta extends `${infer Una}/${string}` ? Una : Ruta;

/** The first part of a path, `/api/` and `private/` apart: what calls are grouped by. */
type Grupo = Primera<
  keyof Api extends infer Key
    ? Key extends `${string} /api/private/${infer Ruta}`
      ? Ruta
      : Key extends `${string} /api/${infer Ruta}`
        ? Ruta
        : never
    : never
>;

const GRUPOS: Readonly<Record<string, string>> = {
  clasificaciones: 'Ligas, clasificaciones, jugadores y partidos.',
  horarios: 'Lo que se juega y lo que se ha jugado.',
  calendarios: 'Partidos como citas de una agenda.',
  news: 'Las noticias publicadas.',
  cms: 'Los textos de la web.',
  fotos: 'Las fotografías de la web.',
  weather: 'El pronóstico del tiempo en el club.',
  configuracion: 'Los valores de la configuración.',
  inscripcion: 'Inscripciones y campus de verano.',
  contacto: 'Mensajes al club.',
  pruebanivel: 'Clases de prueba.',
  captcha: 'La prueba que piden los formularios.',
  mi: 'Lo que un jugador hace con su enlace personal.',
  avisos: 'Los correos a los jugadores.',
  club: 'Lo que el club dice de sí mismo.',
  auth: 'Entrar, salir y enlaces de un solo uso.',
  salud: 'Si el programa está bien.',
  'openapi.json': 'La descripción de la API.',
  resumen: 'Lo que hay que hacer hoy.',
  partidos: 'Partidos, propuestas y puntuaciones.',
  ligas: 'Ligas, temporadas, impresos y copias.',
  copia: 'La clave con la que otro programa descarga la copia.',
  jugadores: 'Jugadores, sus enlaces y sus datos.',
  incidencias: 'Cuándo no puede jugar cada uno.',
  pistas: 'Las pistas.',
  clausuras: 'Cierres de pistas y festivos del club.',
  hojas: 'Importar y exportar hojas de cálculo.',
  solicitudes: 'Lo que entra por los formularios.',
  cobros: 'Remesas y datos bancarios.',
  contenidos: 'Escribir los textos de la web.',
  noticias: 'Escribir noticias.',
  imagenes: 'Las imágenes de textos y noticias.',
  cuenta: 'La cuenta de quien llama.',
  cuentas: 'Las cuentas de la mesa.',
  usuarios: 'Quién puede llevar una liga.',
  log: 'El registro, y deshacer.',
} satisfies Record<Grupo, string>;

const grupoDe = ({ path }: Endpoint): string =>
  path.replace(/^\/api\/(?:private\/)?/, '').split('/')[0] ?? '';

/** `clasificacionesVer`: the resource and what is done with it, as the contract calls them. */
const NOMBRES = new Map<Endpoint, string>(
  Object.entries(recursos).flatMap(([api, llamadas]) =>
    Object.entries<Endpoint>(llamadas).map(
      ([nombre, una]) => [una, api.replace(/Api$/, '') + conMayuscula(nombre)] as const,
    ),
  ),
);

/** The public forms, whose `idEnvio` the header stands for. docs/reglas/reenvios.md */
const CON_CLAVE = new Set<Endpoint>(Object.values(FORMULARIOS));

function descrita(endpoint: Endpoint, { lecturas }: Opciones): Described {
  const clave = keyOf(endpoint);
  const operationId = NOMBRES.get(endpoint);
  if (!operationId) throw new Error(`${clave} is not in the contract`);
  return {
    operationId,
    tag: grupoDe(endpoint),
    permission: esPrivada(clave) ? PERMISOS[clave] : undefined,
    takesKey:
      CON_CLAVE.has(endpoint) || (esPrivada(clave) && endpoint.method !== 'GET' && !endpoint.bodyType),
    isRehearsed: avisa(clave) || endpoint.rehearsal !== undefined,
    isTagged: lecturas.includes(endpoint),
  };
}

const CONTRATO = join(import.meta.dirname, '../../contract');

/** Every schema that the contract exports, by its name there. */
async function esquemas(): Promise<Record<string, z.ZodType>> {
  const archivos = readdirSync(CONTRATO, { recursive: true, encoding: 'utf8' }).filter(
    (uno) => uno.endsWith('.ts') && !uno.endsWith('.test.ts'),
  );
  const modulos = await Promise.all(
    archivos.map(async (uno): Promise<object> => import(pathToFileURL(join(CONTRATO, uno)).href)),
  );
  const todos = modulos.flatMap((modulo) => Object.entries(modulo));
  return Object.fromEntries(todos.filter((par): par is [string, z.ZodType] => par[1] instanceof z.ZodType));
}

const INFORMACION = `Los datos del club para otros programas. Las llamadas públicas no piden nada; las de \`/api/private/\`, el token de una cuenta.

Las horas son las del reloj del club, sin zona. Los errores son una frase en español (\`message\`) y los campos de los que habla (\`errors\`).

**Lo que no cambia.** Mientras la versión sea la 1, ninguna llamada desaparece ni deja de aceptar lo que aceptaba, y ningún dato desaparece de una respuesta ni cambia de sentido. Pueden aparecer llamadas, parámetros que no hay que poner y datos nuevos: un programa pasa por alto lo que no conoce. Lo que se vaya a quitar se anuncia en CHANGELOG.md y se marca aquí (\`deprecated\`) al menos seis meses antes.`;

/** Made each time: staff may change the club's name and its mailboxes. */
function informacion() {
  const buzon = club.buzones.find(({ proposito }) => proposito === 'informacion');
  return {
    title: `API de ${club.nombre}`,
    version: '2.0.0',
    description: INFORMACION,
    ...(buzon && { contact: { name: buzon.nombre, email: buzon.email } }),
    license: { name: 'MIT', identifier: 'MIT' },
  };
}

async function documento(opciones: Opciones) {
  const { publicUrl } = opciones;
  return openApi(opciones.endpoints(), {
    info: informacion(),
    server: publicUrl?.replace(/\/$/, '') ?? '/',
    tags: GRUPOS,
    schemas: { ...(await esquemas()), ErrorApi },
    describe: (endpoint) => descrita(endpoint, opciones),
  });
}

/** The document takes a third of a second to make: whoever asks first waits for it. */
export function descripcionRoutes(route: Route, opciones: Opciones): void {
  let hecho: ReturnType<typeof documento> | undefined;
  route(recursos.documentoApi.leer, async () => {
    hecho ??= documento(opciones);
    return { ...(await hecho), info: informacion() };
  });
}
