import type { Problema } from '#domain/problema.ts';
import { faltaDeAcreedor } from '../cobro/sepa.ts';
import type { TipoGestionado } from '../liga/tipos.ts';
import { esImporte } from '../numero.ts';
import type { Precio } from '../precio.ts';
import { enMinutos } from './horario.ts';

export const DEPORTES = ['tenis', 'padel', 'pickleball'] as const;

/** In the order of the screen. */
export const SEDES = ['prado', 'reston', 'tercera'] as const;

export const TIPOS_MARCA = ['pista', 'iniciales', 'imagen'] as const;

/** Days of the week, 0 Sunday to 6 Saturday, with the same hours; `H:mm`. */
type Tramo = { dias: number[]; desde: string; hasta: string };
/** Its courts begin with its name, or with one of its `comienzos`. */
export type Centro = {
  nombre: string;
  comienzos: string[];
  direccion: string;
  latitud: number;
  longitud: number;
  /** Undefined in what was saved before they were said here. */
  pistas?: { deporte: (typeof DEPORTES)[number]; numero: number; superficie: string }[] | undefined;
};
type Programa = {
  id: string;
  cuotas: { dos: Precio; una: Precio } | null;
  modalidades: { nombre: string; cuota: number }[];
};

/** How sentences take the name of the club after a preposition: del Club, de la Asociación, de Raquetas. */
export const ARTICULOS = ['el', 'la', ''] as const;

/** What staff change of the club. docs/reglas/el-club.md */
export type DatosClub = {
  nombre: string;
  nombreCorto: string;
  articulo: (typeof ARTICULOS)[number];
  claim: string;
  municipio: string;
  provincia: string;
  desde: number;
  /** Host name only. */
  dominio: string;
  nif: string;
  registro: string;
  telefono: string;
  email: string;
  /** `quien`: who answers; '' where the club does not say. */
  buzones: { proposito: string; email: string; quien: string }[];
  /** '' where the club is not. */
  redes: { instagram: string; facebook: string; youtube: string };
  videos: string;
  pistas: Tramo[];
  secretaria: Tramo[];
  /** The month in which the office is closed; 0: none. */
  sinSecretaria: number;
  cuota: number;
  /** What the school asks once a year. */
  matricula: number;
  /** What each league costs a season. */
  ligas: Record<TipoGestionado, number>;
  iban: string;
  acreedor: string;
  programas: Programa[];
  intensivos: (Precio & { nombre: string })[];
  prado: Centro;
  reston: Centro | null;
  tercera: Centro | null;
  clases: {
    id: string;
    dias: string;
    semana: string;
    viernes: string;
    finDeSemana: string;
    centros: (typeof SEDES)[number][];
  }[];
  /** Of the courts and of the buttons: every other one is derived from them. */
  colores: { principal: string; accion: string };
  marca: { tipo: (typeof TIPOS_MARCA)[number]; iniciales: string; imagen: string };
  patrocinadores: { nombre: string; siglas: string; url: string; imagen: string }[];
  campus: boolean;
  menores: boolean;
};

export const CAMPOS_DEL_CLUB: Readonly<Record<keyof DatosClub, string>> = {
  nombre: 'el nombre',
  nombreCorto: 'el nombre corto',
  articulo: 'el artículo del nombre',
  claim: 'la frase de la portada',
  municipio: 'el municipio',
  provincia: 'la provincia',
  desde: 'el año de fundación',
  dominio: 'la dirección de la web',
  nif: 'el NIF',
  registro: 'el registro de entidades deportivas',
  telefono: 'el teléfono',
  email: 'el correo general',
  buzones: 'los buzones',
  redes: 'las redes sociales',
  videos: 'los vídeos',
  pistas: 'el horario de las pistas',
  secretaria: 'el horario de secretaría',
  sinSecretaria: 'el mes en que cierra la secretaría',
  cuota: 'la cuota de socio',
  matricula: 'la matrícula de la escuela',
  ligas: 'los precios de las ligas',
  iban: 'la cuenta para los pagos',
  acreedor: 'el identificador del acreedor',
  programas: 'las cuotas de la escuela',
  intensivos: 'los precios de los intensivos',
  prado: 'la sede principal',
  reston: 'la segunda sede',
  tercera: 'la tercera sede',
  clases: 'los horarios de la escuela',
  colores: 'los colores',
  marca: 'la marca',
  patrocinadores: 'los patrocinadores',
  campus: 'si hay campus',
  menores: 'si hay liga infantil',
};

type Comprobar = { ibanValido: (iban: string) => boolean };

const MAX_EUROS = 5000;
const EUROS = `Escribe un precio en euros entre 0 y ${MAX_EUROS}: 42 o 42,50`;
const CORREO = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DOMINIO = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const HORA = /^([01]?\d|2[0-3]):[0-5]\d$/;
const TELEFONO = /^\+?\d(?: ?\d){8,14}$/;
const ENLACE = /^https:\/\/\S+$/;
/** Before the name of the site: whoever reads the page would have them. */
const CON_CLAVE = /^https:\/\/[^/?#]*@/;
const LISTA = /^[\w-]*$/;

const si = (vale: boolean, path: string, message: string): Problema[] => (vale ? [] : [{ path, message }]);

/** Spaces and zero-width characters, of which nothing is read. */
const NO_SE_VE = /[\p{Cf}\p{Z}]/gu;

const lleno = (texto: string): boolean => texto.replace(NO_SE_VE, '') !== '';

const OBLIGATORIOS = {
  nombre: 'Escribe el nombre del club',
  nombreCorto: 'Escribe el nombre corto: el que cabe bajo el icono de un móvil',
  claim: 'Escribe una frase que diga qué es el club',
  municipio: 'Escribe el municipio',
  provincia: 'Escribe la provincia',
  nif: 'Escribe el NIF del club',
  registro: 'Escribe en qué registro está el club: lo dice el aviso legal',
} as const satisfies Partial<Record<keyof DatosClub, string>>;

const deTextos = (datos: DatosClub): Problema[] =>
  Object.entries(OBLIGATORIOS).flatMap(([path, message]) =>
    si(lleno(datos[path as keyof typeof OBLIGATORIOS]), path, message),
  );

const CON_ARROBA = 'Escribe una dirección de correo, como info@tuclub.es';
const PAGINA_ENTERA = 'Copia la dirección entera de la página, que empieza por https://, o déjalo vacío';
const SIN_CLAVE =
  'Esa dirección lleva un usuario o una contraseña delante de la arroba, y los leería cualquiera: quítalos';

function deEnlace(path: string, escrita: string): Problema[] {
  const url = escrita.trim();
  if (CON_CLAVE.test(url)) return [{ path, message: SIN_CLAVE }];
  return si(url === '' || ENLACE.test(url), path, PAGINA_ENTERA);
}

const deContacto = ({ telefono, email, buzones, dominio, redes, videos }: DatosClub): Problema[] => [
  ...si(TELEFONO.test(telefono.trim()), 'telefono', 'Escribe el teléfono con sus nueve cifras: 600 111 222'),
  ...si(CORREO.test(email.trim()), 'email', CON_ARROBA),
  ...buzones.flatMap((buzon, lugar) =>
    si(CORREO.test(buzon.email.trim()), `buzones.${lugar}.email`, CON_ARROBA),
  ),
  ...si(
    DOMINIO.test(dominio.trim()),
    'dominio',
    'Escribe solo el nombre de la web, sin https ni barras: tuclub.es',
  ),
  ...Object.entries(redes).flatMap(([red, url]) => deEnlace(`redes.${red}`, url)),
  ...si(LISTA.test(videos.trim()), 'videos', 'Copia solo lo que sigue a «list=» en la dirección de la lista'),
];

const sePisan = (uno: Tramo, otro: Tramo): boolean =>
  uno.dias.some((dia) => otro.dias.includes(dia)) &&
  enMinutos(uno.desde) < enMinutos(otro.hasta) &&
  enMinutos(otro.desde) < enMinutos(uno.hasta);

const deTramos = (campo: 'pistas' | 'secretaria', tramos: readonly Tramo[]): Problema[] => [
  ...si(tramos.length > 0, campo, 'Añade al menos un horario'),
  ...tramos.flatMap((tramo, lugar) =>
    si(
      !tramos.slice(0, lugar).some((otro) => sePisan(otro, tramo)),
      `${campo}.${lugar}.dias`,
      'Se pisa con otro horario de esos días: cambia las horas o quita uno de los dos',
    ),
  ),
  ...tramos.flatMap(({ dias, desde, hasta }, lugar) => {
    const path = `${campo}.${lugar}`;
    const horas = HORA.test(desde) && HORA.test(hasta);
    return [
      ...si(dias.length > 0, `${path}.dias`, 'Marca al menos un día'),
      ...si(HORA.test(desde), `${path}.desde`, 'Escribe una hora, como 9:00'),
      ...si(HORA.test(hasta), `${path}.hasta`, 'Escribe una hora, como 22:30'),
      ...si(
        !horas || enMinutos(desde) < enMinutos(hasta),
        `${path}.hasta`,
        'Cierra antes de abrir: revisa las dos horas',
      ),
    ];
  }),
];

const conPrecios = ({ programas, intensivos }: DatosClub): Problema[] => [
  ...programas.flatMap(({ cuotas, modalidades }, lugar) =>
    si(cuotas !== null || modalidades.length > 0, `programas.${lugar}`, 'Ponle algún precio'),
  ),
  ...si(intensivos.length > 0, 'intensivos', 'Deja al menos un intensivo: su página dice los precios'),
  ...intensivos.flatMap(({ nombre }, lugar) =>
    si(lleno(nombre), `intensivos.${lugar}.nombre`, 'Escribe cómo se llama'),
  ),
];

type Importe = readonly [path: string, euros: unknown];

const importesDe = (path: string, { socios, noSocios }: Precio): Importe[] => [
  [`${path}.socios`, socios],
  [`${path}.noSocios`, noSocios],
];

const importes = ({ cuota, matricula, ligas, programas, intensivos }: DatosClub): Importe[] => [
  ['cuota', cuota],
  ['matricula', matricula],
  ...Object.entries(ligas).map(([tipo, euros]): Importe => [`ligas.${tipo}`, euros]),
  ...programas.flatMap(({ cuotas, modalidades }, lugar) => [
    ...(cuotas ? importesDe(`programas.${lugar}.cuotas.dos`, cuotas.dos) : []),
    ...(cuotas ? importesDe(`programas.${lugar}.cuotas.una`, cuotas.una) : []),
    ...modalidades.map((una, n): Importe => [`programas.${lugar}.modalidades.${n}.cuota`, una.cuota]),
  ]),
  ...intensivos.flatMap((uno, lugar) => importesDe(`intensivos.${lugar}`, uno)),
];

const gradosValen = (grados: unknown, max: number): boolean =>
  typeof grados === 'number' && Math.abs(grados) <= max;

const comienzosDe = ({ nombre, comienzos }: Centro): string[] => [nombre, ...comienzos];

/** That site, with what it was called among its beginnings while there are courts called so. */
export function conSusPistas(antes: Centro, despues: Centro, pistas: readonly string[]): Centro {
  const todos = [...new Set([...comienzosDe(antes), ...despues.comienzos])];
  const deAlguna = (uno: string) => pistas.some((pista) => pista.startsWith(uno));
  return { ...despues, comienzos: todos.filter((uno) => uno !== despues.nombre && deAlguna(uno)) };
}

/** A court would be of both. */
const DE_LA_OTRA = 'Hay pistas de la otra sede que empiezan así: escribe otro nombre';

const deVariasSedes = (datos: DatosClub): Problema[] =>
  SEDES.flatMap((una, lugar) => {
    const suya = datos[una];
    if (suya === null) return [];
    const otras = SEDES.flatMap((otra, n) =>
      n === lugar || datos[otra] === null ? [] : [{ n, ...datos[otra] }],
    );
    return [
      ...si(!otras.some(({ comienzos }) => comienzos.includes(suya.nombre)), `${una}.nombre`, DE_LA_OTRA),
      ...si(
        !otras.some(({ n, nombre }) => n < lugar && nombre === suya.nombre),
        `${una}.nombre`,
        'Hay dos sedes que se llaman igual',
      ),
    ];
  });

const COMO_SE_LLAMA = 'Escribe cómo se llama: así empiezan los nombres de sus pistas';

function deCentro(cual: (typeof SEDES)[number], centro: Centro | null): Problema[] {
  if (centro === null) return [];
  return [
    ...si(lleno(centro.nombre), `${cual}.nombre`, COMO_SE_LLAMA),
    ...si(lleno(centro.direccion), `${cual}.direccion`, 'Escribe la dirección, con su código postal'),
    ...si(gradosValen(centro.latitud, 90), `${cual}.latitud`, 'Escribe la latitud, entre -90 y 90'),
    ...si(gradosValen(centro.longitud, 180), `${cual}.longitud`, 'Escribe la longitud, entre -180 y 180'),
    ...(centro.pistas ?? []).flatMap(({ numero, superficie }, lugar) => {
      const path = `${cual}.pistas.${lugar}`;
      const seCuentan = Number.isInteger(numero) && numero > 0 && numero < 100;
      return [
        ...si(seCuentan, `${path}.numero`, 'Escribe cuántas'),
        ...si(lleno(superficie), `${path}.superficie`, 'Escribe de qué son: resina, tierra batida…'),
      ];
    }),
  ];
}

const deClases = ({ clases }: DatosClub): Problema[] =>
  clases.flatMap(({ dias, semana, viernes, finDeSemana, centros }, lugar) => [
    ...Object.entries({ dias, semana, viernes, finDeSemana }).flatMap(([campo, texto]) =>
      si(lleno(texto), `clases.${lugar}.${campo}`, 'Escribe cuándo, o «No hay»'),
    ),
    ...si(centros.length > 0, `clases.${lugar}.centros`, 'Marca al menos una sede'),
  ]);

export const COLOR = /^#[0-9a-f]{6}$/i;
export const MAL_COLOR = 'Elige un color, o escribe sus seis cifras: #4862a0';

const deAspecto = ({ colores, marca, patrocinadores }: DatosClub): Problema[] => [
  ...si(COLOR.test(colores.principal), 'colores.principal', MAL_COLOR),
  ...si(COLOR.test(colores.accion), 'colores.accion', MAL_COLOR),
  ...si(
    marca.tipo !== 'iniciales' || lleno(marca.iniciales),
    'marca.iniciales',
    'Escribe una, dos o tres letras',
  ),
  ...si(marca.tipo !== 'imagen' || marca.imagen !== '', 'marca.imagen', 'Sube la imagen, o elige otra marca'),
  ...patrocinadores.flatMap(({ nombre, url }, lugar) => [
    ...si(lleno(nombre), `patrocinadores.${lugar}.nombre`, 'Escribe cómo se llama'),
    ...deEnlace(`patrocinadores.${lugar}.url`, url),
  ]),
];

function deCuenta({ iban, acreedor }: DatosClub, { ibanValido }: Comprobar): Problema[] {
  const falta = faltaDeAcreedor(acreedor);
  return [
    ...si(ibanValido(iban), 'iban', 'El IBAN no es válido: revisa sus cifras'),
    ...(falta === null ? [] : [{ path: 'acreedor', message: falta }]),
  ];
}

const [ANTES, DESPUES] = [1800, 2100];

export function faltasDelClub(datos: DatosClub, comprobar: Comprobar): Problema[] {
  const { pistas, secretaria, desde, sinSecretaria } = datos;
  const conAnio = Number.isInteger(desde) && desde >= ANTES && desde <= DESPUES;
  const conMes = Number.isInteger(sinSecretaria) && sinSecretaria >= 0 && sinSecretaria <= 12;
  return [
    ...importes(datos).flatMap(([path, euros]) => si(esImporte(euros, MAX_EUROS), path, EUROS)),
    ...conPrecios(datos),
    ...deContacto(datos),
    ...deTramos('pistas', pistas),
    ...deTramos('secretaria', secretaria),
    ...si(conMes, 'sinSecretaria', 'Elige un mes, o ninguno'),
    ...deCuenta(datos, comprobar),
    ...deTextos(datos),
    ...si(conAnio, 'desde', 'Escribe el año en que se fundó, con sus cuatro cifras'),
    ...SEDES.flatMap((cual) => deCentro(cual, datos[cual])),
    ...deVariasSedes(datos),
    ...deClases(datos),
    ...deAspecto(datos),
  ];
}

const enElCamino = (datos: DatosClub, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((nodo, paso) => (nodo ? Reflect.get(Object(nodo), paso) : undefined), datos);

const sinDecir = (valor: unknown): boolean =>
  valor === '' || valor === 0 || (Array.isArray(valor) && valor.length === 0);

/** A site that was not there has not said where it is either. */
const EN_EL_MAPA = /\.(?:latitud|longitud)$/;

/**
 * What nobody has said yet may wait: only what is said has to be right, and what was said is not unsaid. A mark that is
 * chosen needs what it is made of.
 */
export const faltasAlCambiar = (antes: DatosClub, despues: DatosClub, comprobar: Comprobar): Problema[] =>
  faltasDelClub(despues, comprobar).filter(({ path }) => {
    if (path.startsWith('marca.') && antes.marca.tipo !== despues.marca.tipo) return true;
    return ![antes, despues].every((datos) => {
      const valor = enElCamino(datos, path);
      return sinDecir(valor) || (valor === undefined && EN_EL_MAPA.test(path));
    });
  });
