import type { Entidad } from '#domain/campos.ts';
import type { frasesDeFormularios } from '#domain/inscripcion/solicitud.ts';
import type { Hecho } from './hecho.ts';
import type { frases } from './hechos.ts';

/** What a line of the log is about, as whoever looks for it would say. */
export const ASUNTOS = ['partidos', 'jugadores', 'ligas', 'solicitudes', 'web', 'club', 'cuentas'] as const;
export type Asunto = (typeof ASUNTOS)[number];

export const NOMBRES_ASUNTO: Record<Asunto, string> = {
  partidos: 'Partidos y resultados',
  jugadores: 'Jugadores e incidencias',
  ligas: 'Ligas y temporada',
  solicitudes: 'Solicitudes y cobros',
  web: 'Páginas, noticias e imágenes',
  club: 'Pistas y configuración',
  cuentas: 'Usuarios y accesos',
};

export const ASUNTO_DE_ENTIDAD: Record<Entidad, Asunto> = {
  partido: 'partidos',
  jugador: 'jugadores',
  incidencia: 'jugadores',
  liga: 'ligas',
  noticia: 'web',
  pista: 'club',
  configuracion: 'club',
};

/** Of what was imported or exported, the first of its data says it. */
const ASUNTO_DE_HECHO = {
  entra: 'cuentas',
  sale: 'cuentas',
  accesoFallido: 'cuentas',
  claveEquivocada: 'cuentas',
  confirmaMal: 'cuentas',
  cambiaClave: 'cuentas',
  estrenaClave: 'cuentas',
  cierraOtras: 'cuentas',
  creaCuenta: 'cuentas',
  daEnlace: 'cuentas',
  activaCuenta: 'cuentas',
  cambiaRol: 'cuentas',
  desactivaCuenta: 'cuentas',
  copia: 'club',
  copiaConClave: 'club',
  haceClaveDeCopia: 'cuentas',
  quitaClaveDeCopia: 'cuentas',
  restaura: 'club',
  siembraMuestra: 'club',
  quitaMuestra: 'club',
  empiezaDeCero: 'club',
  modoDeAvisos: 'club',
  saltaElReloj: 'club',
  cambiaPagina: 'web',
  guardaBorrador: 'web',
  descartaBorrador: 'web',
  restauraPagina: 'web',
  recuperaNoticia: 'web',
  describeImagen: 'web',
  borraImagen: 'web',
  poneFoto: 'web',
  quitaFoto: 'web',
  borraImagenesSinUso: 'web',
  lesionados: 'jugadores',
  olvida: 'jugadores',
  exportaPersona: 'jugadores',
  daEnlacePersonal: 'jugadores',
  mandaEnlacePersonal: 'jugadores',
  revocaEnlacePersonal: 'jugadores',
  junta: 'jugadores',
  avisosPersonales: 'jugadores',
  avisosEnMovil: 'jugadores',
  proponeNombre: 'jugadores',
  descartaNombre: 'jugadores',
  importa: null,
  exportaHoja: null,
  resuelve: 'ligas',
  dejanLiga: 'ligas',
  nuevaTemporada: 'ligas',
  cierraTemporada: 'ligas',
  desempata: 'ligas',
  borraLigaEntera: 'ligas',
  diceResultado: 'partidos',
  confirmaResultado: 'partidos',
  discuteResultado: 'partidos',
  quedaEn: 'partidos',
  pideOtroDia: 'partidos',
  retiraPeticion: 'partidos',
  deniegaPeticion: 'partidos',
  seRetracta: 'partidos',
  borra: 'solicitudes',
  asigna: 'solicitudes',
  suelta: 'solicitudes',
  responde: 'solicitudes',
  plantillas: 'solicitudes',
  acreedor: 'solicitudes',
  cambiaClub: 'club',
  cambiaBuzon: 'club',
  cambiaCuenta: 'club',
  cambiaIdentificador: 'club',
  corrigeBanco: 'solicitudes',
  cuentas: 'solicitudes',
  remesa: 'solicitudes',
  exporta: 'solicitudes',
  abre: 'solicitudes',
  campus: 'solicitudes',
  conserva: 'solicitudes',
  purga: 'solicitudes',
} as const satisfies Record<keyof typeof frases | keyof typeof frasesDeFormularios, Asunto | null>;

const DE_HECHO: Readonly<Record<string, Asunto | null>> = ASUNTO_DE_HECHO;

/** Null of what another version of the program noted. */
export const asuntoDeHecho = ({ acto, datos: [que] }: Hecho): Asunto | null =>
  DE_HECHO[acto] ?? ASUNTOS.find((asunto) => asunto === que) ?? null;
