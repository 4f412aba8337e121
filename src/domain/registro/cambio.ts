import { fechaCorta } from '#domain/fecha-texto.ts';
import { type Marcador, SETS } from '#domain/partido/partido.ts';
import { CAMPOS, type Campo, type Entidad } from './campos.ts';
import { mensajes } from './mensajes.ts';
import { enUnaLinea, esVacio, mostrar, type Nombres, nombreDe } from './valor.ts';

/** An entity with the names of the API; what the log does not tell of is ignored. */
export type Valores = Readonly<Record<string, unknown>>;

/** One entity before and after: null before when it is created, null after when it is deleted. */
export type Cambio = { entidad: Entidad; antes: Valores | null; despues: Valores | null };

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

const completar = (entidad: Entidad, valores: Valores): Valores => ({
  ...valores,
  ...DERIVADOS[entidad]?.(valores),
});

const entreComillas = (texto: unknown): string => `«${enUnaLinea(String(texto))}»`;

/** What an entity is called between quotes: its name, its players and moment, its key. */
export function tituloDe(entidad: Entidad, v: Valores, { jugador }: Nombres): string {
  if (entidad === 'configuracion') return entreComillas(v.clave);
  if (entidad === 'incidencia')
    return entreComillas(`${nombreDe(jugador, v.idJugador)}, ${fechaCorta(String(v.fecha))}`);
  if (entidad !== 'partido') return entreComillas(v.nombre);
  const quienes = `${nombreDe(jugador, v.idJugador1)} – ${nombreDe(jugador, v.idJugador2)}`;
  return entreComillas(`${quienes}, ${fechaCorta(String(v.fecha))}`);
}

const iguales = (a: unknown, b: unknown): boolean =>
  (esVacio(a) && esVacio(b)) || JSON.stringify(a) === JSON.stringify(b);

/** "estado activa → inactiva"; of a hidden field, only that it changed. */
function diferencias(entidad: Entidad, antes: Valores, despues: Valores, nombres: Nombres): string[] {
  const cambiados = CAMPOS[entidad].filter(({ campo }) => !iguales(antes[campo], despues[campo]));
  return cambiados.map(({ campo, etiqueta, clase }) => {
    if (clase === 'oculto') return `${etiqueta} ${mensajes.cambiado}`;
    return `${etiqueta} ${mostrar(antes[campo], clase, nombres)} → ${mostrar(despues[campo], clase, nombres)}`;
  });
}

const seDice = ({ campo, clase, enTitulo }: Campo, valores: Valores): boolean =>
  !enTitulo && clase !== 'oculto' && !esVacio(valores[campo]) && valores[campo] !== false;

/** "estado activa": what an entity is when it appears or disappears. */
const datos = (entidad: Entidad, valores: Valores, nombres: Nombres): string[] =>
  CAMPOS[entidad]
    .filter((campo) => seDice(campo, valores))
    .map(({ campo, etiqueta, clase }) => `${etiqueta} ${mostrar(valores[campo], clase, nombres)}`);

/** What is told of a change: what was done, to what, and what was there before and after. */
type Dicho = { accion: keyof typeof mensajes.acciones; titulo: string; detalles: string[] };

function dichoDe({ entidad, ...cambio }: Cambio, nombres: Nombres): Dicho | null {
  const antes = cambio.antes && completar(entidad, cambio.antes);
  const despues = cambio.despues && completar(entidad, cambio.despues);
  if (antes && despues) {
    const detalles = diferencias(entidad, antes, despues, nombres);
    if (detalles.length === 0) return null;
    return { accion: 'cambiar', titulo: tituloDe(entidad, antes, nombres), detalles };
  }
  const unico = despues ?? antes;
  if (!unico) return null;
  const detalles = datos(entidad, unico, nombres);
  return { accion: despues ? 'crear' : 'borrar', titulo: tituloDe(entidad, unico, nombres), detalles };
}

const enumerar = ({ detalles }: Dicho): string => detalles.join('; ');

/** What was there before and after, without saying of what; '' when that is all there is, null when nothing changed. */
export function detalleDeCambio(cambio: Cambio, nombres: Nombres): string | null {
  const dicho = dichoDe(cambio, nombres);
  return dicho && enumerar(dicho);
}

/**
 * What somebody did to an entity, as one Spanish sentence with what was there before and after; null when
 * nothing changed. Names are the only personal data in it. docs/reglas/registro.md.
 */
export function fraseDeCambio(cambio: Cambio, nombres: Nombres): string | null {
  const dicho = dichoDe(cambio, nombres);
  if (dicho === null) return null;
  const sujeto = `${mensajes.acciones[dicho.accion]} ${mensajes.entidades[cambio.entidad]} ${dicho.titulo}`;
  return dicho.detalles.length === 0 ? sujeto : `${sujeto}: ${enumerar(dicho)}`;
}
