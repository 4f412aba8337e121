import { MODO_DE_AVISOS, type ModoAviso } from '#domain/aviso/novedad.ts';
import { CAMPOS_DEL_CLUB, type DatosClub } from '#domain/club/datos.ts';
import { palabrasDeAcceso, type Rol } from '#domain/cuenta/permisos.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { ibanOculto } from '#domain/inscripcion/ficha.ts';
import { frasesDeFormularios } from '#domain/inscripcion/solicitud.ts';
import { puntosConSigno } from '#domain/liga/ajuste.ts';
import { enLista } from '#domain/texto.ts';
import { ASUNTOS, type Asunto } from './asuntos.ts';
import { cuantos } from './efectos.ts';
import {
  alJugador,
  delJugador,
  elJugador,
  elPartido,
  type Frases,
  type Hecho,
  hechosDe,
  type Senala,
  type Senalado,
} from './hecho.ts';

/** "12 jugadores, 60 partidos y 3 incidencias": what goes with a league. */
export const cuentasDeLiga = (n: { jugadores: number; partidos: number; incidencias: number }): string =>
  enLista(
    [
      n.jugadores > 0 && cuantos(n.jugadores, 'jugador', 'jugadores'),
      n.partidos > 0 && cuantos(n.partidos, 'partido', 'partidos'),
      n.incidencias > 0 && cuantos(n.incidencias, 'incidencia', 'incidencias'),
    ].filter((cuenta) => cuenta !== false),
  ) || 'ningún partido';

/** What acts say in the log, by what they are about. */
const enOrden = (quienes: readonly Senalado[]): string =>
  quienes.map((quien) => elJugador(quien, 'el')).join(', después ');

const COMO_SE_DECIDE = { sorteo: 'Por el sorteo', partido: 'Por el partido de desempate' };

const POR_ASUNTO = {
  cuentas: {
    entra: 'Entra',
    sale: 'Sale',
    accesoFallido: 'Intento de acceso fallido',
    claveEquivocada: 'Escribe mal su contraseña al ir a cambiarla',
    confirmaMal: 'Escribe mal su contraseña al pedírsela otra vez',
    cambiaClave: 'Cambia su contraseña',
    estrenaClave: 'Pone su contraseña con un enlace de un solo uso',
    cierraOtras: (n: number) => `Cierra ${cuantos(n, 'otra sesión suya', 'otras sesiones suyas')}`,
    // Those of before the roles say only whose it is.
    creaCuenta: (usuario: string, rol?: Rol, reservados = false) =>
      `Crea la cuenta «${usuario}»${rol ? `: ${palabrasDeAcceso({ rol, reservados })}` : ''}`,
    daEnlace: (usuario: string) => `Da a «${usuario}» un enlace para poner su contraseña`,
    activaCuenta: (usuario: string) => `Activa la cuenta «${usuario}»`,
    cambiaRol: (usuario: string, rol: Rol, reservados: boolean) =>
      `Cambia lo que puede hacer «${usuario}»: ${palabrasDeAcceso({ rol, reservados })}`,
    desactivaCuenta: (usuario: string) => `Desactiva la cuenta «${usuario}»`,
    haceClaveDeCopia: 'Hace una clave de copia; la de antes deja de valer',
    quitaClaveDeCopia: 'Quita la clave de copia',
  },
  club: {
    copia: 'Descarga una copia de seguridad',
    copiaConClave: 'Un programa con la clave de copia descarga una copia de seguridad',
    restaura: (hecha: string) => `Restaura la copia de seguridad hecha el ${fechaCorta(hecha)}`,
    cambiaClub: (campos: readonly (keyof DatosClub)[]) =>
      `Cambia los datos del club: ${enLista(campos.map((campo) => CAMPOS_DEL_CLUB[campo] ?? campo)) || 'ninguno'}`,
    cambiaBuzon: (cual: string, era: string, es: string) =>
      `Cambia el correo al que llegan las inscripciones (${cual}): de ${era || 'ninguno'} a ${es || 'ninguno'}`,
    cambiaCuenta: (era: string, es: string) => `Cambia la cuenta del club: de ${era || 'ninguna'} a ${es}`,
    cambiaIdentificador: (era: string, es: string) =>
      `Cambia el identificador del acreedor: de ${era || 'ninguno'} a ${es}`,
    siembraMuestra: 'Pone la temporada de muestra',
    quitaMuestra: (ligas: number, jugadores: number, partidos: number) =>
      `Quita la temporada de muestra: ${cuantos(ligas, 'liga', 'ligas')}, ${cuantos(jugadores, 'jugador', 'jugadores')} y ${cuantos(partidos, 'partido', 'partidos')}`,
    empiezaDeCero: 'Empieza con un club en blanco',
    modoDeAvisos: (modo: ModoAviso) =>
      `Cambia los avisos por correo a los jugadores: ${MODO_DE_AVISOS[modo]}`,
    saltaElReloj: (antes: string, ahora: string) =>
      `La fecha del servidor ha pasado de golpe del ${antes} al ${ahora}: por si está mal, durante una semana no se borra nada de lo que cumple su plazo. Compruébala`,
  },
  web: {
    cambiaPagina: (titulo: string) => `Cambia la página «${titulo}»`,
    guardaBorrador: (titulo: string) => `Guarda un borrador de «${titulo}»`,
    descartaBorrador: (titulo: string) => `Descarta el borrador de «${titulo}»`,
    restauraPagina: (titulo: string, version: number) =>
      `Recupera la versión ${version} de la página «${titulo}»`,
    recuperaNoticia: (titulo: string, version: number) =>
      `Recupera como borrador la versión ${version} de la noticia «${titulo}»`,
    describeImagen: 'Describe una imagen de la web',
    borraImagen: 'Borra una imagen de la web',
    poneFoto: (donde: string) => `Pone una foto en «${donde}»`,
    quitaFoto: (donde: string) => `Quita la foto de «${donde}»`,
    borraImagenesSinUso: (n: number) =>
      `Borra ${cuantos(n, 'imagen', 'imágenes')} que ningún texto usaba desde hacía un mes`,
  },
  jugadores: {
    lesionados: (n: number, tipo: string) =>
      `Crea ${cuantos(n, 'incidencia', 'incidencias')} de jugadores lesionados (${tipo})`,
    // By number: the name is what was deleted.
    olvida: (id: number, solicitudes: number) =>
      `Borra los datos personales del jugador n.º ${id}${solicitudes > 0 ? ` y ${cuantos(solicitudes, 'solicitud suya', 'solicitudes suyas')}` : ''}`,
    exportaPersona: (quien: Senalado) => `Exporta los datos personales ${delJugador(quien)}`,
    daEnlacePersonal: (quien: Senalado) => `Da su enlace personal ${alJugador(quien)}`,
    mandaEnlacePersonal: (quien: Senalado) => `Manda por correo su enlace personal ${alJugador(quien)}`,
    revocaEnlacePersonal: (quien: Senalado) => `Quita su enlace personal ${alJugador(quien)}`,
    junta: (uno: Senalado, otro: Senalado) =>
      `Dice que ${elJugador(uno, 'el')} y ${elJugador(otro, 'el')} son la misma persona`,
    releva: (pareja: Senalado, sale: Senalado, entra: Senalado) =>
      `En la pareja ${typeof pareja === 'number' ? `n.º ${pareja}` : `«${pareja}»`} entra ${elJugador(entra, 'el')} por ${elJugador(sale, 'el')}`,
    avisosPersonales: (quien: Senalado, quiere: boolean) =>
      `${elJugador(quien)} ${quiere ? 'quiere' : 'no quiere'} avisos de sus partidos`,
    avisosEnMovil: (quien: Senalado, si: boolean) =>
      `${elJugador(quien)} ${si ? 'activa' : 'quita'} los avisos en un móvil`,
    proponeNombre: (quien: Senalado) => `${elJugador(quien)} propone cómo quiere aparecer en la web`,
    descartaNombre: (quien: Senalado) => `Descarta el nombre que propuso ${elJugador(quien, 'el')}`,
  },
  ligas: {
    resuelve: (liga: string, n: number, quitados: number) =>
      `Resuelve la división «${liga}»: ${cuantos(n, 'partido de resolución', 'partidos de resolución')}${
        quitados > 0 ? ` y ${cuantos(quitados, 'quitado', 'quitados')} del horario` : ''
      }`,
    dejanLiga: (anulados: number, adjudicados: number, aplazados: number) =>
      enLista(
        [
          anulados > 0 && `Anula ${cuantos(anulados, 'partido', 'partidos')} de quien deja la liga`,
          adjudicados > 0 &&
            `Da por ganado a sus rivales ${cuantos(adjudicados, 'partido', 'partidos')} de quien deja la liga`,
          aplazados > 0 &&
            `Quita del horario ${cuantos(aplazados, 'partido', 'partidos')} de quien deja la liga`,
        ].filter((frase) => frase !== false),
      ),
    nuevaTemporada: (liga: string, n: number, cancelados: number) =>
      `Abre nueva temporada de «${liga}»: ${cuantos(n, 'jugador', 'jugadores')} en la liga nueva; la anterior queda inactiva${
        cancelados > 0 ? `, con ${cuantos(cancelados, 'partido cancelado', 'partidos cancelados')}` : ''
      }`,
    cierraTemporada: (
      que: string,
      n: { ligas: number; jugadores: number; fuera: number; resueltos: number; quitados: number },
      ciclo = 0,
    ) =>
      `Cierra ${ciclo > 0 ? `el ciclo ${ciclo} de ` : ''}la temporada ${que}: ${enLista(
        [
          cuantos(n.ligas, 'liga nueva', 'ligas nuevas'),
          `${cuantos(n.jugadores, 'jugador', 'jugadores')} en ellas`,
          n.fuera > 0 && `${n.fuera} fuera`,
          n.resueltos > 0 && cuantos(n.resueltos, 'partido de resolución', 'partidos de resolución'),
          n.quitados > 0 &&
            cuantos(n.quitados, 'partido quitado del horario', 'partidos quitados del horario'),
        ].filter((cuenta) => cuenta !== false),
      )}`,
    desempata: (
      liga: string,
      orden: readonly Senalado[],
      motivo: string,
      modo: keyof typeof COMO_SE_DECIDE | 'mano' = 'mano',
    ) =>
      `Decide un empate de «${liga}»: ${enOrden(orden)}. ${modo === 'mano' ? `Motivo: ${motivo}` : COMO_SE_DECIDE[modo]}`,
    sortea: (
      liga: string,
      lista: readonly Senalado[],
      bolas: readonly number[],
      orden: readonly Senalado[],
      testigos: string,
    ) =>
      `Sortea un empate de «${liga}». Lista: ${lista.map((quien, i) => `${i + 1} ${elJugador(quien, 'el')}`).join(', ')}. Salen, de los que quedan: ${bolas.join(', ')}. Orden: ${enOrden(orden)}${testigos === '' ? '' : `. Testigos: ${testigos}`}`,
    daPuntos: (quien: Senalado, liga: string, puntos: number, fecha: string, motivo: string) =>
      `Apunta a mano ${puntosConSigno(puntos)} ${alJugador(quien)} en «${liga}», con fecha ${fechaCorta(fecha)}. Motivo: ${motivo}`,
    borraPuntos: (quien: Senalado, liga: string, puntos: number, fecha: string, motivo: string) =>
      `Borra ${puntosConSigno(puntos)} a mano ${delJugador(quien)} en «${liga}», con fecha ${fechaCorta(fecha)}${motivo === '' ? '' : `. Motivo: ${motivo}`}`,
    daPorNoJugados: (liga: string, n: number, porRegla = false) =>
      `${porRegla ? 'Por la regla de la liga, da' : 'Da'} por ${n === 1 ? 'no jugado' : 'no jugados'} ${cuantos(n, 'partido', 'partidos')} de «${liga}», fuera de plazo`,
    borraLigaEntera: (liga: string, n: Parameters<typeof cuentasDeLiga>[0]) =>
      `Borra la liga «${liga}» con ${cuentasDeLiga(n)}`,
  },
  partidos: {
    diceResultado: (quien: Senalado, partido: Senalado) =>
      `${elJugador(quien)} dice cómo acabó el partido ${elPartido(partido)}`,
    confirmaResultado: (quien: Senalado, partido: Senalado) =>
      `${elJugador(quien)} confirma el resultado del partido ${elPartido(partido)}`,
    discuteResultado: (quien: Senalado, partido: Senalado) =>
      `${elJugador(quien)} no está de acuerdo con el resultado del partido ${elPartido(partido)}`,
    quedaEn: (quien: Senalado, partido: Senalado, fecha: string) =>
      `${alJugador(quien, 'Al')} y a su rival del partido ${elPartido(partido)} les viene bien el ${fechaCorta(fecha)}`,
    pideOtroDia: (quien: Senalado, partido: Senalado) =>
      `${elJugador(quien)} pide otro día para el partido ${elPartido(partido)}`,
    retiraPeticion: (quien: Senalado, partido: Senalado) =>
      `${elJugador(quien)} ya no pide otro día para el partido ${elPartido(partido)}`,
    deniegaPeticion: (quien: Senalado, partido: Senalado) =>
      `Deja en su día el partido ${elPartido(partido)}, del que pedía otro ${elJugador(quien, 'el')}`,
    suple: (quien: Senalado, partido: Senalado, por: Senalado) =>
      `${elJugador(quien)} juega por ${elJugador(por, 'el')} el partido ${elPartido(partido)}`,
    yaNoSuple: (quien: Senalado, partido: Senalado) =>
      `${elJugador(quien)} ya no suple a nadie en el partido ${elPartido(partido)}`,
    seRetracta: (quien: Senalado, partido: Senalado) =>
      `${elJugador(quien)} se retracta de lo último que hizo en el partido ${elPartido(partido)}`,
  },
  solicitudes: frasesDeFormularios,
} as const satisfies Record<Asunto, Frases>;

/** The first of their data says what they are about. */
const DE_HOJAS = {
  importa: (que: string, nuevas: number, cambian: number) =>
    `Importa ${que} de un archivo: ${cuantos(nuevas, 'nuevo', 'nuevos')} y ${cuantos(cambian, 'cambiado', 'cambiados')}`,
  exportaHoja: (que: string, n: number) => `Exporta ${que} a un archivo: ${cuantos(n, 'fila', 'filas')}`,
} as const;

const frases = {
  ...POR_ASUNTO.cuentas,
  ...POR_ASUNTO.club,
  ...POR_ASUNTO.web,
  ...POR_ASUNTO.jugadores,
  ...POR_ASUNTO.ligas,
  ...POR_ASUNTO.partidos,
  ...DE_HOJAS,
} as const;

const ASUNTOS_DE_ACTOS: Readonly<Record<string, Asunto>> = Object.fromEntries(
  ASUNTOS.flatMap((asunto) => Object.keys(POR_ASUNTO[asunto]).map((acto) => [acto, asunto])),
);

/** Null of what another version of the program noted. */
export const asuntoDeHecho = ({ acto, datos: [que] }: Hecho): Asunto | null =>
  ASUNTOS_DE_ACTOS[acto] ?? ASUNTOS.find((asunto) => asunto === que) ?? null;

/** What leaves everything as it was: who came and went, and what was read. */
const SIN_CAMBIOS: ReadonlySet<string> = new Set([
  'entra',
  'sale',
  'accesoFallido',
  'claveEquivocada',
  'confirmaMal',
  'copia',
  'copiaConClave',
  'exportaHoja',
  'exportaPersona',
] satisfies (keyof typeof frases)[]);

export const cambiaAlgo = ({ acto }: Pick<Hecho, 'acto'>): boolean => !SIN_CAMBIOS.has(acto);

const DESHACE = 'deshace';

export const hechos = {
  ...hechosDe(frases),
  /** The sentence says what was taken back, so it is made with the lines of that operation. */
  deshace: (idOperacion: number): Hecho => ({ acto: DESHACE, datos: [idOperacion] }),
};

type Cobra = { iban: string; acreedor: string };

/** Where the money goes, as it was and is; of an account the log keeps the last four digits. */
export const cambiosDeCuenta = (antes: Cobra, despues: Cobra): Hecho[] => [
  ...(antes.iban === despues.iban
    ? []
    : [hechos.cambiaCuenta(antes.iban && ibanOculto(antes.iban), ibanOculto(despues.iban))]),
  ...(antes.acreedor === despues.acreedor
    ? []
    : [hechos.cambiaIdentificador(antes.acreedor, despues.acreedor)]),
];

/** The operation that a line says was taken back; null of any other. */
export const loDeshecho = ({ acto, datos }: Hecho): number | null =>
  acto === DESHACE ? Number(datos[0]) : null;

export const fraseDeDeshacer = ([primera = 'varios cambios', ...resto]: readonly string[]): string =>
  `Deshace: ${primera}${resto.length > 0 ? ` (y ${cuantos(resto.length, 'cambio más', 'cambios más')})` : ''}`;

const TODAS: Frases = { ...frases, ...frasesDeFormularios };

const DE_JUGADOR: readonly Senala[] = ['jugador'];

/** Which of the data of an act are somebody's id, or several, or a match's, in their order. */
const SENALAN: Readonly<Record<string, readonly (Senala | null)[] | undefined>> = {
  desempata: [null, 'jugador'],
  daPuntos: DE_JUGADOR,
  borraPuntos: DE_JUGADOR,
  sortea: [null, 'jugador', null, 'jugador'],
  exportaPersona: DE_JUGADOR,
  daEnlacePersonal: DE_JUGADOR,
  mandaEnlacePersonal: DE_JUGADOR,
  revocaEnlacePersonal: DE_JUGADOR,
  junta: ['jugador', 'jugador'],
  releva: ['jugador', 'jugador', 'jugador'],
  avisosPersonales: DE_JUGADOR,
  avisosEnMovil: DE_JUGADOR,
  proponeNombre: DE_JUGADOR,
  descartaNombre: DE_JUGADOR,
  ...Object.fromEntries(Object.keys(POR_ASUNTO.partidos).map((acto) => [acto, ['jugador', 'partido']])),
  suple: ['jugador', 'partido', 'jugador'],
  asigna: ['solicitud', 'jugador'],
  suelta: ['solicitud'],
  responde: ['solicitud'],
  corrigeBanco: ['solicitud'],
};

/** The match or the request that an act is about, to look up what it is called; null of the others. */
export function idEn({ acto, datos }: Hecho, que: Senala): number | null {
  const lugar = SENALAN[acto]?.indexOf(que) ?? -1;
  return lugar < 0 ? null : Number(datos[lugar]);
}

type Nombrados = Record<Senala, ReadonlyMap<number, string>>;

/** The sentence of an act, with the names of now; of another version's act, its name. */
export function fraseDeHecho({ acto, datos }: Hecho, nombres?: Nombrados): string {
  const frase = TODAS[acto];
  if (frase === undefined) return acto;
  if (typeof frase === 'string') return frase;
  const senala = SENALAN[acto] ?? [];
  const dichos = datos.map((dato, lugar) => {
    const que = senala[lugar];
    const dicho = (id: unknown): unknown => (que && nombres?.[que].get(Number(id))) ?? id;
    return Array.isArray(dato) ? dato.map(dicho) : dicho(dato);
  });
  return frase(...(dichos as never[]));
}
