import type { Jugador } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { claveDePersona, llamadoDeHoja, losDosDeHoja, nombreDeHoja } from '#domain/hoja/persona.ts';
import { apellidoDe } from '#domain/persona/apellidos.ts';
import { claveDeNombre } from '#domain/texto.ts';
import { anotar } from '#server/db/registro/anotar.ts';
import type { TxFirmada } from '#server/db/registro/firma.ts';
import { crearJugador } from '#server/db/registro/jugador.ts';
import { type DatosJugador, insertarJugador, JUGADOR_NUEVO } from '#server/db/tables/jugador.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import {
  type Club,
  type Decidida,
  type DeDos,
  type Fila,
  mala,
  NADA,
  type Persona,
  vuelve,
} from './lectura.ts';

type Contexto = { club: Club; vistos: Map<string, number>; ligas: readonly LigaLeida[] };
type Dos<T> = [T, T];

/** The two that a row names: of a league by pairs, it has to. Null: it is of one person, or what is wrong is noted. */
function losDosDe(fila: Fila, liga: LigaLeida | null): Dos<string> | null {
  if (liga === null) return null;
  const { nombre = '', jugador1, jugador2 } = fila.celdas;
  const losDos: Dos<string> | null = jugador1 && jugador2 ? [jugador1, jugador2] : losDosDeHoja(nombre);
  if ((liga.modo === 'parejas') === (losDos !== null)) return losDos;
  const mensaje = losDos ? mensajes.soloIndividual(liga.nombre) : mensajes.soloParejas(liga.nombre);
  return fila.anadir(campoDe(fila), mensaje);
}

const campoDe = ({ celdas }: Fila): 'jugador1' | 'nombre' => (celdas.jugador1 ? 'jugador1' : 'nombre');

/** By its number a pair is not called otherwise: what each is called is changed in what is theirs. */
function mismaPareja(
  { club }: Contexto,
  fila: Fila,
  pareja: Jugador,
  escrito: { nombre: string; email: string | null; telefono: string | null },
): void {
  const enteros = club.parejas.get(pareja.id)?.nombres.join(' / ') ?? pareja.nombre;
  const seLlaman = [pareja.nombre, enteros].map(claveDePersona);
  if (!seLlaman.includes(claveDePersona(escrito.nombre))) fila.anadir('nombre', mensajes.deCadaUno);
  escrito.nombre = pareja.nombre;
  if (escrito.email || escrito.telefono)
    fila.anadir(escrito.email ? 'email' : 'telefono', mensajes.deCadaUno);
}

/** Whoever is called so, or has that surname; somebody new when nobody is. Null once it is noted that there are several. */
function quienEs(
  { club }: Contexto,
  fila: Fila,
  texto: string,
): (DeDos & { persona: string; nombre: string }) | null {
  const campo = campoDe(fila);
  const nombre = nombreDeHoja(texto);
  if (fila.de(campo, llamadoDeHoja(nombre)) === null) return null;
  const solos = [...club.jugadores.values()].filter(({ esPareja }) => !esPareja);
  const asi = solos.filter((uno) => claveDePersona(uno.nombre) === claveDePersona(nombre));
  const deApellido = solos.filter((uno) => claveDeNombre(apellidoDe(uno.nombre)) === claveDeNombre(nombre));
  const suyos = Map.groupBy(asi.length > 0 ? asi : deApellido, ({ id }) => club.personaDe.get(id));
  if (suyos.size > 1) return fila.anadir(campo, mensajes.hojaVarios(nombre));
  for (const [persona, [uno]] of suyos)
    if (uno) return { id: uno.id, persona: `persona ${persona}`, nombre: uno.nombre };
  return { nombre, persona: `nueva ${claveDePersona(nombre)}` };
}

const deLiga = ({ ligas }: Contexto, id: number | null): string =>
  ligas.find((una) => una.id === id)?.nombre ?? '';

/** Who is in that league already, as a pair of the club or of a row before. */
function yaEnLaLiga(
  { club, vistos }: Contexto,
  liga: LigaLeida,
  { persona, pareja }: { persona: string; pareja: number | null },
): string | null {
  const otra = [...club.parejas].find(
    ([id, { personas }]) =>
      id !== pareja &&
      club.plantillas.get(liga.id)?.has(id) &&
      personas.some((una) => persona === `persona ${una}`),
  );
  if (otra) return club.porId.get(otra[0])?.nombre ?? '';
  const linea = vistos.get(`${persona} en ${liga.id}`);
  return linea === undefined ? null : `fila ${linea}`;
}

type Leidos = Dos<DeDos & { persona: string; nombre: string }>;

function anotarRepetidos(
  contexto: Contexto,
  fila: Fila,
  liga: LigaLeida,
  [losDos, pareja]: [Leidos, number | null],
) {
  const campo = campoDe(fila);
  if (losDos[0].persona === losDos[1].persona) return fila.anadir(campo, mensajes.dosVecesEnLaPareja);
  for (const { persona, nombre } of losDos) {
    const como = yaEnLaLiga(contexto, liga, { persona, pareja });
    if (como !== null) fila.anadir(campo, mensajes.yaEstaEnLaLiga(nombre, { liga: liga.nombre, como }));
    contexto.vistos.set(`${persona} en ${liga.id}`, fila.linea);
  }
  return null;
}

/** The pair of the club that those two are, whoever is named first. */
const laQueEs = ({ club }: Contexto, [una, otra]: Leidos): Jugador | null => {
  const [id] =
    [...club.parejas].find(([, { personas }]) =>
      [una, otra].every(({ persona }) => personas.some((suya) => persona === `persona ${suya}`)),
    ) ?? [];
  return club.jugadores.get(id ?? 0) ?? null;
};

const sinIdentidad = ({
  id: _,
  version: __,
  reservado: ___,
  esPareja: ____,
  ...datos
}: Jugador): DatosJugador => datos;

const conocidaO = (uno: DeDos & { nombre: string }): DeDos =>
  'id' in uno ? { id: uno.id } : { nombre: uno.nombre };

function loQueHace(fila: Fila, liga: LigaLeida, [losDos, antes]: [Leidos, Jugador | null]): Persona {
  const [una, otra] = losDos;
  const nueva = { ...JUGADOR_NUEVO, nombre: una.nombre, disponibleAmistosos: false };
  return {
    linea: fila.linea,
    clave: `pareja ${una.persona} ${otra.persona}`,
    antes: antes && { id: antes.id, version: antes.version },
    datos: { ...(antes ? sinIdentidad(antes) : nueva), idLiga: liga.id },
    cambia: true,
    plantillas: vuelve(fila) ? [] : [liga.id],
    ...(antes === null && { losDos: [conocidaO(una), conocidaO(otra)] }),
  };
}

/** What a row of two people does: nothing, their pair goes to that league, or there is one pair more. */
function decidirPareja(
  contexto: Contexto,
  fila: Fila,
  liga: LigaLeida,
  textos: Dos<string>,
): Decidida<Persona> {
  const { linea, fallos, celdas } = fila;
  const titulo = textos.map((texto) => nombreDeHoja(texto)).join(' / ');
  const visto = { ...NADA, linea, titulo, fallos, que: 'igual' as const };
  const ya = contexto.club.porNombre
    .get(claveDePersona(titulo))
    ?.find(({ esPareja, idLiga }) => esPareja && idLiga === liga.id);
  if (ya) return { ...visto, idJugador: ya.id };
  const [una, otra] = textos.map((texto) => quienEs(contexto, fila, texto));
  if (!una || !otra) return mala(fila, titulo);
  const antes = laQueEs(contexto, [una, otra]);
  anotarRepetidos(contexto, fila, liga, [[una, otra], antes?.id ?? null]);
  if (fallos.length > 0) return mala(fila, titulo);
  if (antes?.idLiga === liga.id) return { ...visto, idJugador: antes.id };
  const avisos = celdas.telefono || celdas.email ? [mensajes.hojaDeCadaUno] : [];
  const hacer = loQueHace(fila, liga, [[una, otra], antes]);
  if (!antes) return { ...visto, que: 'nueva', avisos, detalle: liga.nombre, hacer };
  const detalle = `${deLiga(contexto, antes.idLiga) || 'sin liga'} → ${liga.nombre}`;
  return { ...visto, que: 'cambia', avisos, detalle, idJugador: antes.id, hacer };
}

type Leida = {
  liga: LigaLeida | null;
  numerado: Jugador | null;
  escrito: { nombre: string; email: string | null; telefono: string | null };
};

/** What a row of a pair does; null: it is of one person, or of a pair by its number, which is read as any other. */
export function siEsPareja(
  contexto: Contexto,
  fila: Fila,
  { liga, numerado, escrito }: Leida,
): Decidida<Persona> | null {
  if (numerado?.esPareja) mismaPareja(contexto, fila, numerado, escrito);
  if (numerado) return null;
  const losDos = losDosDe(fila, liga);
  return losDos && liga ? decidirPareja(contexto, fila, liga, losDos) : null;
}

/** Somebody, or a pair of whom is known or is new: the same new person in several pairs is one. */
export async function crearDeHoja(
  tx: TxFirmada,
  datos: DatosJugador,
  losDos: Persona['losDos'],
  creados: Map<string, number>,
): Promise<Jugador> {
  if (!losDos) return insertarJugador(tx, datos);
  const ids: number[] = [];
  for (const uno of losDos) {
    if ('id' in uno) {
      ids.push(uno.id);
      continue;
    }
    const clave = claveDePersona(uno.nombre);
    const hecho = creados.get(clave);
    const nueva =
      hecho === undefined
        ? await insertarJugador(tx, { ...JUGADOR_NUEVO, nombre: uno.nombre, idLiga: null })
        : null;
    if (nueva) await anotar(tx, { entidad: 'jugador', antes: null, despues: nueva });
    creados.set(clave, hecho ?? nueva?.id ?? 0);
    ids.push(hecho ?? nueva?.id ?? 0);
  }
  return crearJugador(tx, datos, { mismaPersonaQue: ids[0], parejaDe: ids[1] });
}
