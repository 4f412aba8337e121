import { type Campo, type Clase, enPalabras } from '#domain/campo.ts';
import { CAMPOS, camposDe, type Entidad, PERSONALES } from '#domain/campos.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { type Marcador, SETS } from '#domain/partido/partido.ts';
import type { Escrito } from '#domain/partido/plano.ts';
import { conMayuscula, enLista } from '#domain/texto.ts';
import { contar } from './efectos.ts';

/** An entity with the names of the API; what the log does not tell of is ignored. */
export type Valores = Readonly<Record<string, unknown>>;

/** One entity before and after: null before when it is created, null after when it is deleted. */
export type Cambio = { entidad: Entidad; antes: Valores | null; despues: Valores | null };

export type Nombres = Record<'liga' | 'pista' | 'jugador', ReadonlyMap<number, string>>;

const ACCIONES = { crear: 'Crea', cambiar: 'Cambia', borrar: 'Borra' } as const;
export const ACTOS_DE_CAMBIO = ['crear', 'cambiar', 'borrar'] as const satisfies (keyof typeof ACCIONES)[];
type Acto = (typeof ACTOS_DE_CAMBIO)[number];

const COSAS: Record<Entidad, string> = {
  pista: 'la pista',
  liga: 'la liga',
  jugador: 'el jugador',
  partido: 'el partido',
  incidencia: 'la incidencia',
  clausura: 'el cierre de pistas',
  configuracion: 'la opción',
  noticia: 'la noticia',
};

/** A change as the log keeps it: what names the entity and what changed; of hidden fields, only which. */
export type LineaDeCambio = {
  acto: Acto;
  entidad: Entidad;
  /** Null of what has no number: the settings. */
  idEntidad: number | null;
  datos: { antes: Valores | null; despues: Valores | null; ocultos: readonly string[] };
};

const MAX_VALOR = 120;

/** One line, bounded: nobody writes a line of the log by naming a court. */
function enUnaLinea(texto: string): string {
  const linea = texto.replace(/\s+/g, ' ').trim();
  return linea.length > MAX_VALOR ? `${linea.slice(0, MAX_VALOR - 1)}…` : linea;
}

const esVacio = (valor: unknown): boolean => valor === null || valor === undefined || valor === '';

const nombreDe = (nombres: ReadonlyMap<number, string>, id: unknown): string =>
  enUnaLinea(nombres.get(Number(id)) ?? `#${id}`);

const EN_PLURAL = new Set(['notas', 'reglas', 'observaciones']);

const cambiadoDe = (etiqueta: string): string => (EN_PLURAL.has(etiqueta) ? 'cambiadas' : 'cambiado');

export const DICHOS: Record<Escrito, string> = {
  suspendido: 'suspendido a medias',
  empate: 'empate',
  'retirada-1': 'se retira el jugador 1',
  'retirada-2': 'se retira el jugador 2',
  'no-presentados': 'no se presenta ninguno',
  'adjudicado-1-baja': 'adjudicado al jugador 1 por baja',
  'adjudicado-2-baja': 'adjudicado al jugador 2 por baja',
  'adjudicado-1-comite': 'adjudicado al jugador 1 por el comité',
  'adjudicado-2-comite': 'adjudicado al jugador 2 por el comité',
  'anulado-baja': 'anulado por baja',
  'anulado-comite': 'anulado por el comité',
};

/** What is not said as it is kept. */
const FORMAS: Partial<Record<Clase, (valor: unknown, nombres: Nombres) => string>> = {
  fecha: (valor) => fechaCorta(String(valor)),
  liga: (valor, { liga }) => nombreDe(liga, valor),
  pista: (valor, { pista }) => nombreDe(pista, valor),
  pistas: (valor, { pista }) => enLista((valor as number[]).map((id) => nombreDe(pista, id))),
  jugador: (valor, { jugador }) => nombreDe(jugador, valor),
  desenlace: (valor) => DICHOS[valor as Escrito],
};

function mostrar(valor: unknown, uno: Campo, nombres: Nombres): string {
  if (esVacio(valor)) return 'nada';
  const dicho = FORMAS[uno.clase]?.(valor, nombres) ?? enUnaLinea(enPalabras(uno, valor));
  return uno.opciones || uno.clase === 'siNo' ? dicho.toLowerCase() : dicho;
}

/** "6-4 3-6 10-8" from the flat boxes of the API; null without any. */
export function marcadorDe(valores: Valores): string | null {
  const sets: Marcador[number][] = Array.from({ length: SETS }, (_, i) => [
    valores[`jugador1Set${i + 1}`] as number | null,
    valores[`jugador2Set${i + 1}`] as number | null,
  ]);
  const jugados = sets.filter(([uno, dos]) => !esVacio(uno) || !esVacio(dos));
  return jugados.length === 0 ? null : jugados.map(([uno, dos]) => `${uno ?? '·'}-${dos ?? '·'}`).join(' ');
}

const hora = (horas: unknown, minutos: unknown): string => `${horas}:${String(minutos).padStart(2, '0')}`;

/** What people read as one thing and the API sends in parts. */
const DERIVADOS: Partial<Record<Entidad, (valores: Valores) => Valores>> = {
  partido: (v) => ({ marcador: marcadorDe(v) }),
  liga: (v) => ({
    inicio: hora(v.horaBaseInicio, v.minutoBaseInicio),
    final: hora(v.horaBaseFinal, v.minutoBaseFinal),
  }),
};

const completar = (entidad: Entidad, valores: Valores | null): Valores | null =>
  valores && { ...valores, ...DERIVADOS[entidad]?.(valores) };

const iguales = (a: unknown, b: unknown): boolean =>
  (esVacio(a) && esVacio(b)) || JSON.stringify(a) === JSON.stringify(b);

const algunos = (valores: Valores | null, campos: readonly string[]): Valores | null =>
  valores &&
  Object.fromEntries(campos.filter((campo) => campo in valores).map((campo) => [campo, valores[campo]]));

const actoDe = (antes: Valores | null, despues: Valores | null): Acto => {
  if (antes === null) return 'crear';
  return despues === null ? 'borrar' : 'cambiar';
};

/** What the log keeps of a change; null when nothing changed. docs/reglas/registro.md. */
export function lineaDeCambio({ entidad, ...cambio }: Cambio): LineaDeCambio | null {
  const [antes, despues] = [completar(entidad, cambio.antes), completar(entidad, cambio.despues)];
  const acto = actoDe(antes, despues);
  const campos = camposDe(entidad);
  const cambiados = campos.filter(({ campo }) => !iguales(antes?.[campo], despues?.[campo]));
  if (acto === 'cambiar' && cambiados.length === 0) return null;
  const ocultos = cambiados.filter(({ oculto }) => oculto).map(({ campo }) => campo);
  const dichos = campos.filter((uno) => uno.enTitulo || cambiados.includes(uno)).map(({ campo }) => campo);
  const guardados = dichos.filter((campo) => !ocultos.includes(campo));
  const { id } = despues ?? antes ?? {};
  return {
    acto,
    entidad,
    idEntidad: typeof id === 'number' ? id : null,
    datos: {
      antes: algunos(antes, guardados),
      despues: algunos(despues, guardados),
      ocultos: acto === 'cambiar' ? ocultos : [],
    },
  };
}

const entreComillas = (texto: unknown): string => `«${enUnaLinea(String(texto))}»`;

/** What an entity is called between quotes: its name, its players and moment, its key. */
function tituloDe({ entidad, idEntidad, datos }: LineaDeCambio, nombres: Nombres): string {
  const v = datos.antes ?? datos.despues ?? {};
  const { jugador } = nombres;
  if (entidad === 'configuracion') return entreComillas(enPalabras(CAMPOS.configuracion.clave, v.clave));
  if (entidad === 'incidencia')
    return entreComillas(`${nombreDe(jugador, v.idJugador)}, ${fechaCorta(String(v.fecha))}`);
  if (entidad === 'clausura') return entreComillas(`${v.motivo}, ${fechaCorta(String(v.fecha))}`);
  if (entidad === 'jugador') return entreComillas(v.nombre ?? nombreDe(jugador, idEntidad));
  if (entidad !== 'partido') return entreComillas(v.nombre);
  return tituloDePartido(v, nombres);
}

/** «Ana – Luis, 21/11/2026 18:30» */
export function tituloDePartido(v: Valores, { jugador }: Pick<Nombres, 'jugador'>): string {
  const quienes = `${nombreDe(jugador, v.idJugador1)} – ${nombreDe(jugador, v.idJugador2)}`;
  return entreComillas(`${quienes}, ${fechaCorta(String(v.fecha))}`);
}

/** "Liga Social - 1ª División" says already that it is one. */
const conEtiqueta = (etiqueta: string, texto: string): string =>
  texto.toLowerCase().startsWith(`${etiqueta} `) ? texto : `${etiqueta} ${texto}`.trim();

/** "estado activa", "publicada". */
const dichoDe = (uno: Campo, valor: unknown, nombres: Nombres): string =>
  uno.alPasar ? uno.etiqueta : conEtiqueta(uno.etiqueta, mostrar(valor, uno, nombres));

/** "estado activa → inactiva", "marcador 6-4 6-3" of what was empty, "lo aplaza el club", "notificar: ahora sí". */
function pasoDe(uno: Campo, era: unknown, es: unknown, nombres: Nombres): string {
  const { etiqueta, clase, alPasar } = uno;
  if (alPasar) return alPasar[es ? 0 : 1];
  if (clase === 'siNo') return `${etiqueta}: ahora ${mostrar(es ?? false, uno, nombres)}`;
  const queda = mostrar(es, uno, nombres);
  return esVacio(era)
    ? conEtiqueta(etiqueta, queda)
    : `${conEtiqueta(etiqueta, mostrar(era, uno, nombres))} → ${queda}`;
}

/** "estado activa → inactiva" of a change, "estado activa" of what appears or goes; of hidden fields, that they changed. */
function detallesDe({ acto, entidad, datos }: LineaDeCambio, nombres: Nombres): string[] {
  const { antes, despues, ocultos } = datos;
  return camposDe(entidad).flatMap((uno) => {
    const { campo, etiqueta, enTitulo } = uno;
    if (ocultos.includes(campo)) return [`${etiqueta} ${cambiadoDe(etiqueta)}`];
    const [era, es] = [antes?.[campo], despues?.[campo]];
    if (acto === 'cambiar') return iguales(era, es) ? [] : [pasoDe(uno, era, es, nombres)];
    const valor = es ?? era;
    const seDice = !enTitulo && !esVacio(valor) && valor !== false;
    return seDice ? [dichoDe(uno, valor, nombres)] : [];
  });
}

/** What was there before and after, without saying of what; '' when that is all there is, null when nothing changed. */
export function detalleDeCambio(cambio: Cambio, nombres: Nombres): string | null {
  const linea = lineaDeCambio(cambio);
  return linea && detallesDe(linea, nombres).join('; ');
}

/** What somebody did to an entity, as one Spanish sentence with what was there before and after. */
export function fraseDeCambio(linea: LineaDeCambio, nombres: Nombres): string {
  const sujeto = `${ACCIONES[linea.acto]} ${COSAS[linea.entidad]} ${tituloDe(linea, nombres)}`;
  const detalles = detallesDe(linea, nombres);
  return detalles.length === 0 ? sujeto : `${sujeto}: ${detalles.join('; ')}`;
}

export const esDeJugador = ({ entidad, idEntidad, datos: { antes, despues } }: LineaDeCambio, id: number) =>
  (entidad === 'jugador' && idEntidad === id) ||
  camposDe(entidad).some(
    ({ campo, clase }) => clase === 'jugador' && (antes?.[campo] === id || despues?.[campo] === id),
  );

/** The line of a player without what tells who they are: only that it changed. */
export function sinPersonales(linea: LineaDeCambio): LineaDeCambio {
  const { antes, despues, ocultos } = linea.datos;
  const quitar = (valores: Valores | null) =>
    valores && Object.fromEntries(Object.entries(valores).filter(([campo]) => !esPersonal(campo)));
  const cambiados = PERSONALES.filter((campo) => !iguales(antes?.[campo], despues?.[campo]));
  const ademas = linea.acto === 'cambiar' ? cambiados : [];
  const datos = {
    antes: quitar(antes),
    despues: quitar(despues),
    ocultos: [...new Set([...ocultos, ...ademas])],
  };
  return { ...linea, datos };
}

const esPersonal = (campo: string): boolean => (PERSONALES as readonly string[]).includes(campo);

export const nombresEn = ({ datos: { antes, despues } }: LineaDeCambio): string[] =>
  [antes?.nombre, despues?.nombre].filter((nombre): nombre is string => typeof nombre === 'string');

type Dicha = { texto: string; acto: Acto | null; entidad: Entidad | null };

/**
 * What was done at once, in one sentence: the line that tells it as a whole when there is one ("Importa…"), or how
 * many things of each kind ("Crea 25 partidos y cambia 1 jugador"). Lines in the order they were written.
 */
export function resumenDeLineas(lineas: readonly Dicha[]): string {
  const entera = lineas.find(({ acto }) => acto === null);
  if (entera) return entera.texto;
  const clases = Map.groupBy(lineas, ({ acto, entidad }) => `${acto} ${entidad}`);
  const cuentas = [...clases.values()].map((suyas) => {
    const [{ acto, entidad }] = suyas as [Dicha];
    return `${ACCIONES[acto as Acto].toLowerCase()} ${contar(suyas.length, entidad as Entidad)}`;
  });
  return conMayuscula(enLista(cuentas));
}
